// Answers given ahead, so that a script with questions runs where nobody can be asked.
//
//     # a file for TOAST_ANSWERS: one line for each box, by its --id or else by its kind
//     delete-files=ok
//     confirm=yes

package import Controls
package import Options
import Terminal
import Values
package import Screens

package enum PreparedAnswers {
  /// What was prepared for a box and where it stands; a file (TOAST_ANSWERS) counts only where nobody can be asked.
  static func given(
    for request: BoxRequest, canAsk: Bool, variables: Variables
  ) throws(Failure) -> (answers: [[UInt8]], place: String)? {
    if !request.settings.answers.isEmpty { return (request.settings.answers, "--answer") }
    guard !canAsk, OwnRecipe.of(request.kind)?.isSecret != true,
      let path = variables("TOAST_ANSWERS"), !path.isEmpty
    else { return nil }
    let name = Array((request.settings.id ?? request.kind.rawValue).utf8)
    let answers = try lines(of: path).filter { $0.id == name }.map(\.answer)
    return answers.isEmpty ? nil : (answers, "TOAST_ANSWERS")
  }

  /// The same for a box of which several answers are named: `NAME=ANSWER` in each, `ID.NAME=ANSWER` in a file.
  static func named(
    for request: BoxRequest, canAsk: Bool, variables: Variables
  ) throws(Failure) -> (answers: [[UInt8]], place: String)? {
    if !request.settings.answers.isEmpty { return (request.settings.answers, "--answer") }
    guard !canAsk, let path = variables("TOAST_ANSWERS"), !path.isEmpty else { return nil }
    let prefix = Array("\(request.settings.id ?? request.kind.rawValue).".utf8)
    let answers = try lines(of: path).filter { $0.id.starts(with: prefix) }.map {
      Array($0.id.dropFirst(prefix.count)) + [UInt8(ascii: "=")] + $0.answer
    }
    return answers.isEmpty ? nil : (answers, "TOAST_ANSWERS")
  }

  /// The lines of a file, without blanks around both parts.
  private static func lines(
    of path: String
  ) throws(Failure) -> [(id: [UInt8], answer: [UInt8])] {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(Array(path.utf8), limit: 1 << 24)
    } catch {
      throw Failure("TOAST_ANSWERS: \(error.message)", status: Failure.cannotRead)
    }
    var answers: [(id: [UInt8], answer: [UInt8])] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else {
        throw Failure(
          "TOAST_ANSWERS: line \(index + 1) of \(path) is not of the form ID=ANSWER",
          status: ExitCode.badData)
      }
      answers.append((Array(line[..<equals].trimmed), Array(line[(equals + 1)...].trimmed)))
    }
    return answers
  }

  package static func ending(
    for request: BoxRequest, canAsk: Bool, variables: Variables
  ) throws(Failure) -> Ending? {
    let given = try given(for: request, canAsk: canAsk, variables: variables)
    guard let given, let answer = given.answers.last else { return nil }
    if let button = request.settings.button(named: answer) { return .button(button.name) }
    throw Failure(request.settings.unknownAnswer(answer, given.place)).about(request)
  }
}

extension Failure {
  /// The same, with the box before it that it happened to.
  func about(_ request: BoxRequest) -> Failure {
    Failure("\(request.name): \(message)", status: status)
  }
}

extension BoxRequest {
  /// The options by which complaints tell the box from others.
  var name: String { "--\(kind.rawValue)\(settings.idWords)" }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmed: ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let first = firstIndex(where: { !isBlank($0) }),
      let last = lastIndex(where: { !isBlank($0) })
    else { return [] }
    return self[first...last]
  }
}
