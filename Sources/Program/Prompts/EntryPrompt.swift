// A text or password as a line: for screen readers, dumb terminals and screens too small to draw on. An empty line takes
// the text that was there at first; the end of input (Ctrl-D) leaves like Esc. A password is not shown.

import Boxes
import Drawing
import Options
import Terminal
import Text
import Screens

/// A text that is asked for in a line.
struct EntryPrompt {
  /// What is asked.
  let message: Message
  /// What is asked for, and how.
  let request: BoxRequest
  /// What the text must be.
  let check: EntryCheck
  /// How text is made fit for the terminal.
  let rules: TextRules
  /// The language of the prompt and the encoding of what is written.
  let environment: ProgramEnvironment

  /// How a prompt ended, nil for a text that was given, and the text.
  typealias Result = (ending: Ending?, text: [UInt8])

  private var settings: Settings { request.settings }

  /// Asks until there is a text; nil instead of an ending where one was given.
  func run(on terminal: TTY) throws(Failure) -> Result {
    let lines = PromptLines(
      terminal: terminal, timeout: settings.timeout, environment: environment)
    do throws(TerminalError) {
      // What was typed before the question was there is no answer to it.
      terminal.discardInput()
      if request.kind != .password { return try ask(lines) }
      return try lines.unseen { () throws(TerminalError) in try ask(lines) }
    } catch {
      throw Failure(error)
    }
  }

  private func ask(_ lines: PromptLines) throws(TerminalError) -> Result {
    let words = message.spoken(settings.severity, environment.words)
    try lines.write(words.map { $0 + "\n" }.joined())
    while true {
      try lines.write("\(defaultWords)\(lines.time): ")
      let reading = try lines.next()
      guard case .line(let line) = reading else { return try end(reading, lines) }
      let text = line.isEmpty ? settings.entry.value : line
      if let problem = check.problem(with: text, in: environment.sentences) {
        try lines.write(problem + "\n")
        continue
      }
      guard settings.entry.isTypedTwice else { return (nil, text) }
      try lines.write("\(environment.sentences.again)\(lines.time): ")
      let again = try lines.next()
      guard case .line(let second) = again else { return try end(again, lines) }
      if second == text { return (nil, text) }
      try lines.write(environment.sentences.different + "\n")
    }
  }

  private func end(
    _ reading: PromptLines.Reading, _ lines: PromptLines
  ) throws(TerminalError) -> Result {
    try lines.write("\n")
    return (reading == .timeout ? .timeout : .escape, settings.entry.value)
  }

  /// What is shown for a password that an empty line takes, however long that is.
  private static let hidden = "[***]"

  /// The text that an empty line takes, in brackets, or else what stands for a text.
  private var defaultWords: String {
    let entry = settings.entry
    if !entry.value.isEmpty {
      if request.kind == .password { return Self.hidden }
      return "[\(DisplayText(sanitizing: entry.value, lines: .single, rules: rules).visible)]"
    }
    if entry.placeholder.isEmpty { return "" }
    return "(\(DisplayText(sanitizing: entry.placeholder, lines: .single, rules: rules).visible))"
  }
}
