// An answer written down: as a word, as JSON (RFC 8259), or as lines for a shell's eval.

package import Options
import Values

extension Answer {
  /// What is written; `isSeen` says whether that would be the terminal on which the person saw what they pressed.
  package func text(for request: BoxRequest, isSeen: Bool) -> [UInt8] {
    let settings = request.settings
    if settings.verbosity == .never { return [] }
    switch settings.format {
    case .json: return json(for: request) + [UInt8(ascii: "\n")]
    case .shell(let prefix): return shell(for: request, prefix: prefix)
    case .text:
      let end: UInt8 = settings.endsWithNUL ? 0 : UInt8(ascii: "\n")
      if request.kind.hasValue { return (values ?? []).flatMap { $0 + [end] } }
      let recipe = OwnRecipe.of(request.kind)
      let isWanted =
        settings.verbosity == .always || settings.output != .standardOutput
        || recipe?.writesButton == true && !isSeen || recipe == nil
      guard isWanted, let button else { return [] }
      return Array(button.utf8) + [end]
    }
  }

  /// The members that every answer can have, in order; a nil value is left out.
  private func members(for request: BoxRequest) -> [(name: String, value: String?)] {
    [
      ("box", request.kind.rawValue), ("id", request.settings.id), ("status", status.rawValue),
      ("code", String(code)), ("button", button),
    ]
  }

  private func json(for request: BoxRequest) -> [UInt8] {
    var members = members(for: request).compactMap { member in
      member.value.map { "\"\(member.name)\":" + (member.name == "code" ? $0 : $0.quotedForJSON) }
    }
    if let values {
      let isMultiple = request.settings.rows.isMultiple
      let name = isMultiple ? "values" : "value"
      func member(_ name: String, _ texts: [String]) {
        let list = texts.map(\.quotedForJSON).joined(separator: ",")
        members.append(isMultiple ? "\"\(name)\":[\(list)]" : "\"\(name)\":\(list)")
      }
      member(name, values.map { String(decoding: $0, as: UTF8.self) })
      // JSON cannot hold other bytes than UTF-8.
      if values.contains(where: { String(validating: $0, as: UTF8.self) == nil }) {
        member(name + "Base64", values.map(Base64.text))
      }
    }
    return Array("{\(members.joined(separator: ","))}".utf8)
  }

  /// Assignments and, last, the exit code, so that `eval "$(toast … --shell)" && …` goes on only after OK.
  private func shell(for request: BoxRequest, prefix: String) -> [UInt8] {
    var lines: [UInt8] = []
    func assign(_ name: String, _ value: [UInt8]) {
      lines += Array("\(prefix)\(name)=".utf8) + value.quotedForShell + [UInt8(ascii: "\n")]
    }
    for member in members(for: request) { assign(member.name, Array((member.value ?? "").utf8)) }
    if request.kind.hasValue {
      let values = values ?? []
      if request.settings.rows.isMultiple {
        assign("count", Array(String(values.count).utf8))
        for (index, value) in values.enumerated() { assign("value_\(index + 1)", value) }
      } else {
        assign("value", values.first ?? [])
      }
    }
    return lines + Array("(exit \(code))\n".utf8)
  }
}

/// Bytes as letters (RFC 4648, section 4).
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars)

  static func text(_ bytes: [UInt8]) -> String {
    var result = ""
    var index = 0
    while index < bytes.count {
      let count = Swift.min(3, bytes.count - index)
      var word = 0
      for offset in 0..<3 { word = word << 8 | (offset < count ? Int(bytes[index + offset]) : 0) }
      for place in 0..<4 {
        result.unicodeScalars.append(place <= count ? letters[word >> (18 - 6 * place) & 63] : "=")
      }
      index += 3
    }
    return result
  }
}
