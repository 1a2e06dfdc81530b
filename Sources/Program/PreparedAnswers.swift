// Answers given ahead, so that a script with questions runs where nobody can be asked.
//
//     # a file for TOAST_ANSWERS: one line for each box, by its --id or else by its kind
//     delete-files=ok
//     confirm=yes

package import Boxes
package import Options
import Terminal

/// Answers given ahead.
package enum PreparedAnswers {
  /// The ending that was prepared for a box; nil when none was.
  ///
  /// - Parameter canAsk: whether there is a person to ask; a file of answers counts only when not.
  /// - Throws: an answer that the box does not have, or a file that cannot be read or understood.
  package static func ending(
    for request: BoxRequest, canAsk: Bool, variables: Variables
  ) throws(Failure) -> Ending? {
    if let answer = request.settings.answer {
      return try ending(String(decoding: answer, as: UTF8.self), of: request, from: "--answer")
    }
    guard !canAsk, let path = variables("TOAST_ANSWERS"), !path.isEmpty else { return nil }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(Array(path.utf8), limit: 1 << 24)
    } catch {
      throw Failure("TOAST_ANSWERS: \(error.message)", status: Failure.cannotRead)
    }
    let answer = try answer(for: request, in: bytes, from: path)
    guard let answer else { return nil }
    return try ending(answer, of: request, from: "TOAST_ANSWERS")
  }

  /// The line for a box.
  private static func answer(
    for request: BoxRequest, in bytes: [UInt8], from path: String
  ) throws(Failure) -> String? {
    let name = request.settings.id ?? request.kind.rawValue
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, bytes) in lines.enumerated() {
      let line = String(decoding: bytes.last == 13 ? bytes.dropLast() : bytes, as: UTF8.self)
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let equals = line.firstIndex(of: "=") else {
        throw Failure("\(path):\(index + 1): expected ID=ANSWER", status: 65)
      }
      if line[..<equals] == name { return String(line[line.index(after: equals)...]) }
    }
    return nil
  }

  /// What an answer means to a box with buttons.
  private static func ending(
    _ answer: String, of request: BoxRequest, from source: String
  ) throws(Failure) -> Ending {
    let wanted = answer.lowercased()
    if let button = request.settings.buttons.first(where: { $0.name.lowercased() == wanted }) {
      return .button(button.name)
    }
    if wanted == "esc" { return .escape }
    let names = request.settings.buttons.map { $0.name.lowercased() }.joined(separator: ", ")
    throw Failure(
      "\(source): \(answer.quotedForJSON) is no answer to --\(request.kind.rawValue); it takes \(names) or esc",
      status: 65)
  }
}
