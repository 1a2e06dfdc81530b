// The table of keys for the manual page.

/// Keys of a box and what they do.
package struct KeyMeaning: Sendable {
  /// The names of the keys.
  package let keys: String
  /// What they do, in full sentences.
  package let meaning: String

  /// All keys, in the order of the manual page.
  package static let table: [KeyMeaning] = [
    KeyMeaning(
      keys: "Tab, Shift-Tab, Left, Right",
      meaning: "Give the next or the previous button the focus."),
    KeyMeaning(
      keys: "Enter, Space", meaning: "Press the button that has the focus."),
    KeyMeaning(
      keys: "the underlined letter of a button",
      meaning: "Press that button, or give it the focus when --danger marks it."),
    KeyMeaning(
      keys: "Esc", meaning: "End without an answer; where a message has a single button, press it."),
    KeyMeaning(
      keys: "Up, Down, Page Up, Page Down, Home, End",
      meaning: "Scroll a text that is longer than its box. Without one, Up and Down move the focus."
    ),
    KeyMeaning(
      keys: "Up, Down, Page Up, Page Down, Home, End in a list",
      meaning: "Move from row to row. Disabled rows and separators are passed over."),
    KeyMeaning(
      keys: "letters and digits in a list",
      meaning:
        """
        The key of a row takes it, or ticks it. Other letters find the next row that begins with what was typed \
        within a second; where no row begins with a number, it is that of a row.
        """
    ),
    KeyMeaning(
      keys: "Enter, Space in a list",
      meaning: "Take the row. With --multiple Space ticks it, and Enter ends."),
    KeyMeaning(
      keys: "Ctrl-A in a list",
      meaning: "With --multiple tick all rows, or none where all are ticked."),
    KeyMeaning(
      keys: "Ctrl-V in a field",
      meaning:
        "Take the next key for the character that it sends. A line break is none that a field can hold; Ctrl-C and Ctrl-L do what they do always."
    ),
    KeyMeaning(
      keys: "Shift-Up, Shift-Down in a list", meaning: "Scroll a text that has not room enough."),
    KeyMeaning(
      keys: "the mouse",
      meaning:
        """
        A click presses a button, moves to a row and ticks it, or takes the row that has the focus; the wheel \
        scrolls. See --no-mouse.
        """
    ),
    KeyMeaning(
      keys: "the shown letter of a toast",
      meaning:
        "With --action take that action. With --wait any key ends the toast. Esc ends either without an answer."
    ),
    KeyMeaning(
      keys: "Ctrl-C",
      meaning: "Restore the terminal and end by the signal INT, as the calling script does."),
  ]
}
