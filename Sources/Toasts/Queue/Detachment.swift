// `--detach`: toasts whose caller does not wait. Over a multiplexer a second process shows them exactly. Elsewhere other programs
// write on the screen meanwhile and no picture could be removed cleanly, so the message is shown otherwise: as a line before the
// shell's next prompt, as a notification of the desktop, or not at all.

import Drawing
package import Options
import Terminal
import Values
package import Screens

struct Detachment {
  let environment: ProgramEnvironment

  /// Whether the caller wants to go on at once; one that waits for an answer cannot.
  static func isWanted(_ request: BoxRequest, in environment: ProgramEnvironment) -> Bool {
    let isAsked = request.settings.isDetached || environment.variables("TOAST_DETACH") == "1"
    return isAsked && !request.isWaitingToast && request.settings.method != .plain
      && environment.mayAsk && !environment.isPlain(request.settings)
  }

  func isHooked(to terminal: TTY) -> Bool { spool(of: terminal) != nil }

  /// Whether the terminal shows notifications of the desktop, which leave the screen alone.
  var notifies: Bool {
    environment.kind.passage == .none
      && environment.kind.notifier(environment.variables) != nil
  }

  /// Hands the message to the shell, where that has the hook, or else to the desktop.
  ///
  /// Only the foreground job may write to the terminal: a sequence of another program could be cut in two.
  func deliver(_ message: Message, _ settings: Settings, on terminal: TTY) {
    var wishes = settings.toast
    let line = message.spoken(settings.severity, environment.words).joined(separator: ": ")
    let waits = spool(of: terminal)?.append(environment.line(line) + [10]) ?? false
    if !waits, notifies { wishes.notifies = true }
    let isSent = terminal.allowsDrawing
    if isSent {
      Announcement.send(message, wishes, to: [terminal], bell: [terminal], in: environment)
    }
    if waits || isSent && notifies { History.note(message, settings, in: environment) }
  }

  private func spool(of terminal: TTY) -> Spool? {
    guard let hook = environment.variables("TOAST_SHELL_HOOK"),
      let spool = environment.spool(of: terminal), Array(hook.utf8) == spool.path
    else { return nil }
    return spool
  }
}

package enum ShellHook {
  /// The commands for a shell to evaluate; empty where no line can wait.
  package static func script(
    _ shell: Shell, _ settings: Settings, in environment: ProgramEnvironment
  ) throws(Failure) -> [UInt8] {
    guard let spool = environment.spool(of: try environment.terminal(settings)) else {
      return []
    }
    spool.forgetOthers()
    let path = spool.path.quotedForShell
    return switch shell {
    case .bash, .zsh:
      Array("export TOAST_SHELL_HOOK=".utf8) + path + Array((shell == .bash ? bash : zsh).utf8)
    case .fish: Array("set -gx TOAST_SHELL_HOOK ".utf8) + path + Array(fish.utf8)
    }
  }

  /// bash keeps `$?` over its prompt commands, and one that fails would end a shell with `set -e`.
  private static let bash = """

    __toast_prompt() { [ ! -s "${TOAST_SHELL_HOOK-}" ] || command toast --flush || :; }
    case ${PROMPT_COMMAND-} in
      *__toast_prompt*) ;;
      *) PROMPT_COMMAND="${PROMPT_COMMAND:+$PROMPT_COMMAND
    }__toast_prompt" ;;
    esac

    """

  private static let zsh = """

    __toast_prompt() { [[ ! -s ${TOAST_SHELL_HOOK-} ]] || command toast --flush }
    autoload -Uz add-zsh-hook && add-zsh-hook precmd __toast_prompt

    """

  private static let fish = """

    function __toast_prompt --on-event fish_prompt
      test -s "$TOAST_SHELL_HOOK"; and command toast --flush
    end

    """

  package static func flush(_ settings: Settings, in environment: ProgramEnvironment)
    throws(Failure)
  {
    guard let spool = environment.spool(of: try environment.terminal(settings)) else { return }
    for line in spool.take().split(separator: 10) {
      StandardDescriptors.complain(environment.line(String(decoding: line, as: UTF8.self)) + [10])
    }
  }
}

extension ProgramEnvironment {
  /// Where lines wait for the prompt on a terminal; nil where there can be no such place.
  fileprivate func spool(of terminal: TTY?) -> Spool? {
    guard let terminal, let runtimeDirectory else { return nil }
    return Spool(runtime: runtimeDirectory, terminal: terminal)
  }
}
