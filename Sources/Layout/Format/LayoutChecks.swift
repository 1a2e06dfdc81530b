// What is looked at beyond the kinds of values: what belongs together, names that are referred to, buttons.

import Values

extension LayoutReader {
  /// Looks at what is said about an element together.
  mutating func check(_ element: LayoutElement, _ who: String, _ members: [JSONMember]) {
    let type = element.type
    if type.isAsked || type == .button, element.name.isEmpty, members.value(of: .name) == nil {
      complain("\(who) needs a name", at: element.offset)
    }
    if [.radio, .select, .list].contains(type), members.value(of: .rows) == nil {
      complain("\(who) needs rows", at: element.offset)
    }
    if type == .note, members.value(of: .text) == nil {
      complain("\(who) needs a text", at: element.offset)
    }
    for property in [LayoutProperty.min, .max]
    where type == .text || type == .password || type == .list {
      guard let number = element.number(property), (number.int ?? -1) < 0 else { continue }
      complain(
        "\(property.rawValue) of \(who) is a whole number from 0 on, and this is \(number.text)",
        at: members.value(of: property)?.offset ?? element.offset)
    }
    if let least = element.number(.min), let most = element.number(.max), least.double > most.double
    {
      complain(
        "min \(least.text) of \(who) is more than max \(most.text)",
        at: members.value(of: .min)?.offset ?? element.offset)
    }
    if let step = element.number(.step), !(step.double > 0) {
      complain("step of \(who) is more than 0, and this is \(step.text)", at: element.offset)
    }
    checkValue(element, who)
  }

  /// Looks whether a control can begin with the value that is given.
  private mutating func checkValue(_ element: LayoutElement, _ who: String) {
    guard case .any(let value)? = element[.value] else { return }
    if let fault = element.fault(inValue: value) {
      complain("value of \(who) \(fault)", at: value.offset)
    }
  }

  // MARK: Conditions

  /// Looks whether conditions refer to what there is, and whether they lead back to themselves.
  mutating func checkConditions() {
    let known = names.keys.sorted()
    for (_, condition, offset) in conditions {
      for name in condition.names.sorted() where names[name] == nil {
        // To look for the nearest of many names takes a while.
        let hint = problems.count < Self.mostHints ? Self.hint(name, known) : ""
        complain(
          "the condition refers to \(Self.quoted(name)), which is not there\(hint)", at: offset)
      }
    }
    guard let cycle = cycle() else { return }
    let offset = conditions.first { $0.name == cycle.first }?.offset ?? 0
    var names = cycle + cycle.prefix(1)
    let mostNames = 12
    if names.count > mostNames {
      names.replaceSubrange((mostNames - 2)..<(names.count - 1), with: ["..."])
    }
    complain(
      "conditions lead back to themselves: \(names.joined(separator: " -> "))", at: offset)
  }

  /// Names each of which is shown by the value of the next; nil where there is no such circle.
  ///
  /// Takes time in proportion to the names in all conditions.
  private func cycle() -> [String]? {
    var links: [String: [String]] = [:]
    for (name, condition, _) in conditions where !name.isEmpty {
      links[name] = condition.names.sorted()
    }
    // Whether all that a name leads to has been looked at; false for those on the path, nil for others.
    var isFinished: [String: Bool] = [:]
    for start in links.keys.sorted() where isFinished[start] == nil {
      // A walk without recursion: the path, and how many links of each name on it were followed.
      var path = [(name: start, next: 0)]
      isFinished[start] = false
      while let (name, next) = path.last {
        let targets = links[name] ?? []
        guard next < targets.count else {
          isFinished[name] = true
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let target = targets[next]
        switch isFinished[target] {
        case true?: break
        case false?: return path.drop { $0.name != target }.map(\.name)
        case nil:
          path.append((target, 0))
          isFinished[target] = false
        }
      }
    }
    return nil
  }

  // MARK: Buttons

  static let usualButtons = [ButtonName.ok, .cancel].map {
    LayoutButton(
      name: $0, label: nil, code: $0 == .ok ? 0 : 1, isDangerous: false, returns: $0.takesValue)
  }

  mutating func buttons(_ value: JSONValue?) -> [LayoutButton] {
    guard let value else { return [] }
    guard let values = value.array, !values.isEmpty else {
      complain(
        "buttons is an array with a button or more, and this is \(value.article)", at: value.offset)
      return []
    }
    var buttons: [LayoutButton] = []
    for (index, value) in values.enumerated() {
      guard let button = button(value, index) else { continue }
      if buttons.contains(where: { $0.name == button.name }) {
        complain("the button \(Self.quoted(button.name.text)) is there twice", at: value.offset)
      }
      buttons.append(button)
    }
    return buttons
  }

  private mutating func button(_ value: JSONValue, _ index: Int) -> LayoutButton? {
    if let word = value.string {
      let name = ButtonName(word)
      if case .custom = name {
        complain(
          "unknown button \(Self.quoted(word))\(Self.hint(word, ButtonName.usual.map { $0.text.lowercased() })); one of your own is an object with a name and a label",
          at: value.offset)
        return nil
      }
      return LayoutButton(
        name: name, label: nil, code: name.layoutCode(index), isDangerous: false,
        returns: name.takesValue)
    }
    guard let members = value.object else {
      complain("a button is a string or an object, and this is \(value.article)", at: value.offset)
      return nil
    }
    let element = buttonProperties(members, at: value.offset)
    guard !element.name.isEmpty else {
      if members.value(of: .name) == nil { complain("a button needs a name", at: value.offset) }
      return nil
    }
    let name = ButtonName(element.name)
    let code = element.count(.code) ?? Int(name.layoutCode(index))
    guard code <= 63 else {
      complain(
        "the code of a button is at most 63", at: members.value(of: .code)?.offset ?? value.offset)
      return nil
    }
    let isUsual = if case .custom = name { false } else { true }
    return LayoutButton(
      name: name, label: element.text(.label), code: UInt8(code),
      isDangerous: element.flag(.danger),
      returns: element[.returns] == nil ? isUsual && name.takesValue : element.flag(.returns))
  }

  /// Reads what is said about a button, whose name is none of a control.
  private mutating func buttonProperties(_ members: [JSONMember], at offset: Int) -> LayoutElement {
    var element = LayoutElement(.button, at: offset)
    for member in members {
      guard let property = LayoutProperty(rawValue: member.name),
        LayoutPropertyEntry.button.contains(property)
      else {
        complain(
          "unknown property \(Self.quoted(member.name)) of a button\(Self.hint(member.name, LayoutPropertyEntry.button.map(\.rawValue)))",
          at: member.nameOffset)
        continue
      }
      if let value = value(of: property, member.value, "a button") {
        element.set(property, to: value)
      }
    }
    return element
  }

  mutating func checkDefault(
    _ window: LayoutElement, _ members: [JSONMember], _ buttons: [LayoutButton]
  ) {
    if let word = window.text(.defaultButton),
      !buttons.contains(where: { $0.name == ButtonName(word) })
    {
      complain(
        "there is no button \(Self.quoted(word))\(Self.hint(word, buttons.map(\.name.text)))",
        at: members.value(of: .defaultButton)?.offset ?? 0)
    }
    if let timeout = window.number(.timeout), !(timeout.double > 0) {
      complain("timeout is more than 0 seconds", at: members.value(of: .timeout)?.offset ?? 0)
    }
  }
}

extension ButtonName {
  /// The exit code of a button that is given none.
  fileprivate func layoutCode(_ index: Int) -> UInt8 {
    switch self {
    case .ok, .yes: 0
    case .cancel, .no: 1
    case .help: 2
    case .extra: 3
    case .custom: UInt8(clamping: 10 + index)
    }
  }
}
