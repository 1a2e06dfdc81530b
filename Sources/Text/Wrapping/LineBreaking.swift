// Where a line may end: UAX #14, folded to what matters in a terminal. No dictionaries: text of scripts
// without spaces (Thai, Khmer, Lao) is split only where it does not fit.

extension LineClass {
  /// Whether a line may end between this class and `next`, neither a space; `followsWord`: a letter or digit is before it.
  func allowsBreak(before next: LineClass, followsWord: Bool) -> Bool {
    switch self {
    case .zeroWidthSpace, .softHyphen: return true
    case .glue, .opener, .wideOpener, .quote: return false
    default: break
    }
    switch next {
    case .glue, .closer, .wideCloser, .quote, .zeroWidthSpace, .softHyphen, .hyphen, .dash:
      return false
    default: break
    }
    switch self {
    // Not in `-x`, `--name` and `-5` (LB20a, LB25).
    case .hyphen: return followsWord && next != .digit
    case .dash: return followsWord
    case .ideograph, .wideCloser: return true
    default: return next == .ideograph || next == .wideOpener
    }
  }

  /// Whether a hyphen directly behind it joins a word.
  var isWord: Bool {
    switch self {
    case .alphabetic, .digit, .ideograph, .closer, .wideCloser: true
    default: false
    }
  }
}
