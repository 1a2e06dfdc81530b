// The way of a key or a click through a form.

import Drawing
import Input
import Text
import Values

extension Form {
  mutating func handle(_ key: Key, in scene: Scene) -> Response {
    let layout: FormLayout
    if let kept = keptLayout, kept.area == scene.area {
      layout = kept.layout
    } else {
      layout = skin.geometry.layout(of: self, in: scene.area)
      keptLayout = KeptLayout(layout, in: scene.area)
    }
    if overlay.isEmpty, key != .escape || skin.habits.quotesEscape, let index = literalItem {
      lastKey = key.cursesCode
      let reaction = ask(index, .input(.key(key)), .focused, layout, at: scene.now)
      return resolve(reaction, from: index, layout, at: scene.now)
    }
    if isQuoting {
      isQuoting = false
      if key != .escape, !key.isLetter { return .effect(.bell) }
    }
    let scope = overlay.isEmpty ? currentScope : .textbox
    switch skin.keys.bindings.meaning(of: key, in: scope, buttons.buttons.map(\.name)) {
    case nil: return take(key, for: key, layout, in: scene)
    case .key(let meant): return take(meant, for: key, layout, in: scene)
    case .nothing: return .effect(.bell)
    case .press where !overlay.isEmpty: return handleOverlay(.input(.key(.escape)), in: scene)
    case .press(let button):
      lastKey = key.cursesCode
      return press(button, layout, at: scene.now)
    }
  }

  /// The item that takes the next key for the character it sends.
  private var literalItem: Int? {
    guard let index = focusedOrCapturingItem, items[index].control.capture.takesLiterally else {
      return nil
    }
    return index
  }

  private var currentScope: BindingScope {
    if let index = focusedOrCapturingItem {
      if items[index].control.capture.takesEscape, bindingScope == .menubox { return .menu }
      return items[index].bindingScope ?? bindingScope
    }
    return bindingScope
  }

  private mutating func take(
    _ key: Key, for pressed: Key, _ layout: FormLayout, in scene: Scene
  ) -> Response {
    if !overlay.isEmpty { return handleOverlay(.input(.key(key)), in: scene) }
    let command = skin.keys.command(for: key, in: .form)
    if command == .redraw { return .changed }
    if command == .showHelp, let text = helpText {
      overlay = [helpForm(text)]
      return .changed
    }
    lastKey = pressed.cursesCode
    let capturesEscape =
      focusedOrCapturingItem.map { items[$0].control.capture.takesEscape } ?? false
    if key == .escape, !capturesEscape, !isSearching(layout) { return escape() }
    let step = dispatch(key, command, layout, at: scene.now)
    if command == .quote {
      isQuoting = quotesKeys && literalItem == nil
      return .ignored
    }
    // Hot letters have no number of their own.
    if case .done(.button) = step, key.isLetter { lastKey = -1 }
    return step
  }

  /// Esc leaves the form; where there is but one way on and no value, it takes that.
  private func escape() -> Response {
    let asksNothing = items.allSatisfy { $0.control.value == .none }
    if skin.habits.escapePressesOnlyButton, asksNothing, buttons.count == 1,
      let only = buttons.focused
    {
      return .done(.button(only.name))
    }
    return .done(.escape)
  }

  private mutating func dispatch(
    _ key: Key, _ command: Command?, _ layout: FormLayout, at now: Duration
  ) -> Response {
    let event = Event.input(.key(key))
    let wasReading = isReading(layout)
    let main = items.firstIndex { $0.control.hearsKeysOfButtons }
    if let index = focusedOrCapturingItem {
      let reaction = ask(index, event, .focused, layout, at: now)
      if reaction != .ignored { return resolve(reaction, from: index, layout, at: now) }
    } else if let main {
      let reaction = ask(main, event, .beforeFocused, layout, at: now)
      if reaction != .ignored { return resolve(reaction, movedTo: main, layout, at: now) }
    }
    if let reaction = scroll(event, isFirst: skin.habits.hotLettersNeedFocus, layout, at: now) {
      return resolve(reaction, from: nil, layout, at: now)
    }
    if wasReading, skin.keys.leads(key, toButtonsOf: .buttons) { readsText = false }
    if focus == .buttons {
      let reaction = buttons.handle(event, in: placeOfButtons(layout, at: now))
      if reaction != .ignored {
        let step = resolve(reaction, from: nil, layout, at: now)
        return step == .ignored && wasReading && !readsText ? .changed : step
      }
      if let main, !skin.habits.listGoesFirst {
        let reaction = ask(main, event, .afterFocused, layout, at: now)
        if reaction != .ignored {
          return key.typed == nil
            ? resolve(reaction, from: main, layout, at: now)
            : resolve(reaction, movedTo: main, layout, at: now)
        }
      }
    }
    if let reaction = scroll(event, isFirst: !skin.habits.hotLettersNeedFocus, layout, at: now) {
      return resolve(reaction, from: nil, layout, at: now)
    }
    return handleUnwanted(key, command, layout, at: now)
  }

  /// Scrolls the message by a key that is its own in this form; nil for other keys and at the other turn.
  ///
  /// Where Up and Down are keys of stacked buttons, these have them.
  private mutating func scroll(
    _ event: Event, isFirst: Bool, _ layout: FormLayout, at now: Duration
  ) -> Reaction? {
    guard isFirst else { return nil }
    let isStacked = skin.geometry.isStacked(buttons, in: layout.buttons.size)
    if skin.habits.hotLettersNeedFocus, isStacked, !isReading(layout), focus == .buttons,
      message.keys == .text,
      case .input(.key(let key)) = event, key == .up || key == .down
    {
      return nil
    }
    let reaction = message.handle(event, in: placeOfMessage(layout, at: now))
    if reaction == .ignored { return nil }
    readsText = true
    return reaction
  }

  /// Does what a control wants that the focus may go to because of it.
  private mutating func resolve(
    _ reaction: Reaction, movedTo item: Int, _ layout: FormLayout, at now: Duration
  ) -> Response {
    let hadFocus = focus == .item(item)
    if skin.habits.listTakesFocus { focusItem(item) }
    let step = resolve(reaction, from: item, layout, at: now)
    return step == .ignored && !hadFocus && focus == .item(item) ? .changed : step
  }

  private mutating func handleUnwanted(
    _ key: Key, _ command: Command?, _ layout: FormLayout, at now: Duration
  ) -> Response {
    switch command {
    case .focusNext: return moveFocus(.next)
    case .focusPrevious: return moveFocus(.previous)
    case .accept: return resolve(.submit, from: focusedItem, layout, at: now)
    default: break
    }
    return skin.habits.ringsForStrayLetter && mainItem != nil && key.typed != nil
      ? .effect(.bell) : .ignored
  }

  mutating func handle(_ mouse: Mouse, _ layout: FormLayout, at now: Duration) -> Response {
    let event = Event.input(.mouse(mouse))
    if let index = focusedOrCapturingItem, items[index].control.capture.isModal {
      return resolve(
        ask(index, event, .focused, layout, at: now), from: index, layout, at: now)
    }
    let point = Point(column: mouse.column, row: mouse.row)
    var place = placeOfButtons(layout, at: now)
    place.turn = .focused
    let reaction = buttons.handle(event, in: place)
    if reaction != .ignored {
      focus = .buttons
      return resolve(reaction, from: nil, layout, at: now)
    }
    if !items.isEmpty, layout.message.contains(point), message.overflows(layout.message, in: skin),
      let step = scroll(by: event, layout, at: now)
    {
      return step
    }
    for index in items.indices where !layout.items[index].isEmpty {
      let turn: Place.Turn = focus == .item(index) ? .focused : .afterFocused
      let reaction = ask(index, event, turn, layout, at: now)
      guard reaction != .ignored else { continue }
      if mouse.kind == .press { focusItem(index) }
      return resolve(reaction, from: index, layout, at: now)
    }
    if let step = scroll(by: event, layout, at: now) { return step }
    let isStray = skin.habits.ringsForStrayClick && mouse.kind == .press && mouse.button == .left
    return isStray ? .effect(.bell) : .ignored
  }

  private mutating func scroll(by event: Event, _ layout: FormLayout, at now: Duration) -> Response?
  {
    let reaction = message.handle(event, in: place(layout.message, .afterFocused, layout, at: now))
    return reaction == .ignored ? nil : resolve(reaction, from: nil, layout, at: now)
  }

  mutating func handleOverlay(_ event: Event, in scene: Scene) -> Response {
    guard var form = overlay.popLast() else { return .ignored }
    let step =
      event == .input(.key(.escape)) ? Response.done(.escape) : form.handle(event, in: scene)
    if case .done = step { return .changed }
    overlay = [form]
    return step
  }

  private func helpForm(_ text: DisplayText) -> Form {
    var window = WindowOptions(title: DisplayText("HELP", rules: text.rules))
    window.hasTitle = true
    window.fitsText = true
    var skin = skin
    skin.keys.bindings = KeyBindings()
    let exit = Button(name: .ok, label: DisplayText("EXIT", rules: text.rules))
    var form = Form(window, message: Paragraph(text), buttons: Buttons([exit], in: skin), in: skin)
    form.bindingScope = .textbox
    form.quotesKeys = false
    return form
  }
}
