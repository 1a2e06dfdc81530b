// The boxes of one line, one after the other on one screen: it is taken with the first and given back after the last, so
// that nothing flickers between them.

import Boxes
import Drawing
import Options
import Terminal
import Text
import Screens

/// The showing of the boxes of one line.
final class DialogSession {
  let line: DialogLine
  let environment: ProgramEnvironment
  let builder: DialogBuilder
  private let codes: DialogCodes
  private let sink: DialogSink
  /// Where keys come from; nil for the terminal.
  let keyboard: TTY?
  /// The terminal, once a box or a question about its size has needed it.
  var terminal: TTY?
  /// The screen that boxes share, while it is ours.
  var screen: TerminalScreen?
  /// Whether signals are caught.
  var hasSignals = false
  /// Boxes so far that give results, answered or not.
  private var countedBoxes = 0
  /// The boxes that stay visible behind the next.
  private var behind: [any ClassicPicture] = []

  /// A session that has shown nothing.
  ///
  /// - Throws: a descriptor for results or keys that is not open.
  init(
    _ line: DialogLine, _ personality: Personality, _ builder: DialogBuilder, _ codes: DialogCodes
  ) throws(Failure) {
    self.line = line
    environment = builder.environment
    self.builder = builder
    self.codes = codes
    // Before the terminal is opened, whose descriptor may have the number of one that the caller has not opened.
    sink = try DialogSink(line.output, personality)
    do throws(TerminalError) {
      keyboard = if let input = line.input { try TTY.keyboard(input) } else { nil }
    } catch {
      throw Failure(error)
    }
  }

  /// Carries out the steps of the line, as far as the answers lead.
  ///
  /// - Returns: the exit code.
  func run() throws(Failure) -> Int32 {
    for case .box(let box, _, _) in line.steps { try builder.check(box) }
    do throws(Failure) {
      let ending = try walk()
      close()
      try sink.flush()
      if ending == .timeout, environment.variables("DIALOG_TIMEOUT") != nil {
        StandardDescriptors.complain(Array("\ntimeout\n".utf8))
      }
      return codes.code(ending)
    } catch {
      close()
      // What was answered before it went wrong is not lost.
      try? sink.flush()
      throw error
    }
  }

  /// Takes one step after the other.
  ///
  /// - Returns: how the last box ended; `.ok` where there was none.
  private func walk() throws(Failure) -> DialogEnding {
    var ending = DialogEnding.ok
    let last = line.steps.lastIndex { if case .box = $0 { true } else { false } }
    for (index, step) in line.steps.enumerated() {
      switch step {
      case .box(let box, let settings, let continuesAlways):
        ending = try ask(box, settings, isLast: index == last, stacks: continuesAlways)
        if ending == .escape || ending == .timeout { return ending }
        if ending != .ok && !continuesAlways { return ending }
      case .printMaximumSize:
        let size = screenSize
        try sink.write(Array("MaxSize: \(size.rows), \(size.columns)\n".utf8))
      case .printVersion: try sink.write(Array("Version: \(DialogHelp.version)\n".utf8))
      case .printTextSize(let text, let height, let width, let settings):
        let size = builder.textSize(text, height, width, settings, on: screenSize)
        try sink.write(Array("\(size.rows) \(size.columns)\n".utf8))
      case .printTextOnly(let text, let height, let width, let settings):
        try sink.write(builder.textLines(text, height, width, settings, on: screenSize))
      case .clearScreen: try clear()
      }
    }
    return ending
  }

  // MARK: Boxes

  /// Shows a box, writes its result, and keeps its picture where it is to stay behind the next.
  private func ask(
    _ box: DialogBox, _ settings: DialogSettings, isLast: Bool, stacks: Bool
  ) throws(Failure) -> DialogEnding {
    if DialogBoxEntry.of(box.kind).hasResult { countedBoxes += 1 }
    var outcome = try outcome(of: box, settings, isLast: isLast, stacks: stacks)
    if outcome.ending == .help, settings.hasItemHelp, outcome.current != nil {
      outcome.ending = .itemHelp
    }
    guard outcome.ending.givesResult else { return outcome.ending }
    if DialogBoxEntry.of(box.kind).hasResult, countedBoxes > 1, !settings.separatesOutput {
      try sink.write(settings.widgetSeparator ?? [UInt8(ascii: "\t")])
    }
    try sink.write(DialogResult.text(of: box, settings, outcome))
    return outcome.ending
  }

  private func outcome(
    of box: DialogBox, _ settings: DialogSettings, isLast: Bool, stacks: Bool
  ) throws(Failure) -> DialogOutcome {
    if environment.isPlain(Settings()) {
      let prompt = DialogPrompt(box: box, settings: settings, builder: builder)
      return try prompt.run(on: try openTerminal())
    }
    var shown = try builder.box(box, settings, behind: behind)
    if settings.printsSize {
      let size = shown.windowSize(on: screenSize)
      try sink.write(Array("Size: \(size.rows), \(size.columns)\n".utf8))
    }
    let isErased = settings.clears || settings.erasesOnExit
    let stays = isLast && !isErased && box.kind == .infobox
    let ending = try show(&shown, settings, stays: stays)
    if isLast, settings.keepsWindow, !stays { try leavePicture(of: shown, settings) }
    behind = stacks && !settings.clears ? shown.pictures : []
    return shown.outcome(ending)
  }
}
