// What the tests of the classic lists share: lists by words, and pictures of their colours.

import Boxes
import Drawing
import Input
import Text
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

extension ClassicListOptions {
  /// Options with something else about them.
  static func with(_ change: (inout ClassicListOptions) -> Void = { _ in }) -> ClassicListOptions {
    var options = ClassicListOptions(rules: TextRules())
    change(&options)
    return options
  }

  /// Options of a list that has the focus before the buttons.
  static let visiting = with { $0.visitsItems = true }
}

extension ClassicButtons {
  /// OK and Cancel.
  static let usual = ClassicButtons(.named("OK", "Cancel"), focus: 0)
  /// OK, Rename and Cancel.
  static let renaming = ClassicButtons(.named("OK", "Rename", "Cancel"), focus: 0)
}

extension ClassicMenu {
  /// A menu by words.
  init(
    _ text: String, _ rows: ListItems, current: Int = 0, height: Int = 0,
    buttons: ClassicButtons = .usual, _ options: ClassicListOptions = .with()
  ) {
    self.init(
      DisplayText(text), rows: rows, current: current, listHeight: height, buttons: buttons,
      options: options)
  }
}

extension ClassicChecklist {
  /// A list by words.
  init(
    _ kind: Kind, _ text: String, _ rows: ListItems, height: Int = 0,
    _ options: ClassicListOptions = .with()
  ) {
    self.init(
      kind, DisplayText(text), rows: rows, listHeight: height, buttons: .usual, options: options)
  }
}

extension ClassicBuildList {
  /// A list by words.
  init(
    _ text: String, _ rows: ListItems, current: Int? = nil, height: Int = 0,
    keepsOrder: Bool = false,
    _ options: ClassicListOptions = .with()
  ) {
    self.init(
      DisplayText(text), rows: rows, current: current, listHeight: height, keepsOrder: keepsOrder,
      buttons: .usual, options: options)
  }
}

extension ClassicInputMenu {
  /// A menu by words.
  init(
    _ text: String, _ rows: ListItems, height: Int = 0, limit: Int = 0,
    _ options: ClassicListOptions = .with()
  ) {
    self.init(
      DisplayText(text), rows: rows, listHeight: height, mostInput: limit, buttons: .renaming,
      options: options)
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
  mutating func type(_ text: String) -> Step {
    var time = Duration.zero
    var step = Step.ignored
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
