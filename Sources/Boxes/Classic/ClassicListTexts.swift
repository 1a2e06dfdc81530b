// The texts of a classic list's rows: which of them are shown, how wide they are, and how one row looks. Widths
// are measured once, when the box is made; texts are made fit to be shown only where they are seen.

import Drawing
package import Text
import Values

/// What the lists of dialog(1) are told by options.
package struct ClassicListOptions: Equatable, Sendable {
  /// Whether rows are shown by their items alone (`--no-tags`).
  package var hidesTags = false
  /// Whether rows have tags and no items (`--no-items`).
  package var hidesItems = false
  /// Whether the last row of the screen explains the current row (`--item-help`).
  package var hasItemHelp = false
  /// Whether the list is a place for the focus, before the buttons (`--visit-items`).
  package var visitsItems = false
  /// Whether letters mean nothing to the list (`--no-hot-list`).
  package var hasNoHotList = false
  /// What separates the columns of an item (`--column-separator`); empty for one column.
  package var columnSeparator: [UInt8] = []
  /// What of an item's markup is understood.
  package var markup = Markup.none
  /// What the terminal can show.
  package var rules: TextRules

  /// dialog's defaults.
  package init(rules: TextRules) { self.rules = rules }
}

extension ListItems {
  /// The first row that answers `value`, byte for byte (`--default-item`); nil if there is none.
  package func firstRow(answering value: [UInt8]) -> Int? {
    indices.first { self.value($0).elementsEqual(value) }
  }
}

/// The texts of a list's rows.
struct ClassicListTexts {
  /// No screen shows more of a text, in bytes.
  private static let longestShown = 8192

  /// The rows.
  let rows: ListItems
  /// What the options say of lists.
  let options: ClassicListOptions
  /// Cells of the widest tag, shown or not.
  let tagColumns: Int
  /// Cells of the widest item, shown or not; 0 where rows have none.
  let itemColumns: Int
  /// Cells of the columns of the items where a separator makes columns of them.
  private let fieldColumns: [Int]

  /// The texts of `rows`, each of which is measured.
  init(_ rows: ListItems, _ options: ClassicListOptions) {
    self.rows = rows
    self.options = options
    tagColumns = rows.indices.reduce(0) {
      max($0, DisplayText.columns(of: rows.value($1), lines: .first, rules: options.rules))
    }
    fieldColumns = Self.fieldColumns(of: rows, options)
    if options.hidesItems {
      itemColumns = 0
    } else if options.columnSeparator.isEmpty {
      itemColumns = rows.indices.reduce(0) {
        max($0, Self.columns(of: rows.label($1), options))
      }
    } else {
      itemColumns = fieldColumns.reduce(0, +) + max(0, fieldColumns.count - 1)
    }
  }

  /// Whether a row is shown as a tag and an item; otherwise as one text.
  var isPaired: Bool { !options.hidesTags && !options.hidesItems }
  /// The text that a row begins with, and in which letters are looked for.
  var searched: RowText { isPaired || options.hidesItems ? .value : .label }
  /// Cells of the widest text that rows begin with.
  var firstColumns: Int { isPaired || options.hidesItems ? tagColumns : itemColumns }

  /// What a row begins with.
  func first(_ row: Int) -> DisplayText {
    guard searched == .value else { return item(row, hasMarkup: options.hasNoHotList) }
    return shown(rows.value(row), options.hasNoHotList && !isPaired ? options.markup : .none)
  }

  /// What follows the tag.
  func item(_ row: Int, hasMarkup: Bool = true) -> DisplayText {
    let markup = hasMarkup ? options.markup : .none
    let bytes = rows.label(row)
    return shown(options.columnSeparator.isEmpty ? bytes : aligned(bytes)[...], markup)
  }

  /// What explains a row; nil unless it is wanted.
  func help(_ row: Int?) -> DisplayText? {
    options.hasItemHelp ? shown(row.map(rows.help) ?? [], options.markup) : nil
  }

  private func shown(_ bytes: ArraySlice<UInt8>, _ markup: Markup) -> DisplayText {
    DisplayText(
      sanitizing: Array(bytes.prefix(Self.longestShown)), markup: markup, lines: .first,
      rules: options.rules)
  }

  private static func columns(of bytes: ArraySlice<UInt8>, _ options: ClassicListOptions) -> Int {
    DisplayText.columns(of: bytes, markup: options.markup, lines: .first, rules: options.rules)
  }

  // MARK: Columns within items

  private static func fieldColumns(of rows: ListItems, _ options: ClassicListOptions) -> [Int] {
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

  /// The parts of an item between separators.
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

/// Where in a row its texts stand, in cells from the left edge of the list (dialog's menubox.c, checklist.c).
struct ClassicRowColumns: Equatable {
  /// Blanks between tag and item.
  private static let gutter = 2

  /// Where the row begins: with its mark, or else with its first text.
  let start: Int
  /// Where the first text stands.
  let first: Int
  /// Cells for the first text where an item follows it.
  let firstRoom: Int
  /// Where the item stands that follows a tag; nil for rows of one text.
  let item: Int?

  /// The places in a list of `columns` cells.
  ///
  /// Where tags and items are too wide together, both lose in proportion, but tags are left their share.
  ///
  /// - Parameters:
  ///   - texts: what is shown.
  ///   - columns: cells of the list.
  ///   - mark: cells of the mark before the texts, its blank included.
  ///   - share: per cent of the list that tags have in any case.
  ///   - isCentered: whether what is narrower than the list stands in its middle.
  init(
    _ texts: ClassicListTexts, in columns: Int, mark: Int = 0, share: Int, isCentered: Bool = true
  ) {
    let room = max(0, columns - Self.gutter - mark)
    var tag = texts.firstColumns
    var item = texts.isPaired ? texts.itemColumns : 0
    if !texts.isPaired {
      tag = min(tag, room)
    } else if tag + item > room {
      let least = room * share / 100
      if tag > least { tag = max(least, room * tag / (tag + item)) }
      item = max(0, room - tag)
    }
    start = isCentered ? max(0, room - tag - item) / 2 : 0
    first = start + mark
    firstRoom = texts.isPaired ? tag + Self.gutter - 1 : columns
    self.item = texts.isPaired ? first + tag + Self.gutter : nil
  }
}
