// A toast from its line to its exit code: one that waits for a key reports how it ended, one that does not only shows itself.

import Controls
import Options
import Screens
import Toasts

struct ToastAnswer {
  let request: BoxRequest
  let environment: ProgramEnvironment

  private var settings: Settings { request.settings }
  private var command: ToastCommand { ToastCommand(request: request, environment: environment) }

  /// Shows the toast and writes down how it ended; returns the exit code.
  func run() throws(Failure) -> Int32 {
    if !request.isWaitingToast, settings.format == .text {
      try command.run()
      return 0
    }
    let sink = try AnswerSink(settings.output)
    let answer = try answer()
    try sink.write(answer.text(for: request, isSeen: sink.isTerminal))
    return answer.code
  }

  private func answer() throws(Failure) -> Answer {
    guard request.isWaitingToast else {
      try command.run()
      return Answer(.shown, of: request)
    }
    let terminal = try environment.terminal(settings)
    if !settings.buttons.isEmpty {
      let prepared = try PreparedAnswers.ending(
        for: request, canAsk: terminal != nil, variables: environment.variables)
      if let prepared { return Answer(prepared, of: request) }
    }
    guard let ending = try command.ending(on: terminal) else { return .replaced }
    return Answer(ending, of: request)
  }
}
