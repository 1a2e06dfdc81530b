// From what a line in dialog's grammar says to the boxes that are shown.

import Boxes
import Drawing
import Options
import Terminal
import Text

/// Makes boxes from what a line says.
struct DialogBuilder {
  private let surroundings: Surroundings
  /// What the terminal can show.
  let look: Look
  private let rules: TextRules

  /// A builder for the boxes of one line.
  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    let settings = Settings()
    look = surroundings.kind.look(settings, surroundings.variables)
    rules = surroundings.kind.textRules(settings, look)
  }

  /// Whether this program can show the box.
  ///
  /// - Throws: one that it cannot.
  func check(_ box: DialogBox) throws(Failure) {
    switch box.kind {
    case .msgbox, .yesno, .infobox, .inputbox, .passwordbox, .menu, .inputmenu, .checklist,
      .radiolist, .buildlist, .treeview, .pause:
      return
    default:
      throw Failure("--\(box.kind.rawValue) is not built in", status: Failure.inputOutput)
    }
  }

  // MARK: Texts

  /// A text of one line, such as a title.
  func line(_ bytes: [UInt8]?, _ settings: DialogSettings) -> DisplayText {
    DisplayText(
      sanitizing: bytes ?? [], markup: settings.takesColors ? .dialogColors : .none,
      lines: .single, rules: rules)
  }
}
