// `toast --reset`: repairs a terminal that a killed program left behind: its modes, keys, cursor, mouse, margins, alternate screen.

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
      try terminal.write(environment.kind.isDumb ? [] : bytes(on: environment.kind))
    } catch {
      throw Failure(error)
    }
  }

  /// Everything that a program may have set, undone.
  ///
  /// Whether the alternate screen is on is not asked. Where it is not, leaving it moves the cursor to where it once was saved, which
  /// is anywhere, and may bring saved modes back: these are reset behind it, and from the last row on nothing is overwritten.
  static func bytes(on kind: TerminalKind) -> [UInt8] {
    var out = Sequences()
    out.set(.synchronizedOutput, false)
    out.stopReports()
    out.set(.bracketedPaste, false)
    // Old Linux consoles would show a part of what they do not know.
    if !kind.isLinuxConsole {
      out.endLink()
      out.resetKeys()
    }
    out.set(.alternateScreen, false)
    if !kind.isLinuxConsole { out.resetKeys() }
    out.resetText()
    out.resetPen()
    out.set(.autoWrap, true)
    out.set(.cursor, true)
    if kind.isLinuxConsole { out.resetConsoleCursorShape() } else { out.resetCursorShape() }
    out.down(999)
    out.append([13, 10])
    return out.bytes
  }
}
