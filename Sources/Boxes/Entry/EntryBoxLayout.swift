// Where the parts of a box with a field stand: those of a message box, whose text is the message, the fields
// and what is wrong. Used for drawing and for the mouse alike. Where room is scarce, first the lines around
// the fields go, then rows of the message; the field and what is wrong are always seen.

import Drawing
import Text

/// The places of an entry box's parts.
struct EntryLayout {
  /// Frame, title, buttons and the place that message and fields share.
  let message: MessageLayout
  /// The rows through which the message is seen.
  private(set) var text: Rect
  /// The fields with the lines around them: three rows each, or one.
  private(set) var boxes: [Rect] = []
  /// The fields.
  private(set) var fields: [Rect] = []
  /// The index of the first field that is seen: on the lowest screens only the one with the focus is.
  private(set) var firstField = 0
  /// Whether there are lines around the fields.
  private(set) var isBordered = false
  /// The rows for what is wrong; nil where nothing is or where it stands in the line below its field.
  private(set) var problem: Rect?
  /// The place of the buttons; empty where the field has the only row there is.
  private(set) var buttons: Rect

  /// Cells beside a value in its field: lines, gaps and the caret.
  static let columnsAroundValue = 5
  /// Rows of the message that are worth more than lines around the fields.
  private static let worthyTextRows = 3
  /// Columns below which a field has no lines around it.
  private static let leastBorderedColumns = 8
  /// Columns below which a field has no gap within its lines.
  private static let leastColumnsForGap = 16

  /// What the parts need.
  struct Needs {
    /// Rows of the wrapped message.
    var textRows: Int
    /// How many fields there are.
    var fields: Int
    /// The index of the one with the focus, or of the first.
    var focusedField: Int
    /// Rows for what is wrong where it does not stand in a line.
    var problemRows: Int
    /// Whether what is wrong can stand in the line below its field.
    var problemFitsLine: Bool

    /// Rows of fields with lines around them, and of what is wrong with them.
    var borderedRows: Int { 3 * fields + (problemFitsLine ? 0 : problemRows) }
    /// Rows of fields without lines, and of what is wrong with them.
    var bareRows: Int { fields + problemRows }
    /// Rows of all.
    var rows: Int { textRows + borderedRows }

    /// Whether fields that share so many rows with the message have lines.
    func areBordered(rows: Int) -> Bool {
      if rows >= self.rows { return true }
      return rows < textRows + bareRows && rows >= borderedRows + worthyTextRows
    }
  }

  /// The width of a field, in cells.
  var fieldColumns: Int { fields.first?.size.columns ?? 0 }

  /// The places in `area`.
  init(_ messageNeeds: MessageLayout.Needs, _ needs: Needs, in area: Rect) {
    message = MessageLayout(messageNeeds, in: area)
    let room = message.text
    text = Rect(room.origin, Size())
    buttons = message.buttons
    if room.size.rows < needs.fields {
      placeOneField(needs, in: room)
      return
    }
    let rows = room.size.rows
    isBordered =
      room.size.columns >= Self.leastBorderedColumns && needs.areBordered(rows: rows)
    let height = isBordered ? 3 : 1
    let isInLine = isBordered && needs.problemFitsLine
    let problemRows = isInLine ? 0 : min(needs.problemRows, rows - height * needs.fields)
    let textRows = min(needs.textRows, rows - height * needs.fields - problemRows)
    text.size = Size(columns: room.size.columns, rows: textRows)
    var row = room.origin.row + textRows
    for _ in 0..<needs.fields {
      place(Rect(column: room.origin.column, row: row, columns: room.size.columns, rows: height))
      row += height
    }
    guard problemRows > 0 else { return }
    problem = Rect(
      column: room.origin.column, row: row, columns: room.size.columns, rows: problemRows)
  }

  private mutating func place(_ box: Rect) {
    boxes.append(box)
    let margin = box.size.columns >= Self.leastColumnsForGap ? 2 : 1
    fields.append(isBordered ? box.inset(columns: margin, rows: 1) : box)
  }

  /// Places the field that has the focus in the row there is; where it is that of the buttons, these appear
  /// when the focus comes to them.
  private mutating func placeOneField(_ needs: Needs, in room: Rect) {
    firstField = max(0, needs.focusedField)
    if room.size.rows > 0 {
      place(Rect(room.origin, Size(columns: room.size.columns, rows: 1)))
    } else if needs.focusedField >= 0 {
      place(buttons)
      buttons.size = Size()
    }
  }
}

extension EntryBox {
  /// Rows that what is wrong may take.
  private static let mostProblemRows = 3

  /// The places of the parts in `area`.
  func layout(in area: Rect) -> EntryLayout {
    EntryLayout(
      needs(columns: area.size.columns), ownNeeds(columns: area.size.columns), in: area)
  }

  /// What the box needs on so many columns, its fields with all their lines.
  func needs(columns: Int) -> MessageLayout.Needs {
    let own = ownNeeds(columns: columns)
    return MessageLayout.Needs(
      columns: columns, title, textRows: own.rows, leastTextRows: own.bareRows, buttons, countdown)
  }

  /// Rows of the whole message on so many columns.
  func textRows(columns: Int) -> Int {
    text.text.isEmpty ? 0 : text.wrapped(to: columns).count
  }

  private func ownNeeds(columns: Int) -> EntryLayout.Needs {
    let textColumns = MessageLayout.textColumns(columns)
    var focused = -1
    if case .field(let index) = focus { focused = index }
    let words = problem?.words
    let problemRows = words.map { WrappedText($0, columns: textColumns).count } ?? 0
    return EntryLayout.Needs(
      textRows: textRows(columns: textColumns), fields: fields.count, focusedField: focused,
      problemRows: min(problemRows, Self.mostProblemRows),
      problemFitsLine: (words?.columns ?? 0) + 6 <= textColumns && problemRows <= 1)
  }
}
