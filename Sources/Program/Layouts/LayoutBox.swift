// A dialog of a layout while it is shown: its form, the control lines that change it, the commands of its buttons, and the
// events that it tells.

import Controls
import Drawing
import Input
import Layout
import Screens
import Terminal
import Text
import Values

struct LayoutBox: Box {
  var form: Form
  private let dialog: LayoutDialog
  private var channel: ControlChannel?
  private let events: OutputFile?
  /// Commands of buttons, whose lines are control lines.
  private var writers: [ControlChannel] = []
  private var usualButtons: [Button]
  /// When what control lines have changed is shown; nil where all is.
  private var refresh: Duration?
  private var lastShown = Duration.zero

  /// Between two pictures of what control lines change.
  private static let pace = Duration.milliseconds(16)

  init(_ form: Form, of dialog: LayoutDialog, _ channel: ControlChannel?, _ events: OutputFile?) {
    self.form = form
    self.dialog = dialog
    self.channel = channel
    self.events = events
    usualButtons = form.buttons.buttons
    putButtons()
  }

  // MARK: The picture

  func columns(within limit: Int) -> Int { form.columns(within: limit) }
  var leastColumns: Int { form.leastColumns }
  func rows(forColumns columns: Int, within limit: Int) -> Int {
    form.rows(forColumns: columns, within: limit)
  }
  func draw(on canvas: inout Canvas, in scene: Scene) { form.draw(on: &canvas, in: scene) }

  func deadline(after now: Duration) -> Duration? {
    [refresh, form.deadline(after: now)].compactMap { $0 }.min()
  }

  var sources: [Source] {
    form.sources + (channel.map { [$0.source] } ?? []) + writers.map(\.source)
  }

  // MARK: Events

  mutating func handle(_ event: Event, in scene: Scene) -> Response {
    if case .data(let source, let bytes) = event {
      if channel?.source == source {
        guard let lines = channel?.take(bytes) else {
          channel = nil
          return .ignored
        }
        return obey(lines, in: scene)
      }
      if let index = writers.firstIndex(where: { $0.source == source }) {
        guard let lines = writers[index].take(bytes) else {
          _ = dialog.commands.finish(writers.remove(at: index).source)
          return .ignored
        }
        return obey(lines, in: scene)
      }
    }
    if let refresh, scene.now >= refresh {
      self.refresh = nil
      lastShown = scene.now
      let response = follow(form.handle(event, in: scene), in: scene)
      return response == .ignored ? .changed : response
    }
    return follow(form.handle(event, in: scene), in: scene)
  }

  /// Tells what has happened, runs the command of a button that was pressed, and shows the buttons of the page.
  private mutating func follow(_ response: Response, in scene: Scene) -> Response {
    let notices = form.update(0, as: Container.self) { $0.takeNotices() } ?? []
    for notice in notices {
      if let container { tell(dialog.tree.event(notice, in: container)) }
      if case .pressed(let button) = notice { run(button) }
      if case .page = notice { putButtons() }
    }
    return response
  }

  private var container: Container? { form.items.first?.control as? Container }

  private func tell(_ line: String?) {
    if let line { try? events?.write(Array(line.utf8) + [0x0A]) }
  }

  private mutating func run(_ button: ButtonName) {
    guard let container, let index = container.members.firstIndex(where: { $0.button == button }),
      let command = dialog.tree.elements[index].text(.run)
    else { return }
    let input = dialog.tree.json(of: container, onlyShown: true, withSecrets: true)
    if let source = dialog.commands.startWriter(Array(command.utf8), input: Array(input.utf8)) {
      writers.append(ControlChannel(source))
    } else {
      tell(LayoutTree.errorEvent("the command of \(button.text) cannot be started"))
    }
  }

  // MARK: Pages

  static let backButton = ButtonName.custom("back")

  /// Shows the buttons of the page: one that leads on instead of one that accepts, and one that leads back.
  private mutating func putButtons() {
    guard let container, container.pageCount > 1 else { return }
    let isLast = container.page == container.pageCount - 1
    let words = dialog.builder.environment.pageWords
    var buttons = usualButtons.map { button in
      guard !isLast, button.name == form.acceptsWith else { return button }
      return Button(
        name: button.name, label: DisplayText(words.next, rules: dialog.builder.rules),
        takesValue: true)
    }
    if container.page > 0 {
      let back = Button(
        name: Self.backButton, label: DisplayText(words.back, rules: dialog.builder.rules))
      buttons.insert(back, at: 0)
    }
    _ = form.update(0, as: Container.self) { $0.backButton = Self.backButton }
    form.setButtons(buttons, focus: buttons.firstIndex { $0.name == form.acceptsWith } ?? 0)
  }

  // MARK: Control lines

  private mutating func obey(_ lines: [ControlChannel.Line], in scene: Scene) -> Response {
    for line in lines {
      guard let container else { return .ignored }
      let control: ControlLine
      do throws(LayoutProblem) {
        if line.isTooLong { throw LayoutProblem(offset: 0, message: "the line is too long") }
        control = try ControlLine(
          line.bytes, for: dialog.tree, container, buttons: form.buttons.buttons.map(\.name))
      } catch {
        let column = TextPosition(of: error.offset, in: line.bytes).column
        tell(LayoutTree.errorEvent("line \(line.number), column \(column): \(error.message)"))
        continue
      }
      var effects = ControlEffects()
      dialog.changeTree { tree in
        effects =
          form.update(0, as: Container.self) { control.apply(to: &$0, &tree, at: scene.now) }
          ?? effects
      }
      if let title = effects.title { form.window.title = title }
      if let response = act(on: effects, in: scene) { return response }
    }
    let response = follow(.changed, in: scene)
    guard response == .changed, scene.now < lastShown + Self.pace else {
      lastShown = scene.now
      refresh = nil
      return response
    }
    if refresh == nil { refresh = lastShown + Self.pace }
    return .ignored
  }

  /// Closes or presses as a control line says; nil where the dialog goes on.
  private mutating func act(on effects: ControlEffects, in scene: Scene) -> Response? {
    if effects.closes { return .done(.shown) }
    guard let button = effects.press else { return nil }
    let response = follow(form.press(button, in: scene), in: scene)
    if case .done = response { return response }
    return nil
  }
}
