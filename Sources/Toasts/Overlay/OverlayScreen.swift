// An overlay as a screen for boxes that only show: a frame is one write to each terminal between DECSC and DECRC, sent again whenever
// the multiplexer has written, since that may have drawn over it. Cursor and pen are restored, since the multiplexer relies on them;
// margins and the cursor's visibility stay untouched. A terminal that no longer shows the multiplexer is left alone.
//
// The multiplexer is asked to repaint at the end, whatever signal ends us, and when it has written and is calm. What is drawn
// and uncovered again stays blank until then.

import Controls
import Drawing
import Screens
import Terminal

final class OverlayScreen: Screen {
  private var targets: [OverlayTarget]
  private let clients: [OverlayClient]
  private let multiplexer: Overlay.Multiplexer
  private let server: RunningProcess?
  private let placement: Placement
  private let isSynchronized: Bool
  private var painter: Painter
  var tenant: (any ScreenTenant)?
  var monitor: (any EventMonitor)?
  /// The columns of the panel, in which whoever comes in its place covers every cell.
  var panel = 0..<0
  /// The columns that were drawn on since the last repaint, by row.
  private var covered: [Range<Int>] = []
  private var isDirty = false
  private var events: [Event] = []
  private var origin: Duration?
  private var firstAttempt: Duration?
  /// When the last frame was sent or found to be still shown.
  private var lastFrame = Duration.zero
  /// When a frame was last sent to every terminal; nil where one is owed to some.
  private var lastSent: Duration?
  private var repaintScheduler = RepaintScheduler()
  /// Tells of writes to the terminals; nil where they must be looked for.
  private let watch: WriteWatch?
  /// Whether somebody may have written since a picture that stands still was last checked.
  private var isWritten = true

  /// How often it is checked, at most, whether a picture that stands still must be sent again.
  private static let interval = Duration.milliseconds(33)
  /// How long it is assumed that nobody but the multiplexer writes on its terminals.
  private static let longestTrust = Duration.seconds(1)
  /// How often it is checked whether a flooded terminal has become calm.
  private static let pollInterval = Duration.milliseconds(5)
  /// How long the first frame waits for that before the toast is given up.
  private static let longestFlood = Duration.seconds(10)

  let size: Size
  var now: Duration { origin.map { Clock.now() - $0 } ?? .zero }
  var isBusy: Bool { targets.contains { !$0.terminal.takesOutput } }

  init(_ targets: OverlayTargets, _ picture: OverlayPicture, look: Look) {
    self.targets = targets.all
    clients = targets.clients
    multiplexer = targets.multiplexer
    server = multiplexer.server
    watch = WriteWatch(clients.map(\.path))
    size = picture.size
    placement = picture.placement
    isSynchronized = picture.isSynchronized
    painter = Painter(look: look, addressing: .absolute(origin: Point()))
    for index in self.targets.indices { _ = locate(index) }
  }

  func show(_ canvas: borrowing Canvas) throws(TerminalError) -> Duration {
    cover(canvas)
    for index in targets.indices {
      painter.addressing = .absolute(origin: targets[index].origin)
      var out = Sequences()
      out.saveCursor()
      out.useASCII()
      out.append(painter.paint(canvas, only: covered))
      out.restoreCursor()
      targets[index].frame = isSynchronized ? out.synchronized.bytes : out.bytes
    }
    let before = Clock.now()
    if firstAttempt == nil {
      firstAttempt = before
      // Keys are heard before anybody can see them.
      monitor?.begin(besideOutput: true)
      isDirty = true
    }
    let isShown = send()
    let after = Clock.now()
    if origin == nil, isShown { begin(at: before) }
    return after - before
  }

  func next(until deadline: Duration?, watching sources: [Source]) throws(TerminalError) -> Event {
    while true {
      if !events.isEmpty { return events.removeFirst() }
      // With nobody left to see it the toast is over.
      if targets.isEmpty { return .resized(Size()) }
      guard let origin else {
        awaitCalm()
        continue
      }
      let wanted = deadline.map { origin + $0 }
      // What is known to be written needs no more news of that.
      let idle = isIdle ? watch?.descriptor : nil
      let again = lastFrame + (idle == nil ? Self.interval : Self.longestTrust)
      let until = min(wanted ?? again, monitor?.deadline ?? again, again)
      let wakeup = EventWait.wait(
        readable: (monitor?.descriptors ?? []) + [idle].compactMap(\.self), until: until)
      if let idle, wakeup.readable.contains(idle) { isWritten = true }
      handle(wakeup.signals)
      if let monitor { events += monitor.events(after: wakeup) }
      if !events.isEmpty { continue }
      if repaintScheduler.wantsRepaint(at: Clock.now()) {
        repaint(within: .milliseconds(200))
        repaintScheduler.reset(at: Clock.now())
        covered = []
        return .wake
      }
      if let wanted, Clock.now() >= wanted { return .wake }
      if events.isEmpty,
        Clock.now() >= again || isWritten && Clock.now() >= lastFrame + Self.interval
      {
        repeatFrame()
      }
    }
  }

  /// Whether nothing is left to do until somebody writes.
  private var isIdle: Bool { !isWritten && lastSent != nil && !repaintScheduler.isPending }

  func perform(_ effect: Effect) throws(TerminalError) {}

  /// Tries again to show the first frame while the terminals are flooded; the toast's time begins when it is shown.
  private func awaitCalm() {
    handle(EventWait.wait(readable: [], until: Clock.now() + Self.pollInterval).signals)
    if send() {
      begin(at: lastFrame)
      events.append(.wake)
    } else if let firstAttempt, Clock.now() - firstAttempt > Self.longestFlood {
      targets.removeAll()
    }
  }

  private func begin(at moment: Duration) {
    origin = moment
    tenant?.opened()
    // A call may have come before anybody listened.
    if let event = tenant?.news() { events.append(event) }
  }

  /// Leaves the picture to a toast that takes it over, or else has the terminals repainted, and gives up the place.
  func finish() {
    monitor?.pause()
    let isWithinPanel = covered.allSatisfy {
      $0.isEmpty || panel.lowerBound <= $0.lowerBound && $0.upperBound <= panel.upperBound
    }
    if isWithinPanel, tenant?.handOver() == true {
      isDirty = false
    } else {
      close()
      tenant?.leave { _ in }
    }
  }

  /// Has the terminals repainted; does nothing the second time.
  private func close() {
    monitor?.pause()
    if isDirty { repaint(within: .seconds(1)) }
    isDirty = false
  }

  private func repaint(within time: Duration) {
    let commands = clients.compactMap { multiplexer.repaint($0.path) }
    let deadline = Clock.now() + time
    for command in commands { _ = command.wait(until: deadline) }
  }

  /// Covers all of the panel from the first frame on, since the picture of another toast stands there.
  func inherit() { covered = Array(repeating: panel, count: size.rows) }

  /// Adds the columns that a frame draws on; what is uncovered again stays blank.
  private func cover(_ canvas: borrowing Canvas) {
    if covered.isEmpty { covered = Array(repeating: 0..<0, count: canvas.size.rows) }
    for row in canvas.drawnRows {
      let (new, old) = (canvas.drawnColumns(in: row), covered[row])
      if new.isEmpty { continue }
      covered[row] =
        old.isEmpty
        ? new : min(old.lowerBound, new.lowerBound)..<max(old.upperBound, new.upperBound)
    }
  }

  /// Sends the frame again where somebody has written since; mostly nobody has, and a slow line is spared.
  private func repeatFrame() {
    lastFrame = Clock.now()
    isWritten = false
    watch?.drain()
    let isTrusted = lastSent.map { lastFrame - $0 < Self.longestTrust } ?? false
    if repaintScheduler.note(server?.writes, at: lastFrame) || !isTrusted { _ = send() }
  }

  /// Sends the frame to every terminal that shows the multiplexer and is ready for it; returns whether any got it.
  private func send() -> Bool {
    lastFrame = Clock.now()
    lastSent = lastFrame
    isWritten = true
    _ = repaintScheduler.note(server?.writes, at: lastFrame)
    var isShown = false
    for index in targets.indices.reversed() {
      guard targets[index].client.witness.holds, locate(index) else {
        targets.remove(at: index)
        continue
      }
      guard targets[index].isCalm() else {
        lastSent = nil
        continue
      }
      if (try? targets[index].terminal.write(targets[index].frame)) == nil {
        targets.remove(at: index)
      } else {
        isShown = true
      }
    }
    return isShown
  }

  /// Finds the toast's place on a terminal anew when that has another size; returns whether there is one.
  private func locate(_ index: Int) -> Bool {
    let place = targets[index].locate(size, placement)
    // A frame for another place is not sent any more; the next one is wanted now.
    if place == .moved { events.append(.wake) }
    return place != .none
  }

  private func handle(_ signals: SignalSet) {
    for signal in signals.endings {
      if monitor?.takes(signal) == true { continue }
      close()
      JobControl.die(by: signal)
    }
    if signals.contains(.resume), let event = tenant?.news() { events.append(event) }
    guard signals.contains(.suspend) else { return }
    let before = Clock.now()
    close()
    JobControl.suspend(.itself)
    // The time of the stop does not count.
    if let origin { self.origin = origin + (Clock.now() - before) }
    firstAttempt = nil
    events.append(.resized(size))
  }
}
