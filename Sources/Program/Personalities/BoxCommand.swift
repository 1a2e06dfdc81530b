// A box or toast of toast's own from its request to the exit code.

import Controls
import Drawing
import Options
import Terminal
import Text
import Values
import Screens
import Toasts

struct BoxCommand {
  let request: BoxRequest
  let environment: ProgramEnvironment

  private var toast: ToastCommand { ToastCommand(request: request, environment: environment) }

  /// Asks or shows, writes the answer, and returns the exit code.
  func run() throws(Failure) -> Int32 {
    let isToast = request.kind == .toast
    if isToast, !request.isWaitingToast, request.settings.format == .text {
      try toast.run()
      return 0
    }
    let sink = try AnswerSink(request.settings.output, in: environment)
    let answer = isToast ? try toastAnswer() : try boxAnswer()
    try sink.write(answer.text(for: request, isSeen: sink.isTerminal))
    return answer.code
  }

  private func toastAnswer() throws(Failure) -> Answer {
    guard request.isWaitingToast else {
      try toast.run()
      return Answer(.shown, of: request)
    }
    let terminal = try environment.terminal(request.settings)
    if !request.settings.buttons.isEmpty {
      let prepared = try PreparedAnswers.ending(
        for: request, canAsk: terminal != nil, variables: environment.variables)
      if let prepared { return Answer(prepared, of: request) }
    }
    return try toast.ending(on: terminal).map { Answer($0, of: request) } ?? .replaced
  }

  private func boxAnswer() throws(Failure) -> Answer {
    guard let recipe = OwnRecipe.of(request.kind) else { return .empty }
    let value = try recipe.value?(request, environment)
    if let shortage = value?.shortage { return empty(shortage) }
    let question = OwnQuestion(
      builder: BoxBuilder(request, in: environment), recipe: recipe, value: value)
    let terminal = try environment.terminal(request.settings)
    let reply = try Ask.reply(to: question, on: terminal)
    if let notice = value?.notice { complain(notice) }
    // Only a list that was open before it had all its rows ends so.
    if reply.ending == .shown { return empty(value?.shortage) }
    return Answer(reply.ending, of: request, values: reply.values)
  }

  /// The answer of a box that has nothing to choose from, of which it is said why.
  private func empty(_ reason: String?) -> Answer {
    if let reason { complain(reason) }
    return .empty
  }

  private func complain(_ words: String) {
    StandardDescriptors.complain(environment.line("toast: \(request.name): \(words)") + [10])
  }
}

private struct OwnQuestion: Question {
  let builder: BoxBuilder
  let recipe: OwnRecipe
  let value: (any AskedValue)?

  private var request: BoxRequest { builder.request }
  private var settings: Settings { builder.settings }
  private var environment: ProgramEnvironment { builder.environment }

  // MARK: Without a person

  func replyAhead(canAsk: Bool) throws(Failure) -> Reply? {
    let variables = environment.variables
    guard let value else {
      return try PreparedAnswers.ending(for: request, canAsk: canAsk, variables: variables).map {
        Reply($0)
      }
    }
    let given = try PreparedAnswers.given(for: request, canAsk: canAsk, variables: variables)
    let values: [[UInt8]]?
    do throws(Failure) {
      values =
        if let given { try value.values(of: given.answers, from: given.place) } else {
          value.onlyValues
        }
    } catch {
      throw error.about(request)
    }
    return values.map { Reply(.button(builder.takingButton ?? .custom("")), values: $0) }
  }

  func replyWithoutTerminal() throws(Failure) -> Reply {
    let message = try Message(request, rules: builder.rules)
    let usual = Ending.button(settings.timeoutAnswer ?? settings.buttons[builder.focus].name)
    if recipe.onlyTells, settings.buttons.count == 1 {
      if settings.verbosity != .never {
        PlainLines.write(message, settings.severity, in: environment)
      }
      return Reply(usual)
    }
    guard settings.assumesDefault else { throw nobodyToAsk }
    do throws(Failure) {
      return Reply(usual, values: try value?.defaultValues())
    } catch {
      throw error.about(request)
    }
  }

  /// That nobody can be asked, and what can be done about it.
  private var nobodyToAsk: Failure {
    var reason =
      environment.mayAsk
      ? "there is no terminal to ask on" : "TOAST_INTERACTIVE=0 forbids asking"
    if recipe.isSecret {
      let way = environment.mayAsk ? "name a terminal with --tty DEVICE" : "unset that"
      return Failure(
        "\(request.name): \(reason), and a password is taken from no option, file or standard input; "
          + "\(way), or let the script get the password without toast", status: Failure.noTerminal)
    }
    let answer = recipe.answerWord
    if let file = environment.variables("TOAST_ANSWERS"), !file.isEmpty {
      reason += ", and \(file) has no line \(settings.id ?? request.kind.rawValue)=\(answer)"
    }
    return Failure(
      "\(request.name): \(reason); give the answer with --answer \(answer) or in a file named by "
        + "TOAST_ANSWERS, or allow the default with --assume-default", status: Failure.noTerminal)
  }

  // MARK: With a person

  func prompt() throws(Failure) -> FormPrompt {
    let message = try Message(request, rules: builder.rules)
    let form = builder.form(message, value?.items(builder) ?? [], usualColumns: recipe.usualColumns)
    return FormPrompt(
      form: form, spoken: { message.spoken(settings.severity, environment.words) },
      timeout: settings.timeout, timeoutAnswer: settings.timeoutAnswer, environment: environment)
  }

  func isAskedInLines(on terminal: TTY) -> Bool {
    environment.asksInLines(settings, on: terminal)
  }

  func show(_ form: inout Form, on terminal: TTY) throws(Failure) -> Ending {
    let drawn = DrawnBox(builder: builder, terminal: terminal)
    let ending = try drawn.show(&form)
    if let failure = value?.failure { throw failure }
    try drawn.keep(form, ending)
    return ending
  }
}
