// What a terminal shows as far as frames say, and which cells of a new frame differ from it. Neighbours go out together
// where that is shorter. Whatever stands to the right of a cluster whose width terminals disagree about goes along.

import Text

struct ShownFrame {
  struct Run {
    let start: Point
    /// Their place among the cells of the canvas.
    let cells: Range<Int>
  }

  private var cells: [Cell] = []
  /// What every cell was that nothing was drawn on, and the rows outside of which nothing was.
  private var ground = Cell.blank
  private var drawnRows = 0..<0
  private var size = Size()
  /// Changed cells with fewer unchanged ones between them than this go out as one run.
  private static let mergeableGap = 4

  init() {}

  init(blank size: Size, style: Style) {
    self.size = size
    ground = Cell(style: style)
  }

  init(_ canvas: borrowing Canvas) {
    cells = canvas.cells
    size = canvas.size
    ground = canvas.ground
    drawnRows = canvas.drawnRows
  }

  func changes(to canvas: borrowing Canvas) -> [Run] {
    var runs: [Run] = []
    let columns = canvas.size.columns
    let knowsRows = canvas.size == size
    let (old, new) = (cells, canvas.cells)
    for row in rowsToCompare(canvas) {
      let first = row * columns
      var column = 0
      while column < columns {
        if knowsRows, isShown(first + column, of: new, old) {
          column += 1
          continue
        }
        // The rest of a wide character is reached by its first cell.
        while column > 0, new[first + column].span == 0 { column -= 1 }
        let end =
          knowsRows ? endOfRun(from: column, in: first..<first + columns, of: new, old) : columns
        runs.append(
          Run(start: Point(column: column, row: row), cells: first + column..<first + end))
        column = end
      }
    }
    return runs
  }

  private func rowsToCompare(_ canvas: borrowing Canvas) -> Range<Int> {
    guard canvas.size == size, canvas.ground == ground else { return 0..<canvas.size.rows }
    return drawnRows.joined(with: canvas.drawnRows)
  }

  private func isShown(_ index: Int, of new: [Cell], _ old: [Cell]) -> Bool {
    // Part by part: a cell as a whole would be copied first, text and all.
    let byte = new[index].byte
    if old.isEmpty {
      return byte == ground.byte && new[index].style == ground.style && new[index].isCertain
    }
    guard byte == old[index].byte, new[index].style == old[index].style,
      new[index].span == old[index].span, new[index].isCertain == old[index].isCertain
    else { return false }
    return byte != 0 || new[index].text == old[index].text
  }

  private func isShownForCertain(_ index: Int, _ old: [Cell]) -> Bool {
    old.isEmpty ? ground.isCertain : old[index].isCertain
  }

  /// Where the run of changed cells that begins at `column` ends; all to the right of a cluster of uncertain width, now or
  /// before, is sent again, since it may have been covered.
  private func endOfRun(
    from column: Int, in row: Range<Int>, of new: [Cell], _ old: [Cell]
  ) -> Int {
    var end = column
    var candidate = column
    while candidate < row.count, candidate - end < Self.mergeableGap {
      let index = row.lowerBound + candidate
      let isCertain = new[index].isCertain
      if !isShown(index, of: new, old) {
        if !isCertain || !isShownForCertain(index, old) { return row.count }
        if candidate > end, costsPen(end..<candidate, in: row, of: new) { break }
        end = candidate + 1
      } else if !isCertain {
        break
      }
      candidate += 1
    }
    return max(end, column + 1)
  }

  /// Whether unchanged cells between changed ones would need a pen of their own, so that passing over them is cheaper.
  private func costsPen(_ gap: Range<Int>, in row: Range<Int>, of new: [Cell]) -> Bool {
    let before = new[row.lowerBound + gap.lowerBound - 1].style
    let behind = new[row.lowerBound + gap.upperBound].style
    for column in gap {
      let index = row.lowerBound + column
      if !new[index].isShown(with: before), !new[index].isShown(with: behind) { return true }
    }
    return false
  }
}
