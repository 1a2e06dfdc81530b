// A toast from its line to its exit code: one that waits for a key reports how it ended, one that does not only shows itself.

import Boxes
import Drawing
import Input
import Options
import Terminal
import Text

/// One toast whose ending may be reported.
struct ToastAnswer {
  /// What is to be shown.
  let request: BoxRequest
  /// Where it is to be shown.
  let environment: ProgramEnvironment

  private var settings: Settings { request.settings }

  /// Shows the toast and writes down how it ended.
  ///
  /// - Returns: the exit code.
  func run() throws(Failure) -> Int32 {
    guard request.isWaitingToast || settings.format != .text else {
      return try ToastCommand(request: request, environment: environment).run()
    }
    let sink = try AnswerSink(settings.output)
    let answer = try answer()
    try sink.write(answer.text(for: request, isSeen: sink.isTerminal))
    return answer.code
  }

  private func answer() throws(Failure) -> Answer {
    guard request.isWaitingToast else {
      _ = try ToastCommand(request: request, environment: environment).run()
      return Answer(.shown, of: request)
    }
    let terminal = try environment.terminal(settings)
    if !settings.buttons.isEmpty {
      let prepared = try PreparedAnswers.ending(
        for: request, canAsk: terminal != nil, variables: environment.variables)
      if let prepared { return Answer(prepared, of: request) }
    }
    let keys = terminal.map(monitor)
    let attention = keys.map { ToastAttention($0) }
    let code = try ToastCommand(
      request: request, environment: environment, attention: attention, terminal: terminal
    ).run()
    if code == ToastCommand.replaced { return .replaced }
    if let ending = attention?.ending { return Answer(ending, of: request) }
    return Answer(try endingWithoutPicture(keys), of: request)
  }

  private func monitor(of terminal: TTY) -> KeyMonitor {
    let parts = BoxBuilder(request, in: environment).toastParts
    return KeyMonitor(
      terminal, keys: parts.actions.compactMap { $0.key.map { UInt8(ascii: $0) } },
      takesAny: parts.endsAtAnyKey, delay: environment.kind.escapeDelay(environment.variables))
  }

  /// How a toast ends of which there is a line or nothing to be seen: by a key, in its time.
  private func endingWithoutPicture(_ keys: KeyMonitor?) throws(Failure) -> Ending {
    let builder = BoxBuilder(request, in: environment)
    let message = try Message(request, rules: builder.rules)
    if message.isEmpty { return .shown }
    guard let keys, (try? Signals.install()) != nil else { return .timeout }
    let parts = builder.toastParts
    let end = Clock.now() + builder.rest(for: message)
    keys.begin(besideOutput: true)
    defer { keys.pause() }
    while !keys.isDeaf, Clock.now() < end {
      let until = min(end, keys.deadline ?? end)
      let wakeup = EventWait.wait(readable: keys.descriptors, until: until)
      if let signal = wakeup.signals.endings.first {
        keys.pause()
        JobControl.die(by: signal)
      }
      for case .input(.key(let key)) in keys.events(after: wakeup) {
        if case .done(let ending) = parts.step(for: key) { return ending }
      }
    }
    return .timeout
  }
}
