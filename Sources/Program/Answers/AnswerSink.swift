// Where an answer goes. Opened before the box, so that a place that cannot be written to is told
// before anybody has answered; written once; closing is checked, because a full disk may show only
// then.

package import Options
import Terminal
package import Screens

/// The place for one answer.
package struct AnswerSink {
  private let file: OutputFile?
  /// Whether the person sees what is written there anyway.
  package let isTerminal: Bool

  /// Opens the place; a file that is there already is emptied.
  ///
  /// - Throws: a file or descriptor that cannot be written to.
  package init(_ target: OutputTarget) throws(Failure) {
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

  /// Writes the answer and closes the place; nothing to write is no error on a closed one.
  ///
  /// - Throws: a place that is closed or full.
  package func write(_ bytes: [UInt8]) throws(Failure) {
    guard let file else {
      if bytes.isEmpty { return }
      throw Failure(
        "cannot write the answer: standard output is closed", status: Failure.inputOutput)
    }
    do throws(FileError) {
      if !bytes.isEmpty { try file.write(bytes) }
      try file.close()
    } catch {
      // Whoever reads has seen enough; other programs die silently then.
      if error.errno == .brokenPipe { throw Failure("", status: Failure.inputOutput) }
      throw Failure(error)
    }
  }
}
