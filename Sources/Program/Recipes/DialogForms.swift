// From what a line in dialog's grammar says to the forms that are shown.

import Controls
import Drawing
import Options
import Terminal
import Text
import Values
import Screens

struct DialogForms {
  let environment: ProgramEnvironment
  let look: Look
  let rules: TextRules
  let styles: Styles
  private let bindings: KeyBindings

  init(_ environment: ProgramEnvironment, _ configuration: DialogResource?) {
    self.environment = environment
    let settings = Settings()
    let shown = environment.kind.look(settings, environment.variables)
    look = configuration?.look(shown) ?? shown
    styles = configuration?.styles(look: look) ?? .dialog(look)
    bindings = configuration?.keyBindings ?? KeyBindings()
    var rules = environment.kind.textRules(settings, look)
    rules.showsCarets = true
    self.rules = rules
  }

  // MARK: Texts

  func line(_ bytes: [UInt8]?, _ settings: DialogSettings) -> DisplayText {
    DisplayText(sanitizing: bytes ?? [], markup: markup(settings), lines: .single, rules: rules)
  }

  /// The text of a box, with the blanks and line breaks that the options leave it.
  func text(_ bytes: [UInt8], _ settings: DialogSettings) -> DisplayText {
    var whitespace = WhitespaceRules()
    whitespace.keepsLineBreaks = settings.keepsLineBreaks
    whitespace.keepsBlanks = settings.keepsBlanks
    whitespace.trims = settings.trims
    whitespace.keepsBackslashN = settings.keepsBackslashN
    var rules = rules
    rules.tabWidth = settings.tabLength
    return DisplayText(
      sanitizing: whitespace.applied(to: bytes), markup: markup(settings), rules: rules
    ).contrasting(with: styles.window.background)
  }

  private func markup(_ settings: DialogSettings) -> Markup {
    settings.takesColors ? .dialogColors : .none
  }

  /// What F1 shows, nil for nothing; fails for a file that cannot be read or has more than 256 MiB.
  func helpText(_ settings: DialogSettings) throws(Failure) -> DisplayText? {
    guard let file = settings.helpFile else { return nil }
    do throws(FileError) {
      return DisplayText(sanitizing: try Files.read(file, limit: 1 << 28), rules: rules)
    } catch {
      throw Failure(error)
    }
  }

  // MARK: The form

  func form(_ recipe: DialogRecipe, _ box: DialogBox, _ settings: DialogSettings) -> Form {
    let skin = skin(recipe, settings)
    let which = DialogButtons(recipe, settings)
    let item = recipe.item?(self, box, settings)
    var buttons = Buttons(
      which.buttons.map { button($0, recipe, settings) }, focus: which.focus, in: skin)
    // In dialog's lists hot letters look like the rest of a label.
    buttons.showsLetters = item?.control.grows != true
    if recipe.endsByItself {
      buttons.takesLetters = false
      buttons.keys = .stackedButtons
    }
    // A slider hears keys also without the focus; where an option has chosen a button, a field does not have it first.
    let control = item?.control
    let isOnButtons =
      control?.grows == false && control?.hearsKeysOfButtons == true
      || which.isChosen && control?.isField == true
    let hasTime = settings.timeout > 0 && !recipe.endsByItself
    var form = Form(
      window(recipe, box, settings), message: message(recipe, box, settings),
      items: item.map { [$0] } ?? [], buttons: buttons, focus: isOnButtons ? .buttons : nil,
      timeout: hasTime ? .seconds(settings.timeout) : nil, in: skin)
    form.bindingScope = recipe.scope
    form.isShownOnly = recipe.isShownOnly
    form.quotesKeys = !recipe.endsByItself
    if settings.hasNoOK, !recipe.keepsButtons {
      form.acceptsWith = .ok
      form.alwaysAccepts = true
    }
    return form
  }

  private func message(
    _ recipe: DialogRecipe, _ box: DialogBox, _ settings: DialogSettings
  ) -> Paragraph {
    guard recipe.showsFile else { return Paragraph(text(box.text, settings)) }
    // Colors of a program's output are colors; the original shows their sequences.
    var file = Paragraph(
      DisplayText(sanitizing: box.text, markup: .colorSequences, rules: rules))
    file.wraps = false
    file.keys = .file
    file.sentences = environment.sentences
    return file
  }

  private func window(
    _ recipe: DialogRecipe, _ box: DialogBox, _ settings: DialogSettings
  ) -> WindowOptions {
    var window = WindowOptions(title: line(settings.title, settings))
    window.hasTitle = settings.title != nil
    window.backtitle = line(settings.backtitle, settings)
    window.bottomTitle = line(settings.horizontalLine, settings)
    window.begin = settings.begin.map { Point(column: $0.column, row: $0.row) }
    (window.height, window.width) = (box.height, box.width)
    window.aspect = settings.aspect
    window.fitsText = recipe.showsFile && box.height == 0 && box.width == 0
    (window.leastColumns, window.leastRows) = (recipe.leastColumns, recipe.leastRows)
    return window
  }

  private func skin(_ recipe: DialogRecipe, _ settings: DialogSettings) -> Skin {
    var skin = Skin.dialog(
      look, styles, lines: settings.asciiLines ? .ascii : settings.noLines ? .none : .drawn)
    skin.keys.bindings = bindings
    skin.habits.castsShadow = !settings.hasNoShadow
    skin.habits.hasScrollbar = settings.hasScrollbar
    skin.habits.usesMouse = !settings.hasNoMouse
    skin.habits.hidesCursorOnLabel = settings.hidesCursorOnLabel
    // The keys of a file are its own before they are those of the button.
    skin.habits.hotLettersNeedFocus = recipe.showsFile || skin.habits.hotLettersNeedFocus
    skin.habits.readsLongTexts = recipe.showsFile
    return skin
  }

  private func button(
    _ name: ButtonName, _ recipe: DialogRecipe, _ settings: DialogSettings
  ) -> Button {
    let usual =
      recipe.renames && name == .extra
      ? "Rename"
      : recipe.showsFile && name == .ok ? "EXIT" : environment.words.label(of: name)
    let label = settings.label(of: name).map {
      DisplayText(sanitizing: $0, lines: .single, rules: rules)
    }
    return Button(name: name, label: label ?? DisplayText(usual, rules: rules))
  }

  // MARK: Items

  var stars: LineEditor.Mask { .symbol(DisplayText("*", rules: rules)) }

  func field(_ initial: [UInt8], _ settings: DialogSettings, mask: LineEditor.Mask) -> FormItem {
    let limit = settings.maxInput
    var field = TextField(
      LineEditor(
        initial, limit: limit > 0 ? .bytes(limit) : .none, mask: mask, clearsWhole: true,
        takesLineBreaks: true, hasMarks: false, rules: rules))
    field.isSecret = mask != .none
    if limit > 0 {
      // As in the drawn field, an initial text that is longer may stay.
      let most = max(limit, initial.count)
      field.check = { [sentences = environment.sentences, rules] text in
        text.count <= most
          ? nil : DisplayText("\(sentences.long) \(sentences.atMost(most))", rules: rules)
      }
    }
    var item = FormItem(Form.valueName, field)
    item.bindingScope = .inputbox2
    return item
  }

  /// The slider of a range: its least number, the largest and the one that it begins with, as far as they are given.
  func slider(_ numbers: [Int]) -> FormItem {
    let least = numbers.first ?? 0
    let most = max(least, numbers.count > 1 ? numbers[1] : least)
    let range = NumberRange(least: least, most: most)
    return FormItem(
      Form.valueName, Slider(numbers.count > 2 ? numbers[2] : least, in: range, rules: rules))
  }

  func list(
    _ box: DialogBox, _ settings: DialogSettings, choosing choice: List.Choice,
    isTree: Bool = false, adapt: (inout List) -> Void = { _ in }
  ) -> FormItem {
    var options = listOptions(settings)
    options.isTree = isTree
    if isTree { options.hidesTags = true }
    var list = List(
      box.rows, current: firstRow(box, settings) ?? 0, choosing: choice, showing: options)
    list.wantedRows = box.numbers.first ?? 0
    list.takesFocus = settings.visitsItems
    adapt(&list)
    return FormItem(Form.valueName, list)
  }

  func transferList(_ box: DialogBox, _ settings: DialogSettings) -> FormItem {
    var options = listOptions(settings)
    options.hidesTags = true
    var list = TransferList(
      box.rows, current: firstRow(box, settings), keepsOrder: settings.reorders, showing: options)
    list.wantedRows = box.numbers.first ?? 0
    list.takesFocus = settings.visitsItems
    return FormItem(Form.valueName, list)
  }

  private func firstRow(_ box: DialogBox, _ settings: DialogSettings) -> Int? {
    settings.defaultItem.flatMap { box.rows.firstRow(answering: $0) }
  }

  private func listOptions(_ settings: DialogSettings) -> ListOptions {
    var options = ListOptions(rules: rules)
    options.hidesTags = settings.hidesTags
    options.hidesItems = settings.hidesItems
    options.hasHelp = settings.hasItemHelp
    options.hasNoHotList = settings.hasNoHotList
    options.columnSeparator = settings.columnSeparator ?? []
    options.markup = markup(settings)
    options.spoken = settings.hidesTags ? .item : .tagAndItem
    return options
  }
}

// MARK: Texts without a box

extension DialogForms {
  /// Rows and columns of a text (`--print-text-size`); a wanted height or width above 0 limits it.
  func textSize(
    _ bytes: [UInt8], _ height: Int, _ width: Int, _ settings: DialogSettings, on screen: Size
  ) -> Size {
    DialogWindowSize.text(
      for: text(bytes, settings), height: height, width: width, aspect: settings.aspect,
      screen: screen)
  }

  /// The lines of a text as they stand in a box (`--print-text-only`), each ended by a line break.
  func textLines(
    _ bytes: [UInt8], _ height: Int, _ width: Int, _ settings: DialogSettings, on screen: Size
  ) -> [UInt8] {
    let size = textSize(bytes, height, width, settings, on: screen)
    let text = text(bytes, settings)
    let lines = WrappedText(atBlanks: text, columns: max(1, size.columns - 2), limit: size.rows)
    var result: [UInt8] = []
    for index in 0..<min(lines.count, size.rows) {
      result += environment.line(text[lines[index].range].visible) + [UInt8(ascii: "\n")]
    }
    return result
  }
}
