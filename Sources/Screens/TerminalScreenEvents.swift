// The events of a screen besides time and data: signals, which may stop or end the program or announce a new size, and keys, some
// of which stand for signals.

import Controls
import Drawing
import Input
import Terminal

extension TerminalScreen {
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
      takeNews()
    }
    if signals.contains(.resize) { resize() }
  }

  /// Gives the terminal back, stops the program, and draws again when it is continued.
  private func suspend(_ reach: JobControl.Reach) throws(TerminalError) {
    let before = Clock.now()
    close()
    terminal.releaseLock()
    JobControl.suspend(reach)
    _ = terminal.acquireLock()
    hasResumed = true
    // Time does not go on during the stop.
    if let origin { self.origin = origin + (Clock.now() - before) }
    viewport = options.viewport(Self.size(of: terminal))
    events.append(.resized(viewport.size))
  }

  /// Draws again after a stop that could not be caught (SIGSTOP), during which the shell has used the terminal.
  private func resume() throws(TerminalError) {
    defer { hasResumed = false }
    // The SIGCONT after a stop of our own is delivered late.
    guard !hasResumed, opened != nil, options.isInteractive else { return }
    try enterRaw(discardingInput: false)
    var out = Sequences()
    options.setModes(into: &out)
    isCursorShown = false
    try send(out.bytes)
    resize()
  }

  /// Lays out and draws everything again, also after a SIGWINCH without a new size.
  private func resize() {
    viewport = options.viewport(Self.size(of: terminal))
    isStale = true
    events.append(.resized(viewport.size))
  }

  // MARK: Keys

  func read(_ wakeup: Wakeup) throws(TerminalError) {
    if wakeup.readable.contains(keyboard.descriptor) {
      guard let inputs = try keys.read(keyboard) else { return try endKeys() }
      try take(inputs)
    } else if wakeup.hungUp.contains(keyboard.descriptor) {
      try endKeys()
    }
  }

  /// Ends the input: a file of keys has ended, which counts as Escape, or the terminal is gone.
  private func endKeys() throws(TerminalError) {
    if keyboard.isTerminal { return try hangUp() }
    events.append(.input(.key(.escape)))
  }

  /// Ends the program when the terminal is gone; throws where the caller wants to outlive it (`nohup`), or a command does.
  func hangUp() throws(TerminalError) {
    CrashHandler.disarm()
    opened = nil
    if Signals.isIgnored(.hangUp) || options.monitor?.takes(.hangUp) == true {
      throw TerminalError(.hungUp)
    }
    JobControl.die(by: .hangUp)
  }

  /// Adds keys to the events, or does what a key stands for: interrupt, quit, suspend, redraw.
  func take(_ inputs: [InputEvent]) throws(TerminalError) {
    let characters = keyboard.signalCharacters
    let interrupt = characters.interrupt.flatMap(Key.init(controlByte:))
    let quit = characters.quit.flatMap(Key.init(controlByte:))
    let suspension = characters.suspend.flatMap(Key.init(controlByte:))
    for input in inputs {
      switch input {
      case .key(let key) where key == interrupt:
        close()
        JobControl.interruptGroup()
      case .key(let key) where key == quit:
        close()
        JobControl.die(by: .quit)
      case .key(let key) where key == suspension:
        try suspend(.group)
      case .key(.control("l")):
        isStale = true
        events.append(.resized(viewport.size))
      default: events.append(.input(input))
      }
    }
  }
}
