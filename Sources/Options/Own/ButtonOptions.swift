// The buttons of a box as they follow from the box and from several options together, which is known when the whole line
// has been read.

import Values

struct ButtonOptions {
  struct Label {
    let button: ButtonName
    let value: OptionValue
  }

  /// A button of the caller's own.
  struct Own {
    let name: String
    /// The exit code, 0–63; nil where none was given.
    let code: UInt8?
    let label: [UInt8]?
    let value: OptionValue
  }

  /// `--ok-label` and the like.
  var labels: [Label] = []
  /// `--button`, or `--action` for a toast.
  var own: [Own] = []
  var dangers: [OptionValue] = []
  var first: OptionValue?
  var timeoutAnswer: OptionValue?
  /// `--answer`, in its order.
  var answers: [OptionValue] = []
  var lacksCancel = false
  /// `--no-cancel` on the line itself, not in TOAST_OPTIONS.
  var lacksCancelByLine = false
}

extension SettingsBuilder {
  /// Fills what follows from several options together.
  ///
  /// What TOAST_OPTIONS says about a button that this box does not have is meant for other boxes and passed over.
  ///
  /// - Throws: what contradicts itself or names a button that is not there.
  mutating func settle(_ entry: BoxEntry) throws(UsageError) {
    if entry.kind == .toast { return try settleActions() }
    try settleScreen()
    if BoxSet.valueBoxes.contains(purpose) { settings.answers = buttons.answers.map(\.bytes) }
    if entry.buttons.isEmpty { return }
    if entry.answer == .rows { try checkRows() }
    if entry.answer == .text { try checkEntry() }
    if entry.answer == .number { try settleNumbers(hasEnds: entry.kind == .slider) }
    if hasTotal, !settings.progress.pipes { throw UsageError("--total needs --pipe") }
    if buttons.lacksCancelByLine, !buttons.own.isEmpty {
      throw UsageError("--no-cancel and --button exclude each other")
    }
    settings.buttons = buttons.own.isEmpty ? usual(entry.buttons) : try ownButtons()
    try putLabels()
    for danger in buttons.dangers {
      guard let index = try index(of: danger) else { continue }
      settings.buttons[index].isDangerous = true
    }
    settings.defaultButton = try firstButton()
    if let name = buttons.timeoutAnswer, let index = try index(of: name) {
      if settings.timeout != nil {
        settings.timeoutAnswer = settings.buttons[index].name
      } else if !name.isDefault {
        throw UsageError("--timeout-answer needs --timeout TIME")
      }
    }
    if !BoxSet.valueBoxes.contains(purpose), let answer = buttons.answers.last {
      settings.answers = [Array(try answered(answer).utf8)]
    }
  }

  private mutating func settleScreen() throws(UsageError) {
    guard settings.screen == .borrowed else { return }
    if keepsByLine {
      throw UsageError(
        "--keep and --borrow-screen exclude each other: the caller repaints the screen")
    }
    settings.keepsLine = false
  }

  /// The actions of a toast are its buttons; pressing one is what was wanted, and so 0.
  private mutating func settleActions() throws(UsageError) {
    if settings.isDetached, detachesByLine, settings.toast.waits || !buttons.own.isEmpty {
      throw UsageError(
        "--detach goes on at once, so it cannot report what --wait and --action ask for")
    }
    let reports = settings.toast.waits || !buttons.own.isEmpty || settings.format != .text
    if settings.output != .standardOutput, !reports {
      if outputsByLine {
        throw UsageError("--output needs --action, --wait, --json or --shell here")
      }
      settings.output = .standardOutput
    }
    for own in buttons.own {
      guard !settings.buttons.contains(where: { $0.name.matches(own.name) }) else {
        throw own.value.error("there is an action of this name already")
      }
      settings.buttons.append(
        ButtonRequest(name: ButtonName(text: own.name), code: own.code ?? 0, label: own.label))
    }
    if let answer = buttons.answers.last {
      settings.answers = [Array(try answered(answer).utf8)]
    }
  }

  private func usual(_ row: [ButtonName]) -> [ButtonRequest] {
    row.filter(isShown).map { ButtonRequest(name: $0, code: $0.usualCode ?? 0) }
  }

  private func isShown(_ button: ButtonName) -> Bool {
    if button == .cancel && buttons.lacksCancel { return false }
    return !button.needsLabel || buttons.labels.contains { $0.button == button }
  }

  /// The caller's own buttons; one with a usual name is that button, with its code and its label unless others are given.
  private func ownButtons() throws(UsageError) -> [ButtonRequest] {
    var row: [ButtonRequest] = []
    for (index, own) in buttons.own.enumerated() {
      let name = ButtonName(own.name)
      guard !row.contains(where: { $0.name.matches(own.name) }) else {
        throw own.value.error("there is a button of this name already")
      }
      guard let code = own.code ?? name.usualCode ?? UInt8(exactly: 10 + index), code <= 63 else {
        throw own.value.error("it needs a code from 0 to 63, as in NAME:20")
      }
      row.append(ButtonRequest(name: name, code: code, label: own.label))
    }
    return row
  }

  private mutating func putLabels() throws(UsageError) {
    for label in buttons.labels {
      if let index = settings.buttons.firstIndex(where: { $0.name == label.button }) {
        settings.buttons[index].label = label.value.bytes.isEmpty ? nil : label.value.bytes
      } else if !label.value.isDefault {
        let reason = buttons.own.isEmpty ? "--no-cancel takes it away" : "--button replaces it"
        throw UsageError(
          "\(label.value.option): there is no button \(label.button.text) here; \(reason)")
      }
    }
  }

  /// The button that has the focus first: the wanted one, else the first that destroys nothing.
  private func firstButton() throws(UsageError) -> ButtonName? {
    if let first = buttons.first, let index = try index(of: first) {
      if !settings.buttons[index].isDangerous { return settings.buttons[index].name }
      if !first.isDefault {
        throw first.error("a button given with --danger is never focused first")
      }
    }
    if BoxSet.valueBoxes.contains(purpose),
      let taker = settings.buttons.first(where: { !$0.isDangerous && $0.name.takesValue })
    {
      return taker.name
    }
    return settings.buttons.first { !$0.isDangerous }?.name
  }

  /// Where the button that `value` names stands; nil if it is not there and need not be.
  private func index(of value: OptionValue) throws(UsageError) -> Int? {
    let word = String(decoding: value.bytes, as: UTF8.self)
    if let index = settings.buttons.firstIndex(where: { $0.name.matches(word) }) {
      return index
    }
    if value.isDefault { return nil }
    throw settings.unknownButton(value, status: ExitCode.usage)
  }

  private func answered(_ value: OptionValue) throws(UsageError) -> String {
    if let button = settings.button(named: value.bytes) { return button.name.text }
    throw settings.unknownAnswer(value.bytes, "\(word)\(settings.idWords): \(value.option)")
  }
}

extension Settings {
  /// The button that `name` means, in any ASCII case; nil if there is none.
  package func button(named name: [UInt8]) -> ButtonRequest? {
    let word = String(decoding: name, as: UTF8.self)
    return buttons.first { $0.name.matches(word) }
  }

  /// The complaint about an answer that names no button, prepared at `place`.
  package func unknownAnswer(_ answer: [UInt8], _ place: String) -> UsageError {
    unknownButton(OptionValue(option: place, bytes: answer), status: ExitCode.badData)
  }

  fileprivate func unknownButton(_ value: OptionValue, status: Int32) -> UsageError {
    let names = buttons.map(\.name.text)
    return value.error(
      "no such button; the buttons are \(listed(names))", near: names, status: status)
  }

  /// ` --id NAME`, where the box has a name, for complaints about it.
  package var idWords: String { id.map { " --id \($0)" } ?? "" }
}
