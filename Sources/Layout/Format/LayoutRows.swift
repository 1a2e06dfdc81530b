// The rows of choices and lists in a layout: texts, pairs of value and label, or objects.

import Values

extension LayoutReader {
  mutating func rows(_ value: JSONValue, _ who: String) -> LayoutValue? {
    guard let values = value.array else {
      complain("rows of \(who) is an array, and this is \(value.article)", at: value.offset)
      return nil
    }
    var rows: [LayoutRow] = []
    rows.reserveCapacity(values.count)
    for value in values {
      if let fault = value.valueOfRow?.faultAsText {
        complain("the value of a row \(fault)", at: value.offset)
        continue
      }
      switch value.kind {
      case .string(let text): rows.append(LayoutRow(value: text, label: text))
      case .array(let pair):
        guard pair.count == 2, let value = pair[0].string, let label = pair[1].string else {
          complain("a row that is an array has a value and a label", at: value.offset)
          continue
        }
        rows.append(LayoutRow(value: value, label: label))
      case .object(let members): if let row = row(members, at: value.offset) { rows.append(row) }
      default:
        complain(
          "a row is a string, an array or an object, and this is \(value.article)", at: value.offset
        )
      }
    }
    return .rows(rows)
  }

  private static let rowMembers = ["value", "label", "help", "disabled"]

  private mutating func row(_ members: [JSONMember], at offset: Int) -> LayoutRow? {
    for member in members where !Self.rowMembers.contains(member.name) {
      complain(
        "unknown property \(Self.quoted(member.name)) of a row\(Self.hint(member.name, Self.rowMembers))",
        at: member.nameOffset)
    }
    func text(_ name: String) -> String? { members.first { $0.name == name }?.value.string }
    guard let value = text("value") else {
      complain("a row has no value that is a string", at: offset)
      return nil
    }
    let isDisabled = members.first { $0.name == "disabled" }?.value.bool ?? false
    return LayoutRow(
      value: value, label: text("label") ?? value, help: text("help") ?? "", isDisabled: isDisabled)
  }
}

extension JSONValue {
  /// The value of a row, in whichever form that is given; nil where there is none.
  fileprivate var valueOfRow: JSONValue? {
    switch kind {
    case .string: self
    case .array(let pair): pair.first { $0.string != nil }
    case .object(let members): members.first { $0.name == "value" && $0.value.string != nil }?.value
    default: nil
    }
  }
}
