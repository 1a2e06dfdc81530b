// Which buttons one of dialog's boxes has, what stands on them and which has the focus first.

import Options
import Values

struct DialogButtons: Equatable, Sendable {
  /// From left to right; never empty.
  let buttons: [ButtonName]
  let focus: Int
  /// Whether an option chose a button, so that one has the focus even where an entry would have it; the first, where
  /// there is none such.
  let isChosen: Bool

  init(_ recipe: DialogRecipe, _ settings: DialogSettings) {
    let (yes, no) = (recipe.accepting, recipe.refusing)
    var buttons: [ButtonName] = []
    if recipe.keepsButtons || !settings.hasNoOK { buttons.append(yes) }
    if settings.hasExtra || recipe.renames { buttons.append(.extra) }
    if let no, recipe.keepsButtons || !settings.hasNoCancel { buttons.append(no) }
    if settings.hasHelp { buttons.append(.help) }
    if buttons.isEmpty { buttons = [yes] }
    let wanted = settings.defaultButton ?? (settings.defaultsToNo ? no : nil)
    // OK and Yes are both the button that goes on, Cancel and No the one that goes back.
    let index = wanted.flatMap { wanted in
      let names = [[.ok, .yes], [.cancel, .no]].first { $0.contains(wanted) } ?? [wanted]
      return buttons.firstIndex(where: names.contains)
    }
    self.buttons = buttons
    focus = index ?? 0
    isChosen = wanted != nil
  }
}
