// The menu: a text, rows of which one is taken, buttons. Geometry, keys and colours are dialog's.

package import Drawing
import Input
package import Text
package import Values

/// A menu.
package struct ClassicMenu: ClassicListContent {
  /// Per cent of the list that tags are left where they and the items are too wide.
  static let tagShare = 30

  /// The text, the list and the buttons.
  package private(set) var list: ClassicList

  /// A menu that was not answered yet.
  ///
  /// - Parameters:
  ///   - text: what stands above the list.
  ///   - rows: the rows; tags are their values, items their labels.
  ///   - current: the row that has the focus first.
  ///   - listHeight: the wanted height of the list in rows; 0 for as many as there are.
  ///   - buttons: the buttons and which of them has the focus.
  ///   - options: what the options say of lists.
  package init(
    _ text: DisplayText, rows: ListItems, current: Int = 0, listHeight: Int,
    buttons: ClassicButtons,
    options: ClassicListOptions
  ) {
    list = ClassicList(text, rows, current: current, listHeight: listHeight, buttons, options)
  }

  package mutating func handle(_ event: Event, in scene: Scene, _ frame: ClassicFrame) -> Step {
    let place = place(in: scene.area, frame)
    let visible = place.inner.size.rows
    switch event {
    case .input(.key(.space)): return list.buttons.enter
    case .input(.key(let key)): return list.handle(key, place, visible: visible, at: scene.now)
    case .input(.mouse(let mouse)):
      guard let row = list.row(mouse, place, visible: visible) else {
        return list.handle(mouse, place, list.listFrame(place, visible: visible))
      }
      list.takeFocus()
      _ = list.move(to: row, visible: visible)
      return .changed
    case .input(.paste): return .effect(.bell)
    default: return .ignored
    }
  }

  package func draw(on canvas: inout Canvas, in scene: Scene, _ frame: ClassicFrame) {
    let place = place(in: scene.area, frame)
    list.text.draw(on: &canvas, place, list.buttons, frame)
    let listFrame = list.listFrame(place, visible: place.inner.size.rows)
    listFrame.draw(on: &canvas, frame)
    let columns = ClassicRowColumns(
      list.texts, in: place.inner.size.columns, share: Self.tagShare)
    let clip = listFrame.textArea(frame)
    for (offset, row) in listFrame.shown.enumerated() where offset < clip.size.rows {
      let point = Point(column: clip.origin.column, row: clip.origin.row + offset)
      list.drawTexts(of: row, on: &canvas, at: point, within: clip, columns, frame.theme)
      guard row == list.items.current else { continue }
      list.placeCursor(
        on: &canvas, at: point.column + columns.first, place, row: point.row)
    }
  }

  private func place(in window: Rect, _ frame: ClassicFrame) -> ClassicListPlace {
    list.place(in: window, frame)
  }
}
