// A form as lines, for screen readers, dumb terminals and screens too small to draw on. Each control that asks something is
// a question of its own, then the buttons are numbered: a number, a button's name or its label answers, an empty line takes
// the default, the end of input (Ctrl-D) leaves like Esc.

import Controls
import Terminal
import Text
import Values
import Screens

struct FormPrompt {
  /// The form; after the end it holds what was entered.
  var form: Form
  let spoken: () -> [String]
  let timeout: Duration?
  /// The button that is taken when the time runs out and nothing but a button is asked for; nil for none.
  var timeoutAnswer: ButtonName?
  /// Whether the form ends by OK when the time runs out.
  var goesOnAfterTime = false
  let environment: ProgramEnvironment
  /// What a command says about the value of a control; nil for nothing.
  var verify: ((inout Form, FormLeaf) -> Problem?)?
  /// The question for a new text of the current row that a button leads to; nil for none.
  var followUp: ((ButtonName, Form) -> FormPrompt?)?

  mutating func run(on terminal: TTY) throws(Failure) -> Ending {
    let original = form
    while true {
      let ending = try ask(on: terminal)
      if goesOnAfterTime, ending == .timeout { return .button(.ok) }
      guard case .button(let name) = ending, var next = followUp?(name, form) else { return ending }
      switch try next.run(on: terminal) {
      // What was entered further is the new text of the current row.
      case .button:
        var selection = form.value.selection
        selection?.renamed = next.form.value.bytes
        _ = selection.map { form.set(.selection($0), of: Form.valueName) }
        return ending
      case .timeout: return .timeout
      // As in the drawn list, this gives up the further question and not the form.
      case .escape, .shown: form = original
      }
    }
  }

  private mutating func ask(on terminal: TTY) throws(Failure) -> Ending {
    let lines = PromptLines(terminal: terminal, timeout: timeout, environment: environment)
    let questions = form.leaves.compactMap { form.control($0).question() }
    do throws(TerminalError) {
      if form.isShownOnly {
        try lines.write(spoken())
        return .shown
      }
      if questions.isEmpty {
        return try press(form.buttons.buttons, spoken(), timeoutAnswer: timeoutAnswer, lines)
      }
      // What was typed before the question was there is no answer to it.
      terminal.discardInput()
      // Where other things are asked for, too, those are seen while they are typed.
      let isSecret = questions.allSatisfy(\.isSecret)
      let ending =
        isSecret
        ? try lines.unseen { () throws(TerminalError) in try askItems(lines) }
        : try askItems(lines)
      if let ending { return ending }
      guard takers.count > 1 else { return takers.first.map { .button($0.name) } ?? .escape }
      return try press(takers, [], timeoutAnswer: nil, lines)
    } catch {
      throw Failure(error)
    }
  }

  // MARK: Items

  /// Asks for the value of each item; nil where all have one, or how the form ended without.
  private mutating func askItems(_ lines: PromptLines) throws(TerminalError) -> Ending? {
    let original = form
    let leaves = form.leaves
    let isSingle = leaves.count { form.control($0).question() != nil } == 1
    let allAreSecret = leaves.allSatisfy { form.control($0).question()?.isSecret ?? true }
    try lines.write(spoken() + (isSingle ? introduction(leaves) : []))
    var index = 0
    while leaves.indices.contains(index) {
      let leaf = leaves[index]
      guard form.isShown(leaf), let question = form.control(leaf).question() else {
        if form.isShown(leaf) { try lines.write(told(by: leaf)) }
        index += 1
        continue
      }
      if !isSingle { try lines.write(introduction([leaf])) }
      try lines.write(words(of: question, leaf) + lines.time() + ": ")
      let reading =
        question.isSecret && !allAreSecret
        ? try lines.unseen { () throws(TerminalError) in try lines.next() } : try lines.next()
      guard case .line(let line) = reading else {
        try lines.write("\n")
        form = original
        return reading == .timeout ? .timeout : .escape
      }
      if let button = button(line, question) { return .button(button.name) }
      if let problem = take(line, for: leaf) {
        try lines.write(problem.spoken.isEmpty ? hint(of: question) : problem.spoken)
        // What does not agree with another item is asked for from the beginning.
        if problem.isOfForm {
          form = original
          index = 0
        }
      } else {
        index += 1
      }
    }
    return nil
  }

  /// What a text among the controls tells.
  private func told(by leaf: FormLeaf) -> [String] {
    guard leaf.member != nil, let text = form.control(leaf) as? Paragraph else { return [] }
    return [text.text.visible]
  }

  /// Gives a control the value of a line; what is wrong with it, by itself or beside those of others, nil for nothing.
  private mutating func take(
    _ line: [UInt8], for leaf: FormLeaf
  ) -> (spoken: [String], isOfForm: Bool)? {
    let control = form.control(leaf)
    if line.isEmpty, form.mayBeEmpty(leaf), control.question()?.preset.isEmpty ?? true {
      return nil
    }
    switch control.parse(line) {
    case .failure(let problem): return (problem.spoken, false)
    case .success(let value):
      form.set(value, of: leaf)
      let isOfForm = leaf.member == nil
      if let problem = form.problem(beside: leaf) { return (problem.spoken, isOfForm) }
      return verify?(&form, leaf).map { ($0.spoken, false) }
    }
  }

  /// The buttons with which the value goes: which one is asked for when there is a value.
  private var takers: [Button] { form.buttons.buttons.filter(\.name.takesValue) }
  /// The buttons that are pressed instead of choosing, which have the numbers behind the rows.
  private var others: [Button] { form.buttons.buttons.filter { !$0.name.takesValue } }

  /// What the items say before the first of them is asked for, and the other buttons where there are numbers for them.
  private func introduction(_ leaves: [FormLeaf]) -> [String] {
    leaves.flatMap { leaf -> [String] in
      guard let question = form.control(leaf).question() else { return [] }
      guard let choices = question.choices else { return question.introduction }
      let heading = label(leaf).map { [$0 + ":"] } ?? []
      let buttons = others.enumerated().map { "  \(choices + $0 + 1)) \($1.spoken)" }
      return heading + question.introduction + (question.beginsWithHint ? hint(of: question) : [])
        + buttons + others.explanation
    }
  }

  /// What can be answered, the numbers of buttons included; nothing where nothing has a number.
  private func hint(of question: LineQuestion) -> [String] {
    guard let choices = question.choices else { return [] }
    let last = choices + others.count
    if !question.takesSeveral { return ["  A number from 1 to \(last), or a part of a text."] }
    let ticks =
      "  Numbers from 1 to \(choices), such as 1 3-5, for all that are to be ticked; 0 for none."
    switch others.count {
    case 0: return [ticks]
    case 1: return [ticks, "  Number \(last) presses a button."]
    default: return [ticks, "  Numbers \(choices + 1) to \(last) press buttons."]
    }
  }

  private func words(of question: LineQuestion, _ leaf: FormLeaf) -> String {
    guard let choices = question.choices else {
      if leaf.member == nil { return question.label + question.preset }
      return [label(leaf) ?? question.label, question.preset].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    var preset = question.preset
    if let usual, let index = others.firstIndex(of: usual) { preset = "[\(choices + index + 1)]" }
    return environment.words.choice + (preset.isEmpty ? "" : " ") + preset
  }

  /// What a member of a container is called, with a star where an answer is needed; nil where the control says it.
  private func label(_ leaf: FormLeaf) -> String? {
    form.label(leaf).map { $0.visible + (form.mayBeEmpty(leaf) ? "" : " *") }
  }

  /// The button that a line presses instead of choosing; nil for none.
  private func button(_ line: [UInt8], _ question: LineQuestion) -> Button? {
    guard let choices = question.choices, !others.isEmpty else { return nil }
    let word = String(decoding: line, as: UTF8.self).split(separator: " ").joined(separator: " ")
    if word.isEmpty { return usual.flatMap { others.contains($0) ? $0 : nil } }
    if let number = Int(word) {
      return others.indices.contains(number - choices - 1) ? others[number - choices - 1] : nil
    }
    return others.first { button in
      [button.name.text, button.label.visible].contains { $0.lowercased() == word.lowercased() }
    }
  }

  // MARK: Buttons

  /// The button that Enter alone presses in the drawn form.
  private var usual: Button? {
    let accepting = form.buttons.buttons.first { $0.name == form.acceptsWith }
    return form.focus == .buttons ? form.buttons.focused : accepting ?? form.buttons.focused
  }

  private func press(
    _ buttons: [Button], _ introduction: [String], timeoutAnswer: ButtonName?,
    _ lines: PromptLines
  ) throws(TerminalError) -> Ending {
    let prompt = ButtonPrompt(
      buttons: buttons, focus: usual.flatMap(buttons.firstIndex) ?? 0,
      timeoutAnswer: buttons.firstIndex { $0.name == timeoutAnswer })
    lines.terminal.discardInput()
    return try prompt.run(introduction, lines)
  }
}

extension Problem {
  fileprivate var spoken: [String] { lines.isEmpty ? words.map { [$0.visible] } ?? [] : lines }
}
