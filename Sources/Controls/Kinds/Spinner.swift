// A sign that something is going on, which turns while it does, and a text beside it.

package import Drawing
import Input
package import Text
import Values

package struct Spinner: Control {
  private let label: DisplayText
  private let moves: Bool
  private var isActive: Bool

  /// `moves` is false where nothing may move; the sign then stands still.
  package init(_ label: DisplayText, isActive: Bool, moves: Bool) {
    self.label = label
    self.isActive = isActive
    self.moves = moves
  }

  package func columns(in skin: Skin) -> Extent { Extent(1, 2 + label.columns) }
  package func rows(forColumns columns: Int, in skin: Skin) -> Extent { Extent(1) }

  package mutating func set(_ value: Value) -> Problem? {
    guard case .flag(let isActive) = value else { return Problem() }
    self.isActive = isActive
    return nil
  }

  package func deadline(after now: Duration) -> Duration? {
    guard isActive, moves else { return nil }
    let turn = SpinnerFrames.turn.nanoseconds
    return .nanoseconds((now.nanoseconds / turn + 1) * turn)
  }

  package mutating func handle(_ event: Event, in place: Place) -> Reaction {
    event == .wake && isActive && moves ? .changed : .ignored
  }

  package func draw(on canvas: inout Canvas, in place: Place) {
    let (skin, area) = (place.skin, place.area)
    if isActive {
      canvas.put(
        SpinnerFrames.sign(at: moves ? place.now : .zero, skin.look), at: area.origin,
        skin.styles.title, within: area)
    }
    canvas.put(
      label.truncated(to: max(0, area.size.columns - 2)),
      at: Point(column: area.origin.column + 2, row: area.origin.row), skin.styles.text,
      within: area)
  }
}

/// The signs of a wheel that turns.
package enum SpinnerFrames {
  /// How long each is seen.
  package static let turn = Duration.milliseconds(100)
  private static let full = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private static let ascii = ["|", "/", "-", "\\"]

  package static func sign(at now: Duration, _ look: Look) -> String {
    let signs = look.symbols == .full ? full : ascii
    return signs[Int(now.nanoseconds / turn.nanoseconds) % signs.count]
  }
}
