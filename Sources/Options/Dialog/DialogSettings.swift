// What the options before a box tell it. A few settings stay for the boxes behind it; all others begin anew with each
// box, as dialog has it.

package import Values

/// What one box is told by the options before it; defaults are dialog's.
package struct DialogSettings: Equatable, Sendable {
  // MARK: Texts

  /// `--title`.
  package var title: [UInt8]?
  /// `--backtitle`.
  package var backtitle: [UInt8]?
  /// `--hline`: a text in the bottom border.
  package var horizontalLine: [UInt8]?
  /// `--hfile`: the file that F1 shows.
  package var helpFile: [UInt8]?

  // MARK: How text is read

  /// `--colors`: `\Z` sequences are understood.
  package var takesColors = false
  /// `--color-modes`: colour sequences in files and in the output of commands are understood.
  package var takesColorModes = false
  /// `--cr-wrap`.
  package var keepsLineBreaks = false
  /// `--no-collapse`.
  package var keepsBlanks = false
  /// `--trim`.
  package var trims = false
  /// `--no-nl-expand`.
  package var keepsBackslashN = false
  /// `--tab-len`, in columns.
  package var tabLength = 8

  // MARK: Buttons

  /// The labels that were given; of several for one button the last counts.
  package var labels: [DialogLabel] = []
  /// `--exit-label`: the label of OK in the viewers of files.
  package var exitLabel: [UInt8]?
  /// `--no-ok`.
  package var hasNoOK = false
  /// `--no-cancel`.
  package var hasNoCancel = false
  /// `--extra-button`.
  package var hasExtra = false
  /// `--help-button`.
  package var hasHelp = false
  /// `--defaultno`.
  package var defaultsToNo = false
  /// `--default-button`; one of the usual names.
  package var defaultButton: ButtonName?

  // MARK: Lists

  /// `--default-item`.
  package var defaultItem: [UInt8]?
  /// `--column-separator`.
  package var columnSeparator: [UInt8]?
  /// `--no-tags`.
  package var hidesTags = false
  /// `--no-items`: the rows have no item word.
  package var hidesItems = false
  /// `--item-help`: each row has a help word.
  package var hasItemHelp = false
  /// `--visit-items`.
  package var visitsItems = false
  /// `--no-hot-list`.
  package var hasNoHotList = false
  /// `--reorder`.
  package var reorders = false

  // MARK: Looks

  /// `--begin Y X`, in cells from the top left corner.
  package var begin: DialogPlace?
  /// `--aspect`: columns for each row.
  package var aspect = 9
  /// `--no-shadow`.
  package var hasNoShadow = false
  /// `--ascii-lines`.
  package var asciiLines = false
  /// `--no-lines`.
  package var noLines = false
  /// `--scrollbar`.
  package var hasScrollbar = false
  /// `--no-mouse`.
  package var hasNoMouse = false
  /// `--cursor-off-label`.
  package var hidesCursorOnLabel = false

  // MARK: Entry, dates and times

  /// `--insecure`.
  package var insecure = false
  /// `--max-input`, in bytes; 0 is no limit.
  package var mostInput = 2048
  /// `--date-format`, for strftime.
  package var dateFormat: [UInt8]?
  /// `--time-format`, for strftime.
  package var timeFormat: [UInt8]?
  /// `--week-start`: a number, the start of the name of a day, or `locale`.
  package var weekStart: [UInt8]?
  /// `--iso-week`.
  package var numbersWeeksByISO = false

  // MARK: Output

  /// `--quoted`.
  package var quotes = false
  /// `--single-quoted`.
  package var singleQuotes = false
  /// `--separate-output`; true only where the box has several answers.
  package var separatesOutput = false
  /// `--output-separator`.
  package var outputSeparator: [UInt8]?
  /// `--separate-widget`.
  package var widgetSeparator: [UInt8]?
  /// `--help-status`.
  package var helpStatus = false
  /// `--help-tags`.
  package var helpTags = false
  /// `--last-key`.
  package var reportsLastKey = false
  /// `--print-size`.
  package var printsSize = false

  // MARK: Coming and going

  /// `--beep`.
  package var beeps = false
  /// `--beep-after`.
  package var beepsAfter = false
  /// `--clear`.
  package var clears = false
  /// `--keep-window`.
  package var keepsWindow = false
  /// `--erase-on-exit`.
  package var erasesOnExit = false
  /// `--no-kill`: the process of a tailboxbg is told on standard error.
  package var keepsProcess = false
  /// `--timeout`, in seconds; 0 or less is never.
  package var timeout = 0
  /// `--sleep`, in seconds.
  package var sleep = 0

  /// What a box is told when nothing is said.
  package init() {}

  /// The label that was given for a button; nil for the usual one.
  package func label(of button: ButtonName) -> [UInt8]? {
    labels.last { $0.button == button }?.text
  }

  /// `initial` with what stays from one box to the next.
  func carriedOver(to initial: DialogSettings) -> DialogSettings {
    var next = initial
    next.aspect = aspect
    next.tabLength = tabLength
    next.hasNoShadow = hasNoShadow
    next.hasNoMouse = hasNoMouse
    next.hasScrollbar = hasScrollbar
    next.visitsItems = visitsItems
    next.widgetSeparator = widgetSeparator
    return next
  }
}

/// A place by row and column from 0.
package struct DialogPlace: Equatable, Sendable {
  /// Rows below the top of the screen.
  package var row: Int
  /// Columns from its left side.
  package var column: Int

  /// A place.
  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// What stands on a button.
package struct DialogLabel: Equatable, Sendable {
  /// Which button.
  package let button: ButtonName
  /// The label as it was given.
  package let text: [UInt8]

  /// A label.
  package init(_ button: ButtonName, _ text: [UInt8]) {
    self.button = button
    self.text = text
  }
}
