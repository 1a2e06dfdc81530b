// Keys that a configuration gives a meaning. Which action means something where was tried out in dialog
// 1.3-20230209, whose faults are not followed: there CANCEL needs an Extra button, and in fields all buttons are OK.

import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct KeyBindingTests {
  /// A frame in which F3 does something.
  private static func frame(
    _ action: BindingAction, in widget: BindingScope?
  ) -> DialogFrame {
    var bindings = KeyBindings()
    bindings.bind(.function(3), to: action, in: widget)
    return DialogFrame(height: 10, width: 40).with { $0.bindings = bindings }
  }

  private static func question(
    _ frame: DialogFrame, _ buttons: [Button] = .named("Yes", "No")
  ) -> Shown<Form> {
    Shown(.question("Really?", buttons), in: frame)
  }

  // MARK: Tables

  static let keys: [(widget: BindingScope, action: BindingAction, key: Key?)] = [
    (.msgbox, .gridDown, .down), (.msgbox, .pagePrevious, .pageUp), (.msgbox, .pageLast, .end),
    (.msgbox, .fieldNext, .tab), (.yesno, .fieldPrevious, .backTab), (.msgbox, .gridLeft, nil),
    (.msgbox, .toggle, nil), (.msgbox, .itemNext, nil), (.msgbox, .begin, nil),
    (.msgbox, .leave, .control("d")), (.msgbox, .enter, .enter), (.msgbox, .cancel, nil),
    (.inputbox, .toggle, .space), (.inputbox, .gridLeft, nil), (.inputbox2, .toggle, nil),
    (.inputbox2, .gridLeft, .left), (.inputbox2, .begin, .home), (.inputbox2, .final, .end),
    (.inputbox2, .deleteAll, .control("u")), (.inputbox2, .deleteLeft, .backspace),
    (.inputbox2, .deleteRight, .delete), (.inputbox2, .leave, nil), (.menubox, .gridLeft, nil),
    (.menubox, .itemPrevious, .up), (.menubox, .itemLast, .end), (.menubox, .pageFirst, .home),
    (.checklist, .pageFirst, .home), (.treeview, .toggle, .space),
    (.buildlist, .gridLeft, .character("^")),
    (.buildlist, .gridRight, .character("$")), (.menu, .escape, .escape), (.menu, .cancel, .escape),
    (.menu, .ok, .enter), (.menu, .fieldNext, nil), (.pause, .fieldNext, .tab),
    (.pause, .pageNext, nil), (.textbox, .begin, .character("0")), (.textbox, .gridRight, .right),
    (.tailbox, .pageNext, nil), (.tailbox, .begin, .character("0")),
    (.editbox2, .pageFirst, Key(.home, .control)),
    (.editbox2, .begin, .home), (.editbox, .pageLast, .end), (.formfield, .itemNext, .down),
    (.formfield, .formPrevious, .up), (.formbox, .formPrevious, .backTab),
    (.formfield, .toggle, .enter), (.formfield, .itemFirst, nil), (.fselect2, .select, .space),
    (.fselect, .gridLeft, nil), (.calendar, .gridUp, .up), (.calendar, .gridRight, .right),
    (.calendar, .pageNext, nil), (.timebox, .fieldFirst, .home), (.timebox, .itemNext, .down),
    (.timebox, .deleteRight, .delete), (.rangebox, .itemLast, .end), (.rangebox, .fieldLast, nil),
    (.progressbox, .enter, .enter), (.searchbox, .ok, .enter),
    (.searchbox, .deleteAll, .control("u")),
  ]

  @Test(arguments: keys)
  func `an action is what a key does there`(
    row: (widget: BindingScope, action: BindingAction, key: Key?)
  ) {
    #expect(row.action.key(in: row.widget) == row.key)
  }

  @Test func `a button that is not there is not pressed`() {
    for widget in BindingScope.allCases where widget != .menu && widget != .searchbox {
      for action in [BindingAction.cancel, .extra, .help] {
        var bindings = KeyBindings()
        bindings.bind(.function(3), to: action, in: nil)
        #expect(bindings.meaning(of: .function(3), in: widget, [.ok]) == .nothing)
      }
    }
  }

  static let functionKeys: [(bound: Int, key: Key)] = [
    (15, Key(.function(3), .shift)), (15, .function(15)), (27, Key(.function(3), .control)),
    (39, Key(.function(3), [.control, .shift])), (51, Key(.function(3), .alt)), (3, .function(3)),
  ]

  @Test(arguments: functionKeys)
  func `function keys with others have higher numbers`(row: (bound: Int, key: Key)) {
    var bindings = KeyBindings()
    bindings.bind(.function(row.bound), to: .enter, in: nil)
    #expect(bindings.action(for: row.key, in: .msgbox) == .enter)
    #expect(bindings.action(for: .function(4), in: .msgbox) == nil)
  }

  @Test func `a meaning for one kind of box comes before one for all`() {
    var bindings = KeyBindings()
    bindings.bind(.function(3), to: .ok, in: nil)
    bindings.bind(.function(3), to: .escape, in: .yesno)
    bindings.bind(.function(3), to: .enter, in: .yesno)
    #expect(bindings.action(for: .function(3), in: .yesno) == .escape)
    #expect(bindings.action(for: .function(3), in: .msgbox) == .ok)
    #expect(bindings.action(for: .function(2), in: .msgbox) == nil)
  }

  // MARK: In boxes

  static let endings: [(action: BindingAction, step: Response)] = [
    (.ok, .done(.button(.yes))), (.cancel, .done(.button(.no))),
    (.extra, .done(.button(.extra))), (.help, .done(.button(.help))),
    (.escape, .done(.escape)), (.enter, .done(.button(.yes))), (.leave, .done(.button(.yes))),
    (.fieldNext, .changed), (.toggle, .effect(.bell)),
  ]

  @Test(arguments: endings)
  func `a bound key presses buttons and leaves`(row: (action: BindingAction, step: Response)) {
    for widget in [BindingScope.yesno, nil] {
      let frame = Self.frame(row.action, in: widget)
      var shown = Self.question(frame, .named("Yes", "Extra", "No", "Help"))
      #expect(shown.press(.function(3)) == row.step)
    }
    var other = Self.question(Self.frame(row.action, in: .msgbox))
    #expect(other.press(.function(3)) == .ignored)
  }

  @Test func `Cancel needs no other buttons`() {
    let frame = Self.frame(.cancel, in: .menubox)
    var shown = Shown(.menu("Choose", .numbered(3)), in: frame)
    #expect(shown.press(.function(3)) == .done(.button(.cancel)))
  }

  @Test func `the key that was pressed is the last key`() {
    var shown = Self.question(Self.frame(.ok, in: nil))
    #expect(shown.press(.function(3)) == .done(.button(.yes)))
    #expect(shown.box.lastKey == 267)
    shown = Self.question(Self.frame(.enter, in: nil))
    #expect(shown.press(.function(3)) == .done(.button(.yes)))
    #expect(shown.box.lastKey == 267)
  }

  @Test func `a key can lose what it did`() {
    var bindings = KeyBindings()
    bindings.bind(.enter, to: .itemNext, in: .yesno)
    bindings.bind(.escape, to: .ok, in: .yesno)
    let frame = DialogFrame().with { $0.bindings = bindings }
    var shown = Self.question(frame)
    #expect(shown.press(.enter) == .effect(.bell))
    #expect(shown.press(.escape) == .done(.button(.yes)))
  }

  @Test func `a field has meanings of its own`() {
    var bindings = KeyBindings()
    bindings.bind(.character("h"), to: .gridLeft, in: .inputbox2)
    bindings.bind(.function(2), to: .cancel, in: .inputbox2)
    bindings.bind(.function(2), to: .ok, in: .inputbox)
    let frame = DialogFrame().with { $0.bindings = bindings }
    var shown = Shown(
      .input("Name", initial: "ab"), in: frame)
    shown.press(.character("h"), .character("x"))
    #expect(shown.box.entered == Array("axb".utf8))
    #expect(shown.press(.function(2)) == .done(.button(.cancel)))
    shown.press(.tab)
    #expect(shown.press(.function(2)) == .done(.button(.ok)))
  }

  @Test func `the extra button of an inputmenu renames`() {
    var bindings = KeyBindings()
    bindings.bind(.function(3), to: .extra, in: .menubox)
    bindings.bind(.function(4), to: .cancel, in: .menu)
    bindings.bind(.function(5), to: .ok, in: .menu)
    let frame = DialogFrame().with { $0.bindings = bindings }
    var shown = Shown(
      .inputMenu("Rename", .listed("1 Apple 2 Pear"), height: 6), in: frame)
    #expect(shown.press(.function(3)) == .changed)
    #expect(shown.press(.function(4)) == .changed)
    #expect(shown.press(.function(3), .character("X"), .function(5)) == .done(.button(.extra)))
    #expect(shown.box.renamed == Array("XApple".utf8))
  }

  @Test func `the help has the keys of a textbox`() {
    var bindings = KeyBindings()
    bindings.bind(.function(3), to: .helpFile, in: .yesno)
    bindings.bind(.function(4), to: .cancel, in: .textbox)
    bindings.bind(.function(4), to: .ok, in: .yesno)
    bindings.bind(.function(5), to: .ok, in: .textbox)
    let frame = DialogFrame(height: 8, width: 30).with {
      $0.bindings = bindings
      $0.helpText = DisplayText("How it goes")
    }
    var shown = Self.question(frame)
    let picture = shown.picture()
    for close in [Key.function(4), .function(5)] {
      #expect(shown.press(.function(3)) == .changed)
      #expect(shown.picture().contains("How it goes"))
      _ = shown.press(close)
      #expect(shown.picture() == picture)
    }
    #expect(shown.press(.function(4)) == .done(.button(.yes)))
  }
}
