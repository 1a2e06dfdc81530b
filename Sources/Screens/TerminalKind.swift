// What the environment tells about the terminal. Nothing is asked of the terminal itself: answers
// would come late over a slow line and end up at the prompt. Terminfo is not read either: it is
// often missing or wrong at the far end of a connection, while every terminal in use takes the same
// ECMA-48 sequences. What differs is listed here.

package import Drawing
package import Options
package import Text

/// What the environment says, by name; values that are not UTF-8 come repaired.
package typealias Variables = (String) -> String?

/// A terminal, as far as its environment describes it.
package struct TerminalKind: Equatable, Sendable {
  /// `TERM`; empty when unset.
  package let term: String
  /// Inside tmux.
  package let isTmux: Bool
  /// Inside GNU screen.
  package let isScreen: Bool
  /// At the far end of an SSH connection.
  package let isRemote: Bool
  /// Whether a box that started this program has already switched to the alternate screen.
  package let isNested: Bool

  /// What the environment tells about the terminal.
  package init(_ variables: Variables) {
    term = variables("TERM") ?? ""
    // The inner multiplexer inherits the variable of the outer one; where TERM does not tell which is the inner one, the less
    // capable one is assumed.
    let (hasTmux, hasScreen) = (Self.isSet("TMUX", variables), Self.isSet("STY", variables))
    isTmux = hasTmux && !(hasScreen && term.begins("screen"))
    isScreen = !isTmux && (hasScreen || term.begins("screen"))
    isRemote = variables("SSH_CONNECTION") != nil || variables("SSH_TTY") != nil
    isNested = variables("TOAST_ALT") == "1"
  }

  /// Whether a variable has a value that is not empty.
  package static func isSet(_ name: String, _ variables: Variables) -> Bool {
    variables(name).map { !$0.isEmpty } ?? false
  }

  /// Whether only lines can be written, since the cursor cannot be placed.
  package var isDumb: Bool { term == "dumb" || term == "unknown" }

  /// The console of the Linux kernel.
  package var isLinuxConsole: Bool { term == "linux" || term.begins("linux-") }

  /// Families that insert and delete lines (IL, DL) and index (IND).
  ///
  /// The VT100 has no IL and DL, and of a name nobody knows nothing is assumed.
  package var insertsLines: Bool {
    isLinuxConsole || isScreen || followsXterm || term.begins("vt2")
  }

  /// Whether mode 1049 gives a screen of its own.
  ///
  /// GNU screen ignores it as delivered, the Linux console did so before kernel 6.18.20, and there
  /// drawing would destroy what is shown.
  package var hasAlternateScreen: Bool { followsXterm }

  /// Whether frames may be marked as wholes (mode 2026), which unknowing terminals of this kind
  /// ignore.
  package var takesPrivateModes: Bool { followsXterm || isScreen }

  /// Whether pastes come marked (mode 2004): neither GNU screen before version 5 nor the Linux console do it.
  package var marksPastes: Bool { followsXterm }

  /// Names of terminals that follow xterm closely.
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

  /// Terminals that show UTF-8 whatever the locale says.
  var isAlwaysUTF8: Bool {
    ["xterm-kitty", "foot", "alacritty", "xterm-ghostty", "ghostty", "wezterm"].contains {
      term.begins($0)
    }
  }

  /// Terminals that take an emoji sequence for one character, as UAX #29 does.
  package var joinsClusters: Bool {
    !isTmux && !isScreen
      && ["xterm-kitty", "foot", "xterm-ghostty", "ghostty", "contour"].contains {
        term.begins($0)
      }
  }

  /// Terminals with the DEC special graphics set.
  var hasLineDrawing: Bool {
    isLinuxConsole || isScreen || followsXterm || term.begins("vt")
  }
}

extension TerminalKind {
  /// How many colours may be used.
  ///
  /// Order: what the command line says, NO_COLOR (no-color.org), FORCE_COLOR (force-color.org),
  /// CLICOLOR_FORCE and CLICOLOR (bixense.com/clicolors), then what the terminal has.
  package func colors(_ mode: ColorMode, _ variables: Variables) -> ColorDepth {
    switch mode {
    case .never: return .none
    case .always: return max(.sixteen, ownColors(variables))
    case .auto: break
    }
    if let value = variables("NO_COLOR"), !value.isEmpty { return .none }
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

  /// Whether characters go out as UTF-8, by the locale (first non-empty of LC_ALL, LC_CTYPE, LANG).
  package func encoding(_ variables: Variables) -> Encoding {
    if isAlwaysUTF8 { return .utf8 }
    switch Self.codeset(of: Self.locale("LC_CTYPE", variables)) {
    case "utf8": return .utf8
    case "iso88591", "iso885915": return .latin1
    default: return .ascii
    }
  }

  /// The character set that a locale names (`de_DE.ISO-8859-1@euro`, macOS's bare `UTF-8`), in the C library's short
  /// spelling: small letters and digits alone.
  private static func codeset(of locale: String) -> String {
    let bytes = locale.utf8
    let start = bytes.firstIndex(of: UInt8(ascii: ".")).map(bytes.index(after:)) ?? bytes.startIndex
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "@")) ?? bytes.endIndex
    let letters = String(decoding: bytes[start..<end], as: UTF8.self).inSmallLetters.utf8
    return String(
      decoding: letters.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }, as: UTF8.self
    )
  }

  /// The locale of a category: the first non-empty of LC_ALL, the category's own variable and LANG
  /// (POSIX 8.2).
  package static func locale(_ category: String, _ variables: Variables) -> String {
    for name in ["LC_ALL", category, "LANG"] {
      if let value = variables(name), !value.isEmpty { return value }
    }
    return ""
  }

  /// What may be drawn.
  package func look(_ settings: Settings, _ variables: Variables) -> Look {
    let encoding = encoding(variables)
    let symbols: SymbolSet =
      if settings.isASCII || isDumb {
        .ascii
      } else if encoding == .utf8 {
        // Old CJK set-ups draw lines two cells wide.
        isLinuxConsole ? .console : settings.ambiguousIsWide ? .ascii : .full
      } else {
        hasLineDrawing ? .decGraphics : .ascii
      }
    return Look(
      colors: colors(settings.colorMode, variables), symbols: symbols, encoding: encoding)
  }

  /// How text is made fit for the terminal.
  package func textRules(_ settings: Settings, _ look: Look) -> TextRules {
    var rules = TextRules()
    rules.repertoire = look.encoding.repertoire
    rules.ambiguousIsWide = settings.ambiguousIsWide
    rules.simplifiesClusters = !joinsClusters
    return rules
  }

  /// Whether anything may move.
  package func moves(_ variables: Variables) -> Bool {
    !isLinuxConsole && !isDumb && variables("TOAST_MOTION") != "0"
  }
}

extension TerminalKind {
  /// How long a lone ESC waits for the rest of a key's sequence: ESCDELAY in milliseconds as in
  /// ncurses, or else as long as bytes of one key can be apart.
  package func escapeDelay(_ variables: Variables) -> Duration {
    if let value = variables("ESCDELAY"), let milliseconds = Int(value),
      (0...10_000).contains(milliseconds)
    {
      return .milliseconds(milliseconds)
    }
    return .milliseconds(isRemote || isTmux || isScreen ? 100 : 25)
  }
}

/// Comparing names byte by byte. The standard library compares by Unicode's rules, whose tables take longer to load than all the rest
/// here.
extension String {
  /// Whether the string begins with `part`.
  fileprivate func begins(_ part: String) -> Bool { utf8.starts(with: part.utf8) }

  /// Whether the string ends with `part`.
  fileprivate func ends(_ part: String) -> Bool {
    utf8.count >= part.utf8.count && utf8.suffix(part.utf8.count).elementsEqual(part.utf8)
  }

  /// Whether `part` occurs in the string.
  fileprivate func includes(_ part: String) -> Bool {
    var rest = utf8[...]
    while rest.count >= part.utf8.count {
      if rest.starts(with: part.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// The string with ASCII capitals made small.
  fileprivate var inSmallLetters: String {
    String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
