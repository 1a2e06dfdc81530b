// Chooses how a toast is drawn and removed, and says why. The method is chosen once, before anything is sent; each lesser method
// preserves less of the screen.

import Drawing
import Options
import Screens
import Terminal

struct MethodChoice: Equatable, Sendable {
  let method: ToastMethod
  /// Why, as the end of a sentence.
  let reason: String
}

struct MethodFacts: Equatable, Sendable {
  var kind: TerminalKind
  /// The terminal's size; nil without a terminal.
  var size: Size?
  /// The method that `--via` asks for.
  var wanted: ToastMethod?
  /// Whether there is an overlay; nil outside of multiplexers.
  var overlay: OverlayFinding?

  /// Why the method that `--via` asks for is not available; nil where it is, or where plain lines replace it.
  var refusal: String? {
    guard wanted == .overlay else { return nil }
    return switch overlay {
    case .found: nil
    case .refused(let reason): reason
    case nil: "neither TMUX nor STY tells of a multiplexer"
    }
  }
}

extension MethodFacts {
  init(
    _ settings: Settings, in environment: ProgramEnvironment, on terminal: TTY?,
    _ overlay: OverlayFinding? = nil
  ) {
    self.init(
      kind: environment.kind, size: terminal.map { TerminalScreen.size(of: $0) },
      wanted: settings.method, overlay: overlay)
  }
}

extension MethodChoice {
  init(_ facts: MethodFacts) { (method, reason) = Self.best(facts) }

  private static func best(_ facts: MethodFacts) -> (ToastMethod, String) {
    if facts.wanted ?? .overlay == .overlay, case .found(let overlay) = facts.overlay {
      return (.overlay, overlay.reason)
    }
    guard let size = facts.size else { return (.plain, "there is no terminal") }
    let (term, least) = (facts.kind.term, Viewport.smallestScreen)
    if facts.kind.isDumb { return (.plain, "TERM=\(term) cannot place anything") }
    if size.columns < least.columns || size.rows < least.rows {
      return (.plain, "the screen is smaller than 20x5")
    }
    if let wanted = facts.wanted { return (wanted, "--via asks for it") }
    if facts.kind.insertsLines {
      return (.gap, "the terminal inserts and deletes lines, so the rows step aside")
    }
    let name = term.isEmpty ? "without TERM" : "with TERM=\(term)"
    return (.inline, "\(name) it is not known whether lines can be inserted")
  }
}
