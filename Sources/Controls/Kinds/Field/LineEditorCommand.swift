// Which key does what in an edited line: the keys that GNU readline and the entry fields of desktops
// have in common, in every spelling that terminals send.

import Input

enum LineEditorCommand: Equatable, Sendable {
  case insert(Unicode.Scalar)
  /// What the key sends, whatever it means otherwise.
  case insertLiterally(Key)
  /// To take the next key literally (`quoted-insert`).
  case quote
  case moveLeft, moveRight, moveWordLeft, moveWordRight, moveToStart, moveToEnd
  case eraseLeft, eraseRight
  /// To the last blank (`unix-word-rubout`).
  case killBlankWordLeft
  /// To the begin of a word (`backward-kill-word`).
  case killWordLeft
  case killWordRight, killToStart, killToEnd
  case yank, undo, redo

  init?(_ key: Key) {
    let modifiers = key.modifiers.subtracting(.shift)
    switch key.code {
    case .character(let scalar) where modifiers.isEmpty: self = .insert(scalar)
    case .character(let scalar) where modifiers == .control:
      self.init(control: scalar, isShifted: key.modifiers.contains(.shift))
    case .character(let scalar) where modifiers == .alt: self.init(alt: scalar)
    case .character: return nil
    default: self.init(key.code, isWordwise: !modifiers.isEmpty)
    }
  }

  private init?(control scalar: Unicode.Scalar, isShifted: Bool) {
    switch scalar {
    case "a": self = .moveToStart
    case "e": self = .moveToEnd
    case "b": self = .moveLeft
    case "f": self = .moveRight
    case "h": self = .eraseLeft
    case "d": self = .eraseRight
    case "w": self = .killBlankWordLeft
    case "k": self = .killToEnd
    case "u": self = .killToStart
    case "v": self = .quote
    case "y": self = .yank
    case "z": self = isShifted ? .redo : .undo
    case "_": self = .undo
    default: return nil
    }
  }

  private init?(alt scalar: Unicode.Scalar) {
    switch scalar {
    case "b", "B": self = .moveWordLeft
    case "f", "F": self = .moveWordRight
    case "d", "D": self = .killWordRight
    // As in fish; readline has no key for it.
    case "/": self = .redo
    default: return nil
    }
  }

  /// Control, Alt and Super make words of characters.
  private init?(_ code: KeyCode, isWordwise: Bool) {
    switch code {
    case .left: self = isWordwise ? .moveWordLeft : .moveLeft
    case .right: self = isWordwise ? .moveWordRight : .moveRight
    case .backspace: self = isWordwise ? .killWordLeft : .eraseLeft
    case .delete: self = isWordwise ? .killWordRight : .eraseRight
    case .home: self = .moveToStart
    case .end: self = .moveToEnd
    default: return nil
    }
  }
}

extension Key {
  /// The bytes of the one character that the key sends; nil where it sends several or NUL.
  var literal: [UInt8]? {
    switch (code, modifiers.subtracting(.shift)) {
    case (.character(let scalar), []): return Array(String(scalar).utf8)
    case (.character(let scalar), .control):
      let byte = UInt8(truncatingIfNeeded: scalar.value) & 0x1F
      // Terminals make a line feed of a carriage return.
      return scalar.value < 0x80 && byte != 0 ? [byte == 0x0D ? 0x0A : byte] : nil
    case (.enter, []): return [0x0A]
    case (.tab, []) where modifiers.isEmpty: return [0x09]
    case (.escape, []): return [0x1B]
    case (.backspace, []): return [0x7F]
    default: return nil
    }
  }
}
