// Options that say how a toast or a box looks and how it comes and goes.

extension OwnGrammar {
  static let looksRows: [Option] = [
    Option(
      "style", .choice("STYLE", ["none", "info", "success", "warning", "error"]), boxes: .all,
      "Say what kind of news it is, by icon and color",
      "Where icon or color cannot be shown, the word stands before the message."
    ) { (builder, value) throws(UsageError) in
      builder.settings.severity = try value.choice(Severity.self)
    },
    Option("info", boxes: .all, "Same as --style info") { $0.settings.severity = .info },
    Option("success", boxes: .all, "Same as --style success") { $0.settings.severity = .success },
    Option("warning", boxes: .all, "Same as --style warning") { $0.settings.severity = .warning },
    Option("error", boxes: .all, "Same as --style error") { $0.settings.severity = .error },
    Option(
      "foreground", .text("COLOR", suggesting: { OptionValue.colorNames }), boxes: .all,
      "Write in COLOR: a name, 0-255 or #rrggbb",
      """
      The names are black, red, green, yellow, blue, magenta, cyan and white, each also as bright-black and \
      so on, gray, and default for the color of the terminal. A number is an entry of its palette.
      """
    ) { (builder, value) throws(UsageError) in builder.settings.foreground = try value.color() },
    Option(
      "background", .text("COLOR", suggesting: { OptionValue.colorNames }), boxes: .all,
      "Fill with COLOR, given as for --foreground"
    ) { (builder, value) throws(UsageError) in builder.settings.background = try value.color() },
    Option(
      "set-color", .text("PART=FG/BG", suggesting: { Part.allCases.map { $0.rawValue + "=" } }),
      boxes: .buttonBoxes,
      isRepeatable: true, "Color a part of the box; FG or BG may be empty",
      """
      The parts are screen, box, border, title, text, button, focused, danger, hotkey, scrollbar and countdown. FG and \
      BG are colors as for --foreground. May be given more than once; for the same part the last one wins.
      """
    ) { (builder, value) throws(UsageError) in
      builder.settings.partColors.append(try value.partColors())
    },
    Option(
      "color", .choice("WHEN", ["auto", "always", "never"]), boxes: [.all, .doctor],
      "Say when colors are used",
      "By default, auto, the terminal and the environment decide; see ENVIRONMENT."
    ) { (builder, value) throws(UsageError) in
      builder.settings.colorMode = try value.choice(ColorMode.self)
    },
    Option(
      "no-hints", boxes: .all, "Show no line that says what the keys do",
      "On low screens there is none anyway."
    ) { $0.settings.showsHints = false },
    Option(
      "animation",
      .choice(
        "KIND",
        [
          Choice("scale", for: .toasts), Choice("slide", for: .toasts),
          Choice("pop", for: .buttonBoxes), "fade", "none",
        ]), boxes: .all, "Say how it comes and goes",
      """
      Toasts scale by default, other boxes do not move. A key ends the animation of a box at once. Nothing \
      moves where the environment or the terminal forbids it.
      """
    ) { (builder, value) throws(UsageError) in
      builder.settings.animation = try value.choice(Animation.self)
    },
    Option("ascii", boxes: [.all, .doctor], "Draw with ASCII characters only") {
      $0.settings.isASCII = true
    },
    Option(
      "ambiguous", .choice("WIDTH", ["narrow", "wide"]), boxes: [.all, .doctor],
      "Say how wide characters of ambiguous width are",
      "Unicode leaves their width to the terminal: narrow is one cell, the default, wide is two."
    ) { $0.settings.ambiguousIsWide = $1.text == "wide" },
  ]
}
