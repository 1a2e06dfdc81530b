// The table of exit codes. Every ending has its own, and what went wrong is never below 64 (the codes from
// there on are those of sysexits.h).

import Values

package struct ExitCode: Sendable {
  /// The number; a range where there are several.
  package let code: String
  /// When it comes, as a fragment without a full stop.
  package let meaning: String
  let boxes: BoxSet

  package static let usage: Int32 = 64
  package static let badData: Int32 = 65

  /// All exit codes, in their order; a code that means different things has a row for each.
  package static let table: [ExitCode] = [
    ExitCode(code: "0", meaning: "OK", boxes: [.having(.ok), .of(.progress, .layout)]),
    ExitCode(code: "0", meaning: "Yes", boxes: .having(.yes)),
    ExitCode(code: "0", meaning: "Toast: a key, or nothing was waited for", boxes: .of(.toast)),
    ExitCode(code: "0", meaning: "the command's 0", boxes: .of(.run)),
    ExitCode(code: "1", meaning: "Cancel", boxes: [.having(.cancel), .layouts]),
    ExitCode(code: "1", meaning: "No", boxes: .having(.yes)),
    ExitCode(code: "2", meaning: "Help", boxes: .buttonBoxes),
    ExitCode(code: "3", meaning: "Extra", boxes: .buttonBoxes),
    ExitCode(
      code: "5", meaning: "The time ran out, and there was no --timeout-answer",
      boxes: [.of(.toast), .buttonBoxes]),
    ExitCode(
      code: "6", meaning: "Esc, unless a single button is all there is",
      boxes: [.of(.toast), .buttonBoxes]),
    ExitCode(code: "7", meaning: "A toast that waits was closed or replaced", boxes: .of(.toast)),
    ExitCode(code: "8", meaning: "No rows, or fewer than --min-picks", boxes: .lists),
    ExitCode(code: "CODE", meaning: "The code of an --action that has one", boxes: .of(.toast)),
    ExitCode(
      code: "10...", meaning: "Your own buttons: 10, 11, ... or as given", boxes: .buttonBoxes),
    ExitCode(code: "64", meaning: "The command line is wrong", boxes: .all),
    ExitCode(
      code: "65", meaning: "Bad data: a prepared answer, rows or a layout that cannot be taken",
      boxes: [.of(.toast), .buttonBoxes.subtracting(.of(.password))]),
    ExitCode(code: "66", meaning: "A file cannot be read", boxes: .all),
    ExitCode(
      code: "69", meaning: "There is no terminal, and no answer without one", boxes: .buttonBoxes),
    ExitCode(code: "70", meaning: "An error in toast itself", boxes: .buttonBoxes),
    ExitCode(
      code: "74", meaning: "The answer cannot be written", boxes: [.of(.toast), .buttonBoxes]),
    ExitCode(code: "126", meaning: "The command cannot be run", boxes: .of(.run)),
    ExitCode(code: "127", meaning: "The command is not there", boxes: .of(.run)),
    ExitCode(code: "128+", meaning: "128 and the signal that ended the command", boxes: .of(.run)),
  ]

  /// The codes that concern `kind`, all for nil, with what each means there.
  package static func rows(for kind: BoxKind?) -> [(code: String, meaning: String)] {
    let boxes = kind.map { BoxSet($0) } ?? .all
    var rows: [(code: String, meaning: String)] = []
    for row in table where !row.boxes.isDisjoint(with: boxes) {
      if let last = rows.last, last.code == row.code {
        rows[rows.count - 1].meaning += "; " + row.meaning
      } else {
        rows.append((row.code, row.meaning))
      }
    }
    return rows
  }
}
