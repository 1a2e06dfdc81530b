// Signals, crashes and waiting. What changes the whole process happens in a process of its own.

import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(1))) struct SignalTests {
  @Test func `a wait ends at its moment and not before`() {
    let moment = Clock.now() + .milliseconds(5)
    #expect(EventWait.wait(readable: [], until: moment) == Wakeup(isDue: true))
    #expect(Clock.now() >= moment)
  }

  @Test func `a wait tells who can be read and who is gone`() throws {
    let (full, empty, gone) = (
      try System.makePipe(), try System.makePipe(), try System.makePipe()
    )
    try Descriptor.writeAll(full.writing, [1])
    try System.closeFile(gone.writing)
    let all = [full.reading, empty.reading, gone.reading]
    let wakeup = EventWait.wait(readable: all, until: nil)
    #expect(wakeup == Wakeup(readable: [full.reading], hungUp: [gone.reading]))
    for end in all + [full.writing, empty.writing] { try System.closeFile(end) }
  }

  @Test(arguments: Signal.caught.map(\.number))
  func `a caught signal becomes an event`(number: Int32) async {
    await #expect(processExitsWith: .exitCode(33)) { [number = number as Int32] in
      try Signals.install()
      Calls.signal(number)
      let signals = EventWait.wait(readable: [], until: nil).signals
      let came = Signal.caught.filter { signals.contains($0) }
      let right = came.map(\.number) == [number]
      CurrentProcess.exit(right && Signals.endRequested == !signals.endings.isEmpty ? 33 : 1)
    }
  }

  @Test(arguments: [Signal.interrupt, .terminate, .hangUp, .quit, .suspend].map(\.number))
  func `what was inherited ignored stays ignored`(number: Int32) async {
    await #expect(processExitsWith: .exitCode(33)) { [number = number as Int32] in
      Calls.ignore(number)
      try Signals.install()
      Calls.signal(number)
      Calls.signal(Signal.resize.number)
      let wakeup = EventWait.wait(readable: [], until: nil)
      CurrentProcess.exit(wakeup == Wakeup(signals: [.resize]) ? 33 : 1)
    }
  }

  @Test func `uninstalling brings the former effects back`() async {
    await #expect(processExitsWith: .signal(Signal.terminate.number)) {
      try Signals.install()
      Signals.uninstall()
      Calls.signal(Signal.terminate.number)
      Calls.expectEndBySignal()
    }
  }

  @Test(arguments: [Signal.interrupt, .terminate, .hangUp].map(\.number))
  func `dying by a signal is seen as that`(number: Int32) async throws {
    await #expect(processExitsWith: .signal(number)) { [number = number as Int32] in
      try Signals.install()
      for signal in Signal.caught where signal.number == number { JobControl.die(by: signal) }
    }
  }

  @Test func `suspending where nobody could continue us goes on`() async {
    await #expect(processExitsWith: .exitCode(33)) {
      Calls.ignore(Signal.suspend.number)
      try Signals.install()
      CurrentProcess.exit(JobControl.suspend(.itself) ? 1 : 33)
    }
  }

  @Test(arguments: System.crashSignals)
  func `a crash puts the terminal in order and shows as itself`(number: Int32) async throws {
    let screen = try Pseudoterminal()
    let before = try screen.modes()
    let path = String(decoding: screen.path, as: UTF8.self)
    await #expect(processExitsWith: .signal(number)) {
      [path = path as String, number = number as Int32] in
      let terminal = try TTY.open(path.bytes)
      try Signals.install()
      CrashHandler.arm(terminal, restore: "older".bytes)
      try terminal.enterRaw(discardingInput: false)
      try terminal.write("shown ".bytes, undoneBy: "restored".bytes)
      Calls.signal(number)
      Calls.expectEndBySignal()
    }
    #expect(screen.shown() == "shown restored")
    #expect(try screen.modes() == before)
  }

  @Test func `a second wish to end is granted in the handler`() async throws {
    let screen = try Pseudoterminal()
    let before = try screen.modes()
    let path = String(decoding: screen.path, as: UTF8.self)
    await #expect(processExitsWith: .signal(Signal.terminate.number)) {
      [path = path as String] in
      let terminal = try TTY.open(path.bytes)
      try Signals.install()
      CrashHandler.arm(terminal, restore: "restored".bytes)
      try terminal.enterRaw(discardingInput: false)
      Calls.signal(Signal.interrupt.number)
      Calls.signal(Signal.interrupt.number)
      // Another thread may get them, later.
      while !Signals.endRequested {
        _ = EventWait.wait(readable: [], until: Clock.now() + .milliseconds(1))
      }
      var waited = Wakeup()
      let later = Clock.now() + .milliseconds(150)
      while !waited.isDue { waited = EventWait.wait(readable: [], until: later) }
      try terminal.write("still here ".bytes)
      Calls.signal(Signal.terminate.number)
      Calls.expectEndBySignal()
    }
    #expect(screen.shown() == "still here restored")
    #expect(try screen.modes() == before)
  }

  @Test func `once an end is wished a stuck terminal is not waited for`() async throws {
    let screen = try Pseudoterminal()
    let path = String(decoding: screen.path, as: UTF8.self)
    await #expect(processExitsWith: .exitCode(33)) { [path = path as String] in
      let terminal = try TTY.open(path.bytes)
      try Signals.install()
      Calls.signal(Signal.terminate.number)
      _ = EventWait.wait(readable: [], until: nil)
      let error = #expect(throws: TerminalError.self) {
        try terminal.write([UInt8](repeating: 65, count: 1 << 20))
      }
      CurrentProcess.exit(error?.kind == .stuck ? 33 : 1)
    }
    #expect(!screen.shown().isEmpty)
  }
}
