// A control that is made of named controls: below and beside each other, in groups, on pages. It has a focus of its own
// among them, shows and hides them by each other's values, says below each what is wrong with it, and scrolls so that the
// focused one is seen.

import Drawing
import Input
package import Text
package import Values

/// A control of a container, and what the container knows about it.
package struct Member {
  /// The name by which others refer to it; empty for one that nobody refers to.
  package var name: String
  package var control: any Control
  /// What it is called; nil where the control says it itself, or has no name for people.
  package var label: DisplayText?
  /// What stands behind its value; nil for nothing.
  package var unit: DisplayText?
  /// What explains it while it has the focus.
  package var help: DisplayText?
  package var isEnabled = true
  /// Whether something must be entered.
  package var isRequired = false
  /// The letter that leads to it with Alt, and alone where it means nothing else.
  package var hotKey: Unicode.Scalar?
  /// Cells of its value; nil for as many as there are, or as it wants where it `hugs`.
  package var width: Int?
  /// Whether it is as wide as it wants to be, and not as the room is.
  package var hugs = false
  /// Whether it stands below the labels of others, too, as texts and lines do.
  package var spansLabels = false
  /// Whether it marks where the focus is itself, in the cells that are left for that.
  package var hasOwnMark = false
  /// Whether a blank row sets it off from what is above and below.
  package var standsAlone = false
  /// What is wrong with its value beside those of others; nil for nothing.
  package var check: ((Container) -> Problem?)?
  /// The button that it is; nil for a control of another kind.
  package var button: ButtonName?
  /// The command that looks at its value; empty for none.
  package var command: [UInt8] = []
  /// Whether it only repeats the member before it, and is no part of the answer.
  package var isRepetition = false
  /// What is said about its value below it.
  package internal(set) var shownProblem: Problem?
  /// What the command has said about a value.
  var verdict: Verdict?

  package init(_ name: String, _ control: any Control) {
    self.name = name
    self.control = control
  }

  /// Whether a value is entered in it.
  package var isAsked: Bool { control.value != .none }
}

/// What must be so for a part of a container to be shown.
package struct Gate {
  package var isHidden = false
  /// A condition on the values of others; nil for none.
  package var condition: ((Container) -> Bool)?
  var isMet = true

  package init(isHidden: Bool = false, condition: ((Container) -> Bool)? = nil) {
    self.isHidden = isHidden
    self.condition = condition
  }

  var isOpen: Bool { !isHidden && isMet }
}

package struct Container: Control {
  package internal(set) var members: [Member]
  package internal(set) var gates: [Gate]
  /// How the members stand to each other.
  package let root: ContainerNode
  /// The gates whose conditions depend on a member, by its index.
  let dependents: [Int: [Int]]
  /// The buttons with which the values go.
  package var takers: [ButtonName] = []
  /// The button that goes back to the page before.
  package var backButton: ButtonName?
  /// What is said where a value is missing.
  package var missing: DisplayText?
  /// Runs the commands that check values.
  package var runner: (any CommandRunner)?
  /// Columns in which all looks well.
  package var usualColumns = 0

  /// Whether something that a button has shown in it wants the focus of the form.
  var wantsFocus = false
  /// The member that has the focus; nil where none can have it.
  package internal(set) var focus: Int?
  /// The page that is seen, counted from 0.
  package internal(set) var page = 0
  /// What has happened since it was asked for last.
  var notices: [ContainerNotice] = []
  /// Whether members are shown, whichever page is seen.
  var shown: [Bool] = []
  /// The page of each member among those that are shown; nil for one that is seen on all.
  var pageOf: [Int?] = []
  /// The first row that is seen of the whole and of each scrolled part.
  var offsets: [Int] = []
  /// Whether the focused member is to be in view.
  var followsFocus = true
  /// Commands at work, and the button that waits for them.
  var verification = Verification()
  private let memo = ContainerLayoutMemo()
  /// Counts what changes places.
  var revision = 0

  /// `dependents` says for each member which gates are to be looked at when its value changes.
  package init(
    _ members: [Member], gates: [Gate] = [], root: ContainerNode, dependents: [Int: [Int]] = [:]
  ) {
    self.members = members
    self.gates = gates
    self.root = root
    self.dependents = dependents
    for gate in gates.indices { _ = look(at: gate) }
    updateShown()
    focus = ring.first
  }

  func layout(columns: Int, rows: Int, in skin: Skin) -> ContainerLayout {
    memo.layout(columns: columns, rows: rows, revision: revision) {
      ContainerLayout(of: self, columns: columns, rows: rows, in: skin)
    }
  }

  // MARK: Control

  package func columns(in skin: Skin) -> Extent { Extent(1, usualColumns) }

  /// Rows in which a container can be worked with by scrolling.
  private static let leastRows = 3

  package func rows(forColumns columns: Int, in skin: Skin) -> Extent {
    let rows = layout(columns: columns, rows: .max, in: skin).rows
    return Extent(min(Self.leastRows, rows), rows)
  }

  package var grows: Bool { true }
  package var hearsKeysOfButtons: Bool { false }
  package var takesFocus: Bool { focus != nil }
  package var isField: Bool { focused?.control.isField ?? false }
  package var capture: KeyCapture { focused?.control.capture ?? .none }

  package var value: Value {
    let values = members.map(\.control.value)
    return values.allSatisfy { $0 == .none } ? .none : .members(values)
  }

  package var help: DisplayText? {
    if let help = focused.flatMap({ $0.help ?? $0.control.help }) { return help }
    guard let rules = members.lazy.compactMap({ $0.help ?? $0.control.help }).first?.rules else {
      return nil
    }
    return DisplayText("", rules: rules)
  }

  package var hints: [KeyHint] {
    (focused?.control.hints ?? []) + (ring.count > 1 ? [.nextControl] : [])
  }

  package var sources: [Source] { verification.sources + members.flatMap(\.control.sources) }

  package func deadline(after now: Duration) -> Duration? {
    var next = verification.deadline
    for member in members {
      guard let own = member.control.deadline(after: now) else { continue }
      next = min(next ?? own, own)
    }
    return next
  }

  var focused: Member? { focus.map { members[$0] } }

  // MARK: Members

  package func index(of name: String) -> Int? {
    name.isEmpty ? nil : members.firstIndex { $0.name == name }
  }

  package func isShown(_ index: Int) -> Bool { shown[index] }

  /// Gives a member a value from outside; what is wrong with it, nil for nothing.
  package mutating func set(_ value: Value, of index: Int) -> Problem? {
    let problem = members[index].control.set(value)
    revision += 1
    noteChange(of: index)
    return problem
  }

  package mutating func takeNotices() -> [ContainerNotice] {
    defer { notices = [] }
    return notices
  }

  // MARK: What is shown

  /// Looks whether the condition of a gate is met; true where that has changed.
  private mutating func look(at gate: Int) -> Bool {
    guard let condition = gates[gate].condition else { return false }
    let isMet = condition(self)
    defer { gates[gate].isMet = isMet }
    return isMet != gates[gate].isMet
  }

  /// Looks at what depends on a member's value.
  ///
  /// A condition may refer only to members, never to what is shown, so that one
  /// look at each is enough.
  mutating func noteChange(of index: Int) {
    var hasChanged = false
    for gate in dependents[index] ?? [] where look(at: gate) { hasChanged = true }
    if hasChanged { updateShown() }
    guard let shown = members[index].shownProblem else { return }
    let problem = problem(of: index)
    if problem != shown { setProblem(problem, of: index) }
  }

  package mutating func setHidden(_ isHidden: Bool, gate: Int) {
    guard gates[gate].isHidden != isHidden else { return }
    gates[gate].isHidden = isHidden
    updateShown()
  }

  /// Changes a member from outside by `change`, which may alter what it takes of the room.
  package mutating func update(_ index: Int, _ change: (inout Member) -> Void) {
    change(&members[index])
    revision += 1
    keepFocus()
  }

  private mutating func updateShown() {
    shown = Array(repeating: false, count: members.count)
    pageOf = Array(repeating: nil, count: members.count)
    markShown(root, page: nil)
    page = min(page, pageCount - 1)
    revision += 1
    keepFocus()
  }

  private mutating func markShown(_ node: ContainerNode, page: Int?) {
    guard isOpen(node) else { return }
    if case .member(let index) = node.kind {
      shown[index] = true
      pageOf[index] = page
    }
    if case .pages = node.kind {
      for (page, child) in pages.enumerated() { markShown(child, page: page) }
    } else {
      for child in node.children { markShown(child, page: page) }
    }
  }

  /// Moves the focus off a member that cannot have it any more.
  mutating func keepFocus() {
    if let focus, takesFocus(focus) { return }
    focus = ring.first { $0 > focus ?? 0 } ?? ring.last
  }
}

/// What a container tells about itself besides its picture.
package enum ContainerNotice: Equatable, Sendable {
  case changed(Int)
  case pressed(ButtonName)
  case page(Int)
}

/// The last results of a pure function, since measuring many controls takes time; not state of a container.
private final class ContainerLayoutMemo {
  private var last: [(columns: Int, rows: Int, revision: Int, layout: ContainerLayout)] = []

  func layout(
    columns: Int, rows: Int, revision: Int, _ compute: () -> ContainerLayout
  ) -> ContainerLayout {
    last.removeAll { $0.revision != revision }
    if let known = last.first(where: { $0.columns == columns && $0.rows == rows }) {
      return known.layout
    }
    let layout = compute()
    last.append((columns, rows, revision, layout))
    return layout
  }
}
