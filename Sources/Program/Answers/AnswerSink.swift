// Where an answer goes. Opened before the box, so that a place that cannot be written to is told before anybody has
// answered; written once; closing is checked, because a full disk may show only then.

package import Options
import Terminal
package import Screens

package struct AnswerSink {
  private let file: OutputFile?
  /// Whether the person sees what is written there anyway.
  package let isTerminal: Bool
  private let complaint: String

  /// Opens the place; a file that is there already is emptied; fails for a file or descriptor that cannot be written to.
  package init(_ target: OutputTarget) throws(Failure) {
    complaint = "cannot write the answer: standard output is closed"
    do throws(FileError) {
      switch target {
      case .standardOutput:
        // A closed standard output matters only when there is something to write.
        file = try? OutputFile(descriptor: 1, name: Array("standard output".utf8))
        isTerminal = CurrentProcess.isTerminal(1)
      case .file(let path):
        file = try OutputFile(path)
        isTerminal = false
      case .descriptor(let number):
        file = try OutputFile(descriptor: number, name: Array("fd:\(number)".utf8))
        isTerminal = false
      }
    } catch {
      throw Failure(error)
    }
  }

  /// The place for the results of dialog's boxes, a descriptor, which may be closed.
  init(results number: Int32) {
    complaint = "cannot write the result: it is closed"
    file = try? OutputFile(descriptor: number, name: Array("descriptor \(number)".utf8))
    isTerminal = CurrentProcess.isTerminal(number)
  }

  var isOpen: Bool { file != nil }

  /// Writes to standard output.
  static func print(_ bytes: [UInt8]) throws(Failure) {
    try AnswerSink(.standardOutput).write(bytes)
  }
  static func print(_ text: String) throws(Failure) { try print(Array(text.utf8)) }

  /// Writes the answer and closes the place; nothing to write is no error on a closed one; fails for a full one.
  package func write(_ bytes: [UInt8]) throws(Failure) { try send(bytes, closing: true) }

  /// Writes a part of the answer; nothing to write is no error on a closed place.
  func send(_ bytes: [UInt8], closing closes: Bool = false) throws(Failure) {
    guard let file else {
      if bytes.isEmpty { return }
      throw Failure(complaint, status: Failure.inputOutput)
    }
    do throws(FileError) {
      if !bytes.isEmpty { try file.write(bytes) }
      if closes { try file.close() }
    } catch {
      // Whoever reads has seen enough; other programs die silently then.
      if error.errno == .brokenPipe { throw Failure("", status: Failure.inputOutput) }
      throw Failure(error)
    }
  }
}
