// Where the parts of the rows of dialog's lists stand.

import Drawing
import Text

/// The places in a row of dialog's lists (its menubox.c, checklist.c, treeview.c).
enum DialogRowLayout {
  /// Blanks between tag and label.
  private static let gutter = 2
  /// Cells of a tick and the blank behind it.
  private static let tickColumns = 4
  /// Rows of the screen for a row whose text can be edited.
  private static let fieldRows = 3

  static func layout(of list: List, in room: Size, isFramed: Bool) -> RowLayout {
    let columns = room.columns
    if list.renaming != nil {
      return renamingLayout(of: list, in: columns, isFramed: isFramed && room.rows >= fieldRows)
    }
    var layout = RowLayout()
    let mark = list.choice.hasTicks ? tickColumns : 0
    let texts = list.texts
    let start: Int
    if texts.options.isTree {
      let width = texts.firstColumns + ListTexts.guideColumns * texts.deepest
      start = max(0, columns - mark - width) / 2
      layout.firstRoom = columns
    } else {
      // Per cent of the list that tags are left where they and the labels are too wide.
      start = place(
        &layout, texts, in: columns, mark: mark, share: mark == 0 ? 30 : 25, isCentered: true)
    }
    layout.indent = mark == 0 ? 0 : start
    layout.tick = mark == 0 ? nil : start
    layout.first = start + mark
    return layout
  }

  /// Where tags and labels are too wide together, both lose in proportion, but tags are left their share;
  /// returns where the row begins; what is narrower than the list stands in its middle.
  private static func place(
    _ layout: inout RowLayout, _ texts: ListTexts, in columns: Int, mark: Int, share: Int,
    isCentered: Bool
  ) -> Int {
    let room = max(0, columns - gutter - mark)
    var tag = texts.firstColumns
    var item = texts.isPaired ? texts.itemColumns : 0
    if !texts.isPaired {
      tag = min(tag, room)
    } else if tag + item > room {
      let least = room * share / 100
      if tag > least { tag = max(least, room * tag / (tag + item)) }
      item = max(0, room - tag)
    }
    let start = isCentered ? max(0, room - tag - item) / 2 : 0
    layout.firstRoom = texts.isPaired ? tag + gutter - 1 : columns
    layout.second = texts.isPaired ? start + mark + tag + gutter : nil
    return start
  }

  /// The field ends one cell before the list, and has a border at each side.
  private static func renamingLayout(of list: List, in width: Int, isFramed: Bool) -> RowLayout {
    var layout = RowLayout()
    _ = place(&layout, list.texts, in: width, mark: 0, share: 30, isCentered: false)
    let start = layout.second ?? 0
    if isFramed, width - start > 4 {
      layout.height = fieldRows
      layout.field = start + 1..<max(start + 2, width - 2)
    } else {
      let first = min(start, max(0, width - 1))
      layout.field = first..<first + max(1, width - start)
    }
    if list.texts.isPaired {
      layout.second = layout.field?.lowerBound
    } else {
      layout.first = layout.field?.lowerBound ?? 0
      layout.firstRoom = layout.field?.count ?? 0
    }
    return layout
  }
}
