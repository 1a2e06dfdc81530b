// A command that runs under a toast. It stays in our process group, so that it can read the terminal (a password), be
// stopped with us and be interrupted by keys; signals that reach us alone are forwarded.
//
// What it writes to the toast's terminal comes through a pseudo-terminal. Plain lines are forwarded between the frames, or held
// where they would scroll the toast away. The toast ends for good when the command wants the screen: it writes anything but lines,
// or a lot, or has begun a line and waits, as after a question, or a program reads keys one by one, as a full-screen program does.

import Controls
import Drawing
import Terminal
import Screens

final class CommandMonitor: EventMonitor {
  private enum Passage {
    /// Output is forwarded up to the last place where a frame may come between, held, or forwarded as it comes.
    case inPieces, closed, open
  }

  private let child: Child
  private let terminal: TTY?
  private let output: Pseudoterminal?
  private let hadLines: Bool
  private var passage = Passage.inPieces
  private var hasPicture = false
  private var scanner: OutputScanner
  /// Output that was read and not forwarded.
  private var held: [UInt8] = []
  /// How many bytes of it can be forwarded between two frames.
  private var cut = 0
  /// When the last output came, as a time of `Clock`.
  private var lastArrival = Duration.zero
  private(set) var forwardedSignal: Signal?
  private var isTold = false

  /// The most output that is held, in bytes.
  private static let limit = 1 << 20
  /// How long an unfinished line must stand still to be taken for a question.
  private static let questionDelay = Duration.milliseconds(300)

  /// How long a stopped command must be silent until its screen counts as restored: its children may still be writing.
  private static let quietTime = Duration.milliseconds(100)
  private static let pollInterval = Duration.milliseconds(20)
  /// How long a command may take to stop before we stop without it.
  private static let longestStop = Duration.seconds(2)

  /// `output` takes what the command writes instead of `terminal`; nil where it writes elsewhere.
  init(_ child: Child, on terminal: TTY?, output: Pseudoterminal?) {
    self.child = child
    self.terminal = terminal
    self.output = output
    hadLines = terminal?.isCanonical ?? true
    scanner = OutputScanner(columns: terminal.map { TerminalScreen.size(of: $0).columns } ?? 0)
  }

  var ending: Child.Ending? { child.endingIfAny() }

  var leavesScreen: Bool { scanner.isHarmless && (!hadLines || terminal?.isCanonical != false) }

  func begin(besideOutput: Bool) {
    hasPicture = true
    passage = besideOutput ? .inPieces : .closed
  }

  func pause() {
    hasPicture = false
    passage = .inPieces
    pass()
  }

  /// Forwards what was held, and from here on everything as it comes.
  func open() {
    passage = .open
    pass()
  }

  var descriptors: [Int32] { output?.descriptor.map { [$0] } ?? [] }

  var deadline: Duration? {
    guard let attention = output?.deadline else { return answerDeadline }
    return min(attention, answerDeadline ?? attention)
  }

  private var answerDeadline: Duration? {
    guard case .closed = passage, !isTold, !held.isEmpty, scanner.hasBegunRow else { return nil }
    return lastArrival + Self.questionDelay
  }

  func takes(_ signal: Signal) -> Bool {
    forwardedSignal = signal
    let isKey = signal == .interrupt || signal == .quit
    // The terminal has sent the signal to the command, too, and a second one could mean more.
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

  /// Waits until the command has ended or the deadline has come, and forwards signals meanwhile.
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

  /// Whether a command that was told to stop may still have output to forward.
  private func isStopping(since moment: Duration) -> Bool {
    let now = Clock.now()
    guard let output, now < moment + Self.longestStop else { return false }
    // Its last output is available only when it has stopped.
    return !RunningProcess(Int(child.process)).isStopped || output.hasOutput
      || now < max(moment, lastArrival) + Self.quietTime
  }

  /// Forwards the rest of the command's output, and leaves the output of its children to a second process.
  func finish() {
    // Where its children keep writing, the limit makes sure that nothing of its own is left.
    var left = Self.limit
    while left > 0, case let now = descriptors, !now.isEmpty {
      let wakeup = EventWait.wait(readable: now, until: .zero)
      if wakeup.readable.isEmpty && wakeup.hungUp.isEmpty { break }
      left -= read(wakeup)
    }
    output?.finishWriting()
    output?.synchronize()
    output?.relayInBackground()
  }

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

  /// Forwards available output while nobody waits for events, of a flood only a part.
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
    let end =
      switch passage {
      case .inPieces: cut
      case .closed: 0
      case .open: held.count
      }
    if end == 0 { return }
    output?.forward(Array(held[..<end]))
    held.removeFirst(end)
    cut = max(0, cut - end)
  }
}
