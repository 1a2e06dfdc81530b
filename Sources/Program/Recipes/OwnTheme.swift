// The colours of boxes and toasts: the usual ones, then those of the severity, then those of the command line.

import Drawing
import Options
import Text
import Screens

extension BoxBuilder {
  var theme: Theme {
    var theme = Theme(look: look)
    if let accent = settings.severity.boxAccent(in: look) { theme.border.foreground = accent }
    if let foreground = settings.foreground { theme.text.foreground = foreground }
    if let background = settings.background { theme.setBackground(background) }
    for colors in settings.partColors { theme.set(colors) }
    theme.keepFocusVisible()
    return theme
  }
}

extension Theme {
  /// Turns the focused button's colours round where they would not stand out from the box.
  fileprivate mutating func keepFocusVisible() {
    if focused.background == button.background, focused.background != .standard {
      focused.attributes.formSymmetricDifference(.reverse)
    }
    if dangerFocused.background == danger.background, danger.background != .standard {
      dangerFocused.attributes.formSymmetricDifference(.reverse)
    }
  }

  fileprivate mutating func setForeground(_ color: Color) {
    let parts = [\Self.box, \.title, \.text, \.button, \.countdown]
    for part in parts { self[keyPath: part].foreground = color }
  }

  /// Gives the inside of a box a background, wherever a part has none of its own.
  fileprivate mutating func setBackground(_ color: Color) {
    let parts = [
      \Self.box, \.border, \.title, \.text, \.button, \.danger, \.scrollbar, \.countdown, \.field,
      \.fieldBorder, \.placeholder, \.problem,
    ]
    for part in parts { self[keyPath: part].background = color }
  }

  fileprivate mutating func set(_ colors: PartColors) {
    func apply(_ style: inout Style) {
      if let foreground = colors.foreground { style.foreground = foreground }
      if let background = colors.background { style.background = background }
    }
    switch colors.part {
    case .screen: apply(&screen)
    case .box:
      if let background = colors.background { setBackground(background) }
      if let foreground = colors.foreground { setForeground(foreground) }
    case .border: apply(&border)
    case .title: apply(&title)
    case .text: apply(&text)
    case .button: apply(&button)
    case .focused: apply(&focused)
    case .danger:
      apply(&danger)
      if let foreground = colors.foreground { dangerFocused.background = foreground }
    case .hotkey: apply(&hotkey)
    case .scrollbar: apply(&scrollbar)
    case .countdown: apply(&countdown)
    }
  }
}
