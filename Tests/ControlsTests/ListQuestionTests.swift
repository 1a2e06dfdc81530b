// Lists as questions in lines: what is written, and what an answer means.

import Testing
import Text
import Values

@testable import Controls

struct ListQuestionTests {
  /// Rows of a value and a label; `-` begins a heading, `#` a row that cannot be taken, `*` one that is ticked.
  private func items(_ words: String) -> ListItems {
    let rows = words.split(separator: " ").map { row in
      row.split(separator: "=", maxSplits: 1).map { Array($0.utf8) }
    }
    let strings = rows.flatMap { row in
      [row[0].filter { !Array("-#*".utf8).contains($0) }, row.count > 1 ? row[1] : row[0]]
    }
    var items = ListItems(
      ByteStrings(strings), count: rows.count, fields: ListItems.Fields(stride: 2, label: 1))
    for (index, row) in rows.enumerated() {
      switch row[0].first {
      case UInt8(ascii: "-"): items.setTraits(.isHeading, of: index)
      case UInt8(ascii: "#"): items.setTraits(.isDisabled, of: index)
      case UInt8(ascii: "*"): items.setTraits(.isOn, of: index)
      default: break
      }
    }
    return items
  }

  private func list(
    _ words: String, _ choice: List.Choice = .row, current: Int = 0,
    spoken: ListOptions.Spoken = .label, hidesItems: Bool = false
  ) -> List {
    var options = ListOptions(rules: TextRules())
    options.spoken = spoken
    options.hidesItems = hidesItems
    return List(items(words), current: current, choosing: choice, showing: options)
  }

  @Test func `rows that can be taken are numbered`() {
    let question = list("a=Apple -=Fruit #x=None b=Bean").question()
    #expect(question?.introduction == ["  1) Apple", "Fruit", "  - None", "  2) Bean"])
    #expect(question?.preset == "[1]")
    #expect(question?.choices == 2)
    #expect(list("a=Apple b=Bean", current: 1).question()?.preset == "[2]")
  }

  @Test func `colors are no part of what is written or asked for`() {
    var options = ListOptions(rules: TextRules())
    options.markup = .colorSequences
    let rows = items("a=\u{1B}[31mRed\u{1B}[m -=\u{1B}[1mFruit b=B\u{1B}[1mean")
    let list = List(rows, choosing: .row, showing: options)
    #expect(list.question()?.introduction == ["  1) Red", "Fruit", "  2) Bean"])
    #expect(
      list.parse(Array("bean".utf8)) == .success(.selection(Selection(current: 2, rows: [2]))))
  }

  @Test func `ticks are shown, and how several rows are chosen`() {
    let question = list("a=Apple *b=Bean", .several(List.Picks())).question()
    #expect(question?.introduction == ["  1) [ ] Apple", "  2) [x] Bean"])
    #expect(question?.takesSeveral == true && question?.beginsWithHint == true)
    #expect(question?.preset == "[2]")
    #expect(list("a b", .several(List.Picks())).question()?.preset == "[0]")
    #expect(list("a b", .several(List.Picks(least: 1))).question()?.preset == "")
  }

  @Test func `a row of dialog's is written by tag and item`() {
    let words = "a=Apple b=b"
    #expect(
      list(words, spoken: .tagAndItem).question()?.introduction == ["  1) a  Apple", "  2) b"])
    #expect(list(words, spoken: .item).question()?.introduction == ["  1) Apple", "  2) b"])
    #expect(
      list(words, spoken: .tagAndItem, hidesItems: true).question()?.introduction
        == ["  1) a", "  2) b"])
  }

  @Test func `of many rows only the way to answer is written`() {
    let words = (1...201).map { "r\($0)" }.joined(separator: " ")
    let question = list(words).question()
    #expect(question?.introduction == [] && question?.beginsWithHint == true)
    #expect(question?.choices == 201 && question?.takesSeveral == false)
  }

  static let single: [(line: String, rows: [Int]?)] = [
    ("", [0]), ("1", [0]), ("2", [3]), (" 2 ", [3]), ("3", nil), ("0", nil), ("b", [3]),
    ("Bean", [3]), ("EAN", [3]), ("pp", [0]), ("1 2", nil), ("1-2", nil), ("None", nil),
    ("zz", nil),
  ]

  @Test(arguments: single)
  func `a number, a text or a part of it is a row`(row: (line: String, rows: [Int]?)) {
    let value = list("a=Apple -=Fruit #x=None b=Bean").parse(Array(row.line.utf8))
    #expect((try? value.get())?.selection?.rows == row.rows, "\(row.line)")
    if row.rows == nil { #expect(value == .failure(Problem())) }
  }

  @Test func `of several rows that hold a word these are written again`() {
    let value = list("a=Apple b=Pear c=Bean").parse(Array("ea".utf8))
    #expect(value == .failure(Problem(lines: ["  2) Pear", "  3) Bean"])))
  }

  static let several: [(line: String, rows: [Int]?)] = [
    ("", [1]), ("0", []), ("1 3", [0, 2]), ("3,1", [0, 2]), ("1-3", [0, 1, 2]), ("2-4 1", nil),
    ("3-1", nil), ("Cat", [2]), ("0 1", nil),
  ]

  @Test(arguments: several)
  func `numbers and ranges are rows to be ticked`(row: (line: String, rows: [Int]?)) {
    let value = list("a=Ant *b=Bee c=Cat", .several(List.Picks())).parse(Array(row.line.utf8))
    #expect((try? value.get())?.selection?.rows == row.rows, "\(row.line)")
  }

  @Test func `too few and too many are told`() {
    var picks = List.Picks(least: 1, most: 2)
    picks.tooFew = DisplayText("more", rules: TextRules())
    picks.tooMany = DisplayText("fewer", rules: TextRules())
    let list = list("a b c", .several(picks))
    #expect(list.parse([]) == .failure(Problem(lines: ["  more"])))
    #expect(list.parse(Array("1-3".utf8)) == .failure(Problem(lines: ["  fewer"])))
  }

  @Test func `of ticks that exclude each other the ticked row is the usual one`() {
    #expect(list("a b *c", .ticked).question()?.preset == "[3]")
    #expect(list("a b c", .ticked, current: 1).question()?.preset == "[2]")
  }

  @Test func `rows of a transfer list are ticked where they are at the right`() {
    let list = TransferList(
      items("a=Ant *b=Bee"), keepsOrder: false, showing: ListOptions(rules: TextRules()))
    #expect(list.question()?.introduction == ["  1) [ ] Ant", "  2) [x] Bee"])
    #expect((try? list.parse(Array("1".utf8)).get())?.selection?.rows == [0])
  }
}
