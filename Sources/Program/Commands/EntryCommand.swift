// Asking for a text or a password, by the best means there is: a prepared answer, a drawn field, a prompt of lines, the
// default, or an error that says what to do.

import Boxes
import Drawing
import Options
import Terminal
import Text
import Values
import Screens

/// One text from request to answer.
struct EntryCommand {
  /// What all boxes have in common.
  let asking: BoxCommand

  private var request: BoxRequest { asking.request }
  private var settings: Settings { asking.request.settings }

  /// The answer, by whatever means.
  func answer() throws(Failure) -> Answer {
    let environment = asking.environment
    let isUTF8 = environment.kind.encoding(environment.variables) == .utf8
    let check = try EntryCheck(settings.entry, isUTF8: isUTF8)
    let terminal = try environment.terminal(settings)
    let given = try PreparedAnswers.given(
      for: request, canAsk: terminal != nil, variables: environment.variables)
    if let given, let text = given.answers.last {
      return try checked(text, check, given.place, button: asking.takingButton?.text ?? "")
    }
    let builder = BoxBuilder(request, in: environment)
    let message = try Message(request, rules: builder.rules)
    guard let terminal else {
      guard settings.assumesDefault else { throw asking.nobodyToAsk(answer: "TEXT") }
      let button = settings.timeoutAnswer ?? settings.buttons[builder.focus].name
      return try checked(settings.entry.value, check, "--assume-default", button: button.text)
    }
    _ = terminal.acquireLock()
    return try ask(message, check, builder, in: terminal)
  }

  /// The answer with a text that nobody typed.
  ///
  /// - Throws: a text that could not have been typed.
  private func checked(
    _ text: [UInt8], _ check: EntryCheck, _ place: String, button: String
  ) throws(Failure) -> Answer {
    if let problem = check.problem(with: text) {
      let shown = DisplayText(sanitizing: text, lines: .single, rules: TextRules()).visible
      throw Failure("\(place) '\(shown)': \(problem)", status: ExitCode.badData)
    }
    return Answer(.button(button), of: request, values: [text])
  }

  private func ask(
    _ message: Message, _ check: EntryCheck, _ builder: BoxBuilder, in terminal: TTY
  ) throws(Failure) -> Answer {
    guard asking.isAskedInLines(on: terminal) else {
      var box = builder.entryBox(message, check)
      let ending = try asking.show(&box, builder, on: terminal)
      return Answer(ending, of: request, values: box.hasAnswer ? [box.value] : nil)
    }
    let prompt = EntryPrompt(
      message: message, request: request, check: check, rules: builder.rules,
      environment: asking.environment)
    let (ending, text) = try prompt.run(on: terminal)
    let value = check.problem(with: text) == nil ? [text] : nil
    if let ending { return Answer(ending, of: request, values: value) }
    let buttons = builder.buttons
    let names = settings.buttons.map(\.name).filter(\.takesValue)
    let taking = TakingPrompt(
      settings: settings, buttons: buttons.filter { names.contains(ButtonName(text: $0.name)) },
      focus: names.firstIndex { $0 == settings.defaultButton } ?? 0,
      environment: asking.environment)
    return Answer(try taking.ending(on: terminal), of: request, values: value)
  }
}
