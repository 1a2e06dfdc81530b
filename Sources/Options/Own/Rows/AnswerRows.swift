// Options that say in which form and to where an answer is reported.

extension OwnGrammar {
  static let answerRows: [Option] = [
    Option(
      "id", .text("NAME"), boxes: .all, "Name it: to replace a toast, for prepared answers",
      """
      NAME has only ASCII letters, digits, '-', '_' and '.'. A toast takes the place of the one of that name on \
      its terminal, be it seen or waiting. See FILES for prepared answers.
      """
    ) { (builder, value) throws(UsageError) in builder.settings.id = try value.name() },
    Option(
      "print", boxes: .plainBoxes, "Write the name of the pressed button always",
      "By itself only --alert writes it, and not to a terminal. The last of --print and --quiet wins."
    ) { $0.settings.verbosity = .always },
    Option(
      "quiet", short: "q", boxes: .all.subtracting(.valueBoxes),
      "Write no name, and no line without a terminal",
      "The exit code still tells the answer."
    ) { $0.settings.verbosity = .never },
    Option(
      "json", boxes: [.of(.toast), .buttonBoxes, .history],
      "Write one JSON object, whatever the ending",
      """
      With --history it is one for each toast. It has the members box, id where one was given, status, code and, where \
      one was pressed, button. The status is ok for OK and Yes, no for Cancel and No, help, extra, button for one of \
      your own, esc for Esc, timeout when the time ran out, also where a button was taken for that, and empty where \
      there were no rows. A value stands in value, several in values; where one is not UTF-8, valueBase64 or \
      valuesBase64 have the bytes and the others a repaired form. The last of --json and --shell wins.
      """
    ) { $0.settings.format = .json },
    Option(
      "shell", .text("PREFIX", isOptional: true), boxes: [.of(.toast), .buttonBoxes],
      "Write name='value' lines for eval",
      """
      The names are those of the members of --json after PREFIX, or after toast_: toast_status, toast_code, \
      toast_button, toast_value; with --multiple toast_count and toast_value_1, toast_value_2 and so on. The last line \
      is (exit CODE); with --layout the names are those of its controls, without a prefix unless one is given. So in eval \
      "$(toast --alert --shell "Go?")" && act the command act follows only OK.
      """
    ) { (builder, value) throws(UsageError) in
      // The names of a layout are the caller's own.
      let isBare = builder.purpose == .layouts && value.bytes.isEmpty
      builder.settings.format = .shell(prefix: isBare ? "" : try value.shellPrefix())
    },
    Option(
      "print0", short: "0", boxes: [.of(.toast), .buttonBoxes],
      "End what is written with NUL, not a line break",
      "Rows that are read end with NUL too then."
    ) { $0.settings.endsWithNUL = true },
    Option(
      "output", .file("FILE|fd:N"), boxes: [.of(.toast), .buttonBoxes],
      "Write the answer to FILE or to descriptor N",
      "It is opened before anything is shown. The output - is standard output. A toast has an answer with --action and --wait."
    ) { (builder, value) throws(UsageError) in
      builder.settings.output = try value.output()
      builder.outputsByLine = !builder.readsDefaults
    },
  ]
}
