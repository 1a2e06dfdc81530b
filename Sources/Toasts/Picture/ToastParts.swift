// What a toast can have besides its words: keys for actions, a progress bar, a countdown, a running command.

import Controls
import Drawing
import Input
import Text
import Values

struct ToastAction: Sendable {
  let name: ButtonName
  let label: DisplayText
  /// The key: an ASCII letter in lower case, or a digit; nil when all are taken.
  fileprivate(set) var key: Unicode.Scalar?
}

extension [ToastAction] {
  /// The actions, each with the first free letter of its label, or else of its name, or else the first free digit from 1 on.
  func withKeys() -> [ToastAction] {
    var taken: [Unicode.Scalar] = []
    return map { action in
      var action = action
      let candidates = action.label.string + action.name.text + "1234567890"
      action.key = candidates.unicodeScalars.lazy.compactMap(\.toastKey).first {
        !taken.contains($0)
      }
      if let key = action.key { taken.append(key) }
      return action
    }
  }
}

extension Unicode.Scalar {
  /// The scalar as the key of an action: an ASCII letter in lower case or a digit; nil for all else.
  fileprivate var toastKey: Unicode.Scalar? {
    switch value {
    case 0x61...0x7A, 0x30...0x39: self
    case 0x41...0x5A: Unicode.Scalar(value | 0x20)
    default: nil
    }
  }
}

struct ToastParts: Sendable {
  var actions: [ToastAction] = []
  var endsAtAnyKey = false
  /// What key ends it, in words, where none has an action; nil for nothing to say.
  var hint: String?
  /// The progress in percent, 0–100; nil draws no bar.
  var percent: Int?
  var hasCountdown = false
  /// Whether it is the toast of a running command, with a spinner and a clock, which ends with the command.
  var isWork = false
  /// Whether nothing may move: times change once a second only.
  var isStill = false
  /// Whether keys are still read; otherwise they are not shown.
  var listens = true

  /// Whether its ending is reported.
  var waits: Bool { endsAtAnyKey || !actions.isEmpty }

  func step(for key: Key) -> Response {
    guard waits, listens else { return .ignored }
    if key == .escape { return .done(.escape) }
    if case .character(let scalar) = key.code, key.modifiers.isSubset(of: .shift),
      let letter = scalar.toastKey, let action = actions.first(where: { $0.key == letter })
    {
      return .done(.button(action.name))
    }
    return endsAtAnyKey ? .done(.shown) : .ignored
  }

  static let barColumns = 24

  func columns(_ rules: TextRules) -> Int {
    max(keys(rules)?.columns ?? 0, percent == nil ? 0 : Self.barColumns)
  }

  func rows(forColumns columns: Int, _ rules: TextRules) -> Int {
    let keys = keys(rules).map { WrappedText($0, columns: max(1, columns)).count } ?? 0
    return keys + (percent == nil ? 0 : 1)
  }

  /// The keys and their labels in one line; kept when keys are not read any more, so that the toast keeps its size.
  func keys(_ rules: TextRules) -> DisplayText? {
    var line = actions.isEmpty ? hint.map { DisplayText($0, rules: rules) } : nil
    for action in actions {
      guard let key = action.key else { continue }
      // No line is broken after the key.
      var entry = action.label.preceded(
        by: DisplayText("[\(key)]\u{A0}", rules: rules).styled(Style(attributes: .bold)))
      if let before = line {
        entry = entry.preceded(by: DisplayText("   ", rules: rules).preceded(by: before))
      }
      line = entry
    }
    return line
  }
}

extension ToastParts {
  /// When the picture of a resting toast changes next, with a countdown of so many steps; nil for never.
  func nextChange(after now: Duration, resting rest: Range<Duration>, steps: Int) -> Duration? {
    if isWork { return next(after: now, every: isStill ? .seconds(1) : SpinnerFrames.turn) }
    guard hasCountdown, steps > 0 else { return nil }
    let step = (rest.upperBound - rest.lowerBound) / steps
    if step <= .zero { return nil }
    return rest.lowerBound
      + next(after: now - rest.lowerBound, every: isStill ? max(step, .seconds(1)) : step)
  }

  private func next(after now: Duration, every step: Duration) -> Duration {
    step * Int(now.nanoseconds / step.nanoseconds + 1)
  }

  /// How many of `cells` show the remaining time.
  func cellsLeft(of cells: Int, at now: Duration, resting rest: Range<Duration>) -> Int {
    var left = rest.upperBound - now
    // Where nothing may move, whole seconds are shown, rounded up.
    if isStill { left = .seconds(Int(left.components.seconds) + 1) }
    let part = left.part(of: rest.upperBound - rest.lowerBound)
    return now < rest.lowerBound ? cells : min(cells, Int((part * Double(cells)).rounded(.up)))
  }

  func spinner(at now: Duration, _ look: Look) -> String {
    if isStill { return look.symbols == .full ? "…" : "*" }
    return SpinnerFrames.sign(at: now, look)
  }

  static let clockColumns = 5

  func clock(at now: Duration) -> String {
    Countdown(.seconds(Int(max(.zero, now).components.seconds))).wholeText
  }
}

extension ToastParts {
  func draw(
    on canvas: inout Canvas, in area: Rect, clip: Rect, theme: ToastTheme, look: Look,
    _ rules: TextRules
  ) {
    var row = area.origin.row
    if let percent, area.size.rows > 0 {
      drawBar(percent, on: &canvas, in: area, clip: clip, theme: theme, look: look, rules)
      row += 1
    }
    guard listens, let keys = keys(rules) else { return }
    let wrapped = WrappedText(keys, columns: max(1, area.size.columns))
    for index in 0..<wrapped.count where row < area.rows.upperBound {
      let line = wrapped[index]
      let free = max(0, area.size.columns - line.columns)
      canvas.put(
        keys, line.range, at: Point(column: area.origin.column + free / 2, row: row), theme.text,
        within: clip)
      row += 1
    }
  }

  private func drawBar(
    _ percent: Int, on canvas: inout Canvas, in area: Rect, clip: Rect, theme: ToastTheme,
    look: Look, _ rules: TextRules
  ) {
    // A cut number would be wrong: without room for it there is only a bar, and with little room only the number.
    let number = area.size.columns < 4 ? "" : "\(percent)%"
    let cells = number.isEmpty ? area.size.columns : max(0, area.size.columns - 5)
    let eighths = cells * 8 * percent / 100
    // Only for the usual panel is it known which shade stands out from it slightly.
    let hasTrack =
      look.hasFineBlocks && look.colors > .sixteen && theme.panel == Style(on: .palette(237))
    let ink = theme.icon.foreground
    for cell in 0..<cells {
      let point = Point(column: area.origin.column + cell, row: area.origin.row)
      let part = max(0, min(8, eighths - 8 * cell))
      if hasTrack {
        canvas.put(
          Symbols.leftEighths[part], at: point, Style(ink, on: .palette(240)), within: clip)
      } else {
        canvas.put(part >= 4 ? Symbols.block : "░", at: point, theme.text, within: clip)
      }
    }
    canvas.put(
      DisplayText(number, rules: rules),
      at: Point(column: area.columns.upperBound - number.utf8.count, row: area.origin.row),
      theme.text, within: clip)
  }

  /// Draws the remaining time over the lower edge of a toast that rests in `area`.
  func drawCountdown(
    _ cells: Int, on canvas: inout Canvas, in area: Rect, theme: ToastTheme, look: Look
  ) {
    let row = area.rows.upperBound - 1
    let start = area.origin.column + 1
    let symbol = look.symbols == .full ? "━" : "="
    for cell in 0..<max(0, cells) {
      canvas.put(symbol, at: Point(column: start + cell, row: row), theme.countdown)
    }
  }
}
