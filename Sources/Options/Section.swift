// The table of options, section by section. The order of the sections and of the rows in them is that of
// help and manual. Each section is built when it is first looked at, so a line without options builds none.

/// A group of options that belong together.
package enum Section: CaseIterable, Sendable {
  case boxes, message, toast, rows, entry, place, looks, time, queue, buttons, answers, terminal,
    program

  /// The heading in help and manual.
  package var title: String {
    switch self {
    case .boxes: "Boxes"
    case .message: "Message"
    case .toast: "Toasts"
    case .rows: "Rows"
    case .entry: "Entry"
    case .place: "Place and size"
    case .looks: "Looks"
    case .time: "Time"
    case .queue: "Other toasts"
    case .buttons: "Buttons"
    case .answers: "Answers"
    case .terminal: "Terminal"
    case .program: "Program"
    }
  }

  /// The rows of this section.
  package var options: [Option] {
    switch self {
    case .boxes: BoxEntry.options
    case .message: Option.messageRows
    case .toast: Option.toastRows
    case .rows: Option.listRows
    case .entry: Option.entryRows
    case .place: Option.placeRows
    case .looks: Option.looksRows
    case .time: Option.timeRows
    case .queue: Option.queueRows
    case .buttons: Option.buttonRows
    case .answers: Option.answerRows
    case .terminal: Option.terminalRows
    case .program: Option.programRows
    }
  }
}

extension Option {
  /// All rows, in the order of help and manual.
  package static var all: [Option] { Section.allCases.flatMap(\.options) }

  /// The row that `predicate` picks; sections behind it are not built.
  static func first(where predicate: (Option) -> Bool) -> Option? {
    for section in Section.allCases {
      if let option = section.options.first(where: predicate) { return option }
    }
    return nil
  }
}
