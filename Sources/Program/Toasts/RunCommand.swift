// A command that runs under a toast. The command is what matters: it starts at once, whatever is on the screen, its
// exit code is ours, and what it writes is never lost. A toast comes when it takes longer than a moment, and goes when
// it ends.
//
// What the command writes to the terminal that the toast stands on would move the toast or be drawn over. So it writes
// into pipes there, and what came is written out when the toast has gone: made harmless like any other text, with its
// colours. Where its output goes anywhere else, and where a multiplexer keeps toast and window apart, the command has
// it itself.

import Boxes
import Drawing
import Options
import Terminal
import Text

/// One command from its line to its exit code.
final class RunCommand {
  /// What is to be run and told.
  let request: BoxRequest
  /// Where it runs.
  let surroundings: Surroundings

  /// A request and its surroundings.
  init(request: BoxRequest, surroundings: Surroundings) {
    self.request = request
    self.surroundings = surroundings
  }

  /// A command that is done sooner needs no toast.
  private static let moment = Duration.milliseconds(200)
  /// The program is there but cannot be run; it is not there (POSIX, "Exit Status for Commands").
  private static let (cannotRun, notFound): (Int32, Int32) = (126, 127)

  private var settings: Settings { request.settings }

  /// Runs the command.
  ///
  /// - Returns: its exit code, or 128 and the number of the signal that ended it.
  /// - Throws: a terminal that was named but cannot be had, or a command that cannot be started.
  func run() throws(Failure) -> Int32 {
    let terminal = try surroundings.terminal(settings)
    let builder = BoxBuilder(request, in: surroundings)
    let message = try Message(named, rules: builder.rules)
    guard (try? Signals.install()) != nil else {
      throw Failure("no descriptor is left to catch signals with", status: Failure.inputOutput)
    }
    Signals.traceKeys()
    let stage = stage(on: terminal)
    if stage == .line, settings.verbosity != .never {
      PlainLines.write(message, settings.severity, in: surroundings)
    }
    let attendant = CommandAttendant(try start(keepsOutput: stage == .screen))
    attendant.wait(until: Clock.now() + Self.moment)
    if attendant.ending == nil, stage == .screen || stage == .overlay, isTurn(on: terminal) {
      var quiet = named
      quiet.settings.toast.notifies = false
      quiet.settings.toast.rings = false
      let toast = ToastCommand(
        request: quiet, surroundings: surroundings, attention: ToastAttention(attendant))
      toast.isWanted = { attendant.ending == nil }
      _ = try? toast.run()
    }
    write(attendant, toEnd: false)
    attendant.wait(until: nil) { write(attendant, toEnd: false) }
    attendant.readRest()
    write(attendant, toEnd: true)
    if let terminal, terminal.isForeground {
      Announcement.send(
        message, request.settings.toast, to: [terminal], bell: [terminal], in: surroundings)
    }
    return status(of: attendant)
  }

  /// The request with the name of the command for a message where there is none.
  private var named: BoxRequest {
    var named = request
    if request.message == nil, settings.paragraphs.isEmpty, settings.textFile == nil {
      named.message = Array(
        (0..<request.rows.count).map { request.rows[$0] }.joined(separator: [0x20]))
    }
    return named
  }

  // MARK: The stage

  /// Where it is told that the command is at work.
  private enum Stage { case screen, overlay, line, nowhere }

  private func stage(on terminal: TTY?) -> Stage {
    let search = OverlaySearch(settings, in: surroundings)
    let isNamed = settings.terminal != nil
    if case .found = search.finding(own: terminal, isNamed: isNamed) { return .overlay }
    guard let terminal, !surroundings.isPlain(settings), settings.way != .plain else {
      return .line
    }
    if !terminal.isForeground { return .nowhere }
    let size = TerminalScreen.size(of: terminal)
    let choice = WayChoice(WayFacts(kind: surroundings.kind, size: size, wanted: settings.way))
    return choice.way == .plain ? .line : .screen
  }

  /// Whether the screen can be had at once; a command is not kept waiting for the toasts of others.
  private func isTurn(on terminal: TTY?) -> Bool {
    guard let terminal else { return true }
    defer { terminal.releaseTurn() }
    if case .timedOut = terminal.takeTurn(until: Clock.now()) { return false }
    return true
  }

  // MARK: The command

  private func start(keepsOutput: Bool) throws(Failure) -> Child {
    var command = Child.Command((0..<request.rows.count).map { Array(request.rows[$0]) })
    command.input = .inherited
    command.keepsDescriptors = true
    if keepsOutput, CurrentProcess.isTerminal(1) { command.output = .pipe }
    if keepsOutput, CurrentProcess.isTerminal(2) { command.errors = .pipe }
    do throws(Errno) {
      return try Child(command)
    } catch {
      let name = String(decoding: command.words.first ?? [], as: UTF8.self)
      let isMissing = error == .noSuchFile
      throw Failure(
        "cannot run \(name): \(error.text)", status: isMissing ? Self.notFound : Self.cannotRun)
    }
  }

  /// Writes what was kept to where it was meant to go; a reader who has gone is the command's business no more.
  private func write(_ attendant: CommandAttendant, toEnd: Bool) {
    for (stream, bytes) in attendant.takeKept(toEnd: toEnd) where !bytes.isEmpty {
      try? Descriptor.writeAll(stream, surroundings.harmless(bytes, settings))
    }
  }

  private func status(of attendant: CommandAttendant) -> Int32 {
    guard let ending = attendant.ending else { return Self.notFound }
    if case .killed(let number) = ending, let signal = attendant.handedOn, signal.number == number {
      // Whoever waits for us is to see what ended the command, as a loop that Ctrl-C ends.
      JobControl.die(by: signal)
    }
    return ending.status
  }
}

extension Surroundings {
  /// Output of a command made fit for the terminal: text, line breaks, and colours where they may be.
  fileprivate func harmless(_ bytes: [UInt8], _ settings: Settings) -> [UInt8] {
    let look = kind.look(settings, variables)
    let text = DisplayText(
      sanitizing: bytes, markup: .colorSequences, rules: kind.textRules(settings, look))
    var out = Sequences()
    var pen = Style.plain
    for line in text.lines {
      for cluster in text.clusters(in: line) {
        let style = look.colors == .none ? .plain : cluster.style
        if style != pen { out.pen(from: pen, to: style) }
        pen = style
        out.append(encoded(String(cluster.text)))
      }
      if line.upperBound < text.string.utf8.count || bytes.last == 0x0A {
        if pen != .plain { out.resetPen() }
        pen = .plain
        out.append([0x0A])
      }
    }
    if pen != .plain { out.resetPen() }
    return out.bytes
  }
}

extension DisplayText {
  /// The ranges of its lines, without their breaks.
  fileprivate var lines: [Range<Int>] {
    var (lines, start): ([Range<Int>], Int) = ([], 0)
    for (offset, byte) in string.utf8.enumerated() where byte == 0x0A {
      lines.append(start..<offset)
      start = offset + 1
    }
    return lines + [start..<string.utf8.count]
  }
}
