// Options that say how long a toast rests and how long a box waits.

extension OwnGrammar {
  static let timeRows: [Option] = [
    Option(
      "duration", .text("TIME", suggesting: { ["short", "long", "forever"] }), boxes: .of(.toast),
      "Rest for TIME, for short (1 s), long (3.5 s) or forever",
      """
      TIME is a number of seconds, which may have a fraction, or a number with a unit: 500ms, 30s, 2m, 1h. \
      Coming and going take their own time. By default a longer message rests longer: 1 second, or 50 \
      milliseconds for each character beyond 20 if that is more, and at most 10 seconds; 10 seconds with \
      --percent below 100, since the next step may take a while. A toast that rests forever ends by a key \
      (--action, --wait), by --close or when another takes its place.
      """
    ) { (builder, value) throws(UsageError) in
      switch value.text {
      case "short": builder.settings.duration = .seconds(1)
      case "long": builder.settings.duration = .milliseconds(3500)
      case "forever": builder.settings.duration = .forever
      default: builder.settings.duration = try value.time(allowingZero: true)
      }
    },
    Option(
      "timeout", .text("TIME"), boxes: .buttonBoxes, "End after TIME without an answer",
      """
      TIME is as for --duration and longer than 0. What is left of it is shown; any key starts it anew. The \
      exit code is 5, unless --timeout-answer names a button.
      """
    ) { (builder, value) throws(UsageError) in
      builder.settings.timeout = try value.time(allowingZero: false)
    },
    Option(
      "timeout-answer", .text("NAME"), boxes: .ownButtons,
      "Press button NAME when the time has run out", "It needs --timeout."
    ) { $0.buttons.timeoutAnswer = $1 },
  ]
}
