// Asking for a choice among rows, by the best means there is: a prepared answer, the only row, a drawn list, a prompt of
// lines, the default, or an error that says what to do.

import Boxes
import Drawing
import Options
import Terminal
import Text
import Values
import Screens

/// One list from request to answer.
struct ChoiceCommand {
  /// What all boxes have in common.
  let asking: BoxCommand

  private var request: BoxRequest { asking.request }
  private var settings: Settings { asking.request.settings }

  /// The answer, by whatever means.
  func answer() throws(Failure) -> Answer {
    let supply = RowSupply(request)
    var table = try supply.table(opensEarly: { opensEarly })
    let count = table.takeableCount
    guard supply.isOpen || count > 0 && count >= settings.rows.minPicks else { return .empty }
    let terminal = try asking.environment.terminal(settings)
    let given = try PreparedAnswers.given(
      for: request, canAsk: terminal != nil, variables: asking.environment.variables)
    if let given {
      return taken(try table.values(of: given.answers, from: given.place, settings.rows))
    }
    if settings.rows.takesOnlyRow, count == 1, let row = table.firstTakeable {
      return taken([Array(table.rows.value(row))])
    }
    let builder = BoxBuilder(request, in: asking.environment)
    let message = try Message(request, rules: builder.rules)
    guard let terminal else { return try answerWithoutTerminal(table, builder) }
    _ = terminal.acquireLock()
    if asking.isAskedInLines(on: terminal) {
      let prompt = ChoicePrompt(
        message: message, table: table, settings: settings, buttons: builder.buttons,
        focus: builder.focus, rules: builder.rules, environment: asking.environment)
      let (ending, rows) = try prompt.run(on: terminal)
      return Answer(ending, of: request, values: values(rows, table.rows))
    }
    var box = builder.choiceBox(message, table)
    // The rows have one owner, so that adding to them copies none.
    table.rows = ListItems(ByteStrings(), count: 0, fields: ListItems.Fields())
    box.stream = supply.stream
    let ending = try asking.show(&box, builder, on: terminal)
    if let failure = supply.failure { throw failure }
    // Only a list that was open before it had all its rows ends so.
    if ending == .shown { return .empty }
    return Answer(
      ending, of: request, values: box.hasAnswer ? values(box.chosen, box.list.rows) : nil)
  }

  /// Whether the list may be opened before all its rows have come: nothing depends on those that are still missing.
  private var opensEarly: Bool {
    guard settings.rows.selected.isEmpty, !settings.rows.fields.contains(.state),
      settings.answers.isEmpty, let terminal = try? asking.environment.terminal(settings)
    else { return false }
    return !asking.isAskedInLines(on: terminal)
  }

  private func values(_ chosen: [Int], _ rows: ListItems) -> [[UInt8]] {
    chosen.map { Array(rows.value($0)) }
  }

  /// The answer of a button with which values go.
  private func taken(_ values: [[UInt8]]) -> Answer {
    Answer(.button(asking.takingButton?.text ?? ""), of: request, values: values)
  }

  /// Nobody can be asked.
  private func answerWithoutTerminal(
    _ table: RowTable, _ builder: BoxBuilder
  ) throws(Failure) -> Answer {
    guard settings.assumesDefault else { throw asking.nobodyToAsk(answer: "VALUE") }
    let name = settings.timeoutAnswer ?? settings.buttons[builder.focus].name
    guard let values = table.defaultValues(settings.rows) else {
      let ticked = (0..<table.rows.count).filter { table.rows.traits($0).contains(.isOn) }.count
      let fault = settings.rows.fault(inCount: ticked) ?? "no row can be taken"
      throw Failure("--assume-default: \(fault)", status: ExitCode.badData)
    }
    return Answer(.button(name.text), of: request, values: values)
  }
}
