// How far the parts of a container are scrolled, and where what is in them stands on the screen then.

import Drawing

extension ContainerLayout {
  /// The first row that is seen of each region when the whole has so many rows: as it was, as far as there is something to
  /// be seen, and so that the rows of `member` are.
  func offsets(from old: [Int], rows: Int, showing member: Int?) -> [Int] {
    var offsets = regions.indices.map { region in
      let visible = region == 0 ? rows : regions[region].frame.size.rows
      let last = max(0, regions[region].rows - visible)
      return min(last, old.indices.contains(region) ? old[region] : 0)
    }
    guard let member, let slot = slotOf[member].map({ slots[$0] }) else { return offsets }
    var (region, wanted) = (slot.region as Int?, slot.rows)
    while let current = region {
      let visible = current == 0 ? rows : regions[current].frame.size.rows
      // The heading above the first member is seen with it.
      if wanted.upperBound <= visible { wanted = 0..<wanted.upperBound }
      if offsets[current] + visible < wanted.upperBound {
        offsets[current] = wanted.upperBound - visible
      }
      if offsets[current] > wanted.lowerBound { offsets[current] = wanted.lowerBound }
      wanted = regions[current].frame.rows
      region = regions[current].parent
    }
    return offsets
  }

  /// A place in a region as it is seen on the screen, and the part of the screen that its region has.
  func onScreen(_ rect: Rect, in region: Int, _ area: Rect, _ offsets: [Int]) -> (Rect, clip: Rect)
  {
    guard let parent = regions[region].parent else {
      var moved = rect
      moved.origin.column += area.origin.column
      moved.origin.row += area.origin.row - offsets[region]
      return (moved, area)
    }
    let frame = regions[region].frame
    let (shown, clip) = onScreen(frame, in: parent, area, offsets)
    var moved = rect
    moved.origin.column += area.origin.column
    moved.origin.row += shown.origin.row - offsets[region]
    return (moved, shown.intersection(clip))
  }
}
