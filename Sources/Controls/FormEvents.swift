// What events make of a form. A key goes to the control with the focus first; what that does not want goes to the list of
// the form, to its text, and at last to the form itself, where Tab moves the focus and Enter gives the answer.

import Drawing
import Input
import Text
package import Values

extension Form {
  package mutating func handle(_ event: Event, in scene: Scene) -> Response {
    if isShownOnly { return end(.shown, at: scene.now) }
    if let countdown, countdown.isOver(at: scene.now) { return end(.timeout, at: scene.now) }
    if case .input(.key(let key)) = event, strays.contains(key) {
      countdown?.restart(at: scene.now)
      lastKey = key.cursesCode
      return .ignored
    }
    let before = (focus, hasRefusal: refusal != nil)
    let step = respond(to: event, in: scene)
    let isSteady =
      step == .ignored
      || step == .changed && focus == before.0 && refusal == nil && !before.hasRefusal
        && focusedItem.map { items[$0].control.keepsItsSize } ?? false
    if !isSteady || !overlay.isEmpty { keptLayout = nil }
    noteStray(event, step)
    if case .done = step { ended = scene.now }
    // The picture of the time changes with each key.
    guard countdown != nil, skin.habits.showsCountdown, step == .ignored else { return step }
    switch event {
    case .input(.key), .input(.mouse), .input(.paste), .wake: return .changed
    default: return step
    }
  }

  /// Notes a key that meant nothing, which is not sure in fields and for text in lists.
  private mutating func noteStray(_ event: Event, _ step: Response) {
    guard case .input(.key(let key)) = event, step == .ignored, strays.count < 64,
      overlay.isEmpty, !isQuoting, countdown == nil || !skin.habits.showsCountdown,
      items.isEmpty || key.typed == nil && !items.contains(where: \.control.isField)
    else { return strays = [] }
    strays.append(key)
  }

  private mutating func end(_ ending: Ending, at now: Duration) -> Response {
    ended = now
    return .done(ending)
  }

  private mutating func respond(to event: Event, in scene: Scene) -> Response {
    switch event {
    case .input(.key(let key)):
      countdown?.restart(at: scene.now)
      return handle(key, in: scene)
    default: keptLayout = nil
    }
    switch event {
    case .input(.mouse) where !skin.habits.usesMouse: return .ignored
    case .input(.mouse), .input(.paste): countdown?.restart(at: scene.now)
    case .resized:
      // So does Ctrl-L, which is a key.
      isQuoting = false
      return .changed
    case .input(.focus), .input(.unknown): return .ignored
    default: break
    }
    if !overlay.isEmpty, case .input = event { return handleOverlay(event, in: scene) }
    let layout = skin.geometry.layout(of: self, in: scene.area)
    switch event {
    case .input(.mouse(let mouse)): return handle(mouse, layout, at: scene.now)
    case .input(.paste): return paste(event, layout, at: scene.now)
    case .wake, .data, .waiting: return tell(event, layout, at: scene.now)
    default: return .ignored
    }
  }

  private mutating func tell(_ event: Event, _ layout: FormLayout, at now: Duration) -> Response {
    var step = Response.ignored
    for index in items.indices {
      let turn: Place.Turn = focus == .item(index) ? .focused : .afterFocused
      let reaction = items[index].control.handle(event, in: place(of: index, turn, layout, at: now))
      let own = resolve(reaction, from: index, layout, at: now)
      if own != .ignored { step = own }
    }
    return step
  }

  /// Pasted text is typed where the focus is, and never an answer; elsewhere a bell says that it was not taken.
  private mutating func paste(_ event: Event, _ layout: FormLayout, at now: Duration) -> Response {
    guard let index = focusedOrCapturingItem else { return .effect(.bell) }
    let reaction = ask(index, event, .focused, layout, at: now)
    return reaction == .ignored ? .effect(.bell) : resolve(reaction, from: index, layout, at: now)
  }

  /// The item that keys go to before everything else.
  var focusedOrCapturingItem: Int? {
    focusedItem ?? items.firstIndex { $0.control.capture.isModal }
  }

  /// Tells an item of an event; a change of its value may mend what was wrong.
  mutating func ask(
    _ index: Int, _ event: Event, _ turn: Place.Turn, _ layout: FormLayout, at now: Duration
  ) -> Reaction {
    let before = refusal == nil ? nil : items[index].control.value.answer
    let reaction = items[index].control.handle(event, in: place(of: index, turn, layout, at: now))
    if let before, before != items[index].control.value.answer { refusal = nil }
    if reaction == .changed, items[index].control.capture == .search { refusal = nil }
    return reaction
  }

  /// Does what a control wants done; `item` is its index, nil for the message or the buttons.
  mutating func resolve(
    _ reaction: Reaction, from item: Int?, _ layout: FormLayout, at now: Duration
  ) -> Response {
    switch reaction {
    case .ignored, .unchanged: return .ignored
    case .changed: return .changed
    case .effect(let effect): return .effect(effect)
    case .refused(let words):
      refusal = Refusal(item: item ?? 0, words: words)
      return .effect(.bell)
    case .focus(let direction): return moveFocus(direction)
    case .submit: return submit(from: item, layout, at: now)
    case .press(let name): return press(name, layout, at: now)
    case .end(let ending): return .done(ending)
    }
  }

  // MARK: Focus

  /// The items that Tab leads to, and the buttons behind them.
  private var ring: [Focus] {
    var ring = items.indices.filter { items[$0].control.takesFocus && isShown($0) }.map(Focus.item)
    if buttons.takesFocus { ring.append(.buttons) }
    return ring
  }

  /// Moves the focus to the next control, or along the buttons where there is nothing else.
  mutating func moveFocus(_ direction: FocusDirection) -> Response {
    let ring = ring
    guard let place = ring.firstIndex(of: focus) else {
      guard let first = ring.first else { return .ignored }
      setFocus(first, from: direction)
      return .changed
    }
    let isAlone = ring.count == 1
    if isAlone, focus != .buttons || buttons.count < 2 { return .ignored }
    if isAlone {
      let step = direction == .next ? 1 : buttons.count - 1
      buttons.moveFocus(to: (buttons.focus + step) % buttons.count)
      return .changed
    }
    let step = direction == .next ? 1 : ring.count - 1
    setFocus(ring[(place + step) % ring.count], from: direction)
    return .changed
  }

  private mutating func setFocus(_ target: Focus, from direction: FocusDirection) {
    focus = target
    switch target {
    case .buttons: buttons.enter(direction)
    case .item(let index):
      items[index].control.enter(direction)
      if skin.habits.marksDefaultButton { buttons.moveFocus(to: 0) }
    }
  }

  package mutating func focusItem(_ index: Int) {
    guard items[index].control.takesFocus, focus != .item(index) else { return }
    focus = .item(index)
    if skin.habits.marksDefaultButton { buttons.moveFocus(to: 0) }
  }

  /// Gives the form other buttons, of which one has the focus when it comes to them.
  package mutating func setButtons(_ buttons: [Button], focus: Int) {
    keptLayout = nil
    self.buttons = Buttons(buttons, focus: focus, in: skin)
  }

  // MARK: Answers

  /// Presses a button from outside.
  package mutating func press(_ name: ButtonName, in scene: Scene) -> Response {
    press(name, skin.geometry.layout(of: self, in: scene.area), at: scene.now)
  }

  /// Gives the answer as it is: presses the focused button, or the default one while an item has the focus.
  private mutating func submit(from item: Int?, _ layout: FormLayout, at now: Duration) -> Response
  {
    if let item, skin.habits.enterAccepts {
      // What is right here but lacks something further down is gone on with.
      if problem(of: item) == nil, let next = problem?.item, next > item {
        refusal = nil
        focus = .item(next)
        return .changed
      }
    }
    if alwaysAccepts, let name = acceptsWith { return press(name, layout, at: now) }
    if focus == .buttons, item == nil || !skin.habits.enterAccepts, let button = buttons.focused {
      return press(button.name, layout, at: now)
    }
    if let name = acceptsWith { return press(name, layout, at: now) }
    guard let taker = buttons.buttons.first(where: \.takesValue) else {
      return skin.habits.enterAccepts ? .effect(.bell) : press(.ok, layout, at: now)
    }
    return press(taker.name, layout, at: now)
  }

  /// Ends the form by a button, unless a control has it for itself or what goes with it is no answer.
  mutating func press(_ name: ButtonName, _ layout: FormLayout, at now: Duration) -> Response {
    for index in items.indices {
      let place = place(of: index, .focused, layout, at: now)
      if let reaction = items[index].control.press(name, in: place) {
        if (items[index].control as? Container)?.wantsFocus == true { focusItem(index) }
        return resolve(reaction, from: index, layout, at: now)
      }
    }
    guard buttons.buttons.contains(where: { $0.name == name && $0.takesValue }),
      let (item, problem) = problem
    else { return .done(.button(name)) }
    return refuse(problem, of: item)
  }

  /// Says what is wrong, where it can be mended.
  private mutating func refuse(_ problem: Problem, of item: Int) -> Response {
    refusal = Refusal(item: item, words: problem.words)
    if items[item].control.isField {
      focus = .item(item)
      if items[item].clearsWhenRefused { _ = items[item].control.set(.text([])) }
    }
    return .effect(.bell)
  }
}
