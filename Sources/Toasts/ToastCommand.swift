// Showing a toast, the best way there is. It is decoration: where it cannot be shown, the script goes on all the same.

package import Controls
package import Options
package import Screens
package import Terminal
import Drawing
import Input
import Text

package enum ToastOutcome: Equatable, Sendable {
  case drawn(Ending)
  /// It was written as a line, left to others to show, counted with an equal one, or had nothing to say.
  case notDrawn
  /// Another one took its place, or it was closed.
  case replaced
}

package struct ToastCommand {
  let request: BoxRequest
  let environment: ProgramEnvironment
  /// What gives it events besides the clock: keys or a command.
  var monitor: (any EventMonitor)?
  /// The program's own terminal where it is open already.
  var terminal: TTY?
  /// Whether it is still to be shown while it waits for its turn.
  var isWanted: () -> Bool = { true }

  package init(request: BoxRequest, environment: ProgramEnvironment) {
    (self.request, self.environment) = (request, environment)
  }

  var settings: Settings { request.settings }
  private var builder: ToastBuilder { ToastBuilder(request, in: environment) }

  /// Shows the toast and waits until it is gone, or leaves that to another process; throws for a missing text or terminal.
  @discardableResult package func run() throws(Failure) -> ToastOutcome {
    if Detachment.isWanted(request, in: environment) { return try runDetached() }
    // tmux takes most of the time until the first frame, so it is asked first.
    let search = OverlaySearch(settings, in: environment)
    let terminal = if let terminal { terminal } else { try environment.terminal(settings) }
    let message = try Message(request, rules: builder.rules)
    if message.isEmpty { return .notDrawn }
    var facts = MethodFacts(settings, in: environment, on: terminal, search.finding(own: terminal))
    if case .found(let overlay) = facts.overlay {
      switch try show(on: overlay, own: terminal, ownPath: terminal.map { $0.path ?? [] }) {
      case .shown(let outcome): return outcome
      case .refused(let reason): facts.overlay = .refused(reason)
      }
    }
    if let wanted = settings.method, let refusal = facts.refusal {
      throw Failure("--via \(wanted.rawValue): \(refusal)", status: Failure.noTerminal)
    }
    guard let terminal, settings.method != .plain, !environment.isPlain(settings)
    else { return writePlain(message, on: terminal) }
    guard terminal.allowsDrawing else { return handOn(message, on: terminal) }
    if MethodChoice(facts).method == .plain { return writePlain(message, on: terminal) }
    return showOnScreen(message, builder, facts, on: terminal)
  }

  /// Lets the caller go on as soon as it is known that nothing is wrong with the line.
  private func runDetached() throws(Failure) -> ToastOutcome {
    let message = try Message(request, rules: builder.rules)
    if message.isEmpty { return .notDrawn }
    if OverlaySearch.mayFind(settings, in: environment) {
      // Toasts of a stack stand in the order in which they join the queue.
      switch CurrentProcess.fork(waitingForRelease: settings.stack > 1) {
      case .parent: return .notDrawn
      case .child:
        // Our own terminal is not kept open, since its window would not close before the toast is over.
        let search = OverlaySearch(settings, in: environment)
        let path = try environment.terminal(settings).map { $0.path ?? [] }
        if case .found(let overlay) = search.finding(ownPath: path),
          case .shown(let outcome) = try show(on: overlay, own: nil, ownPath: path)
        {
          return outcome
        }
      case nil: break
      }
    }
    guard let terminal = try environment.terminal(settings) else { return writePlain(message) }
    return handOn(message, on: terminal)
  }

  /// Leaves the message to whoever has the terminal, another job: nothing is drawn over it.
  func handOn(_ message: Message, on terminal: TTY) -> ToastOutcome {
    Detachment(environment: environment).deliver(
      message.withExtras(builder, keys: false), settings, on: terminal)
    return .notDrawn
  }

  /// Writes the message as a line, with the words that a picture would show besides.
  func writePlain(_ message: Message, on terminal: TTY? = nil) -> ToastOutcome {
    if let terminal, terminal.allowsDrawing {
      Announcement.send(message, settings.toast, to: [terminal], bell: [terminal], in: environment)
    }
    // Keys are heard before anybody can read about them.
    if request.isWaitingToast, let monitor, (try? Signals.install()) != nil {
      monitor.begin(besideOutput: true)
    }
    if settings.verbosity == .never { return .notDrawn }
    History.note(message, settings, in: environment)
    PlainLines.write(
      message.withExtras(builder, keys: terminal != nil), settings.severity, in: environment)
    return .notDrawn
  }

  /// Shows a toast that waits for a key, on `terminal` where there is one; throws for a missing text.
  ///
  /// It returns how it ended; nil when another one took its place or it was closed.
  package func ending(on terminal: TTY?) throws(Failure) -> Ending? {
    let parts = builder.parts
    let keys = terminal.map {
      KeyMonitor(
        $0, keys: parts.actions.compactMap { $0.key.map { UInt8(ascii: $0) } },
        takesAny: parts.endsAtAnyKey, delay: environment.kind.escapeDelay(environment.variables))
    }
    var command = self
    command.terminal = terminal
    command.monitor = keys
    switch try command.run() {
    case .drawn(let ending): return ending
    case .replaced: return nil
    case .notDrawn: return try endingWithoutPicture(keys, parts)
    }
  }

  /// Waits for a key as long as the toast would have been shown.
  private func endingWithoutPicture(_ keys: KeyMonitor?, _ parts: ToastParts) throws(Failure)
    -> Ending
  {
    let message = try Message(request, rules: builder.rules)
    if message.isEmpty { return .shown }
    guard let keys, (try? Signals.install()) != nil else { return .timeout }
    let end = Clock.now() + builder.rest(for: message)
    keys.begin(besideOutput: true)
    defer { keys.pause() }
    while !keys.isDone, Clock.now() < end {
      let until = min(end, keys.deadline ?? end)
      let wakeup = EventWait.wait(readable: keys.descriptors, until: until)
      if let signal = wakeup.signals.endings.first {
        keys.pause()
        JobControl.die(by: signal)
      }
      for case .input(.key(let key)) in keys.events(after: wakeup) {
        if case .done(let ending) = parts.step(for: key) { return ending }
      }
    }
    return .timeout
  }
}

extension Message {
  /// The message with the number of equal ones that it stands for.
  func times(_ count: Int, _ builder: ToastBuilder) -> Message {
    if count < 2 { return self }
    let sign = builder.look.encoding == .ascii ? "x" : "×"
    let mark = DisplayText(" (\(sign)\(count))", rules: builder.rules)
    return text.isEmpty
      ? Message(title: mark.preceded(by: title), text: text)
      : Message(title: title, text: mark.preceded(by: text))
  }

  /// The message with what a picture shows besides: the percentage, and the keys where they are heard.
  fileprivate func withExtras(_ builder: ToastBuilder, keys: Bool) -> Message {
    let parts = builder.parts
    var extras: [String] = []
    if let percent = parts.percent { extras.append("\(percent)%") }
    if keys, let keys = parts.keys(builder.rules) { extras.append(keys.visible) }
    if extras.isEmpty { return self }
    let words = DisplayText(extras.joined(separator: "  "), rules: builder.rules)
    let gap = DisplayText(text.isEmpty ? "" : "  ", rules: builder.rules)
    return Message(title: title, text: words.preceded(by: gap.preceded(by: text)))
  }
}
