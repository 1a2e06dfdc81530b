// A form that shows how far something is, by what it reads while it is shown: lines about progress, or the data itself.

import Controls
import Drawing
import Input
import Text
import Values

struct ProgressBox: Box {
  /// The items of the form: the bar, and the tasks below it where there are any.
  static let bar = "bar"
  static let tasks = "tasks"

  var form: Form
  private var reader: ProgressReader
  private let source: Source
  /// Makes a text of the form of bytes.
  private let display: ([UInt8]) -> DisplayText
  /// Passes data on and says how far it is; nil where lines tell.
  private let pass: (([UInt8]) -> ProgressUpdate?)?
  private(set) var percentage: Double?
  /// What stands behind the bar besides the percentage; nil for nothing.
  var words: (() -> String)?
  private var estimate = RemainingTime()
  /// When what has changed is shown; nil where all is.
  private var refresh: Duration?
  private var lastShown = Duration.zero
  /// Whether keys and the mouse reach the form.
  private let isInteractive: Bool
  /// Whether the input has ended; what it said last is seen before the box ends.
  private var hasEnded = false

  private static let pace = Duration.milliseconds(16)

  init(
    _ form: Form, reading grammar: ProgressReader.Grammar, from source: Source,
    isInteractive: Bool, display: @escaping ([UInt8]) -> DisplayText,
    passing pass: (([UInt8]) -> ProgressUpdate?)? = nil
  ) {
    self.form = form
    reader = ProgressReader(grammar)
    self.source = source
    self.isInteractive = isInteractive
    self.display = display
    self.pass = pass
  }

  func columns(within limit: Int) -> Int { form.columns(within: limit) }
  var leastColumns: Int { form.leastColumns }
  func rows(forColumns columns: Int, within limit: Int) -> Int {
    form.rows(forColumns: columns, within: limit)
  }
  func draw(on canvas: inout Canvas, in scene: Scene) { form.draw(on: &canvas, in: scene) }

  func deadline(after now: Duration) -> Duration? {
    if hasEnded { return .zero }
    let own = isInteractive ? form.deadline(after: now) : nil
    return [refresh, own, estimate.deadline(after: now)].compactMap { $0 }.min()
  }

  var sources: [Source] { hasEnded ? [] : [source] }

  mutating func handle(_ event: Event, in scene: Scene) -> Response {
    if hasEnded { return .done(.shown) }
    if case .data(source, let bytes) = event {
      for update in updates(bytes) { apply(update, at: scene.now) }
      hasEnded = bytes.isEmpty
      if hasEnded || scene.now >= lastShown + Self.pace { return show(at: scene.now) }
      if refresh == nil { refresh = lastShown + Self.pace }
      return .ignored
    }
    var response = isInteractive ? form.handle(event, in: scene) : .ignored
    if case .resized = event { response = .changed }
    if event == .wake, response == .ignored { return show(at: scene.now) }
    return response
  }

  private mutating func updates(_ bytes: [UInt8]) -> [ProgressUpdate] {
    if let pass { return pass(bytes).map { [$0] } ?? [] }
    return bytes.isEmpty ? reader.finish() : reader.take(bytes)
  }

  private mutating func show(at now: Duration) -> Response {
    refresh = nil
    lastShown = now
    let left = estimate.left(at: now)
    let words = words.map { $0() }
    let known = percentage.map { "\(Int($0)) %" }
    let rules = form.message.text.rules
    setBar { bar in
      bar.left = left
      bar.words = words.map { words in
        DisplayText([known, words].compactMap { $0 }.joined(separator: "  "), rules: rules)
      }
    }
    return .changed
  }

  private mutating func apply(_ update: ProgressUpdate, at now: Duration) {
    switch update {
    case .percentage(let percentage):
      self.percentage = percentage
      estimate.note(percentage, at: now)
      if let index = form.items.firstIndex(where: { $0.name == Self.bar }) {
        _ = form.setItem(index, to: .number(Int(percentage)))
      }
    case .text(let bytes): form.setMessage(display(bytes))
    case .task(let name, let state, let percentage, let text):
      guard let index = form.items.firstIndex(where: { $0.name == Self.tasks }) else { return }
      _ = form.update(index, as: TaskRows.self) { $0.update(name, state, percentage, text) }
    }
  }

  private mutating func setBar(_ change: (inout ProgressBar) -> Void) {
    guard let index = form.items.firstIndex(where: { $0.name == Self.bar }) else { return }
    _ = form.update(index, as: ProgressBar.self) { change(&$0) }
  }
}

/// How long something will still take, by how far it came in the time so far.
struct RemainingTime {
  private var first: (percentage: Double, time: Duration)?
  private var last: (percentage: Double, time: Duration)?

  /// Before so much time nothing is said, since it would be a guess.
  private static let least = Duration.seconds(2)

  mutating func note(_ percentage: Double, at now: Duration) {
    // What begins anew is reckoned anew.
    if let last, percentage < last.percentage { first = nil }
    if first == nil { first = (percentage, now) }
    last = (percentage, now)
  }

  /// Nil where nothing can be said.
  func left(at now: Duration) -> Duration? {
    guard let first, let last, last.percentage > first.percentage, last.percentage < 100,
      now - first.time >= Self.least
    else { return nil }
    let taken = Double((last.time - first.time).nanoseconds)
    let all = taken * (100 - last.percentage) / (last.percentage - first.percentage)
    guard all < 1e18 else { return nil }
    return max(.zero, .nanoseconds(Int64(all)) - (now - last.time))
  }

  /// When the number of seconds changes next.
  func deadline(after now: Duration) -> Duration? {
    guard first != nil, last.map({ $0.percentage < 100 }) ?? false else { return nil }
    return .seconds(now.components.seconds + 1)
  }
}
