// What keys do now, as one quiet line tells it.

import Drawing
import Text

/// What a control has keys for that are worth a hint.
package enum KeyHint: Equatable, Sendable {
  /// Up and Down go from row to row.
  case move
  case tick
  /// `/` begins a search.
  case find
  /// Up and Down change a number, or Left and Right a bar.
  case changeUpDown, changeLeftRight
  /// Tab leads to the next control.
  case nextControl
  /// Enter opens a choice.
  case open
}

extension Form {
  /// What the keys do in this moment, at most `columns` cells wide; nil where no hints are wanted or nothing fits.
  ///
  /// What does not fit is left out from the left, since the ways out are the most important.
  func hintLine(columns: Int) -> DisplayText? {
    guard let words = hintWords, !items.isEmpty else { return nil }
    let hasArrows = skin.look.hasMarks
    var hints: [String] = []
    for hint in focusedItem.map({ items[$0].control.hints }) ?? [] {
      switch hint {
      case .move: hints.append("\(hasArrows ? "↑↓" : "up/down") \(words.move)")
      case .tick: hints.append("\(words.space) \(words.tick)")
      case .find: hints.append("/ \(words.find)")
      case .changeUpDown: hints.append("\(hasArrows ? "↑↓" : "up/down") \(words.change)")
      case .open: break
      case .nextControl: hints.append("tab \(words.move)")
      case .changeLeftRight: hints.append("\(hasArrows ? "←→" : "left/right") \(words.change)")
      }
    }
    if focus == .buttons, buttons.count > 1 {
      hints.append("\(hasArrows ? "←→" : "left/right") \(words.move)")
    }
    if let button = enteredButton { hints.append("\(words.enter) \(button.label.string)") }
    hints.append("\(words.escape) \(words.leave)")
    let separator = skin.look.symbols == .full ? " · " : " - "
    while !hints.isEmpty {
      let line = DisplayText(hints.joined(separator: separator), rules: message.text.rules)
      if line.columns <= columns { return line }
      hints.removeFirst()
    }
    return nil
  }

  /// The button that Enter means now.
  private var enteredButton: Button? {
    if focus == .buttons { return buttons.focused }
    return buttons.buttons.first { $0.name == acceptsWith }
      ?? buttons.buttons.first(where: \.takesValue)
  }
}
