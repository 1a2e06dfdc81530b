// From what the command line says to the boxes whose answer is a value.

import Boxes
import Drawing
import Options
import Text

extension BoxBuilder {
  /// The list for a message and rows.
  func choiceBox(_ message: Message, _ table: RowTable) -> ChoiceBox {
    let rows = settings.rows
    return ChoiceBox(
      ChoiceBox.Question(
        title: heading(message), text: message.text, rules: rules,
        markup: settings.takesColorSequences ? .colorSequences : .none),
      list: ItemList(table.rows, current: table.current),
      picks: rows.isMultiple ? ChoiceBox.Picks(least: rows.leastPicks, most: rows.mostPicks) : nil,
      buttons: buttons, focus: valueFocus, takers: takers, timeout: settings.timeout, theme: theme,
      look: look)
  }

  /// The field for a message.
  func entryBox(_ message: Message, _ check: EntryCheck) -> EntryBox {
    let settings = settings.entry
    func words(_ text: String) -> DisplayText { DisplayText(text, rules: rules) }
    var entry = EntryBox.Entry(
      placeholder: DisplayText(sanitizing: settings.placeholder, lines: .single, rules: rules))
    entry.initial = settings.value
    entry.isSecret = request.kind == .password
    entry.mostCharacters = settings.mostCharacters
    if settings.isRequired { entry.missing = words(EntryCheck.absence) }
    if settings.isTypedTwice {
      entry.again = EntryBox.Again(
        label: words(EntryCheck.again), mismatch: words(EntryCheck.difference))
    }
    entry.problem = { [rules] text in
      check.problem(with: text).map { DisplayText($0, rules: rules) }
    }
    return EntryBox(
      title: heading(message), text: message.text, entry: entry, buttons: buttons,
      focus: valueFocus,
      takers: takers, timeout: self.settings.timeout, theme: theme, look: look)
  }

  /// Names of the buttons with which a value goes, the one that Enter presses first.
  private var takers: [String] {
    let takers = settings.buttons.filter(\.takesValue).map(\.name)
    guard let first = takers.first(where: { $0 == settings.defaultButton }) else { return takers }
    return [first] + takers.filter { $0 != first }
  }

  /// The button that has the focus first in a box for a value; nil where list or field has it.
  private var valueFocus: Int? {
    settings.buttons.firstIndex { $0.name == settings.defaultButton && !$0.takesValue }
  }
}
