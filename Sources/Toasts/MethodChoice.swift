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
  /// The facts about one toast on one terminal.
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
  /// The best method that is available.
  init(_ facts: MethodFacts) {
    if facts.wanted ?? .overlay == .overlay, case .found(let overlay) = facts.overlay {
      self.init(method: .overlay, reason: overlay.reason)
      return
    }
    guard let size = facts.size else {
      self.init(method: .plain, reason: "there is no terminal")
      return
    }
    if facts.kind.isDumb {
      self.init(method: .plain, reason: "TERM=\(facts.kind.term) cannot place anything")
    } else if size.columns < Viewport.smallestScreen.columns
      || size.rows < Viewport.smallestScreen.rows
    {
      self.init(method: .plain, reason: "the screen is smaller than 20x5")
    } else if let wanted = facts.wanted {
      self.init(method: wanted, reason: "--via asks for it")
    } else if !facts.kind.insertsLines {
      let name = facts.kind.term.isEmpty ? "without TERM" : "with TERM=\(facts.kind.term)"
      self.init(method: .inline, reason: "\(name) it is not known whether lines can be inserted")
    } else {
      self.init(
        method: .gap, reason: "the terminal inserts and deletes lines, so the rows step aside")
    }
  }
}
