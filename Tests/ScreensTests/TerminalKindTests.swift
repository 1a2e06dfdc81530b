// What the environment tells about the terminal, as tables.

import Drawing
import Options
import Testing
import Text

@testable import Screens

struct TerminalKindTests {
  // MARK: Colours

  static let colors: [(variables: String, depth: ColorDepth)] = [
    ("TERM=xterm", .sixteen), ("TERM=xterm-256color", .palette), ("TERM=xterm-kitty", .full),
    ("TERM=alacritty", .full), ("TERM=foot", .full), ("TERM=wezterm", .full),
    ("TERM=xterm-ghostty", .full), ("TERM=xterm-direct", .full), ("TERM=linux", .sixteen),
    ("TERM=rxvt-unicode", .sixteen), ("TERM=screen", .sixteen), ("TERM=vt100", .none),
    ("TERM=vt220", .none), ("TERM=dumb", .none), ("TERM=unknown", .none), ("", .sixteen),
    ("TERM=xterm COLORTERM=truecolor", .full), ("TERM=xterm COLORTERM=24bit", .full),
    ("TERM=xterm COLORTERM=yes", .sixteen), ("TERM=dumb COLORTERM=truecolor", .none),
    ("TERM=screen TMUX=/tmp/x", .palette), ("TERM=tmux-256color TMUX=/tmp/x", .palette),
    ("TERM=tmux-256color TMUX=/tmp/x COLORTERM=truecolor", .full),
    ("TERM=xterm-256color TERM_PROGRAM=iTerm.app", .full),
    ("TERM=xterm-256color TERM_PROGRAM=vscode", .full),
    ("TERM=xterm-256color TERM_PROGRAM=Apple_Terminal", .palette),
    ("TERM=xterm-256color WT_SESSION=1", .full),
    // The order of what people ask for.
    ("TERM=xterm NO_COLOR=1", .none), ("TERM=xterm NO_COLOR=", .sixteen),
    ("TERM=xterm NO_COLOR=1 FORCE_COLOR=3 CLICOLOR_FORCE=1 COLORTERM=truecolor", .none),
    ("TERM=xterm FORCE_COLOR=0", .none), ("TERM=xterm FORCE_COLOR=false", .none),
    ("TERM=dumb FORCE_COLOR=1", .sixteen), ("TERM=xterm FORCE_COLOR=2", .palette),
    ("TERM=xterm FORCE_COLOR=3", .full), ("TERM=xterm FORCE_COLOR=true", .sixteen),
    ("TERM=xterm-256color FORCE_COLOR=true", .palette), ("TERM=xterm FORCE_COLOR=", .sixteen),
    ("TERM=xterm FORCE_COLOR=0 CLICOLOR_FORCE=1", .none),
    ("TERM=vt100 CLICOLOR_FORCE=1", .sixteen), ("TERM=vt100 CLICOLOR_FORCE=0", .none),
    ("TERM=xterm CLICOLOR=0", .none), ("TERM=xterm CLICOLOR=1", .sixteen),
    ("TERM=xterm CLICOLOR=0 CLICOLOR_FORCE=1", .sixteen),
  ]

  @Test(arguments: colors)
  func `colours follow what people ask for, then the terminal`(
    row: (variables: String, depth: ColorDepth)
  ) {
    #expect(kind(row.variables).colors(.auto, environment(row.variables)) == row.depth)
  }

  @Test(arguments: ["TERM=xterm NO_COLOR=1", "TERM=dumb", "TERM=xterm FORCE_COLOR=0", ""])
  func `the command line wins over every variable`(variables: String) {
    #expect(kind(variables).colors(.always, environment(variables)) == .sixteen)
    #expect(kind("TERM=xterm FORCE_COLOR=3").colors(.never, environment("FORCE_COLOR=3")) == .none)
  }

  // MARK: Characters

  static let encodings: [(variables: String, encoding: Encoding)] = [
    ("LANG=en_US.UTF-8", .utf8), ("LANG=de_DE.utf8", .utf8), ("LANG=C.UTF-8", .utf8),
    ("LANG=C", .ascii), ("LANG=POSIX", .ascii), ("", .ascii), ("LANG=", .ascii),
    ("LANG=de_DE.ISO-8859-1", .latin1),
    ("LANG=de_DE.ISO8859-1", .latin1), ("LANG=de_DE.ISO-8859-15@euro", .latin1),
    ("LANG=ja_JP.eucJP", .ascii), ("LC_ALL=C LANG=en_US.UTF-8", .ascii),
    ("LC_ALL= LC_CTYPE=en_US.UTF-8 LANG=C", .utf8), ("LC_CTYPE=C LANG=en_US.UTF-8", .ascii),
    ("LC_MESSAGES=en_US.UTF-8", .ascii), ("LC_ALL=en_US.UTF-8 LC_CTYPE=C LANG=C", .utf8),
    ("TERM=xterm-kitty LANG=C", .utf8), ("TERM=foot", .utf8), ("TERM=alacritty LC_ALL=C", .utf8),
    ("TERM=xterm LANG=C", .ascii),
  ]

  @Test(arguments: encodings)
  func `characters go out as the locale says`(row: (variables: String, encoding: Encoding)) {
    #expect(kind(row.variables).encoding(environment(row.variables)) == row.encoding)
  }

  @Test func `a locale in the C library's own spelling is that locale`() {
    // `locale -a` of glibc prints this spelling.
    #expect(kind("").encoding(environment("LANG=de_DE.iso88591")) == .latin1)
    #expect(kind("").encoding(environment("LANG=de_DE.iso885915@euro")) == .latin1)
  }

  @Test func `ISO 8859-2 and its like are not ISO 8859-1`() {
    for number in [2, 5, 7, 9, 10, 13, 14, 16] {
      let variables = environment("LANG=xx.ISO-8859-\(number)")
      #expect(kind("").encoding(variables) == .ascii, "\(number)")
    }
  }

  static let looks: [(variables: String, line: String, symbols: SymbolSet)] = [
    ("TERM=xterm LANG=C.UTF-8", "--alert x", .full),
    ("TERM=linux LANG=C.UTF-8", "--alert x", .console),
    ("TERM=xterm LANG=C", "--alert x", .decGraphics),
    ("TERM=linux LANG=C", "--alert x", .decGraphics),
    ("TERM=vt100", "--alert x", .decGraphics), ("TERM=screen", "--alert x", .decGraphics),
    ("TERM=ansi", "--alert x", .ascii), ("", "--alert x", .ascii),
    ("LANG=C.UTF-8", "--alert x", .full), ("TERM=dumb LANG=C.UTF-8", "--alert x", .ascii),
    ("TERM=xterm LANG=C.UTF-8", "--alert --ascii x", .ascii),
    ("TERM=xterm LANG=C.UTF-8", "--alert --ambiguous wide x", .ascii),
  ]

  @Test(arguments: looks)
  func `symbols are those that the terminal has`(
    row: (variables: String, line: String, symbols: SymbolSet)
  ) throws {
    let look = kind(row.variables).look(
      try box(row.line).settings, environment(row.variables))
    #expect(look.symbols == row.symbols)
  }

  @Test func `text is made fit for the encoding`() throws {
    let settings = try box("--alert --ambiguous wide x").settings
    for (variables, repertoire) in [
      ("LANG=C.UTF-8", Repertoire.unicode), ("LANG=de_DE.ISO-8859-1", .latin1), ("LANG=C", .ascii),
    ] {
      let kind = kind(variables)
      let rules = kind.textRules(settings, kind.look(settings, environment(variables)))
      #expect(rules.repertoire == repertoire)
      #expect(rules.ambiguousIsWide)
    }
  }

  // MARK: Abilities

  struct Abilities: Sendable {
    let variables: String
    var insertsLines = true
    var hasAlternateScreen = true
    var takesPrivateModes = true
    var joinsClusters = false
    var moves = true
  }

  static let abilities = [
    Abilities(variables: "TERM=xterm"), Abilities(variables: "TERM=xterm-256color"),
    Abilities(variables: "TERM=xterm-kitty", joinsClusters: true),
    Abilities(variables: "TERM=foot", joinsClusters: true),
    Abilities(variables: "TERM=xterm-ghostty", joinsClusters: true),
    Abilities(variables: "TERM=alacritty"), Abilities(variables: "TERM=st"),
    Abilities(variables: "TERM=st-256color"), Abilities(variables: "TERM=rxvt-unicode-256color"),
    Abilities(variables: "TERM=mlterm"), Abilities(variables: "TERM=vte-256color"),
    Abilities(variables: "TERM=tmux-256color TMUX=/tmp/x"),
    Abilities(variables: "TERM=screen-256color TMUX=/tmp/x"),
    Abilities(variables: "TERM=xterm-kitty TMUX=/tmp/x"),
    Abilities(variables: "TERM=screen", hasAlternateScreen: false),
    Abilities(variables: "TERM=screen.xterm-256color STY=1.x", hasAlternateScreen: false),
    Abilities(
      variables: "TERM=linux", hasAlternateScreen: false, takesPrivateModes: false, moves: false),
    Abilities(
      variables: "TERM=vt220", hasAlternateScreen: false, takesPrivateModes: false),
    Abilities(
      variables: "TERM=vt100", insertsLines: false, hasAlternateScreen: false,
      takesPrivateModes: false),
    Abilities(
      variables: "TERM=ansi", insertsLines: false, hasAlternateScreen: false,
      takesPrivateModes: false),
    Abilities(
      variables: "", insertsLines: false, hasAlternateScreen: false, takesPrivateModes: false),
    Abilities(
      variables: "TERM=dumb", insertsLines: false, hasAlternateScreen: false,
      takesPrivateModes: false, moves: false),
    Abilities(
      variables: "TERM=dumb TMUX=/tmp/x", insertsLines: false, hasAlternateScreen: false,
      takesPrivateModes: false, moves: false),
    Abilities(variables: "TERM=xterm TOAST_MOTION=0", moves: false),
    Abilities(variables: "TERM=xterm TOAST_MOTION=1"),
  ]

  @Test(arguments: abilities)
  func `a terminal can what its family can`(row: Abilities) {
    let kind = kind(row.variables)
    #expect(kind.insertsLines == row.insertsLines)
    #expect(kind.hasAlternateScreen == row.hasAlternateScreen)
    #expect(kind.takesPrivateModes == row.takesPrivateModes)
    #expect(kind.joinsClusters == row.joinsClusters)
    #expect(kind.moves(environment(row.variables)) == row.moves)
  }

  @Test func `GNU screen is not tmux, and a box of ours around is known`() {
    #expect(kind("TERM=screen").isScreen)
    #expect(kind("TERM=xterm STY=1.pts-0").isScreen)
    #expect(!kind("TERM=screen TMUX=/tmp/x").isScreen)
    #expect(!kind("TERM=xterm TMUX=").isTmux)
    // GNU screen inside tmux, and tmux inside GNU screen.
    #expect(kind("TERM=screen.tmux-256color TMUX=/tmp/x STY=1.pts-0").isScreen)
    #expect(kind("TERM=tmux-256color TMUX=/tmp/x STY=1.pts-0").isTmux)
    #expect(kind("TOAST_ALT=1").isNested)
    #expect(!kind("TOAST_ALT=0").isNested)
  }

  static let delays: [(variables: String, milliseconds: Int)] = [
    ("TERM=xterm", 25), ("TERM=xterm SSH_TTY=/dev/pts/1", 100), ("SSH_CONNECTION=x", 100),
    ("TERM=tmux TMUX=/tmp/x", 100), ("TERM=screen", 100), ("TERM=xterm ESCDELAY=500", 500),
    ("SSH_TTY=x ESCDELAY=0", 0), ("TERM=xterm ESCDELAY=soon", 25), ("TERM=xterm ESCDELAY=-1", 25),
    ("TERM=xterm ESCDELAY=10001", 25),
  ]

  @Test(arguments: delays)
  func `a lone Esc waits as long as the way is far`(
    row: (variables: String, milliseconds: Int)
  ) {
    let delay = kind(row.variables).escapeDelay(environment(row.variables))
    #expect(delay == .milliseconds(row.milliseconds))
  }

  @Test func `locales are looked up as POSIX says`() {
    let variables = environment("LC_ALL= LC_MESSAGES=de_DE LANG=fr_FR")
    #expect(TerminalKind.locale("LC_MESSAGES", variables) == "de_DE")
    #expect(TerminalKind.locale("LC_CTYPE", variables) == "fr_FR")
    #expect(TerminalKind.locale("LC_CTYPE", environment("")) == "")
    #expect(TerminalKind.locale("LC_CTYPE", environment("LC_ALL=it LC_CTYPE=fr")) == "it")
  }
}
