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
      keys: "Esc", meaning: "End without an answer; where there is a single button, press it."),
    KeyMeaning(
      keys: "Up, Down, Page Up, Page Down, Home, End",
      meaning: "Scroll a text that is longer than its box. Without one, Up and Down move the focus."
    ),
    KeyMeaning(
      keys: "the mouse", meaning: "A click presses a button, the wheel scrolls; see --no-mouse."),
    KeyMeaning(
      keys: "Ctrl-C",
      meaning: "Restore the terminal and end by the signal INT, as the calling script does."),
  ]
}
