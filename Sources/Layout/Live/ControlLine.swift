// A control line: a JSON object that changes a dialog while it is shown. All of it is looked at before any of it is done,
// so that a wrong line changes nothing.
//
//     {"set": {"work": 40}, "show": ["work"], "hide": ["city"], "problem": {"user": "taken"}, "press": "ok"}

package import Controls
package import Text
package import Values

/// What a control line does to a dialog besides changing its controls.
package struct ControlEffects {
  package var title: DisplayText?
  package var press: ButtonName?
  package var closes = false

  package init() {}
}

package struct ControlLine {
  /// Bytes of a line, at most.
  package static let limit = 1 << 24

  private enum Step {
    case set(Int, Value)
    case hide(gate: Int, Bool)
    case focus(Int)
    case problem(Int, Problem?)
    case replace(Int, LayoutElement)
    case page(Int)
  }

  private var steps: [Step] = []
  private var effects = ControlEffects()
  /// What the line says anew about controls.
  private var changed: [Int: LayoutElement] = [:]
  private let tree: LayoutTree
  private let container: Container
  private let buttons: [ButtonName]

  /// Reads a line for a dialog as it is now.
  /// - Throws: the first thing that is wrong with it.
  package init(
    _ bytes: [UInt8], for tree: LayoutTree, _ container: Container, buttons: [ButtonName]
  ) throws(LayoutProblem) {
    self.tree = tree
    self.container = container
    self.buttons = buttons
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONParser.parse(bytes)
    } catch {
      throw LayoutProblem(offset: error.offset, message: error.message)
    }
    guard let members = root.object else {
      throw LayoutProblem(
        offset: root.offset, message: "a control line is an object, and this is \(root.article)")
    }
    // What controls are comes first, so that values are those of the controls as they will be.
    for member in members where !Self.verbs.contains(member.name) { try readProperty(member) }
    for verb in Self.verbs {
      for member in members where member.name == verb { try read(member) }
    }
  }

  /// Does what the line says.
  package func apply(
    to container: inout Container, _ tree: inout LayoutTree, at now: Duration
  ) -> ControlEffects {
    for step in steps {
      switch step {
      case .set(let index, let value): _ = container.set(value, of: index)
      case .hide(let gate, let isHidden): container.setHidden(isHidden, gate: gate)
      case .focus(let index): _ = container.focusMember(index, at: now)
      case .problem(let index, let problem): container.setProblem(problem, of: index)
      case .page(let page): container.show(page: page)
      case .replace(let index, let element):
        tree.elements[index] = element
        let member = Self.rebuilt(container.members[index], element, tree.builder)
        container.update(index) { $0 = member }
      }
    }
    return effects
  }

  // MARK: Members

  private static let verbs = [
    "set", "show", "hide", "problem", "page", "focus", "title", "press", "close",
  ]

  private mutating func read(_ member: JSONMember) throws(LayoutProblem) {
    let value = member.value
    switch member.name {
    case "set":
      for entry in try object(value, "set") {
        let index = try control(entry.name, at: entry.nameOffset)
        steps.append(.set(index, try self.value(entry.value, of: index, entry.name)))
      }
    case "show", "hide":
      for name in try texts(value, member.name) {
        steps.append(.hide(gate: try gate(name.text, at: name.offset), member.name == "hide"))
      }
    case "focus": steps.append(.focus(try control(try text(value, "focus"), at: value.offset)))
    case "problem":
      for entry in try object(value, "problem") {
        let index = try control(entry.name, at: entry.nameOffset)
        let words: String? =
          if case .null = entry.value.kind { nil } else { try text(entry.value, "a problem") }
        steps.append(.problem(index, words.map { Problem(tree.builder.display($0)) }))
      }
    case "page":
      guard let page = value.number?.int, 1...container.pageCount ~= page else {
        throw LayoutProblem(
          offset: value.offset, message: "page is a number from 1 to \(container.pageCount)")
      }
      steps.append(.page(page - 1))
    case "press":
      let name = ButtonName(try text(value, "press"))
      guard buttons.contains(name) || container.members.contains(where: { $0.button == name })
      else {
        throw LayoutProblem(
          offset: value.offset,
          message:
            "there is no button \(name.text.quotedForJSON)\(LayoutReader.hint(name.text, buttons.map(\.text)))"
        )
      }
      effects.press = name
    case "close":
      guard let closes = value.bool else { throw wrong("close", "true or false", value) }
      effects.closes = closes
    case "title": effects.title = tree.builder.display(try text(value, "title"))
    default: break
    }
  }

  /// What cannot be said anew, or is by another member.
  private static let fixed: [LayoutProperty] = [
    .type, .name, .body, .value, .hidden, .when, .grow, .again,
  ]

  /// Reads a member that has the name of a property: what is said anew about controls.
  private mutating func readProperty(_ member: JSONMember) throws(LayoutProblem) {
    guard let property = LayoutProperty(rawValue: member.name), !Self.fixed.contains(property)
    else {
      let names =
        Self.verbs + LayoutProperty.allCases.filter { !Self.fixed.contains($0) }.map(\.rawValue)
      throw LayoutProblem(
        offset: member.nameOffset,
        message:
          "unknown member \(member.name.quotedForJSON)\(LayoutReader.hint(member.name, names))")
    }
    for entry in try object(member.value, member.name) {
      let index = try control(entry.name, at: entry.nameOffset)
      var element = changed[index] ?? tree.elements[index]
      guard LayoutTypeEntry.of(element.type).allProperties.contains(property) else {
        throw LayoutProblem(
          offset: entry.nameOffset, message: "a \(element.type.rawValue) has no \(member.name)")
      }
      let matcher = tree.builder.matcher
      var reader = LayoutReader(checkPattern: { matcher($0) == nil ? "it is no pattern" : nil })
      let read = reader.value(of: property, entry.value, "\(element.type.rawValue) \(entry.name)")
      guard let read, reader.problems.isEmpty else {
        throw reader.problems.first
          ?? LayoutProblem(offset: entry.value.offset, message: "this cannot be read")
      }
      element.set(property, to: read)
      changed[index] = element
      steps.append(.replace(index, element))
    }
  }

  /// A member made anew that keeps what was entered, as far as it can have it.
  private static func rebuilt(
    _ old: Member, _ element: LayoutElement, _ builder: LayoutBuilder
  ) -> Member {
    var member = builder.member(element)
    let answers = old.control.answers.map { String(decoding: $0, as: UTF8.self) }
      .filter { answer in element.rows.contains { $0.value == answer && !$0.isDisabled } }
    switch old.control.value {
    case .selection:
      let json =
        element.type == .list
        ? JSONValue(strings: answers) : answers.first.map { JSONValue(string: $0) }
      if let json, let value = try? element.value(of: json, in: member.control) {
        _ = member.control.set(value)
      }
    case .none: break
    case let value: _ = member.control.set(value)
    }
    return member
  }

  // MARK: Values

  private func control(_ name: String, at offset: Int) throws(LayoutProblem) -> Int {
    if let index = tree.memberOf[name] { return index }
    throw unknown(name, Array(tree.memberOf.keys), at: offset)
  }

  private func gate(_ name: String, at offset: Int) throws(LayoutProblem) -> Int {
    if let gate = tree.gateOf[name] { return gate }
    throw unknown(name, Array(tree.gateOf.keys), at: offset)
  }

  private func unknown(_ name: String, _ names: [String], at offset: Int) -> LayoutProblem {
    LayoutProblem(
      offset: offset,
      message: "there is no control \(name.quotedForJSON)\(LayoutReader.hint(name, names.sorted()))"
    )
  }

  private func value(
    _ json: JSONValue, of index: Int, _ name: String
  ) throws(LayoutProblem) -> Value {
    do throws(ValueFault) {
      guard let element = changed[index] else {
        return try tree.value(json, of: index, in: container)
      }
      return try element.checkedValue(of: json, in: tree.builder.member(element).control)
    } catch {
      throw LayoutProblem(offset: json.offset, message: "\(name) \(error.words)")
    }
  }

  private func wrong(_ what: String, _ wanted: String, _ value: JSONValue) -> LayoutProblem {
    LayoutProblem(
      offset: value.offset, message: "\(what) is \(wanted), and this is \(value.article)")
  }

  private func object(_ value: JSONValue, _ what: String) throws(LayoutProblem) -> [JSONMember] {
    guard let members = value.object else { throw wrong(what, "an object", value) }
    return members
  }

  private func text(_ value: JSONValue, _ what: String) throws(LayoutProblem) -> String {
    guard let text = value.string else { throw wrong(what, "a string", value) }
    return text
  }

  private func texts(
    _ value: JSONValue, _ what: String
  ) throws(LayoutProblem) -> [(text: String, offset: Int)] {
    guard let values = value.array else { throw wrong(what, "an array of names", value) }
    var texts: [(text: String, offset: Int)] = []
    for value in values { texts.append((try text(value, "a name"), value.offset)) }
    return texts
  }
}

extension LayoutTree {
  /// The value that a JSON value means for a member, if it passes the checks of that.
  package func value(
    _ json: JSONValue, of index: Int, in container: Container
  ) throws(ValueFault) -> Value {
    try elements[index].checkedValue(of: json, in: container.members[index].control)
  }

  /// The same for a text, which a text field takes byte for byte.
  package func value(
    _ text: [UInt8], of index: Int, in container: Container
  ) throws(ValueFault) -> Value {
    let control = container.members[index].control
    let value =
      elements[index].type == .text
      ? .text(text)
      : try elements[index].value(of: String(decoding: text, as: UTF8.self), in: control)
    return try LayoutElement.checked(value, in: control)
  }
}

extension LayoutElement {
  /// The value that a JSON value means for its control, if it passes the checks of that.
  fileprivate func checkedValue(
    of json: JSONValue, in control: any Control
  ) throws(ValueFault) -> Value {
    try Self.checked(try value(of: json, in: control), in: control)
  }

  fileprivate static func checked(
    _ value: Value, in control: any Control
  ) throws(ValueFault) -> Value {
    var control = control
    _ = control.set(value)
    if case .text(let bytes) = value, bytes.isEmpty { return value }
    guard let problem = control.problem else { return value }
    throw ValueFault(words: "is refused: \(problem.words?.visible ?? "it is no answer")")
  }
}
