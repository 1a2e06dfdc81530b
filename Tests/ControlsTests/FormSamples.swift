// What the tests of forms share: the boxes of toast's own look as the program makes them, by words.

@testable import Controls
import Drawing
import Text
import Values

extension Form {
  static let okCancel: [(name: ButtonName, label: String)] = [(.ok, "OK"), (.cancel, "Cancel")]

  /// A message; buttons by name and label.
  static func message(
    _ title: String, _ text: String, _ buttons: [(name: ButtonName, label: String)] = okCancel,
    focus: Int = 0, danger: ButtonName? = nil, timeout: Duration? = nil, look: Look = .full,
    in skin: Skin? = nil
  ) -> Form {
    let skin = skin ?? .own(look, Theme(look: look))
    // A title alone is the whole message.
    let isTitleAlone = DisplayText(text).isEmpty && !DisplayText(title).isEmpty
    var message = Paragraph(DisplayText(isTitleAlone ? title : text))
    message.isTitle = isTitleAlone
    let buttons = buttons.map {
      Button(name: $0.name, label: DisplayText($0.label), isDangerous: $0.name == danger)
    }
    return Form(
      WindowOptions(title: DisplayText(isTitleAlone ? "" : title)), message: message,
      buttons: Buttons(buttons, focus: focus, in: skin), timeout: timeout, in: skin)
  }

  /// A list with the buttons OK and Cancel; `focus` is the index of the button that has the focus first.
  static func choice(
    _ text: String, _ items: ListItems, title: String = "", picks: List.Picks? = nil,
    current: Int = 0, focus: Int? = nil, timeout: Duration? = nil, look: Look = .full,
    stream: RowStream? = nil, in skin: Skin? = nil
  ) -> Form {
    let skin = skin ?? .own(look, Theme(look: look))
    var options = ListOptions(rules: TextRules())
    options.hidesTags = true
    options.hasHelp = items.fields.help != nil
    options.lines = .single
    options.widest = 1000
    var list = List(
      items, current: current, choosing: picks.map(List.Choice.several) ?? .row, showing: options)
    list.stream = stream
    return asking(title, text, [FormItem("list", list)], focus: focus, timeout: timeout, skin)
  }

  /// A form whose value goes with OK.
  private static func asking(
    _ title: String, _ text: String, _ items: [FormItem],
    buttons: [(name: ButtonName, label: String)] = okCancel, focus: Int?, timeout: Duration?,
    _ skin: Skin
  ) -> Form {
    let buttons = buttons.map {
      Button(name: $0.name, label: DisplayText($0.label), takesValue: $0.name == .ok)
    }
    var form = Form(
      WindowOptions(title: DisplayText(title)), message: Paragraph(DisplayText(text)),
      items: items, buttons: Buttons(buttons, focus: focus ?? 0, in: skin),
      focus: focus.map { _ in .buttons }, timeout: timeout, in: skin)
    form.acceptsWith = .ok
    return form
  }

  /// The list of the form; an empty one where there is none.
  var list: List {
    items.lazy.compactMap { $0.control as? List }.first
      ?? List(
        ListItems(count: 0), choosing: .row, showing: ListOptions(rules: TextRules()))
  }

  /// The rows that are chosen.
  var chosen: [Int] { value(of: "list")?.selection?.rows ?? [] }
}

// MARK: Fields

/// What a field asks for.
struct Entry {
  var initial: [UInt8] = []
  var placeholder = ""
  var isSecret = false
  var mostCharacters: Int?
  var missing: String?
  /// The words of a second field for what must be typed twice; nil for none.
  var again: (label: String, mismatch: String)?
  var problem: (([UInt8]) -> DisplayText?)?
}

extension Form {
  /// A field with its buttons; `focus` is the index of the button that has the focus first.
  static func entry(
    _ title: String, _ text: String,
    buttons: [(name: ButtonName, label: String)] = okCancel, focus: Int? = nil,
    timeout: Duration? = nil, look: Look = .full, in skin: Skin? = nil,
    _ change: (inout Entry) -> Void = { _ in }
  ) -> Form {
    var entry = Entry()
    change(&entry)
    var first = field(entry, entry.initial)
    first.placeholder = DisplayText(entry.placeholder)
    first.missing = entry.missing.map { DisplayText($0) }
    first.check = entry.problem
    var items = [FormItem("value", first)]
    if let again = entry.again {
      var second = field(entry, [])
      second.label = DisplayText(again.label)
      var item = FormItem("again", second)
      item.check = {
        $0.value(of: "again") == $0.value(of: "value")
          ? nil : Problem(DisplayText(again.mismatch))
      }
      item.clearsWhenRefused = true
      items.append(item)
    }
    var form = asking(
      title, text, items, buttons: buttons, focus: focus, timeout: timeout,
      skin ?? .own(look, Theme(look: look)))
    form.window.usualColumns = 50
    return form
  }

  private static func field(_ entry: Entry, _ initial: [UInt8]) -> TextField {
    var field = TextField(
      LineEditor(
        initial, limit: entry.mostCharacters.map { .characters($0) } ?? .none,
        mask: entry.isSecret ? .symbol(DisplayText("•")) : .none, rules: TextRules()))
    field.isSecret = entry.isSecret
    return field
  }

  /// A password that is typed twice.
  static func newPassword(title: String = "New password") -> Form {
    entry(title, "") {
      $0.isSecret = true
      $0.missing = "Please type a password."
      $0.again = (label: "Again", mismatch: "Not the same.")
    }
  }

  /// What was entered in an item.
  func bytes(_ item: Int = 0) -> [UInt8] { items[item].control.value.bytes ?? [] }
  /// What was entered, as text.
  var string: String { String(decoding: bytes(), as: UTF8.self) }
}

// MARK: Items

extension ListItems {
  /// Rows of which value and label are the same; `-` begins a heading, `#` a disabled row, `*` a ticked one.
  init(_ words: [String]) {
    let signs: [Character: Traits] = ["-": .isHeading, "#": .isDisabled, "*": .isOn]
    let traits = words.map { word in word.first.flatMap { signs[$0] } ?? [] }
    self.init(
      ByteStrings(
        zip(words, traits).map { word, traits in
          Array((traits.isEmpty ? word : String(word.dropFirst())).utf8)
        }),
      count: words.count, fields: Fields())
    for (row, traits) in traits.enumerated() { setTraits(traits, of: row) }
  }

  /// As many rows as asked for, by their numbers.
  init(count: Int) { self.init((0..<count).map { "row \($0)" }) }
}

extension ListItems {
  /// Rows of which each has a value, a label, an explanation and a key.
  init(parts: [[String]], traits: [Int: Traits] = [:]) {
    self.init(
      ByteStrings(parts.joined().map { Array($0.utf8) }), count: parts.count,
      fields: Fields(stride: 4, value: 0, label: 1, help: 2, key: 3))
    for (row, traits) in traits { setTraits(traits, of: row) }
  }
}
