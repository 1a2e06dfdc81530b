// What a word of the command line is, by its form alone. Only `-x` and `--lower-case-name` are options, so
// that ordinary text such as "-5 °C" or "--- x ---" needs no care.

enum WordShape: Equatable {
  /// A message or another bare argument.
  case text
  case endOfOptions
  /// `-x`, where x is an ASCII letter or 0.
  case short(Unicode.Scalar)
  /// `--name` or `--name=value`.
  case long(name: String, value: [UInt8]?)

  init(_ word: [UInt8]) {
    guard word.count >= 2, word[0] == 0x2D else {
      self = .text
      return
    }
    if word.count == 2 {
      switch word[1] {
      case 0x2D: self = .endOfOptions
      case 0x30, 0x41...0x5A, 0x61...0x7A: self = .short(Unicode.Scalar(word[1]))
      default: self = .text
      }
      return
    }
    self = word[1] == 0x2D ? WordShape(afterDashes: word.dropFirst(2)) : .text
  }

  private init(afterDashes rest: ArraySlice<UInt8>) {
    let name = rest.prefix { byte in
      switch byte {
      case 0x61...0x7A, 0x30...0x39, 0x2D: true
      default: false
      }
    }
    guard let first = name.first, 0x61...0x7A ~= first else {
      self = .text
      return
    }
    let text = String(decoding: name, as: UTF8.self)
    if name.endIndex == rest.endIndex {
      self = .long(name: text, value: nil)
    } else if rest[name.endIndex] == 0x3D {
      self = .long(name: text, value: Array(rest[(name.endIndex + 1)...]))
    } else {
      self = .text
    }
  }
}
