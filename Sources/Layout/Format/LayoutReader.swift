// From JSON to a description, by the table of types and properties. It goes on after a mistake, so that all of them can be
// shown at once.

import Values

package struct LayoutReader {
  /// Containers within each other, at most.
  static let mostNesting = 32

  package internal(set) var problems: [LayoutProblem] = []
  /// What is wrong with a regular expression; nil for one that is right.
  let checkPattern: (String) -> String?
  /// The names of all controls and containers, and where each was given first.
  var names: [String: Int] = [:]
  /// The conditions, by the name of what they show; for what has none, the place as a number.
  var conditions: [(name: String, condition: Condition, offset: Int)] = []
  private var pagesOffset: Int?

  package init(checkPattern: @escaping (String) -> String?) { self.checkPattern = checkPattern }

  /// Reads a layout; nil, with problems, for one that is wrong.
  package mutating func layout(_ root: JSONValue) -> LayoutDescription? {
    guard let members = root.object else {
      complain("a layout is an object, and this is \(root.article)", at: root.offset)
      return nil
    }
    let window = properties(
      of: members, LayoutElement(.column, at: root.offset), LayoutPropertyEntry.window, "the layout"
    )
    var body: [LayoutElement] = []
    if let value = members.value(of: .body) {
      body = elements(value, within: nil, depth: 1)
    } else {
      complain("the layout has no body", at: root.offset)
    }
    var buttons = self.buttons(members.value(of: .buttons))
    if buttons.isEmpty { buttons = Self.usualButtons }
    checkDefault(window, members, buttons)
    checkConditions()
    guard problems.isEmpty else {
      problems.sort { $0.offset < $1.offset }
      return nil
    }
    return LayoutDescription(window: window, body: body, buttons: buttons)
  }

  mutating func complain(_ message: String, at offset: Int) {
    problems.append(LayoutProblem(offset: offset, message: message))
  }

  // MARK: Elements

  private mutating func elements(
    _ value: JSONValue, within parent: LayoutType?, depth: Int
  ) -> [LayoutElement] {
    guard let values = value.array else {
      complain("body is an array, and this is \(value.article)", at: value.offset)
      return []
    }
    return values.compactMap { element($0, within: parent, depth: depth) }
  }

  private mutating func element(
    _ value: JSONValue, within parent: LayoutType?, depth: Int
  ) -> LayoutElement? {
    guard let members = value.object else {
      complain("what stands in a body is an object, and this is \(value.article)", at: value.offset)
      return nil
    }
    guard let type = type(of: members, at: value.offset) else { return nil }
    let entry = LayoutTypeEntry.of(type)
    var element = LayoutElement(type, at: value.offset)
    let name = members.value(of: .name)?.string ?? ""
    let who = name.isEmpty ? "a \(type.rawValue)" : "\(type.rawValue) \(name)"
    element = properties(of: members, element, entry.allProperties, who)
    check(element, who, members)
    if (type == .page) != (parent == .pages) {
      complain(
        type == .page
          ? "a page stands in pages alone" : "pages hold nothing but pages, not a \(type.rawValue)",
        at: value.offset)
    }
    if type == .pages {
      if pagesOffset != nil { complain("a layout has pages in one place only", at: value.offset) }
      pagesOffset = value.offset
    }
    guard entry.holds != nil else { return element }
    guard depth < Self.mostNesting else {
      complain("more than \(Self.mostNesting) containers stand within each other", at: value.offset)
      return nil
    }
    if let body = members.value(of: .body) {
      element.children = elements(body, within: type, depth: depth + 1)
    } else {
      complain("\(who) has no body", at: value.offset)
    }
    return element
  }

  private mutating func type(of members: [JSONMember], at offset: Int) -> LayoutType? {
    guard let value = members.value(of: .type) else {
      complain("this has no type, such as \"text\"", at: offset)
      return nil
    }
    guard let word = value.string else {
      complain("type is a string, and this is \(value.article)", at: value.offset)
      return nil
    }
    if let type = LayoutType(rawValue: word) { return type }
    complain(
      "unknown type \(Self.quoted(word))\(Self.hint(word, LayoutType.allCases.map(\.rawValue)))",
      at: value.offset)
    return nil
  }

  /// After as many problems no nearest names are looked for among those of a layout.
  static let mostHints = 20

  /// A word in a complaint, where a long one is cut.
  static func quoted(_ word: String) -> String {
    let limit = 60
    guard word.utf8.count > limit else { return word.quotedForJSON }
    let start = word.unicodeScalars.prefix(limit)
    return String(start).quotedForJSON + (start.endIndex < word.endIndex ? "..." : "")
  }

  static func hint(_ word: String, _ names: [String]) -> String {
    NearestName.to(word, among: names).map { "; did you mean \(quoted($0))?" } ?? ""
  }

  // MARK: Properties

  private mutating func properties(
    of members: [JSONMember], _ element: LayoutElement, _ known: [LayoutProperty], _ who: String
  ) -> LayoutElement {
    var element = element
    var seen: [LayoutProperty] = []
    for member in members {
      guard let property = LayoutProperty(rawValue: member.name), known.contains(property) else {
        complain(
          "unknown property \(Self.quoted(member.name)) of \(who)"
            + Self.hint(member.name, known.map(\.rawValue)), at: member.nameOffset)
        continue
      }
      // That a name stands twice has been told of the JSON.
      if seen.contains(property) { continue }
      seen.append(property)
      guard let value = value(of: property, member.value, who) else { continue }
      element.properties.append((property, value))
      note(property, value, element, at: member.value.offset)
    }
    return element
  }

  /// Notes names and conditions, which are looked at together in the end.
  private mutating func note(
    _ property: LayoutProperty, _ value: LayoutValue, _ element: LayoutElement, at offset: Int
  ) {
    if case .condition(let condition) = value {
      conditions.append((element.name, condition, offset))
    }
    guard property == .name, case .text(let name) = value else { return }
    if names[name] == nil {
      names[name] = offset
    } else {
      complain("the name \(Self.quoted(name)) is given twice", at: offset)
    }
  }

  /// Reads a value as its property has it; nil, with a problem, for one of another kind, and for what is read elsewhere.
  mutating func value(
    of property: LayoutProperty, _ value: JSONValue, _ who: String
  ) -> LayoutValue? {
    let subject = "\(property.rawValue) of \(who)"
    switch property.entry.kind {
    case .type, .body, .buttons: return nil
    case .any: return .any(value)
    case .pattern: return pattern(value, subject)
    case .condition: return condition(value, subject)
    case .rows: return rows(value, who)
    case let kind:
      if let read = Self.plain(kind, value) { return read }
      complain(Self.complaint(kind, value, subject), at: value.offset)
      return nil
    }
  }

  /// The value that a property of a plain kind has; nil for one of another kind.
  private static func plain(_ kind: LayoutPropertyEntry.Kind, _ value: JSONValue) -> LayoutValue? {
    switch kind {
    case .flag: return value.bool.map { .flag($0) }
    case .number: return value.number.map { .number($0) }
    case .count(let least):
      guard let number = value.number, let count = number.int, least...100_000 ~= count else {
        return nil
      }
      return .number(number)
    case .name: return value.string.flatMap { isName($0) ? .text($0) : nil }
    case .letter: return value.string.flatMap { $0.unicodeScalars.count == 1 ? .text($0) : nil }
    case .texts:
      guard let values = value.array, values.allSatisfy({ $0.string != nil }) else { return nil }
      return .texts(values.compactMap(\.string))
    default: return value.string.map { .text($0) }
    }
  }

  private static func complaint(
    _ kind: LayoutPropertyEntry.Kind, _ value: JSONValue, _ subject: String
  ) -> String {
    let wanted =
      switch kind {
      case .flag: "true or false"
      case .number: "a number"
      case .count(let least): "a whole number from \(least) on"
      case .letter: "one letter"
      case .texts: "an array of strings"
      default: "a string"
      }
    if case .name = kind {
      let found = value.string.map(quoted) ?? value.article
      return "a name is a letter or _, then letters, digits and _, and not \(found)"
    }
    if case .count = kind, let number = value.number {
      return "\(subject) is \(wanted), and this is \(number.text)"
    }
    return "\(subject) is \(wanted), and this is \(value.article)"
  }

  static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return name.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || 0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20
    }
  }

  private mutating func pattern(_ value: JSONValue, _ subject: String) -> LayoutValue? {
    guard let text = value.string else {
      complain(Self.complaint(.pattern, value, subject), at: value.offset)
      return nil
    }
    guard let fault = checkPattern(text) else { return .text(text) }
    complain("the pattern \(Self.quoted(text)): \(fault)", at: value.offset)
    return nil
  }

  private mutating func condition(_ value: JSONValue, _ subject: String) -> LayoutValue? {
    guard let text = value.string else {
      complain(Self.complaint(.condition, value, subject), at: value.offset)
      return nil
    }
    do throws(ConditionError) {
      return .condition(try Condition(parsing: text, checkPattern: checkPattern))
    } catch {
      complain(error.message, at: value.offset(inString: error.offset))
      return nil
    }
  }
}

extension [JSONMember] {
  func value(of property: LayoutProperty) -> JSONValue? {
    first { $0.name == property.rawValue }?.value
  }
}
