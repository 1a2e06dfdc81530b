// A command at work under a toast. It stays in our process group, so that it can read the terminal (a password), be
// stopped with us and be interrupted by keys; the signals that reach us alone are handed on.
//
// What it writes to the terminal of the toast comes through a pseudo-terminal. As long as that is nothing but lines and
// the toast stands where lines do it no harm, it is passed on between the frames. Where they would, it is kept. The toast
// goes for good as soon as the command wants the screen: it writes anything but lines; it has begun a line and waits, as
// behind a question; it has written a lot; or somebody reads keys one by one, as a program on the whole screen does.

import Boxes
import Drawing
import Terminal
import Screens

/// Watches a command, and passes on what it writes when that does no harm.
final class CommandMonitor: EventMonitor {
  /// What becomes of what the command writes.
  private enum Passage {
    /// It passes where it can be cut.
    case inPieces
    /// It is kept.
    case closed
    /// It passes as it is.
    case open
  }

  private let child: Child
  /// The terminal that the toast stands on; nil where it does the command no harm.
  private let terminal: TTY?
  private let output: Pseudoterminal?
  private let hadLines: Bool
  private var passage = Passage.inPieces
  private var hasPicture = false
  private var scanner: OutputScanner
  /// What was read and has not been passed on.
  private var held: [UInt8] = []
  /// How much of it can be passed on as a piece.
  private var cut = 0
  /// When the last of it came, as a time of `Clock`.
  private var lastArrival = Duration.zero
  /// The last signal that was handed on.
  private(set) var handedOn: Signal?
  private var isTold = false

  /// More than this is not kept.
  private static let limit = 1 << 20
  /// A line that has begun and does not go on for so long is a question.
  private static let patience = Duration.milliseconds(300)

  /// How long nothing must have come from a command that was stopped until it is taken to have given the screen back: what
  /// it has started may be at it still.
  private static let farewell = Duration.milliseconds(100)
  /// How often it is looked meanwhile.
  private static let pollInterval = Duration.milliseconds(20)
  /// How long a command may take to stop; one that never does keeps nobody from the shell.
  private static let longestFarewell = Duration.seconds(2)

  /// Starts watching a command that was just started.
  ///
  /// - Parameters:
  ///   - child: the command.
  ///   - terminal: the terminal that the toast will stand on; nil where what is on it does the command no harm.
  ///   - output: where the command writes instead of there; nil where it writes elsewhere.
  init(_ child: Child, on terminal: TTY?, output: Pseudoterminal?) {
    self.child = child
    self.terminal = terminal
    self.output = output
    hadLines = terminal?.isCanonical ?? true
    scanner = OutputScanner(columns: terminal.map { TerminalScreen.size(of: $0).columns } ?? 0)
  }

  /// How it ended; nil while it runs.
  var ending: Child.Ending? { child.endingIfAny() }

  /// Whether it leaves the screen to a toast so far.
  var leavesScreen: Bool {
    scanner.isHarmless && (!hadLines || terminal?.isCanonical != false)
  }

  func begin(besideOutput: Bool) {
    hasPicture = true
    passage = besideOutput ? .inPieces : .closed
  }

  func pause() {
    hasPicture = false
    passage = .inPieces
    pass()
  }

  /// Passes on what was held, and from here on everything as it is.
  func open() {
    passage = .open
    pass()
  }

  var descriptors: [Int32] { output?.descriptor.map { [$0] } ?? [] }

  var deadline: Duration? {
    guard let attention = output?.deadline else { return answerDeadline }
    return min(attention, answerDeadline ?? attention)
  }

  /// When it is to be taken for a question what was written last.
  private var answerDeadline: Duration? {
    guard case .closed = passage, !isTold, !held.isEmpty, scanner.hasBegunRow else { return nil }
    return lastArrival + Self.patience
  }

  func takes(_ signal: Signal) -> Bool {
    handedOn = signal
    let isKey = signal == .interrupt || signal == .quit
    // The terminal has sent it to the command, too; twice would be a stronger wish.
    if !isKey || !Signals.cameFromTerminal { child.send(signal) }
    Signals.clearEndRequest()
    return true
  }

  func events(after wakeup: Wakeup) -> [Event] {
    read(wakeup)
    guard !isTold, child.endingIfAny() != nil || wantsScreen else { return [] }
    isTold = true
    return [.data(.monitor, [])]
  }

  private var wantsScreen: Bool {
    !leavesScreen || held.count > Self.limit || answerDeadline.map { Clock.now() >= $0 } == true
  }

  /// Waits until the command has ended or that moment has come; signals are handed on meanwhile.
  func wait(until deadline: Duration?) {
    var stop: Duration?
    while child.endingIfAny() == nil {
      let look = stop.map { _ in Clock.now() + Self.pollInterval }
      let until = [deadline, look, output?.deadline].compactMap { $0 }.min()
      let wakeup = EventWait.wait(readable: descriptors, until: until)
      for signal in wakeup.signals.endings { _ = takes(signal) }
      if wakeup.signals.contains(.suspend) { stop = Clock.now() }
      read(wakeup)
      if let moment = stop {
        if isStopping(since: moment) { continue }
        stop = nil
        JobControl.suspend(.itself)
      }
      if let deadline, Clock.now() >= deadline { return }
    }
  }

  /// Whether a command that was told to stop may have something left to pass on.
  private func isStopping(since moment: Duration) -> Bool {
    let now = Clock.now()
    guard let output, now < moment + Self.longestFarewell else { return false }
    // What it wrote last is there when it has stopped, and not before.
    return !RunningProcess(Int(child.process)).isStopped || output.hasOutput
      || now < max(moment, lastArrival) + Self.farewell
  }

  /// Passes on what the command has written before its end, and has a second process pass on what its children write later.
  func finish() {
    // Of a flood that its children keep up, so much that nothing of its own can be left.
    var left = Self.limit
    while left > 0, case let now = descriptors, !now.isEmpty {
      let wakeup = EventWait.wait(readable: now, until: .zero)
      if wakeup.readable.isEmpty && wakeup.hungUp.isEmpty { break }
      left -= read(wakeup)
    }
    output?.synchronize()
    output?.relayInBackground()
  }

  // MARK: Output

  @discardableResult private func read(_ wakeup: Wakeup) -> Int {
    guard let output else { return 0 }
    if wakeup.signals.contains(.resize) {
      output.followSize()
      if let terminal { scanner.columns = TerminalScreen.size(of: terminal).columns }
    }
    output.synchronize()
    guard let number = output.descriptor,
      wakeup.readable.contains(number) || wakeup.hungUp.contains(number)
    else { return 0 }
    return take(output)
  }

  /// Passes on what has come while nobody waits for events; of a flood a part.
  func catchUp() {
    guard let output else { return }
    for _ in 0..<64 where output.hasOutput { _ = take(output) }
  }

  private func take(_ output: Pseudoterminal) -> Int {
    let bytes = output.read()
    if bytes.isEmpty { return 0 }
    lastArrival = Clock.now()
    if case .open = passage {
      held += bytes
    } else {
      for byte in bytes {
        held.append(byte)
        if scanner.take(byte) { cut = held.count }
      }
      if !hasPicture, !scanner.isHarmless { passage = .open }
    }
    pass()
    return bytes.count
  }

  private func pass() {
    let end: Int
    switch passage {
    case .inPieces: end = cut
    case .closed: end = 0
    case .open: end = held.count
    }
    if end == 0 { return }
    output?.forward(Array(held[..<end]))
    held.removeFirst(end)
    cut = max(0, cut - end)
  }
}
