// How large a terminal is, and for how large one that does not know it is taken.

package import Drawing
package import Terminal

extension TerminalScreen {
  /// The terminal's size; terminals that do not know it are taken for 80 x 24.
  package static func size(of terminal: TTY) -> Size {
    let size = terminal.size().map { Size(columns: $0.columns, rows: $0.rows) } ?? environmentSize
    return size.clamped(to: largest)
  }

  /// More than this is no screen but a wrong number.
  private static let largest = Size(columns: 1000, rows: 1000)

  /// COLUMNS and LINES, which a shell may have exported from another window and so count only here.
  package static var environmentSize: Size {
    func number(_ name: String) -> Int? {
      Environment.text(name).flatMap { Int($0) }.flatMap { (1...9999).contains($0) ? $0 : nil }
    }
    return Size(columns: number("COLUMNS") ?? 80, rows: number("LINES") ?? 24)
  }
}
