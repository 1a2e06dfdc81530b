// What a classic box holds: the part of the window that differs from box to box.

package import Drawing
package import Text

/// What stands in the window of a classic box.
package protocol ClassicContent {
  /// The size of the window that the content wants, border included, without shadow.
  ///
  /// Wanted sizes are in `frame`; the box cuts the result down to what the screen has room for. Asked once for
  /// each size of the screen, and not where that is too small for a border: there the window is the whole screen.
  func size(in frame: ClassicFrame, on screen: Size) -> Size
  /// Takes in what happened; the area of the scene is the window.
  mutating func handle(_ event: Event, in scene: Scene, _ frame: ClassicFrame) -> Step
  /// Draws what is within the window, whose ground, border, title and bottom text are drawn already.
  func draw(on canvas: inout Canvas, in scene: Scene, _ frame: ClassicFrame)
  /// What stands in the last row of the screen; nil for nothing.
  var bottomLine: DisplayText? { get }
  /// When the content wants to be woken next, since the box was opened; nil for never.
  func deadline(after now: Duration) -> Duration?
  /// Descriptors besides the terminal that the content wants to read.
  var sources: [Source] { get }
  /// Whether Esc is the content's own now: it leaves a part of it instead of the box.
  var takesEscape: Bool { get }
  /// Whether the next key but Esc is taken for what it sends, whatever it means otherwise.
  var takesLiterally: Bool { get }
  /// Whether Ctrl-V takes its meaning from the next key, so that only a letter is left what it is.
  var quotesKeys: Bool { get }
  /// Whether the time for an answer counts for this content; some boxes end by themselves.
  var heedsTimeout: Bool { get }
  /// Whether marks for rows above and below stand in the borders, beside which a text in the bottom border keeps off.
  var hasRowMarks: Bool { get }
  /// What a configuration calls the part that keys go to now.
  var widget: ClassicWidget { get }
  /// Does what the press of a button does, which is one of those that the box has.
  mutating func press(_ button: String, in scene: Scene, _ frame: ClassicFrame) -> Step
}

extension ClassicContent {
  /// False.
  package var hasRowMarks: Bool { false }
  /// Nothing.
  package var bottomLine: DisplayText? { nil }
  /// Never.
  package func deadline(after now: Duration) -> Duration? { nil }
  /// None.
  package var sources: [Source] { [] }
  /// False.
  package var takesEscape: Bool { false }
  /// False.
  package var takesLiterally: Bool { false }
  /// True.
  package var quotesKeys: Bool { true }
  /// True.
  package var heedsTimeout: Bool { true }
}
