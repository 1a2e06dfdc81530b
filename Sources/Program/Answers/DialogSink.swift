// Where the results of dialog's boxes go. Each is written as soon as its box has ended, since a script may read them one by
// one; only on the terminal, where a box still stands, they wait until it is gone.

import Options
import Terminal
import Screens

final class DialogSink {
  private let output: AnswerSink
  private var waiting: [UInt8] = []

  /// The place that a line or a name has; fails for a descriptor that is not open for writing.
  init(_ output: DialogOutput, _ personality: Personality, in environment: ProgramEnvironment)
    throws(Failure)
  {
    let number: Int32
    switch (output, personality.results) {
    case (.standardOutput, _): number = 1
    case (.standardError, _), (.usual, .standardError): number = 2
    case (.descriptor(let descriptor), _): number = descriptor
    case (.usual, .standardOutputUnlessSeen):
      number = CurrentProcess.isTerminal(1) && !CurrentProcess.isTerminal(2) ? 2 : 1
    }
    self.output = AnswerSink(results: number, in: environment)
    // Closed standard streams matter only when there is something to write.
    guard self.output.isOpen || (1...2).contains(number) else {
      throw Failure(
        "cannot open output-fd \(number): it is not open for writing",
        status: Failure.inputOutput)
    }
  }

  /// Writes a result, now or when the screen is free; fails for a place that is closed or full.
  func write(_ bytes: [UInt8]) throws(Failure) {
    if output.isTerminal { waiting += bytes } else { try output.send(bytes) }
  }

  /// Writes what has waited for the screen to be free; fails for a place that is closed or full.
  func flush() throws(Failure) {
    let bytes = waiting
    waiting = []
    try output.send(bytes)
  }
}
