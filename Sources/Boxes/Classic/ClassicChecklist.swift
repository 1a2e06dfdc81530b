// Lists whose rows are ticked: the checklist, of which any number of rows is on, the radiolist, of which at most
// one is, and the treeview, a radiolist whose rows stand at depths. Geometry, keys and colours are dialog's.

package import Drawing
import Input
package import Text
package import Values

/// A list whose rows are ticked.
package struct ClassicChecklist: ClassicListContent {
  /// Which of dialog's boxes it is.
  package enum Kind: Equatable, Sendable { case checklist, radiolist, treeview }

  /// Cells of a tick and the blank behind it.
  static let markColumns = 4
  /// Per cent of the list that tags are left where they and the items are too wide.
  static let tagShare = 25

  /// Which of dialog's boxes it is.
  package let kind: Kind
  /// The text, the list and the buttons.
  package private(set) var list: ClassicList
  /// How the rows of a treeview stand; nil for other lists.
  private let tree: ClassicTree?

  /// A list that was not answered yet.
  ///
  /// - Parameters:
  ///   - kind: which of dialog's boxes it is.
  ///   - text: what stands above the list.
  ///   - rows: the rows; tags are their values, items their labels. Of a radiolist's or treeview's rows that are
  ///     on the first one stays so.
  ///   - current: the row that has the focus first.
  ///   - listHeight: the wanted height of the list in rows; 0 for as many as there are.
  ///   - buttons: the buttons and which of them has the focus.
  ///   - options: what the options say of lists.
  package init(
    _ kind: Kind, _ text: DisplayText, rows: ListItems, current: Int = 0, listHeight: Int,
    buttons: ClassicButtons, options: ClassicListOptions
  ) {
    self.kind = kind
    var options = options
    if kind == .treeview { options.hidesTags = true }
    list = ClassicList(text, rows, current: current, listHeight: listHeight, buttons, options)
    tree = kind == .treeview ? ClassicTree(list.texts) : nil
    if kind != .checklist, list.items.tickCount > 1,
      let first = rows.indices.first(where: list.items.isTicked)
    {
      list.items.tickOnly(first)
    }
  }

  /// The rows that are ticked, from top to bottom.
  package var selected: [Int] { list.items.ticked }

  // MARK: Events

  package mutating func handle(_ event: Event, in scene: Scene, _ frame: ClassicFrame) -> Step {
    let place = place(in: scene.area, frame)
    let visible = place.inner.size.rows
    switch event {
    case .input(.key(.space)): return tick()
    case .input(.key(let key)): return list.handle(key, place, visible: visible, at: scene.now)
    case .input(.mouse(let mouse)):
      guard let row = list.row(mouse, place, visible: visible) else {
        let indent = columns(in: place.inner).start
        return list.handle(mouse, place, list.listFrame(place, visible: visible, indent: indent))
      }
      list.takeFocus()
      _ = list.move(to: row, visible: visible)
      return tick()
    case .input(.paste): return .effect(.bell)
    default: return .ignored
    }
  }

  /// Ticks the current row; in a checklist, takes away its tick if it has one.
  private mutating func tick() -> Step {
    guard let current else { return .effect(.bell) }
    if kind == .checklist {
      list.items.setTicked(!list.items.isTicked(current), current)
    } else {
      list.items.tickOnly(current)
    }
    return .changed
  }

  // MARK: Drawing

  package func draw(on canvas: inout Canvas, in scene: Scene, _ frame: ClassicFrame) {
    let place = place(in: scene.area, frame)
    let columns = columns(in: place.inner)
    list.text.draw(on: &canvas, place, list.buttons, frame)
    let listFrame = list.listFrame(
      place, visible: place.inner.size.rows, indent: columns.start)
    listFrame.draw(on: &canvas, frame)
    let clip = listFrame.textArea(frame)
    for (offset, row) in listFrame.shown.enumerated() where offset < clip.size.rows {
      let point = Point(column: clip.origin.column, row: clip.origin.row + offset)
      draw(row, on: &canvas, at: point, within: clip, columns, frame.theme)
      guard row == list.items.current else { continue }
      list.placeCursor(
        on: &canvas, at: point.column + columns.start + 1, place, row: point.row)
    }
  }

  private func draw(
    _ row: Int, on canvas: inout Canvas, at point: Point, within clip: Rect,
    _ columns: ClassicRowColumns, _ theme: ClassicTheme
  ) {
    let isCurrent = row == list.items.current
    let sign = list.items.isTicked(row) ? "*" : " "
    canvas.put(
      kind == .checklist ? "[" + sign + "]" : "(" + sign + ")",
      at: Point(column: point.column + columns.start, row: point.row),
      isCurrent ? theme.checkSelected : theme.check, within: clip)
    guard let tree else {
      list.drawTexts(of: row, on: &canvas, at: point, within: clip, columns, theme)
      return
    }
    let start = Point(column: point.column + columns.first, row: point.row)
    tree.draw(
      row, on: &canvas, at: start, within: clip, theme, isCurrent: isCurrent,
      isHot: !list.options.hasNoHotList)
  }

  // MARK: Places

  private func place(in window: Rect, _ frame: ClassicFrame) -> ClassicListPlace {
    list.place(in: window, frame, margin: kind == .treeview ? (1, 1) : (0, 0))
  }

  private func columns(in area: Rect) -> ClassicRowColumns {
    tree?.columns(in: area.size.columns)
      ?? ClassicRowColumns(
        list.texts, in: area.size.columns, mark: Self.markColumns, share: Self.tagShare)
  }
}
