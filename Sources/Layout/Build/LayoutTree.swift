// The container of a whole layout, and where its parts are found by name.

package import Controls
import Text
import Values

package struct LayoutTree {
  /// What each member of the container was made of.
  package internal(set) var elements: [LayoutElement] = []
  private(set) var members: [Member] = []
  private(set) var gates: [Gate] = []
  /// The member of a name that has a control, and the gate by which it or a container is hidden.
  package private(set) var memberOf: [String: Int] = [:]
  package private(set) var gateOf: [String: Int] = [:]
  private var conditions: [(gate: Int, condition: Condition)] = []
  let builder: LayoutBuilder

  /// Makes the container of a layout.
  package static func build(
    _ body: [LayoutElement], _ builder: LayoutBuilder
  ) -> (tree: LayoutTree, container: Container) {
    var tree = LayoutTree(builder: builder)
    let root = ContainerNode(.column, body.map { tree.node($0) })
    var dependents: [Int: [Int]] = [:]
    for (gate, condition) in tree.conditions {
      for name in condition.names {
        tree.memberOf[name].map { dependents[$0, default: []].append(gate) }
      }
    }
    tree.setConditions()
    var container = Container(tree.members, gates: tree.gates, root: root, dependents: dependents)
    container.missing = builder.display(builder.sentences.needed)
    tree.members = []
    return (tree, container)
  }

  private init(builder: LayoutBuilder) { self.builder = builder }

  private mutating func node(_ element: LayoutElement) -> ContainerNode {
    let gate = gate(of: element)
    var node = ContainerNode(.column, gate: gate)
    let title = builder.display(element.text(.label) ?? "")
    switch element.type {
    case .column: break
    case .row: node.kind = .row
    case .group: node.kind = .group(title)
    case .pages: node.kind = .pages
    case .page: node.kind = .page(title)
    case .scroll: node.kind = .scroll(rows: element.count(.height) ?? 10)
    case .separator: node.kind = .line(title)
    default: return leaf(element, gate)
    }
    node.children = element.children.map { self.node($0) }
    node.width = element.count(.width)
    node.grow = element.count(.grow) ?? 0
    return node
  }

  private mutating func leaf(_ element: LayoutElement, _ gate: Int?) -> ContainerNode {
    let index = add(builder.member(element), element)
    if !element.name.isEmpty { memberOf[element.name] = index }
    var node = ContainerNode(.member(index), gate: gate)
    if element.flag(.again) {
      let again = add(builder.repetition(of: index, element), element)
      node = ContainerNode(
        .column, [ContainerNode(.member(index)), ContainerNode(.member(again))], gate: gate)
    }
    node.width = element.count(.width)
    node.grow = element.count(.grow) ?? 0
    return node
  }

  private mutating func add(_ member: Member, _ element: LayoutElement) -> Int {
    members.append(member)
    elements.append(element)
    return members.count - 1
  }

  /// The gate of what may be hidden: what has a name, is hidden at first or has a condition.
  private mutating func gate(of element: LayoutElement) -> Int? {
    let isHidden = element.flag(.hidden)
    if element.name.isEmpty, !isHidden, element.condition == nil { return nil }
    gates.append(Gate(isHidden: isHidden))
    let gate = gates.count - 1
    if !element.name.isEmpty { gateOf[element.name] = gate }
    if let condition = element.condition { conditions.append((gate, condition)) }
    return gate
  }

  private mutating func setConditions() {
    let memberOf = memberOf
    var matchers: [String: ([UInt8]) -> Bool] = [:]
    for pattern in conditions.flatMap(\.condition.patterns) where matchers[pattern] == nil {
      matchers[pattern] = builder.matcher(pattern)
    }
    for (gate, condition) in conditions {
      gates[gate].condition = { [matchers] container in
        condition.isMet(
          { name in memberOf[name].flatMap { container.members[$0].control.conditionValue } },
          matching: { matchers[$1]?(Array($0.utf8)) ?? false })
      }
    }
  }
}

extension Control {
  /// Its value as conditions see it; nil for a control that has none.
  package var conditionValue: ConditionValue? {
    switch value {
    case .none: nil
    case .text(let bytes): .text(String(decoding: bytes, as: UTF8.self))
    case .flag(let flag): .flag(flag)
    case .number: answers.first.map { .text(String(decoding: $0, as: UTF8.self)) }
    case .selection:
      if let list = self as? List, case .several = list.choice {
        .texts(answers.map { String(decoding: $0, as: UTF8.self) })
      } else {
        .text(answers.first.map { String(decoding: $0, as: UTF8.self) } ?? "")
      }
    case .members: nil
    }
  }
}
