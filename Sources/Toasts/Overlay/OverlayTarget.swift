// One of the terminals that an overlay is drawn on: where the toast stands there, and whether it is the time to write.

import Boxes
import Drawing
import Terminal

/// A terminal of an overlay, and what was last sent to it.
struct OverlayTarget {
  /// Where the toast is drawn.
  let terminal: TTY
  /// What the multiplexer says of it.
  let client: OverlayClient
  /// Makes bytes of pictures for it.
  var painter: Painter
  /// The frame that was last made.
  var frame: [UInt8] = []
  /// The terminal's size when the place was last found; nothing before.
  private var screen = Size()
  /// How many times more the terminal must be found ready before anything is written.
  private var mistrust = 0

  /// How many times in a row a terminal must be ready whose buffer was full.
  ///
  /// That may have ended in the middle of a sequence of the multiplexer's, whose rest comes as soon as there is room. In a
  /// flood of output there is room only for moments: one that finds it three times in a row has found the end of the flood.
  private static let patience = 3

  /// A terminal on which nothing has a place yet.
  init(_ terminal: TTY, _ client: OverlayClient, _ look: Look) {
    self.terminal = terminal
    self.client = client
    painter = Painter(look: look, addressing: .absolute(origin: Point()))
  }

  /// Whether nobody else is in the middle of writing, as far as can be told.
  mutating func isCalm() -> Bool {
    if !terminal.takesOutput { mistrust = Self.patience }
    if mistrust == 0 { return true }
    mistrust -= 1
    return false
  }

  /// What has become of a place.
  enum Place { case none, same, moved }

  /// Finds the place for a toast of a size anew when the terminal has another size; a frame for another place is forgotten.
  mutating func settle(_ size: Size, _ placement: Placement) -> Place {
    let now = TerminalScreen.size(of: terminal)
    if now == screen { return .same }
    let area = client.area(of: now)
    if area.size.columns < size.columns || area.size.rows < size.rows { return .none }
    let isFirst = screen == Size()
    if !isFirst { frame = [] }
    screen = now
    painter.addressing = .absolute(origin: placement.origin(of: size, in: area))
    return isFirst ? .same : .moved
  }
}
