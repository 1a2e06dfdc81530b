// `--progress` from its request to the exit code.

import Controls
import Drawing
import Options
import Screens
import Terminal
import Text
import Values

struct ProgressCommand {
  let request: BoxRequest
  let environment: ProgramEnvironment

  private var settings: Settings { request.settings }
  private var builder: BoxBuilder { BoxBuilder(request, in: environment) }

  func run() throws(Failure) -> Int32 {
    guard !CurrentProcess.isTerminal(0) else {
      throw Failure(
        "\(request.name) reads standard input, which is the terminal; write make | toast --progress",
        status: ExitCode.usage)
    }
    do throws(FileError) {
      try Files.checkReadable(0, name: Array("standard input".utf8))
    } catch {
      throw Failure(error)
    }
    let passage = try passage()
    let sink = try AnswerSink(
      settings.pipesWithoutOutput ? .descriptor(2) : settings.output, in: environment)
    let terminal = try environment.terminal(settings)
    let ending: Ending
    if let terminal, !environment.asksInLines(settings, on: terminal) {
      ending = try draw(on: terminal, passage)
    } else {
      let message = try Message(request, rules: builder.rules)
      let title = [message.title, message.text].first { !$0.isEmpty }?.visible ?? ""
      try ProgressLines(environment: environment, passage: passage).run(title)
      ending = .shown
    }
    if let failure = passage?.failure { throw failure }
    let answer = Answer(ending, of: request)
    if !settings.progress.pipes || settings.output != .standardOutput {
      try sink.write(answer.text(for: request, isSeen: sink.isTerminal))
    }
    return answer.code
  }

  private func passage() throws(Failure) -> Passage? {
    guard settings.progress.pipes else { return nil }
    if CurrentProcess.isTerminal(1) {
      throw Failure(
        "--pipe writes what it reads to standard output, which is the terminal",
        status: ExitCode.usage)
    }
    do throws(FileError) {
      return Passage(
        into: try OutputFile(descriptor: 1, name: Array("standard output".utf8)),
        total: settings.progress.total)
    } catch {
      throw Failure(error)
    }
  }

  // MARK: Drawn

  private func draw(on terminal: TTY, _ passage: Passage?) throws(Failure) -> Ending {
    _ = terminal.acquireLock()
    let builder = builder
    let message = try Message(request, rules: builder.rules)
    let moves = environment.kind.moves(environment.variables)
    let form = builder.form(
      message,
      [
        FormItem(ProgressBox.bar, ProgressBar(0, rules: builder.rules)),
        FormItem(ProgressBox.tasks, TaskRows(rules: builder.rules, moves: moves)),
      ], usualColumns: 50)
    var box = ProgressBox(
      form, reading: .own, from: Source(descriptor: 0), isInteractive: true,
      display: { DisplayText(sanitizing: $0, lines: .single, rules: builder.rules) },
      passing: passage.map { passage in { passage.take($0, at: Clock.now()) } })
    box.words = passage.map { passage in { passage.words(at: Clock.now()) } }
    let drawn = DrawnBox(builder: builder, terminal: terminal)
    let ending = try drawn.show(&box)
    let last = passage?.words(at: Clock.now()) ?? box.percentage.map { "\(Int($0)) %" } ?? ""
    try drawn.keep(box.form, ending, shown: DisplayText(last, rules: builder.rules))
    return ending
  }
}

extension Settings {
  /// Whether standard output has the data, so that an answer needs another place.
  fileprivate var pipesWithoutOutput: Bool { progress.pipes && output == .standardOutput }
}
