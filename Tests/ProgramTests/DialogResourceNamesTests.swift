// The names of dialog's configuration mean something to boxes and to drawing, and the colours that are written are the
// colours that are drawn.

import Controls
import Drawing
import Input
import Options
import Testing
import Text

@testable import Program

private let colorful = Look(colors: .sixteen, symbols: .full)

private func names(_ list: String) -> [String] { list.split(separator: " ").map(String.init) }

struct DialogResourceNamesTests {
  @Test func `the colours that are written are those that are drawn without a file`() {
    #expect(DialogResource().styles(look: colorful) == Styles.dialog(colorful))
  }

  @Test func `every colour is one of a part`() {
    for color in DialogResource().colors {
      var styles = Styles.dialog(colorful)
      let other = Style(.palette(5), on: .palette(2), .underline)
      let isPart = styles.set(dialogColor: color.name, to: other)
      #expect(isPart)
      #expect(styles != Styles.dialog(colorful))
      _ = styles.set(dialogColor: color.name, to: color.style)
      #expect(styles == Styles.dialog(colorful))
    }
  }

  @Test func `without colour a configuration has none to say`() {
    let look = Look(colors: .none, symbols: .full)
    let lines = "screen_color = (RED,GREEN,ON)"
    let resource = DialogResource(parsing: Array(lines.utf8), name: [])
    #expect(resource.styles(look: look) == Styles.dialog(look))
    #expect(resource.styles(look: colorful).screen == Style(.palette(1), on: .palette(2), .bold))
  }

  @Test func `a configuration can do without colours`() {
    let lines = "use_colors = OFF\nuse_shadow = OFF"
    let resource = DialogResource(parsing: Array(lines.utf8), name: [])
    #expect(resource.look(colorful).colors == .none)
    #expect(resource.look(colorful).symbols == colorful.symbols)
    #expect(DialogResource().look(colorful) == colorful)
  }

  @Test func `every widget and every action is known to the boxes`() {
    #expect(
      Set(names(DialogBinding.widgets)) == Set(BindingScope.allCases.map(\.rawValue) + ["*"]))
    #expect(Set(names(DialogBinding.actions)) == Set(BindingAction.allCases.map(\.rawValue)))
  }

  static let keys: [(name: String, key: Key)] = [
    ("F2", .function(2)), ("F15", .function(15)), ("NPAGE", .pageDown), ("PREVIOUS", .pageUp),
    ("BTAB", .backTab), ("TAB", .tab), ("^I", .tab), ("ENTER", .enter), ("CR", .enter),
    ("\\n", .enter), ("ESC", .escape), ("DC", .delete), ("DEL", .backspace), ("^H", .backspace),
    ("^X", .control("x")), ("^\\", .control("\\")), ("^@", .control(" ")), ("\\s", .space),
    ("\\170", .character("x")), ("\\351", .character("é")), ("SLEFT", Key(.left, .shift)),
    ("SR", Key(.up, .shift)),
  ]

  @Test(arguments: keys)
  func `keys are those that a terminal sends`(row: (name: String, key: Key)) {
    let line = "bindkey * \(row.name) PAGE_NEXT"
    let keys = DialogResource(parsing: Array(line.utf8), name: []).keyBindings
    #expect(keys.action(for: row.key, in: .msgbox) == .pageNext)
  }

  @Test func `a key that no terminal sends means nothing`() {
    let keys = DialogResource(parsing: Array("bindkey * UNDO OK".utf8), name: [])
      .keyBindings
    #expect(keys == KeyBindings())
  }
}
