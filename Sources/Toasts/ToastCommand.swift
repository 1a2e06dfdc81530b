// Showing a toast. It is decoration: whatever becomes of it, the script goes on.

import Boxes
import Drawing
import Options
import Terminal
import Text

/// One toast from request to end.
struct ToastCommand {
  /// What is to be shown.
  let request: BoxRequest
  /// Where it is to be shown.
  let environment: ProgramEnvironment
  /// What is attended to besides the clock, and how it ended; nil for a toast that only shows itself.
  var attention: ToastAttention?
  /// Our own terminal where it is open already; its turn is then that of whoever listens to its keys.
  var terminal: TTY?
  /// Whether it is still to be seen while it waits for its turn.
  var isWanted: () -> Bool = { true }

  /// Cells that stay free left and right of a toast.
  static let margin = Size(columns: 2)

  /// Exit code of a toast that waits for something when another one has taken its place, or it was closed.
  static let replaced: Int32 = 7

  /// Shows the toast and waits until it is gone, or has that done by a process of its own.
  ///
  /// - Returns: the exit code.
  /// - Throws: a text or terminal that was named but cannot be had.
  func run() throws(Failure) -> Int32 {
    if Detachment.isWanted(request, in: environment) { return try runDetached() }
    let search = OverlaySearch(request.settings, in: environment)
    var terminal = self.terminal
    if terminal == nil { terminal = try environment.terminal(request.settings) }
    let builder = BoxBuilder(request, in: environment)
    let message = try Message(request, rules: builder.rules)
    // Nothing to say is nothing to do.
    if message.isEmpty { return 0 }
    return try show(message, builder, on: terminal, search)
  }

  /// Lets the caller go on as soon as it is known that nothing is wrong with the line.
  private func runDetached() throws(Failure) -> Int32 {
    let builder = BoxBuilder(request, in: environment)
    let message = try Message(request, rules: builder.rules)
    if message.isEmpty { return 0 }
    if OverlaySearch.mayFind(request.settings, in: environment) {
      switch CurrentProcess.divide() {
      case .first: return 0
      case .second: if let code = try showDetached() { return code }
      case nil: break
      }
    }
    guard let terminal = try environment.terminal(request.settings) else {
      return writePlain(message)
    }
    return handOn(message, on: terminal)
  }

  /// Shows the toast as an overlay without keeping our own terminal open, whose window would not close before.
  ///
  /// - Returns: nil where it cannot be shown so.
  private func showDetached() throws(Failure) -> Int32? {
    let search = OverlaySearch(request.settings, in: environment)
    let path = try environment.terminal(request.settings).map { $0.path ?? [] }
    guard case .found(let overlay) = search.finding(ownPath: path),
      case .ended(let code) = try show(overlay, own: nil, ownPath: path)
    else { return nil }
    return code
  }

  /// Shows it the best way there is.
  private func show(
    _ message: Message, _ builder: BoxBuilder, on terminal: TTY?, _ search: OverlaySearch
  ) throws(Failure) -> Int32 {
    var facts = MethodFacts(
      kind: environment.kind, size: terminal.map { TerminalScreen.size(of: $0) },
      wanted: request.settings.method,
      overlay: search.finding(own: terminal))
    if case .found(let overlay) = facts.overlay {
      switch try show(overlay, own: terminal, ownPath: terminal.map { $0.path ?? [] }) {
      case .ended(let code): return code
      case .refused(let reason): facts.overlay = .refused(reason)
      }
    }
    if let wanted = request.settings.method, let refusal = facts.refusal {
      throw Failure("--via \(wanted.rawValue): \(refusal)", status: Failure.noTerminal)
    }
    guard let terminal, request.settings.method != .plain, !environment.isPlain(request.settings)
    else { return writePlain(message, on: terminal) }
    guard terminal.isOurs else { return handOn(message, on: terminal) }
    if MethodChoice(facts).method == .plain { return writePlain(message, on: terminal) }
    return showOnScreen(message, builder, facts, on: terminal)
  }

  /// Leaves the message to whoever has the terminal, another job: nothing is drawn over it.
  func handOn(_ message: Message, on terminal: TTY) -> Int32 {
    let words = message.spelt(BoxBuilder(request, in: environment), withKeys: false)
    Detachment(environment: environment).deliver(words, request.settings, on: terminal)
    return 0
  }

  /// A number that is the higher the later a process was started: of those of one moment, by their own numbers.
  ///
  /// Whoever was called earlier may come to run later.
  private static var birth: Int {
    let own = OtherProcess.own
    return (own.startTime ?? Int(Clock.now() / .milliseconds(10))) * 10_000_000 + own.number
  }

  /// What the others of the terminal are told about it.
  ///
  /// `rows` is how high it is; 0 where it cannot be seen together with others.
  func entry(_ message: Message, rows: Int, stack: Int) -> QueueEntry {
    let settings = request.settings
    var entry = QueueEntry()
    entry.rank = settings.urgency.rank
    entry.birth = Self.birth
    entry.stack = stack
    entry.place =
      switch settings.vertical ?? .bottom {
      case .top: 0
      case .center: 1
      case .bottom: 2
      }
    entry.rows = rows
    entry.isWaitedFor = request.isWaitingToast
    entry.id = settings.id.map { Array($0.utf8) } ?? []
    entry.text = equality(of: message)
    return entry
  }

  /// All that is seen and done, as bytes that are the same for equal toasts.
  private func equality(of message: Message) -> [UInt8] {
    let settings = request.settings
    let toast = settings.toast
    let extras = "\(toast.percent ?? -1) \(toast.hasCountdown) \(toast.notifies) \(toast.rings)"
    var bytes: [UInt8] = []
    for part in [settings.severity.rawValue, extras, message.title.string, message.text.string] {
      bytes += Array(part.utf8) + [0]
    }
    bytes += toast.icon ?? [0]
    if bytes.count <= Self.longestEquality { return bytes }
    var print = Fingerprint()
    print.add(bytes)
    return Array(bytes.prefix(Self.longestEquality)) + Array(String(print.hash, radix: 16).utf8)
  }

  /// Bytes of a toast that others read to see whether it is equal to theirs.
  private static let longestEquality = 4096

  /// The exit code where a wait has ended without a turn, or a toast before its time.
  func code(for outcome: QueueTicket.Outcome) -> Int32? {
    switch outcome {
    case .shown: nil
    case .merged: 0
    case .replaced, .closed: request.isWaitingToast ? Self.replaced : 0
    }
  }

  /// Shows it as a line, with the words that a picture would show besides.
  func writePlain(_ message: Message, on terminal: TTY? = nil) -> Int32 {
    if let terminal, terminal.isOurs {
      Announcement.send(
        message, request.settings.toast, to: [terminal], bell: [terminal], in: environment)
    }
    // Before anybody can see a key that is not heard yet.
    if request.isWaitingToast, let attention, (try? Signals.install()) != nil {
      attention.monitor.begin(besideOutput: true)
    }
    if request.settings.verbosity == .never { return 0 }
    History.note(message, request.settings, in: environment)
    let builder = BoxBuilder(request, in: environment)
    PlainLines.write(
      message.spelt(builder, withKeys: terminal != nil), request.settings.severity, in: environment
    )
    return 0
  }
}

extension BoxBuilder {
  /// The toast for a message, which tells how many more wait where several are seen at once.
  func queuedToastBox(_ message: Message) -> ToastBox {
    var box = toastBox(message)
    if settings.stack > 1 {
      box.more = 0
      box.moreWord = environment.words == .english ? " more" : ""
    }
    return box
  }
}

extension QueueTicket {
  /// The toast as it is in its place among the others.
  func seated(_ box: ToastBox) -> ToastBox {
    var box = box
    box.isInPlace = entry.rank == 0
    if box.more != nil { box.more = more }
    return box
  }
}

extension Message {
  /// The message with how many times it was to be told.
  func times(_ count: Int, _ builder: BoxBuilder) -> Message {
    if count < 2 { return self }
    let sign = builder.look.encoding == .ascii ? "x" : "×"
    let mark = DisplayText(" (\(sign)\(count))", rules: builder.rules)
    return text.isEmpty
      ? Message(title: mark.preceded(by: title), text: text)
      : Message(title: title, text: mark.preceded(by: text))
  }
}

extension Message {
  /// The message with what a picture shows besides: how much is done, and the keys where they are heard.
  func spelt(_ builder: BoxBuilder, withKeys: Bool) -> Message {
    let parts = builder.toastParts
    var end: [String] = []
    if let percent = parts.percent { end.append("\(percent)%") }
    if withKeys, let keys = parts.keys(builder.rules) { end.append(keys.visible) }
    if end.isEmpty { return self }
    let words = DisplayText(end.joined(separator: "  "), rules: builder.rules)
    if text.isEmpty { return Message(title: title, text: words) }
    return Message(
      title: title,
      text: words.preceded(by: DisplayText("  ", rules: builder.rules).preceded(by: text)))
  }
}
