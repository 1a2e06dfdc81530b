// The words behind the name of a box. The rows of a list stay where they are among the words of the line, however
// many they are.

import Values

struct DialogArguments {
  private let words: ByteStrings
  private let range: Range<Int>

  init(_ words: ByteStrings, _ range: Range<Int>) {
    self.words = words
    self.range = range
  }

  /// Throws for too few or too many words, a word that is no number, a row that is not whole.
  func box(_ kind: DialogBoxKind, _ settings: DialogSettings) throws(UsageError) -> DialogBox {
    let entry = DialogBoxEntry.of(kind)
    guard entry.words.contains(range.count) else { throw DialogError.count(range.count, entry) }
    let hasAll = range.count == entry.words.upperBound
    let (texts, hasText) =
      switch entry.lead {
      case .text: (1, true)
      case .optionalText: (hasAll ? 1 : 0, hasAll)
      case .optionalTextAndCommand: (hasAll ? 2 : 1, hasAll)
      }
    var box = DialogBox(
      kind, text: hasText ? Array(word(0)) : [], height: try number(texts, kind),
      width: try number(texts + 1, kind))
    if entry.lead == .optionalTextAndCommand { box.command = Array(word(texts - 1)) }
    switch entry.tail {
    case .text: box.initial = hasAll ? Array(word(3)) : nil
    case .ignored: break
    case .numbers:
      let last = entry.rows != .none ? 4 : range.count
      for position in (texts + 2)..<max(texts + 2, last) {
        box.numbers.append(try number(position, kind))
      }
    }
    if entry.rows != .none { box.rows = try rows(entry, settings) }
    return box
  }

  private func word(_ position: Int) -> ArraySlice<UInt8> { words[range.lowerBound + position] }

  private func number(_ position: Int, _ kind: DialogBoxKind) throws(UsageError) -> Int {
    guard let number = DialogNumber.decimal(word(position)) else {
      throw DialogError.notNumber(position + 1, of: "--" + kind.rawValue)
    }
    return number
  }

  // MARK: Rows

  private func rows(_ entry: DialogBoxEntry, _ settings: DialogSettings) throws(UsageError)
    -> ListItems
  {
    let fields = entry.rows.fields(settings)
    let count = range.count - 4
    guard count.isMultiple(of: fields.stride) else {
      throw DialogError.row(of: fields.stride, count, entry)
    }
    let start = range.lowerBound + 4
    var rows = ListItems(words, from: start, count: count / fields.stride, fields: fields)
    let status = fields.label == nil ? 1 : 2
    switch entry.rows {
    case .ticked:
      for row in 0..<rows.count where isOn(start + row * fields.stride + status) {
        rows.setTraits(.isOn, of: row)
      }
    case .tree:
      for row in 0..<rows.count {
        let index = start + row * fields.stride + status
        if isOn(index) { rows.setTraits(.isOn, of: row) }
        rows.setDepth(DialogNumber.leading(words[index + 1]), of: row)
      }
    case .none, .tagged, .field, .typedField, .state: break
    }
    return rows
  }

  /// Whether a word is `on` in any case; dialog takes all other words for `off`.
  private func isOn(_ index: Int) -> Bool {
    guard let first = words.byte(0, of: index), let second = words.byte(1, of: index) else {
      return false
    }
    return first | 0x20 == UInt8(ascii: "o") && second | 0x20 == UInt8(ascii: "n")
      && words.byte(2, of: index) == nil
  }
}
