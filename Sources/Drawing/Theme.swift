// The colours of every part. The terminal's own palette carries everything, so that light and dark
// backgrounds both stay readable; one accent marks the focus, one warning colour marks danger.

package import Text

package struct Theme: Equatable, Sendable {
  /// What is around a box.
  package var screen = Style.plain
  package var box = Style.plain
  /// The frame and the lines across it.
  package var border = Style(.palette(8))
  package var title = Style(attributes: .bold)
  package var text = Style.plain
  package var button = Style.plain
  /// The button that Enter presses.
  package var focused = Style(.palette(15), on: .palette(4), .bold)
  package var danger = Style(.palette(1))
  /// A button that destroys something, while Enter presses it.
  package var dangerFocused = Style(.palette(15), on: .palette(1), .bold)
  /// Laid over the letter that presses a button.
  package var hotkey = Style(attributes: .underline)
  package var scrollbar = Style(.palette(4))
  package var countdown = Style.plain
  package var field = Style.plain
  /// The line around the field that is typed into; bright, since thin lines in dark blue are hardly seen on black.
  package var fieldBorder = Style(.palette(12))
  /// What stands in a field as long as it is empty; grey, since black does not become faint on white.
  package var placeholder = Style(.palette(8))
  package var problem = Style(.palette(1), on: .standard, .bold)

  /// A theme for what a terminal can show: without colour, reverse and bold say what colours would.
  package init(look: Look) {
    guard look.colors == .none else { return }
    border = .plain
    focused = Style(attributes: [.bold, .reverse])
    danger = Style(attributes: .bold)
    dangerFocused = focused
    scrollbar = .plain
    countdown = .plain
    fieldBorder = Style(attributes: .bold)
    placeholder = Style(attributes: .faint)
    problem = Style(attributes: .bold)
  }
}

package struct ToastTheme: Equatable, Sendable {
  /// The panel's colour; nil draws a frame instead of a panel.
  package var panel: Color?
  package var text: Style
  package var icon: Style
  package var countdown = Color.standard

  /// White on a dark panel, readable on light and dark screens alike; `accent` colours the icon.
  package init(look: Look, foreground: Color?, background: Color?, accent: Color?) {
    let colors: (text: Color, panel: Color)? =
      switch (look.colors, look.symbols) {
      case (.none, _): nil
      // The console has eight background colours, and black on it cannot be told from the screen.
      case (_, .console): (.palette(0), .palette(7))
      case (.sixteen, _): (.palette(15), .palette(8))
      default: (.palette(255), .palette(237))
      }
    guard let colors else {
      panel = nil
      text = .plain
      icon = Style(attributes: .bold)
      return
    }
    let panel = background ?? colors.panel
    self.panel = panel
    text = Style(foreground ?? colors.text, on: panel)
    icon = Style(accent ?? foreground ?? colors.text, on: panel, .bold)
    countdown = accent ?? .palette(12)
  }
}

extension Style {
  package init(attributes: Attributes) { self.init(.standard, on: .standard, attributes) }
}
