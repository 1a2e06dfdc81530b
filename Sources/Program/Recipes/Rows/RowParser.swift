// From the bytes of lines to the rows of a list. The bytes come in pieces of any size, so that a line may be spread over
// several of them; a row may have several fields.

import Options
import Text
import Values
import Screens

struct RowParser {
  private struct Parts {
    var value: ArraySlice<UInt8> = []
    var label: ArraySlice<UInt8> = []
    var help: ArraySlice<UInt8> = []
    var key: ArraySlice<UInt8> = []
    var group: ArraySlice<UInt8> = []
    var state: ArraySlice<UInt8> = []

    mutating func set(_ field: RowField, _ part: ArraySlice<UInt8>) {
      switch field {
      case .value: value = part
      case .label: label = part
      case .help: help = part
      case .key: key = part
      case .group: group = part
      case .state: state = part
      case .skipped: break
      }
    }
  }

  private let settings: RowSettings
  private let separator: UInt8
  private let fields: ListItems.Fields
  private let hasValue: Bool
  /// Whether color sequences are how a row looks and no part of its value.
  private let hasColors: Bool
  /// The beginning of a line whose end is still to come.
  private var rest: [UInt8] = []
  private var number = 0
  private var group: [UInt8] = []

  init(_ settings: Settings) {
    self.settings = settings.rows
    separator = settings.endsWithNUL ? 0 : 0x0A
    hasValue = settings.rows.fields.contains(.value)
    hasColors = settings.takesColorSequences
    let hasHelp = settings.rows.fields.contains(.help)
    let hasKey = settings.rows.fields.contains(.key)
    fields =
      settings.rows.fields.isEmpty && !settings.rows.hasTags && !hasColors
      ? ListItems.Fields()
      : ListItems.Fields(
        stride: 2 + (hasHelp ? 1 : 0) + (hasKey ? 1 : 0), value: 0, label: 1,
        help: hasHelp ? 2 : nil, key: hasKey ? (hasHelp ? 3 : 2) : nil)
  }

  var noRows: ListItems { ListItems(ByteStrings(), count: 0, fields: fields) }

  // MARK: Lines

  /// Adds the rows of the lines that end in `bytes`.
  mutating func take(_ bytes: [UInt8], into rows: inout ListItems) throws(Failure) {
    var start = 0
    let span = bytes.span
    for place in 0..<span.count where span[place] == separator {
      if rest.isEmpty {
        try add(line(bytes[start..<place]), to: &rows)
      } else {
        rest += bytes[start..<place]
        try addRest(to: &rows)
      }
      start = place + 1
    }
    if start < bytes.count { rest += bytes[start...] }
  }

  /// Adds the row of a last line that nothing ends.
  mutating func finish(_ rows: inout ListItems) throws(Failure) {
    if !rest.isEmpty { try addRest(to: &rows) }
    if rows.hasPart {
      throw Failure("--tags: the last value has no label", status: ExitCode.badData)
    }
  }

  private mutating func addRest(to rows: inout ListItems) throws(Failure) {
    let bytes = rest
    rest = []
    try add(line(bytes[...]), to: &rows)
  }

  /// A line without a CR before its line feed.
  private func line(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    separator == 0x0A && bytes.last == 0x0D ? bytes.dropLast() : bytes
  }

  // MARK: Parts

  mutating func add(_ line: ArraySlice<UInt8>, to rows: inout ListItems) throws(Failure) {
    number += 1
    guard !settings.fields.isEmpty else { return addWhole(line, to: &rows) }
    var parts = Parts()
    var rest = line
    for index in 0..<settings.fields.count - 1 {
      parts.set(settings.fields[index], rest.cut(at: settings.delimiter))
    }
    if let last = settings.fields.last { parts.set(last, rest) }
    if !parts.group.elementsEqual(group) {
      group = Array(parts.group)
      if !group.isEmpty {
        append(value: [], label: group[...], help: [], key: [], .isHeading, to: &rows)
      }
    }
    let traits = parts.state.isEmpty ? [] : try Self.traits(parts.state, number: number)
    let isHeading = traits.contains(.isHeading)
    // A value that was announced may well be empty, as that of a row "none".
    let value = hasValue ? parts.value : parts.label
    if !parts.key.isEmpty { try Self.check(key: parts.key, number: number) }
    append(
      value: isHeading ? [] : value,
      label: parts.label.isEmpty && !isHeading ? value : parts.label, help: parts.help,
      key: parts.key, traits, to: &rows)
  }

  /// Adds a line that is a row, or by turns a value and a label.
  private func addWhole(_ line: ArraySlice<UInt8>, to rows: inout ListItems) {
    let isLabel = settings.hasTags && rows.hasPart
    rows.append(hasColors && !isLabel ? line.withoutEscapeSequences : line)
    if hasColors, !settings.hasTags { rows.append(line) }
  }

  private func append(
    value: ArraySlice<UInt8>, label: ArraySlice<UInt8>, help: ArraySlice<UInt8>,
    key: ArraySlice<UInt8>, _ traits: ListItems.Traits, to rows: inout ListItems
  ) {
    rows.append(hasColors ? value.withoutEscapeSequences : value)
    rows.append(label)
    if fields.help != nil { rows.append(help) }
    if fields.key != nil { rows.append(key) }
    rows.setTraits(traits, of: rows.count - 1)
  }

  private static func traits(_ state: ArraySlice<UInt8>, number: Int) throws(Failure)
    -> ListItems.Traits
  {
    var traits: ListItems.Traits = []
    for word in state.split(separator: UInt8(ascii: ",")) {
      switch String(decoding: word, as: UTF8.self) {
      case "on": traits.insert(.isOn)
      case "off": break
      case "disabled": traits.insert(.isDisabled)
      case "separator": traits = .isHeading
      default:
        throw Failure(
          "row \(number): the state must be on, off, disabled or separator",
          status: ExitCode.badData)
      }
    }
    return traits
  }

  private static func check(key: ArraySlice<UInt8>, number: Int) throws(Failure) {
    let isOne = String(validating: key, as: UTF8.self)?.unicodeScalars.count == 1
    if isOne, key.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) { return }
    throw Failure("row \(number): the key must be one character", status: ExitCode.badData)
  }
}

extension ArraySlice<UInt8> {
  /// Removes what stands before `delimiter`, and the delimiter with it, or all where there is none; returns the former.
  fileprivate mutating func cut(at delimiter: [UInt8]) -> ArraySlice<UInt8> {
    guard let place = Self.place(of: delimiter.span, in: span) else {
      defer { self = self[endIndex...] }
      return self
    }
    let part = self[..<(startIndex + place)]
    self = self[(startIndex + place + delimiter.count)...]
    return part
  }

  private static func place(of wanted: Span<UInt8>, in bytes: Span<UInt8>) -> Int? {
    var place = 0
    while place + wanted.count <= bytes.count {
      var length = 0
      while length < wanted.count, bytes[place + length] == wanted[length] { length += 1 }
      if length == wanted.count { return place }
      place += 1
    }
    return nil
  }
}
