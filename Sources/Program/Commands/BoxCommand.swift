// Showing a box that waits for an answer, by the best means there is: a prepared answer, a drawn
// box, a prompt of lines, the default, or an error that says what to do.

import Boxes
import Drawing
import Options
import Terminal
import Text
import Values
import Screens

/// One box from request to answer.
struct BoxCommand {
  /// What is to be asked.
  let request: BoxRequest
  /// Where it is to be asked.
  let environment: ProgramEnvironment

  private var settings: Settings { request.settings }

  /// Asks and writes the answer down.
  ///
  /// - Returns: the exit code of the answer.
  func run() throws(Failure) -> Int32 {
    let sink = try AnswerSink(settings.output)
    let answer = try answer()
    try sink.write(answer.text(for: request, isSeen: sink.isTerminal))
    return answer.code
  }

  /// The answer, by whatever means.
  private func answer() throws(Failure) -> Answer {
    switch request.kind {
    case .choose: try ChoiceCommand(asking: self).answer()
    case .input, .password: try EntryCommand(asking: self).answer()
    case .toast, .run, .message, .alert, .confirm: Answer(try ending(), of: request)
    }
  }

  /// How a box ended whose answer is a button.
  private func ending() throws(Failure) -> Ending {
    let terminal = try environment.terminal(settings)
    let prepared = try PreparedAnswers.ending(
      for: request, canAsk: terminal != nil, variables: environment.variables)
    if let prepared { return prepared }
    let builder = BoxBuilder(request, in: environment)
    let message = try Message(request, rules: builder.rules)
    guard let terminal else { return try endingWithoutTerminal(message, builder) }
    _ = terminal.acquireLock()
    if isAskedInLines(on: terminal) {
      let prompt = LinePrompt(
        message: message, buttons: builder.buttons, focus: builder.focus,
        severity: settings.severity, timeout: settings.timeout,
        timeoutAnswer: settings.buttons.firstIndex { $0.name == settings.timeoutAnswer },
        environment: environment)
      return try prompt.run(on: terminal)
    }
    var box = builder.messageBox(message)
    return try show(&box, builder, on: terminal)
  }

  /// Nobody can be asked.
  private func endingWithoutTerminal(_ message: Message, _ builder: BoxBuilder) throws(Failure)
    -> Ending
  {
    let usual = settings.timeoutAnswer ?? settings.buttons[builder.focus].name
    if request.kind == .message, settings.buttons.count == 1 {
      if settings.verbosity != .never {
        PlainLines.write(message, settings.severity, in: environment)
      }
      return .button(usual.text)
    }
    if settings.assumesDefault { return .button(usual.text) }
    throw nobodyToAsk(answer: "NAME")
  }

  // MARK: For all boxes

  /// Whether the question is put in lines: where it is wanted, and where there is no room to draw.
  func isAskedInLines(on terminal: TTY) -> Bool {
    let screen = TerminalScreen.size(of: terminal)
    let smallest = Viewport.smallestScreen
    return environment.isPlain(settings) || screen.columns < smallest.columns
      || screen.rows < smallest.rows
  }

  /// The button with which a value goes: the one that Enter presses, or else the first such one.
  var takingButton: ButtonName? {
    let takers = settings.buttons.map(\.name).filter(\.takesValue)
    return takers.first { $0 == settings.defaultButton } ?? takers.first
  }

  /// That nobody can be asked, and what can be done about it; `answer` is the word for what an answer is.
  func nobodyToAsk(answer: String) -> Failure {
    var reason =
      environment.mayAsk
      ? "there is no terminal to ask on" : "TOAST_INTERACTIVE=0 forbids asking"
    if request.kind == .password {
      return Failure(
        "--password: \(reason); name one with --tty DEVICE", status: Failure.noTerminal)
    }
    if let file = environment.variables("TOAST_ANSWERS"), !file.isEmpty {
      let name = settings.id ?? request.kind.rawValue
      reason += ", and \(file) has no line \(name)=\(answer)"
    }
    return Failure(
      "--\(request.kind.rawValue): \(reason); give the answer with --answer \(answer) or in a file "
        + "named by TOAST_ANSWERS, or allow the default with --assume-default",
      status: Failure.noTerminal)
  }

  /// Draws a box, which comes and goes as was wanted, and waits for the answer; the box then holds what was entered.
  func show<B: Box>(_ box: inout B, _ builder: BoxBuilder, on terminal: TTY) throws(Failure)
    -> Ending
  {
    guard let motion = builder.boxMotion else { return try run(&box, builder, on: terminal) }
    let good = settings.buttons.filter { $0.code == 0 }.map { Ending.button($0.name.text) }
    var popping = PoppingBox(box, motion, leavesRight: good)
    defer { box = popping.content }
    return try run(&popping, builder, on: terminal)
  }

  private func run<B: Box>(_ box: inout B, _ builder: BoxBuilder, on terminal: TTY) throws(Failure)
    -> Ending
  {
    let variables = environment.variables
    var placement = Placement(settings, vertical: .middle)
    let viewport = viewport(for: box, placement)
    if let fixed = viewport(TerminalScreen.size(of: terminal)).fixedRows {
      placement.rows = { _ in fixed }
    }
    guard (try? Signals.install()) != nil else {
      throw Failure("no descriptor is left to catch signals with", status: Failure.inputOutput)
    }
    do throws(TerminalError) {
      var screen = TerminalScreen(
        terminal,
        ScreenOptions(
          viewport: viewport, look: builder.look, isInteractive: true,
          usesMouse: settings.usesMouse,
          marksPastes: environment.kind.marksPastes,
          isSynchronized: environment.kind.takesPrivateModes,
          escapeDelay: environment.kind.escapeDelay(variables)))
      defer {
        screen.close()
        Signals.uninstall()
      }
      return try Dialogue.run(&box, placed: placement, on: &screen, style: builder.theme.screen)
    } catch {
      throw Failure(error)
    }
  }

  /// The viewport for a box on a terminal of some size.
  private func viewport(for box: some Box, _ placement: Placement) -> (Size) -> Viewport {
    if environment.kind.isNested { return { Viewport(.borrowedScreen, size: $0) } }
    if environment.kind.hasAlternateScreen { return { Viewport(.alternateScreen, size: $0) } }
    return { screen in
      // Where there is no second screen, nothing is covered; one row stays for the caller's line.
      let room = Size(columns: screen.columns, rows: screen.rows - 1)
      let rows = placement.area(for: box, on: room).size.rows
      return Viewport(.belowCursor, size: Size(columns: screen.columns, rows: rows))
    }
  }
}

extension Viewport {
  /// The rows of a viewport that was made to measure for its box; nil for a whole screen.
  fileprivate var fixedRows: Int? {
    switch kind {
    case .alternateScreen, .borrowedScreen, .onlyScreen, .callersScreen: nil
    case .gap, .belowCursor: size.rows
    }
  }
}
