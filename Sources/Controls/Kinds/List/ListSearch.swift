// The search of a list: `/` begins it, what is typed narrows the rows, Esc shows them all again.

import Input
import Text
import Values

/// A search that is open.
struct ListSearch {
  var search = Search()
  /// The row that had the focus last before the search moved it, near which the focus stays.
  var origin: Int
}

extension List {
  /// What is searched for, as a line; nil while nothing is.
  var searchLine: DisplayText? {
    guard let search else { return nil }
    let rules = texts.options.rules
    let isVain = cursor.shownCount == 0 && stream == nil
    let fault = isVain ? ": " + texts.options.sentences.noMatch : ""
    let typed = DisplayText(sanitizing: search.search.typed, lines: .single, rules: rules)
    return DisplayText(fault, rules: rules).preceded(by: typed)
      .preceded(by: DisplayText("/", rules: rules))
  }

  mutating func beginSearch() -> Reaction {
    typed.clear()
    search = ListSearch(origin: cursor.current)
    return .changed
  }

  /// What a key does in the search; nil for keys that do what they always do.
  mutating func handleSearch(_ key: Key) -> Reaction? {
    guard var open = search else { return nil }
    switch key {
    case .escape, .tab, .backTab: return endSearch(key)
    case .backspace where open.search.isEmpty: return endSearch(key)
    case .backspace:
      open.search.removeLast()
      search = open
      narrow(isNarrower: false)
      return .changed
    default: break
    }
    // Space ticks the row where rows are ticked.
    guard let letter = key.typed, letter != " " || !choice.hasTicks else { return nil }
    open.search.add(letter)
    search = open
    narrow(isNarrower: true)
    return .changed
  }

  /// Takes pasted text into the search.
  mutating func pasteIntoSearch(_ bytes: [UInt8]) -> Reaction {
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where scalar.value >= 0x20 {
      search?.search.add(scalar)
    }
    narrow(isNarrower: true)
    return .changed
  }

  /// Shows all rows again.
  mutating func endSearch() {
    search = nil
    cursor.showAll()
  }

  /// The same by a key; Tab goes on from there.
  private mutating func endSearch(_ key: Key) -> Reaction {
    endSearch()
    return key == .tab || key == .backTab ? .ignored : .changed
  }

  private mutating func narrow(isNarrower: Bool) {
    guard let open = search else { return }
    if open.search.isEmpty {
      cursor.showAll()
      cursor.move(to: open.origin, visible: 1)
      return
    }
    let (texts, items) = (texts, items)
    cursor.narrow(near: open.origin, isNarrower: isNarrower) {
      texts.matches(open.search, $0, of: items)
    }
  }

  /// Takes rows that have come while the search is open.
  mutating func searchMore(from row: Int) {
    guard let open = search, !open.search.isEmpty else { return }
    let (texts, items) = (texts, items)
    cursor.findMore(from: row) { texts.matches(open.search, $0, of: items) }
  }
}

extension ListTexts {
  /// Whether a search finds a row: by the text that it begins with, as it is seen.
  func matches(_ search: Search, _ row: Int, of items: ListItems) -> Bool {
    if options.markup == .none { return search.matches(items.bytes(searched, of: row)) }
    return search.matches(Array(first(row, of: items).string.utf8)[...])
  }
}
