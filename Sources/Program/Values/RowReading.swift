// From the words, the file or the standard input of a caller to the rows of a list. A list of plain lines is kept in the
// piece of memory it was read into; only rows with parts are put together anew.

package import Options
import Terminal
package import Text

/// The rows of a list and where it begins.
package struct RowTable: Equatable, Sendable {
  /// The rows, with what is ticked and disabled.
  package var rows: Rows
  /// The row that has the focus first.
  package var current = 0

  /// Longer lists are no lists to choose from, in bytes.
  private static let limit = 1 << 30

  /// Rows that are there already.
  init(rows: Rows, current: Int) {
    self.rows = rows
    self.current = current
  }

  /// The rows of a request, read from where it says.
  ///
  /// - Throws: rows that cannot be read or have not the form that was announced.
  package init(reading request: BoxRequest) throws(Failure) {
    try self.init(try Self.strings(request), of: request)
  }

  /// The rows that `strings` are for a request.
  ///
  /// - Throws: rows that have not the form that was announced.
  package init(_ strings: ByteStrings, of request: BoxRequest) throws(Failure) {
    let settings = request.settings.rows
    if !settings.fields.isEmpty {
      var builder = RowBuilder(settings)
      for row in 0..<strings.count { try builder.add(strings[row], number: row + 1) }
      rows = builder.rows
    } else if settings.hasTags {
      guard strings.count.isMultiple(of: 2) else {
        throw Failure("--tags: the last value has no label", status: ExitCode.badData)
      }
      let fields = Rows.Fields(stride: 2, value: 0, label: 1)
      rows = Rows(strings, count: strings.count / 2, fields: fields)
    } else {
      rows = Rows(strings, count: strings.count, fields: Rows.Fields())
    }
    applySelection(settings)
  }

  /// How many rows can be taken.
  package var takeableCount: Int { rows.takeableCount }

  /// The first row that can be taken; nil if there is none.
  package var firstTakeable: Int? { (0..<rows.count).first(where: canTake) }

  /// Whether the row can be taken.
  package func canTake(_ row: Int) -> Bool { rows.canTake(row) }

  // MARK: Reading

  private static func strings(_ request: BoxRequest) throws(Failure) -> ByteStrings {
    let settings = request.settings
    let bytes: [UInt8]
    do throws(FileError) {
      if let file = settings.rows.file {
        bytes = try Files.read(file, limit: limit)
      } else if request.rows.count == 0, !request.hasEndOfOptions, settings.textFile != [0x2D],
        !CurrentProcess.isTerminal(0)
      {
        do throws(FileError) {
          bytes = try Files.read([0x2D], limit: limit)
        } catch {
          // Closed: nobody gives any rows.
          if error.errno == .badDescriptor { return request.rows }
          throw error
        }
      } else {
        return request.rows
      }
    } catch {
      throw Failure(error)
    }
    return settings.endsWithNUL
      ? ByteStrings(splitting: bytes, at: 0, dropsReturn: false)
      : ByteStrings(splitting: bytes, at: 0x0A, dropsReturn: true)
  }

  // MARK: What is selected first

  /// Ticks what is selected, or begins there.
  private mutating func applySelection(_ settings: RowSettings) {
    if settings.isMultiple {
      if settings.selected.isEmpty { return }
      let selected = ValueIndex(settings.selected)
      for row in 0..<rows.count
      where selected.place(of: rows.value(row)) != nil
        && !rows.traits(row).contains(.isHeading)
      {
        rows.setTraits(rows.traits(row).union(.isOn), of: row)
      }
      return
    }
    if let value = settings.selected.last,
      let row = (0..<rows.count).first(where: { rows.value($0).elementsEqual(value) && canTake($0) }
      )
    {
      current = row
    } else if rows.hasTraits {
      current = (0..<rows.count).first { rows.traits($0).contains(.isOn) && canTake($0) } ?? 0
    }
  }
}

/// Puts rows together whose lines have parts.
private struct RowBuilder {
  /// The parts of one line.
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
  private let fields: Rows.Fields
  private let hasValue: Bool
  private var strings = ByteStrings()
  private var count = 0
  private var traits: [(row: Int, traits: Rows.Traits)] = []
  private var group: ArraySlice<UInt8> = []

  init(_ settings: RowSettings) {
    self.settings = settings
    hasValue = settings.fields.contains(.value)
    let hasHelp = settings.fields.contains(.help)
    let hasKey = settings.fields.contains(.key)
    fields = Rows.Fields(
      stride: 2 + (hasHelp ? 1 : 0) + (hasKey ? 1 : 0), value: 0, label: 1, help: hasHelp ? 2 : nil,
      key: hasKey ? (hasHelp ? 3 : 2) : nil)
  }

  /// The rows that were added.
  var rows: Rows {
    var rows = Rows(strings, count: count, fields: fields)
    for (row, traits) in traits { rows.setTraits(traits, of: row) }
    return rows
  }

  /// Adds the row that a line is, which is the so-manieth for complaints.
  mutating func add(_ line: ArraySlice<UInt8>, number: Int) throws(Failure) {
    var parts = Parts()
    var rest = line
    for index in 0..<settings.fields.count - 1 {
      parts.set(settings.fields[index], rest.cut(at: settings.delimiter))
    }
    if let last = settings.fields.last { parts.set(last, rest) }
    if parts.group != group {
      group = parts.group
      if !group.isEmpty { append(value: [], label: group, help: [], key: [], .isHeading) }
    }
    let traits = parts.state.isEmpty ? [] : try Self.traits(parts.state, number: number)
    let isHeading = traits.contains(.isHeading)
    // A value that was announced may well be empty, as that of a row "none".
    let value = hasValue ? parts.value : parts.label
    if !parts.key.isEmpty { try Self.check(key: parts.key, number: number) }
    append(
      value: isHeading ? [] : value,
      label: parts.label.isEmpty && !isHeading ? value : parts.label, help: parts.help,
      key: parts.key, traits)
  }

  private mutating func append(
    value: ArraySlice<UInt8>, label: ArraySlice<UInt8>, help: ArraySlice<UInt8>,
    key: ArraySlice<UInt8>, _ traits: Rows.Traits
  ) {
    strings.append(value)
    strings.append(label)
    if fields.help != nil { strings.append(help) }
    if fields.key != nil { strings.append(key) }
    if !traits.isEmpty { self.traits.append((count, traits)) }
    count += 1
  }

  private static func traits(_ state: ArraySlice<UInt8>, number: Int) throws(Failure) -> Rows.Traits
  {
    var traits: Rows.Traits = []
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
  /// Takes what stands before `delimiter`, and the delimiter with it; all where there is none.
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
