// What comes out of the decoder: one value per thing that happened, never a part of one.

package enum InputEvent: Equatable, Sendable {
  case key(Key)
  /// Text was pasted: its bytes as they came, at most `KeyDecoder.pasteLimit`. Untrusted; may hold any byte.
  ///
  /// What was typed and is no UTF-8 comes so too: on terminals of other encodings it is text all the same.
  case paste([UInt8])
  /// The mouse moved, or a button or the wheel was used.
  case mouse(Mouse)
  /// The window got (true) or lost the keyboard.
  case focus(Bool)
  /// A whole sequence that means nothing here, such as a terminal's answer to another program's question, or one
  /// that was broken off. Never Escape.
  case unknown
}

/// What a decoder waits for: the caller starts the timer that fits, anew after each read, and calls
/// `KeyDecoder.expire()` when it runs out.
package enum Pending: Equatable, Sendable {
  /// ESC came alone: the Escape key, or the start of a sequence (25 ms locally, 100 ms over a network).
  /// Also a NUL: Ctrl-Space, or what GNU screen sends before a terminal's answer.
  case escape
  /// The rest of a UTF-8 character (50 ms).
  case utf8
  /// The rest of a sequence (as for `escape`, or longer).
  case sequence
  /// The end of a paste; what comes after an early `expire()` would be taken for keys (1 s or more).
  case paste
}
