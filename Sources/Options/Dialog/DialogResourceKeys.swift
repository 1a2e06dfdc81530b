// The lines of the configuration file that give keys a meaning. Keys are named as curses names them, without `KEY_`;
// which of them a terminal can send, and what an action does, is not known here.

import Values

/// A key that has a meaning in one kind of box or in all.
package struct DialogBinding: Equatable, Sendable {
  /// The kind of box or field, in lower case; `*` for all.
  package let widget: String
  package let key: DialogKey
  /// What it does, in upper case, such as `PAGE_NEXT`.
  package let action: String
}

package enum DialogKey: Equatable, Sendable {
  case character(Unicode.Scalar)
  /// F0–F63.
  case function(Int)
  /// A name of curses in upper case, such as `NPAGE`.
  case named(String)
}

extension DialogBinding {
  package static let widgets = """
    * calendar checklist editbox editbox2 formbox formfield fselect fselect2 inputbox inputbox2 menubox menu msgbox \
    pause progressbox radiolist rangebox tailbox textbox searchbox timebox treeview buildlist yesno
    """

  package static let actions = """
    OK CANCEL EXTRA HELP ESC PAGE_FIRST PAGE_LAST PAGE_NEXT PAGE_PREV ITEM_FIRST ITEM_LAST ITEM_NEXT ITEM_PREV \
    FIELD_FIRST FIELD_LAST FIELD_NEXT FIELD_PREV FORM_FIRST FORM_LAST FORM_NEXT FORM_PREV GRID_UP GRID_DOWN \
    GRID_LEFT GRID_RIGHT DELETE_LEFT DELETE_RIGHT DELETE_ALL ENTER BEGIN FINAL SELECT HELPFILE TRACE TOGGLE LEAVE
    """

  init(parsing words: ArraySlice<UInt8>) throws(DialogResourceError) {
    let parts = words.split(maxSplits: 3, whereSeparator: \.isBlank)
    guard parts.count == 3 else {
      throw DialogResourceError("not three words:", words, "write bindkey WIDGET KEY ACTION")
    }
    widget = try Self.name(parts[0], of: "widget", among: Self.widgets)
    key = try DialogKey(parsing: parts[1])
    action = try Self.name(parts[2], of: "action", among: Self.actions)
    if action == "TRACE" {
      throw DialogResourceError("no use for", parts[2], "it is for finding faults in dialog")
    }
  }

  private static func name(
    _ word: ArraySlice<UInt8>, of kind: String, among names: String
  ) throws(DialogResourceError) -> String {
    let names = names.split(separator: " ").map(String.init)
    if let name = names.first(where: { word.isWord($0) }) { return name }
    let near = NearestName.to(String(decoding: word, as: UTF8.self), among: names)
    throw DialogResourceError(
      "there is no \(kind)", word,
      near.map { "did you mean \($0)?" } ?? "there are " + names.joined(separator: " "))
  }
}

extension DialogKey {
  /// The names of curses that dialog knows, besides F and a number.
  static let names = """
    DOWN UP LEFT RIGHT HOME BACKSPACE DL IL DC IC EIC CLEAR EOS EOL SF SR NPAGE PPAGE STAB CTAB CATAB ENTER PRINT LL \
    A1 A3 B2 C1 C3 BTAB BEG CANCEL CLOSE COMMAND COPY CREATE END EXIT FIND HELP MARK MESSAGE MOVE NEXT OPEN OPTIONS \
    PREVIOUS REDO REFERENCE REFRESH REPLACE RESTART RESUME SAVE SBEG SCANCEL SCOMMAND SCOPY SCREATE SDC SDL SELECT \
    SEND SEOL SEXIT SFIND SHELP SHOME SIC SLEFT SMESSAGE SMOVE SNEXT SOPTIONS SPREVIOUS SPRINT SREDO SREPLACE SRIGHT \
    SRSUME SSAVE SSUSPEND SUNDO SUSPEND UNDO
    """

  private static let lastFunction = 63

  init(parsing word: ArraySlice<UInt8>) throws(DialogResourceError) {
    switch word.first {
    case UInt8(ascii: "\\"): self = .character(try Self.escaped(word))
    case UInt8(ascii: "^"): self = .character(try Self.control(word, 0))
    case UInt8(ascii: "~"): self = .character(try Self.control(word, 0x80))
    default: self = try Self.named(word)
    }
  }

  /// A name; those of control characters stand for the character.
  private static func named(_ word: ArraySlice<UInt8>) throws(DialogResourceError) -> DialogKey {
    for (name, scalar) in controls where word.isWord(name) { return .character(scalar) }
    if word.first.map({ $0 | 0x20 }) == UInt8(ascii: "f"), word.count > 1,
      let number = DialogNumber.decimal(word.dropFirst()), 0...lastFunction ~= number
    {
      return .function(number)
    }
    for name in names.split(separator: " ") where word.isWord(String(name)) {
      return .named(String(name))
    }
    if word.count == 1, let byte = word.first {
      let digits = String(byte, radix: 8)
      throw DialogResourceError(
        "no key:", word,
        "a character is written \\" + String(repeating: "0", count: 3 - digits.count) + digits)
    }
    throw DialogResourceError(
      "no key:", word, "write a name of curses such as F2, HOME or NPAGE, ^X, \\t or \\101")
  }

  private static let controls: [(String, Unicode.Scalar)] = [
    ("ESC", "\u{1B}"), ("CR", "\r"), ("LF", "\n"), ("FF", "\u{C}"), ("TAB", "\t"),
    ("DEL", "\u{7F}"),
  ]

  /// `^X` and `~X`: a control character of ASCII, or of Latin-1 where `high` is 0x80.
  private static func control(
    _ word: ArraySlice<UInt8>, _ high: UInt8
  ) throws(DialogResourceError) -> Unicode.Scalar {
    guard word.count == 2, let letter = word.last,
      letter == UInt8(ascii: "?") || 0x40...0x7E ~= letter
    else {
      throw DialogResourceError(
        "no key:", word, "write a letter or one of @ [ \\ ] ^ _ ? behind it")
    }
    let low = letter == UInt8(ascii: "?") ? 0x7F : letter & 0x1F
    return Unicode.Scalar(low | high)
  }

  private static let escapes: [(letter: String, scalar: Unicode.Scalar)] = [
    ("a", "\u{7}"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"), ("r", "\r"), ("s", " "),
    ("t", "\t"),
    ("\\", "\\"),
  ]

  /// `\t`, `\\` or up to three octal digits.
  private static func escaped(_ word: ArraySlice<UInt8>) throws(DialogResourceError)
    -> Unicode.Scalar
  {
    let rest = word.dropFirst()
    let digits = rest.prefix { 0x30...0x37 ~= $0 }
    if 1...3 ~= digits.count, digits.count == rest.count,
      let scalar = Unicode.Scalar(digits.reduce(UInt32(0)) { $0 << 3 | UInt32($1 - 0x30) })
    {
      return scalar
    }
    let escape = escapes.first { rest.elementsEqual($0.letter.utf8) }
    if let escape { return escape.scalar }
    throw DialogResourceError(
      "no key:", word, "behind \\ stand up to three octal digits or one of a b f n r s t \\")
  }
}
