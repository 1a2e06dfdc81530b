// How far something is as lines on standard error, for where nothing can be drawn: one for every ten percent and for each task
// that has ended.

import Controls
import Screens
import Terminal

struct ProgressLines {
  let environment: ProgramEnvironment
  var grammar = ProgressReader.Grammar.own
  var passage: Passage?

  /// Reads standard input to its end; fails where that cannot be read.
  func run(_ title: String) throws(Failure) {
    var (title, told) = (title, -1)
    var reader = ProgressReader(grammar)
    while true {
      let bytes = try read()
      let updates =
        if let passage { passage.take(bytes, at: Clock.now()).map { [$0] } ?? [] } else {
          bytes.isEmpty ? reader.finish() : reader.take(bytes)
        }
      for update in updates {
        switch update {
        case .percentage(let percentage) where Int(percentage) / 10 != told:
          told = Int(percentage) / 10
          say("\(title.isEmpty ? "" : title + ": ")\(told * 10) %")
        case .text(let text): title = String(decoding: text, as: UTF8.self)
        case .task(let name, let state?, _, let text) where state != .run && state != .wait:
          say("\(state.rawValue): \(String(decoding: text ?? name, as: UTF8.self))")
        default: break
        }
      }
      if bytes.isEmpty { return }
    }
  }

  private func read() throws(Failure) -> [UInt8] {
    do throws(FileError) {
      return try Files.readSome(0, name: Array("standard input".utf8))
    } catch {
      throw Failure(error)
    }
  }

  private func say(_ line: String) {
    StandardDescriptors.complain(environment.line(line) + [0x0A])
  }
}
