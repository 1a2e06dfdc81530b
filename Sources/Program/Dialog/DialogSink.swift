// Where the results of dialog's boxes go. Each is written as soon as its box has ended, since a script may read them one by
// one; only on the terminal, where a box still stands, they wait until it is gone.

import Options
import Terminal
import Screens

/// The place for all results of one line.
final class DialogSink {
  private let file: OutputFile?
  /// Whether results would be written on the screen that boxes stand on.
  private let isTerminal: Bool
  private var waiting: [UInt8] = []

  /// The place that a line or a name has.
  ///
  /// - Throws: a descriptor that is not open for writing.
  init(_ output: DialogOutput, _ personality: Personality) throws(Failure) {
    let number: Int32
    switch (output, personality.results) {
    case (.standardOutput, _): number = 1
    case (.standardError, _), (.usual, .standardError): number = 2
    case (.descriptor(let descriptor), _): number = descriptor
    case (.usual, .standardOutputUnlessSeen):
      number = CurrentProcess.isTerminal(1) && !CurrentProcess.isTerminal(2) ? 2 : 1
    }
    isTerminal = CurrentProcess.isTerminal(number)
    do throws(FileError) {
      file = try OutputFile(descriptor: number, name: Array("descriptor \(number)".utf8))
    } catch {
      // Closed standard streams matter only when there is something to write.
      guard (1...2).contains(number) else {
        throw Failure(
          "cannot open output-fd \(number): it is not open for writing",
          status: Failure.inputOutput)
      }
      file = nil
    }
  }

  /// Writes a result, now or when the screen is free.
  ///
  /// - Throws: a place that is closed or full.
  func write(_ bytes: [UInt8]) throws(Failure) {
    if bytes.isEmpty { return }
    if isTerminal { waiting += bytes } else { try send(bytes) }
  }

  /// Writes what has waited for the screen to be free.
  ///
  /// - Throws: a place that is closed or full.
  func flush() throws(Failure) {
    let bytes = waiting
    waiting = []
    if !bytes.isEmpty { try send(bytes) }
  }

  private func send(_ bytes: [UInt8]) throws(Failure) {
    guard let file else {
      throw Failure("cannot write the result: it is closed", status: Failure.inputOutput)
    }
    do throws(FileError) {
      try file.write(bytes)
    } catch {
      // Whoever reads has seen enough; other programs die silently then.
      if error.errno == .brokenPipe { throw Failure("", status: Failure.inputOutput) }
      throw Failure(error)
    }
  }
}
