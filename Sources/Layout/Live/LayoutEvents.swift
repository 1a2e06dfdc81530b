// What a dialog tells while it is shown, a JSON object a line.

package import Controls
import Text
import Values

extension LayoutTree {
  /// The line for something that has happened in the container of this layout; nil for what nobody can refer to.
  package func event(_ notice: ContainerNotice, in container: Container) -> String? {
    switch notice {
    case .changed(let index):
      let name = container.members[index].name
      if name.isEmpty { return nil }
      // What is typed into a password is nobody's business before it is given.
      let isSecret = elements[index].type == .password
      let value = isSecret ? nil : container.members[index].control.json
      return "{\"event\":\"changed\",\"name\":\(name.quotedForJSON)"
        + (value.map { ",\"value\":\($0)" } ?? "") + "}"
    case .pressed(let button):
      return "{\"event\":\"pressed\",\"button\":\(button.text.quotedForJSON)}"
    case .page(let page): return "{\"event\":\"page\",\"page\":\(page + 1)}"
    }
  }

  /// The line for something that is wrong.
  package static func errorEvent(_ message: String) -> String {
    "{\"event\":\"error\",\"message\":\(message.quotedForJSON)}"
  }

  /// The values of all controls that are asked for, as one JSON object.
  package func json(of container: Container, onlyShown: Bool, withSecrets: Bool) -> String {
    let members = fields(of: container, onlyShown: onlyShown, withSecrets: withSecrets).map {
      "\($0.name.quotedForJSON):\($0.json)"
    }
    return "{\(members.joined(separator: ","))}"
  }

  /// The controls that are asked for, with their values in all forms.
  package func fields(
    of container: Container, onlyShown: Bool, withSecrets: Bool
  ) -> [LayoutField] {
    container.members.indices.compactMap { index in
      let (member, type) = (container.members[index], elements[index].type)
      guard type.isAsked, !member.isRepetition, !onlyShown || container.isShown(index),
        withSecrets || type != .password
      else { return nil }
      return LayoutField(
        name: member.name, json: member.control.json ?? "null", answers: member.control.answers)
    }
  }
}

/// A value of a layout as it is reported.
package struct LayoutField: Equatable, Sendable {
  package let name: String
  package let json: String
  /// As bytes: one for each row of a list, else one or none.
  package let answers: [[UInt8]]
}
