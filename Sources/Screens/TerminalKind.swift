// What the environment says about the terminal. The terminal itself is not asked: over a slow line its
// answer would come too late and end up at the prompt. Terminfo is not read: it is often missing or wrong
// on remote machines, and all terminals in use share the ECMA-48 sequences. The differences are listed here.

package import Drawing
package import Options
package import Text

/// The environment variables by name; invalid UTF-8 in a value is repaired.
package typealias Variables = (String) -> String?

package struct TerminalKind: Equatable, Sendable {
  /// `TERM`; empty when unset.
  package let term: String
  package let isTmux: Bool
  package let isScreen: Bool
  package let isRemote: Bool
  /// Whether a box that started this program is already on the alternate screen.
  package let isNested: Bool

  package init(_ variables: Variables) {
    term = variables("TERM") ?? ""
    // The inner multiplexer inherits the outer one's variable; where TERM does not tell which is the inner one, the less capable
    // one is assumed.
    let (hasTmux, hasScreen) = (Self.isSet("TMUX", variables), Self.isSet("STY", variables))
    isTmux = hasTmux && !(hasScreen && term.begins("screen"))
    isScreen = !isTmux && (hasScreen || term.begins("screen"))
    isRemote = variables("SSH_CONNECTION") != nil || variables("SSH_TTY") != nil
    isNested = variables("TOAST_ALT") == "1"
  }

  package static func isSet(_ name: String, _ variables: Variables) -> Bool {
    variables(name).map { !$0.isEmpty } ?? false
  }

  /// Whether the cursor cannot be placed, so that only lines can be written.
  package var isDumb: Bool { term == "dumb" || term == "unknown" }

  package var isLinuxConsole: Bool { term == "linux" || term.begins("linux-") }

  /// Whether it inserts and deletes lines (IL, DL) and scrolls by index (IND).
  ///
  /// The VT100 has no IL and DL; unknown terminals are assumed to lack them.
  package var insertsLines: Bool {
    isLinuxConsole || isScreen || followsXterm || term.begins("vt2")
  }

  /// Whether mode 1049 switches to a separate screen.
  ///
  /// By default GNU screen ignores it, as does the Linux console before kernel 6.18.20; drawing would destroy what is shown.
  package var hasAlternateScreen: Bool { followsXterm }

  /// Whether to mark frames as wholes (mode 2026); these terminals ignore it where they do not support it.
  package var takesPrivateModes: Bool { followsXterm || isScreen }

  /// Whether pastes are marked (mode 2004); GNU screen before version 5 and the Linux console do not mark them.
  package var marksPastes: Bool { followsXterm }

  private static let xtermLike = [
    "xterm", "tmux", "kitty", "foot", "alacritty", "rxvt", "st-", "stterm", "mlterm", "wezterm",
    "ghostty", "contour", "konsole", "gnome", "vte", "putty", "iterm", "mintty", "rio", "eterm",
    "nsterm", "zutty", "cygwin",
  ]

  private var followsXterm: Bool {
    if isTmux, !isDumb { return true }
    let name = term.inSmallLetters
    return name == "st" || Self.xtermLike.contains { name.begins($0) }
  }

  /// Whether it shows UTF-8 whatever the locale says.
  var isAlwaysUTF8: Bool {
    ["xterm-kitty", "foot", "alacritty", "xterm-ghostty", "ghostty", "wezterm"].contains {
      term.begins($0)
    }
  }

  /// Whether it treats an emoji sequence as one character, as UAX #29 does.
  package var joinsClusters: Bool {
    !isTmux && !isScreen
      && ["xterm-kitty", "foot", "xterm-ghostty", "ghostty", "contour"].contains {
        term.begins($0)
      }
  }

  /// Whether it has the DEC special graphics set.
  var hasLineDrawing: Bool { isLinuxConsole || isScreen || followsXterm || term.begins("vt") }
}

extension TerminalKind {
  /// How many colours may be used.
  ///
  /// The command line decides first, then NO_COLOR (no-color.org), FORCE_COLOR (force-color.org), CLICOLOR_FORCE and
  /// CLICOLOR (bixense.com/clicolors), then what the terminal supports.
  package func colors(_ mode: ColorMode, _ variables: Variables) -> ColorDepth {
    switch mode {
    case .never: return .none
    case .always: return max(.sixteen, ownColors(variables))
    case .auto: break
    }
    if Self.isSet("NO_COLOR", variables) { return .none }
    if let value = variables("FORCE_COLOR"), !value.isEmpty {
      switch value {
      case "0", "false": return .none
      case "2": return .palette
      case "3": return .full
      default: return max(.sixteen, ownColors(variables))
      }
    }
    if let value = variables("CLICOLOR_FORCE"), !value.isEmpty, value != "0" {
      return max(.sixteen, ownColors(variables))
    }
    if variables("CLICOLOR") == "0" { return .none }
    return ownColors(variables)
  }

  private func ownColors(_ variables: Variables) -> ColorDepth {
    if isDumb { return .none }
    if let value = variables("COLORTERM"), value == "truecolor" || value == "24bit" { return .full }
    let fullByTerm = ["kitty", "foot", "alacritty", "ghostty", "wezterm", "contour", "iterm"]
    if !isTmux, fullByTerm.contains(where: { term.includes($0) }) || term.ends("-direct") {
      return .full
    }
    if !isTmux, let program = variables("TERM_PROGRAM"),
      ["iTerm.app", "WezTerm", "vscode", "ghostty"].contains(program)
    {
      return .full
    }
    if variables("WT_SESSION") != nil { return .full }
    if term.includes("256color") || isTmux { return .palette }
    if term.begins("vt1") || term.begins("vt2") || term.begins("vt3") { return .none }
    return .sixteen
  }

  /// The encoding of output, from the locale.
  package func encoding(_ variables: Variables) -> Encoding {
    if isAlwaysUTF8 { return .utf8 }
    switch Self.codeset(of: Self.locale("LC_CTYPE", variables)) {
    case "utf8": return .utf8
    case "iso88591", "iso885915": return .latin1
    default: return .ascii
    }
  }

  /// The character set of a locale (`de_DE.ISO-8859-1@euro`, macOS's bare `UTF-8`), in lower case and without `-` and `_`.
  private static func codeset(of locale: String) -> String {
    let bytes = locale.utf8
    let start = bytes.firstIndex(of: UInt8(ascii: ".")).map(bytes.index(after:)) ?? bytes.startIndex
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "@")) ?? bytes.endIndex
    let letters = String(decoding: bytes[start..<end], as: UTF8.self).inSmallLetters.utf8
    return String(
      decoding: letters.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }, as: UTF8.self
    )
  }

  /// The locale of a category: the first non-empty of LC_ALL, the category's own variable and LANG (POSIX 8.2).
  package static func locale(_ category: String, _ variables: Variables) -> String {
    for name in ["LC_ALL", category, "LANG"] {
      if let value = variables(name), !value.isEmpty { return value }
    }
    return ""
  }

  /// The colours, symbols and encoding to draw with.
  package func look(_ settings: Settings, _ variables: Variables) -> Look {
    let encoding = encoding(variables)
    let symbols: SymbolSet =
      if settings.isASCII || isDumb {
        .ascii
      } else if encoding == .utf8 {
        // Old CJK setups draw lines two cells wide.
        isLinuxConsole ? .console : settings.ambiguousIsWide ? .ascii : .full
      } else {
        hasLineDrawing ? .decGraphics : .ascii
      }
    return Look(
      colors: colors(settings.colorMode, variables), symbols: symbols, encoding: encoding)
  }

  package func textRules(_ settings: Settings, _ look: Look) -> TextRules {
    var rules = TextRules()
    rules.repertoire = look.encoding.repertoire
    rules.ambiguousIsWide = settings.ambiguousIsWide
    rules.simplifiesClusters = !joinsClusters
    return rules
  }

  /// Whether animations are allowed.
  package func moves(_ variables: Variables) -> Bool {
    !isLinuxConsole && !isDumb && variables("TOAST_MOTION") != "0"
  }
}

extension TerminalKind {
  /// How long a lone ESC waits for the rest of a key's sequence: ESCDELAY in milliseconds, as in ncurses, or else the longest
  /// expected gap between the bytes of one key.
  package func escapeDelay(_ variables: Variables) -> Duration {
    if let value = variables("ESCDELAY"), let milliseconds = Int(value),
      (0...10_000).contains(milliseconds)
    {
      return .milliseconds(milliseconds)
    }
    return .milliseconds(isRemote || isTmux || isScreen ? 100 : 25)
  }
}

/// Byte-wise comparison: loading the Unicode tables for the standard library's comparison takes longer than everything else here.
extension String {
  fileprivate func begins(_ part: String) -> Bool { utf8.starts(with: part.utf8) }

  fileprivate func ends(_ part: String) -> Bool {
    utf8.count >= part.utf8.count && utf8.suffix(part.utf8.count).elementsEqual(part.utf8)
  }

  fileprivate func includes(_ part: String) -> Bool {
    var rest = utf8[...]
    while rest.count >= part.utf8.count {
      if rest.starts(with: part.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  fileprivate var inSmallLetters: String {
    String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
