// What comes in one go from a terminal that does not mark what is pasted: the Linux console, a serial line, GNU screen. A line
// that is too slow for who types, a program that types and a key held down give keys in one go as well, so that is what they are,
// unless text stands behind a line break: nobody types on before the answer has been taken, but a paste of several lines does.

/// Events that came without a pause between them.
package struct Burst: Equatable, Sendable {
  private var held: [InputEvent] = []
  private var hasLineBreak = false
  /// Whether it has been recognised as pasted; it then stays so to its end.
  package private(set) var isPaste = false

  package init() {}

  /// How many events are held back.
  package var count: Int { held.count }

  /// Takes in what has come since.
  package mutating func add(_ events: [InputEvent]) {
    held += events
    for event in events where !isPaste {
      if event == .key(.enter) {
        hasLineBreak = true
      } else if hasLineBreak, event.text != nil {
        isPaste = true
      }
    }
  }

  /// Hands over what is held back: the keys, or one paste.
  package mutating func take() -> [InputEvent] {
    defer { held = [] }
    if !isPaste || held.isEmpty { return held }
    return [.paste(held.flatMap { $0 == .key(.enter) ? [0x0A] : $0.text ?? [] })]
  }
}

extension InputEvent {
  /// The text on a line that it stands for; nil for keys that do something.
  fileprivate var text: [UInt8]? {
    switch self {
    case .key(.tab): [0x09]
    case .key(let key):
      if case .character(let scalar) = key.code, key.modifiers.isEmpty {
        Array(String(scalar).utf8)
      } else {
        nil
      }
    case .paste(let bytes): bytes
    case .mouse, .focus, .unknown: nil
    }
  }
}
