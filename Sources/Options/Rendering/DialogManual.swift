// The section of the manual page on dialog's grammar, made from the tables of its options and boxes.

enum DialogManual {
  static func section() -> [String] {
    var lines = [".SH \"CALLED AS DIALOG\""]
    lines += DialogReference.reading.map { Roff.paragraph($0) }.joined(separator: [".PP"])
    lines += [".SS \"Boxes of dialog\""]
    for entry in DialogBoxEntry.table where entry.isBuiltIn {
      lines += row("--" + entry.kind.rawValue, entry.arguments, entry.summary + ".")
    }
    for section in DialogGrammar.effectiveSections {
      lines += [".SS \"Options of dialog: \(section.title)\""]
      for option in section.options {
        lines += [".TP", ManPage.term(option)] + Roff.paragraph(body(option))
      }
    }
    lines += [".SS \"Options of dialog: \(DialogGrammar.ignored.title)\""]
    lines += Roff.paragraph(
      "These are accepted, since lines for other programs have them or since nothing is left of what they "
        + "were for: \(listed(DialogGrammar.ignored.options.map(\.synopsis))).")
    lines += [".SS \"What differs from dialog\""]
    for difference in DialogReference.differences {
      lines += [".TP 2", "\\(bu"] + Roff.paragraph(difference)
    }
    return lines
  }

  private static func row(_ name: String, _ argument: String, _ meaning: String) -> [String] {
    let label = argument.isEmpty ? "" : " " + Roff.italic(argument)
    return [".TP", Roff.bold(name) + label] + Roff.paragraph(meaning)
  }

  private static func body(_ option: DialogGrammar.Option) -> String {
    let alias = option.alias.isEmpty ? "" : " The same as --\(option.alias)."
    return option.summary + "." + alias
  }
}
