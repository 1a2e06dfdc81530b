// How it is shown what a message is about: colours, marks and words.

package import Drawing
package import Options
package import Text

extension Severity {
  /// The colour of a box's frame and icon, on the terminal's own ground; nil for the usual ones.
  package func boxAccent(in look: Look) -> Color? {
    color(look, fixed: (.palette(32), .palette(64), .palette(136), .palette(167)))
  }

  /// The colour of a toast's icon and edge; nil for those of the panel.
  package func accent(in look: Look) -> Color? {
    if look.symbols == .console { return color(look, fixed: nil) }
    return color(look, fixed: (.palette(117), .palette(114), .palette(221), .palette(210)))
  }

  /// One of four fixed colours where the terminal has them, or else one of the person's own.
  private func color(
    _ look: Look, fixed: (info: Color, success: Color, warning: Color, error: Color)?
  ) -> Color? {
    let own: (info: Color, success: Color, warning: Color, error: Color) =
      (.palette(4), .palette(2), .palette(3), .palette(1))
    if look.colors == .none { return nil }
    let colors = look.colors > .sixteen ? fixed ?? own : own
    return switch self {
    case .none: nil
    case .info: colors.info
    case .success: colors.success
    case .warning: colors.warning
    case .error: colors.error
    }
  }

  /// A mark of one cell that no terminal takes for an emoji; nil for none.
  package func icon(in look: Look) -> String? {
    if !look.hasMarks { return nil }
    let isConsole = look.symbols == .console
    return switch self {
    case .none: nil
    case .info: "i"
    case .success: isConsole ? "√" : "✓"
    case .warning: "!"
    case .error: isConsole ? "x" : "✗"
    }
  }
}

extension Words {
  package func word(for severity: Severity) -> String? {
    switch severity {
    case .none: nil
    case .info: info
    case .success: success
    case .warning: warning
    case .error: error
    }
  }
}
