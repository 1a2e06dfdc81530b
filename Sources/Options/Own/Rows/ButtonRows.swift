// Options about the buttons of a box. They only collect what is said, since the buttons are known when the whole line
// has been read.

import Values

extension OwnGrammar {
  static let buttonRows: [Option] = [
    label("ok-label", .ok, "Write TEXT on button OK"),
    label("cancel-label", .cancel, "Write TEXT on button Cancel"),
    label("yes-label", .yes, "Write TEXT on button Yes"),
    label("no-label", .no, "Write TEXT on button No"),
    label("extra-label", .extra, "Add a button Extra that is labelled TEXT"),
    label("help-label", .help, "Add a button Help that is labelled TEXT"),
    Option("no-cancel", boxes: .having(.cancel), "Have no Cancel button") {
      $0.buttons.lacksCancel = true
      $0.buttons.lacksCancelByLine = !$0.readsDefaults
    },
    Option(
      "button", .text("NAME[:CODE][=LABEL]"), boxes: .ownButtons, isRepeatable: true,
      "Have buttons of your own instead of the usual ones",
      """
      May be given more than once, from left to right. NAME, of ASCII letters, digits, '-', '_' and '.', is \
      what is reported; LABEL, or else NAME, stands on the button. The exit code is CODE, from 0 to 63; \
      without it the first --button has 10, the second 11 and so on. A button that is called ok, cancel, \
      yes, no, extra or help is that usual button, with its code and its word unless others are given. A value is \
      written with every button but Cancel, No and Help.
      """
    ) { (builder, value) throws(UsageError) in builder.buttons.own.append(try value.ownButton()) },
    Option(
      "default", .text("NAME"), boxes: .ownButtons, "Give button NAME the focus first",
      """
      In a box for a value Enter in the list or field presses it, unless it gives up or asks for help. \
      Without it that is the first button, OK or Yes, or the first that is not marked by --danger. Names of \
      buttons, here and in other options, are those that are reported, in any case; never the labels.
      """
    ) { $0.buttons.first = $1 },
    Option(
      "danger", .text("NAME"), boxes: .ownButtons, isRepeatable: true,
      "Mark button NAME as one that destroys something",
      """
      It is shown in the color of a warning, never has the focus first, and its underlined letter only gives it \
      the focus. May be given more than once.
      """
    ) { $0.buttons.dangers.append($1) },
    Option("no-mouse", boxes: .buttonBoxes, "Leave the mouse to the terminal") {
      $0.settings.usesMouse = false
    },
  ]

  private static func label(_ name: String, _ button: ButtonName, _ summary: String) -> Option {
    Option(
      name, .text("TEXT"), boxes: .having(button), summary,
      "Where TEXT is empty, the usual word in the language of the person stands there."
    ) { $0.buttons.labels.append(ButtonOptions.Label(button: button, value: $1)) }
  }
}
