// The boxes of dialog(1), a row each: what stands in the form, which buttons it has, how its result is written. All that
// differs between these boxes is a column here.

import Controls
import Options
import Values

struct DialogRecipe: Sendable {
  enum Report: Sendable {
    case nothing
    /// What was typed, never quoted.
    case text
    case number
    /// The row that has the focus, with a new text where it was given one.
    case currentRow
    case rows
  }

  let kind: DialogBoxKind
  /// The part of a configuration's key bindings that counts.
  let scope: BindingScope
  /// Columns of the text's place and rows of the window below which an automatic size does not go.
  var leastColumns = 26
  var leastRows = 0
  /// What stands between the text and the buttons; nil for nothing.
  var item: (@Sendable (DialogForms, DialogBox, DialogSettings) -> FormItem)?
  var isShownOnly = false
  /// Whether its text is the name of a file, of which the lines are shown.
  var showsFile = false
  /// Whether it shows what it reads from standard input, up to the end of that.
  var readsProgress = false
  /// Whether it ends by OK when its own time is over; letters and Ctrl-V mean nothing to it.
  var endsByItself = false

  // The result
  var report = Report.nothing
  /// Whether tags are quoted where they stand in one line.
  var quotesRows = false
  /// Whether each row ends with a separator where they do not stand in one line.
  var endsRows = false
  /// Whether a separator follows the last key.
  var endsLastKey = true

  // Buttons
  private var entry: DialogBoxEntry { .of(kind) }
  /// The buttons that go on and that go back; nil where there is none.
  var accepting: ButtonName { entry.buttons.first ?? .ok }
  var refusing: ButtonName? { entry.buttons.first { $0 == .cancel || $0 == .no } }
  /// Whether neither can be left out.
  var keepsButtons: Bool { accepting == .yes }
  /// Whether Extra renames the current row.
  var renames: Bool { entry.buttons.contains(.extra) }
  /// Whether the box counts where a separator is put between the results of several boxes.
  var isCounted: Bool { entry.hasResult }

  /// The row of a box; nil for one that is not built in.
  static func of(_ kind: DialogBoxKind) -> DialogRecipe? { table.first { $0.kind == kind } }

  static let table = texts + numbers + lists

  private static let texts = [
    DialogRecipe(kind: .msgbox, scope: .msgbox, leastColumns: 12, leastRows: 5),
    DialogRecipe(kind: .yesno, scope: .yesno, leastColumns: 25, leastRows: 5),
    DialogRecipe(kind: .infobox, scope: .msgbox, leastColumns: 0, isShownOnly: true),
    DialogRecipe(
      kind: .pause, scope: .pause, leastColumns: 16, leastRows: 6,
      item: { _, box, _ in FormItem(Form.valueName, Meter(seconds: box.numbers.first ?? 0)) },
      endsByItself: true),
    DialogRecipe(
      kind: .gauge, scope: .msgbox, leastColumns: 0,
      item: { _, box, _ in FormItem(ProgressBox.bar, Gauge(box.numbers.first ?? 0)) },
      isShownOnly: true, readsProgress: true),
    DialogRecipe(kind: .textbox, scope: .textbox, showsFile: true),
    DialogRecipe(
      kind: .inputbox, scope: .inputbox, leastRows: 6,
      item: { $0.field($1.initial ?? [], $2, mask: .none) }, report: .text),
    DialogRecipe(
      kind: .passwordbox, scope: .inputbox, leastRows: 6,
      item: { $0.field($1.initial ?? [], $2, mask: $2.insecure ? $0.stars : .blank) },
      report: .text),
  ]

  private static let numbers = [
    DialogRecipe(
      kind: .rangebox, scope: .rangebox, leastColumns: 14,
      item: { forms, box, settings in forms.slider(box.numbers) }, report: .number)
  ]

  private static let lists = [
    DialogRecipe(
      kind: .menu, scope: .menubox,
      item: { $0.list($1, $2, choosing: .row) }, report: .currentRow),
    DialogRecipe(
      kind: .inputmenu, scope: .menubox,
      item: { forms, box, settings in
        forms.list(box, settings, choosing: .row) {
          $0.renaming = (button: .extra, limit: settings.maxInput)
        }
      }, report: .currentRow),
    DialogRecipe(
      kind: .checklist, scope: .checklist,
      item: { $0.list($1, $2, choosing: .several(List.Picks())) }, report: .rows,
      quotesRows: true, endsRows: true, endsLastKey: false),
    DialogRecipe(
      kind: .radiolist, scope: .radiolist,
      item: { $0.list($1, $2, choosing: .ticked) }, report: .rows, endsLastKey: false),
    DialogRecipe(
      kind: .treeview, scope: .treeview,
      item: { $0.list($1, $2, choosing: .ticked, isTree: true) }, report: .rows),
    DialogRecipe(
      kind: .buildlist, scope: .buildlist, item: { $0.transferList($1, $2) }, report: .rows,
      quotesRows: true),
  ]
}
