// The ways to an answer, the same for every box of every grammar and tried in this order: an answer that needs nobody, a
// person who is asked in lines, a person in front of a drawn form. Where there is no terminal, there may be a default.

import Controls
import Drawing
import Options
import Terminal
import Screens

protocol Question {
  /// An answer that needs nobody, prepared or the only one there is; `canAsk`: there is a terminal to ask on.
  func replyAhead(canAsk: Bool) throws(Failure) -> Reply?
  func replyWithoutTerminal() throws(Failure) -> Reply
  func prompt() throws(Failure) -> FormPrompt
  func isAskedInLines(on terminal: TTY) -> Bool
  /// Draws the form until it has ended; it then holds what was entered.
  func show(_ form: inout Form, on terminal: TTY) throws(Failure) -> Ending
}

struct Reply {
  let ending: Ending
  /// The value as it is reported; nil where there is none or it is no answer.
  let values: [[UInt8]]?
  let form: Form?

  init(_ ending: Ending, values: [[UInt8]]? = nil, form: Form? = nil) {
    self.ending = ending
    self.values = form?.answers ?? values
    self.form = form
  }
}

enum Ask {
  /// The answer to a question; `terminal` is nil where nobody can be asked.
  static func reply(to question: some Question, on terminal: TTY?) throws(Failure) -> Reply {
    if let reply = try question.replyAhead(canAsk: terminal != nil) { return reply }
    guard let terminal else { return try question.replyWithoutTerminal() }
    var prompt = try question.prompt()
    let form = prompt.form
    if form.leaves.contains(where: { form.control($0).isSecret }) {
      CurrentProcess.forbidCoreFiles()
    }
    _ = terminal.acquireLock()
    let ending =
      question.isAskedInLines(on: terminal)
      ? try prompt.run(on: terminal) : try question.show(&prompt.form, on: terminal)
    return Reply(ending, form: prompt.form)
  }
}

extension ProgramEnvironment {
  /// Whether a question is put in lines: where that is wanted, and where there is no room to draw.
  func asksInLines(_ settings: Settings, on terminal: TTY) -> Bool {
    let screen = TerminalScreen.size(of: terminal)
    let smallest = Viewport.smallestScreen
    return isPlain(settings) || screen.columns < smallest.columns || screen.rows < smallest.rows
  }
}
