// A JSON text (RFC 8259) as values that know where they stand, so that whoever finds one wrong can say where.

import Values

package struct JSONValue: Sendable {
  package enum Kind: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    /// Members in the order of the text; RFC 8259 leaves open what a name means that stands twice.
    case object([JSONMember])
  }

  package let kind: Kind
  /// Where it begins, in bytes from the start of the text.
  package let offset: Int
}

package struct JSONMember: Sendable {
  package let name: String
  /// Where the name begins, in bytes from the start of the text.
  package let nameOffset: Int
  package let value: JSONValue
}

/// A number as it was written, of any size and precision.
package struct JSONNumber: Equatable, Sendable {
  package let text: String

  /// The number where it is a whole one that fits, however it is written: `1e3` is 1000.
  package var int: Int? { Int(text) ?? Double(text).flatMap { Int(exactly: $0) } }
  /// The nearest number there is; infinite for one that is too large.
  package var double: Double { Double(text) ?? 0 }
}

package struct JSONError: Error, Equatable, Sendable {
  /// Where, in bytes from the start of the text.
  package let offset: Int
  /// What was expected and what stands there.
  package let message: String

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}

extension JSONValue {
  package var string: String? { if case .string(let text) = kind { text } else { nil } }
  package var number: JSONNumber? { if case .number(let number) = kind { number } else { nil } }
  package var bool: Bool? { if case .bool(let flag) = kind { flag } else { nil } }
  package var array: [JSONValue]? { if case .array(let values) = kind { values } else { nil } }
  package var object: [JSONMember]? { if case .object(let members) = kind { members } else { nil } }

  /// What it is, with its article, for complaints.
  package var article: String {
    switch kind {
    case .null: "null"
    case .bool(let flag): String(flag)
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A place in a text as people count: from 1, columns in characters (Unicode scalar values).
package struct TextPosition: Equatable, Sendable {
  package let line: Int
  package let column: Int

  package init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(max(0, offset))
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    line = 1 + before.count { $0 == 0x0A }
    column = 1 + before[lineStart...].count { $0 & 0xC0 != 0x80 }
  }
}

enum JSONText {
  /// Whether bytes are a number in the grammar of RFC 8259, section 6.
  static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    func digits(_ rest: inout ArraySlice<UInt8>) -> Int {
      let count = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits(&rest)
    if whole == 0 || startsWithZero && whole > 1 { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      if digits(&rest) == 0 { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      if digits(&rest) == 0 { return false }
    }
    return rest.isEmpty
  }

  /// A control character as a string has it.
  static func escape(_ byte: UInt8) -> String {
    String(String(Unicode.Scalar(byte)).quotedForJSON.dropFirst().dropLast())
  }
}
