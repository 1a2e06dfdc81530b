// Where a box stands, as the options for places and sizes say.

package import Controls
package import Drawing
package import Options

extension Placement {
  /// The place that the settings ask for; in the middle between left and right, and at `vertical`, where they say nothing.
  package init(_ settings: Settings, vertical: Alignment, margin: Size = Size()) {
    self.init()
    horizontal = settings.horizontal.map(Alignment.init) ?? .middle
    self.vertical = settings.vertical.map(Alignment.init) ?? vertical
    self.margin = margin
    columns = settings.width.map(Self.length)
    rows = settings.height.map(Self.length)
  }

  private static func length(_ size: RequestedSize) -> @Sendable (Int) -> Int {
    switch size {
    case .cells(let cells): { _ in cells }
    case .percent(let percent): { $0 * percent / 100 }
    case .less(let cells): { $0 - cells }
    }
  }
}

extension Alignment {
  fileprivate init(_ place: HorizontalPlace) {
    self =
      switch place {
      case .left: .start
      case .center: .middle
      case .right: .end
      }
  }

  fileprivate init(_ place: VerticalPlace) {
    self =
      switch place {
      case .top: .start
      case .center: .middle
      case .bottom: .end
      }
  }
}
