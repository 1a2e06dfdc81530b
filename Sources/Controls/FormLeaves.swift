// The controls of a form one by one, those within containers included: for questions in lines and for answers by name.

package import Text
import Values

/// A control of a form by its place: an item, or a member of one that is a container.
package struct FormLeaf: Equatable, Sendable {
  package let item: Int
  package let member: Int?
}

extension Form {
  package var leaves: [FormLeaf] {
    items.indices.flatMap { item -> [FormLeaf] in
      guard let container = items[item].control as? Container else {
        return [FormLeaf(item: item, member: nil)]
      }
      return container.members.indices.map { FormLeaf(item: item, member: $0) }
    }
  }

  private func member(_ leaf: FormLeaf) -> Member? {
    leaf.member.flatMap { (items[leaf.item].control as? Container)?.members[$0] }
  }

  package func control(_ leaf: FormLeaf) -> any Control {
    member(leaf)?.control ?? items[leaf.item].control
  }

  /// What a member of a container is called; nil for what says it itself.
  package func label(_ leaf: FormLeaf) -> DisplayText? { member(leaf)?.label }

  package func isShown(_ leaf: FormLeaf) -> Bool {
    guard let index = leaf.member, let container = items[leaf.item].control as? Container else {
      return isShown(leaf.item)
    }
    return container.isShown(index) && container.members[index].isEnabled
  }

  package mutating func set(_ value: Value, of leaf: FormLeaf) {
    guard let index = leaf.member else {
      _ = items[leaf.item].control.set(value)
      return
    }
    _ = update(leaf.item, as: Container.self) { $0.set(value, of: index) }
  }

  /// What is wrong with a value beside those of others; nil for nothing.
  package func problem(beside leaf: FormLeaf) -> Problem? {
    guard let index = leaf.member, let container = items[leaf.item].control as? Container else {
      return items[leaf.item].check?(self)
    }
    return container.problem(of: index)
  }

  /// Whether a control takes nothing as an answer.
  package func mayBeEmpty(_ leaf: FormLeaf) -> Bool { member(leaf).map { !$0.isRequired } ?? false }

  /// Changes a control of a known kind in its place, without a copy; nil where it is of another one.
  package mutating func update<Kind: Control, Result>(
    _ item: Int, as kind: Kind.Type, _ change: (inout Kind) -> Result
  ) -> Result? {
    guard var control = items[item].control as? Kind else { return nil }
    keptLayout = nil
    items[item].control = message
    defer { items[item].control = control }
    return change(&control)
  }
}
