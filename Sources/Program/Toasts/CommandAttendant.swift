// A command at work under a toast. It stays in our process group, so that it can read the terminal (a password), be
// stopped with us and be interrupted by keys; the signals that reach us alone are handed on.

package import Boxes
package import Terminal

/// Watches a command, and keeps what it writes where that must not be shown yet.
package final class CommandAttendant: Attendant {
  private let child: Child
  /// What is read from the command: where it writes to, and our end of the pipe.
  private var pipes: [(stream: Int32, descriptor: Int32)] = []
  /// What was read, in the order in which it came.
  private(set) var kept: [(stream: Int32, bytes: [UInt8])] = []
  private var keptBytes = 0
  /// The last signal that was handed on.
  private(set) var handedOn: Signal?
  private var isTold = false
  /// More than this is not kept: the toast goes, and what comes is passed on at once.
  static let limit = 1 << 24

  /// Starts watching a command that was just started.
  package init(_ child: Child) {
    self.child = child
    for (stream, descriptor) in [(Int32(1), child.output), (Int32(2), child.errors)] {
      if let descriptor { pipes.append((stream, descriptor)) }
    }
  }

  /// How it ended; nil while it runs.
  package var ending: Child.Ending? { child.endingIfAny() }

  package func begin() {}
  package func pause() {}
  package var descriptors: [Int32] { pipes.map(\.descriptor) }
  package var deadline: Duration? { nil }

  package func takes(_ signal: Signal) -> Bool {
    handedOn = signal
    let isKey = signal == .interrupt || signal == .quit
    // The terminal has sent it to the command, too; twice would be a stronger wish.
    if !isKey || !Signals.cameFromTerminal { child.send(signal) }
    Signals.goOn()
    return true
  }

  package func events(after wakeup: Wakeup) -> [Event] {
    read(wakeup)
    guard !isTold, child.endingIfAny() != nil || keptBytes > Self.limit else { return [] }
    isTold = true
    return [.data(attended, [])]
  }

  private func read(_ wakeup: Wakeup) {
    for pipe in pipes
    where wakeup.readable.contains(pipe.descriptor) || wakeup.hungUp.contains(pipe.descriptor) {
      let bytes = (try? Descriptor.readSome(pipe.descriptor)) ?? []
      if bytes.isEmpty {
        pipes.removeAll { $0.descriptor == pipe.descriptor }
      } else {
        keptBytes += bytes.count
        kept.append((pipe.stream, bytes))
      }
    }
  }

  /// Waits until the command has ended or that moment has come; signals are handed on meanwhile.
  package func wait(until deadline: Duration?, each step: () -> Void = {}) {
    while child.endingIfAny() == nil {
      let wakeup = EventWait.wait(readable: descriptors, until: deadline)
      for signal in wakeup.signals.endings { _ = takes(signal) }
      if wakeup.signals.contains(.suspend) { JobControl.suspend(.itself) }
      read(wakeup)
      step()
      if wakeup.isDue { return }
    }
  }

  /// Reads what the command has written before its end; what its own children write later is not waited for.
  package func readRest() {
    while !pipes.isEmpty {
      let wakeup = EventWait.wait(readable: descriptors, until: .zero)
      if wakeup.readable.isEmpty && wakeup.hungUp.isEmpty { return }
      read(wakeup)
    }
  }

  /// Takes what was kept so far, pieces that follow each other as one; up to the last line break, unless it is all there is.
  package func takeKept(toEnd: Bool) -> [(stream: Int32, bytes: [UInt8])] {
    var taken: [(stream: Int32, bytes: [UInt8])] = []
    for piece in kept {
      if let last = taken.indices.last, taken[last].stream == piece.stream {
        taken[last].bytes += piece.bytes
      } else {
        taken.append(piece)
      }
    }
    (kept, keptBytes) = ([], 0)
    if toEnd { return taken }
    for stream: Int32 in 1...2 {
      guard let index = taken.lastIndex(where: { $0.stream == stream }) else { continue }
      let end = taken[index].bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let rest = Array(taken[index].bytes[end...])
      if rest.isEmpty || rest.count > Self.longestLine { continue }
      taken[index].bytes.removeLast(rest.count)
      kept.append((stream, rest))
      keptBytes += rest.count
    }
    return taken
  }

  /// More than this is not kept for the sake of whole lines.
  private static let longestLine = 65_536
}
