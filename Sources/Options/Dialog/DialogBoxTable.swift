// The table of dialog's boxes: the words that stand behind each name, what it is for, and what else tells it from others.

package import Values

package struct DialogBoxEntry: Sendable {
  /// What a row of the list behind the numbers is made of; further rows may follow.
  enum RowShape: Sendable {
    case none
    /// A tag and an item.
    case tagged
    /// A tag, an item and whether it is on.
    case ticked
    /// A tag, an item, whether it is on, and its depth.
    case tree
    /// A label, its place, a text, its place and two lengths.
    case field
    /// The same and a kind.
    case typedField
    case state
  }

  /// The words before the height.
  enum Lead: Sendable {
    /// A text, a file or a folder.
    case text
    /// A text that may be left out.
    case optionalText
    case optionalTextAndCommand
  }

  /// The words behind the width that are no rows.
  enum Tail: Sendable {
    case numbers
    /// What the field starts with, which may be left out.
    case text
    case ignored
  }

  package let kind: DialogBoxKind
  /// What stands behind the name, in capitals.
  let arguments: String
  /// How many words stand behind the name; without limit where rows are among them.
  let words: ClosedRange<Int>
  let rows: RowShape
  /// What it is for in at most 60 characters, without a full stop at the end.
  let summary: String
  let lead: Lead
  let tail: Tail
  /// The buttons that it has by itself, from left to right.
  package let buttons: [ButtonName]
  /// Whether it answers with more than a button; such answers are separated from each other.
  package let hasResult: Bool
  /// Whether `--separate-output` changes its result.
  package let separatesAnswers: Bool
  /// The box of toast's own grammar that asks the same; nil for none.
  package let ownBox: BoxKind?
  /// Whether this program can show it; the words of the others are known, so that a wrong line is told either way.
  package let isBuiltIn: Bool

  @inline(never)
  init(
    _ kind: DialogBoxKind, _ arguments: String, _ words: ClosedRange<Int>,
    rows: RowShape = .none, _ summary: String, lead: Lead = .text, tail: Tail = .numbers,
    buttons: [ButtonName] = [.ok, .cancel], hasResult: Bool = true,
    separatesAnswers: Bool = false, ownBox: BoxKind? = nil, isBuiltIn: Bool = true
  ) {
    self.kind = kind
    self.arguments = arguments
    self.words = words
    self.rows = rows
    self.summary = summary
    self.lead = lead
    self.tail = tail
    self.buttons = buttons
    self.hasResult = hasResult
    self.separatesAnswers = separatesAnswers
    self.ownBox = ownBox
    self.isBuiltIn = isBuiltIn
  }

  /// The box as a line names it, with what follows.
  var synopsis: String { "--\(kind.rawValue) \(arguments)" }

  /// All boxes, in the order of usage and manual.
  static let table: [DialogBoxEntry] = [messages, lists, entries, viewers].flatMap { $0 }

  /// The row of `kind`; a test sees to it that each kind has one.
  package static func of(_ kind: DialogBoxKind) -> DialogBoxEntry {
    table.first { $0.kind == kind } ?? DialogBoxEntry(kind, "", 0...0, "")
  }

  private static let messages: [DialogBoxEntry] = [
    DialogBoxEntry(
      .msgbox, "TEXT H W", 3...3, "Show a text until its button is pressed", buttons: [.ok],
      hasResult: false, ownBox: .message),
    DialogBoxEntry(
      .yesno, "TEXT H W", 3...3, "Ask for Yes or No", buttons: [.yes, .no], hasResult: false,
      ownBox: .confirm),
    DialogBoxEntry(
      .infobox, "TEXT H W", 3...3, "Show a text and go on", buttons: [.ok], hasResult: false,
      ownBox: .message),
    DialogBoxEntry(
      .pause, "TEXT H W SECONDS", 4...4, "Show a text for a time that can be cut short",
      hasResult: false),
    DialogBoxEntry(
      .gauge, "TEXT H W [PERCENT]", 3...4, "Show progress that is read from input",
      hasResult: false, ownBox: .progress),
    DialogBoxEntry(
      .mixedgauge, "TEXT H W PERCENT {NAME STATE}...", 4...(.max), rows: .state,
      "Show the states of several things at once", hasResult: false, isBuiltIn: false),
  ]

  private static let lists: [DialogBoxEntry] = [
    DialogBoxEntry(
      .menu, "TEXT H W ROWS {TAG ITEM}...", 5...(.max), rows: .tagged, "Ask for one of several",
      ownBox: .choose),
    DialogBoxEntry(
      .inputmenu, "TEXT H W ROWS {TAG ITEM}...", 5...(.max), rows: .tagged,
      "The same, with items that can be renamed", buttons: [.ok, .extra, .cancel]),
    DialogBoxEntry(
      .checklist, "TEXT H W ROWS {TAG ITEM on|off}...", 6...(.max), rows: .ticked,
      "Ask for any number of several", separatesAnswers: true, ownBox: .choose),
    DialogBoxEntry(
      .radiolist, "TEXT H W ROWS {TAG ITEM on|off}...", 6...(.max), rows: .ticked,
      "Ask for one of several, one of them ticked", ownBox: .choose),
    DialogBoxEntry(
      .buildlist, "TEXT H W ROWS {TAG ITEM on|off}...", 4...(.max), rows: .ticked,
      "Ask for any number by moving them to the right", separatesAnswers: true),
    DialogBoxEntry(
      .treeview, "TEXT H W ROWS {TAG ITEM on|off DEPTH}...", 4...(.max), rows: .tree,
      "Ask for one of several in a tree", separatesAnswers: true),
  ]

  private static let entries: [DialogBoxEntry] = [
    DialogBoxEntry(
      .inputbox, "TEXT H W [START]", 3...4, "Ask for a line of text", tail: .text, ownBox: .input),
    DialogBoxEntry(
      .passwordbox, "TEXT H W [START]", 3...4, "Ask for a password", tail: .text, ownBox: .password),
    DialogBoxEntry(
      .form, "TEXT H W ROWS {LABEL Y X TEXT Y X LENGTH LIMIT}...", 12...(.max), rows: .field,
      "Ask for several lines of text", isBuiltIn: false),
    DialogBoxEntry(
      .passwordform, "TEXT H W ROWS {LABEL Y X TEXT Y X LENGTH LIMIT}...", 12...(.max),
      rows: .field,
      "Ask for several passwords", isBuiltIn: false),
    DialogBoxEntry(
      .mixedform, "TEXT H W ROWS {LABEL Y X TEXT Y X LENGTH LIMIT KIND}...", 12...(.max),
      rows: .typedField, "Ask for both; KIND 1 is hidden, 2 read only", isBuiltIn: false),
    DialogBoxEntry(
      .calendar, "TEXT H W [DAY [MONTH [YEAR]]]", 3...6, "Ask for a date", isBuiltIn: false),
    DialogBoxEntry(
      .timebox, "TEXT H W [HOUR [MINUTE [SECOND]]]", 3...6, "Ask for a time of day",
      isBuiltIn: false),
    DialogBoxEntry(
      .rangebox, "TEXT H W LEAST [MOST [START]]", 4...6, "Ask for a number", ownBox: .slider),
    // The word behind the width does nothing, but scripts have it.
    DialogBoxEntry(
      .fselect, "PATH H W", 3...4, "Ask for a file", tail: .ignored, isBuiltIn: false),
    DialogBoxEntry(
      .dselect, "PATH H W", 3...4, "Ask for a folder", tail: .ignored, isBuiltIn: false),
    DialogBoxEntry(
      .editbox, "FILE H W", 3...3, "Edit a file; the answer is the new text", isBuiltIn: false),
  ]

  private static let viewers: [DialogBoxEntry] = [
    DialogBoxEntry(
      .textbox, "FILE H W", 3...3, "Show a file", buttons: [.ok], hasResult: false,
      ownBox: .message
    ),
    DialogBoxEntry(
      .tailbox, "FILE H W", 3...3, "Show the end of a file as it grows", buttons: [.ok],
      hasResult: false, isBuiltIn: false),
    DialogBoxEntry(
      .tailboxbg, "FILE H W", 3...3, "The same behind the boxes that follow", buttons: [.ok],
      hasResult: false, isBuiltIn: false),
    DialogBoxEntry(
      .prgbox, "[TEXT] COMMAND H W", 3...4, "Show what a command writes",
      lead: .optionalTextAndCommand, hasResult: false, isBuiltIn: false),
    DialogBoxEntry(
      .programbox, "[TEXT] H W", 2...3, "Show input as it comes, then wait for OK",
      lead: .optionalText, hasResult: false, isBuiltIn: false),
    DialogBoxEntry(
      .progressbox, "[TEXT] H W", 2...3, "Show input as it comes", lead: .optionalText,
      hasResult: false, isBuiltIn: false),
  ]
}

extension DialogBoxKind {
  /// The box that a word such as `--msgbox` names; nil for none.
  ///
  /// `--guage` is a slip that dialog takes too.
  package static func named(_ word: some Collection<UInt8>) -> DialogBoxKind? {
    guard word.starts(with: "--".utf8) else { return nil }
    let name = word.dropFirst(2)
    if name.elementsEqual("guage".utf8) { return .gauge }
    return allCases.first { name.elementsEqual($0.rawValue.utf8) }
  }
}

extension DialogBoxEntry.RowShape {
  func fields(_ settings: DialogSettings) -> ListItems.Fields {
    var fields = ListItems.Fields()
    switch self {
    case .none, .state:
      fields.stride = 2
      fields.label = 1
      return fields
    case .tagged: fields.stride = 2
    case .ticked: fields.stride = 3
    case .tree: fields.stride = 4
    case .field: fields.stride = 8
    case .typedField: fields.stride = 9
    }
    if isForm {
      fields.value = 3
      fields.label = 0
    } else if settings.hidesItems {
      fields.stride -= 1
    } else {
      fields.label = 1
    }
    if settings.hasItemHelp {
      fields.help = fields.stride
      fields.stride += 1
    }
    return fields
  }

  private var isForm: Bool {
    switch self {
    case .field, .typedField: true
    default: false
    }
  }
}
