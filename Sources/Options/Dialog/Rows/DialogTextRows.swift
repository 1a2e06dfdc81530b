// Options of dialog for texts, buttons and lists.

import Values

extension DialogOption {
  /// The rows of section "Texts".
  static let textRows: [DialogOption] = [
    DialogOption("title", "TEXT", .text { $0.title = $1 }, "TEXT in the top border"),
    DialogOption(
      "backtitle", "TEXT", .text { $0.backtitle = $1 }, "TEXT in the first row of the screen"),
    DialogOption("hline", "TEXT", .text { $0.horizontalLine = $1 }, "TEXT in the bottom border"),
    DialogOption("hfile", "FILE", .text { $0.helpFile = $1 }, "Show FILE when F1 is pressed"),
    DialogOption("colors", .flag { $0.takesColors = $1 }, "Understand \\Z sequences in texts"),
    DialogOption(
      "color-modes", .flag { $0.takesColorModes = $1 },
      "For viewers of files, which are not built in"),
    DialogOption(
      "cr-wrap", .flag { $0.keepsLineBreaks = $1 }, "Keep the line breaks of a text with \\n"),
    DialogOption("no-collapse", .flag { $0.keepsBlanks = $1 }, "Keep tabs and runs of blanks"),
    DialogOption(
      "trim", .flag { $0.trims = $1 }, "Make every run of blanks and line breaks one blank"),
    DialogOption("no-nl-expand", .flag { $0.keepsBackslashN = $1 }, "Leave \\n in texts as it is"),
    DialogOption(
      "tab-len", "N", .number { $0.tabLength = max(1, min($1, 255)) }, "Columns between tab stops"),
  ]

  /// The rows of section "Buttons".
  static let buttonRows: [DialogOption] = [
    DialogOption("ok-label", "TEXT", alias: "ok-button", label(.ok), "TEXT on the button OK"),
    DialogOption(
      "cancel-label", "TEXT", alias: "cancel-button", label(.cancel), "TEXT on the button Cancel"),
    DialogOption("yes-label", "TEXT", alias: "yes-button", label(.yes), "TEXT on the button Yes"),
    DialogOption("no-label", "TEXT", alias: "no-button", label(.no), "TEXT on the button No"),
    DialogOption("extra-label", "TEXT", label(.extra), "TEXT on the extra button"),
    DialogOption("help-label", "TEXT", label(.help), "TEXT on the button Help"),
    DialogOption(
      "exit-label", "TEXT", .text { $0.exitLabel = $1 }, "TEXT on the button EXIT of viewers"),
    DialogOption("no-ok", .flag { $0.hasNoOK = $1 }, "No button OK; Enter still means it"),
    DialogOption("no-cancel", .flag { $0.hasNoCancel = $1 }, "No button Cancel"),
    DialogOption("extra-button", .flag { $0.hasExtra = $1 }, "An extra button"),
    DialogOption("help-button", .flag { $0.hasHelp = $1 }, "A button Help"),
    DialogOption("defaultno", .flag { $0.defaultsToNo = $1 }, "Begin at No or Cancel"),
    DialogOption(
      "default-button", "NAME", .special(.defaultButton),
      "Begin at ok, yes, cancel, no, help or extra"),
  ]

  private static func label(_ button: ButtonName) -> Effect {
    .text { $0.labels.append(DialogLabel(button, $1)) }
  }

  /// The rows of section "Lists".
  static let listRows: [DialogOption] = [
    DialogOption("default-item", "TAG", .text { $0.defaultItem = $1 }, "Begin at the row with TAG"),
    DialogOption(
      "no-tags", alias: "notags", .flag { $0.hidesTags = $1 },
      "Show no tags; they are still the answer"),
    DialogOption(
      "no-items", alias: "noitem", .flag { $0.hidesItems = $1 }, "Rows have a tag but no item"),
    DialogOption(
      "item-help", .flag { $0.hasItemHelp = $1 }, "Each row ends with a text for the bottom line"),
    DialogOption(
      "visit-items", .flag { $0.visitsItems = $1 }, "Begin in the list, and reach it with Tab"),
    DialogOption("no-hot-list", .flag { $0.hasNoHotList = $1 }, "Letters do not jump to rows"),
    DialogOption(
      "reorder", .flag { $0.reorders = $1 }, "A buildlist answers in the order of choosing"),
    DialogOption(
      "column-separator", "TEXT", .text { $0.columnSeparator = $1 },
      "Split items at TEXT into columns"),
  ]
}
