// A list as a question in lines. A row is chosen by its number, its text or a part of it; several by numbers such as `1 3-5`,
// none by 0; an empty line takes what is chosen at first.

import Text
import Values

extension RowControl {
  package func question() -> LineQuestion? { rowQuestion.question }

  package func parse(_ line: [UInt8]) -> Result<Value, Problem> {
    rowQuestion.rows(meantBy: line).map {
      .selection(Selection(current: $0.first ?? current, rows: $0))
    }
  }
}

extension List {
  package var rowQuestion: RowQuestion {
    RowQuestion(
      items: items, options: texts.options, picks: picks, isTicked: cursor.isTicked,
      chosen: choice == .ticked && cursor.tickCount > 0 || picks != nil
        ? cursor.ticked : current.map { cursor.canTake($0) ? [$0] : [] } ?? [])
  }
}

extension TransferList {
  package var rowQuestion: RowQuestion {
    let chosen = value.selection?.rows ?? []
    return RowQuestion(
      items: items, options: texts.options, picks: List.Picks(), isTicked: chosen.contains,
      chosen: chosen)
  }
}

package struct RowQuestion {
  let items: ListItems
  let options: ListOptions
  /// How many may be chosen; nil for exactly one.
  let picks: List.Picks?
  let isTicked: (Int) -> Bool
  /// The rows that are chosen at first.
  let chosen: [Int]

  /// More rows than this are not written at once; a part of their text finds them.
  private static let mostRows = 200
  /// More numbers than this are not written as what an empty line takes.
  private static let mostNumbers = 20

  /// The rows that can be taken and have one of these values.
  package func rows(answering values: [String]) -> [Int] {
    let wanted = Set(values.map { Array($0.utf8) })
    return items.indices.filter { items.canTake($0) && wanted.contains(Array(items.value($0))) }
  }

  var question: LineQuestion {
    let isWritten = items.count <= Self.mostRows
    let rows = isWritten ? items.indices.compactMap(line) : []
    return LineQuestion(
      introduction: rows, preset: preset, choices: items.takeableCount,
      takesSeveral: picks != nil, beginsWithHint: !isWritten || picks != nil)
  }

  /// A row with its number, its tick and what explains it; a row that cannot be taken has no number, a heading without a text
  /// no line.
  private func line(_ row: Int) -> String? {
    if items.traits(row).contains(.isHeading) {
      let label = items.shown(.label, of: row, markup: options.markup, rules: options.rules).visible
      return label.isEmpty ? nil : label
    }
    let number = items.canTake(row) ? "\(items.number(of: row)))" : "-"
    let tick = picks == nil ? "" : isTicked(row) ? "[x] " : "[ ] "
    let text = DisplayText(
      sanitizing: Array(text(of: row)), lines: .single, rules: options.rules
    ).visible
    let help =
      options.spoken == .label
      ? items.shown(.help, of: row, markup: options.markup, rules: options.rules).visible : ""
    return "  \(number) \(tick)\(text)\(help.isEmpty ? "" : " (\(help))")"
  }

  private func text(of row: Int) -> ArraySlice<UInt8> {
    let (tag, label) = (items.value(row), items.label(row))
    if options.spoken == .label {
      return options.markup == .colorSequences ? label.withoutEscapeSequences : label
    }
    let item = options.hidesItems ? [] : label
    if options.spoken == .item || tag == item { return item }
    return tag.isEmpty || item.isEmpty ? tag + item : tag + [0x20, 0x20] + item
  }

  /// What an empty line answers, as it would be written; empty where it answers nothing.
  private var preset: String {
    guard let rows = usual else { return "" }
    if rows.isEmpty { return "[0]" }
    if rows.count > Self.mostNumbers { return "[...]" }
    return "[\(rows.map { String(items.number(of: $0)) }.joined(separator: " "))]"
  }

  /// The rows that an empty line takes; nil where those that are chosen are no answer.
  private var usual: [Int]? {
    if let picks { return picks.contains(chosen.count) ? chosen : nil }
    return chosen.first.map { [$0] }
  }

  func rows(meantBy line: [UInt8]) -> Result<[Int], Problem> {
    let word = String(decoding: line, as: UTF8.self).split(separator: " ").joined(separator: " ")
    if word.isEmpty { return checked(usual ?? []) }
    return numbered(word).map(checked) ?? named(Array(word.utf8))
  }

  /// The rows, if they are as many as there shall be.
  private func checked(_ rows: [Int]) -> Result<[Int], Problem> {
    guard let picks else { return rows.count == 1 ? .success(rows) : .failure(Problem()) }
    if picks.contains(rows.count) { return .success(rows) }
    let words = rows.count < picks.least ? picks.tooFew : picks.tooMany
    return .failure(Problem(lines: words.map { ["  \($0.visible)"] } ?? []))
  }

  /// The rows that numbers and ranges mean; nil where a word is neither.
  private func numbered(_ line: String) -> [Int]? {
    let rows = items.indices.filter(items.canTake)
    var isMeant = Array(repeating: false, count: rows.count)
    for word in line.split(whereSeparator: { $0 == " " || $0 == "," }) {
      let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2 else {
        return nil
      }
      if first == 0, last == 0, line == "0", picks != nil { return [] }
      guard first >= 1, first <= last, last <= rows.count else { return nil }
      for number in first...last { isMeant[number - 1] = true }
    }
    let meant = rows.indices.filter { isMeant[$0] }.map { rows[$0] }
    return meant.isEmpty ? nil : meant
  }

  /// The row that has a text, or else the only one that holds it; where several do, they are written again.
  private func named(_ word: [UInt8]) -> Result<[Int], Problem> {
    let search = Search(part: word)
    var holding: [Int] = []
    for row in items.indices where items.canTake(row) {
      let text = text(of: row)
      if items.value(row).elementsEqual(word) || text.elementsEqual(word) { return checked([row]) }
      if holding.count <= Self.mostRows, search.matches(text) { holding.append(row) }
    }
    if holding.isEmpty { return .failure(Problem()) }
    if holding.count == 1 { return checked(holding) }
    return .failure(Problem(lines: holding.prefix(Self.mostRows).compactMap(line)))
  }
}
