// A dialog that a file describes: its form, with the values it begins with, and the answers that need nobody.

import Controls
import Layout
import Options
import Screens
import Terminal
import Text
import Values

final class LayoutDialog {
  let request: BoxRequest
  let builder: BoxBuilder
  let commands = ShellCommands()
  private(set) var tree: LayoutTree
  private let description: LayoutDescription
  /// The container with the values it begins with, until the form has it.
  private var container: Container
  private let file: LayoutFile

  /// Makes the dialog of a file; `values` are what earlier dialogs had.
  /// - Throws: a file that is wrong, a value that is none.
  init(
    _ file: LayoutFile, of request: BoxRequest, after values: [LayoutField],
    _ environment: ProgramEnvironment
  ) throws(Failure) {
    self.file = file
    description = try file.layout()
    self.request = request.with(description)
    builder = BoxBuilder(self.request, in: environment)
    let tools = LayoutBuilder(
      rules: builder.rules, sentences: environment.sentences, words: environment.words,
      moves: environment.kind.moves(environment.variables), matcher: Pattern.matcher(environment))
    (tree, container) = LayoutTree.build(description.body, tools)
    container.runner = commands
    container.takers = description.buttons.filter(\.returns).map(\.name)
    container.usualColumns = description.window.count(.width).map { _ in 0 } ?? Self.usualColumns
    for field in values where !field.json.isEmpty {
      try? set(field.name, Array(field.json.utf8), "")
    }
    try setStartValues()
  }

  /// Columns of a dialog that says nothing about them, its frame not counted.
  private static let usualColumns = 60

  private var settings: Settings { request.settings }

  // MARK: Values to begin with

  private func setStartValues() throws(Failure) {
    if let memory = settings.layout.memory {
      let object = try values(in: memory, mayBeMissing: true)
      for member in object where index(of: member.name) != nil {
        // What was remembered may not fit a layout that has changed since.
        try? set(member.name, member.value, "")
      }
    }
    if let file = settings.layout.valueFile {
      for member in try values(in: file, mayBeMissing: false) {
        try set(member.name, member.value, "\(file.inComplaint): ")
      }
    }
    for assignment in settings.layout.values {
      try set(
        assignment.name, text: assignment.value, "--set \(assignment.name)",
        status: ExitCode.badData)
    }
  }

  private func values(
    in path: [UInt8], mayBeMissing: Bool
  ) throws(Failure) -> [JSONMember] {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(path, limit: 1 << 28)
    } catch {
      if mayBeMissing, error.errno == .noSuchFile { return [] }
      throw Failure(error)
    }
    do throws(JSONError) {
      let root = try JSONParser.parse(bytes)
      if let members = root.object { return members }
      throw JSONError(
        offset: root.offset, message: "values are an object, and this is \(root.article)")
    } catch {
      let place = TextPosition(of: error.offset, in: bytes)
      throw Failure(
        "\(path.inComplaint):\(place.line):\(place.column): \(error.message)",
        status: ExitCode.badData)
    }
  }

  private func index(of name: String) -> Int? { tree.memberOf[name] }

  private func index(of name: String, _ place: String) throws(Failure) -> Int {
    if let index = index(of: name) { return index }
    let near = NearestName.to(name, among: tree.memberOf.keys.sorted())
    throw Failure(
      "\(place): there is no control \(Array(name.utf8).inComplaint)"
        + (near.map { "; did you mean \($0)?" } ?? ""),
      status: ExitCode.badData)
  }

  private func set(_ name: String, _ json: [UInt8], _ place: String) throws(Failure) {
    guard let value = try? JSONParser.parse(json), index(of: name) != nil else { return }
    try set(name, value, place)
  }

  private func set(_ name: String, _ json: JSONValue, _ place: String) throws(Failure) {
    let index = try index(of: name, place + name)
    do throws(ValueFault) {
      _ = container.set(try tree.value(json, of: index, in: container), of: index)
    } catch {
      throw Failure("\(place)\(name) \(error.words)", status: ExitCode.badData)
    }
  }

  private func set(
    _ name: String, text: [UInt8], _ place: String, status: Int32
  ) throws(Failure) {
    let index = try index(of: name, place)
    if tree.elements[index].type == .password {
      throw Failure(
        "\(place): a password is taken from no option, file or variable", status: status)
    }
    do throws(ValueFault) {
      let value = try tree.value(text, of: index, in: container)
      _ = container.set(value, of: index)
    } catch {
      throw Failure("\(place): it \(error.words)", status: status)
    }
  }

  // MARK: Without a person

  /// Gives the answers that were prepared, and says what is wrong with the values then.
  func answer(_ answers: [[UInt8]], from place: String) throws(Failure) {
    for answer in answers {
      guard let equals = answer.firstIndex(of: UInt8(ascii: "=")) else {
        throw Failure(
          "\(place) '\(answer.inComplaint)': write NAME=VALUE", status: ExitCode.badData)
      }
      let name = String(decoding: answer[..<equals], as: UTF8.self)
      try set(
        name, text: Array(answer[(equals + 1)...]), "\(place) \(name)", status: ExitCode.badData)
    }
  }

  /// Fails where the values are no answer.
  func checkValues() throws(Failure) {
    for index in container.members.indices where container.isShown(index) {
      guard !container.members[index].isRepetition else { continue }
      guard let problem = container.problem(of: index) ?? verified(index) else { continue }
      throw Failure(
        "\(request.name): \(container.members[index].name): \(problem.words?.visible ?? "this is no answer")",
        status: ExitCode.badData)
    }
  }

  /// What the command that looks at a value says, waiting for it; nil for nothing.
  private func verified(_ index: Int) -> Problem? {
    container.verifyNow(index, at: Clock.now, read: Self.read)
  }

  /// Waits for what a command writes, until a moment in time; nil when that has come.
  static func read(_ source: Source, until deadline: Duration) -> [UInt8]? {
    let wakeup = EventWait.wait(readable: [source.descriptor], until: deadline)
    if wakeup.readable.isEmpty, wakeup.hungUp.isEmpty { return wakeup.isDue ? nil : [] }
    return (try? Descriptor.readSome(source.descriptor)) ?? []
  }

  // MARK: The form

  /// The form; its container is the only item.
  ///
  /// Called once.
  func form() throws(Failure) -> Form {
    var message = try Message(request, rules: builder.rules)
    if let text = description.window.text(.text) {
      message = Message(
        title: message.title,
        text: DisplayText(sanitizing: Array(text.utf8), lines: .many, rules: builder.rules))
    }
    var form = builder.form(
      message, [FormItem(Form.valueName, container)],
      usualColumns: description.window.count(.width) ?? Self.usualColumns)
    form.setButtons(buttons, focus: builder.focus)
    form.acceptsWith = accepting
    return form
  }

  private var buttons: [Button] {
    zip(builder.buttons(takeValue: true), description.buttons).map { button, given in
      Button(
        name: button.name, label: button.label, isDangerous: button.isDangerous,
        takesValue: given.returns)
    }
  }

  private var accepting: ButtonName? {
    let takers = description.buttons.filter(\.returns).map(\.name)
    return takers.first { $0 == settings.defaultButton } ?? takers.first
  }

  /// Whether the values go with a button.
  func returns(_ button: ButtonName) -> Bool {
    description.buttons.contains { $0.name == button && $0.returns }
  }

  func changeTree(_ change: (inout LayoutTree) -> Void) { change(&tree) }

  /// The values of a form, or those that the dialog begins with.
  func fields(of form: Form?) -> [LayoutField] {
    tree.fields(
      of: form?.items.first?.control as? Container ?? container,
      onlyShown: !settings.layout.writesHidden, withSecrets: true)
  }

  /// The values that are remembered.
  func memory(of form: Form?) -> [UInt8] {
    Array(
      (tree.json(
        of: form?.items.first?.control as? Container ?? container, onlyShown: false,
        withSecrets: false) + "\n").utf8)
  }
}

extension BoxRequest {
  /// The same with what the file says about the window and the buttons, as far as the command line says nothing.
  fileprivate func with(_ description: LayoutDescription) -> BoxRequest {
    var request = self
    let window = description.window
    request.settings.title = settings.title ?? window.text(.title).map { Array($0.utf8) }
    request.settings.width = settings.width ?? window.count(.width).map { .cells($0) }
    request.settings.height = settings.height ?? window.count(.height).map { .cells($0) }
    request.settings.timeout =
      settings.timeout ?? window.number(.timeout).map { .seconds(min($0.double, 1e9)) }
    request.settings.buttons = description.buttons.map { button in
      ButtonRequest(
        name: button.name, code: button.code, label: button.label.map { Array($0.utf8) },
        isDangerous: button.isDangerous)
    }
    let wanted = window.text(.defaultButton).map { ButtonName($0) }
    request.settings.defaultButton =
      wanted ?? description.buttons.first { $0.returns && !$0.isDangerous }?.name
      ?? description.buttons.first { !$0.isDangerous }?.name
    return request
  }
}
