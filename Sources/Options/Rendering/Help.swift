// The help: the tables as plain text of at most 79 columns, whole or for one box.

import Values

package enum Help {
  private static let width = 79
  private static let column = 28

  /// Help on everything, or on one box; ends with a line break.
  package static func text(for kind: BoxKind?) -> String {
    let lines = kind.map(boxLines) ?? generalLines()
    return lines.joined(separator: "\n") + "\n"
  }

  private static func generalLines() -> [String] {
    var lines = ["Usage: \(Usage.synopsis)", ""]
    lines += Usage.examples.map { "  " + $0.command }
    lines += [
      "", "A tool for scripts to \(Usage.purpose).",
      "[...] names the boxes that take an option, where not all do; \"boxes\" are those",
      "with buttons.",
    ]
    lines += sections(for: nil)
    lines += endings(for: nil)
    lines += ["", "Environment (more in the manual page)"]
    lines += EnvironmentVariable.own.flatMap { variable in
      let sentence = variable.meaning.prefix { $0 != "." && $0 != ";" }
      return Filling.entry("  " + variable.name, [String(sentence)], column: column, width: width)
    }
    lines += [
      "", "Help on one box: toast --help=alert. Text that may begin with a dash is safe as",
      "toast -- \"$msg\" or --text=\"$msg\". A line with a box of dialog, such as --msgbox",
      "or --menu, is read as dialog reads it: toast --as dialog --help.",
    ]
    return lines
  }

  private static func boxLines(_ kind: BoxKind) -> [String] {
    let entry = BoxEntry.of(kind)
    var lines = [
      "Usage: toast --\(kind.rawValue)"
        + (kind == .layout ? " FILE [option...]" : " [option...] [MESSAGE]")
        + (entry.answer == .rows ? " [ROW...]" : kind == .run ? " -- COMMAND [WORD...]" : ""),
      "",
    ]
    lines += entry.examples.map { "  " + $0.command } + [""]
    lines += Filling.lines("\(entry.summary). \(entry.discussion)", width: width)
    if !entry.buttons.isEmpty {
      let names = entry.buttons.map { $0.needsLabel ? "\($0.text) (if labelled)" : $0.text }
      lines += Filling.lines("Buttons from left to right: \(listed(names)).", width: width)
    }
    return lines + sections(for: kind) + endings(for: kind)
  }

  private static func sections(for kind: BoxKind?) -> [String] {
    var lines: [String] = []
    for section in OwnGrammar.sections {
      let options = section.options.filter { option in
        kind.map { option.boxes.contains(BoxSet($0)) } ?? true
      }
      guard !options.isEmpty else { continue }
      lines += ["", section.title]
      for option in options { lines += rows(option, for: kind) }
    }
    return lines
  }

  private static func rows(_ option: OwnGrammar.Option, for kind: BoxKind?) -> [String] {
    let short = option.short.map { "-\($0), " } ?? "    "
    var summary = option.summary
    if kind == nil, let names = shortNames(of: option.boxes) { summary += " [\(names)]" }
    var paragraphs = [summary]
    if let choices = option.argument.choices {
      let boxes = kind.map { BoxSet($0) } ?? BoxSet(rawValue: .max)
      let names = choices.filter { !$0.boxes.isDisjoint(with: boxes) }.map(\.name)
      paragraphs.append(names.joined(separator: ", "))
    }
    return Filling.entry("  " + short + option.synopsis, paragraphs, column: column, width: width)
  }

  /// The boxes that take an option; nil where all do, or where it is for none.
  private static func shortNames(of boxes: BoxSet) -> String? {
    let kinds = boxes.intersection(.all)
    if kinds == .all || kinds.isEmpty { return nil }
    return kinds == .buttonBoxes ? "boxes" : kinds.kinds.map(\.rawValue).joined(separator: ", ")
  }

  private static func endings(for kind: BoxKind?) -> [String] {
    ["", "Exit codes"]
      + ExitCode.rows(for: kind).flatMap { row in
        let code = String(repeating: " ", count: max(0, 5 - row.code.utf8.count)) + row.code
        return Filling.entry("  " + code, [row.meaning], column: 10, width: width)
      }
  }
}
