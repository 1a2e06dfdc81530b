// The symbols that boxes draw, and what each becomes where it cannot be shown. A canvas always
// holds the Unicode form; only the painter translates, so pictures in tests are the same for every
// terminal.

/// The frames and marks of boxes.
package enum Symbols {
  /// A line from left to right.
  package static let horizontal = "─"
  /// A line from top to bottom.
  package static let vertical = "│"
  /// The corner at the top left.
  package static let topLeft = "╭"
  /// The corner at the top right.
  package static let topRight = "╮"
  /// The corner at the bottom left.
  package static let bottomLeft = "╰"
  /// The corner at the bottom right.
  package static let bottomRight = "╯"
  /// The square corners of classic frames.
  package static let squareTopLeft = "┌"
  /// The square corner at the top right.
  package static let squareTopRight = "┐"
  /// The square corner at the bottom left.
  package static let squareBottomLeft = "└"
  /// The square corner at the bottom right.
  package static let squareBottomRight = "┘"
  /// Where a line begins at the left edge of a frame.
  package static let teeLeft = "├"
  /// Where a line ends at the right edge of a frame.
  package static let teeRight = "┤"
  /// Where a line goes down from another.
  package static let teeDown = "┬"
  /// Where a line goes up from another.
  package static let teeUp = "┴"
  /// Left and right of a focused label where colour cannot tell.
  package static let focusLeft = "▸"
  /// Right of a focused label where colour cannot tell.
  package static let focusRight = "◂"
  /// The part of a scroll bar that shows where one is.
  package static let thumb = "┃"
  /// Before a list's first row: there are more.
  package static let upArrow = "↑"
  /// Behind a list's last row: there are more.
  package static let downArrow = "↓"
  /// A whole cell.
  package static let block = "█"

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
    default: symbol
    }
  }

  /// The byte that draws a line symbol in the DEC special graphics set (VT100 user guide, table
  /// 3-9).
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
    case "┃", "█", "▓": "#"
    case "▒", "░": ":"
    case "▸": ">"
    case "◂": "<"
    case "↑": "^"
    case "↓": "v"
    case "╭", "╮", "╰", "╯", "├", "┤", "┬", "┴", "┼", "┌", "┐", "└", "┘": "+"
    default: symbol
    }
  }
}
