// From what the command line says to the boxes whose answer is a value.

import Boxes
import Drawing
import Options
import Text
import Values
import Screens

extension BoxBuilder {
  /// The list for a message and rows.
  func choiceBox(_ message: Message, _ table: RowTable) -> ChoiceBox {
    let rows = settings.rows
    return ChoiceBox(
      ChoiceBox.Question(
        title: heading(message), text: message.text, rules: rules,
        markup: settings.takesColorSequences ? .colorSequences : .none),
      list: ItemList(table.rows, current: table.current),
      picks: rows.isMultiple ? picks : nil,
      buttons: buttons, focus: valueFocus, takers: takers, timeout: settings.timeout, theme: theme,
      look: look)
  }

  /// How many rows may be ticked, and what is said about any other number.
  private var picks: ChoiceBox.Picks {
    let rows = settings.rows
    var picks = ChoiceBox.Picks(least: rows.minPicks, most: rows.maxPicks)
    if rows.minPicks == 0, rows.maxPicks == nil { return picks }
    let sentences = environment.sentences
    picks.tooFew = DisplayText(sentences.atLeast(rows.minPicks), rules: rules)
    picks.tooMany = rows.maxPicks.map { DisplayText(sentences.atMost($0), rules: rules) }
    return picks
  }

  /// The field for a message.
  func entryBox(_ message: Message, _ check: EntryCheck) -> EntryBox {
    let settings = settings.entry
    func words(_ text: String) -> DisplayText { DisplayText(text, rules: rules) }
    var entry = EntryBox.Entry(
      placeholder: DisplayText(sanitizing: settings.placeholder, lines: .single, rules: rules))
    entry.initial = settings.value
    entry.isSecret = request.kind == .password
    entry.mostCharacters = settings.maxLength
    if settings.isTypedTwice {
      let sentences = environment.sentences
      entry.again = EntryBox.Again(
        label: words(sentences.again), mismatch: words(sentences.different))
    }
    entry.problem = { [environment, rules] text in
      check.problem(with: text, in: environment.sentences).map { DisplayText($0, rules: rules) }
    }
    return EntryBox(
      title: heading(message), text: message.text, entry: entry, buttons: buttons,
      focus: valueFocus,
      takers: takers, timeout: self.settings.timeout, theme: theme, look: look)
  }

  /// Names of the buttons with which a value goes, the one that Enter presses first.
  private var takers: [String] {
    let takers = settings.buttons.map(\.name).filter(\.takesValue)
    guard let first = takers.first(where: { $0 == settings.defaultButton }) else {
      return takers.map(\.text)
    }
    return [first.text] + takers.filter { $0 != first }.map(\.text)
  }

  /// The button that has the focus first in a box for a value; nil where list or field has it.
  private var valueFocus: Int? {
    settings.buttons.firstIndex { $0.name == settings.defaultButton && !$0.name.takesValue }
  }
}
