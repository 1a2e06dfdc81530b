// Tasks below each other with the state of each: what waits, is at work, is done or went wrong.

package import Drawing
import Input
package import Text

package struct TaskRows: Control {
  private struct Task {
    let name: [UInt8]
    var state = TaskState.run
    var percentage: Double?
    var text: DisplayText
  }

  private var tasks: [Task] = []
  private let rules: TextRules
  private let moves: Bool

  /// Tasks that are kept, at most.
  private static let mostTasks = 1000
  /// Rows that are seen at most; of more tasks those that came last.
  private static let mostRows = 12

  package init(rules: TextRules, moves: Bool) {
    self.rules = rules
    self.moves = moves
  }

  package var isEmpty: Bool { tasks.isEmpty }

  package mutating func update(
    _ name: [UInt8], _ state: TaskState?, _ percentage: Double?, _ text: [UInt8]?
  ) {
    let rules = rules
    func display(_ bytes: [UInt8]) -> DisplayText {
      DisplayText(sanitizing: bytes, lines: .single, rules: rules)
    }
    guard let index = tasks.firstIndex(where: { $0.name == name }) else {
      if tasks.count == Self.mostTasks { tasks.removeFirst() }
      var task = Task(name: name, text: display(text ?? name))
      (task.state, task.percentage) = (state ?? .run, percentage)
      return tasks.append(task)
    }
    if let state { tasks[index].state = state }
    if let percentage { (tasks[index].percentage, tasks[index].state) = (percentage, .run) }
    if let text { tasks[index].text = display(text) }
  }

  package func columns(in skin: Skin) -> Extent {
    Extent(1, tasks.reduce(0) { max($0, $1.text.columns) } + 8)
  }

  package func rows(forColumns columns: Int, in skin: Skin) -> Extent {
    Extent(min(1, tasks.count), min(Self.mostRows, tasks.count))
  }

  package func deadline(after now: Duration) -> Duration? {
    guard moves, tasks.contains(where: { $0.state == .run }) else { return nil }
    let turn = SpinnerFrames.turn.nanoseconds
    return .nanoseconds((now.nanoseconds / turn + 1) * turn)
  }

  package mutating func handle(_ event: Event, in place: Place) -> Reaction {
    event == .wake && moves ? .changed : .ignored
  }

  package func draw(on canvas: inout Canvas, in place: Place) {
    let (skin, area) = (place.skin, place.area)
    for (row, task) in tasks.suffix(area.size.rows).enumerated() {
      let line = Rect(
        column: area.origin.column, row: area.origin.row + row, columns: area.size.columns, rows: 1)
      let style = task.state == .fail ? skin.styles.problem : skin.styles.text
      canvas.put(sign(of: task.state, in: place), at: line.origin, style, within: line)
      let words = task.percentage.map { task.state == .run ? " \(Int($0)) %" : "" } ?? ""
      canvas.put(
        task.text.truncated(to: max(0, line.size.columns - 2 - words.utf8.count)),
        at: Point(column: line.origin.column + 2, row: line.origin.row),
        task.state == .wait || task.state == .skip ? skin.styles.rowDisabled : style, within: line)
      canvas.put(
        words, at: Point(column: line.columns.upperBound - words.utf8.count, row: line.origin.row),
        skin.styles.text, within: line)
    }
  }

  private func sign(of state: TaskState, in place: Place) -> String {
    let isFull = place.skin.look.symbols == .full
    switch state {
    case .ok: return isFull ? "✓" : "+"
    case .fail: return isFull ? "✗" : "x"
    case .skip: return "-"
    case .wait: return "."
    case .run: return SpinnerFrames.sign(at: moves ? place.now : .zero, place.skin.look)
    }
  }
}
