// The table of what a layout can be made of, and of what can be said about each. The reader, the JSON Schema and the manual
// page are functions of it.

/// What stands in the body of a layout.
package enum LayoutType: String, CaseIterable, Sendable {
  case note, text, password, number, slider, checkbox
  case toggle = "switch"
  case radio, select, list, progress, spinner, separator, button
  case column, row, group, pages, page, scroll

  package var isContainer: Bool { LayoutTypeEntry.of(self).holds != nil }
  /// Whether a value is entered in it.
  package var isAsked: Bool { LayoutTypeEntry.of(self).isAsked }
}

package struct LayoutTypeEntry: Sendable {
  package let type: LayoutType
  /// What it is, in a sentence without a full stop.
  package let summary: String
  /// What else there is to know, in full sentences; empty for nothing.
  package var discussion = ""
  package var isAsked = false
  /// What can be said about it besides what can be said about all.
  package let properties: [LayoutProperty]
  /// The types that may stand in it; nil for a type that holds none, empty for all but `page`.
  package var holds: [LayoutType]?

  static let controls: [LayoutTypeEntry] = [
    LayoutTypeEntry(
      type: .note, summary: "A text to read", discussion: "It is wrapped as the width demands.",
      properties: [.text]),
    LayoutTypeEntry(
      type: .text, summary: "A line of text that is typed", isAsked: true,
      properties: [.value, .placeholder, .min, .max, .pattern, .problem, .oneOf, .check]),
    LayoutTypeEntry(
      type: .password, summary: "A line of text that is typed and not shown",
      discussion:
        "It is in the answer and nowhere else: not in values that are remembered, events or traces.",
      isAsked: true, properties: [.min, .max, .pattern, .problem, .again, .check]),
    LayoutTypeEntry(
      type: .number, summary: "A number that is typed or changed by the arrows",
      discussion: "It has as many decimals as min, max, step and value have.",
      isAsked: true, properties: [.value, .min, .max, .step, .unit, .check]),
    LayoutTypeEntry(
      type: .slider, summary: "A number that is set on a bar",
      discussion: "It goes from 0 to 100 unless min and max say otherwise.", isAsked: true,
      properties: [.value, .min, .max, .step, .unit, .check]),
    LayoutTypeEntry(
      type: .checkbox, summary: "A box to tick, with its label beside it", isAsked: true,
      properties: [.value, .check]),
    LayoutTypeEntry(
      type: .toggle, summary: "Something that is on or off", isAsked: true,
      properties: [.value, .check]),
    LayoutTypeEntry(
      type: .radio, summary: "A choice among few rows that are all seen", isAsked: true,
      properties: [.value, .rows, .check]),
    LayoutTypeEntry(
      type: .select, summary: "A choice among rows that are seen when it is opened", isAsked: true,
      properties: [.value, .rows, .check]),
    LayoutTypeEntry(
      type: .list, summary: "Rows of which several may be ticked",
      discussion: "min and max say how many.", isAsked: true,
      properties: [.value, .rows, .min, .max, .height, .check]),
    LayoutTypeEntry(
      type: .progress, summary: "A bar that shows how far something is",
      discussion: "Its value is a number from 0 to 100, which a control line changes.",
      properties: [.value]),
    LayoutTypeEntry(
      type: .spinner, summary: "A sign that something is going on",
      discussion: "It turns while its value is true.", properties: [.value]),
    LayoutTypeEntry(
      type: .separator, summary: "A line, with its label in it", properties: []),
    LayoutTypeEntry(
      type: .button, summary: "A button in the body, which leaves the dialog open",
      discussion: """
        A press is told as an event. The command of run gets the values of all controls as one JSON object on its standard \
        input; the lines that it writes are control lines.
        """, properties: [.run, .danger]),
  ]

  static let containers: [LayoutTypeEntry] = [
    LayoutTypeEntry(
      type: .column, summary: "Controls below each other", properties: [.body], holds: []),
    LayoutTypeEntry(
      type: .row, summary: "Controls side by side",
      discussion: "Where that would be too narrow they stand below each other.",
      properties: [.body], holds: []),
    LayoutTypeEntry(
      type: .group, summary: "Controls under a heading", properties: [.body], holds: []),
    LayoutTypeEntry(
      type: .pages, summary: "Pages that are gone through one after the other",
      discussion: """
        The button that accepts goes on to the next page, on the last one it ends the dialog; a button leads back. \
        A layout has pages in one place only.
        """, properties: [.body], holds: [.page]),
    LayoutTypeEntry(
      type: .page, summary: "Controls that are seen together", properties: [.body], holds: []),
    LayoutTypeEntry(
      type: .scroll, summary: "Controls of which height rows are seen at a time",
      properties: [.body, .height], holds: []),
  ]

  package static let table = controls + containers

  package static func of(_ type: LayoutType) -> LayoutTypeEntry {
    table.first { $0.type == type } ?? LayoutTypeEntry(type: type, summary: "", properties: [])
  }

  /// All that can be said about it, `type` first.
  package var allProperties: [LayoutProperty] {
    var common: [LayoutProperty] = [.type, .name, .label, .hidden, .when, .width, .grow]
    if holds == nil { common += [.help, .key] }
    if isAsked || type == .button { common.append(.disabled) }
    if isAsked { common.append(.required) }
    return common + properties
  }
}
