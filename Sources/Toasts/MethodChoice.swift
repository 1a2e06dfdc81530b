// How a toast is laid over the screen and taken off again: which ways there are, and which one is
// taken here and why. A way is chosen once, before anything is sent; each lesser way keeps less of
// what was there.

package import Drawing
package import Options

/// A way, and why it was taken.
package struct MethodChoice: Equatable, Sendable {
  /// How the toast is shown.
  package let method: ToastMethod
  /// Why, as the end of a sentence.
  package let reason: String
}

/// What the choice depends on.
package struct MethodFacts: Equatable, Sendable {
  /// What the environment tells about the terminal.
  package var kind: TerminalKind
  /// The terminal's size; nil without a terminal.
  package var size: Size?
  /// The way that `--via` forces.
  package var wanted: ToastMethod?
  /// Whether there is an overlay; nil outside of multiplexers.
  package var overlay: OverlayFinding?

  /// The facts about one toast on one terminal.
  package init(
    kind: TerminalKind, size: Size?, wanted: ToastMethod? = nil, overlay: OverlayFinding? = nil
  ) {
    self.kind = kind
    self.size = size
    self.wanted = wanted
    self.overlay = overlay
  }

  /// Why the way that `--via` forces cannot be taken; nil where it can, or gives way to plain lines.
  package var refusal: String? {
    switch wanted {
    case .overlay:
      switch overlay {
      case .found: return nil
      case .refused(let reason): return reason
      case nil: return "neither TMUX nor STY tells of a multiplexer"
      }
    case .gap, .inline, .plain, nil: return nil
    }
  }
}

extension MethodChoice {
  /// The best way that works here.
  package init(_ facts: MethodFacts) {
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
    } else if size.columns < Viewport.smallestScreen.columns || size.rows < Viewport.smallestScreen.rows {
      self.init(method: .plain, reason: "the screen is smaller than 20x5")
    } else if let wanted = facts.wanted {
      self.init(method: wanted, reason: "--via asks for it")
    } else if !facts.kind.insertsLines {
      let name = facts.kind.term.isEmpty ? "without TERM" : "with TERM=\(facts.kind.term)"
      self.init(method: .inline, reason: "\(name) it is not known whether lines can be inserted")
    } else {
      self.init(method: .gap, reason: "the terminal inserts and deletes lines, so the rows step aside")
    }
  }
}
