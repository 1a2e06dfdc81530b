// What a command line in dialog's grammar asks for, as plain values: boxes one after the other, each with its
// options. Texts stay bytes as the caller gave them.

package import Text

/// The boxes of dialog(1).
package enum DialogBoxKind: String, CaseIterable, Hashable, Sendable {
  case msgbox, yesno, infobox, inputbox, passwordbox, menu, inputmenu, checklist, radiolist,
    buildlist,
    treeview, pause, textbox, tailbox, tailboxbg, editbox, form, passwordform, mixedform, gauge,
    mixedgauge, prgbox, programbox, progressbox, fselect, dselect, calendar, timebox, rangebox
}

/// One box with its own arguments.
package struct DialogBox: Hashable, Sendable {
  /// Which box.
  package var kind: DialogBoxKind
  /// The first argument: the text, or for some boxes the name of a file, a path or a command.
  package var text: [UInt8]
  /// Wanted height in rows: 0 automatic, negative as high as possible.
  package var height: Int
  /// Wanted width in columns: 0 automatic, negative as wide as possible.
  package var width: Int
  /// The numbers behind the width, as far as they were given: the height of a list, a percentage, seconds…
  package var numbers: [Int] = []
  /// The text an entry starts with; nil where none was given.
  package var initial: [UInt8]?
  /// The rows of a list; traits hold what is ticked, depths the place in a tree.
  package var rows = Rows(ByteStrings(), count: 0, fields: Rows.Fields())

  /// A box by the arguments that all have.
  package init(_ kind: DialogBoxKind, text: [UInt8], height: Int, width: Int) {
    self.kind = kind
    self.text = text
    self.height = height
    self.width = width
  }
}

/// What one box is told by the options before it; defaults are dialog's.
package struct DialogSettings: Hashable, Sendable {
  // Texts
  package var title: [UInt8]?
  package var backtitle: [UInt8]?
  /// `--hline`: a text in the bottom border.
  package var horizontalLine: [UInt8]?
  /// `--hfile`: the file that F1 shows.
  package var helpFile: [UInt8]?
  package var defaultItem: [UInt8]?
  package var columnSeparator: [UInt8]?

  // How text is read
  /// `--colors`: `\Z` sequences are understood.
  package var takesColors = false
  package var keepsLineBreaks = false  // --cr-wrap
  package var keepsBlanks = false  // --no-collapse
  package var trims = false  // --trim
  package var keepsBackslashN = false  // --no-nl-expand
  /// `--tab-len`, in columns.
  package var tabLength = 8

  // Buttons
  package var labels: [DialogButton: [UInt8]] = [:]
  package var hasNoOK = false
  package var hasNoCancel = false
  package var hasExtra = false
  package var hasHelp = false
  package var defaultsToNo = false
  package var defaultButton: DialogButton?

  // Lists
  package var hidesTags = false  // --no-tags
  package var hidesItems = false  // --no-items (rows have no item word then)
  package var hasItemHelp = false  // --item-help
  package var visitsItems = false
  package var hasNoHotList = false
  package var reorders = false

  // Looks
  /// `--begin Y X`, in cells from the top left corner.
  package var begin: DialogPlace?
  package var aspect = 9
  package var hasNoShadow = false
  package var asciiLines = false
  package var noLines = false
  package var hasScrollbar = false
  package var hasNoMouse = false
  package var hidesCursorOnLabel = false

  // Entry
  package var insecure = false
  /// `--max-input`, in bytes; 0 is no limit.
  package var mostInput = 2048

  // Output
  package var quotes = false  // --quoted
  package var singleQuotes = false
  package var separatesOutput = false
  package var outputSeparator: [UInt8]?
  package var widgetSeparator: [UInt8]?
  package var helpStatus = false
  package var helpTags = false
  package var reportsLastKey = false
  package var printsSize = false

  // Coming and going
  package var beeps = false
  package var beepsAfter = false
  package var clears = false
  package var keepsWindow = false
  package var erasesOnExit = false
  /// `--timeout`, in seconds; 0 is never.
  package var timeout = 0
  /// `--sleep`, in seconds.
  package var sleep = 0

  /// What a box is told when nothing is said.
  package init() {}
}

/// A place by row and column from 0.
package struct DialogPlace: Hashable, Sendable {
  package var row: Int
  package var column: Int
  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// The buttons of dialog's boxes.
package enum DialogButton: String, CaseIterable, Hashable, Sendable {
  case ok, cancel, yes, no, extra, help, exit
}

/// One thing that a line asks for, in the order of the line.
package enum DialogStep: Hashable, Sendable {
  /// A box. `continuesAlways`: `--and-widget` follows, so that only Esc ends the line here.
  case box(DialogBox, DialogSettings, continuesAlways: Bool)
  /// `--print-maxsize`.
  case printMaximumSize
  /// `--print-version`.
  case printVersion
  /// `--print-text-size TEXT [H [W]]` with the settings given so far.
  case printTextSize([UInt8], height: Int, width: Int, DialogSettings)
  /// `--print-text-only TEXT [H [W]]`.
  case printTextOnly([UInt8], height: Int, width: Int, DialogSettings)
  /// `--clear` alone.
  case clearScreen
}

/// Where dialog's results go.
package enum DialogOutput: Hashable, Sendable {
  /// As the name that the program was called by has it.
  case usual
  case standardOutput, standardError
  case descriptor(Int32)
}

/// A whole line in dialog's grammar.
package struct DialogLine: Hashable, Sendable {
  /// What to do, first to last; empty for a line with nothing but options.
  package var steps: [DialogStep] = []
  package var output = DialogOutput.usual
  /// `--input-fd`: where keys come from.
  package var input: Int32?
  package var keepsTite = false
  /// `--trace FILE`.
  package var trace: [UInt8]?
  /// What `--args` shows on standard error before anything else; nil without it.
  package var shownArguments: [UInt8]?

  /// A line that asks for nothing.
  package init() {}
}

/// What a command line in dialog's grammar is for.
package enum DialogRequest: Hashable, Sendable {
  case run(DialogLine)
  case usage
  case version
  /// `--create-rc FILE`.
  case createRC([UInt8])
}
