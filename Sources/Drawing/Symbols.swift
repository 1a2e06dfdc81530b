// The symbols that boxes draw, and what each becomes where it cannot be shown. A canvas always holds the Unicode form; only
// the painter translates, so pictures in tests are the same for every terminal.

package enum Symbols {
  package static let horizontal = "─"
  package static let vertical = "│"
  package static let topLeft = "╭"
  package static let topRight = "╮"
  package static let bottomLeft = "╰"
  package static let bottomRight = "╯"
  package static let squareTopLeft = "┌"
  package static let squareTopRight = "┐"
  package static let squareBottomLeft = "└"
  package static let squareBottomRight = "┘"
  package static let teeLeft = "├"
  package static let teeRight = "┤"
  package static let teeDown = "┬"
  package static let teeUp = "┴"
  /// Left and right of a focused label where colour cannot tell.
  package static let focusLeft = "▸"
  package static let focusRight = "◂"
  package static let thumb = "┃"
  package static let upArrow = "↑"
  package static let downArrow = "↓"
  package static let block = "█"
  package static let square = "■"
  package static let openSign = "▾"

  /// Blocks that fill a cell from the bottom, by eighths 0–8 (U+2581–2588).
  package static let lowerEighths = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  /// Blocks that fill a cell from the left, by eighths 0–8 (U+258F–2588).
  package static let leftEighths = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]

  /// How a symbol is spelt on the Linux console: square corners, plain triangles (code page 437).
  static func onConsole(_ symbol: String) -> String {
    switch symbol {
    case "╭": "┌"
    case "╮": "┐"
    case "╰": "└"
    case "╯": "┘"
    case "▸": "►"
    case "◂": "◄"
    case "┃": "█"
    case "▾": "▼"
    default: symbol
    }
  }

  /// The byte of a line symbol in the DEC special graphics set (VT100 user guide, table 3-9).
  static func inDECGraphics(_ symbol: String) -> UInt8? {
    switch symbol {
    case "╭", "┌": UInt8(ascii: "l")
    case "╮", "┐": UInt8(ascii: "k")
    case "╰", "└": UInt8(ascii: "m")
    case "╯", "┘": UInt8(ascii: "j")
    case "─": UInt8(ascii: "q")
    case "│", "┃": UInt8(ascii: "x")
    case "├": UInt8(ascii: "t")
    case "┤": UInt8(ascii: "u")
    case "┴": UInt8(ascii: "v")
    case "┬": UInt8(ascii: "w")
    case "┼": UInt8(ascii: "n")
    default: nil
    }
  }

  /// What stands for a symbol where only ASCII can be shown; other text is returned as it is.
  package static func inASCII(_ symbol: String) -> String {
    switch symbol {
    case "─": "-"
    case "│": "|"
    case "┃", "█", "▓", "■": "#"
    case "▒", "░": ":"
    case "▸": ">"
    case "◂": "<"
    case "↑": "^"
    case "↓", "▾": "v"
    case "╭", "╮", "╰", "╯", "├", "┤", "┬", "┴", "┼", "┌", "┐", "└", "┘": "+"
    default: symbol
    }
  }
}
