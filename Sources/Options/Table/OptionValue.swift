// The value of an option and what it can be read as. Every reading checks the value and says what would have been right.

import Text
import Values

struct OptionValue {
  /// The option as it was given, such as `--title` or `-t`.
  let option: String
  /// As the caller gave it; empty where an optional value was left out.
  let bytes: [UInt8]
  /// Whether it stands in TOAST_OPTIONS.
  var isDefault = false
}

extension OptionValue {
  /// A complaint about this value, with the nearest of `names` where one is near.
  func error(
    _ reason: String, near names: [String] = [], status: Int32 = ExitCode.usage
  ) -> UsageError {
    let hint = NearestName.to(text, among: names).map { " (did you mean \($0)?)" } ?? ""
    return UsageError("\(option) \(Quotation.of(bytes)): \(reason)\(hint)", status: status)
  }

  /// The value as text, repaired where it is not UTF-8.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// One of the words of `type`; the table lists them, so another one is not met.
  func choice<T: RawRepresentable>(_ type: T.Type) throws(UsageError) -> T
  where T.RawValue == String {
    guard let choice = T(rawValue: text) else { throw error("not a known value") }
    return choice
  }

  func path() throws(UsageError) -> [UInt8] {
    guard !bytes.isEmpty else { throw error("a name is needed") }
    return bytes
  }

  /// A name of ASCII letters, digits, `-`, `_` and `.`.
  func name() throws(UsageError) -> String {
    guard !bytes.isEmpty, bytes.allSatisfy(OptionValue.isInName) else {
      throw error("a name has only ASCII letters, digits, '-', '_' and '.'")
    }
    guard bytes.count <= 255 else { throw error("a name has at most 255 bytes") }
    return text
  }

  /// A colour by its name, its number or its parts.
  func color() throws(UsageError) -> Color { try color(text) }

  private func color(_ name: String) throws(UsageError) -> Color {
    guard let color = Color(named: name) else {
      let near =
        NearestName.to(name, among: OptionValue.colorNames).map { "; did you mean \($0)?" } ?? ""
      throw error("a color is a name such as red or bright-blue, 0-255 or #rrggbb\(near)")
    }
    return color
  }

  func partColors() throws(UsageError) -> PartColors {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(halves[0])
    guard let part = Part(rawValue: name) else {
      let parts = Part.allCases.map(\.rawValue)
      let near = NearestName.to(name, among: parts).map { " (did you mean \($0)?)" } ?? ""
      throw error("the parts are \(listed(parts))\(near)")
    }
    let sides =
      halves.count == 2 ? halves[1].split(separator: "/", omittingEmptySubsequences: false) : []
    guard 1...2 ~= sides.count, sides.contains(where: { !$0.isEmpty }) else {
      throw error("write PART=FG/BG, PART=FG or PART=/BG")
    }
    let foreground = sides[0].isEmpty ? nil : try color(String(sides[0]))
    let background = sides.count < 2 || sides[1].isEmpty ? nil : try color(String(sides[1]))
    return PartColors(part: part, foreground: foreground, background: background)
  }

  /// A prefix for the names of shell variables; `toast_` where none is given, since names like `status` belong to some
  /// shells.
  func shellPrefix() throws(UsageError) -> String {
    if bytes.isEmpty { return "toast_" }
    let isDigit = bytes.first.map { 0x30...0x39 ~= $0 } ?? false
    guard !isDigit, bytes.allSatisfy({ OptionValue.isInName($0) && $0 != 0x2D && $0 != 0x2E })
    else {
      throw error("a prefix has only ASCII letters, digits and '_', and begins with no digit")
    }
    return text
  }

  func output() throws(UsageError) -> OutputTarget {
    if bytes == [0x2D] { return .standardOutput }
    guard bytes.starts(with: "fd:".utf8) else { return .file(try path()) }
    guard let number = OptionValue.number(bytes.dropFirst(3)), number <= 65535 else {
      throw error("write fd:N with the number of an open descriptor; ./fd: is a file")
    }
    return .descriptor(Int32(number))
  }

  func ownButton() throws(UsageError) -> ButtonOptions.Own {
    let head = bytes.prefix { $0 != 0x3D }
    let name = head.prefix { $0 != 0x3A }
    guard !name.isEmpty, name.allSatisfy(OptionValue.isInName) else {
      throw error(
        "write NAME[:CODE][=LABEL]; a name has only ASCII letters, digits, '-', '_' and '.'")
    }
    var code: UInt8?
    if name.count < head.count {
      guard let number = OptionValue.number(head.dropFirst(name.count + 1)), number <= 63 else {
        throw error("a code is a number from 0 to 63")
      }
      code = UInt8(number)
    }
    let label = Array(bytes.dropFirst(head.count + 1))
    return ButtonOptions.Own(
      name: String(decoding: name, as: UTF8.self), code: code, label: label.isEmpty ? nil : label,
      value: self)
  }

  /// True for a byte that may stand in the name of a button or a box.
  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
    default: false
    }
  }

  /// The number that one to nine decimal digits write; nil for anything else.
  static func number(_ digits: some Collection<UInt8>) -> Int? {
    guard 1...9 ~= digits.count, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// The words among the names of colours, for completions and for "did you mean".
  static let colorNames: [String] = {
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    return names + names.map { "bright-" + $0 } + ["gray", "grey", "default"]
  }()
}
