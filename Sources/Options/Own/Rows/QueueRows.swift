// Options that say how a toast gets along with other toasts of its terminal and with its caller.

extension OwnGrammar {
  static let queueRows: [Option] = [
    Option(
      "stack", .text("N"), boxes: .of(.toast), "Be seen together with up to N - 1 others",
      """
      Toasts of one terminal are shown one after the other, whichever scripts they come from. Where all that are \
      seen allow it, there are up to N at once, one next to the other, and the last one tells how many more wait. \
      That takes a terminal multiplexer, or the bottom of the screen. There, one that has stood four seconds lets \
      others be seen beside it in any case, so that a reminder holds up nobody. Of those that wait for keys there is \
      one at a time. Equal ones that wait become one that tells how many it stands for. Of more than a hundred that \
      wait the oldest are left to the history, which the next one tells, but none that has an --id, is critical or \
      waits for a key.
      """
    ) { (builder, value) throws(UsageError) in builder.settings.stack = try value.count(from: 1) },
    Option(
      "urgency", .choice("LEVEL", ["low", "normal", "critical"]), boxes: .of(.toast),
      "Say how soon it must be shown, of those that wait",
      """
      A critical one is the next, one of low urgency gives way to all others. What is seen already is not cut short.
      """
    ) { (builder, value) throws(UsageError) in
      builder.settings.urgency = try value.choice(Urgency.self)
    },
    Option(
      "detach", boxes: .of(.toast), "Let the caller go on at once",
      """
      In a terminal multiplexer the toast is shown all the same. Elsewhere nothing can be laid over a screen on which \
      others write: where the shell has the hook of --shell-hook, it is a line before the next prompt; a terminal that \
      has notifications of the desktop shows one; otherwise it is dropped. --doctor tells which. The exit code is 0.
      """
    ) {
      $0.settings.isDetached = true
      $0.detachesByLine = $0.detachesByLine || !$0.readsDefaults
    },
  ]
}
