// How it is shown what a message is about: colours, marks and words.

package import Drawing
package import Options
package import Text

extension Severity {
  /// The colour of a box's frame and icon, on the terminal's own background; nil for the usual ones.
  package var boxAccent: Color? {
    switch self {
    case .none: nil
    case .info: .palette(4)
    case .success: .palette(2)
    case .warning: .palette(3)
    case .error: .palette(1)
    }
  }

  /// The colour of a toast's icon, on the dark panel; nil for the text's own.
  package var accent: Color? {
    switch self {
    case .none: nil
    case .info: .palette(12)
    case .success: .palette(10)
    case .warning: .palette(11)
    case .error: .palette(9)
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
