// What the tests of dialog's grammar share: lines as one would type them, and what they ask for.

import Text

@testable import Options
import Values

/// Files that `--file` can name, by their names.
typealias Files = [String: String]

/// What `dialog LINE` asks for.
func dialog(
  _ line: String, defaults: String? = nil, files: Files = [:], piece: Int = 7
) throws(UsageError) -> DialogRequest {
  try dialog(words: try words(line), defaults: defaults, files: files, piece: piece)
}

/// What dialog asks for when it is given these words.
func dialog(
  words: [[UInt8]], defaults: String? = nil, files: Files = [:], piece: Int = 7,
  showing: ([UInt8]) -> Void = { _ in }
) throws(UsageError) -> DialogRequest {
  try DialogRequest(
    parsing: words, defaults: defaults.map { bytes($0) }, showing: showing
  ) { (name, take) throws(UsageError) in
    guard let text = files[String(decoding: name, as: UTF8.self)] else {
      throw UsageError("Cannot open --file \(DialogError.shown(name[...]))", status: 255)
    }
    var rest = bytes(text)[...]
    while !rest.isEmpty {
      take(rest.prefix(piece))
      rest = rest.dropFirst(piece)
    }
  }
}

/// The line that `dialog LINE` is; an empty one for a request of another kind.
func dialogLine(
  _ line: String, defaults: String? = nil, files: Files = [:]
) throws(UsageError) -> DialogLine {
  guard case .run(let line) = try dialog(line, defaults: defaults, files: files) else {
    return DialogLine()
  }
  return line
}

/// The boxes of a line with what they are told.
func dialogBoxes(
  _ line: String, defaults: String? = nil, files: Files = [:]
) throws(UsageError) -> [(box: DialogBox, settings: DialogSettings, continuesAlways: Bool)] {
  try dialogLine(line, defaults: defaults, files: files).steps.compactMap { step in
    if case .box(let box, let settings, let continuesAlways) = step {
      (box, settings, continuesAlways)
    } else {
      nil
    }
  }
}

/// The complaint about `dialog LINE`; nil if it is a right line.
func dialogComplaint(
  _ line: String, defaults: String? = nil, files: Files = [:]
) -> UsageError? {
  do throws(UsageError) {
    _ = try dialog(line, defaults: defaults, files: files)
    return nil
  } catch {
    return error
  }
}

/// A box as one line: its kind, text, size, numbers, and what else it has.
func description(_ box: DialogBox) -> String {
  func text(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
  var parts = ["\(box.kind.rawValue) '\(text(box.text))' \(box.height) \(box.width)"]
  if !box.numbers.isEmpty { parts.append("\(box.numbers)") }
  if let initial = box.initial { parts.append("starts '\(text(initial))'") }
  if !box.command.isEmpty { parts.append("runs '\(text(box.command))'") }
  for row in 0..<box.rows.count {
    var line = "\(text(box.rows.value(row)))=\(text(box.rows.label(row)))"
    if box.rows.traits(row) == .isOn { line += " on" }
    if box.rows.depth(row) > 0 { line += " depth \(box.rows.depth(row))" }
    if !box.rows.help(row).isEmpty { line += " help \(text(box.rows.help(row)))" }
    parts.append(line)
  }
  return parts.joined(separator: "; ")
}
