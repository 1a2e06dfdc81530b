// An answer written down: as a word, as JSON (RFC 8259), or as lines for a shell's eval.

package import Options

extension Answer {
  /// What is written for this answer; empty when nothing is.
  ///
  /// - Parameters:
  ///   - request: the box that was answered; its settings say how the answer is written.
  ///   - isSeen: whether the answer would be written to the terminal on which the person saw what
  ///     they pressed.
  /// - Returns: the bytes, with the line break or NUL that ends them.
  package func text(for request: BoxRequest, isSeen: Bool) -> [UInt8] {
    let settings = request.settings
    switch (settings.verbosity, settings.format) {
    case (.never, _): return []
    case (_, .json): return Array(json(for: request).utf8) + [UInt8(ascii: "\n")]
    case (_, .shell(let prefix)): return Array(shell(for: request, prefix: prefix).utf8)
    case (let verbosity, .text):
      let isWanted =
        verbosity == .always || settings.output != .standardOutput
        || (request.kind == .alert && !isSeen)
      guard isWanted, let button else { return [] }
      return Array(button.utf8) + [settings.endsWithNUL ? 0 : UInt8(ascii: "\n")]
    }
  }

  /// The members of the answer, in order; a nil value is left out.
  private func members(for request: BoxRequest) -> [(name: String, value: String?, isNumber: Bool)]
  {
    [
      ("box", request.kind.rawValue, false),
      ("id", request.settings.id, false),
      ("status", status.rawValue, false),
      ("code", String(code), true),
      ("button", button, false),
    ]
  }

  private func json(for request: BoxRequest) -> String {
    let members = members(for: request).compactMap { member in
      member.value.map { "\"\(member.name)\":\(member.isNumber ? $0 : $0.quotedForJSON)" }
    }
    return "{\(members.joined(separator: ","))}"
  }

  /// Assignments and, last, the exit code, so that `eval "$(toast … --shell)" && …` goes on only
  /// after OK.
  private func shell(for request: BoxRequest, prefix: String) -> String {
    let lines = members(for: request).map {
      "\(prefix)\($0.name)=\(($0.value ?? "").quotedForShell)\n"
    }
    return lines.joined() + "(exit \(code))\n"
  }
}

extension String {
  /// The string as a JSON string.
  package var quotedForJSON: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The string as one word of a POSIX shell.
  package var quotedForShell: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
