// Options that only toasts have.

extension OwnGrammar {
  static let toastRows: [Option] = [
    Option(
      "action", .text("NAME[:CODE][=LABEL]"), boxes: .of(.toast), isRepeatable: true,
      "Offer a key; write NAME when it is pressed",
      """
      The key is a letter of LABEL, or else of NAME, and is shown. NAME is written as the value of a box is, and \
      the exit code is 0 or CODE, from 0 to 63. A toast that nobody answers ends with 5 when its time has run \
      out, and with 6 on Esc. Keys are read from the first frame on, and only those of the toast: with the first \
      other key it stops to listen, and what is typed is for the shell afterwards. With a single action nothing \
      of it is lost but an Enter, and its key is not heard with Shift; with more, the one key that stopped it is lost. \
      Where something was typed ahead already, or another job or a box has the terminal, the toast does not listen at \
      all. May be given more than once.
      """
    ) { (builder, value) throws(UsageError) in builder.buttons.own.append(try value.ownButton()) },
    Option(
      "wait", boxes: .of(.toast), "End at any key, and report the ending",
      """
      The exit code is 0 for a key, 6 for Esc, 5 when the time has run out. The key is read, and nothing behind \
      it. As with --action, no key is read where something was typed ahead.
      """
    ) { $0.settings.toast.waits = true },
    Option(
      "percent", .text("N"), boxes: .of(.toast), "Draw a bar for N percent of something",
      "N is rounded; less than 0 counts as 0, more than 100 as 100. A terminal known to show progress in its own frame (OSC 9;4) does so meanwhile."
    ) { (builder, value) throws(UsageError) in builder.settings.toast.percent = try value.percent()
    },
    Option(
      "countdown", boxes: .of(.toast), "Show the time that is left in the lower edge",
      "Where nothing may move, it changes once a second."
    ) { $0.settings.toast.hasCountdown = true },
    Option(
      "icon", .text("TEXT"), boxes: .toasts, "Put TEXT before the message instead of the icon",
      "At most 12 cells of it are shown. An empty TEXT leaves the icon out."
    ) { $0.settings.toast.icon = $1.bytes },
    Option(
      "notify", boxes: .toasts, "Ask the terminal for a desktop notification, too",
      """
      kitty (OSC 99), foot and Ghostty (OSC 777), iTerm2 and WezTerm (OSC 9) have them; others are sent nothing, \
      and it has no effect there. Inside of tmux the option allow-passthrough must be on, except where the toast \
      is drawn over tmux. With --run it comes when the command has ended, and tells whether it went well and how long \
      it took. Nothing is sent from the background.
      """
    ) { $0.settings.toast.notifies = true },
    Option(
      "bell", boxes: .toasts, "Ring the terminal's bell, too",
      "Once, when the toast comes, or with --run when the command has ended."
    ) { $0.settings.toast.rings = true },
  ]
}

extension OptionValue {
  fileprivate func percent() throws(UsageError) -> Int {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let isNumber = digits.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x2E }
    guard isNumber, let number = Double(text) else {
      throw error("it must be a number from 0 to 100")
    }
    return Int(min(max(number, 0), 100).rounded())
  }
}
