// Options that say how a toast or a box looks and how it comes and goes.

extension Option {
  /// The rows of section "Looks".
  static let looksRows: [Option] = [
    Option(
      "style", .choice("STYLE", ["none", "info", "success", "warning", "error"]), owners: .all,
      "Say what kind of news it is, by icon and color",
      "Where icon or color cannot be shown, the word stands before the message."
    ) { (draft, value) throws(UsageError) in
      draft.settings.severity = try value.choice(Severity.self)
    },
    Option("info", owners: .all, "Same as --style info") { $0.settings.severity = .info },
    Option("success", owners: .all, "Same as --style success") { $0.settings.severity = .success },
    Option("warning", owners: .all, "Same as --style warning") { $0.settings.severity = .warning },
    Option("error", owners: .all, "Same as --style error") { $0.settings.severity = .error },
    Option(
      "foreground", .text("COLOR", suggesting: { Value.colorNames }), owners: .all,
      "Write in COLOR: a name, 0-255 or #rrggbb",
      """
      The names are black, red, green, yellow, blue, magenta, cyan and white, each also as bright-black and \
      so on, gray, and default for the color of the terminal. A number is an entry of its palette.
      """
    ) { (draft, value) throws(UsageError) in draft.settings.foreground = try value.color() },
    Option(
      "background", .text("COLOR", suggesting: { Value.colorNames }), owners: .all,
      "Fill with COLOR, given as for --foreground"
    ) { (draft, value) throws(UsageError) in draft.settings.background = try value.color() },
    Option(
      "set-color", .text("PART=FG/BG", suggesting: { Part.allCases.map { $0.rawValue + "=" } }),
      owners: .buttonBoxes,
      isRepeatable: true, "Color a part of the box; FG or BG may be empty",
      """
      The parts are screen, box, border, title, text, button, focused, danger, hotkey, scrollbar and \
      countdown. FG and BG are colors as for --foreground. May be given more than once; for the same part \
      the last one wins.
      """
    ) { (draft, value) throws(UsageError) in
      draft.settings.partColors.append(try value.partColors())
    },
    Option(
      "color", .choice("WHEN", ["auto", "always", "never"]), owners: [.all, .doctor],
      "Say when colors are used",
      "By default, auto, the terminal and the environment decide; see ENVIRONMENT."
    ) { (draft, value) throws(UsageError) in
      draft.settings.colorMode = try value.choice(ColorMode.self)
    },
    Option(
      "animation",
      .choice(
        "KIND",
        [
          Choice("scale", for: .toasts), Choice("slide", for: .toasts),
          Choice("pop", for: .buttonBoxes), "fade", "none",
        ]), owners: .all, "Say how it comes and goes",
      """
      Toasts scale by default, other boxes do not move. A key ends the animation of a box at once. Nothing \
      moves where the environment or the terminal forbids it.
      """
    ) { (draft, value) throws(UsageError) in
      draft.settings.animation = try value.choice(Animation.self)
    },
    Option("ascii", owners: [.all, .doctor], "Draw with ASCII characters only") {
      $0.settings.isASCII = true
    },
    Option(
      "ambiguous", .choice("WIDTH", ["narrow", "wide"]), owners: [.all, .doctor],
      "Say how wide characters of ambiguous width are",
      "Unicode leaves their width to the terminal: narrow is one cell, the default, wide is two."
    ) { (draft, value) throws(UsageError) in
      draft.settings.ambiguousIsWide = value.text == "wide"
    },
  ]
}
