// `--layout` from its request to the exit code: one dialog after the other, and their values written in the end.

import Controls
import Drawing
import Layout
import Options
import Screens
import Terminal
import Text
import Values

struct LayoutCommand {
  let request: BoxRequest
  let environment: ProgramEnvironment

  private var settings: Settings { request.settings }

  func run() throws(Failure) -> Int32 {
    switch settings.layout.use {
    case .lint: return try lint()
    case .draw(let columns, let rows): return try draw(Size(columns: columns, rows: rows))
    case .show: return try show()
    }
  }

  private func files() throws(Failure) -> [LayoutFile] {
    var files: [LayoutFile] = []
    for name in [settings.layout.file] + settings.layout.next {
      files.append(try LayoutFile(name, environment))
    }
    return files
  }

  // MARK: Tools

  private func lint() throws(Failure) -> Int32 {
    let complaints = try files().flatMap(\.complaints)
    for line in complaints { StandardDescriptors.complain(environment.line(line) + [0x0A]) }
    return complaints.isEmpty ? 0 : ExitCode.badData
  }

  /// Writes the picture of the first dialog on a screen of so many cells.
  private func draw(_ size: Size) throws(Failure) -> Int32 {
    let file = try LayoutFile(settings.layout.file, environment)
    let dialog = try LayoutDialog(file, of: request, after: [], environment)
    let box = LayoutBox(try dialog.form(), of: dialog, nil, nil)
    var canvas = Canvas(size)
    box.draw(on: &canvas, in: Scene(dialog.builder.placement.area(for: box, on: size)))
    let isFull = dialog.builder.look.symbols == .full
    var lines = (0..<size.rows).map { row in
      var line = ""
      for column in 0..<size.columns {
        let cell = canvas[Point(column: column, row: row)]
        // A field is a line to write on.
        let isField = cell.text == " " && cell.style.attributes.contains(.underline)
        line += isField ? "_" : isFull ? cell.text : Symbols.inASCII(cell.text)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    try AnswerSink.print(environment.encoded(lines.joined(separator: "\n") + "\n"), in: environment)
    return 0
  }

  // MARK: Dialogs

  private func show() throws(Failure) -> Int32 {
    let files = try files()
    // All files are looked at before the first dialog is shown.
    for file in files { _ = try file.layout() }
    let sink = try AnswerSink(settings.output, in: environment)
    let channel = try controlChannel()
    let events = try eventFile()
    var values: [LayoutField] = []
    for (index, file) in files.enumerated() {
      let dialog = try LayoutDialog(file, of: request, after: values, environment)
      defer { dialog.commands.cancelAll() }
      let question = LayoutQuestion(dialog: dialog, channel: channel, events: events)
      let terminal = try environment.terminal(settings)
      let reply = try Ask.reply(to: question, on: terminal)
      let isGiven = if case .button(let name) = reply.ending { dialog.returns(name) } else { false }
      if isGiven {
        values = values.joined(with: dialog.fields(of: reply.form))
        try remember(dialog, reply.form)
      }
      if isGiven, index < files.count - 1 { continue }
      let answer = LayoutAnswer(
        answer: Answer(reply.ending, of: dialog.request), page: page(of: reply.form),
        fields: isGiven ? values : nil)
      try sink.write(answer.text(for: request))
      return answer.answer.code
    }
    return 0
  }

  private func page(of form: Form?) -> Int? {
    guard let container = form?.items.first?.control as? Container, container.pageCount > 1 else {
      return nil
    }
    return container.page + 1
  }

  private func remember(_ dialog: LayoutDialog, _ form: Form?) throws(Failure) {
    guard let memory = settings.layout.memory else { return }
    do throws(FileError) {
      try Files.replace(memory, with: dialog.memory(of: form))
    } catch {
      throw Failure(error)
    }
  }

  private func controlChannel() throws(Failure) -> ControlChannel? {
    guard let place = settings.layout.control else { return nil }
    do throws(FileError) {
      switch place {
      case .standardOutput: return ControlChannel(Source(descriptor: 0))
      case .descriptor(let number): return ControlChannel(Source(descriptor: number))
      case .file(let path): return ControlChannel(Source(descriptor: try Files.openChannel(path)))
      }
    } catch {
      throw Failure(error)
    }
  }

  private func eventFile() throws(Failure) -> OutputFile? {
    guard let place = settings.layout.events else { return nil }
    do throws(FileError) {
      switch place {
      case .standardOutput:
        return try OutputFile(descriptor: 1, name: Array("standard output".utf8))
      case .descriptor(let number):
        return try OutputFile(descriptor: number, name: Array("fd:\(number)".utf8))
      case .file(let path): return try OutputFile(path)
      }
    } catch {
      throw Failure(error)
    }
  }
}

private struct LayoutQuestion: Question {
  let dialog: LayoutDialog
  let channel: ControlChannel?
  let events: OutputFile?

  private var builder: BoxBuilder { dialog.builder }
  private var settings: Settings { builder.settings }
  private var environment: ProgramEnvironment { builder.environment }

  func replyAhead(canAsk: Bool) throws(Failure) -> Reply? {
    let given = try PreparedAnswers.named(
      for: dialog.request, canAsk: canAsk, variables: environment.variables)
    guard let given else { return nil }
    try dialog.answer(given.answers, from: given.place)
    try dialog.checkValues()
    return Reply(.button(builder.takingButton ?? .ok))
  }

  func replyWithoutTerminal() throws(Failure) -> Reply {
    guard settings.assumesDefault else {
      let reason =
        environment.mayAsk
        ? "there is no terminal to ask on" : "TOAST_INTERACTIVE=0 forbids asking"
      throw Failure(
        "\(dialog.request.name): \(reason); give answers with --answer NAME=VALUE or in a file named by "
          + "TOAST_ANSWERS, or allow the values it begins with by --assume-default",
        status: Failure.noTerminal)
    }
    try dialog.checkValues()
    return Reply(.button(builder.takingButton ?? .ok))
  }

  func prompt() throws(Failure) -> FormPrompt {
    let form = try dialog.form()
    var prompt = FormPrompt(
      form: form,
      spoken: { [form.window.title, form.message.text].filter { !$0.isEmpty }.map(\.visible) },
      timeout: settings.timeout, environment: environment)
    prompt.verify = { form, leaf in
      leaf.member.flatMap { index in
        form.update(leaf.item, as: Container.self) {
          $0.verifyNow(index, at: Clock.now, read: LayoutDialog.read)
        } ?? nil
      }
    }
    return prompt
  }

  func isAskedInLines(on terminal: TTY) -> Bool {
    environment.asksInLines(settings, on: terminal)
  }

  func show(_ form: inout Form, on terminal: TTY) throws(Failure) -> Ending {
    var box = LayoutBox(form, of: dialog, channel, events)
    defer { form = box.form }
    let drawn = DrawnBox(builder: builder, terminal: terminal)
    let ending = try drawn.show(&box)
    try drawn.keep(box.form, ending)
    return ending
  }
}

extension [LayoutField] {
  /// The fields of several dialogs, of which the last that has a name counts.
  fileprivate func joined(with others: [LayoutField]) -> [LayoutField] {
    filter { field in !others.contains { $0.name == field.name } } + others
  }
}
