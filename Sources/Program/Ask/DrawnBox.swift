// A box of toast's own on the terminal: with its motion, on the screen that was asked for, and with the line that stays of it.

import Controls
import Drawing
import Options
import Screens
import Terminal
import Text

struct DrawnBox {
  let builder: BoxBuilder
  let terminal: TTY

  private var settings: Settings { builder.settings }
  private var environment: ProgramEnvironment { builder.environment }

  /// Shows a box until it has ended; it then holds what was entered.
  func show(_ box: inout some Box) throws(Failure) -> Ending {
    guard let motion = builder.boxMotion else { return try run(&box) }
    let good = settings.buttons.filter { $0.code == 0 }.map { Ending.button($0.name) }
    var popping = PoppingBox(box, motion, leavesRight: good)
    defer { box = popping.content }
    return try run(&popping)
  }

  private func run(_ box: inout some Box) throws(Failure) -> Ending {
    let kind = environment.kind.stage(settings)
    let screen = BoxScreen(environment, look: builder.look, terminal: terminal)
    defer { screen.close() }
    // Where the mouse points to below the cursor cannot be known.
    var opened = try screen.open(
      usesMouse: settings.usesMouse && kind != .belowCursor, on: { .largest(kind, on: $0) })
    do throws(TerminalError) {
      return try Dialogue.run(
        &box, placed: builder.placement, on: &opened, style: builder.theme.screen)
    } catch {
      throw Failure(error)
    }
  }

  /// Writes the line that is to stay of a form.
  func keep(_ form: Form, _ ending: Ending, shown: DisplayText? = nil) throws(Failure) {
    var line = KeptLine(form, ending, settings, environment.hintWords, builder.rules)
    line.shown = shown
    guard settings.keepsLine, environment.kind.stage(settings) != .borrowedScreen,
      let words = line.words
    else { return }
    let columns = TerminalScreen.size(of: terminal).columns
    do throws(TerminalError) {
      try terminal.write(environment.encoded(words.truncated(to: columns).visible + "\n"))
    } catch {
      throw Failure(error)
    }
  }
}
