// A list as numbered lines: for screen readers, dumb terminals and screens too small to draw on. A row is chosen by its
// number, its text or a part of it; several by numbers such as `1 3-5`, none by 0; an empty line takes what is chosen at
// first; the end of input (Ctrl-D) leaves like Esc. The buttons that give no value have the numbers behind the rows; where
// several give one, they are asked for when the rows are known.

import Boxes
import Drawing
import Options
import Terminal
import Text
import Values
import Screens

/// Which of several buttons goes with a value that was given in a line.
struct TakingPrompt {
  /// What is said about the box.
  let settings: Settings
  /// The buttons with which a value goes.
  let buttons: [Button]
  /// The index of the button that an empty line takes.
  let focus: Int
  /// The language of the prompt and the encoding of what is written.
  let environment: ProgramEnvironment

  /// The press of the only button, or of the one that is asked for.
  func ending(on terminal: TTY) throws(Failure) -> Ending {
    guard buttons.count > 1 else { return buttons.first.map { .button($0.name) } ?? .escape }
    let rules = TextRules()
    let nothing = DisplayText("", rules: rules)
    let prompt = LinePrompt(
      message: Message(title: nothing, text: nothing), buttons: buttons, focus: focus,
      severity: .none, timeout: settings.timeout, timeoutAnswer: nil, environment: environment)
    return try prompt.run(on: terminal)
  }
}

/// A choice among rows, asked line by line.
struct ChoicePrompt {
  /// What is asked.
  let message: Message
  /// The rows.
  let table: RowTable
  /// How many may be chosen, and the buttons.
  let settings: Settings
  /// The buttons with their labels, in the order of the settings.
  let buttons: [Button]
  /// The button that Enter alone would press in the drawn list.
  let focus: Int
  /// How text is made fit for the terminal.
  let rules: TextRules
  /// The language of the prompt and the encoding of what is written.
  let environment: ProgramEnvironment

  /// More rows than this are not written at once; part of their text finds them.
  private static let mostRows = 200

  /// How a prompt ended, and the rows that were chosen.
  typealias Result = (ending: Ending, rows: [Int])

  /// Asks until there is an answer.
  func run(on terminal: TTY) throws(Failure) -> Result {
    let (ending, rows) = try chosen(on: terminal)
    guard ending == nil else { return (ending ?? .escape, rows) }
    return (try taking.ending(on: terminal), rows)
  }

  /// The rows that were chosen, or how the prompt ended without.
  private func chosen(on terminal: TTY) throws(Failure) -> (ending: Ending?, rows: [Int]) {
    do throws(TerminalError) {
      let lines = PromptLines(
        terminal: terminal, timeout: settings.timeout, environment: environment)
      // What was typed before the question was there is no answer to it.
      terminal.discardInput()
      try lines.write(introduction)
      while true {
        try lines.write("\(environment.words.choice)\(defaultWords)\(lines.time): ")
        switch try lines.next() {
        case .line(let line):
          switch meaning(of: line) {
          case .rows(let rows): return (nil, rows)
          case .button(let index): return (.button(buttons[index].name), [])
          case .list(let rows): try lines.write(rows.map { written($0) }.joined())
          case .fault(let reason): try lines.write(reason)
          }
        case .endOfInput:
          try lines.write("\n")
          return (.escape, [])
        case .timeout:
          try lines.write("\n")
          return (.timeout, defaultRows ?? [])
        }
      }
    } catch {
      throw Failure(error)
    }
  }

  // MARK: Words

  /// What is written once: title, text, rows and the other buttons.
  private var introduction: String {
    var text = message.spoken(settings.severity, environment.words).map { $0 + "\n" }.joined()
    if table.rows.count <= Self.mostRows {
      for row in 0..<table.rows.count { text += written(row) }
    } else {
      text += hint
    }
    if settings.rows.isMultiple, table.rows.count <= Self.mostRows { text += hint }
    for (offset, index) in others.enumerated() {
      text += "  \(count + offset + 1)) \(buttons[index].label.visible)\n"
    }
    return text
  }

  /// What can be answered.
  private var hint: String {
    settings.rows.isMultiple
      ? "  Numbers from 1 to \(count), such as 1 3-5, for all that are to be ticked; 0 for none.\n"
      : "  A number from 1 to \(count), or a part of a text.\n"
  }

  /// A row with its number, its tick and what explains it; a row that cannot be taken has no number.
  private func written(_ row: Int) -> String {
    let label = table.rows.shown(.label, of: row, rules: rules).visible
    if table.rows.traits(row).contains(.isHeading) { return label.isEmpty ? "" : "\(label)\n" }
    let number = table.canTake(row) ? "\(number(of: row)))" : "-"
    let tick =
      settings.rows.isMultiple ? (table.rows.traits(row).contains(.isOn) ? "[x] " : "[ ] ") : ""
    let help = table.rows.shown(.help, of: row, rules: rules).visible
    return "  \(number) \(tick)\(label)\(help.isEmpty ? "" : " (\(help))")\n"
  }

  /// What an empty line answers, as it would be written.
  private var defaultWords: String {
    guard takers.contains(focus) else {
      return others.firstIndex(of: focus).map { " [\(count + $0 + 1)]" } ?? ""
    }
    guard let rows = defaultRows else { return "" }
    if rows.isEmpty { return " [0]" }
    if rows.count > 20 { return " [...]" }
    return " [\(rows.map { String(number(of: $0)) }.joined(separator: " "))]"
  }

  // MARK: Rows and buttons

  /// The buttons with which the rows go.
  private var takers: [Int] {
    settings.buttons.indices.filter { settings.buttons[$0].name.takesValue }
  }

  /// The buttons that are pressed instead of choosing.
  private var others: [Int] {
    settings.buttons.indices.filter { !settings.buttons[$0].name.takesValue }
  }

  private var taking: TakingPrompt {
    TakingPrompt(
      settings: settings, buttons: takers.map { buttons[$0] },
      focus: takers.firstIndex(of: focus) ?? 0, environment: environment)
  }

  /// How many rows have numbers.
  private var count: Int { table.takeableCount }

  /// The rows that are chosen at first; nil where they are no answer.
  private var defaultRows: [Int]? {
    if settings.rows.isMultiple {
      let rows = (0..<table.rows.count).filter { table.rows.traits($0).contains(.isOn) }
      return settings.rows.fault(inCount: rows.count) == nil ? rows : nil
    }
    return (table.canTake(table.current) ? table.current : table.firstTakeable).map { [$0] }
  }

  /// The number of a row among those that can be taken, from 1.
  private func number(of row: Int) -> Int {
    if !table.rows.hasTraits { return row + 1 }
    return (0...row).reduce(0) { $0 + (table.canTake($1) ? 1 : 0) }
  }

  /// The rows that have numbers, that of number 1 first.
  private var numberedRows: [Int] { (0..<table.rows.count).filter(table.canTake) }

  // MARK: Meaning

  /// What a line means.
  private enum Meaning {
    case rows([Int])
    case button(Int)
    /// Several rows have the text; they are written again.
    case list([Int])
    /// Nothing; what is to be said.
    case fault(String)
  }

  private func meaning(of line: [UInt8]) -> Meaning {
    let word = String(decoding: line, as: UTF8.self).split(separator: " ").joined(separator: " ")
    if word.isEmpty {
      guard takers.contains(focus) else { return .button(focus) }
      return checked(defaultRows ?? (settings.rows.isMultiple ? [] : nil))
    }
    if let number = Int(word), (count + 1...count + max(1, others.count)).contains(number),
      !others.isEmpty
    {
      return .button(others[number - count - 1])
    }
    if let rows = numbered(word) { return checked(rows) }
    if let index = others.first(where: { isNamed($0, word) }) { return .button(index) }
    return named(Array(word.utf8))
  }

  /// The rows, if they are as many as there shall be.
  private func checked(_ rows: [Int]?) -> Meaning {
    guard let rows else { return .fault(hint) }
    guard settings.rows.isMultiple else { return rows.count == 1 ? .rows(rows) : .fault(hint) }
    if settings.rows.fault(inCount: rows.count) == nil { return .rows(rows) }
    let least = settings.rows.minPicks
    let sentences = environment.sentences
    let reason =
      rows.count < least
      ? sentences.atLeast(least) : sentences.atMost(settings.rows.maxPicks ?? count)
    return .fault("  \(reason)\n")
  }

  /// The rows that numbers and ranges mean; nil where a word is neither.
  private func numbered(_ line: String) -> [Int]? {
    let rows = numberedRows
    var isMeant = Array(repeating: false, count: rows.count)
    for word in line.split(whereSeparator: { $0 == " " || $0 == "," }) {
      let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2 else {
        return nil
      }
      if first == 0, last == 0, line == "0", settings.rows.isMultiple { return [] }
      guard first >= 1, first <= last, last <= rows.count else { return nil }
      for number in first...last { isMeant[number - 1] = true }
    }
    let meant = rows.indices.filter { isMeant[$0] }.map { rows[$0] }
    return meant.isEmpty ? nil : meant
  }

  private func isNamed(_ index: Int, _ word: String) -> Bool {
    [buttons[index].name, buttons[index].label.visible].contains {
      $0.lowercased() == word.lowercased()
    }
  }

  /// The row that has a text, or else the rows that hold it.
  private func named(_ word: [UInt8]) -> Meaning {
    var holding: [Int] = []
    for row in 0..<table.rows.count where table.canTake(row) {
      if table.rows.value(row).elementsEqual(word) || table.rows.label(row).elementsEqual(word) {
        return checked([row])
      }
      if holding.count <= Self.mostRows, table.rows.isHolding(word, row) { holding.append(row) }
    }
    if holding.isEmpty { return .fault(hint) }
    return holding.count == 1 ? checked(holding) : .list(Array(holding.prefix(Self.mostRows)))
  }
}

extension ListItems {
  /// Whether the label of a row holds a word, in any case of ASCII letters.
  fileprivate func isHolding(_ word: [UInt8], _ row: Int) -> Bool {
    func lowered(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
    let label = label(row)
    guard let first = word.first, label.count >= word.count else { return false }
    for start in label.startIndex...label.endIndex - word.count
    where lowered(label[start]) == lowered(first) {
      if zip(label[start...], word).allSatisfy({ lowered($0) == lowered($1) }) { return true }
    }
    return false
  }
}
