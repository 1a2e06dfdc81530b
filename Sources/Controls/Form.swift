// A form: a message, controls and buttons in one window, of which one has the focus. Every box that asks or tells is a form;
// which controls it has is said by a recipe, how it looks by a skin.

package import Drawing
import Input
package import Text
package import Values

package struct FormItem {
  /// The name by which others refer to it.
  package var name: String
  package var control: any Control
  /// Whether it is shown, which may depend on the values of others; nil for always.
  package var condition: ((Form) -> Bool)?
  /// What is wrong with its value beside those of others; nil for nothing.
  package var check: ((Form) -> Problem?)?
  /// Whether a refused value is emptied: hidden as it is, it can only be typed anew.
  package var clearsWhenRefused = false
  /// Which part of a configuration's key bindings counts while it has the focus; nil for that of the form.
  package var bindingScope: BindingScope?

  package init(_ name: String, _ control: any Control) {
    self.name = name
    self.control = control
  }
}

package struct WindowOptions {
  /// The heading; empty for none.
  package var title: DisplayText
  /// Whether a heading was given, be it an empty one.
  package var hasTitle = false
  /// The line at the top of the screen; empty for none.
  package var backtitle: DisplayText
  /// A text in the bottom border; empty for none.
  package var bottomTitle: DisplayText
  /// The wanted place of the top left corner; nil for the middle of the screen.
  package var begin: Point?
  /// The wanted size in cells: 0 automatic, negative as large as possible.
  package var height = 0
  package var width = 0
  /// How many times wider than high an automatic size is to be.
  package var aspect = 9
  /// The least width of the place for a text.
  package var leastColumns = 0
  /// Columns that the window has where the screen has them and nothing needs more.
  package var usualColumns = 36
  /// Rows below which the window does not go.
  package var leastRows = 0
  /// Whether the window is as large as the whole text.
  package var fitsText = false

  package init(title: DisplayText) {
    self.title = title
    backtitle = DisplayText("", rules: title.rules)
    bottomTitle = backtitle
  }
}

/// What a form still lacks, as it was said to the person.
struct Refusal {
  var item: Int
  var words: DisplayText?
}

package struct Form: Box {
  package enum Focus: Equatable, Sendable {
    case item(Int)
    case buttons
  }

  package var skin: Skin
  package var window: WindowOptions
  package internal(set) var message: Paragraph
  package internal(set) var items: [FormItem]
  package internal(set) var buttons: Buttons
  package internal(set) var focus: Focus
  /// The time to answer after the last key; nil for ever.
  package var countdown: Countdown?
  /// What the default button is where none has the focus; nil for the first one that takes a value.
  package var acceptsWith: ButtonName?
  /// Whether Enter means `acceptsWith` also where another button has the focus.
  package var alwaysAccepts = false
  /// Whether it only shows something and is over at once.
  package var isShownOnly = false
  /// Which part of a configuration's key bindings counts.
  package var bindingScope = BindingScope.msgbox
  /// The words of the line of hints; nil for none.
  package var hintWords: HintWords?
  /// What F1 shows; nil for nothing.
  package var helpText: DisplayText?
  /// The pictures of earlier forms that stay behind this one, first to last.
  package var behind: [Form] = []
  /// The last key as curses numbers it: 10 for Enter, -1 for a hot letter or while there was none.
  package internal(set) var lastKey = -1
  /// Whether the keys are those of the message where it is longer than its place.
  var readsText = true
  /// Whether Ctrl-V takes its meaning from the next key.
  package var quotesKeys = true
  /// The keys that have meant nothing, and do so again as long as nothing else comes.
  var strays: [Key] = []
  /// Whether Ctrl-V has done so.
  var isQuoting = false
  /// The window that F1 has opened; none or one.
  var overlay: [Form] = []
  var refusal: Refusal?
  /// The places at the last key, where that has changed none of them: a crowd of keys needs no layout for each.
  var keptLayout: KeptLayout?
  /// The windows of the last screen, for skins that measure texts.
  let windows = WindowMemo()
  /// When it was over; its picture stands still from then on.
  var ended: Duration?

  /// `focus` is what has the focus first, the first item that takes it unless given.
  package init(
    _ window: WindowOptions, message: Paragraph, items: [FormItem] = [], buttons: Buttons,
    focus: Focus? = nil, timeout: Duration? = nil, in skin: Skin
  ) {
    self.window = window
    self.message = message
    self.items = items
    self.buttons = buttons
    self.skin = skin
    countdown = timeout.map(Countdown.init)
    if items.contains(where: { $0.control.grows }) {
      self.message.keys = .textAboveList
    } else if items.contains(where: { $0.control.isField }) {
      self.message.keys = .textAboveField
    }
    let first = items.firstIndex { $0.control.takesFocus }
    self.focus = focus ?? first.map(Focus.item) ?? .buttons
    if skin.habits.marksDefaultButton, self.focus != .buttons { self.buttons.moveFocus(to: 0) }
  }

  /// The value of an item; nil where there is none of that name.
  package func value(of name: String) -> Value? { items.first { $0.name == name }?.control.value }

  package mutating func set(_ value: Value, of name: String) -> Problem? {
    guard let index = items.firstIndex(where: { $0.name == name }) else { return Problem() }
    keptLayout = nil
    return items[index].control.set(value)
  }

  /// Gives it another text.
  package mutating func setMessage(_ text: DisplayText) {
    keptLayout = nil
    message = Paragraph(text)
  }

  package mutating func setItem(_ index: Int, to value: Value) -> Problem? {
    keptLayout = nil
    return items[index].control.set(value)
  }

  package func isShown(_ index: Int) -> Bool { items[index].condition?(self) ?? true }

  /// Why the value of the form is no answer: the first item that lacks something, and what; nil where it is one.
  package var problem: (item: Int, problem: Problem)? {
    for index in items.indices where isShown(index) {
      if let problem = problem(of: index) { return (index, problem) }
    }
    return nil
  }

  func problem(of index: Int) -> Problem? {
    items[index].control.problem ?? items[index].check?(self)
  }

  package var hasAnswer: Bool { problem == nil }

  /// The item that takes the rows that others leave.
  package var mainItem: Int? { items.firstIndex { $0.control.grows } }

  package var focusedItem: Int? { if case .item(let index) = focus { index } else { nil } }

  package var leastColumns: Int { skin.geometry.leastColumns }

  package func columns(within limit: Int) -> Int { skin.geometry.columns(of: self, within: limit) }

  package func rows(forColumns columns: Int, within limit: Int) -> Int {
    skin.geometry.rows(of: self, forColumns: columns, within: limit)
  }

  package func deadline(after now: Duration) -> Duration? {
    if isShownOnly { return .zero }
    var next = countdown.map { skin.habits.showsCountdown ? $0.nextTick(after: now) : $0.end }
    for item in items {
      guard let own = item.control.deadline(after: now) else { continue }
      next = min(next ?? own, own)
    }
    return next
  }

  package var sources: [Source] { items.flatMap { $0.control.sources } }

  func place(_ area: Rect, _ turn: Place.Turn, _ layout: FormLayout, at now: Duration) -> Place {
    Place(
      area: area, turn: turn, hearsLetters: turn == .focused, isFramed: layout.framesItems,
      scrollbar: layout.scrollbar, now: now, skin: skin)
  }

  func place(of index: Int, _ turn: Place.Turn, _ layout: FormLayout, at now: Duration) -> Place {
    var place = place(layout.items[index], turn, layout, at: now)
    // A list that Tab does not lead to has the letters for itself.
    if skin.habits.listGoesFirst, !items[index].control.takesFocus { place.hearsLetters = true }
    return place
  }

  /// Whether the message has the focus: it is longer than its place and nothing but buttons could want its keys.
  func isReading(_ layout: FormLayout) -> Bool {
    skin.habits.readsLongTexts && readsText && items.isEmpty
      && message.overflows(layout.message, in: skin)
  }

  func placeOfMessage(_ layout: FormLayout, at now: Duration) -> Place {
    place(layout.message, isReading(layout) ? .focused : .afterFocused, layout, at: now)
  }

  func isSearching(_ layout: FormLayout) -> Bool { isReading(layout) && message.isSearching }

  func placeOfButtons(_ layout: FormLayout, at now: Duration) -> Place {
    var place = place(layout.buttons, focus == .buttons ? .focused : .afterFocused, layout, at: now)
    if skin.habits.marksDefaultButton, let item = focusedItem, !items[item].control.grows {
      place.turn = .focused
    }
    place.hearsLetters =
      focus == .buttons && !isReading(layout)
      && !(skin.habits.listGoesFirst
        && mainItem.map { !items[$0].control.takesFocus } ?? false)
    return place
  }
}

/// The last result of a pure function, since measuring a long text takes time; not state of a form.
final class WindowMemo {
  private var last: (screen: Size, window: Rect)?

  func window(on screen: Size, _ compute: () -> Rect) -> Rect {
    if let last, last.screen == screen { return last.window }
    let window = compute()
    last = (screen, window)
    return window
  }
}

/// Places that are still right; an object, since a form is copied more often than it is laid out.
final class KeptLayout {
  let area: Rect
  let layout: FormLayout

  init(_ layout: FormLayout, in area: Rect) {
    self.area = area
    self.layout = layout
  }
}
