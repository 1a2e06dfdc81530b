// The boxes of one line, one after the other on one screen: it is taken with the first and given back after the last, so
// that nothing flickers between them.

import Controls
import Drawing
import Options
import Terminal
import Text
import Values
import Screens

final class DialogSession {
  private let line: DialogLine
  private let forms: DialogForms
  private let codes: DialogCodes
  private let sink: DialogSink
  private let screen: BoxScreen
  /// Boxes so far that give results, answered or not.
  private var countedBoxes = 0
  /// The boxes that stay visible behind the next.
  private var behind: [Form] = []

  private var environment: ProgramEnvironment { forms.environment }

  init(
    _ line: DialogLine, _ personality: Personality, _ forms: DialogForms, _ codes: DialogCodes
  ) throws(Failure) {
    self.line = line
    self.forms = forms
    self.codes = codes
    // Before the terminal is opened, whose descriptor may have the number of one that the caller has not opened.
    sink = try DialogSink(line.output, personality, in: forms.environment)
    do throws(TerminalError) {
      let keyboard = if let input = line.input { try TTY.keyboard(input) } else { nil as TTY? }
      screen = BoxScreen(forms.environment, look: forms.look, keyboard: keyboard)
    } catch {
      throw Failure(error)
    }
  }

  func run() throws(Failure) -> Int32 {
    for case .box(let box, _, _) in line.steps { _ = try Self.recipe(of: box) }
    do throws(Failure) {
      let ending = try walk()
      screen.close()
      try sink.flush()
      if ending == .timeout, environment.variables("DIALOG_TIMEOUT") != nil {
        StandardDescriptors.complain(Array("\ntimeout\n".utf8))
      }
      return codes.code(ending)
    } catch {
      screen.close()
      // What was answered before it went wrong is not lost.
      try? sink.flush()
      throw error
    }
  }

  private static func recipe(of box: DialogBox) throws(Failure) -> DialogRecipe {
    if let recipe = DialogRecipe.of(box.kind) { return recipe }
    throw Failure("--\(box.kind.rawValue) is not built in", status: Failure.inputOutput)
  }

  /// - Returns: how the last box ended; `.ok` where there was none.
  private func walk() throws(Failure) -> DialogEnding {
    var ending = DialogEnding.ok
    let last = line.steps.lastIndex { if case .box = $0 { true } else { false } }
    for (index, step) in line.steps.enumerated() {
      switch step {
      case .box(let box, let settings, let continuesAlways):
        ending = try ask(box, settings, isLast: index == last, stacks: continuesAlways)
        if ending == .escape || ending == .timeout { return ending }
        if ending != .ok && !continuesAlways { return ending }
      case .printMaximumSize:
        let size = screen.size
        try sink.write(Array("MaxSize: \(size.rows), \(size.columns)\n".utf8))
      case .printVersion: try sink.write(Array("Version: \(DialogHelp.version)\n".utf8))
      case .printTextSize(let text, let height, let width, let settings):
        let size = forms.textSize(text, height, width, settings, on: screen.size)
        try sink.write(Array("\(size.rows) \(size.columns)\n".utf8))
      case .printTextOnly(let text, let height, let width, let settings):
        try sink.write(forms.textLines(text, height, width, settings, on: screen.size))
      case .clearScreen: try screen.clear()
      }
    }
    return ending
  }

  // MARK: Boxes

  private func ask(
    _ box: DialogBox, _ settings: DialogSettings, isLast: Bool, stacks: Bool
  ) throws(Failure) -> DialogEnding {
    let recipe = try Self.recipe(of: box)
    if recipe.isCounted { countedBoxes += 1 }
    let reply = try reply(recipe, box, settings, isLast: isLast, stacks: stacks)
    let outcome = DialogOutcome(reply, settings)
    guard outcome.ending.givesResult else { return outcome.ending }
    if recipe.isCounted, countedBoxes > 1, !settings.separatesOutput {
      try sink.write(settings.widgetSeparator ?? [UInt8(ascii: "\t")])
    }
    try sink.write(DialogResult.text(recipe, box.rows, settings, outcome))
    return outcome.ending
  }

  private func reply(
    _ recipe: DialogRecipe, _ box: DialogBox, _ settings: DialogSettings, isLast: Bool,
    stacks: Bool
  ) throws(Failure) -> Reply {
    let box = recipe.showsFile ? try Self.opened(box) : box
    var form = forms.form(recipe, box, settings)
    let isInLines = environment.isPlain(Settings())
    if !isInLines {
      form.helpText = try forms.helpText(settings)
      form.behind = behind
      if settings.printsSize {
        let size = form.skin.geometry.layout(of: form, in: Rect(Point(), screen.size)).window.size
        try sink.write(Array("Size: \(size.rows), \(size.columns)\n".utf8))
      }
    }
    if recipe.readsProgress, isInLines {
      try ProgressLines(environment: environment, grammar: .dialog).run(form.message.text.visible)
      return Reply(.shown)
    }
    let question = DialogQuestion(
      recipe: recipe, box: box, settings: settings, forms: forms, form: form,
      isInLines: isInLines
    ) { [self] (form) throws(Failure) in
      let ending = try show(&form, recipe, settings, isLast: isLast)
      behind = stacks && !settings.clears ? form.behind + [form] : []
      return ending
    }
    return try Ask.reply(to: question, on: try screen.openTerminal())
  }

  /// A box with the text of the file that it names.
  private static func opened(_ box: DialogBox) throws(Failure) -> DialogBox {
    var box = box
    do throws(FileError) {
      box.text = try Files.read(box.text, limit: 1 << 28)
    } catch {
      throw Failure("Can't open input file \(box.text.inComplaint)", status: Failure.cannotRead)
    }
    return box
  }

  // MARK: Drawn boxes

  /// Shows a form until it has ended, and keeps its picture where it is to stay.
  private func show(
    _ form: inout Form, _ recipe: DialogRecipe, _ settings: DialogSettings, isLast: Bool
  ) throws(Failure) -> Ending {
    let isErased = settings.clears || settings.erasesOnExit
    // What only informs stays on the caller's screen, since the script goes on under it.
    let stays = isLast && !isErased && form.isShownOnly
    var shown = stays ? try screen.openForCaller() : try open(settings)
    defer { if stays { shown.close() } }
    let ending: Ending
    do throws(TerminalError) {
      if !stays { shown.beginBox() }
      if settings.beeps, !stays { try shown.perform(.bell) }
      if recipe.readsProgress {
        var box = ProgressBox(
          form, reading: .dialog, from: Source(descriptor: 0), isInteractive: false,
          display: { [forms] in forms.text($0, settings) })
        ending = try Dialogue.run(&box, placed: Placement(), on: &shown, style: forms.styles.screen)
        form = box.form
      } else {
        ending = try Dialogue.run(
          &form, placed: Placement(), on: &shown, style: forms.styles.screen)
      }
      if settings.beepsAfter || stays && settings.beeps { try shown.perform(.bell) }
      if settings.sleep > 0 { try shown.rest(for: .seconds(settings.sleep)) }
    } catch {
      throw Failure(error)
    }
    if isLast, settings.keepsWindow, !stays { try leavePicture(of: form) }
    return ending
  }

  private func open(_ settings: DialogSettings) throws(Failure) -> TerminalScreen {
    let stage = environment.kind.wholeScreen ?? .onlyScreen
    return try screen.open(usesMouse: !settings.hasNoMouse) { Viewport(stage, size: $0) }
  }

  /// Draws what a form has left on the caller's screen (`--keep-window`).
  private func leavePicture(of form: Form) throws(Failure) {
    let screen = try screen.openForCaller()
    defer { screen.close() }
    var canvas = Canvas(screen.size, style: forms.styles.screen)
    let scene = Scene(Rect(Point(), screen.size))
    for picture in form.behind + [form] { picture.drawPicture(on: &canvas, in: scene) }
    do throws(TerminalError) {
      _ = try screen.show(canvas)
    } catch {
      throw Failure(error)
    }
  }
}

private struct DialogQuestion: Question {
  let recipe: DialogRecipe
  let box: DialogBox
  let settings: DialogSettings
  let forms: DialogForms
  let form: Form
  let isInLines: Bool
  let draw: (inout Form) throws(Failure) -> Ending

  func replyAhead(canAsk: Bool) throws(Failure) -> Reply? { nil }

  func replyWithoutTerminal() throws(Failure) -> Reply {
    throw Failure(TerminalError(.noTerminal))
  }

  func isAskedInLines(on terminal: TTY) -> Bool { isInLines }

  func show(_ form: inout Form, on terminal: TTY) throws(Failure) -> Ending { try draw(&form) }

  func prompt() throws(Failure) -> FormPrompt {
    // A pause goes on by itself when its time is over.
    let pause = recipe.endsByItself ? max(1, box.numbers.first ?? 0) : nil
    var prompt = prompt(form, seconds: pause ?? settings.timeout)
    prompt.timeoutAnswer = recipe.endsByItself ? form.buttons.buttons.first?.name : nil
    prompt.goesOnAfterTime = recipe.endsByItself
    prompt.followUp = recipe.renames ? renaming : nil
    return prompt
  }

  private func prompt(_ form: Form, seconds: Int) -> FormPrompt {
    let message = Message(title: form.window.title, text: form.message.text)
    return FormPrompt(
      form: form, spoken: { message.spoken(.none, forms.environment.words) },
      timeout: seconds > 0 ? .seconds(seconds) : nil, environment: forms.environment)
  }

  /// Asks for the new text of the current row where Extra was pressed.
  private func renaming(_ button: ButtonName, _ form: Form) -> FormPrompt? {
    guard button == .extra, let row = form.value.selection?.current else { return nil }
    let text = forms.line(Array(box.rows.value(row)), settings)
    let field = forms.field(Array(box.rows.label(row)), settings, mask: .none)
    let ok = Button(name: .ok, label: DisplayText("OK", rules: forms.rules))
    let next = Form(
      WindowOptions(title: forms.line([], settings)), message: Paragraph(text), items: [field],
      buttons: Buttons([ok], in: form.skin), in: form.skin)
    return prompt(next, seconds: settings.timeout)
  }
}
