// Where the parts of a list box stand: those of a message box, whose text is the message, a line and the list. Used for
// drawing and for the mouse alike.

import Drawing
import Text
import Values

/// The places of a list box's parts.
struct ChoiceLayout {
  /// Frame, title, buttons and the place that message and list share.
  let message: MessageLayout
  /// The rows through which the message is seen.
  let text: Rect
  /// The row of the line between message and list; nil where there is none.
  let divider: Int?
  /// The rows through which the list is seen.
  let list: Rect
  /// The row in which the focused row is explained; nil where there is none.
  let help: Rect?

  /// The place of the buttons.
  var buttons: Rect { message.buttons }

  /// What the parts need.
  struct Needs {
    /// Those of the message box around it.
    var message: MessageLayout.Needs
    /// Rows of the wrapped message.
    var textRows: Int
    /// Rows of the list.
    var listRows: Int
    /// Whether rows are explained.
    var hasHelp: Bool
  }

  /// Rows of the list that are worth more than the message and the lines.
  private static let worthyRows = 3

  /// The places in `area`.
  init(_ needs: Needs, in area: Rect) {
    message = MessageLayout(needs.message, in: area)
    let room = message.text
    let leastList = min(needs.listRows, Self.worthyRows)
    // On low screens the explanation goes first, then the line; of a long message a part is left out.
    let hasHelp = needs.hasHelp && room.size.rows >= leastList + min(needs.textRows, 1) + 1
    var rows = room.size.rows - (hasHelp ? 1 : 0)
    let hasDivider =
      needs.textRows > 0 && message.frame != nil && rows >= leastList + min(needs.textRows, 3) + 1
    rows -= hasDivider ? 1 : 0
    var keptRows = min(needs.listRows, max(leastList, rows / 2))
    // Two rows to choose from leave the question one of its lines.
    if keptRows == rows, rows > 2 { keptRows -= 1 }
    let textRows = min(needs.textRows, max(0, rows - keptRows))
    text = Rect(room.origin, Size(columns: room.size.columns, rows: textRows))
    divider = hasDivider ? text.rows.upperBound : nil
    // The filled row is a little wider than the message.
    let margin = min(1, MessageLayout.padding(columns: area.size.columns))
    list = Rect(
      column: room.origin.column - margin, row: text.rows.upperBound + (hasDivider ? 1 : 0),
      columns: room.size.columns + 2 * margin, rows: rows - textRows)
    help =
      hasHelp
      ? Rect(
        column: room.origin.column, row: room.rows.upperBound - 1, columns: room.size.columns,
        rows: 1) : nil
  }
}

extension ChoiceBox {
  /// The places of the parts in `area`.
  func layout(in area: Rect) -> ChoiceLayout {
    ChoiceLayout(needs(columns: area.size.columns), in: area)
  }

  /// Rows of a list that is still coming; no screen shows more.
  private static let roomForMore = 1000

  /// What the parts need on so many columns.
  func needs(columns: Int) -> ChoiceLayout.Needs {
    let textColumns = MessageLayout.textColumns(columns)
    let textRows = question.text.isEmpty ? 0 : text.wrapped(to: textColumns).count
    let hasHelp = list.rows.fields.help != nil
    // A list that is still coming has all the room there is, so that nothing moves with each row.
    let listRows = stream == nil ? max(1, list.count) : Self.roomForMore
    let content = textRows + (textRows > 0 ? 1 : 0) + listRows + (hasHelp ? 1 : 0)
    return ChoiceLayout.Needs(
      message: MessageLayout.Needs(
        columns: columns, question.title, textRows: content, buttons, countdown),
      textRows: textRows, listRows: listRows, hasHelp: hasHelp)
  }
}
