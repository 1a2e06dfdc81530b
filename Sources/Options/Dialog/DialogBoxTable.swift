// The table of dialog's boxes: the words that stand behind each name, and what it is for.

import Text
import Values

/// One box of dialog.
struct DialogBoxEntry: Sendable {
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
    /// A name and a state.
    case state
  }

  /// Which box.
  let kind: DialogBoxKind
  /// What stands behind the name, in capitals.
  let arguments: String
  /// The least number of words behind the name.
  let least: Int
  /// The largest number of them; nil where rows follow, which have no limit.
  let most: Int?
  /// What a row is made of.
  let shape: RowShape
  /// What it is for in at most 60 characters, without a full stop at the end.
  let summary: String

  /// A box with a limited number of words.
  @inline(never)
  init(
    _ kind: DialogBoxKind, _ arguments: String, _ words: ClosedRange<Int>, _ summary: String
  ) {
    self.kind = kind
    self.arguments = arguments
    self.least = words.lowerBound
    self.most = words.upperBound
    self.shape = .none
    self.summary = summary
  }

  /// A box with rows.
  @inline(never)
  init(
    _ kind: DialogBoxKind, _ arguments: String, atLeast least: Int, _ shape: RowShape,
    _ summary: String
  ) {
    self.kind = kind
    self.arguments = arguments
    self.least = least
    self.most = nil
    self.shape = shape
    self.summary = summary
  }

  /// The box as a line names it, with what follows.
  var synopsis: String { "--\(kind.rawValue) \(arguments)" }

  /// All boxes, in the order of usage and manual.
  static let table: [DialogBoxEntry] = [messages, lists, entries, viewers].flatMap { $0 }

  /// The row of `kind`; every kind has one.
  static func of(_ kind: DialogBoxKind) -> DialogBoxEntry {
    table.first { $0.kind == kind } ?? DialogBoxEntry(kind, "", 0...0, "")
  }

  private static let messages: [DialogBoxEntry] = [
    DialogBoxEntry(.msgbox, "TEXT H W", 3...3, "Show a text until its button is pressed"),
    DialogBoxEntry(.yesno, "TEXT H W", 3...3, "Ask for Yes or No"),
    DialogBoxEntry(.infobox, "TEXT H W", 3...3, "Show a text and go on"),
    DialogBoxEntry(
      .pause, "TEXT H W SECONDS", 4...4, "Show a text for a time that can be cut short"),
    DialogBoxEntry(.gauge, "TEXT H W [PERCENT]", 3...4, "Show progress that is read from input"),
    DialogBoxEntry(
      .mixedgauge, "TEXT H W PERCENT {NAME STATE}...", atLeast: 4, .state,
      "Show the states of several things at once"),
  ]

  private static let lists: [DialogBoxEntry] = [
    DialogBoxEntry(
      .menu, "TEXT H W ROWS {TAG ITEM}...", atLeast: 5, .tagged, "Ask for one of several"),
    DialogBoxEntry(
      .inputmenu, "TEXT H W ROWS {TAG ITEM}...", atLeast: 5, .tagged,
      "The same, with items that can be renamed"),
    DialogBoxEntry(
      .checklist, "TEXT H W ROWS {TAG ITEM on|off}...", atLeast: 6, .ticked,
      "Ask for any number of several"),
    DialogBoxEntry(
      .radiolist, "TEXT H W ROWS {TAG ITEM on|off}...", atLeast: 6, .ticked,
      "Ask for one of several, one of them ticked"),
    DialogBoxEntry(
      .buildlist, "TEXT H W ROWS {TAG ITEM on|off}...", atLeast: 4, .ticked,
      "Ask for any number by moving them to the right"),
    DialogBoxEntry(
      .treeview, "TEXT H W ROWS {TAG ITEM on|off DEPTH}...", atLeast: 4, .tree,
      "Ask for one of several in a tree"),
  ]

  private static let entries: [DialogBoxEntry] = [
    DialogBoxEntry(.inputbox, "TEXT H W [START]", 3...4, "Ask for a line of text"),
    DialogBoxEntry(.passwordbox, "TEXT H W [START]", 3...4, "Ask for a password"),
    DialogBoxEntry(
      .form, "TEXT H W ROWS {LABEL Y X TEXT Y X LENGTH LIMIT}...", atLeast: 12, .field,
      "Ask for several lines of text"),
    DialogBoxEntry(
      .passwordform, "TEXT H W ROWS {LABEL Y X TEXT Y X LENGTH LIMIT}...", atLeast: 12, .field,
      "Ask for several passwords"),
    DialogBoxEntry(
      .mixedform, "TEXT H W ROWS {LABEL Y X TEXT Y X LENGTH LIMIT KIND}...", atLeast: 12,
      .typedField, "Ask for both; KIND 1 is hidden, 2 read only"),
    DialogBoxEntry(.calendar, "TEXT H W [DAY [MONTH [YEAR]]]", 3...6, "Ask for a date"),
    DialogBoxEntry(.timebox, "TEXT H W [HOUR [MINUTE [SECOND]]]", 3...6, "Ask for a time of day"),
    DialogBoxEntry(.rangebox, "TEXT H W LEAST [MOST [START]]", 4...6, "Ask for a number"),
    // The word behind the width does nothing, but scripts have it.
    DialogBoxEntry(.fselect, "PATH H W", 3...4, "Ask for a file"),
    DialogBoxEntry(.dselect, "PATH H W", 3...4, "Ask for a folder"),
    DialogBoxEntry(.editbox, "FILE H W", 3...3, "Edit a file; the answer is the new text"),
  ]

  private static let viewers: [DialogBoxEntry] = [
    DialogBoxEntry(.textbox, "FILE H W", 3...3, "Show a file"),
    DialogBoxEntry(.tailbox, "FILE H W", 3...3, "Show the end of a file as it grows"),
    DialogBoxEntry(.tailboxbg, "FILE H W", 3...3, "The same behind the boxes that follow"),
    DialogBoxEntry(.prgbox, "[TEXT] COMMAND H W", 3...4, "Show what a command writes"),
    DialogBoxEntry(.programbox, "[TEXT] H W", 2...3, "Show input as it comes, then wait for OK"),
    DialogBoxEntry(.progressbox, "[TEXT] H W", 2...3, "Show input as it comes"),
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
  /// The words of a row.
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
