// Colours of the parts on terminals of every kind.

import Drawing
import Testing
import Text

struct ThemeTests {
  private static func theme(_ colors: ColorDepth) -> Theme {
    Theme(look: Look(colors: colors, symbols: .full))
  }

  @Test func `without colour no part has one`() {
    let theme = Self.theme(.none)
    for style in [
      theme.screen, theme.box, theme.border, theme.title, theme.text, theme.button, theme.focused,
      theme.danger, theme.dangerFocused, theme.hotkey, theme.scrollbar, theme.countdown,
    ] {
      #expect(style.foreground == .standard)
      #expect(style.background == .standard)
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func `the focus and the danger can always be told`(colors: ColorDepth) {
    let theme = Self.theme(colors)
    #expect(theme.focused != theme.button)
    #expect(theme.dangerFocused != theme.danger)
    #expect(theme.dangerMark != theme.button)
    #expect(theme.hotkey != .plain)
  }

  @Test(arguments: ColorDepth.allCases)
  func `words on the terminal's own ground have its own colour`(colors: ColorDepth) {
    let theme = Self.theme(colors)
    for style in [
      theme.title, theme.text, theme.button, theme.danger, theme.problem, theme.countdown,
      theme.placeholder, theme.field,
    ] {
      #expect(style.foreground == .standard && style.background == .standard)
      #expect(!style.attributes.contains(.faint))
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func `no two colours of the person's palette are paired`(colors: ColorDepth) {
    let theme = Self.theme(colors)
    let toast = ToastTheme(
      look: Look(colors: colors, symbols: .full), foreground: nil, background: nil,
      accent: colors > .sixteen ? .palette(210) : .palette(1))
    for style in [
      theme.focused, theme.dangerFocused, toast.text, toast.icon, toast.countdown,
    ] {
      #expect(
        style.foreground.isFixed && style.background.isFixed
          || style.foreground == .standard && style.background == .standard)
    }
  }

  @Test(arguments: SymbolSet.allCases)
  func `a toast without colour has a frame, any other a panel under all its words`(
    symbols: SymbolSet
  ) {
    let mono = ToastTheme(
      look: Look(colors: .none, symbols: symbols), foreground: .palette(1), background: .palette(2),
      accent: .palette(3))
    #expect(mono.panel == nil && mono.edge == nil)
    #expect(mono.text == .plain)
    for colors in [ColorDepth.sixteen, .palette, .full] {
      let theme = ToastTheme(
        look: Look(colors: colors, symbols: symbols), foreground: nil, background: nil, accent: nil)
      #expect(theme.panel != nil)
      for style in [theme.text, theme.icon] {
        #expect(style.background == theme.panel?.background)
        #expect(style.attributes.contains(.reverse) == theme.panel?.attributes.contains(.reverse))
      }
    }
  }

  @Test func `given colours win`() {
    let theme = ToastTheme(
      look: Look(colors: .full, symbols: .full), foreground: .rgb(1, 2, 3),
      background: .palette(9), accent: .palette(10))
    #expect(theme.panel == Style(on: .palette(9)))
    #expect(theme.text == Style(.rgb(1, 2, 3), on: .palette(9)))
    #expect(theme.icon == Style(.palette(10), on: .palette(9), .bold))
    #expect(theme.edge == .palette(10))
  }
}

extension Color {
  /// Whether it looks the same in everybody's terminal.
  fileprivate var isFixed: Bool {
    switch self {
    case .standard: false
    case .palette(let index): index >= 16
    case .rgb: true
    }
  }
}
