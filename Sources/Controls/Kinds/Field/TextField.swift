// A field in which a line is typed: a text or a secret.

package import Drawing
import Input
package import Text
import Values

package struct TextField: Control {
  package internal(set) var editor: LineEditor
  /// What the field shows as long as it is empty; no part of the value.
  package var placeholder: DisplayText
  /// What the field is called; nil where the message says it.
  package var label: DisplayText?
  /// Whether the value is hidden, also from whoever could measure it by the size of the box.
  package var isSecret = false
  /// What is said where nothing was entered; nil where that is an answer.
  package var missing: DisplayText?
  /// What is said where more was pasted than can be taken in; nil for only a bell.
  package var excessive: DisplayText?
  package var check: (([UInt8]) -> DisplayText?)?
  private let initialColumns: Int

  package init(_ editor: LineEditor) {
    self.editor = editor
    placeholder = DisplayText("", rules: editor.text.rules)
    initialColumns = editor.columns(upTo: Self.widest)
  }

  package var takesFocus: Bool { true }
  package var isField: Bool { true }
  package var keepsItsSize: Bool { true }
  package var capture: KeyCapture { editor.takesLiterally ? .literal : .none }

  /// Columns that a value is measured to.
  private static let widest = 4096

  package func columns(in skin: Skin) -> Extent {
    if skin.habits.measuresInitialValue { return Extent(1, initialColumns) }
    return Extent(1, isSecret ? 0 : editor.columns(upTo: Self.widest))
  }

  package func rows(forColumns columns: Int, in skin: Skin) -> Extent { Extent(1, 3) }

  package var value: Value { .text(editor.value) }

  package mutating func set(_ value: Value) -> Problem? {
    guard case .text(let bytes) = value else { return Problem() }
    if bytes.isEmpty { editor.clear() } else { editor.replaceAll(with: bytes) }
    return problem
  }

  package func parse(_ line: [UInt8]) -> Result<Value, Problem> {
    let bytes = line.isEmpty ? editor.value : line
    if let problem = problem(with: bytes) { return .failure(problem) }
    return .success(.text(bytes))
  }

  package func question() -> LineQuestion? {
    let value = editor.value
    if value.isEmpty {
      return LineQuestion(
        label: label?.visible ?? "", preset: placeholder.isEmpty ? "" : "(\(placeholder.visible))",
        isSecret: isSecret)
    }
    // What is shown for a secret is the same however long that is.
    let shown =
      isSecret
      ? "***"
      : DisplayText(sanitizing: value, lines: .quoted, rules: editor.text.rules).visible
    return LineQuestion(label: label?.visible ?? "", preset: "[\(shown)]", isSecret: isSecret)
  }

  package func answersAsSeen(_ rules: TextRules) -> [DisplayText]? {
    isSecret
      ? nil : answers.map { DisplayText(sanitizing: $0, lines: .single, rules: rules) }
  }

  package var problem: Problem? { problem(with: editor.value) }

  private func problem(with bytes: [UInt8]) -> Problem? {
    if bytes.isEmpty, let missing { return Problem(missing) }
    return check?(bytes).map { Problem($0) }
  }

  package mutating func handle(_ event: Event, in place: Place) -> Reaction {
    let area = place.skin.geometry.fieldArea(in: place)
    let columns = area.size.columns
    switch event {
    case .input(.key(let key)) where place.isFocused:
      return handle(key, columns: columns, in: place.skin)
    case .input(.paste(let bytes)) where place.isFocused:
      let reaction = editor.paste(bytes, columns: columns)
      return bytes.count < KeyDecoder.pasteLimit
        ? reaction : excessive.map { .refused($0) } ?? reaction
    case .input(.mouse(let mouse)):
      let point = Point(column: mouse.column, row: mouse.row)
      guard mouse.kind == .press, mouse.button == .left, place.area.contains(point) else {
        return .ignored
      }
      editor.click(column: point.column - area.origin.column, columns: columns)
      return .changed
    default: return .ignored
    }
  }

  private mutating func handle(_ key: Key, columns: Int, in skin: Skin) -> Reaction {
    if editor.takesLiterally { return editor.handle(key, columns: columns) ?? .unchanged }
    switch skin.keys.command(for: key, in: .field) {
    case .focusNext: return .focus(.next)
    case .focusPrevious: return .focus(.previous)
    default: break
    }
    if key == .delete, skin.habits.deleteErasesAtEnd, editor.isAtEnd {
      return editor.handle(.backspace, columns: columns) ?? .unchanged
    }
    return editor.handle(key, columns: columns) ?? .ignored
  }

  package func draw(on canvas: inout Canvas, in place: Place) {
    let skin = place.skin
    skin.chrome.drawEdge(of: self, on: &canvas, in: place)
    let area = skin.geometry.fieldArea(in: place)
    var style = skin.styles.field
    // Without lines around it the field itself is a line to write on.
    if !place.isFramed, skin.habits.underlinesBareFields { style.attributes.formUnion(.underline) }
    editor.draw(
      on: &canvas, in: area, style: style, markStyle: style.overlaid(with: skin.styles.fieldMark),
      isFocused: place.isFocused)
    guard editor.isEmpty else { return }
    let hint = place.isFramed ? placeholder : label ?? placeholder
    canvas.put(
      hint.truncated(to: area.size.columns), at: area.origin,
      style.overlaid(with: skin.styles.placeholder), within: area)
  }
}
