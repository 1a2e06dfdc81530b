// What the tests of dialog's look share: its boxes by words, made as the program makes them, and pictures of their colours.

import Controls
import Drawing
import Text
import Values

/// What stands around one of dialog's boxes, and what holds for all of them.
struct DialogFrame {
  var title = ""
  var height = 0
  var width = 0
  var backtitle = ""
  /// The text in the bottom border.
  var bottom = ""
  var look = Look.full
  var begin: Point?
  var lines = LineDrawing.drawn
  var hasShadow = true
  var hasScrollbar = false
  var usesMouse = true
  var hidesCursorOnLabel = false
  var timeout: Duration?
  var helpText: DisplayText?
  var bindings = KeyBindings()

  init(
    _ title: String = "", height: Int = 0, width: Int = 0, backtitle: String = "",
    hline: String = "", look: Look = .full
  ) {
    (self.title, self.height, self.width) = (title, height, width)
    (self.backtitle, bottom, self.look) = (backtitle, hline, look)
  }

  /// The frame with something else about it.
  func with(_ change: (inout DialogFrame) -> Void) -> DialogFrame {
    var frame = self
    change(&frame)
    return frame
  }

  var skin: Skin {
    var skin = Skin.dialog(look, .dialog(look), lines: lines)
    skin.habits.castsShadow = hasShadow
    skin.habits.hasScrollbar = hasScrollbar
    skin.habits.usesMouse = usesMouse
    skin.habits.hidesCursorOnLabel = hidesCursorOnLabel
    skin.keys.bindings = bindings
    return skin
  }

  func window(leastColumns: Int, leastRows: Int = 0) -> WindowOptions {
    var window = WindowOptions(title: DisplayText(title))
    (window.backtitle, window.bottomTitle) = (DisplayText(backtitle), DisplayText(bottom))
    (window.height, window.width, window.begin) = (height, width, begin)
    (window.leastColumns, window.leastRows) = (leastColumns, leastRows)
    return window
  }
}

/// One of dialog's boxes without what stands around it.
struct DialogSample {
  /// The form in a frame.
  let form: (DialogFrame) -> Form

  private init(_ form: @escaping (DialogFrame) -> Form) {
    self.form = { frame in
      var form = form(frame)
      form.helpText = frame.helpText
      return form
    }
  }

  // MARK: Texts

  /// A msgbox, unless the box is a yesno or an infobox.
  static func message(
    _ kind: BindingScope = .msgbox, _ text: DisplayText, _ buttons: [Button], focus: Int = 0,
    enterMeans: ButtonName? = nil
  ) -> DialogSample {
    DialogSample { frame in
      let skin = frame.skin
      var form = Form(
        frame.window(leastColumns: kind == .yesno ? 25 : 12, leastRows: 5),
        message: Paragraph(text), buttons: Buttons(buttons, focus: focus, in: skin),
        timeout: frame.timeout, in: skin)
      form.bindingScope = kind
      form.setAccepting(enterMeans)
      return form
    }
  }

  static func message(
    _ text: String, _ buttons: [Button] = .named("OK"), focus: Int = 0,
    enterMeans: ButtonName? = nil
  ) -> DialogSample {
    message(.msgbox, DisplayText(text), buttons, focus: focus, enterMeans: enterMeans)
  }

  static func question(
    _ text: String, _ buttons: [Button] = .named("Yes", "No"), focus: Int = 0,
    enterMeans: ButtonName? = nil
  ) -> DialogSample {
    message(.yesno, DisplayText(text), buttons, focus: focus, enterMeans: enterMeans)
  }

  /// An infobox, which is as wide as if its button were shown.
  static func information(_ text: String) -> DialogSample {
    DialogSample { frame in
      let skin = frame.skin
      var form = Form(
        frame.window(leastColumns: 0), message: Paragraph(DisplayText(text)),
        buttons: Buttons(.named("OK"), in: skin), in: skin)
      form.isShownOnly = true
      return form
    }
  }

  static func pause(
    _ text: DisplayText, seconds: Int, _ buttons: [Button] = .named("OK", "Cancel")
  ) -> DialogSample {
    DialogSample { frame in
      let skin = frame.skin
      var row = Buttons(buttons, in: skin)
      (row.keys, row.takesLetters) = (.stackedButtons, false)
      var form = Form(
        frame.window(leastColumns: 16, leastRows: 6), message: Paragraph(text),
        items: [FormItem("meter", Meter(seconds: seconds))], buttons: row, in: skin)
      (form.bindingScope, form.quotesKeys) = (.pause, false)
      return form
    }
  }

  static func pause(_ text: String, seconds: Int) -> DialogSample {
    pause(DisplayText(text), seconds: seconds)
  }

  // MARK: A field

  /// What is shown of a value.
  enum Mask { case visible, hidden, stars }

  /// An inputbox or passwordbox; without a focus the field has it.
  static func input(
    _ text: String, _ mask: Mask = .visible, initial: String = "Bob", limit: Int = 0,
    buttons: [Button] = .named("OK", "Cancel"), focus: Int? = nil, enterMeans: ButtonName? = nil
  ) -> DialogSample {
    DialogSample { frame in
      let skin = frame.skin
      let mask: LineEditor.Mask =
        switch mask {
        case .visible: .none
        case .hidden: .blank
        case .stars: .symbol(DisplayText("*"))
        }
      let editor = LineEditor(
        Array(initial.utf8), limit: limit > 0 ? .bytes(limit) : .none, mask: mask,
        clearsWhole: true, takesLineBreaks: true, hasMarks: false, rules: TextRules())
      var item = FormItem("field", TextField(editor))
      item.bindingScope = .inputbox2
      var row = Buttons(buttons, focus: focus ?? 0, in: skin)
      row.keys = .stackedButtons
      var form = Form(
        frame.window(leastColumns: 26, leastRows: 6), message: Paragraph(DisplayText(text)),
        items: [item], buttons: row, focus: focus == nil ? nil : .buttons,
        timeout: frame.timeout, in: skin)
      form.bindingScope = .inputbox
      form.setAccepting(enterMeans)
      return form
    }
  }

  // MARK: Lists

  /// A list, or two of them, with plain buttons.
  static func list(
    _ scope: BindingScope, _ text: String, _ control: any Control, _ buttons: [Button],
    focus: Int = 0, enterMeans: ButtonName? = nil
  ) -> DialogSample {
    DialogSample { frame in
      let skin = frame.skin
      var row = Buttons(buttons, focus: focus, in: skin)
      row.showsLetters = false
      var form = Form(
        frame.window(leastColumns: 26), message: Paragraph(DisplayText(text)),
        items: [FormItem("list", control)], buttons: row, timeout: frame.timeout, in: skin)
      form.bindingScope = scope
      form.setAccepting(enterMeans)
      return form
    }
  }
}

extension Form {
  /// Makes Enter mean a button whatever has the focus, as `--no-ok` does.
  fileprivate mutating func setAccepting(_ name: ButtonName?) {
    (acceptsWith, alwaysAccepts) = (name, name != nil)
  }

  /// Where the window stands on a screen.
  func window(on screen: Size) -> Rect {
    skin.geometry.layout(of: self, in: Rect(Point(), screen)).window
  }

  /// What was typed.
  var entered: [UInt8]? { value(of: "field")?.bytes }
  var selection: Selection? { value(of: "list")?.selection }
  /// The row that has the focus.
  var current: Int? { selection?.current }
  /// The rows that are ticked or on the right.
  var selected: [Int]? { selection?.rows }
  var renamed: [UInt8]? { selection?.renamed }
  /// The button that has the focus; nil while a control has it.
  var focusedButton: Int? { focus == .buttons ? buttons.focus : nil }
}

extension [Button] {
  /// Buttons of which each label is the name too.
  static func named(_ labels: String...) -> [Button] { named(labels) }

  static func named(_ labels: [String]) -> [Button] {
    labels.map { Button(name: ButtonName(text: $0), label: DisplayText($0)) }
  }

  /// OK, the extra button of an inputmenu, and Cancel.
  static let renaming = [
    Button(name: .ok, label: DisplayText("OK")), Button(name: .extra, label: DisplayText("Rename")),
    Button(name: .cancel, label: DisplayText("Cancel")),
  ]
}

extension Shown<Form> {
  /// One of dialog's boxes on a screen.
  init(
    _ sample: DialogSample, in frame: DialogFrame, behind: [Form] = [], columns: Int = 60,
    rows: Int = 14
  ) {
    var form = sample.form(frame)
    form.behind = behind
    self.init(form, columns: columns, rows: rows)
  }
}

extension Drawn {
  /// One letter for each cell.
  ///
  /// Blanks: `.` the screen's ground, `-` the window's, `#` shadow. Others: `s` screen,
  /// `b` light border, `d` window and dark border, `t` title, `A` bracket or hot letter of the focused button,
  /// `L` its label, `k` hot letter of another, `l` its label, `G` the filled part of a meter; `?` anything else.
  var dialogLayer: String {
    (0..<size.rows).map { row in
      String((0..<size.columns).map { Self.letter(self[$0, row]) })
    }
    .joined(separator: "\n")
  }

  private static func letter(_ cell: Cell) -> Character {
    let style = cell.style
    if cell.text == " ", !style.attributes.contains(.reverse) {
      return style.background == .palette(4)
        ? "." : style.background == .palette(7) ? "-" : style.background == .palette(0) ? "#" : "?"
    }
    return kinds.first { $0.style == style }?.letter ?? "?"
  }

  private static let kinds: [(style: Style, letter: Character)] = [
    (Style(.palette(6), on: .palette(4), .bold), "s"),
    (Style(.palette(7), on: .palette(7), .bold), "b"),
    (Style(.palette(0), on: .palette(7)), "d"),
    (Style(.palette(4), on: .palette(7), .bold), "t"),
    (Style(.palette(7), on: .palette(4), .bold), "A"),
    (Style(.palette(3), on: .palette(4), .bold), "L"),
    (Style(.palette(1), on: .palette(7)), "k"),
    (Style(.palette(0), on: .palette(7), .bold), "l"),
    (Style(.palette(0), on: .palette(0), .bold), "#"),
    (Style(.palette(4), on: .palette(7), [.bold, .reverse]), "G"),
  ]
}
