// The picture of one frame: a grid of cells that boxes draw on and the painter turns into bytes. A
// wide character always owns all its cells, so that no later drawing can leave a part of one behind.

package import Text

package struct Cell: Equatable, Sendable {
  /// The text where it is not a single byte; empty where it is one.
  private let longText: String
  /// The text where it is a single byte, as mostly; 0 where it has more or none.
  let byte: UInt8
  /// Cells this cluster takes: 1 or more, or 0 for those of a wide character behind its first.
  package var span: Int { Int(columns) }
  private let columns: UInt8
  /// False when terminals disagree about the width; the painter then finds its column anew.
  package var isCertain: Bool
  /// How the cluster is drawn; all cells of a wide one have the same style.
  package var style: Style

  package init(_ text: String = " ", span: Int = 1, isCertain: Bool = true, style: Style = .plain) {
    byte = text.utf8.count == 1 ? text.utf8.first ?? 0 : 0
    longText = byte == 0 ? text : ""
    columns = UInt8(clamping: span)
    self.isCertain = isCertain
    self.style = style
  }

  /// A cell with a cluster of a text; the look that marks give it is laid over `style`.
  package init(_ cluster: Cluster, style: Style) {
    byte = cluster.byte
    longText = byte == 0 ? cluster.text : ""
    columns = UInt8(clamping: cluster.columns)
    isCertain = cluster.isCertain
    self.style = style.overlaid(with: cluster.style)
  }

  /// One grapheme cluster; a blank for an empty cell, empty for the rest of a wide character.
  package var text: String { byte == 0 ? longText : String(Unicode.Scalar(byte)) }

  package static let blank = Cell()

  /// Whether both look the same; what costs least is compared first.
  package static func == (one: Cell, other: Cell) -> Bool {
    one.byte == other.byte && one.style == other.style && one.columns == other.columns
      && one.isCertain == other.isCertain && (one.byte != 0 || one.longText == other.longText)
  }
}

package struct Canvas: ~Copyable {
  package let size: Size
  package private(set) var cells: [Cell]
  package let ground: Cell
  /// The rows outside of which every cell is still the `ground`.
  package private(set) var drawnRows = 0..<0
  /// Where the terminal's cursor stands after the frame: the focus, for readers and input methods.
  package var cursor: Point?
  /// Whether that cursor is to be seen (a caret in a text), or only to be found by a screen reader.
  package var showsCursor = false

  package init(_ size: Size, style: Style = .plain) {
    self.size = size
    ground = Cell(style: style)
    cells = Array(repeating: ground, count: size.columns * size.rows)
  }

  package var bounds: Rect { Rect(Point(), size) }

  /// The cell at `point`, which must lie on the canvas.
  package subscript(_ point: Point) -> Cell {
    get { cells[point.row * size.columns + point.column] }
  }

  /// Draws one cluster at `point`; what does not fit on the canvas whole is left out.
  package mutating func put(_ cell: Cell, at point: Point) {
    guard point.row >= 0, point.row < size.rows, point.column >= 0,
      point.column + max(1, cell.span) <= size.columns
    else { return }
    noteDrawing(in: point.row)
    let index = point.row * size.columns + point.column
    release(index, in: point.row)
    if cell.span > 1 {
      let rest = Cell("", span: 0, isCertain: cell.isCertain, style: cell.style)
      for index in index + 1..<index + cell.span {
        release(index, in: point.row)
        cells[index] = rest
      }
    }
    cells[index] = cell
  }

  package mutating func put(
    _ symbols: String, at point: Point, _ style: Style, within clip: Rect? = nil
  ) {
    var point = point
    for symbol in symbols.unicodeScalars {
      if clip?.contains(point) ?? true { put(Cell(String(symbol), style: style), at: point) }
      point.column += 1
    }
  }

  /// Draws text from `point` on, in one row, its marks laid over `style`, without what does not fit whole within `clip`;
  /// returns the column behind the last cluster.
  @discardableResult
  package mutating func put(
    _ text: DisplayText, _ range: Range<Int>? = nil, at point: Point, _ style: Style,
    within clip: Rect? = nil
  ) -> Int {
    var point = point
    let clip = clip ?? bounds
    for cluster in text.clusters(in: range ?? 0..<text.string.utf8.count) {
      if point.column >= clip.columns.upperBound { break }
      if cluster.columns > 0, point.column >= clip.origin.column,
        point.column + cluster.columns <= clip.columns.upperBound,
        clip.rows.contains(point.row)
      {
        put(Cell(cluster, style: style), at: point)
      }
      point.column += cluster.columns
    }
    return point.column
  }

  package mutating func fill(_ rect: Rect, with symbol: String = " ", _ style: Style) {
    let rect = rect.intersection(bounds)
    if rect.isEmpty { return }
    let cell = Cell(symbol, style: style)
    for row in rect.rows {
      noteDrawing(in: row)
      let first = row * size.columns + rect.columns.lowerBound
      let end = first + rect.size.columns
      // Only at its edges can it cut a wide character.
      release(first, in: row)
      release(end - 1, in: row)
      for index in first..<end { cells[index] = cell }
    }
  }

  package mutating func clear(outside rect: Rect) {
    for row in 0..<size.rows {
      for column in 0..<size.columns where !rect.contains(Point(column: column, row: row)) {
        put(.blank, at: Point(column: column, row: row))
      }
    }
  }

  /// The columns of a row from the first cell that differs from the ground to the last.
  package func drawnColumns(in row: Int) -> Range<Int> {
    let first = row * size.columns
    let cells = cells[first..<first + size.columns]
    guard drawnRows.contains(row), let left = cells.firstIndex(where: { $0 != ground }),
      let right = cells.lastIndex(where: { $0 != ground })
    else { return 0..<0 }
    return left - first..<right - first + 1
  }

  package mutating func addAttributes(_ attributes: Attributes, in rect: Rect) {
    let rect = rect.intersection(bounds)
    for row in rect.rows {
      noteDrawing(in: row)
      for column in rect.columns {
        cells[row * size.columns + column].style.attributes.formUnion(attributes)
      }
    }
  }

  /// Gives all cells of a rectangle, and the whole of a wide character that reaches out of it, a style; the text stays.
  package mutating func restyle(_ rect: Rect, _ style: Style) {
    let rect = rect.intersection(bounds)
    if rect.isEmpty { return }
    for row in rect.rows {
      noteDrawing(in: row)
      let start = row * size.columns
      let columns = cells[start..<start + size.columns].wholeCharacters(rect.columns)
      for column in columns { cells[start + column].style = style }
    }
  }

  /// Draws the cursor where it is to be seen: ground and text change places.
  package mutating func drawCaret() {
    if showsCursor, let cursor, bounds.contains(cursor) {
      var style = self[cursor].style
      style.attributes.formSymmetricDifference(.reverse)
      restyle(Rect(cursor, Size(columns: 1, rows: 1)), style)
    }
    (cursor, showsCursor) = (nil, false)
  }

  /// The text of each row, for tests and for plain pictures; trailing blanks are kept.
  package func rows() -> [String] {
    (0..<size.rows).map { row in
      cells[row * size.columns..<(row + 1) * size.columns].map(\.text).joined()
    }
  }

  private mutating func noteDrawing(in row: Int) {
    if !drawnRows.contains(row) { drawnRows = drawnRows.joined(with: row..<row + 1) }
  }

  /// Gives up a wide character of which the cell at `index` is a part.
  private mutating func release(_ index: Int, in row: Int) {
    if cells[index].span == 1 { return }
    let start = row * size.columns
    let column = index - start
    let whole = cells[start..<start + size.columns].wholeCharacters(column..<column + 1)
    for column in whole { cells[start + column] = Cell(style: cells[start + column].style) }
  }
}

extension ArraySlice<Cell> {
  /// Columns of a row, the slice, with the whole of the wide characters that reach out of them; at least one column.
  func wholeCharacters(_ columns: Range<Int>) -> Range<Int> {
    var first = startIndex + columns.lowerBound
    var end = startIndex + columns.upperBound
    while first > startIndex, self[first].span == 0 { first -= 1 }
    while end < endIndex, self[end].span == 0 { end += 1 }
    return first - startIndex..<end - startIndex
  }
}
