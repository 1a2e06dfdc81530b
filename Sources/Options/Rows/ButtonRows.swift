// Options about the buttons of a box. They only collect wishes, since the buttons are known when the whole
// line has been read.

import Values

extension Option {
  /// The rows of section "Buttons".
  static let buttonRows: [Option] = [
    label("ok-label", .ok, owners: [.message, .alert, .valueBoxes], "Write TEXT on button OK"),
    label("cancel-label", .cancel, owners: [.alert, .valueBoxes], "Write TEXT on button Cancel"),
    label("yes-label", .yes, owners: .confirm, "Write TEXT on button Yes"),
    label("no-label", .no, owners: .confirm, "Write TEXT on button No"),
    label("extra-label", .extra, owners: .buttonBoxes, "Add a button Extra that is labelled TEXT"),
    label("help-label", .help, owners: .buttonBoxes, "Add a button Help that is labelled TEXT"),
    Option("no-cancel", owners: [.alert, .valueBoxes], "Have no Cancel button") {
      $0.buttons.lacksCancel = true
      $0.buttons.lacksCancelByLine = !$0.readsDefaults
    },
    Option(
      "button", .text("NAME[:CODE][=LABEL]"), owners: .buttonBoxes, isRepeatable: true,
      "Have buttons of your own instead of the usual ones",
      """
      May be given more than once, from left to right. NAME, of ASCII letters, digits, '-', '_' and '.', is \
      what is reported; LABEL, or else NAME, stands on the button. The exit code is CODE, from 0 to 63; \
      without it the first --button has 10, the second 11 and so on. A button that is called ok, cancel, \
      yes, no, extra or help is that usual button, with its code and its word unless others are given. A value is \
      written with every button but Cancel, No and Help.
      """
    ) { (draft, value) throws(UsageError) in draft.buttons.own.append(try value.ownButton()) },
    Option(
      "default", .text("NAME"), owners: .buttonBoxes, "Give button NAME the focus first",
      """
      In a box for a value Enter in the list or field presses it, unless it gives up or asks for help. \
      Without it that is the first button, OK or Yes, or the first that is not marked by --danger. Names of \
      buttons, here and in other options, are those that are reported, in any case; never the labels.
      """
    ) { (draft, value) throws(UsageError) in
      draft.buttons.first = ButtonWishes.Name(value: value)
    },
    Option(
      "danger", .text("NAME"), owners: .buttonBoxes, isRepeatable: true,
      "Mark button NAME as one that destroys something",
      """
      It is shown in the color of a warning, never has the focus first, and its underlined letter only gives it \
      the focus. May be given more than once.
      """
    ) { (draft, value) throws(UsageError) in
      draft.buttons.dangers.append(ButtonWishes.Name(value: value))
    },
    Option("no-mouse", owners: .buttonBoxes, "Leave the mouse to the terminal") {
      $0.settings.usesMouse = false
    },
  ]

  /// The row that gives a usual button its label.
  private static func label(
    _ name: String, _ button: ButtonName, owners: Owners, _ summary: String
  ) -> Option {
    Option(
      name, .text("TEXT"), owners: owners, summary,
      "Where TEXT is empty, the usual word in the language of the person stands there."
    ) { (draft, value) throws(UsageError) in
      draft.buttons.labels.append(ButtonWishes.Label(button: button, value: value))
    }
  }
}
