// Scans a command's output byte by byte to find out where it can be cut, so that a picture can be drawn in between, and whether
// the command only writes lines, so that the picture can stand beside them.
//
// Allowed are text, controls that move within a line or to the next, colours, erasing and moving within the line (ECMA-48: EL,
// ECH, ICH, DCH, CUF, CUB, CHA), links and other window commands that draw nothing (OSC), and cursor visibility. Anything else
// could reach the picture or come from a full-screen program.

import Text

struct OutputScanner {
  private enum State: Equatable {
    case ground
    /// The number of bytes still missing from a character; after C2 it may be a control.
    case character(Int, mayBeControl: Bool)
    case escape
    case characterSet
    case control
    case command(endsWithBackslash: Bool)
  }

  /// Whether the output so far was only lines.
  private(set) var isHarmless = true
  var columns: Int
  private var state = State.ground
  /// The bytes of the current sequence after its introducer.
  private var sequence: [UInt8] = []
  private var isLinkOpen = false
  /// The columns used in the current row.
  private var column = 0
  /// The bytes of an unfinished character.
  private var character: [UInt8] = []

  /// The length limit of a sequence; URLs in links can be long.
  private static let longest = 4096

  init(columns: Int) { self.columns = columns }

  /// Takes the next byte; returns whether the output can be cut after it.
  mutating func take(_ byte: UInt8) -> Bool {
    guard isHarmless else { return false }
    // The common case.
    if case .ground = state, byte >= 0x20, byte < 0x7F {
      advance()
      return !isLinkOpen && column != columns
    }
    switch state {
    case .ground: ground(byte)
    case .character(let missing, let mayBeControl):
      guard (0x80...0xBF).contains(byte) else {
        ground(byte)
        break
      }
      if mayBeControl, byte < 0xA0 { isHarmless = false }
      character.append(byte)
      state = missing > 1 ? .character(missing - 1, mayBeControl: false) : .ground
      if missing == 1 { advance(by: DisplayText.columns(of: character[...], rules: TextRules())) }
    case .escape: escape(byte)
    case .characterSet:
      // ASCII, selected by tput sgr0.
      isHarmless = byte == UInt8(ascii: "B")
      state = .ground
    case .control: control(byte)
    case .command(let endsWithBackslash): command(byte, endsWithBackslash)
    }
    // After the last column the next character wraps, and most terminals forget that when cursor and pen are saved and restored.
    return isHarmless && state == .ground && !isLinkOpen && column != columns
  }

  /// Whether the current row has content.
  var hasBegunRow: Bool { column != 0 }

  /// Counts a character, which wraps when it does not fit.
  private mutating func advance(by cells: Int = 1) {
    column = column + cells > columns ? cells : column + cells
  }

  private mutating func ground(_ byte: UInt8) {
    state = .ground
    switch byte {
    case 0x08: column = max(column, 1) - 1
    case 0x09: if column < columns { column = min((column / 8 + 1) * 8, max(0, columns - 1)) }
    case 0x0A, 0x0D: column = 0
    case 0x0E, 0x80...0x9F: isHarmless = false
    case 0x1B: state = .escape
    case 0x00..<0x20, 0x7F: break
    default:
      character = [byte]
      switch byte {
      case 0xC2...0xDF: state = .character(1, mayBeControl: byte == 0xC2)
      case 0xE0...0xEF: state = .character(2, mayBeControl: false)
      case 0xF0...0xF4: state = .character(3, mayBeControl: false)
      default: advance()
      }
    }
  }

  private mutating func escape(_ byte: UInt8) {
    sequence = []
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "]"): state = .command(endsWithBackslash: false)
    case UInt8(ascii: "("): state = .characterSet
    case UInt8(ascii: "\\"): state = .ground
    default: isHarmless = false
    }
  }

  private mutating func control(_ byte: UInt8) {
    guard (0x40...0x7E).contains(byte) else {
      sequence.append(byte)
      isHarmless = (0x30...0x3F).contains(byte) && sequence.count < Self.longest
      return
    }
    state = .ground
    if sequence.first.map({ $0 > 0x3B }) == true {
      // Cursor visibility (DECTCEM).
      isHarmless = (byte | 4 == UInt8(ascii: "l")) && sequence.elementsEqual("?25".utf8)
      return
    }
    switch byte {
    case UInt8(ascii: "m"), UInt8(ascii: "K"), UInt8(ascii: "@"), UInt8(ascii: "P"),
      UInt8(ascii: "X"):
      break
    case UInt8(ascii: "C"): move(to: min(column, columns - 1) + parameter)
    case UInt8(ascii: "D"): move(to: min(column, columns - 1) - parameter)
    case UInt8(ascii: "G"): move(to: parameter - 1)
    default: isHarmless = false
    }
  }

  /// The numeric parameter of the sequence; 1 if missing or 0.
  private var parameter: Int {
    max(1, min(Int(String(decoding: sequence, as: UTF8.self)) ?? 1, 10_000))
  }

  private mutating func move(to wanted: Int) { column = max(0, min(wanted, columns - 1)) }

  private mutating func command(_ byte: UInt8, _ endsWithBackslash: Bool) {
    switch byte {
    case 0x07: endCommand()
    case UInt8(ascii: "\\") where endsWithBackslash: endCommand()
    case 0x1B where !endsWithBackslash: state = .command(endsWithBackslash: true)
    case 0x20...0xFF where !endsWithBackslash && sequence.count < Self.longest:
      sequence.append(byte)
    default: isHarmless = false
    }
  }

  /// One-digit commands draw nothing; 8 opens a link, or closes it if the URL is empty.
  private mutating func endCommand() {
    state = .ground
    isHarmless = sequence.count > 1 && sequence[1] == UInt8(ascii: ";")
    if sequence.first == UInt8(ascii: "8") { isLinkOpen = sequence.last != UInt8(ascii: ";") }
  }
}
