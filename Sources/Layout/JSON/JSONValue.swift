// A JSON text (RFC 8259) as values that know where they stand, so that whoever finds one wrong can say where. They are read where
// they stand in the text, so that looking at one costs nothing for the others.

package struct JSONValue: Sendable {
  package enum Kind: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    /// May hold any character, NUL too.
    case string(String)
    case array([JSONValue])
    /// Members in the order of the text.
    case object([JSONMember])
  }

  /// What all values of a text share.
  private final class Storage: Sendable {
    let text: [UInt8]
    let tape: JSONTape

    init(text: [UInt8], tape: JSONTape) {
      self.text = text
      self.tape = tape
    }
  }

  private let storage: Storage
  private let node: Int

  private init(_ node: Int, in storage: Storage) {
    self.node = node
    self.storage = storage
  }

  /// The value of a whole text.
  init(root tape: JSONTape, of text: [UInt8]) {
    self.init(0, in: Storage(text: text, tape: tape))
  }

  /// A string that stands in no text.
  init(string: String) {
    self.init(1, in: Self.storage(of: [string]))
  }

  /// An array of strings that stands in no text.
  init(strings: [String]) {
    self.init(0, in: Self.storage(of: strings))
  }

  /// A number that stands in no text; it must be written as JSON writes them.
  init(number: String) {
    var tape = JSONTape(forLength: 0)
    tape.append(.number, from: 0, to: number.utf8.count)
    self.init(root: tape, of: Array(number.utf8))
  }

  private static func storage(of strings: [String]) -> Storage {
    var text: [UInt8] = []
    var tape = JSONTape(forLength: 0)
    tape.append(.array, from: 0, to: 0)
    for string in strings {
      let start = text.count
      text.append(UInt8(ascii: "\""))
      text.append(contentsOf: string.utf8)
      text.append(UInt8(ascii: "\""))
      tape.append(.string, from: start, to: text.count)
    }
    tape.close(0)
    return Storage(text: text, tape: tape)
  }

  /// Where it begins, in bytes from the start of the text.
  package var offset: Int { storage.tape.start(node) }

  package var kind: Kind {
    switch storage.tape.kind(node) {
    case .null: .null
    case .isFalse: .bool(false)
    case .isTrue: .bool(true)
    case .number: .number(JSONNumber(text: Self.text(node, in: storage)))
    case .string, .escapedString: .string(Self.text(node, in: storage))
    case .array: .array(elements)
    case .object: .object(members)
    }
  }

  /// A string without quotation marks and escapes, or a number as it stands.
  private static func text(_ node: Int, in storage: Storage) -> String {
    let text = storage.text
    let range = storage.tape.range(node)
    guard storage.tape.kind(node) == .escapedString else {
      return String(decoding: text[range], as: UTF8.self)
    }
    let bytes = text.span
    return String(decoding: JSONEscapes.decoded(bytes.extracting(range)), as: UTF8.self)
  }

  /// Where the byte at `offset` of a string stands in the text.
  func offset(inString offset: Int) -> Int {
    let text = storage.text
    let range = storage.tape.range(node)
    guard storage.tape.kind(node) == .escapedString else { return range.lowerBound + offset }
    let bytes = text.span
    return range.lowerBound + JSONEscapes.offset(of: offset, in: bytes.extracting(range))
  }

  private var elements: [JSONValue] {
    var elements: [JSONValue] = []
    let end = storage.tape.next(node)
    var next = node + 1
    while next < end {
      elements.append(JSONValue(next, in: storage))
      next = storage.tape.next(next)
    }
    return elements
  }

  private var members: [JSONMember] {
    var members: [JSONMember] = []
    let end = storage.tape.next(node)
    var next = node + 1
    while next < end {
      members.append(
        JSONMember(
          name: Self.text(next, in: storage), nameOffset: storage.tape.start(next),
          value: JSONValue(next + 1, in: storage)))
      next = storage.tape.next(next + 1)
    }
    return members
  }
}

package struct JSONMember: Sendable {
  package let name: String
  /// Where the name begins, in bytes from the start of the text.
  package let nameOffset: Int
  package let value: JSONValue
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
  /// Made anew each time, as are the members of an object.
  package var array: [JSONValue]? { if case .array(let values) = kind { values } else { nil } }
  package var object: [JSONMember]? { if case .object(let members) = kind { members } else { nil } }

  /// What it is, with its article, for complaints.
  package var article: String {
    switch storage.tape.kind(node) {
    case .null: "null"
    case .isFalse: "false"
    case .isTrue: "true"
    case .number: "a number"
    case .string, .escapedString: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

enum JSONText {
  /// Whether bytes are a number in the grammar of RFC 8259, section 6.
  static func isNumber(_ bytes: some Collection<UInt8>) -> Bool {
    let bytes = Array(bytes)
    var index = 0
    return passNumber(&index, in: bytes.span) == nil && index == bytes.count
  }
}
