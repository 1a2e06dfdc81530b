// Reading dialog's configuration file line by line. The model is dialog(1) 1.3-20230209 (its rc.c); what it ends the
// program for is a warning here, and so are values that it takes for others without a word. Lines may be of any length,
// end in CR LF, and the last may lack its end.

import Text
import Values

/// What is wrong with a line, and what would be right.
struct DialogResourceError: Error {
  let message: String

  init(_ message: String) { self.message = message }

  init(_ what: String, _ word: ArraySlice<UInt8>, _ right: String) {
    message = "\(what) \(Quotation.of(Array(word))); \(right)"
  }
}

struct DialogResourceParser {
  /// Warnings beyond this number are only counted: the file is hardly one of dialog's.
  static let maxWarnings = 20

  private(set) var resource: DialogResource
  /// Whether an unknown name defines a new colour.
  private var isTemplate = false

  init() { resource = DialogResource(empty: ()) }

  mutating func readTemplate() {
    isTemplate = true
    read(Array(DialogResource.template.utf8), name: "")
    isTemplate = false
  }

  mutating func read(_ bytes: [UInt8], name: String) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var rest = bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]
    var number = 0
    var wrong = 0
    while !rest.isEmpty {
      let line = rest.prefix { $0 != 0x0A }
      rest = rest[line.endIndex...].dropFirst()
      number += 1
      do throws(DialogResourceError) {
        try read(line.trimmed)
      } catch {
        wrong += 1
        if wrong <= Self.maxWarnings {
          resource.warnings.append("\(name):\(number): \(error.message)")
        }
      }
    }
    if wrong > Self.maxWarnings {
      let more = wrong - Self.maxWarnings
      resource.warnings.append("\(name): \(more) more lines are wrong")
    }
  }

  private mutating func read(_ line: ArraySlice<UInt8>) throws(DialogResourceError) {
    guard let first = line.first, first != UInt8(ascii: "#") else { return }
    let equals = UInt8(ascii: "=")
    let name = line.prefix { $0 != equals && !$0.isBlank }
    let rest = line[name.endIndex...].trimmed
    if name.isWord("bindkey"), rest.first != equals {
      try bind(rest)
      return
    }
    guard rest.first == equals, !name.isEmpty else {
      throw DialogResourceError("no setting", line, "write NAME = VALUE")
    }
    let value = rest.dropFirst().trimmed
    if value.isEmpty { throw DialogResourceError("no value for", name, "write NAME = VALUE") }
    try set(name, to: value)
  }

  // MARK: Settings

  private mutating func set(
    _ name: ArraySlice<UInt8>, to value: ArraySlice<UInt8>
  ) throws(DialogResourceError) {
    switch String(decoding: name, as: UTF8.self).lowercased() {
    case "aspect":
      let number = try Self.number(value)
      resource.aspect = number == 0 ? DialogResource.usualAspect : number
    case "separate_widget": resource.widgetSeparator = try Self.text(value)
    case "tab_len":
      let number = try Self.number(value)
      resource.tabLength = number > 0 ? min(number, 255) : DialogResource.usualTabLength
    case "visit_items": resource.visitsItems = try Self.flag(value)
    case "use_scrollbar": resource.hasScrollbar = try Self.flag(value)
    case "use_shadow": resource.hasShadow = try Self.flag(value)
    case "use_colors": resource.usesColors = try Self.flag(value)
    default: try setColor(name, to: value)
    }
  }

  private static let variables = [
    "aspect", "separate_widget", "tab_len", "visit_items", "use_scrollbar", "use_shadow",
    "use_colors",
  ]

  private mutating func setColor(
    _ name: ArraySlice<UInt8>, to value: ArraySlice<UInt8>
  ) throws(DialogResourceError) {
    if let index = color(name) {
      resource.colors[index].style = try style(value)
    } else if isTemplate {
      let color = DialogColor(name: String(decoding: name, as: UTF8.self), style: try style(value))
      resource.colors.append(color)
    } else {
      let names = Self.variables + resource.colors.map(\.name)
      let near = NearestName.to(String(decoding: name, as: UTF8.self), among: names)
      throw DialogResourceError(
        "there is no setting", name,
        near.map { "did you mean \($0)?" } ?? "--create-rc FILE writes all that there are")
    }
  }

  // MARK: Values

  private static func number(_ value: ArraySlice<UInt8>) throws(DialogResourceError) -> Int {
    guard let number = DialogNumber.decimal(value) else {
      throw DialogResourceError("no number:", value, "write digits alone")
    }
    return number
  }

  /// What stands in quotes; dialog takes any two.
  private static func text(_ value: ArraySlice<UInt8>) throws(DialogResourceError) -> [UInt8] {
    let quotes: [UInt8] = [0x22, 0x27]
    guard value.count >= 2, let first = value.first, let last = value.last,
      quotes.contains(first), quotes.contains(last)
    else { throw DialogResourceError("no text in quotes:", value, "write \"TEXT\"") }
    return Array(value.dropFirst().dropLast())
  }

  private static func flag(_ value: ArraySlice<UInt8>) throws(DialogResourceError) -> Bool {
    if value.isWord("on") { return true }
    if value.isWord("off") { return false }
    throw DialogResourceError("neither ON nor OFF:", value, "nothing else may follow it")
  }

  private func color(_ name: ArraySlice<UInt8>) -> Int? {
    resource.colors.firstIndex { name.isWord($0.name) }
  }

  /// A colour in parentheses, or the name of another colour for its current value.
  private func style(_ value: ArraySlice<UInt8>) throws(DialogResourceError) -> Style {
    if let index = color(value) { return resource.colors[index].style }
    guard value.first == UInt8(ascii: "("), value.last == UInt8(ascii: ")"), value.count > 1 else {
      throw DialogResourceError(
        "no colour:", value, "write (FOREGROUND,BACKGROUND,ON or OFF) or the name of another")
    }
    let parts = value.dropFirst().dropLast()
      .split(separator: UInt8(ascii: ","), maxSplits: 5, omittingEmptySubsequences: false)
      .map(\.trimmed)
    guard 3...5 ~= parts.count else {
      throw DialogResourceError(
        "not three to five parts:", value,
        "write (FOREGROUND,BACKGROUND,BOLD,UNDERLINE,REVERSE), the last two only if wanted")
    }
    var style = Style(try Self.color(named: parts[0]), on: try Self.color(named: parts[1]))
    let attributes: [Attributes] = [.bold, .underline, .reverse]
    for (part, attribute) in zip(parts[2...], attributes) where try Self.flag(part) {
      style.attributes.insert(attribute)
    }
    return style
  }

  private static func color(named name: ArraySlice<UInt8>) throws(DialogResourceError) -> Color {
    if name.isWord("default") { return .standard }
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    guard let index = names.firstIndex(where: { name.isWord($0) }) else {
      throw DialogResourceError(
        "no colour:", name, "there are DEFAULT BLACK RED GREEN YELLOW BLUE MAGENTA CYAN WHITE")
    }
    return .palette(UInt8(index))
  }

  // MARK: Keys

  private mutating func bind(_ words: ArraySlice<UInt8>) throws(DialogResourceError) {
    let binding = try DialogBinding(parsing: words)
    // As in dialog the first one counts.
    if resource.bindings.contains(where: { $0.widget == binding.widget && $0.key == binding.key }) {
      throw DialogResourceError("has a meaning already:", words, "the first one stays")
    }
    resource.bindings.append(binding)
  }
}

extension DialogResource {
  /// A configuration without colours, for the parser.
  fileprivate init(empty: Void) {}
}

extension UInt8 {
  /// Whether it is a blank or a tab, or the CR that some editors put before the end of a line.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}

extension ArraySlice<UInt8> {
  var trimmed: ArraySlice<UInt8> {
    var trimmed = drop(while: \.isBlank)
    while let last = trimmed.last, last.isBlank { trimmed.removeLast() }
    return trimmed
  }

  /// Whether the bytes are this word, in upper or lower case.
  func isWord(_ word: String) -> Bool {
    let word = word.utf8
    return count == word.count && zip(self, word).allSatisfy { $0.isSameLetter(as: $1) }
  }
}
