// The search in a text that is longer than its place: `/` begins it, what is typed is found at once, n goes on.

package import Drawing
import Input
import Text

/// A search in a text.
package struct TextSearch {
  fileprivate(set) var search = Search()
  /// Whether letters still belong to it.
  fileprivate(set) var isTyping = true
  /// The line that was first before it began.
  fileprivate let origin: Int
  /// What was found, in UTF-8 bytes of the text, in their order.
  fileprivate var hits: [Range<Int>] = []
  /// The index of the hit that one is at; nil for none.
  fileprivate var current: Int?
}

extension Paragraph {
  package var isSearching: Bool { search != nil }

  /// How much was seen of a text that is longer than its place, and what is searched for in it.
  package func status(in area: Rect, _ skin: Skin) -> ControlStatus? {
    guard let percentage = percentage(in: area, skin) else { return nil }
    return ControlStatus(
      words: DisplayText("\(percentage) %", rules: text.rules), search: searchLine)
  }

  var searchLine: DisplayText? {
    guard let search else { return nil }
    let isVain = search.hits.isEmpty && !search.search.isEmpty
    let fault = isVain ? ": " + sentences.noMatch : ""
    let typed = DisplayText(sanitizing: search.search.typed, lines: .single, rules: text.rules)
    return DisplayText(fault, rules: text.rules).preceded(by: typed)
      .preceded(by: DisplayText("/", rules: text.rules))
  }

  // MARK: Keys

  /// What a key does to a search that is open; nil where it does what it always does.
  mutating func handleSearch(_ key: Key, in place: Place) -> Reaction? {
    guard let open = search else { return nil }
    switch key {
    case .escape: return endSearch()
    case .enter where open.isTyping:
      if open.search.isEmpty { return endSearch() }
      search?.isTyping = false
      return .changed
    case .backspace where open.isTyping:
      if open.search.isEmpty { return endSearch() }
      search?.search.removeLast()
    default:
      guard open.isTyping, let letter = key.typed else { return nil }
      search?.search.add(letter)
    }
    findFirst(in: place)
    return .changed
  }

  private mutating func endSearch() -> Reaction {
    search = nil
    return .changed
  }

  /// What a command of searching does; nil for other commands.
  mutating func find(_ command: Command, in place: Place) -> Reaction? {
    switch command {
    case .find:
      search = TextSearch(origin: firstShown(in: place.area, place.skin))
      return .changed
    case .findNext: return go(by: 1, in: place)
    case .findPrevious: return go(by: -1, in: place)
    default: return nil
    }
  }

  private mutating func go(by step: Int, in place: Place) -> Reaction {
    guard let open = search, let current = open.current else { return .effect(.bell) }
    search?.current = (current + step + open.hits.count) % open.hits.count
    showHit(in: place)
    return .changed
  }

  // MARK: Finding

  /// Goes to the first hit from the line on where the search began, or else to the first of all.
  private mutating func findFirst(in place: Place) {
    guard let open = search else { return }
    let wrapped = wrapped(to: place.area.size.columns, in: place.skin)
    let start = wrapped[min(open.origin, wrapped.count - 1)].range.lowerBound
    let hits = text.hits(of: open.search)
    search?.hits = hits
    search?.current =
      hits.isEmpty ? nil : hits.firstIndex { $0.lowerBound >= start } ?? 0
    first = open.origin
    showHit(in: place)
  }

  /// Scrolls where the hit is out of view, with some lines above it.
  private mutating func showHit(in place: Place) {
    guard let open = search, let current = open.current else { return }
    let wrapped = wrapped(to: place.area.size.columns, in: place.skin)
    let (hit, rows) = (open.hits[current].lowerBound, place.area.size.rows)
    var (low, high) = (0, wrapped.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if wrapped[middle].range.lowerBound <= hit { low = middle } else { high = middle - 1 }
    }
    let shown = firstShown(in: place.area, place.skin)
    if low < shown || low >= shown + rows { first = max(0, low - rows / 3) }
  }

  // MARK: Drawing

  /// Draws what was found in a line again, reversed; the hit that one is at is bold, too.
  func drawHits(
    in line: Line, on canvas: inout Canvas, at point: Point, from shift: Int, columns: Int,
    _ style: Style, centered: Bool
  ) {
    guard let search, let current = search.current else { return }
    let start = point.column - shift + (centered ? max(0, (columns - line.columns) / 2) : 0)
    let clip = Rect(column: point.column, row: point.row, columns: columns, rows: 1)
    var index = search.firstHit(endingBehind: line.range.lowerBound)
    while index < search.hits.count, search.hits[index].lowerBound < line.range.upperBound {
      let hit = search.hits[index].clamped(to: line.range)
      let column = start + text[line.range.lowerBound..<hit.lowerBound].columns
      let mark: Attributes = index == current ? [.reverse, .bold, .underline] : .reverse
      canvas.put(
        text, hit, at: Point(column: column, row: point.row),
        style.overlaid(with: Style(attributes: mark)), within: clip)
      index += 1
    }
  }
}

extension TextSearch {
  /// The index of the first hit that ends behind a place of the text.
  fileprivate func firstHit(endingBehind place: Int) -> Int {
    var (low, high) = (0, hits.count)
    while low < high {
      let middle = (low + high) / 2
      if hits[middle].upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension DisplayText {
  /// The places of the words of a search in all lines that have all of them.
  fileprivate func hits(of search: Search) -> [Range<Int>] {
    let bytes = Array(string.utf8)
    return bytes.split(separator: 0x0A).flatMap(search.places)
  }
}
