// Values of controls as JSON and as text, in and out.

package import Controls
import Values

extension LayoutElement {
  /// The value of its control that a JSON value means.
  /// - Throws: why it means none, as it goes on behind the name of the control.
  package func value(of json: JSONValue, in control: any Control) throws(ValueFault) -> Value {
    if let fault = type == .password ? json.faultAsText : fault(inValue: json) {
      throw ValueFault(words: fault)
    }
    switch (type, json.kind) {
    case (.progress, .number(let number)): return .number(Int(number.double))
    case (_, .string(let text)) where type == .text || type == .password:
      return .text(Array(text.utf8))
    case (_, .string(let text)): return control.selection(of: [text])
    case (_, .array(let values)): return control.selection(of: values.compactMap(\.string))
    case (_, .bool(let flag)): return .flag(flag)
    case (_, .number(let number)): return .number(range.decimal.number(number.text) ?? 0)
    default: throw ValueFault(words: "cannot be given")
    }
  }

  /// The value of its control that a text means, as a command line gives it: for a list the values of rows, a line each.
  package func value(of text: String, in control: any Control) throws(ValueFault) -> Value {
    switch type {
    case .number, .slider, .progress:
      guard JSONText.isNumber(Array(text.utf8)[...]) else {
        throw ValueFault(words: "is a number, and this is \(text.quotedForJSON)")
      }
      return try value(of: JSONValue(number: text), in: control)
    case .checkbox, .toggle, .spinner:
      let flags = [
        "true": true, "yes": true, "on": true, "1": true, "false": false, "no": false, "off": false,
        "0": false,
      ]
      guard let flag = flags[text.lowercased()] else {
        throw ValueFault(words: "is true or false, and this is \(text.quotedForJSON)")
      }
      return .flag(flag)
    case .list:
      let lines = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: true)
      return try value(of: JSONValue(strings: lines.map { String($0) }), in: control)
    default: return try value(of: JSONValue(string: text), in: control)
    }
  }
}

package struct ValueFault: Error {
  package let words: String
}

extension Control {
  /// The rows with these values.
  fileprivate func selection(of values: [String]) -> Value {
    guard let rows = (self as? any RowControl)?.rowQuestion.rows(answering: values) else {
      return .none
    }
    return .selection(Selection(current: rows.first, rows: rows))
  }

  /// The value as JSON; nil for a control that has none.
  package var json: String? {
    switch value {
    case .none, .members: nil
    case .flag(let flag): String(flag)
    case .number: answers.first.map { String(decoding: $0, as: UTF8.self) }
    case .text(let bytes): String(decoding: bytes, as: UTF8.self).quotedForJSON
    case .selection:
      if let list = self as? List, case .several = list.choice {
        "["
          + answers.map { String(decoding: $0, as: UTF8.self).quotedForJSON }.joined(separator: ",")
          + "]"
      } else {
        answers.first.map { String(decoding: $0, as: UTF8.self).quotedForJSON } ?? "null"
      }
    }
  }
}
