// The editor of one line, as tables: what is there, what is pressed, what is there then and where the
// caret stands.

@testable import Controls
import Drawing
import Input
import Testing
import Text

extension LineEditor {
  /// An editor of a text as terminals with all of Unicode show it.
  init(
    _ initial: String, limit: Limit = .none, mask: Mask = .none, clearsWhole: Bool = false,
    hasMarks: Bool = true
  ) {
    self.init(
      Array(initial.utf8), limit: limit, mask: mask, clearsWhole: clearsWhole, hasMarks: hasMarks,
      rules: TextRules())
  }

  var string: String { String(decoding: value, as: UTF8.self) }

  /// Presses keys; what the last one made.
  @discardableResult
  mutating func press(_ keys: [Key], columns: Int = 40) -> Reaction? {
    keys.reduce(Reaction?.none) { handle($1, columns: columns) }
  }

  /// What a field of so many cells shows, blanks as dots, and where its cursor stands.
  func shown(_ columns: Int) -> (picture: String, column: Int) {
    var canvas = Canvas(Size(columns: columns, rows: 1))
    draw(on: &canvas, in: canvas.bounds, style: .plain, isFocused: true)
    let row = canvas.cells.map { $0.text == " " ? "." : $0.text }.joined()
    return (row, canvas.showsCursor ? canvas.cursor?.column ?? -1 : -1)
  }
}

extension [Key] {
  /// The keys that type a text.
  static func typing(_ text: String) -> [Key] { text.unicodeScalars.map(Key.character) }
}

struct LineEditorTests {
  struct Row: CustomTestStringConvertible {
    let initial: String
    let keys: [Key]
    let value: String
    let column: Int
    var testDescription: String { "\(initial.debugDescription) \(keys.count) \(value)" }

    init(_ initial: String, _ keys: [Key], _ value: String, _ column: Int) {
      self.initial = initial
      self.keys = keys
      self.value = value
      self.column = column
    }
  }

  static let wordKey = Key(.left, .control)
  static let family = "👩\u{200D}👧"

  static let moving: [Row] = [
    Row("abc", [], "abc", 3),
    Row("abc", [.left], "abc", 2),
    Row("abc", [.home, .right], "abc", 1),
    Row("abc", [.control("a")], "abc", 0),
    Row("abc", [.home, .control("e")], "abc", 3),
    Row("abc", [.control("b"), .control("b"), .control("f")], "abc", 2),
    Row("a漢c", [.left, .left], "a漢c", 1),
    Row("e\u{301}x", [.left], "e\u{301}x", 1),
    Row("e\u{301}x", [.left, .left], "e\u{301}x", 0),
    Row("a\(family)b", [.left, .left], "a\(family)b", 1),
    Row("🇨🇭🇫🇷", [.left], "🇨🇭🇫🇷", 2),
    Row("a\tb", [.left, .left], "a\tb", 1),
    Row("a\r\nb", [.left, .left], "a\r\nb", 2),
    Row("one two-three", [.alt("b")], "one two-three", 8),
    Row("one two-three", [.alt("b"), wordKey], "one two-three", 4),
    Row("one two-three", [.home, Key(.right, .alt)], "one two-three", 3),
    Row("one  two", [.home, .alt("f"), .alt("f")], "one  two", 8),
    Row("über Zürich", [wordKey], "über Zürich", 5),
    Row("a", [Key(.left, .shift)], "a", 0),
  ]

  static let editing: [Row] = [
    Row("", .typing("Bern"), "Bern", 4),
    Row("ac", [.left, .character("b")], "abc", 2),
    Row("e", .typing("\u{301}"), "e\u{301}", 1),
    Row("ex", [.left, .character("\u{301}")], "e\u{301}x", 1),
    Row("", .typing(family), family, 2),
    Row("👧", [.home] + .typing("👩\u{200D}"), family, 2),
    Row("a漢", [.backspace], "a", 1),
    Row("e\u{301}", [.backspace], "", 0),
    Row("x\(family)", [.control("h")], "x", 1),
    Row("abc", [.home, .delete], "bc", 0),
    Row("abc", [.home, .control("d")], "bc", 0),
    Row("🇨🇭🇫🇷", [.home, .delete], "🇫🇷", 0),
    Row("a\nb", [.left, .backspace], "ab", 1),
    Row("/usr/local bin", [.control("w")], "/usr/local ", 11),
    Row("/usr/local bin", [.control("w"), .control("w")], "", 0),
    Row("/usr/local bin", [.control("w"), Key(.backspace, .alt)], "/usr/", 5),
    Row("one two", [.home, .alt("d")], " two", 0),
    Row("one two", [.home, Key(.delete, .control)], " two", 0),
    Row("one two", [Key(.backspace, .control)], "one ", 4),
    Row("one two", [.left, .control("u")], "o", 0),
    Row("one two", [.home, .right, .control("k")], "o", 1),
    Row("one two", [.control("w"), .home, .control("y")], "twoone ", 3),
    Row("a b c", [.control("w"), .control("w"), .control("y")], "a b c", 5),
    Row("a b", [.left, .control("k"), .control("u"), .control("y")], "a b", 3),
    Row("漢b", [.home, .control("k"), .control("y"), .control("y")], "漢b漢b", 6),
  ]

  static let undoing: [Row] = [
    Row("", .typing("abc") + [.control("z")], "", 0),
    Row("x", .typing("abc") + [.control("_")], "x", 1),
    Row("", .typing("ab") + [.left] + .typing("c") + [.control("z")], "ab", 1),
    Row("", .typing("ab") + [.backspace, .backspace, .control("z")], "ab", 2),
    Row("", .typing("ab") + [.backspace, .backspace, .control("z"), .control("z")], "", 0),
    Row("abc", [.home, .delete, .delete, .control("z")], "abc", 0),
    Row("a b", [.control("w"), .control("u"), .control("z")], "a ", 2),
    Row("a b", [.control("w"), .control("z"), .alt("/")], "a ", 2),
    Row("ab", [.backspace, .control("z"), Key(.character("z"), [.control, .shift])], "a", 1),
    Row("ab", [.backspace, .control("z"), .character("c"), .alt("/")], "abc", 3),
    Row("e", [.character("\u{301}"), .control("z")], "e", 1),
    Row("a", [.control("z")], "a", 1),
  ]

  static let literally: [Row] = [
    Row("a", [.control("v"), .control("a"), .character("b")], "a\u{1}b", 3),
    Row("a", [.control("v"), .escape], "a\u{1B}", 2), Row("a", [.control("v"), .tab], "a\t", 2),
    Row("a", [.control("v"), .backspace], "a\u{7F}", 2),
    Row("a", [.control("v"), .control("v"), .control("v"), .character("é")], "a\u{16}é", 3),
    Row("a", [.control("v"), .enter, .character("b")], "ab", 2),
    Row("a", [.control("v"), .up, .character("b")], "ab", 2),
    Row("a", [.control("v"), .control("j"), .control("v"), .control("@")], "a", 1),
    Row("a", [.control("v"), .control("a"), .control("z")], "a", 1),
  ]

  @Test(arguments: moving + editing + undoing + literally)
  func `keys lead to this value and this column`(row: Row) {
    var editor = LineEditor(row.initial)
    editor.press(row.keys)
    #expect(editor.string == row.value)
    #expect(Array(editor.string.utf8) == Array(row.value.utf8))
    #expect(editor.shown(40).column == row.column)
  }

  @Test func `a line break is typed behind Ctrl-V where the line may hold one`() {
    var editor = LineEditor(Array("a".utf8), takesLineBreaks: true, rules: TextRules())
    editor.press([.control("v"), .enter, .control("v"), .control("j"), .character("b")])
    #expect(editor.value == Array("a\n\nb".utf8))
  }

  @Test func `keys that mean nothing to a line are not its own`() {
    var editor = LineEditor("a")
    for key in [
      Key.enter, .escape, .tab, .backTab, .up, .down, .pageUp, .function(1), .alt("x"),
      .control("l"), .control("c"),
    ] {
      #expect(editor.handle(key, columns: 9) == nil)
    }
    #expect(editor == LineEditor("a"))
  }

  @Test func `what can do nothing changes nothing`() {
    var editor = LineEditor("")
    for key in [Key.left, .right, .home, .backspace, .delete, .control("k"), .control("y")] {
      #expect(editor.handle(key, columns: 9) == .unchanged)
    }
  }

  @Test func `in dialog's fields Ctrl-U deletes everything`() {
    var editor = LineEditor("one two", clearsWhole: true)
    editor.press([.left, .left, .control("u")])
    #expect(editor.string == "")
    editor.press([.control("y")])
    #expect(editor.string == "one two")
  }

  // MARK: Bytes

  @Test func `bytes that are no characters are kept, shown as marks and moved over one by one`() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xE2, 0x82, 0x62, 0x00, 0x1B]
    var editor = LineEditor(bytes, rules: TextRules())
    #expect(editor.shown(12).picture == "a���b␀␛.....")
    #expect(editor.count == 7)
    editor.press([.left, .left, .left, .backspace])
    #expect(editor.value == [0x61, 0xFF, 0xE2, 0x62, 0x00, 0x1B])
  }

  @Test func `stray bytes that come together are a character`() {
    var editor = LineEditor([0x65, 0xCC, 0x78, 0x81], rules: TextRules())
    #expect(editor.count == 4)
    editor.press([.left, .backspace])
    #expect(editor.value == Array("e\u{301}".utf8))
    #expect(editor.count == 1)
    #expect(editor.shown(5).column == 1)
  }

  static let pictures: [(rules: TextRules, bytes: [UInt8], picture: String)] = [
    (TextRules(), Array("a\tb\nc".utf8), "a␉b␊c......."),
    (TextRules(), Array("a\u{200B}b\u{202E}c".utf8), "a�b�c......."),
    (TextRules(), Array("\u{301}a".utf8), "◌\u{301}a.........."),
    (TextRules(showsCarets: true), Array("a\tb\u{1}é".utf8), "a^Ib^Aé....."),
    (TextRules(repertoire: .ascii), Array("a\tb\u{7F}".utf8), "a^Ib^?......"),
    (TextRules(repertoire: .latin1), Array("naïve €".utf8), "naïve.EUR..."),
  ]

  @Test(arguments: pictures)
  func `control and invisible characters are seen and harmless`(
    row: (rules: TextRules, bytes: [UInt8], picture: String)
  ) {
    let editor = LineEditor(row.bytes, rules: row.rules)
    #expect(editor.shown(12).picture == row.picture)
    #expect(editor.value == row.bytes)
  }

  @Test func `whatever is edited, the characters are those that the bytes make`() {
    var generator = SeededGenerator(seed: 31)
    let pieces: [[UInt8]] =
      [
        "a", "\u{301}", "漢", "👩", "\u{200D}", "🏽", "🇨", "\t", " ", "\u{600}", "क", "\u{94D}", "ᄀ",
        "ᅡ", "\r",
      ]
      .map { Array($0.utf8) } + [[0xE2], [0x82], [0xCC], [0x81], [0xF0, 0x9F]]
    let keys: [Key] = [
      .left, .right, .backspace, .delete, .control("w"), .control("k"), .control("y"),
      .control("z"), .alt("/"), .home, .end, .character("x"), .alt("b"), .alt("d"),
    ]
    for _ in 0..<400 {
      func random() -> [UInt8] {
        (0..<Int.random(in: 0...8, using: &generator)).flatMap { _ in
          pieces.randomElement(using: &generator) ?? []
        }
      }
      var editor = LineEditor(random(), rules: TextRules())
      for _ in 0..<20 {
        if Int.random(in: 0...2, using: &generator) == 0 {
          _ = editor.paste(random(), columns: 9)
        } else {
          editor.press([keys.randomElement(using: &generator) ?? .left], columns: 9)
        }
        let fresh = LineEditorText(editor.value, rules: TextRules())
        #expect(editor.text == fresh, "\(editor.value)")
        #expect(editor.caret == fresh.position(atOrAfter: editor.caret.byte, near: .start))
        #expect((0..<9).contains(editor.shown(9).column))
      }
    }
  }

  @Test func `undo and redo lead back and forth byte for byte`() {
    var generator = SeededGenerator(seed: 32)
    for _ in 0..<200 {
      let bytes = (0..<12).map { _ in UInt8.random(in: 0...255, using: &generator) }
      var editor = LineEditor(bytes, rules: TextRules())
      #expect(editor.value == bytes)
      for _ in 0..<12 {
        let key =
          [.backspace, .delete, .left, .home, .character("é"), .control("w"), .control("y")]
          .randomElement(using: &generator) ?? Key.left
        editor.press([key])
      }
      let edited = editor.value
      for _ in 0..<12 { editor.press([.control("z")]) }
      #expect(editor.value == bytes)
      for _ in 0..<12 { editor.press([.alt("/")]) }
      #expect(editor.value == edited)
    }
  }

  // MARK: Limits and pastes

  @Test(arguments: ["a", "é", "漢", "😀"], ["", "b", "bb"])
  func `a paste that was cut off ends with a whole character and a bell`(
    character: String, start: String
  ) {
    let text = start + String(repeating: character, count: 1000)
    let pasted = Array(text.utf8.prefix(1000))
    var editor = LineEditor([], rules: TextRules())
    #expect(editor.paste(pasted, columns: 9, limit: 1000) == .effect(.bell))
    #expect(pasted.starts(with: editor.value))
    #expect(pasted.count - editor.value.count < character.utf8.count)
    #expect(String(validating: editor.value, as: UTF8.self) != nil)
  }

  struct LimitRow: CustomTestStringConvertible {
    let initial: String
    let limit: LineEditor.Limit
    let pasted: String
    let value: String
    let step: Reaction
    var testDescription: String { "\(initial) \(limit) \(pasted)" }
  }

  static let limits: [LimitRow] = [
    LimitRow(initial: "ab", limit: .bytes(4), pasted: "cd", value: "abcd", step: .changed),
    LimitRow(initial: "ab", limit: .bytes(4), pasted: "cde", value: "abcd", step: .effect(.bell)),
    LimitRow(initial: "ab", limit: .bytes(4), pasted: "漢", value: "ab", step: .effect(.bell)),
    LimitRow(initial: "a", limit: .bytes(5), pasted: "漢漢", value: "a漢", step: .effect(.bell)),
    LimitRow(
      initial: "a", limit: .bytes(9), pasted: family, value: "a", step: .effect(.bell)),
    LimitRow(initial: "abc", limit: .bytes(2), pasted: "d", value: "abc", step: .effect(.bell)),
    LimitRow(initial: "ab", limit: .characters(4), pasted: "漢字", value: "ab漢字", step: .changed),
    LimitRow(
      initial: "ab", limit: .characters(3), pasted: "漢字", value: "ab漢", step: .effect(.bell)),
    LimitRow(
      initial: "ab", limit: .characters(2), pasted: "\u{301}", value: "ab\u{301}", step: .changed),
    LimitRow(
      initial: "ab", limit: .characters(2), pasted: "\u{301}c", value: "ab\u{301}",
      step: .effect(.bell)),
    LimitRow(
      initial: "abc", limit: .characters(2), pasted: "d", value: "abc", step: .effect(.bell)),
    LimitRow(
      initial: "", limit: .characters(1), pasted: family, value: family, step: .changed),
    LimitRow(initial: "", limit: .bytes(0), pasted: "a", value: "", step: .effect(.bell)),
  ]

  @Test(arguments: limits)
  func `what does not fit is refused whole, with a bell`(row: LimitRow) {
    var editor = LineEditor(row.initial, limit: row.limit)
    #expect(editor.paste(Array(row.pasted.utf8), columns: 9) == row.step)
    #expect(Array(editor.value) == Array(row.value.utf8))
  }

  static let pastes: [(pasted: String, value: String)] = [
    ("one\n", "one"), ("one\r\n", "one"), ("\n\none", "one"), ("a\nb", "a b"), ("a\r\nb", "a b"),
    ("a\rb", "a b"), ("a\tb", "a\tb"), ("a\u{1B}[31mb", "a[31mb"), ("a\u{9B}31mb", "a31mb"),
    ("a\u{7F}b\u{0}", "ab"), ("\n", ""), ("", ""), (" a ", " a "),
  ]

  @Test(arguments: pastes)
  func `a paste is one line without control characters`(row: (pasted: String, value: String)) {
    var editor = LineEditor("")
    _ = editor.paste(Array(row.pasted.utf8), columns: 9)
    #expect(Array(editor.value) == Array(row.value.utf8))
  }

  @Test func `a paste is one step of undo`() {
    var editor = LineEditor("")
    editor.press(.typing("ab"))
    _ = editor.paste(Array("cd".utf8), columns: 9)
    editor.press(.typing("e"))
    editor.press([.control("z"), .control("z")])
    #expect(editor.string == "ab")
  }

  @Test func `a megabyte can be pasted and typed into`() {
    var editor = LineEditor("")
    let text = Array(String(repeating: "word é 漢 ", count: 80_000).utf8)
    let clock = ContinuousClock()
    let time = clock.measure {
      _ = editor.paste(text, columns: 40)
      editor.press([.home, .character("x"), .control("z"), .end, .backspace, .alt("b")])
    }
    #expect(editor.value.count == text.count - 1)
    // A hundred times what it takes, in a build that checks everything.
    #expect(time < .seconds(100))
  }
}
