// The manual page: the tables in the macros of man(7), which every system's man understands.

package enum ManPage {
  /// The page in roff; ends with a line break.
  package static func text() -> String {
    var lines = [
      ".TH TOAST 1 \(Version.date) \"toast \(Version.number)\" \"User Commands\"",
      ".SH NAME", "toast \\- \(Roff.escaped(Usage.purpose))",
      ".SH SYNOPSIS", "\\fBtoast\\fR [\\fIoption\\fR...] [\\fIMESSAGE\\fR] [\\fIROW\\fR...]",
    ]
    lines += paragraphs("DESCRIPTION", Usage.description)
    lines += examples()
    lines += options()
    lines += [".SH KEYS"]
    lines += KeyMeaning.table.flatMap { entry(Roff.bold($0.keys), $0.meaning) }
    lines += paragraph(
      "A paste and a key that is not known never answer, nor do keys that were typed before the box was "
        + "shown. Where the terminal does not mark what is pasted, what comes in one go is a paste if there is text behind "
        + "a line break in it, and else keys. A toast without --action and --wait reads no key.")
    lines += [".SH \"EXIT STATUS\""]
    lines += ExitCode.rows(for: nil).flatMap { entry(Roff.bold($0.code), $0.meaning + ".") }
    lines += [".SH ENVIRONMENT"]
    lines += EnvironmentVariable.table.flatMap { entry(Roff.bold($0.name), $0.meaning) }
    lines += paragraphs("FILES", Usage.preparedAnswers)
    lines += DialogManual.section()
    lines += paragraphs("NOTES", Usage.notes)
    lines += [".SH \"SEE ALSO\""] + related()
    return lines.joined(separator: "\n") + "\n"
  }

  private static func paragraphs(_ heading: String, _ texts: [String]) -> [String] {
    [".SH \(heading)"] + texts.map { Roff.paragraph($0) }.joined(separator: [".PP"])
  }

  private static func paragraph(_ text: String) -> [String] { [".PP"] + Roff.paragraph(text) }

  private static func entry(_ term: String, _ meaning: String) -> [String] {
    [".TP", Roff.protected(term)] + Roff.paragraph(meaning)
  }

  private static func examples() -> [String] {
    [".SH EXAMPLES"]
      + BoxEntry.table.flatMap(\.examples).map { example in
        [
          Roff.escaped(example.purpose) + ":", ".RS 4", ".nf",
          Roff.protected(Roff.escaped(example.command)), ".fi", ".RE",
        ]
      }.joined(separator: [".PP"])
  }

  private static func options() -> [String] {
    var lines = [".SH OPTIONS"]
    for section in OwnGrammar.sections {
      lines += [".SS \"\(section.title)\""]
      for option in section.options { lines += [".TP", term(option)] + body(option) }
    }
    return lines
  }

  /// Names and placeholder of an option, in their fonts.
  static func term<Grammar>(_ option: OptionRow<Grammar>) -> String {
    let short = option.short.map { Roff.bold("-\($0)") + ", " } ?? ""
    let label = Roff.italic(option.argument.label)
    if option.argument.label.isEmpty { return short + Roff.bold(option.word) }
    if option.argument.isOptional { return "\(short)\(Roff.bold(option.word))[=\(label)]" }
    return "\(short)\(Roff.bold(option.word)) \(label)"
  }

  /// What an option does, its values, whose it is, and what else there is to know.
  private static func body(_ option: OwnGrammar.Option) -> [String] {
    var text = option.summary + "."
    if let choices = option.argument.choices {
      text += " \(option.argument.label) is \(listed(choices.map(\.name), "or"))."
      for choice in choices where choice.boxes.intersection(.all) != .all {
        text += " The value \(choice.name) is for \(listed(choice.boxes.words))."
      }
    }
    if !option.discussion.isEmpty { text += " " + option.discussion }
    let kinds = option.boxes.intersection(.all)
    if !kinds.isEmpty, kinds != .all { text += " For \(listed(option.boxes.words))." }
    return Roff.paragraph(text, placeholders: placeholders(option))
  }

  /// The words of the label that are written in capitals.
  private static func placeholders(_ option: OwnGrammar.Option) -> [String] {
    let letters = option.argument.label.split { !("A"..."Z" ~= $0) }.map(String.init)
    return letters + [option.argument.label]
  }

  private static func related() -> [String] {
    let names = Usage.related.map { name in
      let parts = name.split(separator: "(", maxSplits: 1)
      return Roff.bold(parts[0]) + "(" + parts[1]
    }
    return [names.joined(separator: ", ")]
  }
}
