// How a box of dialog's ended and what was entered in it: what its result text and its exit code are made from.

import Options
import Screens

/// How one of dialog's boxes ended.
package enum DialogEnding: Equatable, Sendable {
  case ok, cancel, help, extra
  /// Help for a row that has a help text of its own (`--item-help`).
  case itemHelp
  case escape, timeout

  /// Whether the box gives its result.
  package var givesResult: Bool {
    switch self {
    case .ok, .extra, .help, .itemHelp: true
    case .cancel, .escape, .timeout: false
    }
  }

  /// The exit code without any variable (dialog(1), "Diagnostics").
  var usualCode: Int32 {
    switch self {
    case .ok: 0
    case .cancel: 1
    case .help, .itemHelp: 2
    case .extra: 3
    case .escape, .timeout: 255
    }
  }

  /// The variable that gives another code.
  var variable: String {
    switch self {
    case .ok: "DIALOG_OK"
    case .cancel: "DIALOG_CANCEL"
    case .help: "DIALOG_HELP"
    case .itemHelp: "DIALOG_ITEM_HELP"
    case .extra: "DIALOG_EXTRA"
    case .escape: "DIALOG_ESC"
    case .timeout: "DIALOG_TIMEOUT"
    }
  }
}

/// What is known when a box has ended.
package struct DialogOutcome: Equatable, Sendable {
  /// How it ended.
  package var ending: DialogEnding
  /// The text of an entry, as it was typed or given.
  package var value: [UInt8] = []
  /// The row that had the focus.
  package var current: Int?
  /// The rows that are ticked, in the order in which they are reported.
  package var selected: [Int] = []
  /// The new text of a row of an inputmenu; nil where none was renamed.
  package var renamed: [UInt8]?
  /// The key that was pressed last, by its number in curses; −1 for none and for the letter of a button.
  package var lastKey = -1

  /// An outcome that holds nothing but the ending.
  package init(_ ending: DialogEnding) { self.ending = ending }
}

/// The exit codes of dialog(1), which variables can change.
package struct DialogCodes {
  /// The environment.
  let variables: Variables

  /// The code for the end of the program after a box that ended so.
  func code(_ ending: DialogEnding) -> Int32 {
    if let code = number(ending.variable) { return code }
    switch ending {
    case .itemHelp: return code(.help)
    // Time that runs out counts as Esc to whoever has no code of its own for it.
    case .timeout: return code(.escape)
    case .ok, .cancel, .help, .extra, .escape: return ending.usualCode
    }
  }

  /// The code for whatever went wrong.
  var error: Int32 { number("DIALOG_ERROR") ?? 255 }

  /// The number in a variable, in the notation of C; nil for anything else.
  private func number(_ name: String) -> Int32? {
    guard let text = variables(name), !text.isEmpty,
      let number = DialogNumber.likeC(Array(text.utf8)[...])
    else { return nil }
    return Int32(UInt8(truncatingIfNeeded: number))
  }
}
