// Which buttons one of dialog's boxes has, what stands on them and which has the focus first.

package import Options
import Text

/// The buttons of one of dialog's boxes.
package struct DialogButtons: Equatable, Sendable {
  /// From left to right; never empty.
  package let buttons: [DialogButton]
  /// The index of the button that has the focus first.
  package let focus: Int
  /// Whether an option chose a button, so that one has the focus even where an entry would have it; the first, where
  /// there is none such.
  package let isChosen: Bool

  /// The buttons that options leave a box; those of a yesno cannot be left out.
  package init(of kind: DialogBoxKind, _ settings: DialogSettings) {
    let (yes, no) = Self.answers(of: kind)
    let isQuestion = kind == .yesno
    var buttons: [DialogButton] = []
    if isQuestion || !settings.hasNoOK { buttons.append(yes) }
    if settings.hasExtra || kind == .inputmenu { buttons.append(.extra) }
    if let no, isQuestion || !settings.hasNoCancel { buttons.append(no) }
    if settings.hasHelp { buttons.append(.help) }
    if buttons.isEmpty { buttons = [yes] }
    let wanted = settings.defaultButton ?? (settings.defaultsToNo ? no : nil)
    let index = wanted.flatMap { wanted in
      buttons.firstIndex { $0 == wanted || $0.isSame(as: wanted) }
    }
    self.buttons = buttons
    focus = index ?? 0
    isChosen = wanted != nil
  }

  /// The buttons that go on and that go back; nil where there is none.
  private static func answers(of kind: DialogBoxKind) -> (DialogButton, DialogButton?) {
    switch kind {
    case .yesno: (.yes, .no)
    case .msgbox, .infobox: (.ok, nil)
    case .textbox, .tailbox, .tailboxbg: (.exit, nil)
    default: (.ok, .cancel)
    }
  }
}

extension DialogButton {
  /// Whether both are the one that goes on, or both the one that goes back, under whatever name.
  fileprivate func isSame(as other: DialogButton) -> Bool {
    switch (self, other) {
    case (.ok, .yes), (.yes, .ok), (.exit, .ok), (.cancel, .no), (.no, .cancel): true
    default: false
    }
  }

  /// Who its presses are reported as.
  var name: String {
    switch self {
    case .ok, .exit: "OK"
    case .cancel: "Cancel"
    case .yes: "Yes"
    case .no: "No"
    case .extra: "Extra"
    case .help: "Help"
    }
  }

  /// The button that is reported so.
  init?(named name: String) {
    guard let button = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = button
  }

  /// What its press means.
  var ending: DialogEnding {
    switch self {
    case .ok, .yes, .exit: .ok
    case .cancel, .no: .cancel
    case .extra: .extra
    case .help: .help
    }
  }
}
