// The format of layouts as a JSON Schema (draft 2020-12), for editors that complete and check what is typed.

import Values

package enum LayoutSchema {
  /// The schema; ends with a line break.
  package static var text: String {
    let types = LayoutTypeEntry.table.map(definition)
    let buttons = ButtonName.usual.map { $0.text.lowercased().quotedForJSON }.joined(separator: ",")
    let button = object(LayoutPropertyEntry.button, required: ["name"])
    let window = object(LayoutPropertyEntry.window, required: ["body"])
    return """
      {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"toast layout",
      \(window.dropFirst().dropLast()),
      "$defs":{
      "body":{"type":"array","items":{"oneOf":[\(LayoutType.allCases.map { "{\"$ref\":\"#/$defs/\($0.rawValue)\"}" }.joined(separator: ","))]}},
      "dialog-button":{"oneOf":[{"enum":[\(buttons)]},\(button)]},
      "list-row":{"oneOf":[{"type":"string"},
        {"type":"array","prefixItems":[{"type":"string"},{"type":"string"}],"minItems":2,"maxItems":2},
        {"type":"object","properties":{"value":{"type":"string"},"label":{"type":"string"},"help":{"type":"string"},"disabled":{"type":"boolean"}},"required":["value"],"additionalProperties":false}]},
      \(types.joined(separator: ",\n"))}}

      """
  }

  private static func definition(_ entry: LayoutTypeEntry) -> String {
    var required = ["type"]
    if entry.isAsked || entry.type == .button { required.append("name") }
    if entry.holds != nil { required.append("body") }
    if entry.properties.contains(.rows) { required.append("rows") }
    if entry.type == .note { required.append("text") }
    return "\(entry.type.rawValue.quotedForJSON):"
      + object(entry.allProperties, of: entry, required: required)
  }

  private static func object(
    _ properties: [LayoutProperty], of entry: LayoutTypeEntry? = nil, required: [String]
  ) -> String {
    let members = properties.map { property in
      let kind =
        property == .type
        ? "\"const\":\((entry?.type.rawValue ?? "").quotedForJSON)" : schema(property)
      return
        "\(property.rawValue.quotedForJSON):{\(kind),\"description\":\(property.entry.meaning.quotedForJSON)}"
    }
    let names = required.map(\.quotedForJSON).joined(separator: ",")
    let summary = entry.map { ",\"description\":\($0.summary.quotedForJSON)" } ?? ""
    return "{\"type\":\"object\"\(summary),\"properties\":{\(members.joined(separator: ",\n "))},"
      + "\"required\":[\(names)],\"additionalProperties\":false}"
  }

  private static func schema(_ property: LayoutProperty) -> String {
    switch property.entry.kind {
    case .text, .condition, .pattern, .type: "\"type\":\"string\""
    case .name: "\"type\":\"string\",\"pattern\":\"^[A-Za-z_][A-Za-z0-9_]*$\""
    case .letter: "\"type\":\"string\",\"minLength\":1,\"maxLength\":1"
    case .flag: "\"type\":\"boolean\""
    case .count(let least): "\"type\":\"integer\",\"minimum\":\(least)"
    case .number: "\"type\":\"number\""
    case .texts: "\"type\":\"array\",\"items\":{\"type\":\"string\"}"
    case .rows: "\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/list-row\"}"
    case .body: "\"$ref\":\"#/$defs/body\""
    case .buttons:
      "\"type\":\"array\",\"minItems\":1,\"items\":{\"$ref\":\"#/$defs/dialog-button\"}"
    case .any: "\"type\":[\"string\",\"number\",\"boolean\",\"array\"]"
    }
  }
}
