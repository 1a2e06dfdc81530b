// The buttons of a classic box: `<  OK  >`, all of one width, in one row. Geometry, hot letters and colours
// are dialog's (its buttons.c); where a screen is too narrow for its geometry they move together, and at
// last only those around the focus are shown.

package import Drawing
package import Input
import Text

/// A row of buttons of which one, or what stands above them, has the focus.
package struct ClassicButtons: Equatable, Sendable {
  /// The buttons from left to right.
  package let buttons: [Button]
  /// The index of the button that has the focus; nil while something above the buttons has it.
  package var focus: Int?
  /// Whether Tab goes from the last button to what stands above, and from there to the first.
  package var leadsOut = false
  /// What Enter and Space mean whatever has the focus; nil for the focused button.
  package var enterMeans: String?
  /// Whether hot letters look like the rest of a label, as in dialog's lists.
  package var isPlain = false
  private let hotLetters: [HotLetter?]

  /// The letter that presses a button.
  struct HotLetter: Equatable, Sendable {
    /// The letter in lower case.
    let letter: Unicode.Scalar
    /// Where it stands in the label, in UTF-8 bytes.
    let offset: Int
  }

  /// A row in which no button was pressed yet.
  ///
  /// - Parameters:
  ///   - buttons: the buttons; their hot letters are found here.
  ///   - focus: the index of the button that has the focus first; nil for none of them.
  package init(_ buttons: [Button], focus: Int?) {
    self.buttons = buttons
    self.focus = focus.map { buttons.indices.contains($0) ? $0 : 0 }
    hotLetters = Self.hotLetters(of: buttons)
  }

  /// A row of `buttons`, or of an OK in English where there are none: a box must have a way out.
  init(orOK buttons: [Button], rules: TextRules, focus: Int?) {
    let only = [Button(name: "OK", label: DisplayText("OK", rules: rules))]
    self.init(buttons.isEmpty ? only : buttons, focus: focus)
  }

  /// The button that has the focus.
  package var focused: Button? {
    guard let focus, buttons.indices.contains(focus) else { return nil }
    return buttons[focus]
  }

  /// The first upper-case letter of each label that no button before it has.
  private static func hotLetters(of buttons: [Button]) -> [HotLetter?] {
    var taken: [Unicode.Scalar] = []
    return buttons.map { button in
      var offset = 0
      for scalar in button.label.string.unicodeScalars {
        if scalar.isUppercase, let letter = scalar.hotLetter, !taken.contains(letter) {
          taken.append(letter)
          return HotLetter(letter: letter, offset: offset)
        }
        offset += UTF8.width(scalar)
      }
      return nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a capital letter.
  fileprivate var isUppercase: Bool {
    value < 0x80 ? (0x41...0x5A).contains(value) : properties.generalCategory == .uppercaseLetter
  }
}

// MARK: Events

extension ClassicButtons {
  /// What a key makes of the buttons; nil when the key is not theirs.
  ///
  /// - Parameters:
  ///   - key: what was pressed.
  ///   - takesLetters: whether hot letters press buttons, and Space the focused one.
  /// - Returns: the end of the box, or whether the focus has moved.
  package mutating func handle(_ key: Key, takesLetters: Bool = true) -> Step? {
    switch key {
    case .enter: return enter
    case .space where takesLetters: return enter
    case .control("d"): return focused.map { .done(.button($0.name)) }
    case .tab, .right: return move(by: 1)
    case .backTab, .left: return move(by: -1)
    default: return takesLetters ? pressed(by: key).map { .done(.button($0.name)) } : nil
    }
  }

  /// The button of which `key` is the hot letter, with or without Shift.
  package func pressed(by key: Key) -> Button? {
    guard case .character(let scalar) = key.code, key.modifiers.subtracting(.shift).isEmpty,
      let letter = scalar.hotLetter,
      let index = hotLetters.firstIndex(where: { $0?.letter == letter })
    else { return nil }
    return buttons[index]
  }

  /// What Enter does: while something above the buttons has the focus it means OK.
  package var enter: Step { .done(.button(enterMeans ?? focused?.name ?? "OK")) }

  /// What the mouse makes of the buttons: going down on one presses it; nil elsewhere.
  package mutating func handle(_ mouse: Mouse, in row: Rect) -> Step? {
    guard mouse.kind == .press, mouse.button == .left else { return nil }
    let point = Point(column: mouse.column, row: mouse.row)
    guard let index = places(in: row).firstIndex(where: { $0?.contains(point) ?? false })
    else { return nil }
    focus = index
    return .done(.button(buttons[index].name))
  }

  /// Moves the focus along the ring of buttons, and of what stands above where that is part of the ring.
  package mutating func move(by step: Int) -> Step {
    let outside = leadsOut ? 1 : 0
    let count = buttons.count + outside
    guard count > 1 || focus == nil, count > 0 else { return .ignored }
    // Without a place outside, the ring is entered at either end.
    let current = focus.map { $0 + outside } ?? (leadsOut || step < 0 ? 0 : -1)
    let next = (current + step + count) % count
    focus = next < outside ? nil : next - outside
    return .changed
  }
}

// MARK: Geometry

extension ClassicButtons {
  /// Columns of every label: the longest, or six, five where the longest has an odd number of them.
  private var labelColumns: Int {
    let longest = buttons.reduce(0) { max($0, $1.label.columns) }
    return max(longest, 6 - longest % 2)
  }

  /// Columns of a window in which the buttons have room.
  package var leastColumns: Int {
    if buttons.isEmpty { return 0 }
    return buttons.count * (labelColumns + 2) + 4
  }

  /// The place of each button in a row between the borders of a window; nil for those there is no room for.
  package func places(in row: Rect) -> [Rect?] {
    if row.isEmpty || buttons.isEmpty { return buttons.map { _ in nil } }
    let count = buttons.count
    let width = labelColumns + 2
    let free = row.size.columns + 2 - count * width
    var gap = free / (count + 3)
    var start = 2 * gap
    if gap <= 0 {
      gap = max(1, free / (count + 1))
      start = gap
    }
    let end = start + count * width + (count - 1) * gap
    guard free >= 0, end <= row.size.columns + 1 else { return crowdedPlaces(in: row) }
    return (0..<count).map { index in
      Rect(
        column: row.origin.column - 1 + start + index * (width + gap), row: row.origin.row,
        columns: width, rows: 1)
    }
  }

  /// The places of buttons as wide as their own labels, as many around the focus as there is room for.
  private func crowdedPlaces(in row: Rect) -> [Rect?] {
    let room = row.size.columns
    let widths = buttons.map { min($0.label.columns + 2, room) }
    let focus = focus ?? 0
    var shown = focus..<focus + 1
    var used = widths[focus]
    while true {
      if shown.upperBound < widths.count, used + widths[shown.upperBound] <= room {
        used += widths[shown.upperBound]
        shown = shown.lowerBound..<shown.upperBound + 1
      } else if shown.lowerBound > 0, used + widths[shown.lowerBound - 1] <= room {
        used += widths[shown.lowerBound - 1]
        shown = shown.lowerBound - 1..<shown.upperBound
      } else {
        break
      }
    }
    let gap = (room - used) / (shown.count + 1)
    var column = row.origin.column + (room - used - gap * (shown.count - 1)) / 2
    return widths.indices.map { index in
      guard shown.contains(index) else { return nil }
      defer { column += widths[index] + gap }
      return Rect(column: column, row: row.origin.row, columns: widths[index], rows: 1)
    }
  }
}

// MARK: Drawing

extension ClassicButtons {
  /// Draws the buttons in a row between the borders of a window and sets the cursor on the focused one.
  package func draw(on canvas: inout Canvas, in row: Rect, _ frame: ClassicFrame) {
    for (index, place) in places(in: row).enumerated() {
      guard let place else { continue }
      draw(index, on: &canvas, in: place, frame)
    }
  }

  private func draw(
    _ index: Int, on canvas: inout Canvas, in place: Rect, _ frame: ClassicFrame
  ) {
    let theme = frame.theme
    let isFocused = index == focus
    let bracket = isFocused ? theme.buttonActive : theme.buttonInactive
    let style = isFocused ? theme.buttonLabelActive : theme.buttonLabelInactive
    let row = place.origin.row
    canvas.fill(place, style)
    var inner = place
    // A place of one or two cells holds the beginning of the label and no brackets.
    if place.size.columns >= 3 {
      inner = place.inset(columns: 1, rows: 0)
      canvas.put("<", at: place.origin, bracket)
      canvas.put(">", at: Point(column: place.columns.upperBound - 1, row: row), bracket)
    }
    // In a cell or two a letter says more than an ellipsis.
    let room = inner.size.columns
    let whole = buttons[index].label
    let label = room >= 3 ? whole.truncated(to: room) : whole
    let start = inner.origin.column + max(0, room - label.columns) / 2
    canvas.put(label, at: Point(column: start, row: row), style, within: inner)
    if !isPlain, let hot = hotLetters[index], hot.offset < label.string.utf8.count {
      let point = Point(column: start + label[0..<hot.offset].columns, row: row)
      if inner.contains(point) {
        let key = isFocused ? theme.buttonKeyActive : theme.buttonKeyInactive
        canvas.restyle(Rect(point, Size(columns: 1, rows: 1)), key)
      }
    }
    if isFocused {
      let last = place.columns.upperBound - 1
      let behind = min(last + 1, canvas.size.columns - 1)
      canvas.cursor = Point(
        column: frame.hidesCursorOnLabel ? behind : min(start, last), row: row)
      canvas.showsCursor = true
    }
  }
}
