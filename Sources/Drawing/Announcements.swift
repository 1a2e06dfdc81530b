// Sequences for what is around a terminal's screen: notifications of the desktop, and progress in the frame of the
// window. Sources: iTerm2 and WezTerm (OSC 9), rxvt-unicode, foot and Ghostty (OSC 777), kitty's "desktop
// notifications" (OSC 99), ConEmu (OSC 9;4); tmux(1), allow-passthrough, and screen(1), device control strings, for
// what is meant for the terminal outside.

package enum Notifier: Sendable, CaseIterable { case osc9, osc777, osc99 }

/// A multiplexer that hands on what is meant for the terminal outside.
package enum Passage: Sendable { case none, tmux, screen }

extension Sequences {
  /// Bytes of a notification's text; terminals cut what is longer than they like.
  package static let longestNotification = 1000

  /// Control characters of `title` and `text` are left out here whatever they are, so that neither ends the sequence early.
  package mutating func notify(
    title: [UInt8], text: [UInt8], by notifier: Notifier, _ passage: Passage
  ) {
    let (title, text) = (Self.harmless(title), Self.harmless(text))
    let isAlone = title.isEmpty || text.isEmpty
    switch notifier {
    case .osc9:
      // A number and a semicolon are commands of ConEmu's.
      let first = title.first ?? text.first ?? 0
      let gap = (0x30...0x39).contains(first) ? " " : ""
      pass("9;" + gap, title, isAlone ? "" : ": ", text, passage)
    case .osc777:
      // Only in the last field a semicolon stands for itself.
      let head = title.map { $0 == UInt8(ascii: ";") ? UInt8(ascii: ",") : $0 }
      pass("777;notify;", head, ";", text, passage)
    case .osc99:
      if isAlone { return pass("99;;", title, "", text, passage) }
      pass("99;i=toast:d=0;", title, "", [], passage)
      pass("99;i=toast:d=1:p=body;", text, "", [], passage)
    }
  }

  /// Shows progress in the frame of the window: 0–100, or nil for work without a number.
  package mutating func showProgress(_ percent: Int?) {
    add(percent == nil ? "\u{1B}]9;4;3" : "\u{1B}]9;4;1;")
    if let percent { number(max(0, min(100, percent))) }
    append([7])
  }

  package mutating func clearProgress() { add("\u{1B}]9;4;0\u{7}") }

  /// Sends a command for the operating system, to the terminal outside of a multiplexer where there is one.
  private mutating func pass(
    _ head: String, _ first: [UInt8], _ between: String, _ second: [UInt8], _ passage: Passage
  ) {
    var command = Sequences()
    command.add("\u{1B}]")
    command.add(head)
    command.append(first)
    command.add(between)
    command.append(second)
    command.append([7])
    switch passage {
    case .none: append(command.bytes)
    case .tmux:
      add("\u{1B}Ptmux;\u{1B}")
      append(command.bytes)
      add("\u{1B}\\")
    case .screen:
      // Longer strings are dropped.
      for (index, byte) in command.bytes.enumerated() {
        if index % 200 == 0 { add(index == 0 ? "\u{1B}P" : "\u{1B}\\\u{1B}P") }
        append([byte])
      }
      add("\u{1B}\\")
    }
  }

  @inline(never)
  private mutating func add(_ words: String) { append(Array(words.utf8)) }

  /// The text without what could end a sequence or begin another: C0, DEL and C1, also as UTF-8; at most so long as is sent.
  private static func harmless(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst(), result.count < longestNotification || byte & 0xC0 == 0x80 {
      // C1 in UTF-8 is C2 and 80-9F.
      if byte == 0xC2, let next = rest.first, (0x80...0x9F).contains(next) {
        rest.removeFirst()
      } else if byte == 0x0A {
        result.append(0x20)
      } else if byte >= 0x20, byte != 0x7F {
        result.append(byte)
      }
    }
    return result
  }
}
