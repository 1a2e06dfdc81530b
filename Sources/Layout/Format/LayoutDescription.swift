// A layout as its file describes it, read and checked, before any control is made of it.

package import Values

package struct LayoutDescription: Sendable {
  package var window: LayoutElement
  package var body: [LayoutElement]
  package var buttons: [LayoutButton]
}

/// A control or container, or the window, with what is said about it.
package struct LayoutElement: Sendable {
  /// What it is; for the window a column.
  package let type: LayoutType
  /// Where it begins, in bytes from the start of the file.
  package let offset: Int
  var properties: [(property: LayoutProperty, value: LayoutValue)] = []
  package var children: [LayoutElement] = []

  init(_ type: LayoutType, at offset: Int) {
    self.type = type
    self.offset = offset
  }

  package subscript(property: LayoutProperty) -> LayoutValue? {
    properties.first { $0.property == property }?.value
  }

  package var name: String { text(.name) ?? "" }

  package func text(_ property: LayoutProperty) -> String? {
    if case .text(let text)? = self[property] { text } else { nil }
  }

  package func flag(_ property: LayoutProperty) -> Bool {
    if case .flag(let flag)? = self[property] { flag } else { false }
  }

  package func number(_ property: LayoutProperty) -> JSONNumber? {
    if case .number(let number)? = self[property] { number } else { nil }
  }

  package func count(_ property: LayoutProperty) -> Int? { number(property)?.int }

  package var rows: [LayoutRow] {
    if case .rows(let rows)? = self[.rows] { rows } else { [] }
  }

  package var condition: Condition? {
    if case .condition(let condition)? = self[.when] { condition } else { nil }
  }

  /// Says something else about it; nil to say nothing.
  package mutating func set(_ property: LayoutProperty, to value: LayoutValue?) {
    properties.removeAll { $0.property == property }
    if let value { properties.append((property, value)) }
  }
}

package enum LayoutValue: Sendable {
  case text(String)
  case flag(Bool)
  case number(JSONNumber)
  case texts([String])
  case rows([LayoutRow])
  case condition(Condition)
  /// What a control begins with, which the control reads.
  case any(JSONValue)
}

package struct LayoutRow: Equatable, Sendable {
  package var value: String
  package var label: String
  package var help = ""
  package var isDisabled = false
}

package struct LayoutButton: Sendable {
  package let name: ButtonName
  package let label: String?
  package let code: UInt8
  package let isDangerous: Bool
  /// Whether the values go with it.
  package let returns: Bool
}

package struct LayoutProblem: Error, Equatable, Sendable {
  /// Where, in bytes from the start of the text.
  package let offset: Int
  /// One sentence without a full stop.
  package let message: String

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
