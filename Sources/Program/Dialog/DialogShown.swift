// A box of dialog's as it is shown: which kind of content it has, how it is run, and what is known when it has ended.

import Boxes
import Drawing
import Input
import Options
import Terminal
import Values
import Screens

/// One of dialog's boxes, ready to be shown.
indirect enum DialogShown {
  case message(ClassicBox<ClassicMessage>)
  case pause(ClassicBox<ClassicPause>)
  case input(ClassicBox<ClassicInput>)
  case menu(ClassicBox<ClassicMenu>)
  case inputMenu(ClassicBox<ClassicInputMenu>)
  case checklist(ClassicBox<ClassicChecklist>)
  case buildList(ClassicBox<ClassicBuildList>)

  /// Shows the box until it has ended; it then holds what was entered.
  mutating func run(on screen: TerminalScreen) throws(TerminalError) -> Ending {
    switch self {
    case .message(var box):
      defer { self = .message(box) }
      return try Self.run(&box, on: screen)
    case .pause(var box):
      defer { self = .pause(box) }
      return try Self.run(&box, on: screen)
    case .input(var box):
      defer { self = .input(box) }
      return try Self.run(&box, on: screen)
    case .menu(var box):
      defer { self = .menu(box) }
      return try Self.run(&box, on: screen)
    case .inputMenu(var box):
      defer { self = .inputMenu(box) }
      return try Self.run(&box, on: screen)
    case .checklist(var box):
      defer { self = .checklist(box) }
      return try Self.run(&box, on: screen)
    case .buildList(var box):
      defer { self = .buildList(box) }
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
    case .input(let box): box.behind + [box]
    case .menu(let box): box.behind + [box]
    case .inputMenu(let box): box.behind + [box]
    case .checklist(let box): box.behind + [box]
    case .buildList(let box): box.behind + [box]
    }
  }

  /// The size of the window on a screen.
  func windowSize(on screen: Size) -> Size {
    switch self {
    case .message(let box): box.window(on: screen).size
    case .pause(let box): box.window(on: screen).size
    case .input(let box): box.window(on: screen).size
    case .menu(let box): box.window(on: screen).size
    case .inputMenu(let box): box.window(on: screen).size
    case .checklist(let box): box.window(on: screen).size
    case .buildList(let box): box.window(on: screen).size
    }
  }

  /// What is known now that the box has ended so.
  func outcome(_ ending: Ending) -> DialogOutcome {
    var outcome = DialogOutcome(DialogEnding(ending))
    switch self {
    case .message(let box): outcome.lastKey = box.lastKey
    case .pause(let box): outcome.lastKey = box.lastKey
    case .input(let box):
      outcome.lastKey = box.lastKey
      outcome.value = box.content.value
    case .menu(let box):
      outcome.lastKey = box.lastKey
      outcome.current = box.content.current
    case .inputMenu(let box):
      outcome.lastKey = box.lastKey
      outcome.current = box.content.current
      outcome.renamed = box.content.renamed
    case .checklist(let box):
      outcome.lastKey = box.lastKey
      outcome.current = box.content.current
      outcome.selected = box.content.selected
    case .buildList(let box):
      outcome.lastKey = box.lastKey
      outcome.current = box.content.current
      outcome.selected = box.content.selected
    }
    return outcome
  }
}

extension DialogEnding {
  /// What an ending of a box means to dialog.
  init(_ ending: Ending) {
    switch ending {
    // A renamed row comes with the code of the extra button.
    case .button(ClassicInputMenu.rename): self = .extra
    case .button(let name): self = ButtonName(text: name).ending
    case .escape: self = .escape
    case .timeout: self = .timeout
    case .shown: self = .ok
    }
  }
}
