// `toast --reset`: repairs a terminal that a killed program left behind: its modes, the cursor, the
// mouse, the alternate screen.

import Drawing
package import Options
import Terminal

package enum TerminalReset {
  /// Repairs the terminal that `settings` name, or the own one; throws where it is missing or cannot be written to.
  package static func run(_ settings: Settings, in environment: ProgramEnvironment) throws(Failure)
  {
    guard let terminal = try environment.terminal(settings) else {
      throw Failure("--reset: there is no terminal to repair", status: Failure.noTerminal)
    }
    do throws(TerminalError) {
      try terminal.makeSane()
      try terminal.write(environment.kind.isDumb ? [] : bytes)
    } catch {
      throw Failure(error)
    }
  }

  /// Everything that any program of this kind may have set, undone.
  ///
  /// Leaving the alternate screen moves the cursor to where it once was saved, which is anywhere
  /// when that screen was not on: from the last row on nothing is overwritten.
  static var bytes: [UInt8] {
    var out = Sequences()
    out.set(.synchronizedOutput, false)
    for mode in [
      Sequences.Mode.mouseSGR, .mouseButtons, .mouseDrag, .mouseMotion, .focus, .bracketedPaste,
    ] {
      out.set(mode, false)
    }
    out.set(.alternateScreen, false)
    out.resetScrollRegion()
    out.useGraphics(false)
    out.resetPen()
    out.set(.autoWrap, true)
    out.set(.cursor, true)
    out.down(999)
    out.append([13, 10])
    return out.bytes
  }
}
