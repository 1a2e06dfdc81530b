// What comes to a screen besides time and data: signals, which may stop or end the program or give the terminal another
// size, and keys, some of which stand for signals.

import Boxes
import Drawing
import Input
import Terminal

extension TerminalScreen {
  // MARK: Signals

  /// Does what signals ask for.
  func handle(_ signals: SignalSet) throws(TerminalError) {
    for signal in signals.endings {
      if options.monitor?.takes(signal) == true { continue }
      close()
      JobControl.die(by: signal)
    }
    if signals.contains(.suspend) {
      try suspend(.itself)
    } else if signals.contains(.resume) {
      try resume()
      if let event = options.tenant?.news() { events.append(event) }
    }
    if signals.contains(.resize) { resize() }
  }

  /// Lets the caller's terminal be its own while we are stopped, and comes back.
  private func suspend(_ reach: JobControl.Reach) throws(TerminalError) {
    let before = Clock.now()
    close()
    terminal.releaseLock()
    JobControl.suspend(reach)
    _ = terminal.acquireLock()
    hasResumed = true
    // The time of the stop does not count.
    if let origin { self.origin = origin + (Clock.now() - before) }
    viewport = options.viewport(Self.size(of: terminal))
    events.append(.resized(viewport.size))
  }

  /// Comes back after a stop that nobody told us of (SIGSTOP): the shell has used the terminal meanwhile.
  private func resume() throws(TerminalError) {
    defer { hasResumed = false }
    // The continuation after a stop of our own is told late.
    guard !hasResumed, taken != nil, options.isInteractive else { return }
    try enterRaw(discardingInput: false)
    var out = Sequences()
    options.setModes(into: &out)
    isCursorShown = false
    try send(out.bytes)
    resize()
  }

  /// Lays out anew; also after a signal without a new size, since whoever sends it wants a whole
  /// new frame.
  private func resize() {
    viewport = options.viewport(Self.size(of: terminal))
    isStale = true
    events.append(.resized(viewport.size))
  }

  // MARK: Keys

  /// Reads the keys that have come.
  func read(_ wakeup: Wakeup) throws(TerminalError) {
    if wakeup.readable.contains(keyboard.descriptor) {
      guard let inputs = try keys.read(keyboard) else { return try endKeys() }
      try take(inputs)
    } else if wakeup.hungUp.contains(keyboard.descriptor) {
      try endKeys()
    }
  }

  /// No key will come any more: a file of keys has ended, which is as if the person left, or the terminal is gone.
  private func endKeys() throws(TerminalError) {
    if keyboard.isTerminal { return try hangUp() }
    events.append(.input(.key(.escape)))
  }

  /// The terminal is gone: nothing can be given back any more.
  ///
  /// - Throws: `hungUp` where the caller wants to outlive its terminal (`nohup`), or a command does.
  func hangUp() throws(TerminalError) {
    CrashHandler.disarm()
    taken = nil
    if Signals.isIgnored(.hangUp) || options.monitor?.takes(.hangUp) == true {
      throw TerminalError(.hungUp)
    }
    JobControl.die(by: .hangUp)
  }

  /// Puts keys among the events, or does what they stand for.
  func take(_ inputs: [InputEvent]) throws(TerminalError) {
    let characters = keyboard.signalCharacters
    for input in inputs {
      switch input {
      case .key(let key) where key == characters.interrupt.flatMap(Key.init(controlByte:)):
        close()
        JobControl.interruptGroup()
      case .key(let key) where key == characters.quit.flatMap(Key.init(controlByte:)):
        close()
        JobControl.die(by: .quit)
      case .key(let key) where key == characters.suspend.flatMap(Key.init(controlByte:)):
        try suspend(.group)
      case .key(.control("l")):
        isStale = true
        events.append(.resized(viewport.size))
      default: events.append(.input(input))
      }
    }
  }
}
