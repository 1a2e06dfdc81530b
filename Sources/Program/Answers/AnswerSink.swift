// Where an answer goes. Opened before the box, so that a place that cannot be written to is told before anybody has
// answered; written once; closing is checked, because a full disk may show only then. Bytes pass unchanged, except on a
// terminal, which would act on some of them.

package import Options
import Terminal
package import Screens

package struct AnswerSink {
  private let environment: ProgramEnvironment
  private let file: OutputFile?
  private let complaint: String

  /// Opens the place; a file that is there already is emptied; fails for a file or descriptor that cannot be written to.
  package init(_ target: OutputTarget, in environment: ProgramEnvironment) throws(Failure) {
    self.environment = environment
    complaint = "cannot write the answer: standard output is closed"
    do throws(FileError) {
      switch target {
      case .standardOutput:
        // A closed standard output matters only when there is something to write.
        file = try? OutputFile(descriptor: 1, name: Array("standard output".utf8))
      case .file(let path):
        file = try OutputFile(path)
      case .descriptor(let number):
        file = try OutputFile(descriptor: number, name: Array("fd:\(number)".utf8))
      }
    } catch {
      throw Failure(error)
    }
  }

  /// The place for the results of dialog's boxes, a descriptor, which may be closed.
  init(results number: Int32, in environment: ProgramEnvironment) {
    self.environment = environment
    complaint = "cannot write the result: it is closed"
    file = try? OutputFile(descriptor: number, name: Array("descriptor \(number)".utf8))
  }

  var isOpen: Bool { file != nil }
  /// Whether the person sees what is written there anyway.
  var isTerminal: Bool { file?.isTerminal ?? false }

  /// Writes to standard output.
  static func print(_ bytes: [UInt8], in environment: ProgramEnvironment) throws(Failure) {
    try AnswerSink(.standardOutput, in: environment).write(bytes)
  }
  static func print(_ text: String, in environment: ProgramEnvironment) throws(Failure) {
    try print(Array(text.utf8), in: environment)
  }

  /// Writes the answer and closes the place; nothing to write is no error on a closed one; fails for a full one.
  package func write(_ bytes: [UInt8]) throws(Failure) { try send(bytes, closing: true) }

  /// Writes a part of the answer; nothing to write is no error on a closed place.
  func send(_ bytes: [UInt8], closing closes: Bool = false) throws(Failure) {
    guard let file else {
      if bytes.isEmpty { return }
      throw Failure(complaint, status: Failure.inputOutput)
    }
    do throws(FileError) {
      if !bytes.isEmpty { try file.write(isTerminal ? environment.shown(bytes) : bytes) }
      if closes { try file.close() }
    } catch {
      // Whoever reads has seen enough; other programs die silently then.
      if error.errno == .brokenPipe { throw Failure("", status: Failure.inputOutput) }
      throw Failure(error)
    }
  }
}
