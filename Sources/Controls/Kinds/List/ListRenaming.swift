// The editing of a row's text in its place, as in dialog's inputmenu: a button begins it, Enter ends the form with the new
// text, Esc and Tab give it up.

import Drawing
import Input
import Text
package import Values

extension List {
  package var capture: KeyCapture {
    guard let editor else { return search == nil ? .none : .search }
    return editor.takesLiterally ? .literalAndEscape : .escape
  }

  package mutating func press(_ button: ButtonName, in place: Place) -> Reaction? {
    guard let renaming, renaming.button == button else { return nil }
    guard let current else { return .effect(.bell) }
    // Without texts there is nothing to begin with; the tag stays what it is.
    let text = texts.options.hidesItems ? [] : Array(items.label(current))
    var editor = LineEditor(
      text, limit: renaming.limit > 0 ? .bytes(renaming.limit) : .none, clearsWhole: true,
      takesLineBreaks: true, rules: texts.options.rules)
    editor.moveToStart(columns: fieldColumns(in: place))
    self.editor = editor
    return .changed
  }

  private func fieldColumns(in place: Place) -> Int {
    place.skin.geometry.rowLayout(of: self, in: place).field?.count ?? 0
  }

  /// The cells in which the text of the current row is edited.
  func editorArea(in place: Place) -> Rect {
    let area = place.skin.geometry.rowArea(in: place)
    let layout = place.skin.geometry.rowLayout(of: self, in: place)
    let first = cursor.firstShown(visible: visible(in: area, layout))
    let row = area.origin.row + (cursor.place - first) * layout.height + layout.height / 2
    let field = layout.field ?? 0..<0
    return Rect(
      column: area.origin.column + field.lowerBound, row: row, columns: field.count, rows: 1
    ).intersection(area)
  }

  mutating func edit(_ event: Event, in place: Place) -> Reaction {
    guard case .input(let input) = event, var editor, let renaming else { return .ignored }
    defer { if self.editor != nil { self.editor = editor } }
    let columns = fieldColumns(in: place)
    switch input {
    case .key(let key) where editor.takesLiterally && key != .escape:
      return editor.handle(key, columns: columns) ?? .effect(.bell)
    case .key(.enter):
      renamed = editor.value
      self.editor = nil
      return .end(.button(renaming.button))
    case .key(.escape), .key(.tab), .key(.backTab):
      self.editor = nil
      return .changed
    case .key(let key): return editor.handle(key, columns: columns) ?? .effect(.bell)
    case .paste(let bytes): return editor.paste(bytes, columns: columns)
    case .mouse(let mouse):
      guard mouse.kind == .press, mouse.button == .left else { return .unchanged }
      let area = editorArea(in: place)
      guard area.contains(Point(column: mouse.column, row: mouse.row)) else {
        return .effect(.bell)
      }
      editor.click(column: mouse.column - area.origin.column, columns: columns)
      return .changed
    default: return .unchanged
    }
  }
}
