// How a box of dialog's ended and what was entered in it: what its result text and its exit code are made from.

package import Controls
import Options
import Screens
import Values

/// How one of dialog's boxes ended, by the variable that gives it another exit code, without `DIALOG_`.
package enum DialogEnding: String, Equatable, Sendable {
  case ok = "OK"
  case cancel = "CANCEL"
  case help = "HELP"
  case extra = "EXTRA"
  /// Help for a row that has a help text of its own (`--item-help`).
  case itemHelp = "ITEM_HELP"
  case escape = "ESC"
  case timeout = "TIMEOUT"

  var givesResult: Bool { self != .cancel && self != .escape && self != .timeout }

  init(_ ending: Ending) {
    switch ending {
    case .button(.cancel), .button(.no): self = .cancel
    case .button(.extra): self = .extra
    case .button(.help): self = .help
    case .escape: self = .escape
    case .timeout: self = .timeout
    case .button, .shown: self = .ok
    }
  }
}

package struct DialogOutcome: Equatable, Sendable {
  package var ending: DialogEnding
  package var value = Value.none
  /// The key that was pressed last, by its number in curses; −1 for none and for the letter of a button.
  package var lastKey = -1

  package init(_ ending: DialogEnding) { self.ending = ending }

  init(_ reply: Reply, _ settings: DialogSettings) {
    ending = DialogEnding(reply.ending)
    guard let form = reply.form else { return }
    value = form.value
    lastKey = form.lastKey
    if ending == .help, settings.hasItemHelp, value.selection?.current != nil { ending = .itemHelp }
  }
}

/// The exit codes of dialog(1), "Diagnostics", which variables can change.
package struct DialogCodes {
  let variables: Variables

  func code(_ ending: DialogEnding) -> Int32 {
    if let code = number("DIALOG_" + ending.rawValue) { return code }
    switch ending {
    case .ok: return 0
    case .cancel: return 1
    case .help: return 2
    case .itemHelp: return code(.help)
    case .extra: return 3
    case .escape: return 255
    // Without a code of its own, time that runs out is the same as Esc.
    case .timeout: return code(.escape)
    }
  }

  var error: Int32 { number("DIALOG_ERROR") ?? 255 }

  /// The number in a variable, in the notation of C; nil for anything else.
  private func number(_ name: String) -> Int32? {
    guard let text = variables(name), !text.isEmpty,
      let number = DialogNumber.likeC(Array(text.utf8)[...])
    else { return nil }
    return Int32(UInt8(truncatingIfNeeded: number))
  }
}
