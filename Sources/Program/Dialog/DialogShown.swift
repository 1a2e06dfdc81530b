// A box of dialog's as it is shown: which kind of content it has, how it is run, and what is known when it has ended.

import Boxes
import Drawing
import Input
import Options
import Terminal

/// One of dialog's boxes, ready to be shown.
enum DialogShown {
  case message(ClassicBox<ClassicMessage>)
  case pause(ClassicBox<ClassicPause>)

  /// Shows the box until it has ended; it then holds what was entered.
  mutating func run(on screen: TerminalScreen) throws(TerminalError) -> Ending {
    switch self {
    case .message(var box):
      defer { self = .message(box) }
      return try Self.run(&box, on: screen)
    case .pause(var box):
      defer { self = .pause(box) }
      return try Self.run(&box, on: screen)
    }
  }

  private static func run<Content>(
    _ box: inout ClassicBox<Content>, on screen: TerminalScreen
  ) throws(TerminalError) -> Ending {
    var screen = screen
    return try Dialogue.run(
      &box, placed: Placement(), on: &screen, style: box.frame.theme.screen)
  }

  /// The pictures that this box leaves, with those behind it.
  var pictures: [any ClassicPicture] {
    switch self {
    case .message(let box): box.behind + [box]
    case .pause(let box): box.behind + [box]
    }
  }

  /// The size of the window on a screen.
  func windowSize(on screen: Size) -> Size {
    switch self {
    case .message(let box): box.window(on: screen).size
    case .pause(let box): box.window(on: screen).size
    }
  }

  /// What is known now that the box has ended so.
  func outcome(_ ending: Ending, _ settings: DialogSettings) -> DialogOutcome {
    var outcome = DialogOutcome(DialogEnding(ending))
    switch self {
    case .message(let box): outcome.lastKey = box.lastKey
    case .pause(let box): outcome.lastKey = box.lastKey
    }
    if outcome.ending == .help, settings.hasItemHelp, outcome.current != nil {
      outcome.ending = .itemHelp
    }
    return outcome
  }
}

extension DialogEnding {
  /// What an ending of a box means to dialog.
  fileprivate init(_ ending: Ending) {
    switch ending {
    // A renamed row comes with the code of the extra button.
    case .button("Rename"): self = .extra
    case .button(let name): self = DialogButton(named: name)?.ending ?? .ok
    case .escape: self = .escape
    case .timeout: self = .timeout
    case .shown: self = .ok
    }
  }
}
