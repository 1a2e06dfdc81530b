// What the tests of dialog's lists share: lists by words, and pictures of their colours.

import Controls
import Drawing
import Input
import Text
import Values
import Values

extension ListItems {
  /// Rows by tags and items: words one after the other, divided by blanks.
  static func listed(
    _ words: String, on: [Int] = [], depths: [Int] = [], help: [String] = []
  ) -> ListItems {
    let words = words.split(separator: " ").map { Array($0.utf8) }
    var strings = ByteStrings()
    for row in 0..<words.count / 2 {
      strings.append(words[2 * row])
      strings.append(words[2 * row + 1])
      if !help.isEmpty { strings.append(Array(help[row].utf8)) }
    }
    return marked(
      ListItems(
        strings, count: words.count / 2,
        fields: Fields(
          stride: help.isEmpty ? 2 : 3, value: 0, label: 1, help: help.isEmpty ? nil : 2)),
      on, depths)
  }

  /// Rows of tags alone.
  static func tagged(_ words: String, on: [Int] = []) -> ListItems {
    let words = words.split(separator: " ").map { Array($0.utf8) }
    return marked(ListItems(ByteStrings(words), count: words.count, fields: Fields()), on, [])
  }

  /// So many rows, `tag1` with `item-number-1` and so on.
  static func numbered(_ count: Int, on: [Int] = []) -> ListItems {
    listed(
      (0..<count).map { "tag\($0 + 1) item-number-\($0 + 1)" }.joined(separator: " "), on: on)
  }

  private static func marked(_ rows: ListItems, _ on: [Int], _ depths: [Int]) -> ListItems {
    var rows = rows
    for row in on { rows.setTraits(.isOn, of: row) }
    for (row, depth) in depths.enumerated() { rows.setDepth(depth, of: row) }
    return rows
  }
}

extension ListOptions {
  /// Options with something else about them.
  static func with(_ change: (inout ListOptions) -> Void = { _ in }) -> ListOptions {
    var options = ListOptions(rules: TextRules())
    change(&options)
    return options
  }
}

extension DialogSample {
  static func menu(
    _ text: String, _ rows: ListItems, current: Int = 0, height: Int = 0,
    buttons: [Button] = .named("OK", "Cancel"), focus: Int = 0,
    _ options: ListOptions = .with(), visits: Bool = false, enterMeans: ButtonName? = nil
  ) -> DialogSample {
    var list = List(rows, current: current, choosing: .row, showing: options)
    (list.wantedRows, list.takesFocus) = (height, visits)
    return .list(.menubox, text, list, buttons, focus: focus, enterMeans: enterMeans)
  }

  /// A checklist, radiolist or treeview.
  static func ticks(
    _ kind: BindingScope, _ text: String, _ rows: ListItems, current: Int = 0, height: Int = 0,
    buttons: [Button] = .named("OK", "Cancel"), _ options: ListOptions = .with(),
    visits: Bool = false
  ) -> DialogSample {
    var options = options
    if kind == .treeview { (options.hidesTags, options.isTree) = (true, true) }
    var list = List(
      rows, current: current, choosing: kind == .checklist ? .several(List.Picks()) : .ticked,
      showing: options)
    (list.wantedRows, list.takesFocus) = (height, visits)
    return .list(kind, text, list, buttons)
  }

  static func buildList(
    _ text: String, _ rows: ListItems, current: Int? = nil, height: Int = 0,
    keepsOrder: Bool = false, buttons: [Button] = .named("OK", "Cancel"),
    _ options: ListOptions = .with(), visits: Bool = false
  ) -> DialogSample {
    var options = options
    options.hidesTags = true
    var list = TransferList(rows, current: current, keepsOrder: keepsOrder, showing: options)
    (list.wantedRows, list.takesFocus) = (height, visits)
    return .list(.buildlist, text, list, buttons)
  }

  static func inputMenu(
    _ text: String, _ rows: ListItems, current: Int = 0, height: Int = 0, limit: Int = 0,
    buttons: [Button] = .renaming, _ options: ListOptions = .with(), visits: Bool = false
  ) -> DialogSample {
    var list = List(rows, current: current, choosing: .row, showing: options)
    (list.wantedRows, list.takesFocus) = (height, visits)
    list.renaming = (button: .extra, limit: limit)
    return .list(.menubox, text, list, buttons)
  }
}

extension [Key] {
  /// The characters of a text as keys; `↓ ↑ → ← ⇥ ⇤ ⏎ ␣ ⎋ ⇞ ⇟ ⇱ ⇲` are the keys that bear these signs.
  static func typed(_ text: String) -> [Key] {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "↓": .down
      case "↑": .up
      case "→": .right
      case "←": .left
      case "⇥": .tab
      case "⇤": .backTab
      case "⏎": .enter
      case "␣": .space
      case "⎋": .escape
      case "⇞": .pageUp
      case "⇟": .pageDown
      case "⇱": .home
      case "⇲": .end
      default: .character(scalar)
      }
    }
  }
}

extension Shown {
  /// Types slowly, so that no letter belongs to the one before; what the last key made.
  @discardableResult
  mutating func type(_ text: String) -> Response {
    var time = Duration.zero
    var step = Response.ignored
    for key in [Key].typed(text) {
      time += .seconds(2)
      step = handle(.input(.key(key)), at: time)
    }
    return step
  }

  /// The screen without the blank rows at its end.
  var trimmedPicture: String {
    var picture = picture()
    while picture.hasSuffix("\n") { picture.removeLast() }
    return picture
  }
}

extension Drawn {
  /// One letter for each cell of a list: `k` the letter that finds a row, `t` the rest of what it begins with, `i` its
  /// item or anything else in the window's colour; capitals for the current row, `T` also for a focused button's
  /// label and `I` for its brackets; `a` marks that tell of more rows, `b` light lines, blank for blanks.
  var listLayer: String {
    (0..<size.rows).map { row in
      var line = String((0..<size.columns).map { Self.listLetter(self[$0, row]) })
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
    .joined(separator: "\n")
  }

  private static func listLetter(_ cell: Cell) -> Character {
    if cell.text == " " {
      return cell.style == Style(.palette(7), on: .palette(4), .bold) ? "." : " "
    }
    return listStyles.first { $0.style == cell.style }?.letter ?? "?"
  }

  private static let listStyles: [(style: Style, letter: Character)] = [
    (Style(.palette(1), on: .palette(7)), "k"),
    (Style(.palette(4), on: .palette(7), .bold), "t"),
    (Style(.palette(0), on: .palette(7)), "i"),
    (Style(.palette(1), on: .palette(4), .bold), "K"),
    (Style(.palette(3), on: .palette(4), .bold), "T"),
    (Style(.palette(7), on: .palette(4), .bold), "I"),
    (Style(.palette(2), on: .palette(7), .bold), "a"),
    (Style(.palette(7), on: .palette(7), .bold), "b"),
    (Style(.palette(0), on: .palette(7), .bold), "l"),
  ]
}
