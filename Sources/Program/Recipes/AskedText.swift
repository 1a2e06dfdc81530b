// A text or a password, which may have to be typed twice.

import Controls
import Drawing
package import Options
package import Screens
import Terminal
import Text

struct AskedText: AskedValue {
  private let settings: EntrySettings
  private let check: EntryCheck
  private let isSecret: Bool

  init(_ request: BoxRequest, _ environment: ProgramEnvironment, isSecret: Bool) throws(Failure) {
    settings = request.settings.entry
    self.isSecret = isSecret
    let isUTF8 = environment.kind.encoding(environment.variables) == .utf8
    check = try EntryCheck(settings, isUTF8: isUTF8)
  }

  func values(of answers: [[UInt8]], from place: String) throws(Failure) -> [[UInt8]] {
    try checked(answers.last ?? [], place)
  }

  func defaultValues() throws(Failure) -> [[UInt8]] {
    try checked(settings.value, "--assume-default")
  }

  private func checked(_ text: [UInt8], _ place: String) throws(Failure) -> [[UInt8]] {
    guard let fault = check.fault(of: text) else { return [text] }
    throw Failure(
      "\(place) '\(text.inComplaint)': \(check.requirement(against: fault))",
      status: ExitCode.badData)
  }

  // MARK: The fields

  func items(_ builder: BoxBuilder) -> [FormItem] {
    let rules = builder.rules
    let sentences = builder.environment.sentences
    var field = field(settings.value, rules)
    field.placeholder = DisplayText(sanitizing: settings.placeholder, lines: .single, rules: rules)
    field.check = { [check] text in
      check.problem(with: text, in: sentences, rules)
    }
    field.excessive = DisplayText(sentences.long, rules: rules)
    var items = [FormItem(Form.valueName, field)]
    guard settings.isTypedTwice else { return items }
    var again = self.field([], rules)
    again.excessive = field.excessive
    again.label = DisplayText(sentences.again, rules: rules)
    var item = FormItem("again", again)
    item.clearsWhenRefused = true
    item.check = { form in
      form.value(of: "again") == form.value
        ? nil : Problem(DisplayText(sentences.different, rules: rules))
    }
    items.append(item)
    return items
  }

  private func field(_ initial: [UInt8], _ rules: TextRules) -> TextField {
    let symbol = DisplayText(rules.ambiguousIsWide ? "*" : "•", rules: rules)
    var field = TextField(
      LineEditor(
        initial, limit: settings.maxLength.map { .characters($0) } ?? .none,
        mask: isSecret ? .symbol(symbol) : .none, rules: rules))
    field.isSecret = isSecret
    return field
  }
}

/// What a typed text must be: the same for a field, for a line and for prepared answers.
package struct EntryCheck {
  private let settings: EntrySettings
  private let pattern: RegularExpression?

  /// - Throws: a pattern that is no regular expression.
  package init(_ settings: EntrySettings, isUTF8: Bool) throws(Failure) {
    self.settings = settings
    guard let source = settings.pattern else {
      pattern = nil
      return
    }
    do throws(PatternError) {
      pattern = try RegularExpression(source, isUTF8: isUTF8)
    } catch {
      throw Failure("--pattern '\(source.inComplaint)': \(error.message)", status: ExitCode.usage)
    }
  }

  package enum Fault { case missing, tooLong, wrongForm }

  package func fault(of text: [UInt8]) -> Fault? {
    if text.isEmpty { return settings.isRequired ? .missing : nil }
    if let most = settings.maxLength, String(decoding: text, as: UTF8.self).count > most {
      return .tooLong
    }
    if let pattern, pattern.isTooLong(text) { return .tooLong }
    if let pattern, !pattern.matches(text) { return .wrongForm }
    return nil
  }

  /// What the person is told who has typed `text`; nil where it is an answer.
  func problem(
    with text: [UInt8], in sentences: Sentences, _ rules: TextRules
  ) -> DisplayText? {
    guard let fault = fault(of: text) else { return nil }
    let sentence =
      switch fault {
      case .missing: sentences.needed
      case .tooLong:
        settings.maxLength.map { "\(sentences.long) \(sentences.atMost($0))" } ?? sentences.long
      case .wrongForm: sentences.form
      }
    guard let problem = settings.problem, fault == .wrongForm else {
      return DisplayText(sentence, rules: rules)
    }
    return DisplayText(sanitizing: problem, lines: .single, rules: rules)
  }

  /// What the script is told that has prepared such an answer.
  package func requirement(against fault: Fault) -> String {
    switch fault {
    case .missing: return "an empty text is not taken with --required"
    case .tooLong:
      return settings.maxLength.map { "at most \($0) characters are taken" }
        ?? "it is too long to be matched"
    case .wrongForm:
      let problem = settings.problem.map { $0.inComplaint + "; " } ?? ""
      return "\(problem)it must match '\((settings.pattern ?? []).inComplaint)'"
    }
  }
}
