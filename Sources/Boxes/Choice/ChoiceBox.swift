// The box in which one row of a list is chosen, or some are ticked. The list has the focus at first: Enter there
// presses the button that is the default, so that most people never leave it; Tab leads to the buttons and back.

package import Drawing
import Input
package import Text
import Values

/// A list of rows with a message above and buttons below.
package struct ChoiceBox: AskingBox {
  /// What is asked.
  package struct Question {
    /// The heading; empty for none.
    package var title: DisplayText
    /// The message; empty for none.
    package var text: DisplayText
    /// How the rows are made fit to be shown.
    package var rules: TextRules
    /// Whether the rows may hold colour sequences.
    package var markup: Markup

    /// A question with its words.
    package init(title: DisplayText, text: DisplayText, rules: TextRules, markup: Markup) {
      self.title = title
      self.text = text
      self.rules = rules
      self.markup = markup
    }
  }

  /// How many rows may be ticked.
  package struct Picks: Equatable, Sendable {
    /// The least that is an answer.
    package var least: Int
    /// The most that can be ticked; nil for all.
    package var most: Int?
    /// What is said where there are too few; nil for nothing.
    package var tooFew: DisplayText?
    /// What is said where there would be too many; nil for nothing.
    package var tooMany: DisplayText?

    /// Any number unless told otherwise.
    package init(least: Int = 0, most: Int? = nil) {
      self.least = least
      self.most = most
    }

    /// Whether so many are an answer.
    func contains(_ count: Int) -> Bool { count >= least && count <= most ?? count }
  }

  /// What is asked, and the answers it has.
  let question: Question
  /// The message, which scrolls where there is no room for it.
  var text: ScrollingText
  /// The rows, the focus and the ticks.
  package internal(set) var list: ItemList
  /// How many rows may be ticked; nil where a row is taken instead.
  package let picks: Picks?
  /// The possible endings.
  var buttons: ButtonRow
  /// Names of the buttons with which the value goes; the first is pressed by Enter in the list.
  let takers: [String]
  /// Whether the buttons have the focus instead of the list.
  var isOnButtons: Bool
  /// What was typed to find a row, and when last.
  var typed = TypedWord()
  /// The row on which the mouse went down, and whether it had the focus before.
  var pressed: (row: Int, wasCurrent: Bool)?
  package var countdown: Countdown?
  let theme: Theme
  /// What the terminal can show.
  package let look: Look
  /// Why the last attempt was not accepted; nil again once a tick has changed.
  var problem: DisplayText?
  /// The rows that still come; nil when all are there.
  package var stream: RowStream?
  /// Cells of the widest row, with all that stands before it.
  var listColumns = 0
  /// Whether rows have keys of their own.
  let hasKeys: Bool

  /// Columns that a box has where the screen has them.
  private static let usualColumns = 36
  /// Rows beyond that are not measured further, in cells.
  static let widestRow = 1000

  /// A box that was not answered yet.
  ///
  /// - Parameters:
  ///   - question: what is asked.
  ///   - list: the rows, with the focus and the ticks that they begin with.
  ///   - picks: how many rows may be ticked; nil where one is taken instead.
  ///   - buttons: the possible endings.
  ///   - focus: the index of the button that has the focus first; nil for the list.
  ///   - takers: names of the buttons with which the value goes; the first is pressed by Enter in the list.
  ///   - timeout: how long to wait for an answer after the last key; nil for ever.
  ///   - theme: the colours of the parts.
  ///   - look: what the terminal can show.
  package init(
    _ question: Question, list: ItemList, picks: Picks?, buttons: [Button], focus: Int?,
    takers: [String], timeout: Duration?, theme: Theme, look: Look
  ) {
    self.question = question
    text = ScrollingText(question.text)
    self.list = list
    self.picks = picks
    self.buttons = ButtonRow(buttons, focus: focus ?? 0)
    isOnButtons = focus != nil
    self.takers = takers
    countdown = timeout.map(Countdown.init)
    self.theme = theme
    self.look = look
    hasKeys = list.rows.fields.key != nil
    measure(from: 0)
  }

  // MARK: Size

  package func columns(within limit: Int) -> Int {
    let readable = MessageLayout.readableColumns
    // Rows that are still to come may be wider.
    let listColumns = stream == nil ? listColumns : max(listColumns, readable)
    let words = max(min(text.columns, readable), min(question.title.columns, readable), listColumns)
    return MessageLayout.columns(
      for: words, buttons, usual: Self.usualColumns, within: limit)
  }

  package func rows(forColumns columns: Int, within limit: Int) -> Int {
    min(limit, needs(columns: columns).message.rows)
  }

  package func deadline(after now: Duration) -> Duration? {
    let tick = countdown?.nextTick(after: now)
    guard let refresh = stream?.refresh else { return tick }
    return min(tick ?? refresh, refresh)
  }

  package var sources: [Source] { stream?.sources ?? [] }

  // MARK: Endings

  /// Ends the box by a button, unless the value that goes with it is none.
  mutating func press(_ name: String) -> Step {
    guard takers.contains(name), !hasAnswer else { return .done(.button(name)) }
    return refuse(list.tickCount < picks?.least ?? 0 ? picks?.tooFew : picks?.tooMany)
  }

  /// Says why something cannot be.
  mutating func refuse(_ reason: DisplayText?) -> Step {
    problem = reason
    return .effect(.bell)
  }

  /// Whether what is chosen is an answer: a row that can be taken, or as many ticks as there shall be.
  package var hasAnswer: Bool {
    picks.map { $0.contains(list.tickCount) } ?? list.canTake(list.current)
  }

  /// The rows that are chosen, from top to bottom.
  package var chosen: [Int] {
    if picks != nil { return list.ticked }
    return list.canTake(list.current) ? [list.current] : []
  }
}

/// What was typed to find a row.
struct TypedWord {
  /// The bytes, UTF-8.
  private(set) var bytes: [UInt8] = []
  private var last = Duration.zero

  /// A pause that ends a word.
  private static let pause = Duration.seconds(1)

  /// Whether a word is being typed.
  func isOpen(at now: Duration) -> Bool { !bytes.isEmpty && now - last < Self.pause }

  /// Adds a character; what was typed before a pause is forgotten.
  mutating func add(_ scalar: Unicode.Scalar, at now: Duration) {
    if !isOpen(at: now) { bytes = [] }
    bytes += Array(String(scalar).utf8)
    last = now
  }

  /// Takes the last character back.
  mutating func removeLast(at now: Duration) {
    while let byte = bytes.popLast(), byte & 0xC0 == 0x80 {}
    last = now
  }

  /// Forgets the word.
  mutating func clear() { bytes = [] }

  /// Whether one character was typed again and again.
  var isOneCharacter: Bool {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return scalars.allSatisfy { $0 == scalars.first }
  }

  /// The first character, UTF-8.
  var firstCharacter: [UInt8] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.first.map { Array(String($0).utf8) } ?? []
  }

  /// The number that was typed; nil where it is none.
  var number: Int? { Int(String(decoding: bytes, as: UTF8.self)) }
}
