// Options of dialog for texts, buttons and lists.

import Values

extension DialogGrammar {
  static let textRows: [Option] = [
    Option("title", text: "TEXT", "TEXT in the top border") { $0.title = $1 },
    Option("backtitle", text: "TEXT", "TEXT in the first row of the screen") { $0.backtitle = $1 },
    Option("hline", text: "TEXT", "TEXT in the bottom border") { $0.horizontalLine = $1 },
    Option("hfile", text: "FILE", "Show FILE when F1 is pressed") { $0.helpFile = $1 },
    Option("colors", "Understand \\Z sequences in texts") { $0.takesColors = $1 },
    Option("color-modes", "For viewers of files, which are not built in") {
      $0.takesColorModes = $1
    },
    Option("cr-wrap", "Keep the line breaks of a text with \\n") { $0.keepsLineBreaks = $1 },
    Option("no-collapse", "Keep tabs and runs of blanks") { $0.keepsBlanks = $1 },
    Option("trim", "Make every run of blanks and line breaks one blank") { $0.trims = $1 },
    Option("no-nl-expand", "Leave \\n in texts as it is") { $0.keepsBackslashN = $1 },
    Option("tab-len", number: "N", "Columns between tab stops") {
      $0.tabLength = max(1, min($1, 255))
    },
  ]

  static let buttonRows: [Option] = [
    label("ok-label", .ok, alias: "ok-button", "TEXT on the button OK"),
    label("cancel-label", .cancel, alias: "cancel-button", "TEXT on the button Cancel"),
    label("yes-label", .yes, alias: "yes-button", "TEXT on the button Yes"),
    label("no-label", .no, alias: "no-button", "TEXT on the button No"),
    label("extra-label", .extra, "TEXT on the extra button"),
    label("help-label", .help, "TEXT on the button Help"),
    Option("exit-label", text: "TEXT", "TEXT on the button EXIT of viewers") { $0.exitLabel = $1 },
    Option("no-ok", "No button OK; Enter still means it") { $0.hasNoOK = $1 },
    Option("no-cancel", "No button Cancel") { $0.hasNoCancel = $1 },
    Option("extra-button", "An extra button") { $0.hasExtra = $1 },
    Option("help-button", "A button Help") { $0.hasHelp = $1 },
    Option("defaultno", "Begin at No or Cancel") { $0.defaultsToNo = $1 },
    Option(
      "default-button", .text("NAME"), "Begin at ok, yes, cancel, no, help or extra",
      does: .defaultButton),
  ]

  private static func label(
    _ name: String, _ button: ButtonName, alias: String = "", _ summary: String
  ) -> Option {
    Option(name, text: "TEXT", alias: alias, summary) {
      $0.labels.append(DialogLabel(button, $1))
    }
  }

  static let listRows: [Option] = [
    Option("default-item", text: "TAG", "Begin at the row with TAG") { $0.defaultItem = $1 },
    Option("no-tags", alias: "notags", "Show no tags; they are still the answer") {
      $0.hidesTags = $1
    },
    Option("no-items", alias: "noitem", "Rows have a tag but no item") { $0.hidesItems = $1 },
    Option("item-help", "Each row ends with a text for the bottom line") { $0.hasItemHelp = $1 },
    Option("visit-items", "Begin in the list, and reach it with Tab") { $0.visitsItems = $1 },
    Option("no-hot-list", "Letters do not jump to rows") { $0.hasNoHotList = $1 },
    Option("reorder", "A buildlist answers in the order of choosing") { $0.reorders = $1 },
    Option("column-separator", text: "TEXT", "Split items at TEXT into columns") {
      $0.columnSeparator = $1
    },
  ]
}
