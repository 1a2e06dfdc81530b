// From words to exit code: the one place that knows the order of things.

import Layout
import Options
import Terminal
import Text
import Screens
import Toasts

package enum Toast {
  package static func main() -> Never {
    StandardDescriptors.openMissing()
    Signals.ignoreFailedWrites()
    let environment = ProgramEnvironment(variables: Environment.text)
    do throws(Failure) {
      let (personality, words) = try personality()
      if personality.grammar == .dialog || DialogRequest.tellingWord(in: words) != nil {
        let command = DialogCommand(
          personality: personality, defaults: Environment.bytes("DIALOGOPTS"),
          environment: environment)
        CurrentProcess.exit(command.run(words))
      }
      CurrentProcess.exit(try run(words, Environment.bytes("TOAST_OPTIONS"), environment))
    } catch {
      if !error.message.isEmpty {
        StandardDescriptors.complain(environment.line("toast: \(error.message)") + [10])
      }
      CurrentProcess.exit(error.status)
    }
  }

  /// Under which name we were called, and the words that are left.
  private static func personality() throws(Failure) -> (Personality, [[UInt8]]) {
    do throws(UsageError) {
      return try Personality.of(Arguments.all())
    } catch {
      throw Failure(error)
    }
  }

  private static var missingWords: Failure {
    let hint = CurrentProcess.isTerminal(0) ? "" : "; --text-file - takes it from standard input"
    return Failure(
      "there is no message, as in toast \"Saved\"\(hint); toast --help tells what there is",
      status: ExitCode.usage)
  }

  private static func run(
    _ words: [[UInt8]], _ defaults: [UInt8]?, _ environment: ProgramEnvironment
  ) throws(Failure) -> Int32 {
    let request: Request
    do throws(UsageError) {
      request = try Request(parsing: words, defaults: defaults)
    } catch {
      throw Failure(error)
    }
    switch request {
    case .nothing: throw missingWords
    case .box(let box) where box.lacksWords: throw missingWords
    case .box(let box) where box.kind == .run:
      return try RunCommand(request: box, environment: environment).run()
    case .box(let box) where box.kind == .progress:
      return try ProgressCommand(request: box, environment: environment).run()
    case .box(let box) where box.kind == .layout:
      return try LayoutCommand(request: box, environment: environment).run()
    case .box(let box): return try BoxCommand(request: box, environment: environment).run()
    case .help(let kind): try AnswerSink.print(Help.text(for: kind), in: environment)
    case .version: try AnswerSink.print("toast \(Version.number)\n", in: environment)
    case .manPage(.toast): try AnswerSink.print(ManPage.text(), in: environment)
    case .manPage(.layout): try AnswerSink.print(LayoutManual.text(), in: environment)
    case .schema: try AnswerSink.print(LayoutSchema.text, in: environment)
    case .completions(let shell):
      try AnswerSink.print(Completions.script(for: shell), in: environment)
    case .doctor(let settings):
      let doctor = Doctor(settings: settings, environment: environment)
      try AnswerSink.print(
        try doctor.report().flatMap { environment.line($0) + [10] }, in: environment)
    case .close(let id, let settings): try QueueClosing.close(id, settings, in: environment)
    case .history(let settings):
      let text = try History.text(settings, in: environment)
      try AnswerSink.print(text, in: environment)
      if text.isEmpty { History.explainThatNothingIsKept(in: environment) }
    case .shellHook(let shell, let settings):
      try AnswerSink.print(try ShellHook.script(shell, settings, in: environment), in: environment)
    case .flush(let settings): try ShellHook.flush(settings, in: environment)
    case .reset(let settings): try TerminalReset.run(settings, in: environment)
    }
    return 0
  }
}
