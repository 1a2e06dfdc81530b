// Options about the terminal, and about doing without one.

extension OwnGrammar {
  static let terminalRows: [Option] = [
    Option(
      "tty", .file("DEVICE"), boxes: [.all, .queue, .doctor, .reset], "Use the terminal DEVICE",
      "Otherwise it is /dev/tty, or the first of the descriptors 2, 1 and 0 that is a terminal."
    ) { (builder, value) throws(UsageError) in builder.settings.terminal = try value.path() },
    Option(
      "plain", boxes: [.all, .doctor], "Ask with plain lines instead of a drawn box",
      "Good for screen readers and for terminals that cannot move the cursor. A toast is one line then."
    ) { $0.settings.isPlain = true },
    Option(
      "via", .choice("WAY", ["overlay", "gap", "inline", "plain"]), boxes: [.toasts, .doctor],
      "Show the toast in the given way only",
      """
      The way overlay draws over everything and has tmux or GNU screen repaint it; gap lets the content of the screen \
      step aside; inline draws below the cursor; plain writes one line to standard error. Otherwise the best one for \
      the terminal is taken; --doctor tells which. With overlay it is an error when the way cannot be had.
      """
    ) { (builder, value) throws(UsageError) in
      builder.settings.method = try value.choice(ToastMethod.self)
    },
    Option(
      "answer", .text("ANSWER"),
      boxes: [.of(.toast), .buttonBoxes.subtracting(.of(.password, .progress))],
      isRepeatable: true,
      "Show nothing and take ANSWER: a button or a value",
      """
      It goes before all other ways to an answer, with and without a terminal. It is the name of a button or an \
      action, or for --choose and --input a value, which is checked as if it were typed. With --multiple it may \
      be given more than once; otherwise the last one wins.
      """
    ) { $0.buttons.answers.append($1) },
    Option(
      "assume-default", boxes: .buttonBoxes.subtracting(.of(.password, .progress)),
      "Without a terminal, take the default: see --default",
      """
      That is the button of --timeout-answer where there is one, or else the one that has the focus first: the first \
      button, OK or Yes, unless --default or --danger say otherwise. With OK goes the row that has the focus first, \
      what is ticked, or the text of --value. A prepared answer goes before it. With a terminal the question is asked.
      """
    ) { $0.settings.assumesDefault = true },
  ]
}
