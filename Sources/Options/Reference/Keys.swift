// The table of keys for the manual page.

/// Keys of a box and what they do, in full sentences.
enum KeyMeaning {
  static let table: [(keys: String, meaning: String)] = [
    ("Tab, Shift-Tab, Left, Right", "Give the next or the previous button the focus."),
    ("Enter, Space", "Press the button that has the focus."),
    (
      "the underlined letter of a button",
      "Press that button, or give it the focus when --danger marks it."
    ),
    ("Esc", "End without an answer; where a message has a single button, press it."),
    (
      "Up, Down, Page Up, Page Down, Home, End",
      "Scroll a text that is longer than its box. Without one, Up and Down move the focus."
    ),
    (
      "Space, b, j, k, g, G in a message that is longer than its box",
      """
      Scroll it, as pagers do: by a page, a line, to the begin and the end. How much of it was seen stands in the line \
      below it. Such a message has the keys first, so that no letter presses a button by mistake; Enter presses the \
      button that is marked. Tab, Left and Right lead to the buttons and their letters, and a key that scrolls leads back.
      """
    ),
    (
      "/, n, N in such a message",
      """
      Find lines that have all typed words, in capitals or not. Enter ends typing, n goes to the next place and N to the \
      one before; Backspace takes a letter back, and Esc ends the search.
      """
    ),
    (
      "Up, Down, Page Up, Page Down, Home, End in a list",
      "Move from row to row. Disabled rows and separators are passed over."
    ),
    (
      "letters and digits in a list",
      """
      The key of a row takes it, or ticks it. Other letters find the next row that begins with what was typed \
      within a second; where no row begins with a number, it is that of a row.
      """
    ),
    (
      "/ in a list",
      """
      Search: only rows that have all typed words anywhere in their text are shown. Backspace takes a letter back, Esc \
      shows all rows again, Enter takes the row that has the focus. With --multiple Space ticks it, Ctrl-A ticks all rows \
      that are shown, and ticks of rows out of sight stay. Where / is the key of a row, it takes that.
      """
    ),
    (
      "Left, Right in a list",
      "Show the rest of a row that is longer than the list is wide. Where all of it is seen, they lead to the buttons."
    ),
    ("Enter, Space in a list", "Take the row. With --multiple Space ticks it, and Enter ends."),
    ("Ctrl-A in a list", "With --multiple tick all rows, or none where all are ticked."),
    (
      "Ctrl-V in a field",
      "Take the next key for the character that it sends. A line break is none that a field can hold; Ctrl-C and Ctrl-L do what they do always."
    ),
    ("Shift-Up, Shift-Down in a list", "Scroll a text that has not room enough."),
    (
      "the mouse",
      """
      A click presses a button, moves to a row and ticks it, or takes the row that has the focus; the wheel \
      scrolls. See --no-mouse.
      """
    ),
    (
      "the shown letter of a toast",
      "With --action take that action. With --wait any key ends the toast. Esc ends either without an answer."
    ),
    ("Ctrl-C", "Restore the terminal and end by the signal INT, as the calling script does."),
  ]
}
