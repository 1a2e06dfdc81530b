// From a description to controls: a container with a member for each control, and what is needed to find them by name.

import Controls
import Drawing
package import Text
import Values

/// What the controls of a layout are made with.
package struct LayoutBuilder {
  package let rules: TextRules
  package let sentences: Sentences
  package let words: Words
  /// Whether anything may move.
  package let moves: Bool
  /// Makes a function that says whether a whole text matches a regular expression; nil for none.
  package let matcher: (String) -> (([UInt8]) -> Bool)?

  package init(
    rules: TextRules, sentences: Sentences, words: Words, moves: Bool,
    matcher: @escaping (String) -> (([UInt8]) -> Bool)?
  ) {
    self.rules = rules
    self.sentences = sentences
    self.words = words
    self.moves = moves
    self.matcher = matcher
  }

  func display(_ text: String) -> DisplayText {
    DisplayText(sanitizing: Array(text.utf8), lines: .single, rules: rules)
  }

  /// A member for a control that has a value or is drawn.
  func member(_ element: LayoutElement) -> Member {
    var member = Member(element.name, control(element))
    let isLabelled = ![.checkbox, .spinner, .button, .note].contains(element.type)
    member.label = isLabelled ? element.text(.label).map(display) : nil
    member.unit = element.text(.unit).map(display)
    member.help = element.text(.help).map(display)
    member.isEnabled = !element.flag(.disabled)
    member.isRequired = element.flag(.required)
    member.hotKey = element.text(.key)?.unicodeScalars.first?.hotLetter
    member.width = element.count(.width)
    member.command = Array((element.text(.check) ?? "").utf8)
    switch element.type {
    case .note:
      member.spansLabels = true
      member.standsAlone = true
    case .spinner: member.spansLabels = true
    case .radio, .list:
      member.hasOwnMark = true
      member.standsAlone = true
    case .select, .checkbox, .toggle, .button: member.hugs = true
    case .number: member.width = member.width ?? Self.numberColumns
    default: break
    }
    if element.type == .button { member.button = ButtonName(text: element.name) }
    return member
  }

  /// Cells of a number's field that nothing is said about.
  private static let numberColumns = 12

  private func control(_ element: LayoutElement) -> any Control {
    let value: JSONValue? = if case .any(let value)? = element[.value] { value } else { nil }
    switch element.type {
    case .note:
      var note = Paragraph(
        DisplayText(sanitizing: Array((element.text(.text) ?? "").utf8), lines: .many, rules: rules)
      )
      note.isAtEdge = true
      return note
    case .text, .password: return field(element, value?.string ?? "")
    case .number: return numberField(element)
    case .slider:
      let range = element.range
      let start = value?.number.flatMap { range.decimal.number($0.text) } ?? range.least ?? 0
      return Slider(start, in: range, rules: rules)
    case .checkbox:
      return Toggle(display(element.text(.label) ?? ""), as: .box, isOn: value?.bool ?? false)
    case .toggle:
      return Toggle(
        display(""), as: .track(on: display(words.yes), off: display(words.no)),
        isOn: value?.bool ?? false)
    case .radio, .list: return list(element, value)
    case .select:
      let list = list(element, nil)
      return Select(
        list, chosen: value?.string.flatMap { list.items.firstRow(answering: Array($0.utf8)) })
    case .progress: return ProgressBar(Int(value?.number?.double ?? 0), rules: rules)
    case .spinner:
      return Spinner(
        display(element.text(.label) ?? ""), isActive: value?.bool ?? false, moves: moves)
    case .button:
      let label = element.text(.label) ?? element.name
      return PushButton(
        Button(
          name: ButtonName(text: element.name), label: display(label),
          isDangerous: element.flag(.danger)))
    // These hold others or are lines; they have no control.
    case .separator, .column, .row, .group, .pages, .page, .scroll: return Paragraph(display(""))
    }
  }

  // MARK: Fields

  private func field(_ element: LayoutElement, _ text: String) -> TextField {
    let isSecret = element.type == .password
    let symbol = display(rules.ambiguousIsWide ? "*" : "•")
    let most = element.count(.max)
    var field = TextField(
      LineEditor(
        Array(text.utf8), limit: most.map { .characters($0) } ?? .none,
        mask: isSecret ? .symbol(symbol) : .none, rules: rules))
    field.isSecret = isSecret
    field.placeholder = display(element.text(.placeholder) ?? "")
    field.excessive = display(sentences.long)
    field.check = check(element)
    return field
  }

  /// What is wrong with a text; nil for nothing.
  ///
  /// Sentences and patterns are made when they are needed.
  private func check(_ element: LayoutElement) -> ([UInt8]) -> DisplayText? {
    let pattern = element.text(.pattern).map { LazyPattern($0, matcher) }
    let (least, most) = (element.count(.min) ?? 0, element.count(.max) ?? .max)
    let texts: [String]? = if case .texts(let texts)? = element[.oneOf] { texts } else { nil }
    return { bytes in
      if let pattern, !pattern.matches(bytes) { return malformed(element) }
      if let texts, !texts.contains(where: { $0.utf8.elementsEqual(bytes) }) {
        return malformed(element)
      }
      if least == 0, most == .max { return nil }
      let count = String(decoding: bytes, as: UTF8.self).count
      if count < least { return display(sentences.atLeast(least)) }
      return count > most ? display("\(sentences.long) \(sentences.atMost(most))") : nil
    }
  }

  private func malformed(_ element: LayoutElement) -> DisplayText {
    display(element.text(.problem) ?? sentences.form)
  }

  /// The field in which a password is typed again.
  func repetition(of index: Int, _ element: LayoutElement) -> Member {
    var again = Member("", field(element, ""))
    again.label = display(sentences.again)
    again.width = element.count(.width)
    let different = display(sentences.different)
    again.check = { container in
      container.members[index].control.value == container.members[index + 1].control.value
        ? nil : Problem(different)
    }
    again.isRepetition = true
    return again
  }

  private func numberField(_ element: LayoutElement) -> NumberField {
    let range = element.range
    let value: JSONValue? = if case .any(let value)? = element[.value] { value } else { nil }
    return NumberField(
      value?.number.flatMap { range.decimal.number($0.text) }, in: range,
      malformed: display(sentences.form),
      tooSmall: display(sentences.atLeast(range.decimal.text(range.least ?? 0))),
      tooLarge: display(sentences.atMost(range.decimal.text(range.most ?? 0))))
  }

  // MARK: Rows

  /// Rows of a list that are seen unless its height is given.
  private static let usualRows = 8

  private func list(_ element: LayoutElement, _ value: JSONValue?) -> List {
    var items = items(element.rows)
    let chosen = value?.string.map { [$0] } ?? value?.array?.compactMap(\.string) ?? []
    var isOn = Set(chosen)
    var current = 0
    for row in items.indices where !isOn.isEmpty {
      guard isOn.remove(String(decoding: items.value(row), as: UTF8.self)) != nil else { continue }
      items.setTraits(items.traits(row).union(.isOn), of: row)
      if row > 0, current == 0 { current = row }
    }
    var options = ListOptions(rules: rules)
    options.hidesTags = true
    options.hasHelp = items.fields.help != nil
    options.lines = .single
    options.sentences = sentences
    options.widest = 1000
    let choice: List.Choice =
      switch element.type {
      case .list: .several(picks(element))
      case .radio: .ticked
      default: .row
      }
    var list = List(items, current: current, choosing: choice, showing: options)
    list.marksWithFocusOnly = true
    list.choosesByMoving = element.type == .radio
    list.wantedRows = element.count(.height) ?? min(Self.usualRows, max(1, items.count))
    return list
  }

  private func items(_ rows: [LayoutRow]) -> ListItems {
    let hasHelp = rows.contains { !$0.help.isEmpty }
    var strings = ByteStrings()
    for row in rows {
      strings.append(Array(row.value.utf8)[...])
      strings.append(Array(row.label.utf8)[...])
      if hasHelp { strings.append(Array(row.help.utf8)[...]) }
    }
    let fields = ListItems.Fields(
      stride: hasHelp ? 3 : 2, value: 0, label: 1, help: hasHelp ? 2 : nil)
    var items = ListItems(strings, count: rows.count, fields: fields)
    for (row, given) in rows.enumerated() where given.isDisabled {
      items.setTraits(.isDisabled, of: row)
    }
    return items
  }

  private func picks(_ element: LayoutElement) -> List.Picks {
    var picks = List.Picks(least: element.count(.min) ?? 0, most: element.count(.max))
    picks.tooFew = display(sentences.atLeast(picks.least))
    picks.tooMany = picks.most.map { display(sentences.atMost($0)) }
    return picks
  }
}

/// A regular expression that is compiled when it is first used.
private final class LazyPattern {
  private let make: () -> (([UInt8]) -> Bool)?
  private lazy var matcher = make()

  init(_ pattern: String, _ matcher: @escaping (String) -> (([UInt8]) -> Bool)?) {
    make = { matcher(pattern) }
  }

  func matches(_ bytes: [UInt8]) -> Bool { matcher?(bytes) ?? true }
}
