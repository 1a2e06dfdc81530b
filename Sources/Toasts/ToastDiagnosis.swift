// What `toast --doctor` says about toasts: how they are shown and why, and what becomes of detached ones.

import Drawing
package import Options
package import Screens
package import Terminal

package struct ToastDiagnosis {
  private let settings: Settings
  private let environment: ProgramEnvironment
  private let search: OverlaySearch

  package init(_ settings: Settings, in environment: ProgramEnvironment) {
    (self.settings, self.environment) = (settings, environment)
    search = OverlaySearch(settings, in: environment)
  }

  package func lines(on terminal: TTY?) -> [(String, String)] {
    var finding = search.finding(own: terminal)
    if case .found(let overlay) = finding, let refusal = OverlayTargets(overlay).refusal {
      finding = .refused(refusal)
    }
    let facts = MethodFacts(settings, in: environment, on: terminal, finding)
    return [
      ("toasts take", Self.method(facts)), ("detached toasts", detached(facts, terminal)),
      ("toasts know of each other", order(terminal)),
    ]
  }

  private static func method(_ facts: MethodFacts) -> String {
    if let wanted = facts.wanted, let refusal = facts.refusal {
      return "no way: --via \(wanted.rawValue) asks for what cannot be had, because \(refusal)"
    }
    let choice = MethodChoice(facts)
    var text = "\(choice.method.rawValue), because \(choice.reason)"
    if case .refused(let reason) = facts.overlay { text += "; not overlay, because \(reason)" }
    return text
  }

  private func detached(_ facts: MethodFacts, _ terminal: TTY?) -> String {
    if case .found(let overlay) = facts.overlay { return "overlay, because \(overlay.reason)" }
    guard let terminal else { return "one plain line, because there is no terminal" }
    if environment.isPlain(settings) { return "one plain line" }
    let detachment = Detachment(environment: environment)
    if detachment.isHooked(to: terminal) {
      return "a line before the next prompt, because the shell has the hook of --shell-hook"
    }
    return detachment.notifies
      ? "a notification of the desktop, because the terminal has them and the shell has no hook"
      : "dropped, because others write on the screen and the shell has no hook; see --shell-hook"
  }

  private func order(_ terminal: TTY?) -> String {
    guard let terminal, let runtime = environment.runtimeDirectory,
      let folder = SharedRecords.folder(runtime, terminal)
    else { return "no, they only take turns, because no folder for it is this user's alone" }
    return "yes, in " + String(decoding: folder, as: UTF8.self)
  }
}
