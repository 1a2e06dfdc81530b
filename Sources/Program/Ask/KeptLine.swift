// What --keep leaves of a box: its question and how it was answered, in the words that were seen there.

import Controls
import Options
import Text
import Values

struct KeptLine {
  private let form: Form
  private let ending: Ending
  private let settings: Settings
  private let hintWords: HintWords
  private let rules: TextRules
  /// What stands for an answer where it was only shown; nil for no line.
  var shown: DisplayText?

  /// More rows than a line has room for are not looked at.
  private static let mostAnswers = 100

  init(
    _ form: Form, _ ending: Ending, _ settings: Settings, _ hintWords: HintWords, _ rules: TextRules
  ) {
    self.form = form
    self.ending = ending
    self.settings = settings
    self.hintWords = hintWords
    self.rules = rules
  }

  /// The line; nil where the box was not answered.
  var words: DisplayText? {
    guard let answer else { return nil }
    let question = question
    // Punctuation is enough of a break.
    let isClosed = question.visible.last.map { !$0.isLetter && !$0.isNumber } ?? false
    let gap = question.isEmpty || answer.isEmpty ? "" : isClosed ? " " : ": "
    return answer.preceded(by: text(gap)).preceded(by: question).preceded(by: text("? "))
  }

  /// The title, or else the first line of the message.
  private var question: DisplayText {
    let title = form.window.title
    let whole = title.isEmpty ? form.message.text : title
    return whole[0..<whole.string.utf8.prefix { $0 != 0x0A }.count]
  }

  private var answer: DisplayText? {
    switch ending {
    case .button(let name): words(of: name)
    case .escape: text(hintWords.escape)
    case .timeout: settings.timeoutAnswer.flatMap(words) ?? text(hintWords.timeUp)
    case .shown: shown
    }
  }

  /// What goes with a button, or else what stands on it.
  private func words(of name: ButtonName) -> DisplayText? {
    guard let button = form.buttons.buttons.first(where: { $0.name == name }) else { return nil }
    let item = form.items.first { $0.name == Form.valueName }
    guard button.takesValue, form.hasAnswer, let seen = item?.control.answersAsSeen(rules) else {
      return button.label
    }
    return seen.prefix(Self.mostAnswers).reduce(text("")) { line, next in
      next.preceded(by: line.isEmpty ? line : text(", ").preceded(by: line))
    }
  }

  private func text(_ words: String) -> DisplayText { DisplayText(words, rules: rules) }
}
