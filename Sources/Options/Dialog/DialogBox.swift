// The boxes of dialog(1) as values: which one, and the words behind its name.

package import Values

package enum DialogBoxKind: String, CaseIterable, Equatable, Sendable {
  case msgbox, yesno, infobox, inputbox, passwordbox, menu, inputmenu, checklist, radiolist,
    buildlist, treeview, pause, textbox, tailbox, tailboxbg, editbox, form, passwordform,
    mixedform, gauge, mixedgauge, prgbox, programbox, progressbox, fselect, dselect, calendar,
    timebox, rangebox
}

package struct DialogBox: Equatable, Sendable {
  package var kind: DialogBoxKind
  /// The text, or for the boxes of files the name of the file or folder; empty where it was left out.
  package var text: [UInt8]
  /// Wanted height in rows: 0 automatic, negative as high as possible.
  package var height: Int
  /// Wanted width in columns: 0 automatic, negative as wide as possible.
  package var width: Int
  /// The numbers behind the width, as far as they were given: the height of a list, a percentage, seconds.
  package var numbers: [Int] = []
  /// The text an entry starts with; nil where none was given.
  package var initial: [UInt8]?
  /// The command of a prgbox; empty for other boxes.
  package var command: [UInt8] = []
  /// The rows of a list, form or mixedgauge; traits hold what is ticked, depths the place in a tree.
  package var rows = ListItems(ByteStrings(), count: 0, fields: ListItems.Fields())

  package init(_ kind: DialogBoxKind, text: [UInt8], height: Int, width: Int) {
    self.kind = kind
    self.text = text
    self.height = height
    self.width = width
  }
}

package struct DialogFormField: Equatable, Sendable {
  package let label: [UInt8]
  /// Row of the label, from 1.
  package let labelRow: Int
  /// Column of the label, from 1.
  package let labelColumn: Int
  package let text: [UInt8]
  /// Row of the field, from 1.
  package let row: Int
  /// Column of the field, from 1.
  package let column: Int
  /// Columns of the field; 0 for one that is read only and as wide as its text, negative for one that is read only.
  package let length: Int
  /// The most that can be typed, in bytes; 0 for as much as `length`.
  package let inputLength: Int
  package let isHidden: Bool
  /// Whether the kind of the field, which only a mixedform gives, forbids to change it.
  package let isReadOnly: Bool
  /// What the bottom line says about it; empty for nothing.
  package let help: [UInt8]
}

extension DialogBox {
  /// The fields of a form, in the order of the line; none for other boxes.
  ///
  /// A number that is none is 0, a place at least 1.
  package var formFields: [DialogFormField] {
    switch DialogBoxEntry.of(kind).rows {
    case .field, .typedField: (0..<rows.count).map(formField)
    default: []
    }
  }

  private func formField(_ row: Int) -> DialogFormField {
    let first = rows.start + row * rows.fields.stride
    let word = { index in rows.strings[first + index] }
    let place = { index in max(1, DialogNumber.leading(word(index))) }
    let isTyped = DialogBoxEntry.of(kind).rows == .typedField
    let bits = isTyped ? DialogNumber.leading(word(8)) : kind == .passwordform ? 1 : 0
    return DialogFormField(
      label: Array(word(0)), labelRow: place(1), labelColumn: place(2), text: Array(word(3)),
      row: place(4), column: place(5), length: DialogNumber.leading(word(6)),
      inputLength: max(0, DialogNumber.leading(word(7))), isHidden: bits & 1 != 0,
      isReadOnly: bits & 2 != 0, help: Array(rows.help(row)))
  }
}
