// The places of a container's members: one function for drawing and for the mouse.

import Drawing
import Text

struct ContainerLayout {
  /// The places of a member, in rows of the region that it stands in and columns of the container.
  struct Slot {
    let member: Int
    let region: Int
    var label: Rect?
    var area: Rect
    /// Where is said what is wrong with it; empty where nothing is.
    var problem: Rect
    /// All that belongs to it.
    var rows: Range<Int> {
      (label ?? area).rows.lowerBound..<max(area.rows.upperBound, problem.rows.upperBound)
    }
  }

  /// A line with or without words.
  struct Heading {
    let text: DisplayText
    let isPage: Bool
    let region: Int
    let area: Rect
  }

  /// A part that is scrolled by itself; the first one is the whole.
  struct Region {
    /// The region that it stands in, and its place there.
    let parent: Int?
    var frame: Rect
    /// Rows of all that is in it.
    var rows = 0
  }

  private(set) var slots: [Slot] = []
  private(set) var headings: [Heading] = []
  private(set) var regions: [Region]
  /// The slot of each member; nil for one that has no place.
  private(set) var slotOf: [Int?]

  /// Rows of the whole.
  var rows: Int { regions[0].rows }

  /// Cells for the mark of the focused member.
  static let gutter = 2
  private static let gap = 2
  private static let cellGap = 2
  /// Cells of labels that stand beside values, at most, and cells of a value below which labels go above.
  private static let mostLabelColumns = 24
  private static let leastValueColumns = 18
  /// Cells of what stands in a row beside others, at least.
  private static let leastCellColumns = 16

  private let container: Container
  private let skin: Skin
  /// Whether there is no room for blank rows.
  private var isTight = false

  init(of container: Container, columns: Int, rows: Int, in skin: Skin) {
    self.container = container
    self.skin = skin
    regions = [Region(parent: nil, frame: Rect(column: 0, row: 0, columns: columns, rows: rows))]
    slotOf = Array(repeating: nil, count: container.members.count)
    fill(columns: columns)
    guard self.rows > rows else { return }
    isTight = true
    (slots, headings) = ([], [])
    regions = [regions[0]]
    fill(columns: columns)
  }

  private mutating func fill(columns: Int) {
    let labels = labelColumns(of: container.root, within: columns)
    regions[0].rows = place(
      container.root, Room(column: 0, columns: columns, labels: labels, region: 0), from: 0)
  }

  /// Where something is placed: columns, those of them for labels (0: these stand above), and the region.
  private struct Room {
    var column: Int
    var columns: Int
    var labels: Int
    var region: Int
  }

  // MARK: Labels

  private func labelColumns(of node: ContainerNode, within columns: Int) -> Int {
    let most = min(Self.mostLabelColumns, columns * 2 / 5)
    let widest = widestLabel(node, upTo: most)
    return columns - Self.gutter - widest - Self.gap >= Self.leastValueColumns ? widest : 0
  }

  /// The widest label that is not too wide to stand beside its value.
  private func widestLabel(_ node: ContainerNode, upTo most: Int) -> Int {
    guard container.isOpen(node) else { return 0 }
    switch node.kind {
    case .member(let index):
      let columns = labelWidth(index)
      return columns <= most ? columns : 0
    case .row: return 0
    default: return node.children.reduce(0) { max($0, widestLabel($1, upTo: most)) }
    }
  }

  private func labelWidth(_ index: Int) -> Int {
    let member = container.members[index]
    guard let label = member.label else { return 0 }
    return label.columns + (member.isRequired ? 2 : 0)
  }

  // MARK: Places

  /// Places a node from a row on; returns the row behind it, the same for one that is not shown.
  private mutating func place(_ node: ContainerNode, _ room: Room, from row: Int) -> Int {
    guard container.isOpen(node) else { return row }
    switch node.kind {
    case .member(let index): return place(index, room, from: row)
    case .column: return placeColumn(node.children, room, from: row)
    case .row: return placeRow(node, room, from: row)
    case .group(let title):
      guard node.children.contains(where: hasContent) else { return row }
      addHeading(title, isPage: false, room, row)
      return placeColumn(node.children, room, from: row + 1)
    case .line(let title):
      addHeading(title, isPage: false, room, row)
      return row + 1
    case .pages: return placePages(node, room, from: row)
    case .page(let title):
      addHeading(title, isPage: true, room, row)
      return placeColumn(node.children, room, from: row + (isTight ? 1 : 2))
    case .scroll(let rows): return placeScrolled(node, rows: rows, room, from: row)
    }
  }

  private mutating func addHeading(_ text: DisplayText, isPage: Bool, _ room: Room, _ row: Int) {
    headings.append(
      Heading(
        text: text, isPage: isPage, region: room.region,
        area: Rect(
          column: room.column + Self.gutter, row: row, columns: room.columns - Self.gutter, rows: 1)
      ))
  }

  /// Whether anything of a node is shown.
  private func hasContent(_ node: ContainerNode) -> Bool {
    guard container.isOpen(node) else { return false }
    switch node.kind {
    case .member, .line: return true
    default: return node.children.contains(where: hasContent)
    }
  }

  private mutating func placeColumn(
    _ children: [ContainerNode], _ room: Room, from start: Int
  ) -> Int {
    var row = start
    var previous: ContainerNode?
    for child in children where hasContent(child) {
      let hasGap = !isTight && previous.map { standsAlone($0) || standsAlone(child) } ?? false
      row = place(child, room, from: row + (hasGap ? 1 : 0))
      previous = child
    }
    return row
  }

  private func standsAlone(_ node: ContainerNode) -> Bool {
    if case .line = node.kind { return false }
    if case .member(let index) = node.kind { return container.members[index].standsAlone }
    if case .row = node.kind {
      return node.children.contains { child in
        if case .member(let index) = child.kind { return container.members[index].label != nil }
        return true
      }
    }
    return true
  }

  private mutating func placeRow(_ node: ContainerNode, _ room: Room, from row: Int) -> Int {
    let cells = node.children.filter(hasContent)
    guard let widths = cellWidths(of: cells, within: room.columns) else {
      return placeColumn(cells, room, from: row)
    }
    var (column, end) = (room.column, row)
    for (cell, width) in zip(cells, widths) {
      let place = Room(column: column, columns: width, labels: 0, region: room.region)
      end = max(end, self.place(cell, place, from: row))
      column += width + Self.cellGap
    }
    return end
  }

  /// The columns of what stands side by side, gutters included; nil where there is no room for that.
  private func cellWidths(of cells: [ContainerNode], within columns: Int) -> [Int]? {
    let fixed = cells.map { cell -> Int? in
      if let width = cell.width { return width + Self.gutter }
      guard cell.grow == 0, case .member(let index) = cell.kind, container.members[index].hugs,
        container.members[index].label == nil
      else { return nil }
      return container.members[index].control.columns(in: skin).ideal + Self.gutter
    }
    let flexible = cells.indices.filter { fixed[$0] == nil }
    let free =
      columns - fixed.reduce(0) { $0 + ($1 ?? 0) } - Self.cellGap * max(0, cells.count - 1)
    guard free >= flexible.count * (Self.leastCellColumns + Self.gutter) else { return nil }
    let weights = flexible.map { cells[$0].grow }
    let hasWeights = weights.contains { $0 > 0 }
    let sum = max(1, hasWeights ? weights.reduce(0, +) : flexible.count)
    var widths = fixed.map { $0 ?? 0 }
    let spare = free - flexible.count * (Self.leastCellColumns + Self.gutter)
    for (index, weight) in zip(flexible, weights) {
      widths[index] =
        Self.leastCellColumns + Self.gutter + spare * (hasWeights ? weight : 1) / sum
    }
    return widths
  }

  private mutating func placePages(_ node: ContainerNode, _ room: Room, from row: Int) -> Int {
    let pages = node.children.filter { container.isOpen($0) }
    var end = row
    // All pages have the height of the highest, so that the window stays as it is.
    let (slots, headings, regions, slotOf) = (slots, headings, regions, slotOf)
    for index in pages.indices where index != container.page {
      end = max(end, place(pages[index], room, from: row))
      (self.slots, self.headings, self.regions, self.slotOf) = (slots, headings, regions, slotOf)
    }
    guard pages.indices.contains(container.page) else { return end }
    return max(end, place(pages[container.page], room, from: row))
  }

  private mutating func placeScrolled(
    _ node: ContainerNode, rows: Int, _ room: Room, from row: Int
  ) -> Int {
    let region = regions.count
    regions.append(
      Region(
        parent: room.region,
        frame: Rect(column: room.column, row: row, columns: room.columns, rows: rows)))
    var inner = room
    inner.region = region
    let content = placeColumn(node.children, inner, from: 0)
    regions[region].rows = content
    let shown = min(rows, content)
    regions[region].frame.size = Size(columns: room.columns, rows: shown)
    return row + shown
  }

  private mutating func place(_ index: Int, _ room: Room, from row: Int) -> Int {
    let member = container.members[index]
    var area = Rect(
      column: room.column + Self.gutter, row: row, columns: room.columns - Self.gutter, rows: 1)
    var label: Rect?
    let labelWidth = labelWidth(index)
    if labelWidth > 0, labelWidth > room.labels {
      label = Rect(area.origin, Size(columns: area.size.columns, rows: 1))
      area.origin.row += 1
    } else if labelWidth > 0 {
      label = Rect(area.origin, Size(columns: room.labels, rows: 1))
    }
    if room.labels > 0, !member.spansLabels {
      area.origin.column += room.labels + Self.gap
      area.size = Size(columns: area.size.columns - room.labels - Self.gap, rows: 1)
    }
    if member.hasOwnMark {
      area.origin.column -= Self.gutter
      area.size = Size(columns: area.size.columns + Self.gutter, rows: 1)
    }
    let ideal = member.hugs ? member.control.columns(in: skin).ideal : area.size.columns
    let unit = member.unit.map { $0.columns + 1 } ?? 0
    let columns = max(1, min(area.size.columns - unit, member.width ?? ideal))
    let extent = member.control.rows(forColumns: columns, in: skin)
    area.size = Size(
      columns: columns, rows: member.control.isField ? extent.least : extent.ideal)
    var problem = Rect(column: area.origin.column, row: area.rows.upperBound, columns: 0, rows: 0)
    if let words = member.shownProblem?.words {
      let room = room.column + room.columns - area.origin.column
      let lines = WrappedText(words, columns: max(1, room - 2)).count
      problem.size = Size(columns: room, rows: min(lines, Self.mostProblemRows))
    }
    slotOf[index] = slots.count
    slots.append(
      Slot(member: index, region: room.region, label: label, area: area, problem: problem))
    return problem.rows.upperBound
  }

  private static let mostProblemRows = 3
}
