// The texts of a list's rows: which of them are shown, how wide they are, and how one row looks. Widths are measured once,
// when rows come; texts are made fit to be shown only where they are seen.

import Drawing
package import Text
package import Values

package struct ListOptions: Equatable, Sendable {
  /// Whether rows are shown by their labels alone.
  package var hidesTags = false
  /// Whether rows have tags and no labels.
  package var hidesItems = false
  /// Whether the row with the focus is explained.
  package var hasHelp = false
  /// Whether letters mean nothing to the list.
  package var hasNoHotList = false
  package var isTree = false
  /// What separates the columns of a label; empty for one column.
  package var columnSeparator: [UInt8] = []
  package var markup = Markup.none
  /// What becomes of line breaks in them.
  package var lines = LineRule.first
  /// Cells beyond which a row is not measured.
  package var widest = Int.max
  /// How a row is written in a question in lines.
  package var spoken = Spoken.label
  /// Whether a row that is too long is shown by its end.
  package var keepsEnd = false
  /// What is said about ticks and searches.
  package var sentences = Sentences.english
  package var rules: TextRules

  /// How a row is written in a line: its label and what explains it, its label alone, its tag and its label.
  package enum Spoken: Equatable, Sendable { case label, item, tagAndItem }

  package init(rules: TextRules) { self.rules = rules }
}

extension ListItems {
  package func firstRow(answering value: [UInt8]) -> Int? {
    indices.first { self.value($0).elementsEqual(value) }
  }
}

package struct ListTexts {
  /// Cells of the guide that stands before a row of a tree for each level.
  static let guideColumns = 3

  package let options: ListOptions
  /// Cells of the widest tag, shown or not.
  package private(set) var tagColumns = 0
  /// Cells of the widest label, shown or not; 0 where rows have none.
  package private(set) var itemColumns = 0
  private(set) var deepest = 0
  /// Cells of the columns of the labels where a separator makes columns of them.
  private var fieldColumns: [Int] = []

  init(_ items: ListItems, _ options: ListOptions) {
    self.options = options
    measure(items, from: 0)
  }

  /// Measures the rows from `first` on, of which the widest counts.
  mutating func measure(_ items: ListItems, from first: Int) {
    if options.widest < .max {
      let widest = items.widest(
        .label, from: first, limit: options.widest, markup: options.markup, rules: options.rules)
      itemColumns = max(itemColumns, widest)
      return
    }
    tagColumns = items.indices.reduce(0) {
      max($0, DisplayText.columns(of: items.value($1), lines: .first, rules: options.rules))
    }
    if options.isTree { deepest = items.indices.reduce(0) { max($0, items.depth($1)) } }
    fieldColumns = Self.fieldColumns(of: items, options)
    if options.hidesItems { return }
    itemColumns =
      options.columnSeparator.isEmpty
      ? items.indices.reduce(0) { max($0, Self.columns(of: items.label($1), options)) }
      : fieldColumns.reduce(0, +) + max(0, fieldColumns.count - 1)
  }

  /// Whether a row is shown as a tag and a label; otherwise as one text.
  package var isPaired: Bool { !options.hidesTags && !options.hidesItems }
  /// The text that a row begins with, and in which letters are looked for.
  package var searched: ItemText { isPaired || options.hidesItems ? .value : .label }
  /// Cells of the widest text that rows begin with.
  package var firstColumns: Int { isPaired || options.hidesItems ? tagColumns : itemColumns }

  package func first(_ row: Int, of items: ListItems) -> DisplayText {
    guard searched == .value else {
      return item(row, of: items, hasMarkup: options.hasNoHotList || options.lines == .single)
    }
    return shown(items.value(row), options.hasNoHotList && !isPaired ? options.markup : .none)
  }

  package func item(_ row: Int, of items: ListItems, hasMarkup: Bool = true) -> DisplayText {
    let bytes = items.label(row)
    return shown(
      options.columnSeparator.isEmpty ? bytes : aligned(bytes)[...],
      hasMarkup ? options.markup : .none)
  }

  /// What explains a row; nil unless it is wanted.
  func help(of row: Int?, in items: ListItems) -> DisplayText? {
    options.hasHelp ? shown(row.map(items.help) ?? [], options.markup) : nil
  }

  private func shown(_ bytes: ArraySlice<UInt8>, _ markup: Markup) -> DisplayText {
    DisplayText(row: bytes, markup: markup, lines: options.lines, rules: options.rules)
  }

  private static func columns(of bytes: ArraySlice<UInt8>, _ options: ListOptions) -> Int {
    DisplayText.columns(of: bytes, markup: options.markup, lines: .first, rules: options.rules)
  }

  private static func fieldColumns(of rows: ListItems, _ options: ListOptions) -> [Int] {
    if options.hidesItems || options.columnSeparator.isEmpty { return [] }
    var widths: [Int] = []
    for row in rows.indices {
      for (index, field) in fields(of: rows.label(row), options.columnSeparator).enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], columns(of: field, options))
      }
    }
    return widths
  }

  private static func fields(
    of item: ArraySlice<UInt8>, _ separator: [UInt8]
  ) -> [ArraySlice<UInt8>] {
    var fields: [ArraySlice<UInt8>] = []
    var start = item.startIndex
    var index = start
    while index + separator.count <= item.endIndex {
      if item[index..<index + separator.count].elementsEqual(separator) {
        fields.append(item[start..<index])
        index += separator.count
        start = index
      } else {
        index += 1
      }
    }
    return fields + [item[start...]]
  }

  /// The item with each part as wide as its column, and a blank between them.
  private func aligned(_ item: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for (index, field) in Self.fields(of: item, options.columnSeparator).enumerated() {
      if index > 0 { result.append(UInt8(ascii: " ")) }
      result += field
      let missing = fieldColumns[index] - Self.columns(of: field, options)
      result += repeatElement(UInt8(ascii: " "), count: max(0, missing))
    }
    return result
  }
}
