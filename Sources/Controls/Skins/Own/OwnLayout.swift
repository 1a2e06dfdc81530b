// How the rows of one of toast's own boxes are divided: what its parts need, and what each is given where there is less.

import Drawing
import Text

/// What the parts of a box need on a number of columns, in rows unless said otherwise.
struct OwnNeeds {
  let form: Form
  let geometry: OwnGeometry
  let columns: Int
  let title: Int
  /// The blank row behind the title.
  let gap: Int
  /// Rows of the whole message.
  let message: Int
  /// Rows of a list with all its rows; 0 for a form without one.
  var list = 0
  /// Rows of the controls besides the list, with their lines and without.
  var framed = 0
  var bare = 0
  /// Rows for what is wrong where it does not stand in a line.
  var problem = 0
  /// Whether what is wrong can stand in the line below its control.
  var problemFitsLine = true
  let hasHelp: Bool
  /// Rows of the buttons: one, or one for each when stacked.
  var buttons: Int
  let buttonsFitRow: Bool
  /// Cells of the time that is left; 0 without one.
  let countdown: Int

  /// Rows that a long title or what is wrong may take.
  private static let mostTitleRows = 3
  private static let mostProblemRows = 3

  init(of form: Form, columns: Int, _ geometry: OwnGeometry) {
    self.form = form
    self.geometry = geometry
    self.columns = columns
    let textColumns = OwnGeometry.textColumns(columns)
    let heading = form.window.title
    title =
      heading.isEmpty
      ? 0 : min(WrappedText(heading, columns: textColumns).count, Self.mostTitleRows)
    gap = title > 0 && !(form.message.text.isEmpty && form.items.isEmpty) ? 1 : 0
    let lines = form.message.lines(forColumns: textColumns, in: form.skin)
    message = form.items.isEmpty ? max(1, lines) : lines
    hasHelp = form.items.contains { $0.control.grows && $0.control.help != nil }
    buttons = geometry.rows(of: form.buttons, forColumns: columns - 2)
    buttonsFitRow =
      buttons > 0 && !geometry.isStacked(form.buttons, in: Size(columns: columns - 2, rows: 1))
    // A blank stands at each side of the time, which keeps the width that it has at first.
    countdown = form.countdown.map { $0.wholeText.utf8.count + 2 } ?? 0
    for index in form.items.indices where form.isShown(index) {
      let rows = form.items[index].control.rows(forColumns: textColumns, in: form.skin)
      if form.items[index].control.grows {
        list += rows.ideal
      } else {
        framed += rows.ideal
        bare += rows.least
      }
    }
    guard list == 0, let words = form.markedRefusal else { return }
    let wrapped = WrappedText(words, columns: textColumns).count
    problem = min(wrapped, Self.mostProblemRows)
    let isInFrame = form.refusal.map { form.items[$0.item].control.isField } ?? false
    problemFitsLine = isInFrame && words.columns + 6 <= textColumns && wrapped <= 1
  }

  /// Rows of controls with lines around them, and of what is wrong with them.
  var framedRows: Int { framed + (problemFitsLine ? 0 : problem) }
  /// Rows of controls without lines, and of what is wrong with them.
  var bareRows: Int { bare + problem }
  /// Rows between the title and the buttons.
  var content: Int {
    let divider = list > 0 && message > 0 ? 1 : 0
    return message + divider + list + framedRows + (hasHelp ? 1 : 0)
  }
  /// Rows between title and buttons that are seen before more than one row of either is.
  var leastContent: Int { max(1, bareRows) }
  /// Rows of a box with frame and line in which everything is seen.
  var rows: Int { 2 + title + gap + content + (buttons > 0 ? 1 : 0) + buttons }
  /// The row below the window that says what the keys do; 0 for none.
  var hints: Int { form.hintWords != nil && !form.items.isEmpty ? 1 : 0 }

  /// Rows of a screen that can spare one for what the keys do.
  private static let roomyRows = 14

  func hasRoomForHints(in area: Rect) -> Bool {
    hints > 0 && area.size.rows >= min(rows + hints, Self.roomyRows)
  }

  /// Rows of the message that are worth more than lines around the controls.
  private static let worthyMessageRows = 3

  /// Whether controls that share so many rows with the message have lines.
  func isFramed(rows: Int) -> Bool {
    if rows >= message + framedRows { return true }
    return rows < message + bareRows && rows >= framedRows + Self.worthyMessageRows
  }
}

struct OwnLayout {
  private(set) var layout: FormLayout
  /// The rows that message and controls share.
  private var room = Rect(Point(), Size())

  /// How many of its lines a box keeps.
  private enum Lines: CaseIterable { case all, frame, none }

  /// Rows that a box should show before it keeps its lines.
  private static let worthyRows = 3
  /// Columns below which a frame leaves no room for anything, and a field has no lines.
  private static let leastFramedColumns = 5
  private static let leastFieldColumns = 8

  /// The places in `area`, with as many lines as leave the words enough room.
  init(_ needs: OwnNeeds, in whole: Rect) {
    var needs = needs
    var area = whole
    let hasHints = needs.hasRoomForHints(in: whole)
    if hasHints { area.size = Size(columns: whole.size.columns, rows: whole.size.rows - 1) }
    var lines = Self.lines(needs, in: area)
    let inner = area.size.rows - (lines == .none ? 0 : 2)
    if needs.buttonsFitRow, Self.fixedRows(needs, of: inner).buttons < needs.buttons {
      needs.buttons = 1
      lines = Self.lines(needs, in: area)
    }
    layout = FormLayout(
      window: area, isFramed: lines != .none, message: area, buttons: Rect(area.origin, Size()))
    layout.scrollbar = area.columns.upperBound - 1
    if hasHints {
      layout.hints = Rect(
        column: area.origin.column, row: area.rows.upperBound, columns: area.size.columns, rows: 1)
    }
    divide(needs, lines, in: area)
    if needs.countdown > 0 { placeCountdown(needs.countdown, in: area) }
    layout.items = Array(repeating: Rect(room.origin, Size()), count: needs.form.items.count)
    if needs.list > 0 {
      placeList(needs)
    } else if needs.form.items.isEmpty {
      layout.message = room
    } else {
      placeControls(needs)
    }
  }

  private static func lines(_ needs: OwnNeeds, in area: Rect) -> Lines {
    let wanted = min(needs.content, max(needs.leastContent, worthyRows))
    return Lines.allCases.first { lines in
      if lines != .none, area.size.columns < leastFramedColumns { return false }
      return area.size.rows - rows(of: lines, needs) - needs.title - needs.buttons >= wanted
    } ?? .none
  }

  private static func rows(of lines: Lines, _ needs: OwnNeeds) -> Int {
    switch lines {
    case .all: needs.buttons > 0 ? 3 : 2
    case .frame: 2
    case .none: 0
    }
  }

  /// The rows of the title and of the buttons, of so many within the frame.
  private static func fixedRows(_ needs: OwnNeeds, of rows: Int) -> (title: Int, buttons: Int) {
    // Where not all can be seen, a long title leaves most of the room to the text, which can be scrolled.
    let least = min(needs.leastContent, needs.content)
    let isTight = needs.title + needs.content + needs.buttons > rows
    let title = min(
      needs.title, isTight ? max(1, rows / 3) : needs.title, max(0, rows - least - 1))
    return (title, min(needs.buttons, max(1, rows - title - least)))
  }

  /// Divides the rows among title, content and buttons.
  private mutating func divide(_ needs: OwnNeeds, _ lines: Lines, in area: Rect) {
    let inner = lines == .none ? area : area.inset(columns: 1, rows: 1)
    let padding = OwnGeometry.padding(columns: area.size.columns)
    // Without a frame the text keeps the width it was wrapped for; the thumb stands beside it.
    let column = lines == .none ? area.origin.column : inner.origin.column + padding
    let columns = OwnGeometry.textColumns(area.size.columns)
    let isRoomy = area.size.rows >= needs.rows - max(0, needs.list - Self.comfortableListRows)
    let (titleRows, buttonRows) = Self.fixedRows(needs, of: inner.size.rows)
    let hasSeparator = lines == .all && needs.buttons > 0
    let gap = isRoomy ? needs.gap : 0
    let rows = inner.size.rows - titleRows - gap - buttonRows - (hasSeparator ? 1 : 0)
    layout.title = Rect(column: column, row: inner.origin.row, columns: columns, rows: titleRows)
    room = Rect(
      column: column, row: layout.title.rows.upperBound + gap, columns: columns, rows: rows)
    layout.separator = hasSeparator ? room.rows.upperBound : nil
    layout.buttons = Rect(
      column: inner.origin.column, row: inner.rows.upperBound - buttonRows,
      columns: inner.size.columns, rows: buttonRows)
  }

  /// Places the time that is left: on the frame where it covers no words, or at the end of the last row, for which the
  /// buttons make room; on screens too narrow for both it is left out.
  private mutating func placeCountdown(_ columns: Int, in area: Rect) {
    if layout.isFramed {
      guard area.size.columns >= columns + 4 else { return }
      layout.countdown = Rect(
        column: area.columns.upperBound - 2 - columns, row: area.origin.row, columns: columns,
        rows: 1)
      return
    }
    let buttons = layout.buttons
    guard buttons.size.columns >= columns + 6, buttons.size.rows > 0 else { return }
    layout.buttons.size = Size(columns: buttons.size.columns - columns, rows: buttons.size.rows)
    layout.countdown = Rect(
      column: layout.buttons.columns.upperBound, row: buttons.rows.upperBound - 1,
      columns: columns, rows: 1)
  }

  // MARK: Lists

  /// Rows of a list that are worth more than a blank row behind the title.
  private static let comfortableListRows = 8
  /// Rows of a list that are worth more than the message and the lines.
  private static let worthyListRows = 3

  /// Divides the room between message and list; on low screens the help goes first, then the line, and of a long message a
  /// part is left out.
  private mutating func placeList(_ needs: OwnNeeds) {
    let leastList = min(needs.list, Self.worthyListRows)
    let hasHelp = needs.hasHelp && room.size.rows >= leastList + min(needs.message, 1) + 1
    var rows = room.size.rows - (hasHelp ? 1 : 0)
    let hasDivider =
      needs.message > 0 && layout.isFramed && rows >= leastList + min(needs.message, 3) + 1
    rows -= hasDivider ? 1 : 0
    var keptRows = min(needs.list, max(leastList, rows / 2))
    // Two rows to choose from leave the question one of its lines.
    if keptRows == rows, rows > 2 { keptRows -= 1 }
    let messageRows = min(needs.message, max(0, rows - keptRows))
    layout.message = Rect(room.origin, Size(columns: room.size.columns, rows: messageRows))
    layout.divider = hasDivider ? layout.message.rows.upperBound : nil
    // The filled row is a little wider than the message.
    let margin = min(1, OwnGeometry.padding(columns: needs.columns))
    let list = Rect(
      column: room.origin.column - margin,
      row: layout.message.rows.upperBound + (hasDivider ? 1 : 0),
      columns: room.size.columns + 2 * margin, rows: rows - messageRows)
    if let index = needs.form.mainItem { layout.items[index] = list }
    if hasHelp {
      layout.help = Rect(
        column: room.origin.column, row: room.rows.upperBound - 1, columns: room.size.columns,
        rows: 1)
    }
  }

  // MARK: Controls of fixed height

  /// Places controls below the message; where room is scarce, first the lines around them go, then rows of the message:
  /// the controls and what is wrong are always seen.
  private mutating func placeControls(_ needs: OwnNeeds) {
    let form = needs.form
    layout.message = Rect(room.origin, Size())
    let rows = room.size.rows
    if rows < needs.bare {
      placeFocusedControl(form)
      return
    }
    layout.framesItems = room.size.columns >= Self.leastFieldColumns && needs.isFramed(rows: rows)
    let height = layout.framesItems ? needs.framed : needs.bare
    let isInLine = layout.framesItems && needs.problemFitsLine
    let problemRows = isInLine ? 0 : min(needs.problem, rows - height)
    let messageRows = min(needs.message, rows - height - problemRows)
    layout.message.size = Size(columns: room.size.columns, rows: messageRows)
    var row = room.origin.row + messageRows
    for index in form.items.indices where form.isShown(index) {
      let extent = form.items[index].control.rows(forColumns: room.size.columns, in: form.skin)
      let height = layout.framesItems ? extent.ideal : extent.least
      layout.items[index] = Rect(
        column: room.origin.column, row: row, columns: room.size.columns, rows: height)
      row += height
    }
    guard problemRows > 0 else { return }
    layout.problem = Rect(
      column: room.origin.column, row: row, columns: room.size.columns, rows: problemRows)
  }

  /// Places the control that has the focus in the row there is; where it is that of the buttons, these appear when the
  /// focus comes to them.
  private mutating func placeFocusedControl(_ form: Form) {
    if room.size.rows > 0 {
      layout.items[form.focusedItem ?? 0] = Rect(
        room.origin, Size(columns: room.size.columns, rows: 1))
    } else if let index = form.focusedItem {
      layout.items[index] = layout.buttons
      layout.buttons.size = Size()
    }
  }
}
