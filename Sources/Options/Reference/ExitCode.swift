// The table of exit codes. Every ending has its own, and what went wrong is never below 64 (the codes from
// there on are those of sysexits.h).

/// An exit code and when it comes.
package struct ExitCode: Sendable {
  /// The number; a range where there are several.
  package let code: String
  /// When it comes, as a fragment without a full stop.
  package let meaning: String
  /// The boxes that end with it.
  package let owners: Owners

  /// A wrong command line.
  package static let usage: Int32 = 64
  /// Data that cannot be used.
  package static let badData: Int32 = 65

  /// All exit codes, in their order; a code that means different things has a row for each.
  package static let table: [ExitCode] = [
    ExitCode(code: "0", meaning: "OK", owners: [.message, .alert, .valueBoxes]),
    ExitCode(code: "0", meaning: "Yes", owners: .confirm),
    ExitCode(code: "0", meaning: "Toast: a key, or nothing was waited for", owners: .toast),
    ExitCode(code: "0", meaning: "the command's 0", owners: .run),
    ExitCode(code: "1", meaning: "Cancel", owners: [.alert, .valueBoxes]),
    ExitCode(code: "1", meaning: "No", owners: .confirm),
    ExitCode(code: "2", meaning: "Help", owners: .buttonBoxes),
    ExitCode(code: "3", meaning: "Extra", owners: .buttonBoxes),
    ExitCode(
      code: "5", meaning: "The time ran out, and there was no --timeout-answer",
      owners: [.toast, .buttonBoxes]),
    ExitCode(
      code: "6", meaning: "Esc, unless a single button is all there is",
      owners: [.toast, .buttonBoxes]),
    ExitCode(code: "7", meaning: "A toast that waits was closed or replaced", owners: .toast),
    ExitCode(code: "8", meaning: "No rows, or fewer than --min-picks", owners: .choose),
    ExitCode(code: "CODE", meaning: "The code of an --action that has one", owners: .toast),
    ExitCode(
      code: "10...", meaning: "Your own buttons: 10, 11, ... or as given", owners: .buttonBoxes),
    ExitCode(code: "64", meaning: "The command line is wrong", owners: .all),
    ExitCode(
      code: "65", meaning: "Bad data: a prepared answer or rows that cannot be taken",
      owners: [.toast, .buttonBoxes.subtracting(.password)]),
    ExitCode(code: "66", meaning: "A file cannot be read", owners: .all),
    ExitCode(
      code: "69", meaning: "There is no terminal, and no answer without one", owners: .buttonBoxes),
    ExitCode(code: "70", meaning: "An error in toast itself", owners: .buttonBoxes),
    ExitCode(
      code: "74", meaning: "The answer cannot be written", owners: [.toast, .buttonBoxes]),
    ExitCode(code: "126", meaning: "The command cannot be run", owners: .run),
    ExitCode(code: "127", meaning: "The command is not there", owners: .run),
    ExitCode(code: "128+", meaning: "128 and the signal that ended the command", owners: .run),
  ]

  /// The codes that concern `kind`, all for nil, with what each means there.
  package static func rows(for kind: BoxKind?) -> [(code: String, meaning: String)] {
    let owners = kind.map(Owners.init) ?? .all
    var rows: [(code: String, meaning: String)] = []
    for row in table where !row.owners.isDisjoint(with: owners) {
      if let last = rows.last, last.code == row.code {
        rows[rows.count - 1].meaning += "; " + row.meaning
      } else {
        rows.append((row.code, row.meaning))
      }
    }
    return rows
  }
}
