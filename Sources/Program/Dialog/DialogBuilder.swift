// From what a line in dialog's grammar says to the boxes that are shown: here the caller's bytes become text, and
// nowhere else.

import Boxes
import Drawing
import Options
import Terminal
import Text
import Values
import Screens

/// Makes boxes from what a line says.
final class DialogBuilder {
  /// Where the program runs.
  let environment: ProgramEnvironment
  /// What the terminal can show.
  let look: Look
  /// How text is made fit for the terminal.
  let rules: TextRules

  /// Texts longer than this are not for a dialog (bytes).
  private static let longestHelp = 1 << 28

  /// The colours of the boxes.
  let theme: ClassicTheme
  private let configuration: DialogConfiguration

  /// A builder for the boxes of one line.
  init(_ environment: ProgramEnvironment, _ configuration: DialogConfiguration) {
    self.environment = environment
    self.configuration = configuration
    let settings = Settings()
    look = configuration.look(environment.kind.look(settings, environment.variables))
    theme = configuration.theme(look)
    var rules = environment.kind.textRules(settings, look)
    rules.showsCarets = true
    self.rules = rules
  }

  /// Whether this program can show the box.
  ///
  /// - Throws: one that it cannot.
  func check(_ box: DialogBox) throws(Failure) {
    guard !DialogBoxEntry.of(box.kind).isBuiltIn else { return }
    throw Failure("--\(box.kind.rawValue) is not built in", status: Failure.inputOutput)
  }

  // MARK: Texts

  /// A text of one line, such as a title.
  func line(_ bytes: [UInt8]?, _ settings: DialogSettings) -> DisplayText {
    DisplayText(
      sanitizing: bytes ?? [], markup: markup(settings), lines: .single, rules: rules)
  }

  /// The text of a box, with the blanks and line breaks that the options leave it.
  func text(_ bytes: [UInt8], _ settings: DialogSettings) -> DisplayText {
    DisplayText(
      sanitizing: whitespace(settings).applied(to: bytes), markup: markup(settings),
      rules: lineRules(settings)
    ).contrasting(with: theme.dialog.background)
  }

  private func markup(_ settings: DialogSettings) -> Markup {
    settings.takesColors ? .dialogColors : .none
  }

  private func lineRules(_ settings: DialogSettings) -> TextRules {
    var rules = rules
    rules.tabWidth = settings.tabLength
    return rules
  }

  private func whitespace(_ settings: DialogSettings) -> WhitespaceRules {
    var rules = WhitespaceRules()
    rules.keepsLineBreaks = settings.keepsLineBreaks
    rules.keepsBlanks = settings.keepsBlanks
    rules.trims = settings.trims
    rules.keepsBackslashN = settings.keepsBackslashN
    return rules
  }

  // MARK: What all boxes have

  /// What stands around the content of a box.
  ///
  /// - Throws: a help file that cannot be read.
  private func frame(_ box: DialogBox, _ settings: DialogSettings) throws(Failure) -> ClassicFrame {
    var frame = ClassicFrame(
      title: line(settings.title, settings), backtitle: line(settings.backtitle, settings),
      horizontalLine: line(settings.horizontalLine, settings), height: box.height,
      width: box.width, theme: theme, look: look)
    frame.hasTitle = settings.title != nil
    frame.begin = settings.begin.map { Point(column: $0.column, row: $0.row) }
    frame.aspect = settings.aspect
    frame.hasShadow = !settings.hasNoShadow
    frame.hasScrollbar = settings.hasScrollbar
    frame.usesMouse = !settings.hasNoMouse
    frame.hidesCursorOnLabel = settings.hidesCursorOnLabel
    frame.bindings = configuration.bindings(
      buttons(DialogButtons(of: box.kind, settings), box, settings))
    frame.lines = settings.asciiLines ? .ascii : settings.noLines ? .none : .drawn
    if settings.timeout > 0 { frame.timeout = .seconds(settings.timeout) }
    if let file = settings.helpFile {
      do throws(FileError) {
        let bytes = try Files.read(file, limit: Self.longestHelp)
        frame.helpText = DisplayText(sanitizing: bytes, rules: rules)
      } catch {
        throw Failure(error)
      }
    }
    return frame
  }

  /// The buttons with their labels.
  func buttons(
    _ which: DialogButtons, _ box: DialogBox, _ settings: DialogSettings
  ) -> [Button] {
    which.buttons.map { button in
      let isRename = box.kind == .inputmenu && button == .extra
      let given = settings.label(of: button)
      let usual = isRename ? "Rename" : environment.words.label(of: button)
      return Button(
        name: isRename ? ClassicInputMenu.rename : button.text,
        label: given.map {
          DisplayText(sanitizing: Array($0), lines: .single, rules: rules)
        } ?? DisplayText(usual, rules: rules))
    }
  }

  // MARK: Boxes

  /// The box that a line describes.
  ///
  /// - Throws: a help file that cannot be read.
  func box(
    _ box: DialogBox, _ settings: DialogSettings, behind: [any ClassicPicture]
  ) throws(Failure) -> DialogShown {
    let frame = try frame(box, settings)
    switch box.kind {
    case .inputbox, .passwordbox:
      return .input(ClassicBox(input(box, settings), in: frame, behind: behind))
    case .menu, .inputmenu, .checklist, .radiolist, .treeview, .buildlist:
      return list(box, settings, frame, behind)
    case .pause:
      let which = DialogButtons(of: box.kind, settings)
      let content = ClassicPause(
        text(box.text, settings), seconds: box.numbers.first ?? 0,
        buttons: buttons(which, box, settings), focus: which.focus,
        enterMeans: enterMeans(settings))
      return .pause(ClassicBox(content, in: frame, behind: behind))
    default:
      return .message(ClassicBox(message(box, settings), in: frame, behind: behind))
    }
  }

  /// With `--no-ok` Enter means OK whatever has the focus.
  private func enterMeans(_ settings: DialogSettings) -> String? { settings.hasNoOK ? "OK" : nil }

  private func message(_ box: DialogBox, _ settings: DialogSettings) -> ClassicMessage {
    let kind: ClassicMessage.Kind =
      switch box.kind {
      case .yesno: .question
      case .infobox: .information
      default: .message
      }
    let which = DialogButtons(of: box.kind, settings)
    // A question always has its Yes.
    return ClassicMessage(
      kind, text(box.text, settings), buttons: buttons(which, box, settings), focus: which.focus,
      enterMeans: kind == .question ? nil : enterMeans(settings))
  }

  private func input(_ box: DialogBox, _ settings: DialogSettings) -> ClassicInput {
    let which = DialogButtons(of: box.kind, settings)
    let kind: ClassicInput.Kind =
      box.kind == .inputbox ? .visible : settings.insecure ? .stars : .hidden
    return ClassicInput(
      text(box.text, settings), kind, initial: box.initial ?? [], limit: settings.maxInput,
      buttons: buttons(which, box, settings), focus: which.isChosen ? which.focus : nil,
      enterMeans: enterMeans(settings))
  }

  private func list(
    _ box: DialogBox, _ settings: DialogSettings, _ frame: ClassicFrame,
    _ behind: [any ClassicPicture]
  ) -> DialogShown {
    let which = DialogButtons(of: box.kind, settings)
    var buttons = ClassicButtons(buttons(which, box, settings), focus: which.focus)
    buttons.enterMeans = enterMeans(settings)
    let text = text(box.text, settings)
    let options = listOptions(settings)
    let height = box.numbers.first ?? 0
    let wanted = settings.defaultItem.flatMap { box.rows.firstRow(answering: $0) }
    switch box.kind {
    case .buildlist:
      let content = ClassicBuildList(
        text, rows: box.rows, current: wanted, listHeight: height,
        keepsOrder: settings.reorders, buttons: buttons, options: options)
      return .buildList(ClassicBox(content, in: frame, behind: behind))
    case .inputmenu:
      let content = ClassicInputMenu(
        text, rows: box.rows, current: wanted ?? 0, listHeight: height,
        mostInput: settings.maxInput, buttons: buttons, options: options)
      return .inputMenu(ClassicBox(content, in: frame, behind: behind))
    case .menu:
      let content = ClassicMenu(
        text, rows: box.rows, current: wanted ?? 0, listHeight: height, buttons: buttons,
        options: options)
      return .menu(ClassicBox(content, in: frame, behind: behind))
    default:
      let kind: ClassicChecklist.Kind =
        switch box.kind {
        case .radiolist: .radiolist
        case .treeview: .treeview
        default: .checklist
        }
      let content = ClassicChecklist(
        kind, text, rows: box.rows, current: wanted ?? 0, listHeight: height, buttons: buttons,
        options: options)
      return .checklist(ClassicBox(content, in: frame, behind: behind))
    }
  }

  private func listOptions(_ settings: DialogSettings) -> ClassicListOptions {
    var options = ClassicListOptions(rules: rules)
    options.hidesTags = settings.hidesTags
    options.hidesItems = settings.hidesItems
    options.hasItemHelp = settings.hasItemHelp
    options.visitsItems = settings.visitsItems
    options.hasNoHotList = settings.hasNoHotList
    options.columnSeparator = settings.columnSeparator ?? []
    options.markup = markup(settings)
    return options
  }
}
