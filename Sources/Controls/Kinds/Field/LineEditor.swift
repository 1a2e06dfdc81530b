// The editor of one line: a field that is typed into. It holds bytes and gives them back as they were
// given; what is moved over and deleted is what a person takes for a character. Invalid bytes and
// control characters of the initial value are characters too, shown as marks.

package import Input
package import Text

package struct LineEditor: Equatable, Sendable {
  /// How long the value may become; an initial value that is longer is kept.
  package enum Limit: Equatable, Sendable {
    case none
    /// Bytes of UTF-8.
    case bytes(Int)
    /// What people take for characters.
    case characters(Int)
  }

  /// What is shown of the value.
  package enum Mask: Equatable, Sendable {
    /// All of it.
    case none
    case symbol(DisplayText)
    /// Nothing; the caret stands still.
    case blank
  }

  private(set) var text: LineEditorText
  private(set) var caret: LinePosition
  /// Characters to the left of what is seen, as the last key left it; see `firstShown(columns:)`.
  var first = 0
  package let limit: Limit
  package let mask: Mask
  /// Cells of the symbol that stands for a character; 0 where none does.
  let maskColumns: Int
  /// Whether Ctrl-U empties the line wherever the caret stands, as in dialog; else it deletes what is
  /// before the caret, as in shells.
  package let clearsWhole: Bool
  /// Whether a line break can be typed behind Ctrl-V, as in dialog.
  package let takesLineBreaks: Bool
  /// Whether marks at both ends of the field tell that there is more.
  package let hasMarks: Bool
  /// Whether Ctrl-Y could bring something back.
  private var killed: [UInt8] = []
  /// Whether the last key killed, so that the next one adds to what it took.
  private var isKilling = false
  private var history = LineEditorHistory()
  /// Whether the next key is taken for what it sends, whatever it means otherwise.
  package private(set) var takesLiterally = false

  /// An editor of any bytes, with the caret at their end.
  package init(
    _ initial: [UInt8], limit: Limit = .none, mask: Mask = .none, clearsWhole: Bool = false,
    takesLineBreaks: Bool = false, hasMarks: Bool = true, rules: TextRules
  ) {
    text = LineEditorText(initial, rules: rules)
    caret = text.end
    self.limit = limit
    self.mask = mask
    maskColumns = if case .symbol(let symbol) = mask { symbol.columns } else { 0 }
    self.clearsWhole = clearsWhole
    self.takesLineBreaks = takesLineBreaks
    self.hasMarks = hasMarks
  }

  package var value: [UInt8] { text.bytes }
  package var isEmpty: Bool { text.bytes.isEmpty }
  /// How many characters are entered.
  package var count: Int { text.clusters.count }
  package var isAtEnd: Bool { caret.cluster == count }

  /// What a key makes of the line: `.unchanged` where there is nothing to move or delete, a bell for what does not
  /// fit; nil when the key means nothing to it.
  package mutating func handle(_ key: Key, columns: Int) -> Reaction? {
    let command = takesLiterally ? .insertLiterally(key) : LineEditorCommand(key)
    guard let command else { return nil }
    takesLiterally = command == .quote
    // From what was seen before on, which at first only the field's width tells.
    first = firstShown(columns: columns)
    let step = perform(command)
    first = firstShown(columns: columns)
    return step
  }

  /// Takes in pasted text of any bytes; what does not fit is left out, with a bell.
  ///
  /// Line breaks at its ends are dropped, since they come along unseen; others become blanks. Tabs stay, other control
  /// characters do not.
  package mutating func paste(
    _ bytes: [UInt8], columns: Int, limit: Int = KeyDecoder.pasteLimit
  ) -> Reaction {
    history.close()
    isKilling = false
    takesLiterally = false
    // A paste as long as pastes can be was cut off, perhaps within a character.
    let isCut = bytes.count >= limit
    let step = insert(Self.oneLine(isCut ? bytes.droppingBegunCharacter : bytes), .single)
    first = firstShown(columns: columns)
    return isCut ? .effect(.bell) : step
  }

  /// Brings the caret to the character at `column` cells from the begin of the field.
  package mutating func click(column: Int, columns: Int) {
    first = firstShown(columns: columns)
    move(to: position(column: column, columns: columns), columns: columns)
  }

  package mutating func moveToStart(columns: Int) { move(to: .start, columns: columns) }
  package mutating func moveToEnd(columns: Int) { move(to: text.end, columns: columns) }

  /// Deletes everything; undo brings it back.
  package mutating func clear() {
    history.close()
    _ = remove(.start, text.end, .single)
    first = 0
  }

  /// Puts a value in the place of everything, with the caret behind it; undo brings the old one back.
  package mutating func replaceAll(with bytes: [UInt8]) {
    history.close()
    replace(0..<text.bytes.count, with: bytes, .single)
    first = 0
  }

  /// Cells that the value takes where all of it is shown, at most `limit`.
  package func columns(upTo limit: Int) -> Int {
    var sum = 0
    for cluster in text.clusters where sum < limit { sum += cluster.columns }
    return min(sum, limit)
  }

  private mutating func move(to position: LinePosition, columns: Int) {
    history.close()
    isKilling = false
    takesLiterally = false
    caret = position
    first = firstShown(columns: columns)
  }

  private mutating func perform(_ command: LineEditorCommand) -> Reaction {
    let wasKilling = isKilling
    isKilling = false
    switch command {
    case .insert(let scalar): return insert(Array(String(scalar).utf8), .typing)
    case .insertLiterally(let key):
      // What no line can hold stays out, with a bell.
      guard let bytes = key.literal, takesLineBreaks || bytes != [0x0A] else {
        return .effect(.bell)
      }
      return insert(bytes, .typing)
    case .quote: return .unchanged
    case .eraseLeft: return remove(text.position(before: caret), caret, .erasing)
    case .eraseRight: return remove(caret, text.position(after: caret), .deleting)
    case .undo: return restore(history.undo(), backwards: true)
    case .redo: return restore(history.redo(), backwards: false)
    case .yank:
      history.close()
      return killed.isEmpty ? .unchanged : insert(killed, .single)
    case .killBlankWordLeft: return kill(wordLeft(blankWise: true), caret, wasKilling)
    case .killWordLeft: return kill(wordLeft(), caret, wasKilling)
    case .killWordRight: return kill(caret, wordRight(), wasKilling)
    case .killToEnd: return kill(caret, text.end, wasKilling)
    case .killToStart: return kill(.start, clearsWhole ? text.end : caret, wasKilling)
    case .moveLeft: return move(to: text.position(before: caret))
    case .moveRight: return move(to: text.position(after: caret))
    case .moveWordLeft: return move(to: wordLeft())
    case .moveWordRight: return move(to: wordRight())
    case .moveToStart: return move(to: .start)
    case .moveToEnd: return move(to: text.end)
    }
  }

  private mutating func move(to position: LinePosition) -> Reaction {
    history.close()
    if position == caret { return .unchanged }
    caret = position
    return .changed
  }

  private mutating func remove(
    _ start: LinePosition, _ end: LinePosition, _ kind: LineEditKind
  ) -> Reaction {
    if start == end { return .unchanged }
    replace(start.byte..<end.byte, with: [], kind)
    return .changed
  }

  /// Deletes and keeps for Ctrl-Y; what is killed key after key is kept as one piece.
  private mutating func kill(
    _ start: LinePosition, _ end: LinePosition, _ continues: Bool
  ) -> Reaction {
    history.close()
    isKilling = true
    if start == end { return .unchanged }
    let piece = text.bytes[start.byte..<end.byte]
    if !continues {
      killed = Array(piece)
    } else if start.byte < caret.byte {
      killed = piece + killed
    } else {
      killed += piece
    }
    return remove(start, end, .single)
  }

  private mutating func restore(_ edit: LineEdit?, backwards: Bool) -> Reaction {
    guard let edit else { return .unchanged }
    let (old, new) = backwards ? (edit.inserted, edit.removed) : (edit.removed, edit.inserted)
    let end = text.replace(edit.offset..<edit.offset + old.count, with: new, near: caret)
    caret = backwards ? text.position(atOrAfter: edit.caret, near: end) : end
    return .changed
  }

  private mutating func replace(_ range: Range<Int>, with new: [UInt8], _ kind: LineEditKind) {
    let edit = LineEdit(
      kind: kind, offset: range.lowerBound, removed: Array(text.bytes[range]), inserted: new,
      caret: caret.byte)
    caret = text.replace(range, with: new, near: caret)
    history.record(edit)
  }

  /// Inserts as many whole characters as there is room for; rings the bell for the others.
  private mutating func insert(_ new: [UInt8], _ kind: LineEditKind) -> Reaction {
    if new.isEmpty { return .unchanged }
    let length = fittingLength(of: new)
    if length > 0 {
      let fitting = length == new.count ? new : Array(new[..<length])
      replace(caret.byte..<caret.byte, with: fitting, kind)
    }
    return length < new.count ? .effect(.bell) : .changed
  }

  /// How many bytes of `new` may be inserted at the caret: whole characters, within the limit.
  private func fittingLength(of new: [UInt8]) -> Int {
    switch limit {
    case .none: return new.count
    case .bytes(let most):
      let room = most - text.bytes.count
      if new.count <= room { return new.count }
      let pieces = LineEditorText(new, rules: text.rules)
      var end = LinePosition.start
      while pieces.position(after: end).byte <= room { end = pieces.position(after: end) }
      return end.byte
    case .characters(let most):
      // What joins a character that is there adds none; only trying tells.
      let allowed = max(most, count)
      if count + new.count <= allowed { return new.count }
      var trial = text
      var end = trial.replace(caret.byte..<caret.byte, with: new, near: caret)
      var over = trial.clusters.count - allowed
      if over <= 0 { return new.count }
      while over > 0, end.byte > caret.byte {
        end = trial.position(before: end)
        over -= 1
      }
      let length = end.byte - caret.byte
      guard over == 0, length > 0 else { return 0 }
      trial = text
      trial.replace(caret.byte..<caret.byte, with: Array(new[..<length]), near: caret)
      return trial.clusters.count <= allowed ? length : 0
    }
  }
}
