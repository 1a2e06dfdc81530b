// The colours of every part. Nothing says that one colour of a terminal's palette can be read on another, so no two of them
// are paired: where there are 256 colours a pair is fixed, elsewhere it is plain text reversed. On the terminal's own ground
// words have its own colour; marks and lines have one of middle brightness, which stands out from light and dark alike.

package import Text

/// What colours can be relied on.
private enum Reliance {
  /// None: reverse, bold and italics say what colours would.
  case none
  /// The person's own sixteen, each of which is seen only on the ground or as a ground without words.
  case own
  /// Those of the Linux console, which are what they are.
  case console
  /// Entries 16–255 and RGB, which look the same everywhere.
  case fixed

  init(_ look: Look) {
    switch (look.colors, look.symbols) {
    case (.none, _): self = .none
    case (.sixteen, .console): self = .console
    case (.sixteen, _): self = .own
    case (.palette, _), (.full, _): self = .fixed
    }
  }
}

package struct Theme: Equatable, Sendable {
  /// What is around a box.
  package var screen = Style.plain
  package var box = Style.plain
  /// The frame and the lines across it.
  package var border = Style(.palette(244))
  package var title = Style(attributes: .bold)
  package var text = Style.plain
  package var button = Style.plain
  /// The button that Enter presses.
  package var focused = Style(.palette(255), on: .palette(25), .bold)
  /// A button that destroys something.
  package var danger = Style.plain
  /// The same while Enter presses it.
  package var dangerFocused = Style(.palette(255), on: .palette(124), .bold)
  /// The mark before such a button, and before what is wrong.
  package var dangerMark = Style(.palette(167), on: .standard, .bold)
  /// Laid over the letter that presses a button.
  package var hotkey = Style(attributes: .underline)
  package var scrollbar = Style(.palette(32))
  /// The time that is left to answer.
  package var countdown = Style.plain
  package var field = Style.plain
  /// The line around the field that is typed into.
  package var fieldBorder = Style(.palette(32))
  /// What stands in a field as long as it is empty.
  package var placeholder = Style(attributes: .italic)
  /// What is wrong with what was typed.
  package var problem = Style(attributes: .bold)

  /// A theme for what a terminal can show.
  package init(look: Look) {
    switch Reliance(look) {
    case .fixed: break
    case .console:
      border = Style(.palette(8))
      focused = Style(.palette(15), on: .palette(4), .bold)
      dangerFocused = Style(.palette(15), on: .palette(1), .bold)
      dangerMark = Style(.palette(9), on: .standard, .bold)
      scrollbar = Style(.palette(12))
      fieldBorder = Style(.palette(12))
      placeholder = Style(.palette(8))
    case .own, .none:
      border = .plain
      focused = Style(attributes: .bold.union(.reverse))
      dangerFocused = focused
      dangerMark = Style(look.colors == .none ? .standard : .palette(1), on: .standard, .bold)
      scrollbar = .plain
      fieldBorder = Style(attributes: .bold)
    }
  }
}

package struct ToastTheme: Equatable, Sendable {
  /// The ground of the panel; nil draws a frame instead of a panel.
  package var panel: Style?
  package var text: Style
  package var icon: Style
  /// The left edge of the panel, which says what the toast is about; nil for an edge like the panel.
  package var edge: Color?
  /// The time that is left, in the lower edge.
  package var countdown: Style

  /// White on a dark panel, readable on light and dark screens alike; `accent` colours icon and edge.
  package init(look: Look, foreground: Color?, background: Color?, accent: Color?) {
    let text: Style
    switch (Reliance(look), foreground ?? background) {
    case (.none, _):
      self.text = .plain
      icon = Style(attributes: .bold)
      countdown = .plain
      return
    // The console has eight background colours, and black on it cannot be told from the screen.
    case (.console, _): text = Style(.palette(0), on: .palette(7))
    case (.own, nil): text = Style(attributes: .reverse)
    case (.own, _): text = Style(.palette(15), on: .palette(0))
    case (.fixed, _): text = Style(.palette(255), on: .palette(237))
    }
    self.text = Style(
      foreground ?? text.foreground, on: background ?? text.background, text.attributes)
    panel = self.text
    panel?.foreground = .standard
    icon = self.text.overlaid(with: Style(attributes: .bold))
    edge = accent
    countdown = icon
    // A colour on a ground that is not ours to choose may not be seen.
    if Reliance(look) == .fixed || Reliance(look) == .console, let accent {
      icon.foreground = accent
      countdown.foreground = accent
    }
  }
}

extension Style {
  package init(attributes: Attributes) { self.init(.standard, on: .standard, attributes) }
}
