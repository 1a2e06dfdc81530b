// Lines that are written to and read from a terminal, for boxes that are asked for in lines. The terminal stays in the
// modes it is in, so that its own editing of a line works.

import Controls
import Terminal
import Screens

struct PromptLines {
  let terminal: TTY
  /// How long to wait for each line; nil for ever.
  let timeout: Duration?
  let environment: ProgramEnvironment

  enum Reading: Equatable {
    /// A line without what ended it.
    case line([UInt8])
    /// Ctrl-D, or a terminal that has hung up.
    case endOfInput
    /// Nobody wrote a line in time.
    case timeout
  }

  /// The time for a line, with a blank before it and the number of the button that is taken then; empty where it has no end.
  func time(thenTaking number: Int? = nil) -> String {
    let answer = number.map { ": \($0)" } ?? ""
    return timeout.map { " (\(Countdown($0).text(at: .zero))\(answer))" } ?? ""
  }

  /// Writes lines, each with its line break.
  func write(_ lines: [String]) throws(TerminalError) {
    try write(lines.map { $0 + "\n" }.joined())
  }

  func write(_ text: String) throws(TerminalError) {
    try terminal.write(environment.encoded(text))
  }

  /// Has the lines that `body` reads not shown.
  ///
  /// The modes of the terminal are given back on every way out: at the end, on a signal, while the process is stopped.
  func unseen<Value>(_ body: () throws(TerminalError) -> Value) throws(TerminalError) -> Value {
    guard (try? Signals.install()) != nil else { throw TerminalError(.modesRefused) }
    defer { Signals.uninstall() }
    try terminal.enterHiddenLines()
    defer { terminal.leaveRaw() }
    return try body()
  }

  /// What signals ask for while lines are not shown; otherwise they do what they always do.
  private func obey(_ signals: SignalSet) throws(TerminalError) {
    if let signal = signals.endings.first {
      terminal.leaveRaw()
      JobControl.die(by: signal)
    }
    if signals.contains(.suspend) {
      terminal.leaveRaw()
      JobControl.suspend(.itself)
      try terminal.enterHiddenLines()
    }
  }

  /// Reads one line, a byte at a time, so that lines behind it stay for whoever reads next.
  func next() throws(TerminalError) -> Reading {
    let deadline = timeout.map { Clock.now() + $0 }
    var bytes: [UInt8] = []
    while true {
      let wakeup = EventWait.wait(readable: [terminal.descriptor], until: deadline)
      if !wakeup.signals.isEmpty { try obey(wakeup.signals) }
      if wakeup.readable.isEmpty, wakeup.hungUp.isEmpty {
        if wakeup.isDue { return .timeout }
        continue
      }
      guard case .bytes(let more) = try terminal.read(limit: 1) else { return .endOfInput }
      for byte in more {
        // A terminal that a killed program left raw sends CR.
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return .line(bytes) }
        bytes.append(byte)
      }
    }
  }
}
