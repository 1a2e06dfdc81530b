// What undo takes back: edits as differences, so that a step costs what it changed. A run of typing is
// one step, and so is a run of the same deleting key.

enum LineEditKind: Equatable, Sendable {
  /// Characters that were typed one after the other.
  case typing
  /// Characters that were deleted one after the other, to the left.
  case erasing
  /// The same to the right.
  case deleting
  /// Everything that is a step of its own: a paste, a yank, a whole word.
  case single
}

/// One difference between two states of a line.
struct LineEdit: Equatable, Sendable {
  var kind: LineEditKind
  /// Bytes before the change.
  var offset: Int
  var removed: [UInt8]
  var inserted: [UInt8]
  /// Bytes before the caret, before the change.
  var caret: Int
}

struct LineEditorHistory: Equatable, Sendable {
  private var done: [LineEdit] = []
  private var undone: [LineEdit] = []
  /// Whether the next edit may be joined to the last one.
  private var isOpen = false

  /// Ends a run: the next edit is a step of its own.
  mutating func close() { isOpen = false }

  mutating func record(_ edit: LineEdit) {
    undone = []
    if !isOpen || !join(edit) { done.append(edit) }
    isOpen = edit.kind != .single
  }

  mutating func undo() -> LineEdit? { Self.move(from: &done, to: &undone, &isOpen) }

  mutating func redo() -> LineEdit? { Self.move(from: &undone, to: &done, &isOpen) }

  private static func move(
    from: inout [LineEdit], to: inout [LineEdit], _ isOpen: inout Bool
  ) -> LineEdit? {
    isOpen = false
    guard let edit = from.popLast() else { return nil }
    to.append(edit)
    return edit
  }

  /// Joins an edit to the last one; false where it is no continuation of it.
  private mutating func join(_ edit: LineEdit) -> Bool {
    let index = done.count - 1
    guard index >= 0, done[index].kind == edit.kind else { return false }
    switch edit.kind {
    case .typing where done[index].offset + done[index].inserted.count == edit.offset:
      done[index].inserted += edit.inserted
    case .erasing where edit.offset + edit.removed.count == done[index].offset:
      // Backwards, the run grows at its begin.
      done[index].removed.insert(contentsOf: edit.removed, at: 0)
      done[index].offset = edit.offset
    case .deleting where edit.offset == done[index].offset: done[index].removed += edit.removed
    default: return false
    }
    return true
  }
}
