// A line in dialog's grammar from words to exit code.

import Options
import Terminal
import Screens

struct DialogCommand {
  let personality: Personality
  /// The value of DIALOGOPTS.
  let defaults: [UInt8]?
  let environment: ProgramEnvironment

  /// Carries out the words behind the name of the program, and says what went wrong; returns the exit code.
  func run(_ words: [[UInt8]]) -> Int32 {
    let codes = DialogCodes(variables: environment.variables)
    do throws(Failure) {
      let configuration = DialogResource.configured(by: environment.variables)
      var settings = DialogSettings()
      configuration?.apply(to: &settings)
      switch try request(words, settings) {
      // Under our own name a lone word is a mistake, not a question.
      case .usage where personality.suggestsOwnBoxes && !words.contains(Array("--help".utf8)):
        throw Failure("the words of the box are missing", status: 255)
      case .usage: try AnswerSink.print(DialogHelp.text, in: environment)
      case .version: try AnswerSink.print("Version: \(DialogHelp.version)\n", in: environment)
      case .createRC(let file):
        try AnswerSink(.file(file), in: environment).write(Array(DialogResource.template.utf8))
      case .run(let line):
        configuration?.warnings.forEach(complain)
        let forms = DialogForms(environment, configuration)
        return try DialogSession(line, personality, forms, codes).run()
      }
      return codes.code(.ok)
    } catch {
      let hint = personality.suggestsOwnBoxes ? Self.grammar(of: words) : ""
      if !error.message.isEmpty { complain(error.message + hint) }
      return codes.error
    }
  }

  private func complain(_ message: String) {
    StandardDescriptors.complain(environment.line("\(personality.name): \(message)") + [10])
  }

  private func request(
    _ words: [[UInt8]], _ settings: DialogSettings
  ) throws(Failure) -> DialogRequest {
    do throws(UsageError) {
      return try DialogRequest(
        parsing: words, program: personality.name, defaults: defaults, settings: settings,
        showing: { StandardDescriptors.complain($0) }, reading: Self.read)
    } catch {
      throw Failure(error)
    }
  }

  /// How the line was read and why, and the box of our own for the same purpose: for those who guessed the name of a box.
  private static func grammar(of words: [[UInt8]]) -> String {
    guard let word = DialogRequest.tellingWord(in: words) else { return "" }
    let own = DialogBoxKind.named(word).flatMap { DialogBoxEntry.of($0).ownBox }
    return " (read as a line of dialog because of \(word.inComplaint)"
      + (own.map { "; toast's own box for that is --\($0.rawValue)" } ?? "") + ")"
  }

  /// Gives a file in pieces; `&5` is descriptor 5.
  private static func read(
    _ name: [UInt8], _ take: (ArraySlice<UInt8>) -> Void
  ) throws(UsageError) {
    do throws(FileError) {
      try Files.forEachPiece(of: name, take)
    } catch {
      throw UsageError("Cannot open --file \(name.inComplaint): \(error.errno.text)", status: 255)
    }
  }
}
