// Which buttons one of dialog's boxes has, what stands on them and which has the focus first.

package import Options
package import Values

/// The buttons of one of dialog's boxes.
package struct DialogButtons: Equatable, Sendable {
  /// From left to right; never empty.
  package let buttons: [ButtonName]
  /// The index of the button that has the focus first.
  package let focus: Int
  /// Whether an option chose a button, so that one has the focus even where an entry would have it; the first, where
  /// there is none such.
  package let isChosen: Bool

  /// The buttons that options leave a box; those of a yesno cannot be left out.
  package init(of kind: DialogBoxKind, _ settings: DialogSettings) {
    let usual = DialogBoxEntry.of(kind).buttons
    let (yes, no) = (usual[0], usual.last { $0 == .cancel || $0 == .no })
    let isQuestion = yes == .yes
    var buttons: [ButtonName] = []
    if isQuestion || !settings.hasNoOK { buttons.append(yes) }
    if settings.hasExtra || usual.contains(.extra) { buttons.append(.extra) }
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
}

extension ButtonName {
  /// Whether both are the one that goes on, or both the one that goes back, under whatever name.
  fileprivate func isSame(as other: ButtonName) -> Bool {
    switch (self, other) {
    case (.ok, .yes), (.yes, .ok), (.cancel, .no), (.no, .cancel): true
    default: false
    }
  }

  /// What its press means.
  var ending: DialogEnding {
    switch self {
    case .ok, .yes, .custom: .ok
    case .cancel, .no: .cancel
    case .extra: .extra
    case .help: .help
    }
  }
}
