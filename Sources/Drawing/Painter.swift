// From canvas to bytes: each frame is compared with the one before, and only what changed is sent,
// as one array of bytes for one write. After a cluster whose width terminals disagree about, and at
// the start of each run, the column is set anew, so that a wrong width cannot bend what stands to
// the right of it.

package import Text

/// How the painter reaches a cell.
package enum Addressing: Equatable, Sendable {
  /// By row and column of the screen; the canvas's first cell is `origin`.
  case absolute(origin: Point)
  /// By rows below the saved cursor (DECSC), whose own row is the caller's, and by column;
  /// restoring the cursor also brings the caller's pen back.
  case belowSavedCursor
}

/// Turns frames into bytes for one terminal.
package struct Painter: Sendable {
  /// What the terminal can show; colours and symbols are brought down to it.
  package let look: Look
  /// How cells are reached.
  package var addressing: Addressing

  /// Columns of the canvas that a run does not go into by itself, since somebody else's right margin (DECSLRM) may stand
  /// before them and would have it wrap; a wide character across one is left out.
  package var seams: [Int] = []

  /// The cells of the frame before; none while the screen is known to be blank.
  private var previous: [Cell] = []
  /// What every cell of the frame before was that nothing was drawn on, and the rows outside of which nothing was.
  private var ground = Cell.blank
  private var drawnRows = 0..<0
  private var previousSize = Size()
  /// Whether nobody else writes while the stage is taken, so that the pen of the last frame is still in hand at the next.
  package var ownsPen = false
  private var pen: Style?
  /// Where the cursor is; nil where that is not known, or behind the last column.
  private var cursor: Point?
  private var isInGraphics = false
  /// Changed cells with fewer unchanged ones between them than this go out as one run.
  private static let mergeableGap = 4
  /// Columns to either side that are gone in fewer bytes than a place by row and column takes.
  private static let shortWay = 99

  /// A painter that knows nothing of what the terminal shows.
  package init(look: Look, addressing: Addressing) {
    self.look = look
    self.addressing = addressing
  }

  /// Forgets what is on the screen: the next frame is sent whole.
  package mutating func invalidate() {
    previousSize = Size()
    pen = nil
  }

  /// Says that the screen is known to show `style`d blanks, so that only what differs is sent.
  package mutating func assumeBlank(_ size: Size, style: Style = .plain) {
    previousSize = size
    previous = []
    ground = Cell(style: style)
    drawnRows = 0..<0
    pen = nil
  }

  /// The bytes that turn the last frame into this one; empty when nothing changed.
  package mutating func paint(_ canvas: borrowing Canvas) -> [UInt8] {
    var out = Sequences()
    if !ownsPen { pen = nil }
    cursor = nil
    for run in sortedByStyle(changedRuns(canvas), of: canvas) {
      paint(canvas.cells[run.cells], at: run.start, of: canvas.size, into: &out)
    }
    leaveGraphics(&out)
    if !ownsPen, let pen, pen != .plain { out.resetPen() }
    previous = canvas.cells
    previousSize = canvas.size
    ground = canvas.ground
    drawnRows = canvas.drawnRows
    return out.bytes
  }

  /// The bytes that draw these columns of each row, whatever is shown there; nothing else is touched.
  ///
  /// For each row of the canvas there is a range; a wide character that it cuts is drawn whole.
  package mutating func paint(
    _ canvas: borrowing Canvas, only columns: [Range<Int>]
  ) -> [UInt8] {
    var out = Sequences()
    (pen, cursor) = (nil, nil)
    let width = canvas.size.columns
    for (row, range) in columns.enumerated() where row < canvas.size.rows && !range.isEmpty {
      let cells = canvas.cells[row * width..<(row + 1) * width]
      var (first, end) = (range.lowerBound, min(range.upperBound, width))
      if cells[cells.startIndex + first].span == 0, first > 0 { first -= 1 }
      if end > 0, cells[cells.startIndex + end - 1].span == 2, end < width { end += 1 }
      paint(
        cells[cells.startIndex + first..<cells.startIndex + end],
        at: Point(column: first, row: row), of: canvas.size, into: &out)
    }
    leaveGraphics(&out)
    return out.bytes
  }

  /// The rows in which a frame can differ from the one before.
  private func rowsToCompare(_ canvas: borrowing Canvas) -> Range<Int> {
    guard canvas.size == previousSize, canvas.ground == ground else { return 0..<canvas.size.rows }
    if drawnRows.isEmpty { return canvas.drawnRows }
    if canvas.drawnRows.isEmpty { return drawnRows }
    return min(
      drawnRows.lowerBound, canvas.drawnRows.lowerBound)..<max(
        drawnRows.upperBound, canvas.drawnRows.upperBound)
  }

  /// The bytes that put the cursor on a cell of the canvas.
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

  /// Cells side by side that go out together.
  private struct Run {
    let start: Point
    /// Their place among the cells of the canvas.
    let cells: Range<Int>
  }

  private func changedRuns(_ canvas: borrowing Canvas) -> [Run] {
    var runs: [Run] = []
    let columns = canvas.size.columns
    let knowsRows = canvas.size == previousSize
    for row in rowsToCompare(canvas) {
      let first = row * columns
      var column = 0
      while column < columns {
        if knowsRows, isShown(canvas.cells[first + column], at: first + column) {
          column += 1
          continue
        }
        // The right half of a wide character is reached by its left half.
        if canvas.cells[first + column].span == 0, column > 0 { column -= 1 }
        let end =
          knowsRows ? endOfRun(from: column, in: first..<first + columns, of: canvas) : columns
        runs.append(
          Run(start: Point(column: column, row: row), cells: first + column..<first + end))
        column = end
      }
    }
    return runs
  }

  /// The runs in an order in which the pen changes little: those that begin in the same style follow each other, and after
  /// each such group comes one that has the pen as it is then, or at least its background.
  private func sortedByStyle(_ runs: [Run], of canvas: borrowing Canvas) -> [Run] {
    guard runs.count > 2 else { return runs }
    var styles: [Style] = []
    var groups: [[Run]] = []
    for run in runs {
      let style = canvas.cells[run.cells.lowerBound].style
      if let index = styles.firstIndex(of: style) {
        groups[index].append(run)
      } else {
        styles.append(style)
        groups.append([run])
      }
    }
    var sorted: [Run] = []
    var hand = pen
    while !groups.isEmpty {
      let next = nearest(of: styles, to: hand)
      styles.remove(at: next)
      sorted += groups.remove(at: next)
      hand = sorted.last.map { reduced(canvas.cells[$0.cells.upperBound - 1].style) }
    }
    return sorted
  }

  /// The index of the style that a pen becomes with the least change.
  private func nearest(of styles: [Style], to pen: Style?) -> Int {
    styles.firstIndex { reduced($0) == pen }
      ?? styles.firstIndex { reduced($0).background == pen?.background } ?? 0
  }

  private func isShown(_ cell: Cell, at index: Int) -> Bool {
    previous.isEmpty ? ground == cell : previous[index] == cell
  }

  private func isShownForCertain(at index: Int) -> Bool {
    previous.isEmpty ? ground.isCertain : previous[index].isCertain
  }

  /// Where a run of changed cells ends that begins at `column` of the row with these cells.
  ///
  /// A cluster of uncertain width may have covered, or may cover, more than its own cells: whatever stands
  /// to the right of it is sent again.
  private func endOfRun(
    from column: Int, in row: Range<Int>, of canvas: borrowing Canvas
  ) -> Int {
    var end = column
    var candidate = column
    while candidate < row.count, candidate - end < Self.mergeableGap {
      let index = row.lowerBound + candidate
      let isCertain = canvas.cells[index].isCertain
      if !isShown(canvas.cells[index], at: index) {
        if !isCertain || !isShownForCertain(at: index) { return row.count }
        if candidate > end, costsPen(end..<candidate, in: row, of: canvas) { break }
        end = candidate + 1
      } else if !isCertain {
        break
      }
      candidate += 1
    }
    return max(end, column + 1)
  }

  /// Whether unchanged cells between changed ones would need a pen of their own, so that passing over them is cheaper.
  private func costsPen(
    _ gap: Range<Int>, in row: Range<Int>, of canvas: borrowing Canvas
  ) -> Bool {
    let before = canvas.cells[row.lowerBound + gap.lowerBound - 1].style
    let behind = canvas.cells[row.lowerBound + gap.upperBound].style
    return gap.contains { column in
      let cell = canvas.cells[row.lowerBound + column]
      return !cell.isShown(with: before) && !cell.isShown(with: behind)
    }
  }

  /// Sends one run of cells.
  private mutating func paint(
    _ run: ArraySlice<Cell>, at point: Point, of size: Size, into out: inout Sequences
  ) {
    leaveGraphics(&out)
    let way = cursor.flatMap { $0.row == point.row ? point.column - $0.column : nil } ?? 0
    if way != 0, abs(way) <= Self.shortWay {
      if way > 0 { out.right(way) } else { out.left(-way) }
    } else {
      move(to: point, into: &out)
    }
    if case .belowSavedCursor = addressing { pen = nil }
    var column = point.column
    var last: Style?
    let isPlain = look.symbols == .full && look.encoding == .utf8 && seams.isEmpty
    var index = run.startIndex
    while index < run.endIndex {
      // Most cells look like the one before, and hold a character of one byte.
      if let last, isPlain, run[index].style == last, run[index].byte != 0, run[index].isCertain {
        out.append(run[index].byte)
        column += 1
        index += 1
        continue
      }
      let cell = run[index]
      index += 1
      if cell.span == 0 { continue }
      if !seams.isEmpty {
        if column > point.column, seams.contains(column) {
          anchor(Point(column: column, row: point.row), into: &out)
        }
        if cell.span == 2, seams.contains(column + 1) {
          divide(at: Point(column: column + 1, row: point.row), reduced(cell.style), into: &out)
          column += 2
          last = nil
          continue
        }
      }
      if let last, cell.isCertain, cell.style == last {
        encode(cell, into: &out)
        column += cell.span
        continue
      }
      let style = reduced(cell.style)
      if !cell.isCertain {
        clear(cell, at: column, row: point.row, style, into: &out)
        last = nil
      }
      if let pen, cell.isShown(with: pen, as: style) {
        encode(cell, into: &out)
      } else {
        out.pen(from: pen, to: style, undoing: look.colors != .none)
        pen = style
        encode(cell, into: &out)
        last = cell.isCertain ? cell.style : nil
      }
      column += cell.span
      if !cell.isCertain { anchor(Point(column: column, row: point.row), into: &out) }
    }
    cursor =
      column < size.columns && addressing != .belowSavedCursor
      ? Point(column: column, row: point.row) : nil
  }

  /// Fills an uncertain cluster's cells first, so that a narrower drawing leaves no stale half
  /// behind.
  private mutating func clear(
    _ cell: Cell, at column: Int, row: Int, _ style: Style, into out: inout Sequences
  ) {
    out.pen(from: pen, to: style, undoing: look.colors != .none)
    pen = style
    for _ in 0..<cell.span { out.append(UInt8(ascii: " ")) }
    anchor(Point(column: column, row: row), into: &out)
  }

  /// Leaves two cells blank that a seam divides; `point` is the second.
  private mutating func divide(at point: Point, _ style: Style, into out: inout Sequences) {
    out.pen(from: pen, to: style, undoing: look.colors != .none)
    pen = style
    out.append(UInt8(ascii: " "))
    anchor(point, into: &out)
    out.append(UInt8(ascii: " "))
  }

  /// Finds a column of the row anew that the cursor is in.
  private func anchor(_ point: Point, into out: inout Sequences) {
    switch addressing {
    case .absolute: move(to: point, into: &out)
    // Restoring the cursor would change the pen.
    case .belowSavedCursor: out.column(point.column)
    }
  }

  /// The style in the colours the terminal has.
  private func reduced(_ style: Style) -> Style {
    Style(
      style.foreground.reduced(to: look.colors), on: style.background.reduced(to: look.colors),
      style.attributes)
  }

  private mutating func encode(_ cell: Cell, into out: inout Sequences) {
    if look.symbols == .full, look.encoding == .utf8, cell.byte != 0 {
      out.append(cell.byte)
    } else {
      encode(cell.text, into: &out)
    }
  }

  private mutating func encode(_ text: String, into out: inout Sequences) {
    if look.symbols == .decGraphics, let byte = Symbols.inDECGraphics(text) {
      if !isInGraphics { out.useGraphics(true) }
      isInGraphics = true
      return out.append(byte)
    }
    leaveGraphics(&out)
    switch look.symbols {
    case .full: encodeCharacters(text, into: &out)
    case .console: encodeCharacters(Symbols.onConsole(text), into: &out)
    case .decGraphics, .ascii: encodeCharacters(Symbols.inASCII(text), into: &out)
    }
  }

  /// Characters as the terminal takes them; text was made fit for it before it was drawn.
  private func encodeCharacters(_ text: String, into out: inout Sequences) {
    if look.encoding == .utf8 {
      for byte in text.utf8 { out.append(byte) }
      return
    }
    for scalar in text.unicodeScalars {
      let isKnown =
        scalar.value < 0x7F || (look.encoding == .latin1 && (0xA0...0xFF).contains(scalar.value))
      out.append(isKnown ? UInt8(scalar.value) : UInt8(ascii: "?"))
    }
  }

  private mutating func leaveGraphics(_ out: inout Sequences) {
    if isInGraphics { out.useGraphics(false) }
    isInGraphics = false
  }
}

extension Cell {
  /// Whether drawing the cell with a pen for another style shows the same: of a blank only the ground is seen, and lines
  /// through it.
  fileprivate func isShown(with pen: Style) -> Bool { isShown(with: pen, as: style) }

  /// The same for a cell whose style was brought down to the colours of the terminal.
  fileprivate func isShown(with pen: Style, as style: Style) -> Bool {
    if pen == style { return true }
    return pen.background == style.background && text.utf8.first == 0x20
      && pen.attributes.isDisjoint(with: .seenOnBlanks)
      && style.attributes.isDisjoint(with: .seenOnBlanks)
  }
}
