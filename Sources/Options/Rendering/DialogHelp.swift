// What `dialog --help` and `dialog --version` say: the tables of dialog's options and boxes as plain text.

package enum DialogHelp {
  /// The version of dialog whose behaviour is met; programs compare it with the versions that brought a box.
  package static let version = "1.3-20230209"

  private static let width = 79
  private static let column = 30

  /// The usage; ends with a line break.
  package static var text: String {
    var lines = [
      // Programs look for the words from "cdialog" on before they use more than the oldest boxes, and take "version 0.3"
      // for an old program.
      "toast \(Version.number), a drop-in for cdialog (ComeOn Dialog!) version \(version)",
      "",
      "Usage: dialog [option...] --BOX word... [[--and-widget] ...]",
    ]
    lines += ["", "Boxes"]
    for entry in DialogBoxEntry.table where entry.isBuiltIn {
      lines += row(entry.synopsis, entry.summary)
    }
    for section in DialogGrammar.effectiveSections {
      lines += ["", section.title]
      for option in section.options { lines += row(option.synopsis, option.summary) }
    }
    lines += [""]
    lines += Filling.lines(
      "H and W are rows and columns: 0 as the text needs, -1 as many as there are. Names may have "
        + "no or no- before them.", width: width)
    lines += Filling.lines(
      "Accepted and passed over: \(listed(DialogGrammar.ignored.options.map(\.word))).",
      width: width)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ synopsis: String, _ summary: String) -> [String] {
    Filling.entry("  " + synopsis, [summary], column: column, width: width)
  }
}
