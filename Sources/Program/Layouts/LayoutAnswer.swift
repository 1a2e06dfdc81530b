// The values of layouts written down: as lines, as JSON (RFC 8259), or as lines for a shell's eval.

import Layout
import Options
import Values

struct LayoutAnswer {
  /// How the last dialog ended; its `values` are not used.
  let answer: Answer
  /// The page that was seen last, from 1; nil for a layout without pages.
  let page: Int?
  /// nil where no values go with the ending.
  let fields: [LayoutField]?

  func text(for request: BoxRequest) -> [UInt8] {
    switch request.settings.format {
    case .text: lines(endedBy: request.settings.endsWithNUL ? 0 : 0x0A)
    case .json: json(for: request)
    case .shell(let prefix): shell(prefix)
    }
  }

  /// `NAME<tab>VALUE`; a list has a line for each row that is picked.
  ///
  /// A value with line breaks is quoted unless NUL ends it.
  private func lines(endedBy end: UInt8) -> [UInt8] {
    (fields ?? []).flatMap { field in
      field.answers.flatMap { value -> [UInt8] in
        let isBroken = end != 0 && value.contains { $0 == 0x0A || $0 == 0x0D }
        return Array(field.name.utf8) + [0x09] + (isBroken ? value.quotedForShell : value) + [end]
      }
    }
  }

  private func json(for request: BoxRequest) -> [UInt8] {
    var members = ["\"box\":\"layout\""]
    if let id = request.settings.id { members.append("\"id\":\(id.quotedForJSON)") }
    members.append("\"status\":\"\(answer.status.rawValue)\"")
    members.append("\"code\":\(answer.code)")
    if let button = answer.button { members.append("\"button\":\(button.quotedForJSON)") }
    if let page { members.append("\"page\":\(page)") }
    if let fields {
      let values = fields.map { "\($0.name.quotedForJSON):\($0.json)" }
      members.append("\"values\":{\(values.joined(separator: ","))}")
    }
    return Array("{\(members.joined(separator: ","))}\n".utf8)
  }

  /// Assignments and, last, the exit code; of a list the count and its values by number.
  private func shell(_ prefix: String) -> [UInt8] {
    var lines: [UInt8] = []
    func assign(_ name: String, _ value: [UInt8]) {
      lines += Array("\(prefix)\(name)=".utf8) + value.quotedForShell + [0x0A]
    }
    for field in fields ?? [] {
      if field.json.utf8.first == UInt8(ascii: "[") {
        assign(field.name + "_count", Array(String(field.answers.count).utf8))
        for (index, value) in field.answers.enumerated() {
          assign("\(field.name)_\(index + 1)", value)
        }
      } else {
        assign(field.name, field.answers.first ?? [])
      }
    }
    return lines + Array("(exit \(answer.code))\n".utf8)
  }
}
