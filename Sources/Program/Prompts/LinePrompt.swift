// A box as lines: for screen readers, dumb terminals and screens too small to draw on. The buttons
// are numbered; a number, a button's name or its label answers, an empty line takes the default,
// the end of input (Ctrl-D) leaves like Esc. The terminal stays in the modes it is in.

import Boxes
import Drawing
import Options
import Terminal
import Text
import Screens

/// A question with buttons, asked line by line.
struct LinePrompt {
  /// What is asked.
  let message: Message
  /// The possible answers, in the order of their numbers from 1.
  let buttons: [Button]
  /// The index of the button that an empty line takes.
  let focus: Int
  /// What it is about.
  let severity: Severity
  /// How long to wait for each line; nil for ever.
  let timeout: Duration?
  /// The index of the button that is taken when the time runs out; nil for none.
  let timeoutAnswer: Int?
  /// The language of the prompt and the encoding of what is written.
  let environment: ProgramEnvironment

  /// Asks until there is an answer.
  func run(on terminal: TTY) throws(Failure) -> Ending {
    do throws(TerminalError) {
      let lines = PromptLines(terminal: terminal, timeout: timeout, environment: environment)
      // What was typed before the question was there is no answer to it.
      terminal.discardInput()
      try lines.write(introduction)
      while true {
        try lines.write(prompt)
        switch try lines.next() {
        case .line(let line):
          if let index = choice(String(decoding: line, as: UTF8.self)) {
            return .button(buttons[index].name)
          }
          try lines.write("  A number from 1 to \(buttons.count), or a word from above.\n")
        case .endOfInput:
          try lines.write("\n")
          return buttons.count == 1 ? .button(buttons[0].name) : .escape
        case .timeout:
          let taken = timeoutAnswer.map { buttons[$0].label.visible } ?? ""
          try lines.write("\(taken)\n")
          return .timeout
        }
      }
    } catch {
      throw Failure(error)
    }
  }

  // MARK: Words

  /// What is written once: title, text, and the buttons where there are several.
  private var introduction: String {
    var lines = message.spoken(severity, environment.words)
    if buttons.count > 1 {
      for (index, button) in buttons.enumerated() {
        lines.append("  \(index + 1)) \(button.label.visible)\(button.isDangerous ? " (!)" : "")")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var prompt: String {
    let answer = timeoutAnswer.map { ": \($0 + 1)" } ?? ""
    let time = timeout.map { " (\(Countdown($0).text(at: .zero))\(answer))" } ?? ""
    if buttons.count == 1 { return "[\(buttons[0].label.visible)]\(time) " }
    return "\(environment.words.choice) [\(focus + 1)]\(time): "
  }

  /// The button that a line means.
  private func choice(_ line: String) -> Int? {
    let word = line.filter { !$0.isWhitespace }
    if word.isEmpty || buttons.count == 1 { return focus }
    if let number = Int(word) { return buttons.indices.contains(number - 1) ? number - 1 : nil }
    let wanted = word.lowercased()
    let words = buttons.map { button in
      [button.name, button.label.visible].map { $0.filter { !$0.isWhitespace }.lowercased() }
    }
    if let index = words.firstIndex(where: { $0.contains(wanted) }) { return index }
    // A beginning that means one button, as the letter does in a drawn box; what is dangerous wants the whole word.
    let meant = words.indices.filter { index in words[index].contains { $0.hasPrefix(wanted) } }
    return meant.count == 1 && !buttons[meant[0]].isDangerous ? meant[0] : nil
  }
}
