// A number, typed or set on a bar.

import Controls
import Options
import Screens
import Text
import Values

struct AskedNumber: AskedValue {
  private let settings: NumberSettings
  private let isSlider: Bool

  init(_ request: BoxRequest, isSlider: Bool) {
    settings = request.settings.number
    self.isSlider = isSlider
  }

  private var range: NumberRange { settings.range }
  /// What it begins with; nil for an empty field.
  private var start: Int? { settings.start ?? (isSlider ? range.least : nil) }

  func values(of answers: [[UInt8]], from place: String) throws(Failure) -> [[UInt8]] {
    let answer = answers.last ?? []
    guard let number = range.decimal.number(String(decoding: answer, as: UTF8.self)),
      range.contains(number)
    else {
      throw Failure(
        "\(place) '\(answer.inComplaint)': it must be \(range.words)",
        status: ExitCode.badData)
    }
    return [Array(range.decimal.text(number).utf8)]
  }

  func defaultValues() throws(Failure) -> [[UInt8]] {
    guard let start else {
      throw Failure("--assume-default: there is no --value", status: ExitCode.badData)
    }
    return [Array(range.decimal.text(start).utf8)]
  }

  func items(_ builder: BoxBuilder) -> [FormItem] {
    let rules = builder.rules
    if isSlider {
      return [FormItem(Form.valueName, Slider(start ?? 0, in: range, rules: rules))]
    }
    let sentences = builder.environment.sentences
    func words(_ text: String) -> DisplayText { DisplayText(text, rules: rules) }
    return [
      FormItem(
        Form.valueName,
        NumberField(
          start, in: range, malformed: words(sentences.form),
          tooSmall: words(sentences.atLeast(range.decimal.text(range.least ?? 0))),
          tooLarge: words(sentences.atMost(range.decimal.text(range.most ?? 0)))))
    ]
  }
}
