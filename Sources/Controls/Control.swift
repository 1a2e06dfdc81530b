// What a control is: a value that knows how large it wants to be, takes events, draws itself and holds an answer. Every
// thing that a person works with is one, in every look; a form puts them together. Nothing in a control prints, reads,
// waits or looks at a clock.

package import Drawing
package import Input
package import Text
package import Values

/// One thing in a form: a text, a list, a field, the buttons.
package protocol Control {
  func columns(in skin: Skin) -> Extent
  /// The rows that it wants on so many columns, its own border included.
  func rows(forColumns columns: Int, in skin: Skin) -> Extent
  /// Whether Tab leads to it.
  var takesFocus: Bool { get }
  mutating func handle(_ event: Event, in place: Place) -> Reaction
  func draw(on canvas: inout Canvas, in place: Place)

  /// What was chosen or entered so far.
  var value: Value { get }
  /// The value as it is reported: one answer for each text or row.
  var answers: [[UInt8]] { get }
  /// The same as a person saw it; nil for a secret.
  func answersAsSeen(_ rules: TextRules) -> [DisplayText]?
  /// Gives it a value: at the start, from a prepared answer, while it is shown.
  mutating func set(_ value: Value) -> Problem?
  func parse(_ line: [UInt8]) -> Result<Value, Problem>
  /// The control as a question in lines; nil for one that asks nothing.
  func question() -> LineQuestion?
  /// Why its value is no answer; nil where it is one.
  var problem: Problem? { get }

  // What only some controls have.

  /// What explains the row or field that has the focus; nil for nothing.
  var help: DisplayText? { get }
  /// Where one is in it and how much is chosen; nil for nothing to say.
  func status(forRows rows: Int, in skin: Skin) -> ControlStatus?
  /// What it has keys for while it has the focus.
  var hints: [KeyHint] { get }
  /// When it wants to be woken, since the form was opened; nil for only when something happens.
  func deadline(after now: Duration) -> Duration?
  /// Descriptors besides the terminal that it wants to read.
  var sources: [Source] { get }
  /// Which keys it has for itself at the moment.
  var capture: KeyCapture { get }
  /// Takes the focus, coming from the control before or behind it.
  mutating func enter(_ direction: FocusDirection)
  /// What the press of a button does to it; nil where the press ends the form as usual.
  mutating func press(_ button: ButtonName, in place: Place) -> Reaction?
  /// Whether what is entered is hidden from whoever looks on.
  var isSecret: Bool { get }
  /// Whether it is a field, in which Enter means the default button.
  var isField: Bool { get }
  /// Whether no key that it takes changes how large it wants to be, or which others are shown.
  var keepsItsSize: Bool { get }
  /// Whether it takes the rows that the others leave.
  var grows: Bool { get }
  var hearsKeysOfButtons: Bool { get }
}

extension Control {
  package var takesFocus: Bool { false }
  package mutating func handle(_ event: Event, in place: Place) -> Reaction { .ignored }
  package var value: Value { .none }
  package var answers: [[UInt8]] { value.bytes.map { [$0] } ?? [] }
  package func answersAsSeen(_ rules: TextRules) -> [DisplayText]? {
    answers.map { DisplayText(sanitizing: $0, lines: .single, rules: rules) }
  }
  package mutating func set(_ value: Value) -> Problem? { nil }
  package func parse(_ line: [UInt8]) -> Result<Value, Problem> { .success(.none) }
  package func question() -> LineQuestion? { nil }
  package var problem: Problem? { nil }
  package var help: DisplayText? { nil }
  package func status(forRows rows: Int, in skin: Skin) -> ControlStatus? { nil }
  package var hints: [KeyHint] { [] }
  package func deadline(after now: Duration) -> Duration? { nil }
  package var sources: [Source] { [] }
  package var capture: KeyCapture { .none }
  package mutating func enter(_ direction: FocusDirection) {}
  package mutating func press(_ button: ButtonName, in place: Place) -> Reaction? { nil }
  package var isSecret: Bool { false }
  package var isField: Bool { false }
  package var keepsItsSize: Bool { false }
  package var grows: Bool { false }
  package var hearsKeysOfButtons: Bool { grows }
}

package protocol RowControl: Control {
  /// The wanted height in rows; 0 for as many as there are.
  var wantedRows: Int { get }
  var rowHeight: Int { get }
  var current: Int? { get }
  var rowQuestion: RowQuestion { get }
  var isTree: Bool { get }
}

extension RowControl {
  package var grows: Bool { true }
  package var rowHeight: Int { 1 }
  package var isTree: Bool { false }
}

/// A control that nothing but keys and the mouse means something to.
package protocol KeyAndMouseControl: Control {
  mutating func handle(_ key: Key, in place: Place) -> Reaction
  mutating func handle(_ mouse: Mouse, in place: Place) -> Reaction
}

extension KeyAndMouseControl {
  package mutating func handle(_ event: Event, in place: Place) -> Reaction {
    switch event {
    case .input(.key(let key)): handle(key, in: place)
    case .input(.mouse(let mouse)): handle(mouse, in: place)
    default: .ignored
    }
  }
}

/// A wanted length in cells.
package struct Extent: Equatable, Sendable {
  /// Below this nothing of use is seen.
  package var least: Int
  /// Everything is seen.
  package var ideal: Int

  package init(_ least: Int, _ ideal: Int) {
    self.least = least
    self.ideal = ideal
  }

  package init(_ length: Int) { self.init(length, length) }
}

/// Where, when and in which look a control is drawn or told something.
package struct Place {
  /// How a control stands to the focus while it is told of a key.
  package enum Turn: Equatable, Sendable {
    case focused
    /// Another control has the focus and is asked next.
    case beforeFocused
    /// Another control has the focus and did not want the key.
    case afterFocused
  }

  package var area: Rect
  package var turn: Turn
  /// Whether letters belong to it: it has the focus, or it is a list that none can have it.
  package var hearsLetters: Bool
  /// False where it is seen and cannot be used.
  package var isEnabled = true
  /// Whether there is room for its border.
  package var isFramed: Bool
  /// The column for the thumb of a scroll bar; nil where the control draws its own or none.
  package var scrollbar: Int?
  /// Since the form was opened.
  package var now: Duration
  package var skin: Skin

  package var isFocused: Bool { turn == .focused }
}

/// What a control makes of an event.
package enum Reaction: Equatable, Sendable {
  /// It means nothing to the control; another one may want it.
  case ignored
  /// It was the control's, and nothing has changed.
  case unchanged
  case changed
  /// The picture may have changed and something is to be done.
  case effect(Effect)
  /// What was tried cannot be; the words say why, where there are any.
  case refused(DisplayText?)
  case focus(FocusDirection)
  /// The answer is to be given as it is: the default button is pressed.
  case submit
  case press(ButtonName)
  /// The form is over without a button.
  case end(Ending)
}

package enum FocusDirection: Equatable, Sendable { case next, previous }

package enum KeyCapture: Equatable, Sendable {
  case none
  /// Esc leaves a part of the control instead of the form.
  case escape
  /// The next key but Esc is taken for the character it sends.
  case literal
  case literalAndEscape
  /// Esc ends a search while the control has the focus.
  case search

  /// Whether a part of the control has all keys and the mouse until it is left.
  package var isModal: Bool { self == .escape || self == .literalAndEscape }
  package var takesEscape: Bool { isModal || self == .search }
  package var takesLiterally: Bool { self == .literal || self == .literalAndEscape }
}

/// Why a value is no answer.
package struct Problem: Error, Equatable, Sendable {
  /// A sentence for the person; nil where there is nothing to say.
  package var words: DisplayText?
  /// What is said in lines instead, a line each; empty for the same.
  package var lines: [String] = []

  package init(_ words: DisplayText? = nil) { self.words = words }
  package init(lines: [String]) { self.lines = lines }
}

/// A line about a control that stands at its edge.
package struct ControlStatus: Equatable, Sendable {
  package var words: DisplayText
  package var isAnswer = true
  /// What is searched for; nil while nothing is.
  package var search: DisplayText?
}
