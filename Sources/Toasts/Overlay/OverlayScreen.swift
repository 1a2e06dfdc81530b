// An overlay as a screen for boxes that only show: a frame goes to each terminal as one write between DECSC and DECRC, and
// goes again whenever the multiplexer has written, since that may have drawn over it.
//
// Of the terminal's state, the multiplexer believes to know all: cursor and pen are given back, whether the cursor is seen
// and where margins stand is not touched. A terminal that shows the multiplexer no more (detached, suspended) is left alone.
//
// The multiplexer is asked to repaint at the end, and when it has written and is calm.
// What is drawn and uncovered again stays blank until then.

package import Boxes
package import Drawing
package import Terminal

/// The terminals of an overlay, to show a toast on.
package final class OverlayScreen: Screen {
  private var targets: [OverlayTarget]
  private let overlay: Overlay
  private let placement: Placement
  private let isSynchronized: Bool
  /// Whether anything may have been drawn that is to be painted over.
  private var isDirty = false
  /// What was drawn on so far, by row.
  private var covered: [Range<Int>] = []
  private var events: [Event] = []
  /// What has changed for the box, asked for after SIGCONT.
  var news: (() -> Event?)?
  /// Told after the first frame.
  var opened: (() -> Void)?
  /// The columns of the panel, in which whoever comes in its place covers every cell.
  var panel = 0..<0
  /// What the toast attends to besides the clock.
  var monitor: (any EventMonitor)?
  /// The clock's time of the first frame, and of the last.
  private var origin: Duration?
  private var firstAttempt: Duration?
  private var lastFrame = Duration.zero
  /// The process that draws over us; nil where it is not known.
  private let server: OtherProcess?
  private var repaintScheduler = RepaintScheduler()
  /// When a frame was last sent to every terminal; nil where one is owed to some.
  private var lastSent: Duration?
  /// How long a picture that stands still stays unrepeated.
  private static let interval = Duration.milliseconds(33)
  /// How long it is believed that nobody but the multiplexer writes on its terminals.
  private static let longestTrust = Duration.seconds(1)
  /// How soon it is looked again whether a flooded terminal has become calm.
  private static let pollInterval = Duration.milliseconds(5)
  /// How long the first frame waits for that before the toast is given up.
  private static let longestFlood = Duration.seconds(10)

  package let size: Size
  package var now: Duration { origin.map { Clock.now() - $0 } ?? .zero }
  package var isBusy: Bool { targets.contains { !$0.terminal.takesOutput } }

  /// A screen of so many columns and rows on the terminals, which are those of the overlay in their order.
  package init(
    _ terminals: [TTY], _ overlay: Overlay, size: Size, placement: Placement, look: Look,
    isSynchronized: Bool
  ) {
    self.overlay = overlay
    server = overlay.multiplexer.server
    self.size = size
    self.placement = placement
    self.isSynchronized = isSynchronized
    targets = zip(terminals, overlay.clients).map { OverlayTarget($0, $1, look) }
    for index in targets.indices { _ = settle(index) }
  }

  // MARK: Screen

  package func show(_ canvas: borrowing Canvas) throws(TerminalError) -> Duration {
    cover(canvas)
    for index in targets.indices {
      var out = Sequences()
      if isSynchronized { out.set(.synchronizedOutput, true) }
      out.saveCursor()
      out.useASCII()
      out.append(targets[index].painter.paint(canvas, only: covered))
      out.restoreCursor()
      if isSynchronized { out.set(.synchronizedOutput, false) }
      targets[index].frame = out.bytes
    }
    let before = Clock.now()
    if firstAttempt == nil {
      firstAttempt = before
      // Before anybody can see a key that is not heard yet.
      monitor?.begin(besideOutput: true)
      isDirty = true
    }
    let isShown = send()
    let after = Clock.now()
    if origin == nil, isShown { begin(at: before) }
    return after - before
  }

  package func next(
    until deadline: Duration?, watching sources: [Source]
  ) throws(TerminalError) -> Event {
    while true {
      if !events.isEmpty { return events.removeFirst() }
      // With nobody left to see it the toast is over.
      if targets.isEmpty { return .resized(Size()) }
      guard let origin else {
        awaitCalm()
        continue
      }
      let wanted = deadline.map { origin + $0 }
      let again = lastFrame + Self.interval
      let until = min(wanted ?? again, monitor?.deadline ?? again, again)
      let wakeup = EventWait.wait(readable: monitor?.descriptors ?? [], until: until)
      handle(wakeup.signals)
      if let monitor { events += monitor.events(after: wakeup) }
      if !events.isEmpty { continue }
      if repaintScheduler.wantsRepaint(at: Clock.now()) { return repaint() }
      if let wanted, Clock.now() >= wanted { return .wake }
      if events.isEmpty, Clock.now() >= again { repeatFrame() }
    }
  }

  /// Has all repainted, after which a frame is wanted; what is not drawn on any more is painted as well.
  private func repaint() -> Event {
    finish(startRepaint(), within: .milliseconds(200))
    repaintScheduler.settle(at: Clock.now())
    covered = []
    return .wake
  }

  private func startRepaint() -> [Child] {
    overlay.clients.compactMap { overlay.multiplexer.repaint($0.path) }
  }

  /// Waits until the multiplexer knows that it is to repaint.
  private func finish(_ painters: [Child], within time: Duration) {
    let deadline = Clock.now() + time
    for painter in painters { _ = painter.wait(until: deadline) }
  }

  /// Tries again to show the first frame, while the terminals are flooded; the toast's time begins when one does.
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
    opened?()
    // A call may have come before anybody listened.
    if let event = news?() { events.append(event) }
  }

  package func perform(_ effect: Effect) throws(TerminalError) {}

  /// Has the terminals repainted, and waits until the multiplexer knows it; does nothing the second time.
  package func close() {
    monitor?.pause()
    guard isDirty else { return }
    isDirty = false
    finish(startRepaint(), within: .seconds(1))
  }

  /// Covers all of the panel from the first frame on, since the picture of another stands there.
  func inherit() { covered = Array(repeating: panel, count: size.rows) }

  /// Whether nothing was ever drawn on beside the panel.
  var isWithinPanel: Bool {
    covered.allSatisfy {
      $0.isEmpty || panel.lowerBound <= $0.lowerBound && $0.upperBound <= panel.upperBound
    }
  }

  /// Leaves the picture to another toast, which has drawn over it.
  func leavePicture() { isDirty = false }

  // MARK: Frames

  /// Adds the columns that a frame draws on; what is uncovered again stays blank.
  private func cover(_ canvas: borrowing Canvas) {
    if covered.isEmpty { covered = Array(repeating: 0..<0, count: canvas.size.rows) }
    for row in canvas.drawnRows {
      let range = canvas.drawnColumns(in: row)
      if range.isEmpty { continue }
      covered[row] =
        covered[row].isEmpty
        ? range
        : min(
          covered[row].lowerBound, range.lowerBound)..<max(
            covered[row].upperBound, range.upperBound)
    }
  }

  /// Sends the frame again where somebody has written since: mostly nobody has, and a slow line is not to carry it for
  /// nothing.
  private func repeatFrame() {
    lastFrame = Clock.now()
    let isTrusted = lastSent.map { lastFrame - $0 < Self.longestTrust } ?? false
    if repaintScheduler.note(server?.writes, at: lastFrame) || !isTrusted { _ = send() }
  }

  /// Sends the frame to every terminal that shows the multiplexer and is ready for it.
  ///
  /// - Returns: whether any got it.
  private func send() -> Bool {
    lastFrame = Clock.now()
    lastSent = lastFrame
    _ = repaintScheduler.note(server?.writes, at: lastFrame)
    var isShown = false
    for index in targets.indices.reversed() {
      guard targets[index].client.witness.holds, settle(index) else {
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

  /// Finds the toast's place on a terminal anew when that has another size.
  ///
  /// - Returns: whether there is a place.
  private func settle(_ index: Int) -> Bool {
    switch targets[index].settle(size, placement) {
    case .none: return false
    case .same: break
    // A frame for another place is not sent any more; the next one is wanted now.
    case .moved: events.append(.wake)
    }
    return true
  }

  // MARK: Signals

  private func handle(_ signals: SignalSet) {
    for signal in signals.endings {
      if monitor?.takes(signal) == true { continue }
      close()
      JobControl.die(by: signal)
    }
    if signals.contains(.resume), let event = news?() { events.append(event) }
    if signals.contains(.suspend) { suspend() }
  }

  /// Leaves the terminals alone while we are stopped, and comes back.
  private func suspend() {
    let before = Clock.now()
    close()
    JobControl.suspend(.itself)
    // The time of the stop does not count.
    if let origin { self.origin = origin + (Clock.now() - before) }
    firstAttempt = nil
    events.append(.resized(size))
  }
}
