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
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(Array(path.utf8), limit: 1 << 24)
    } catch {
      throw Failure("TOAST_ANSWERS: \(error.message)", status: Failure.cannotRead)
    }
    let answers = try answers(for: request, in: bytes, of: path)
    return answers.isEmpty ? nil : (answers, "TOAST_ANSWERS")
  }

  private static func answers(
    for request: BoxRequest, in bytes: [UInt8], of path: String
  ) throws(Failure) -> [[UInt8]] {
    let name = Array((request.settings.id ?? request.kind.rawValue).utf8)
    var answers: [[UInt8]] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else {
        throw Failure(
          "TOAST_ANSWERS: line \(index + 1) of \(path) is not of the form ID=ANSWER",
          status: ExitCode.badData)
      }
      if line[..<equals].trimmed.elementsEqual(name) {
        answers.append(Array(line[(equals + 1)...].trimmed))
      }
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
