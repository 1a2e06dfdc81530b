// Settings that the options before a box give it. A few carry over to the boxes that follow; the others are reset for
// each box, as in dialog.

package import Values

/// The settings of one box; defaults are dialog's.
package struct DialogSettings: Equatable, Sendable {
  // MARK: Texts

  package var title: [UInt8]?
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
  package var keepsLineBreaks = false
  package var keepsBlanks = false
  package var trims = false
  package var keepsBackslashN = false
  /// `--tab-len`, in columns.
  package var tabLength = 8

  // MARK: Buttons

  /// The labels that were given; of several for one button the last counts.
  package var labels: [DialogLabel] = []
  package var exitLabel: [UInt8]?
  package var hasNoOK = false
  package var hasNoCancel = false
  package var hasExtra = false
  package var hasHelp = false
  package var defaultsToNo = false
  /// `--default-button`; one of the usual names.
  package var defaultButton: ButtonName?

  // MARK: Lists

  package var defaultItem: [UInt8]?
  package var columnSeparator: [UInt8]?
  package var hidesTags = false
  /// `--no-items`: the rows have no item word.
  package var hidesItems = false
  /// `--item-help`: each row has a help word.
  package var hasItemHelp = false
  package var visitsItems = false
  package var hasNoHotList = false
  package var reorders = false

  // MARK: Looks

  /// `--begin Y X`, in cells from the top left corner.
  package var begin: DialogPlace?
  /// `--aspect`: columns for each row.
  package var aspect = 9
  package var hasNoShadow = false
  package var asciiLines = false
  package var noLines = false
  package var hasScrollbar = false
  package var hasNoMouse = false
  package var hidesCursorOnLabel = false

  // MARK: Entry, dates and times

  package var insecure = false
  /// `--max-input`, in bytes; 0 is no limit.
  package var maxInput = 2048
  /// `--date-format`, for strftime.
  package var dateFormat: [UInt8]?
  /// `--time-format`, for strftime.
  package var timeFormat: [UInt8]?
  /// `--week-start`: a number, the start of the name of a day, or `locale`.
  package var weekStart: [UInt8]?
  package var numbersWeeksByISO = false

  // MARK: Output

  package var quotes = false
  package var singleQuotes = false
  /// `--separate-output`; true only where the box has several answers.
  package var separatesOutput = false
  package var outputSeparator: [UInt8]?
  package var widgetSeparator: [UInt8]?
  package var helpStatus = false
  package var helpTags = false
  package var reportsLastKey = false
  package var printsSize = false

  // MARK: Coming and going

  package var beeps = false
  package var beepsAfter = false
  package var clears = false
  package var keepsWindow = false
  package var erasesOnExit = false
  /// `--no-kill`: the process of a tailboxbg is told on standard error.
  package var keepsProcess = false
  /// `--timeout`, in seconds; 0 or less is never.
  package var timeout = 0
  /// `--sleep`, in seconds.
  package var sleep = 0

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

package struct DialogPlace: Equatable, Sendable {
  /// Rows below the top of the screen.
  package var row: Int
  /// Columns from its left side.
  package var column: Int
}

package struct DialogLabel: Equatable, Sendable {
  package let button: ButtonName
  package let text: [UInt8]

  package init(_ button: ButtonName, _ text: [UInt8]) {
    self.button = button
    self.text = text
  }
}
