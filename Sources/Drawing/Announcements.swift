// Sequences for what is around a terminal's screen: notifications of the desktop, and progress in the frame of the window.
// Sources: iTerm2 and WezTerm (OSC 9), rxvt-unicode, foot and Ghostty (OSC 777), kitty's "desktop notifications" (OSC 99),
// ConEmu (OSC 9;4); tmux(1), allow-passthrough, and screen(1), device control strings, for what is meant for the terminal outside.

/// By which sequence a terminal is asked for a notification.
package enum Notifier: Hashable, Sendable, CaseIterable {
  /// A text alone.
  case osc9
  /// Title and text.
  case osc777
  /// Title and text, with keys and values.
  case osc99
}

/// A multiplexer that hands on what is meant for the terminal outside.
package enum Passage: Hashable, Sendable {
  case none, tmux, screen
}

extension Sequences {
  /// Bytes of a notification's text; terminals cut what is longer than they like.
  package static let longestNotification = 1000

  /// Asks for a notification.
  ///
  /// Control characters of `title` and `text` are left out here whatever they are, so that neither ends the sequence early.
  package mutating func notify(title: [UInt8], text: [UInt8], by notifier: Notifier, _ passage: Passage) {
    let (title, text) = (Self.harmless(title), Self.harmless(text))
    switch notifier {
    case .osc9:
      var whole = title + (title.isEmpty || text.isEmpty ? [] : Array(": ".utf8)) + text
      // A number and a semicolon are commands of ConEmu's.
      if let first = whole.first, (0x30...0x39).contains(first) { whole.insert(0x20, at: 0) }
      pass([Array("9;".utf8) + whole], passage)
    case .osc777:
      // Only in the last field a semicolon stands for itself.
      let head = title.map { $0 == UInt8(ascii: ";") ? UInt8(ascii: ",") : $0 }
      pass([Array("777;notify;".utf8) + head + [UInt8(ascii: ";")] + text], passage)
    case .osc99:
      let isAlone = title.isEmpty || text.isEmpty
      if isAlone { return pass([Array("99;;".utf8) + title + text], passage) }
      pass([
        Array("99;i=toast:d=0;".utf8) + title, Array("99;i=toast:d=1:p=body;".utf8) + text,
      ], passage)
    }
  }

  /// Shows progress in the frame of the window: 0–100, or nil for work without a number.
  package mutating func showProgress(_ percent: Int?) {
    append([0x1B, UInt8(ascii: "]")] + Array("9;4;".utf8))
    append(percent == nil ? Array("3".utf8) : Array("1;".utf8))
    if let percent { number(max(0, min(100, percent))) }
    append([7])
  }

  /// Shows none any more.
  package mutating func clearProgress() { append(Array("\u{1B}]9;4;0\u{7}".utf8)) }

  /// Sends commands for the operating system, to the terminal outside of a multiplexer where there is one.
  private mutating func pass(_ commands: [[UInt8]], _ passage: Passage) {
    for command in commands {
      let whole: [UInt8] = [0x1B, UInt8(ascii: "]")] + command + [7]
      switch passage {
      case .none: append(whole)
      case .tmux:
        append(Array("\u{1B}Ptmux;\u{1B}".utf8) + whole + Array("\u{1B}\\".utf8))
      case .screen:
        // Longer strings are dropped.
        var rest = whole[...]
        while !rest.isEmpty {
          append(Array("\u{1B}P".utf8) + rest.prefix(200) + Array("\u{1B}\\".utf8))
          rest = rest.dropFirst(200)
        }
      }
    }
  }

  /// The text without what could end a sequence or begin another: C0, DEL and C1, also as UTF-8; at most so long as is sent.
  private static func harmless(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if result.count > longestNotification { break }
      if scalar.value == 0x0A { result.append(0x20) }
      if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) { continue }
      result += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    return result
  }
}
