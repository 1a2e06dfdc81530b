// Keys that a person's configuration gives a meaning. A meaning is an action; an action is what some key does in that
// kind of box anyway, so a bound key is taken for that key before the box sees it, and no box knows of bindings. Only
// actions that press a button or leave the box have no key of their own everywhere.

package import Input
package import Values

/// A kind of box, or a part of one, by the name that dialog's configuration has for it.
package enum BindingScope: String, CaseIterable, Equatable, Sendable {
  case calendar, checklist, editbox, editbox2, formbox, formfield, fselect, fselect2, inputbox,
    inputbox2, menubox, menu, msgbox, pause, progressbox, radiolist, rangebox, tailbox, textbox,
    searchbox, timebox, treeview, buildlist, yesno
}

/// What a key can be made to do, by the name that dialog's configuration has for it.
package enum BindingAction: String, CaseIterable, Equatable, Sendable {
  case ok = "OK"
  case cancel = "CANCEL"
  case extra = "EXTRA"
  case help = "HELP"
  case escape = "ESC"
  case pageFirst = "PAGE_FIRST"
  case pageLast = "PAGE_LAST"
  case pageNext = "PAGE_NEXT"
  case pagePrevious = "PAGE_PREV"
  case itemFirst = "ITEM_FIRST"
  case itemLast = "ITEM_LAST"
  case itemNext = "ITEM_NEXT"
  case itemPrevious = "ITEM_PREV"
  case fieldFirst = "FIELD_FIRST"
  case fieldLast = "FIELD_LAST"
  case fieldNext = "FIELD_NEXT"
  case fieldPrevious = "FIELD_PREV"
  case formFirst = "FORM_FIRST"
  case formLast = "FORM_LAST"
  case formNext = "FORM_NEXT"
  case formPrevious = "FORM_PREV"
  case gridUp = "GRID_UP"
  case gridDown = "GRID_DOWN"
  case gridLeft = "GRID_LEFT"
  case gridRight = "GRID_RIGHT"
  case deleteLeft = "DELETE_LEFT"
  case deleteRight = "DELETE_RIGHT"
  case deleteAll = "DELETE_ALL"
  case enter = "ENTER"
  case begin = "BEGIN"
  case final = "FINAL"
  case select = "SELECT"
  case helpFile = "HELPFILE"
  case trace = "TRACE"
  case toggle = "TOGGLE"
  case leave = "LEAVE"
}

/// The keys that a configuration gives a meaning.
package struct KeyBindings: Equatable, Sendable {
  /// What a bound key comes to in a box.
  package enum Meaning: Equatable, Sendable {
    case key(Key)
    case press(ButtonName)
    /// Nothing, not even what the key does otherwise.
    case nothing
  }

  private struct Binding: Equatable {
    let key: Key
    let widget: BindingScope?
    let action: BindingAction
  }

  private var bindings: [Binding] = []

  package init() {}

  /// Gives a key a meaning in a widget, or in all that know no other for it; one that it has there already stays.
  package mutating func bind(_ key: Key, to action: BindingAction, in widget: BindingScope?) {
    bindings.append(Binding(key: key.asInCurses, widget: widget, action: action))
  }

  /// What a key was made to do; nil where it does what it always does.
  package func action(for key: Key, in widget: BindingScope) -> BindingAction? {
    if bindings.isEmpty { return nil }
    let key = key.asInCurses
    var everywhere: BindingAction?
    for binding in bindings where binding.key == key {
      if binding.widget == widget { return binding.action }
      if binding.widget == nil, everywhere == nil { everywhere = binding.action }
    }
    return everywhere
  }

  /// What a key that was made to do something comes to in a form with these buttons; nil for other keys.
  package func meaning(
    of key: Key, in widget: BindingScope, _ buttons: @autoclosure () -> [ButtonName]
  ) -> Meaning? {
    guard let action = action(for: key, in: widget) else { return nil }
    if let key = action.key(in: widget) { return .key(key) }
    let buttons = buttons()
    // In a field Ctrl-D, which leaves other parts, is a key of the editor.
    if action == .ok || action == .leave { return .press(buttons.contains(.yes) ? .yes : .ok) }
    let wanted: [ButtonName] =
      switch action {
      case .cancel: [.cancel, .no]
      case .extra where !widget.isInner: [.extra]
      case .help where !widget.isInner: [.help]
      default: []
      }
    return wanted.first(where: buttons.contains).map(Meaning.press) ?? .nothing
  }
}

// MARK: Which key does what

extension BindingAction {
  /// The key that does this in a kind of box; nil where none does (dialog's tables of keys, as `--trace` shows them).
  package func key(in widget: BindingScope) -> Key? {
    switch self {
    case .enter: .enter
    case .escape: .escape
    case .helpFile: .function(1)
    case .ok, .cancel: widget.isInner ? (self == .ok ? .enter : .escape) : nil
    case .leave: widget.isInner ? .enter : widget.parts.contains(.text) ? nil : .control("d")
    case .fieldNext, .fieldPrevious: widget.parts.contains(.fields) ? focusKey : nil
    case .formNext, .formPrevious:
      widget == .formfield ? rowKey : widget == .formbox ? focusKey : nil
    case .itemNext, .itemPrevious: widget.parts.contains(.rows) ? rowKey : nil
    case .itemFirst, .itemLast, .pageFirst, .pageLast: endKey(in: widget)
    case .pageNext: widget.parts.contains(.pages) ? .pageDown : nil
    case .pagePrevious: widget.parts.contains(.pages) ? .pageUp : nil
    case .gridUp, .gridDown: widget.parts.contains(.lines) ? rowKey : nil
    case .gridLeft, .gridRight: sideKey(in: widget)
    case .begin, .final, .deleteLeft, .deleteRight, .deleteAll: editingKey(in: widget)
    case .fieldFirst: widget == .timebox ? .home : nil
    case .fieldLast: widget == .timebox ? .end : nil
    case .toggle: toggleKey(in: widget)
    case .select: widget == .fselect || widget == .fselect2 ? .space : nil
    case .extra, .help, .formFirst, .formLast, .trace: nil
    }
  }

  private var focusKey: Key { self == .fieldPrevious || self == .formPrevious ? .backTab : .tab }

  private var rowKey: Key {
    self == .itemPrevious || self == .formPrevious || self == .gridUp ? .up : .down
  }

  /// Home and End, which in a text of several lines mean the line, and with Control the text.
  private func endKey(in widget: BindingScope) -> Key? {
    let isFirst = self == .itemFirst || self == .pageFirst
    if widget == .editbox2 { return Key(isFirst ? .home : .end, .control) }
    // In the fields of a form they belong to the text.
    guard !widget.parts.contains(.text), widget.parts.contains(.pages) else { return nil }
    return isFirst ? .home : .end
  }

  private func sideKey(in widget: BindingScope) -> Key? {
    let isLeft = self == .gridLeft
    // The arrows go to the buttons there.
    if widget == .buildlist { return .character(isLeft ? "^" : "$") }
    guard widget.parts.contains(.sides) || widget.parts.contains(.text) else { return nil }
    return isLeft ? .left : .right
  }

  private func editingKey(in widget: BindingScope) -> Key? {
    if self == .begin, widget == .textbox || widget == .tailbox { return .character("0") }
    if self == .deleteRight, widget == .timebox || widget == .rangebox { return .delete }
    guard widget.parts.contains(.text) else { return nil }
    switch self {
    case .begin: return .home
    case .final: return .end
    case .deleteLeft: return .backspace
    case .deleteRight: return .delete
    default: return .control("u")
    }
  }

  private func toggleKey(in widget: BindingScope) -> Key? {
    guard widget.parts.contains(.toggles) else { return nil }
    // A blank is text there.
    return widget == .formfield ? .enter : .space
  }
}

extension BindingScope {
  /// What a box, or a part of one, consists of as far as keys are concerned.
  fileprivate struct Parts: OptionSet {
    let rawValue: UInt8
    /// The focus moves between fields and buttons.
    static let fields = Parts(rawValue: 1)
    /// There are rows, one of them the current one, or values that go up and down.
    static let rows = Parts(rawValue: 2)
    /// It is looked through page by page.
    static let pages = Parts(rawValue: 4)
    /// It is looked through line by line.
    static let lines = Parts(rawValue: 8)
    static let sides = Parts(rawValue: 16)
    static let text = Parts(rawValue: 32)
    /// Space does something.
    static let toggles = Parts(rawValue: 64)
  }

  fileprivate var parts: Parts {
    switch self {
    case .msgbox, .yesno: [.fields, .lines, .pages]
    case .pause, .progressbox: [.fields]
    case .inputbox: [.fields, .toggles]
    case .inputbox2, .searchbox: [.fields, .text]
    case .menu: [.text]
    case .menubox, .checklist, .radiolist, .treeview, .buildlist, .formbox, .fselect, .rangebox:
      [.fields, .rows, .pages, .toggles]
    case .formfield, .fselect2: [.fields, .rows, .pages, .text, .toggles]
    case .timebox: [.fields, .rows, .toggles]
    case .calendar: [.fields, .lines, .sides, .toggles]
    case .textbox: [.fields, .lines, .pages, .sides]
    case .tailbox: [.fields, .sides]
    case .editbox: [.fields, .lines, .pages, .sides, .toggles]
    case .editbox2: [.fields, .lines, .pages, .text]
    }
  }

  /// Whether it is opened in another box, to which Enter and Esc lead back.
  fileprivate var isInner: Bool { self == .menu || self == .searchbox }
}
