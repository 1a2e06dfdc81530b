// A line in dialog's grammar from words to exit code.

import Options
import Terminal
import Text

/// The carrying out of one line.
struct DialogCommand {
  /// Under which name we were called.
  let personality: Personality
  /// The value of DIALOGOPTS.
  let defaults: [UInt8]?
  /// Where the program runs.
  let surroundings: Surroundings

  /// Carries out the words behind the name of the program, and says what went wrong.
  ///
  /// - Returns: the exit code.
  func run(_ words: [[UInt8]]) -> Int32 {
    let codes = DialogCodes(variables: surroundings.variables)
    do throws(Failure) {
      switch try request(words) {
      case .usage: try print(DialogHelp.text)
      case .version: try print("Version: \(DialogHelp.version)\n")
      case .createRC:
        throw Failure("--create-rc is not built in", status: Failure.inputOutput)
      case .run(let line):
        return try DialogSession(line, personality, surroundings, codes).run()
      }
      return codes.code(.ok)
    } catch {
      if !error.message.isEmpty {
        StandardDescriptors.complain(
          surroundings.line("\(personality.name): \(error.message)") + [10])
      }
      return codes.error
    }
  }

  private func request(_ words: [[UInt8]]) throws(Failure) -> DialogRequest {
    do throws(UsageError) {
      return try DialogRequest(
        parsing: words, program: personality.name, defaults: defaults,
        showing: { StandardDescriptors.complain($0) }, reading: Self.read)
    } catch {
      throw Failure(error)
    }
  }

  /// Gives a file in pieces; `&5` is descriptor 5.
  private static func read(
    _ name: [UInt8], _ take: (ArraySlice<UInt8>) -> Void
  ) throws(UsageError) {
    do throws(FileError) {
      try Files.forEachPiece(of: name, take)
    } catch {
      throw UsageError("--file: \(error.message)", status: 255)
    }
  }

  private func print(_ text: String) throws(Failure) {
    try AnswerSink(.standardOutput).write(Array(text.utf8))
  }
}
