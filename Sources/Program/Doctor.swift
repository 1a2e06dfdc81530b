// `toast --doctor`: what was detected about the terminal, which way toasts take here, and why. For
// people who wonder why something looks as it does, and for bug reports.

import Controls
import Drawing
import Options
import Terminal
import Text
import Screens
import Toasts

struct Doctor {
  let settings: Settings
  let environment: ProgramEnvironment

  /// - Throws: a terminal that was named but cannot be had.
  func report() throws(Failure) -> [String] {
    let toasts = ToastDiagnosis(settings, in: environment)
    let terminal = try environment.terminal(settings)
    let kind = environment.kind
    let variables = environment.variables
    let look = kind.look(settings, variables)
    let size = terminal.map { TerminalScreen.size(of: $0) }
    var lines = [("toast", Version.number)]
    lines.append(("terminal", terminal.map(name) ?? "none"))
    if let size { lines.append(("size", "\(size.columns)x\(size.rows)")) }
    if let terminal {
      lines.append(("foreground", terminal.allowsDrawing ? "yes" : "no, nothing is drawn"))
    }
    lines.append(
      ("TERM", kind.term.isEmpty ? "not set, taken for a plain ANSI terminal" : kind.term))
    if let multiplexer = multiplexer { lines.append(("multiplexer", multiplexer)) }
    lines.append(("colors", Self.name(of: look.colors)))
    lines.append(("characters", Self.name(of: look.encoding)))
    lines.append(("symbols", Self.name(of: look.symbols)))
    lines.append(
      ("emoji sequences", kind.joinsClusters ? "as one character" : "reduced to their first emoji"))
    lines.append(("motion", kind.moves(variables) && look.hasFineBlocks ? "yes" : "no"))
    lines.append(("synchronized frames", kind.takesPrivateModes ? "marked, without asking" : "no"))
    lines.append(("language of labels", "\(environment.words.ok), \(environment.words.cancel)"))
    lines.append(("boxes are drawn", boxes))
    lines += toasts.lines(on: terminal)
    return lines.map { "\($0.0): \($0.1)" }
  }

  private func name(_ terminal: TTY) -> String {
    terminal.path.map { String(decoding: $0, as: UTF8.self) } ?? "a device without a name"
  }

  private var boxes: String {
    let kind = environment.kind
    if environment.isPlain(settings) { return "not at all, questions are put as lines" }
    switch kind.stage(settings) {
    case .borrowedScreen: return "on the screen as it is, which the caller repaints"
    case .alternateScreen: return "on the alternate screen"
    default: break
    }
    return settings.screen == .inline
      ? "below the cursor" : "below the cursor, because an alternate screen is not sure here"
  }

  private var multiplexer: String? {
    if environment.kind.isTmux {
      let answer = Child.output(of: [Array("tmux".utf8), Array("-V".utf8)], timeout: .seconds(1))
      guard let answer, answer.ending.status == 0 else { return "tmux" }
      return String(decoding: answer.bytes, as: UTF8.self).filter { !$0.isNewline }
    }
    return environment.kind.isScreen ? "GNU screen" : nil
  }

  private static func name(of depth: ColorDepth) -> String {
    switch depth {
    case .none: "none"
    case .sixteen: "16"
    case .palette: "256"
    case .full: "16 million"
    }
  }

  private static func name(of encoding: Encoding) -> String {
    switch encoding {
    case .utf8: "UTF-8"
    case .latin1: "ISO 8859-1"
    case .ascii: "ASCII, since the locale names no other character set"
    }
  }

  private static func name(of symbols: SymbolSet) -> String {
    switch symbols {
    case .full: "all"
    case .console: "those of the Linux console"
    case .decGraphics: "DEC line drawing"
    case .ascii: "ASCII"
    }
  }
}
