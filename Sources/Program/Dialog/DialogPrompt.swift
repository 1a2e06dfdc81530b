// The boxes of dialog as lines, for screen readers and terminals that cannot be drawn on: the prompts of our own boxes,
// asked in dialog's order and answered with dialog's endings.

import Boxes
import Drawing
import Options
import Terminal
import Text
import Values
import Screens

/// One of dialog's boxes, asked line by line.
struct DialogPrompt {
  /// The box and what it is told.
  let box: DialogBox
  /// What the options before it say.
  let settings: DialogSettings
  /// What makes text of bytes.
  let builder: DialogBuilder

  private var which: DialogButtons { DialogButtons(of: box.kind, settings) }
  private var labelled: [Button] { builder.buttons(which, box, settings) }
  private var environment: ProgramEnvironment { builder.environment }

  /// Asks until there is an answer.
  func run(on terminal: TTY) throws(Failure) -> DialogOutcome {
    switch box.kind {
    case .infobox:
      let lines = PromptLines(terminal: terminal, timeout: nil, environment: environment)
      do throws(TerminalError) {
        try lines.write(message.spoken(.none, environment.words).map { $0 + "\n" }.joined())
      } catch {
        throw Failure(error)
      }
      return DialogOutcome(.ok)
    case .inputbox, .passwordbox: return try entry(on: terminal)
    case .menu, .inputmenu, .radiolist, .treeview, .checklist, .buildlist:
      return try choice(on: terminal)
    default:
      // A pause goes on by itself when its time is over.
      let isPause = box.kind == .pause
      let seconds = isPause ? max(1, box.numbers.first ?? 0) : settings.timeout
      let prompt = LinePrompt(
        message: message, buttons: labelled, focus: which.focus, severity: .none,
        timeout: seconds > 0 ? .seconds(seconds) : nil, timeoutAnswer: isPause ? 0 : nil,
        environment: environment)
      let ending = try prompt.run(on: terminal)
      return DialogOutcome(isPause && ending == .timeout ? .ok : DialogEnding(ending))
    }
  }

  // MARK: Parts

  private var message: Message {
    Message(
      title: builder.line(settings.title, settings), text: builder.text(box.text, settings))
  }

  /// The settings of the box of our own that asks the same.
  private var ownSettings: Settings {
    var own = Settings()
    own.buttons = zip(which.buttons, labelled).map { which, button in
      ButtonRequest(
        name: ButtonName(text: button.name), code: UInt8(clamping: which.ending.usualCode))
    }
    own.defaultButton =
      own.buttons.indices.contains(which.focus) ? own.buttons[which.focus].name : nil
    if settings.timeout > 0 { own.timeout = .seconds(settings.timeout) }
    own.rows.isMultiple = box.kind == .checklist || box.kind == .buildlist
    return own
  }

  private func entry(on terminal: TTY) throws(Failure) -> DialogOutcome {
    let own = ownSettings
    let (ending, text) = try line(
      message, box.initial ?? [], isSecret: box.kind == .passwordbox, on: terminal)
    let button = ending == nil ? try taking(own).ending(on: terminal) : nil
    var outcome = DialogOutcome(DialogEnding(ending ?? button ?? .escape))
    outcome.value = text
    return outcome
  }

  /// A line that is asked for; an empty one takes `initial`.
  private func line(
    _ message: Message, _ initial: [UInt8], isSecret: Bool, on terminal: TTY
  ) throws(Failure) -> (ending: Ending?, text: [UInt8]) {
    var own = ownSettings
    own.entry.value = initial
    // As in the drawn field, an initial text that is longer may stay.
    if settings.maxInput > 0 { own.entry.maxBytes = max(settings.maxInput, initial.count) }
    let isUTF8 = environment.kind.encoding(environment.variables) == .utf8
    let prompt = EntryPrompt(
      message: message, request: BoxRequest(kind: isSecret ? .password : .input, settings: own),
      check: try EntryCheck(own.entry, isUTF8: isUTF8), rules: builder.rules,
      environment: environment)
    return try prompt.run(on: terminal)
  }

  /// The question which of the buttons that go on is meant, where there are several.
  private func taking(_ own: Settings) -> TakingPrompt {
    let names = own.buttons.map(\.name).filter(\.takesValue)
    return TakingPrompt(
      settings: own, buttons: labelled.filter { names.contains(ButtonName(text: $0.name)) },
      focus: names.firstIndex { $0 == own.defaultButton } ?? 0, environment: environment)
  }

  private func choice(on terminal: TTY) throws(Failure) -> DialogOutcome {
    let prompt = ChoicePrompt(
      message: message, table: table, settings: ownSettings, buttons: labelled,
      focus: which.focus, rules: builder.rules, environment: environment)
    while true {
      let (ending, rows) = try prompt.run(on: terminal)
      var outcome = DialogOutcome(DialogEnding(ending))
      outcome.current = rows.first ?? (box.rows.isEmpty ? nil : table.current)
      outcome.selected = rows
      guard ending == .button(ClassicInputMenu.rename), let row = outcome.current else {
        return outcome
      }
      switch try newText(of: row, on: terminal) {
      case (nil, let text):
        outcome.renamed = text
        return outcome
      case (.timeout, _): return DialogOutcome(.timeout)
      // As in the drawn list, the end of input gives up the renaming and not the box.
      default: continue
      }
    }
  }

  /// The new text of a row of an inputmenu.
  private func newText(
    of row: Int, on terminal: TTY
  ) throws(Failure) -> (ending: Ending?, text: [UInt8]) {
    let question = Message(
      title: builder.line([], settings), text: builder.line(Array(box.rows.value(row)), settings))
    return try line(question, Array(box.rows.label(row)), isSecret: false, on: terminal)
  }

  /// The rows with tag and item side by side, as far as they are shown.
  private var table: RowTable {
    var strings = ByteStrings()
    for row in 0..<box.rows.count {
      strings.append(box.rows.value(row))
      let item = settings.hidesItems ? [] : box.rows.label(row)
      let tag = settings.hidesTags || item == box.rows.value(row) ? [] : box.rows.value(row)
      strings.append(tag + (tag.isEmpty || item.isEmpty ? [] : [0x20, 0x20]) + item)
    }
    var rows = ListItems(
      strings, count: box.rows.count, fields: ListItems.Fields(stride: 2, value: 0, label: 1))
    for row in 0..<box.rows.count { rows.setTraits(box.rows.traits(row), of: row) }
    let wanted = settings.defaultItem.flatMap { box.rows.firstRow(answering: $0) }
    return RowTable(
      rows: rows, current: wanted ?? rows.indices.first { rows.traits($0).contains(.isOn) } ?? 0)
  }
}
