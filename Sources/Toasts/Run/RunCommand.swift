// `--run`: a command under a toast. The command has priority: it starts at once, whatever is on the screen, its exit code is ours,
// and no output is lost. The toast appears when the command takes longer than a moment, and ends with it.
//
// Output to the toast's terminal would move the toast or be drawn over, so it goes through a pseudo-terminal and is forwarded
// unchanged when that is possible. The toast stands in the command's own window even inside a multiplexer, as every line would
// scroll an overlay away.

import Controls
import Drawing
package import Options
import Terminal
import Text
import Values
package import Screens

package struct RunCommand {
  let request: BoxRequest
  let environment: ProgramEnvironment

  package init(request: BoxRequest, environment: ProgramEnvironment) {
    (self.request, self.environment) = (request, environment)
  }

  /// A command that is done sooner needs no toast.
  private static let moment = Duration.milliseconds(200)
  /// The exit codes of a program that cannot be run and of one that does not exist (POSIX, "Exit Status for Commands").
  private static let (cannotRun, notFound): (Int32, Int32) = (126, 127)

  private var settings: Settings { request.settings }

  /// Runs the command; returns its exit code, or 128 plus the number of the signal that ended it.
  package func run() throws(Failure) -> Int32 {
    let terminal = try environment.terminal(settings)
    let message = try Message(named, rules: ToastBuilder(request, in: environment).rules)
    try Signals.catchAll()
    Signals.recordSenders()
    var place = place(on: terminal)
    if place == .line, settings.verbosity != .never {
      PlainLines.write(message, settings.severity, in: environment)
    }
    var output: Pseudoterminal?
    if place == .screen, let terminal, terminal.isSame(as: 1) || terminal.isSame(as: 2) {
      output = try? Pseudoterminal(for: terminal)
      // Without one nothing is drawn where the command writes.
      if output == nil { place = .nowhere }
    }
    let beginning = Clock.now()
    let monitor = CommandMonitor(
      try start(writingTo: output, insteadOf: terminal), on: place == .screen ? terminal : nil,
      output: output)
    output?.closeDevice()
    monitor.wait(until: Clock.now() + Self.moment)
    if monitor.ending == nil, monitor.leavesScreen, place == .screen || place == .overlay,
      isTurn(on: terminal)
    {
      showToast(on: place == .screen ? terminal : nil, monitor)
    }
    monitor.open()
    monitor.wait(until: nil)
    monitor.finish()
    if let terminal, terminal.allowsDrawing {
      let news = news(of: message, monitor.ending, after: Clock.now() - beginning)
      Announcement.send(
        news, request.settings.toast, to: [terminal], bell: [terminal], in: environment)
    }
    return status(of: monitor)
  }

  /// Shows the toast while the command runs and does not want the screen: on our own terminal `screen`, or else as an overlay.
  private func showToast(on screen: TTY?, _ monitor: CommandMonitor) {
    var quiet = named
    quiet.settings.toast.notifies = false
    quiet.settings.toast.rings = false
    if screen != nil, OverlaySearch.mayFind(settings, in: environment) {
      quiet.settings.method = method(on: screen)
    }
    var toast = ToastCommand(request: quiet, environment: environment)
    toast.monitor = monitor
    toast.isWanted = {
      monitor.catchUp()
      return monitor.ending == nil && monitor.leavesScreen
    }
    // A toast that cannot be shown does not affect the command.
    _ = try? toast.run()
  }

  /// The notification of the end: success or the exit code, and how long the command took.
  private func news(of message: Message, _ ending: Child.Ending?, after time: Duration) -> Message {
    let status = ending?.status ?? Self.notFound
    let spoken = message.spoken(status == 0 ? .success : .error, environment.words)
    let end = status == 0 ? "" : " (\(status))"
    let clock = Countdown(.seconds(Int(time.components.seconds))).wholeText
    let texts = [spoken.dropLast().joined(separator: " "), "\(spoken.last ?? "")\(end), \(clock)"]
    let rules = message.text.rules
    return Message(
      title: DisplayText(texts[0], rules: rules), text: DisplayText(texts[1], rules: rules))
  }

  private var named: BoxRequest {
    var named = request
    if request.message == nil, settings.paragraphs.isEmpty, settings.textFile == nil {
      named.message = Array(
        (0..<request.rows.count).map { request.rows[$0] }.joined(separator: [0x20]))
    }
    return named
  }

  private enum Place { case screen, overlay, line, nowhere }

  private func place(on terminal: TTY?) -> Place {
    let isDrawn = !environment.isPlain(settings) && settings.method != .plain
    if isDrawn, settings.method != .overlay, let terminal, terminal.allowsDrawing {
      return method(on: terminal) == .plain ? .line : .screen
    }
    let search = OverlaySearch(settings, in: environment)
    if case .found = search.finding(own: terminal) { return .overlay }
    return terminal == nil || !isDrawn ? .line : .nowhere
  }

  private func method(on terminal: TTY?) -> ToastMethod {
    MethodChoice(MethodFacts(settings, in: environment, on: terminal)).method
  }

  /// Whether the terminal's lock is free; a command never waits for other toasts.
  private func isTurn(on terminal: TTY?) -> Bool {
    guard let terminal else { return true }
    defer { terminal.releaseLock() }
    if case .timedOut = terminal.acquireLock(until: Clock.now()) { return false }
    return true
  }

  private func start(
    writingTo output: Pseudoterminal?, insteadOf terminal: TTY?
  ) throws(Failure) -> Child {
    var command = Child.Command((0..<request.rows.count).map { Array(request.rows[$0]) })
    command.inheritsInput = true
    command.keepsDescriptors = true
    if let output, let terminal {
      if terminal.isSame(as: 1) { command.output = output.stream }
      if terminal.isSame(as: 2) { command.errors = output.stream }
    }
    do throws(Errno) {
      return try Child(command)
    } catch {
      let name = String(decoding: command.words.first ?? [], as: UTF8.self)
      let isMissing = error == .noSuchFile
      throw Failure(
        "cannot run \(name): \(error.text)", status: isMissing ? Self.notFound : Self.cannotRun)
    }
  }

  private func status(of monitor: CommandMonitor) -> Int32 {
    guard let ending = monitor.ending else { return Self.notFound }
    if case .killed(let number) = ending, let signal = monitor.forwardedSignal,
      signal.number == number
    {
      // The caller must see the signal that ended the command, so that Ctrl-C also ends a loop.
      JobControl.die(by: signal)
    }
    return ending.status
  }
}
