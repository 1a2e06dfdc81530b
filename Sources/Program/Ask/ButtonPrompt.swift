// Buttons as numbered lines.

import Controls
import Terminal
import Text
import Values
import Screens

struct ButtonPrompt {
  /// The possible answers, in the order of their numbers from 1; never empty.
  let buttons: [Button]
  /// The index of the button that an empty line takes.
  let focus: Int
  /// The index of the button that is taken when the time runs out; nil for none.
  let timeoutAnswer: Int?

  func run(_ introduction: [String], _ lines: PromptLines) throws(TerminalError) -> Ending {
    let numbered = buttons.enumerated().map { "  \($0 + 1)) \($1.spoken)" }
    try lines.write(introduction + (buttons.count > 1 ? numbered + buttons.explanation : []))
    while true {
      try lines.write(prompt(lines))
      switch try lines.next() {
      case .line(let line):
        if let index = index(meantBy: String(decoding: line, as: UTF8.self)) {
          return .button(buttons[index].name)
        }
        try lines.write("  A number from 1 to \(buttons.count), or a word from above.\n")
      case .endOfInput:
        try lines.write("\n")
        return buttons.count == 1 ? .button(buttons[0].name) : .escape
      case .timeout:
        try lines.write((timeoutAnswer.map { buttons[$0].label.visible } ?? "") + "\n")
        return .timeout
      }
    }
  }

  private func prompt(_ lines: PromptLines) -> String {
    let time = lines.time(thenTaking: timeoutAnswer.map { $0 + 1 })
    if buttons.count == 1 { return "[\(buttons[0].label.visible)]\(time) " }
    return "\(lines.environment.words.choice) [\(focus + 1)]\(time): "
  }

  private func index(meantBy line: String) -> Int? {
    let word = line.filter { !$0.isWhitespace }
    if word.isEmpty || buttons.count == 1 { return focus }
    if let number = Int(word) { return buttons.indices.contains(number - 1) ? number - 1 : nil }
    let wanted = word.lowercased()
    let words = buttons.map { button in
      [button.name.text, button.label.visible].map {
        $0.filter { !$0.isWhitespace }.lowercased()
      }
    }
    if let index = words.firstIndex(where: { $0.contains(wanted) }) { return index }
    // A beginning that means one button, as the letter does in a drawn box; what is dangerous wants the whole word.
    let meant = words.indices.filter { index in words[index].contains { $0.hasPrefix(wanted) } }
    return meant.count == 1 && !buttons[meant[0]].isDangerous ? meant[0] : nil
  }
}

extension Button {
  /// Its label in a line, with a mark where it destroys something.
  var spoken: String { label.visible + (isDangerous ? " (!)" : "") }
}

extension [Button] {
  /// A line that says what the mark of a dangerous button means; nothing where none has it.
  var explanation: [String] {
    contains(where: \.isDangerous)
      ? ["  (!) cannot be undone: its number or its whole word presses it."] : []
  }
}
