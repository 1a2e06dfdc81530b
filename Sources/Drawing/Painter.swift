// From canvas to bytes: each frame is compared with the one before, and only what changed is sent, as one array of bytes
// for one write. After a cluster whose width terminals disagree about, and at the start of each run, the column is set
// anew, so that a wrong width cannot bend what stands to the right of it.

package import Text

package enum Addressing: Equatable, Sendable {
  /// By row and column of the screen; the canvas's first cell is `origin`.
  case absolute(origin: Point)
  /// By rows below the saved cursor (DECSC), whose own row is the caller's, and by column;
  /// restoring the cursor also brings the caller's pen back.
  case belowSavedCursor
}

package struct Painter: Sendable {
  /// What the terminal can show; colours and symbols are brought down to it.
  package let look: Look
  package var addressing: Addressing

  private var shown = ShownFrame()
  private var encoder: CellEncoder
  /// Whether nobody else writes while the stage is taken, so that the pen of the last frame is still in hand at the next.
  package var ownsPen = false
  private var pen: Style? { didSet { blank = nil } }
  /// The style of the last blank that is seen right with the pen as it is, though the pen has another.
  private var blank: Style?
  /// Where the cursor is; nil where that is not known, or behind the last column.
  private var cursor: Point?
  /// Columns to either side that are gone in fewer bytes than a place by row and column takes.
  private static let shortWay = 99

  package init(look: Look, addressing: Addressing) {
    self.look = look
    self.addressing = addressing
    encoder = CellEncoder(look: look)
  }

  /// Forgets what is on the screen: the next frame is sent whole.
  package mutating func invalidate() {
    shown = ShownFrame()
    pen = nil
  }

  /// Says that the screen is known to show `style`d blanks, so that only what differs is sent.
  package mutating func assumeBlank(_ size: Size, style: Style = .plain) {
    shown = ShownFrame(blank: size, style: style)
    pen = nil
  }

  /// The bytes that turn the last frame into this one; empty when nothing changed.
  package mutating func paint(_ canvas: borrowing Canvas) -> [UInt8] {
    var out = Sequences()
    if !ownsPen { pen = nil }
    cursor = nil
    for run in sortedByStyle(shown.changes(to: canvas), of: canvas) {
      paint(canvas.cells[run.cells], at: run.start, of: canvas.size, into: &out)
    }
    encoder.leaveGraphics(&out)
    if !ownsPen, let pen, pen != .plain { out.resetPen() }
    shown = ShownFrame(canvas)
    return out.bytes
  }

  /// The bytes that draw these columns of each row, whatever is shown there; a wide character that is cut is drawn whole.
  package mutating func paint(_ canvas: borrowing Canvas, only columns: [Range<Int>]) -> [UInt8] {
    var out = Sequences()
    (pen, cursor) = (nil, nil)
    let width = canvas.size.columns
    for (row, range) in columns.enumerated() where row < canvas.size.rows && !range.isEmpty {
      let cells = canvas.cells[row * width..<(row + 1) * width]
      let whole = cells.wholeCharacters(range.lowerBound..<min(range.upperBound, width))
      paint(
        cells[cells.startIndex + whole.lowerBound..<cells.startIndex + whole.upperBound],
        at: Point(column: whole.lowerBound, row: row), of: canvas.size, into: &out)
    }
    encoder.leaveGraphics(&out)
    return out.bytes
  }

  package func move(to point: Point, into out: inout Sequences) {
    switch addressing {
    case .absolute(let origin):
      out.move(to: Point(column: origin.column + point.column, row: origin.row + point.row))
    case .belowSavedCursor:
      out.restoreCursor()
      out.down(point.row + 1)
      out.column(point.column)
    }
  }

  /// The runs in an order in which the pen changes little: those that begin in the same style follow each other, and after
  /// each such group comes one that has the pen as it is then, or at least its background.
  private func sortedByStyle(
    _ runs: [ShownFrame.Run], of canvas: borrowing Canvas
  ) -> [ShownFrame.Run] {
    guard runs.count > 2 else { return runs }
    var rest = runs
    var sorted: [ShownFrame.Run] = []
    sorted.reserveCapacity(runs.count)
    var hand = pen
    while !rest.isEmpty {
      let next = nearest(of: rest, in: canvas, to: hand)
      let style = canvas.cells[rest[next].cells.lowerBound].style
      sorted += rest.filter { canvas.cells[$0.cells.lowerBound].style == style }
      rest.removeAll { canvas.cells[$0.cells.lowerBound].style == style }
      hand = sorted.last.map { reduced(canvas.cells[$0.cells.upperBound - 1].style) }
    }
    return sorted
  }

  /// The index of the run whose first style a pen becomes with the least change.
  private func nearest(
    of runs: [ShownFrame.Run], in canvas: borrowing Canvas, to pen: Style?
  ) -> Int {
    func style(_ run: ShownFrame.Run) -> Style { reduced(canvas.cells[run.cells.lowerBound].style) }
    return runs.firstIndex { style($0) == pen }
      ?? runs.firstIndex { style($0).background == pen?.background } ?? 0
  }

  private mutating func paint(
    _ run: ArraySlice<Cell>, at point: Point, of size: Size, into out: inout Sequences
  ) {
    encoder.leaveGraphics(&out)
    approach(point, into: &out)
    if case .belowSavedCursor = addressing { pen = nil }
    var column = point.column
    var last: Style?
    let isPlain = look.symbols == .full && look.encoding == .utf8
    var index = run.startIndex
    while index < run.endIndex {
      // Most cells look like the one before, and hold a character of one byte.
      let byte = run[index].byte
      if isPlain, byte != 0, run[index].isCertain,
        run[index].style == last || byte == UInt8(ascii: " ") && run[index].style == blank
      {
        out.append(byte)
        column += 1
        index += 1
        continue
      }
      let cell = run[index]
      index += 1
      if cell.span == 0 { continue }
      last = paint(cell, at: Point(column: column, row: point.row), after: last, into: &out)
      column += cell.span
    }
    cursor =
      column < size.columns && addressing != .belowSavedCursor
      ? Point(column: column, row: point.row) : nil
  }

  /// Puts the cursor where a run begins, in as few bytes as that takes.
  private func approach(_ point: Point, into out: inout Sequences) {
    let way = cursor.flatMap { $0.row == point.row ? point.column - $0.column : nil } ?? 0
    if way == 0 || abs(way) > Self.shortWay {
      move(to: point, into: &out)
    } else if way > 0 {
      out.right(way)
    } else {
      out.left(-way)
    }
  }

  /// Sends one cell behind one of the style `last`, which the pen has as it is (nil: unknown); returns that of this cell.
  private mutating func paint(
    _ cell: Cell, at point: Point, after last: Style?, into out: inout Sequences
  ) -> Style? {
    if let last, cell.isCertain, cell.style == last {
      encoder.encode(cell, into: &out)
      return last
    }
    let style = reduced(cell.style)
    if !cell.isCertain { clear(cell, at: point, style, into: &out) }
    var next = cell.isCertain ? last : nil
    if pen.map({ cell.isShown(with: $0, as: style) }) != true {
      setPen(style, into: &out)
      if cell.isCertain { next = cell.style }
    } else if cell.byte == UInt8(ascii: " ") {
      blank = cell.style
    }
    encoder.encode(cell, into: &out)
    if !cell.isCertain {
      anchor(Point(column: point.column + cell.span, row: point.row), into: &out)
    }
    return next
  }

  private mutating func setPen(_ style: Style, into out: inout Sequences) {
    out.pen(from: pen, to: style, undoing: look.colors != .none)
    pen = style
  }

  /// Fills an uncertain cluster's cells first, so that a narrower drawing leaves no stale half behind.
  private mutating func clear(
    _ cell: Cell, at point: Point, _ style: Style, into out: inout Sequences
  ) {
    setPen(style, into: &out)
    for _ in 0..<cell.span { out.append(UInt8(ascii: " ")) }
    anchor(point, into: &out)
  }

  private func anchor(_ point: Point, into out: inout Sequences) {
    switch addressing {
    case .absolute: move(to: point, into: &out)
    // Restoring the cursor would change the pen.
    case .belowSavedCursor: out.column(point.column)
    }
  }

  private func reduced(_ style: Style) -> Style {
    Style(
      style.foreground.reduced(to: look.colors), on: style.background.reduced(to: look.colors),
      style.attributes)
  }
}
