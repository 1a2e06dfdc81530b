// The box around every classic content: it has the whole screen, on which it draws the ground, the line at
// the top, what earlier boxes have left, the window with its shadow, and in it the content. It also knows
// what all of dialog's boxes share: the time for an answer, the help key and the last key.

package import Drawing
import Input
import Text

/// A classic box, which fills the screen.
package struct ClassicBox<Content: ClassicContent>: Box {
  /// What stands around the content.
  package let frame: ClassicFrame
  /// What stands in the window; after the end it holds what was entered.
  package private(set) var content: Content
  /// What earlier boxes have left on the screen, first to last.
  package let behind: [any ClassicPicture]
  /// The last key as curses numbers it: 10 for Enter, -1 for a hot letter or while there was none.
  package private(set) var lastKey = -1
  private var countdown: Countdown?
  private var help: ClassicMessage?
  /// Whether Ctrl-V has taken its meaning from the next key.
  private var isQuoting = false
  /// When the box had its answer; its picture stands still from then on.
  private var ended: Duration?
  private let windows = WindowMemo()

  /// A box that was not answered yet.
  ///
  /// - Parameters:
  ///   - content: what stands in the window.
  ///   - frame: what stands around it.
  ///   - behind: what earlier boxes have left on the screen, first to last.
  package init(_ content: Content, in frame: ClassicFrame, behind: [any ClassicPicture] = []) {
    self.content = content
    self.frame = frame
    self.behind = behind
    countdown = content.heedsTimeout ? frame.timeout.map(Countdown.init) : nil
  }

  package func columns(within limit: Int) -> Int { limit }

  package func rows(forColumns columns: Int, within limit: Int) -> Int { limit }

  package var sources: [Source] { content.sources }

  package func deadline(after now: Duration) -> Duration? {
    let own = content.deadline(after: now)
    guard let end = countdown?.end else { return own }
    return own.map { min($0, end) } ?? end
  }

  /// The place of the window on a screen.
  package func window(on screen: Size) -> Rect {
    windows.window(on: screen) {
      let frame = frame.fitted(to: screen)
      return frame.window(on: screen) { content.size(in: frame, on: screen) }
    }
  }

  package func draw(on canvas: inout Canvas, in scene: Scene) {
    if canvas.ground.style != frame.theme.screen { canvas.fill(canvas.bounds, frame.theme.screen) }
    for picture in behind { picture.drawPicture(on: &canvas, at: scene.now) }
    canvas.cursor = nil
    canvas.showsCursor = false
    drawPicture(on: &canvas, at: scene.now)
    guard let help else { return }
    let helpFrame = helpFrame(on: canvas.size)
    let window = helpFrame.window(on: canvas.size) { help.size(in: helpFrame, on: canvas.size) }
    helpFrame.drawWindow(on: &canvas, in: window)
    help.draw(on: &canvas, in: Scene(window, at: scene.now), helpFrame)
  }
}

/// The last result of a pure function, since measuring a long text takes time; not state of a box.
private final class WindowMemo {
  private var last: (screen: Size, window: Rect)?

  func window(on screen: Size, _ compute: () -> Rect) -> Rect {
    if let last, last.screen == screen { return last.window }
    let window = compute()
    last = (screen, window)
    return window
  }
}

// MARK: The picture

/// What a box has left on the screen for those that come after it.
package protocol ClassicPicture {
  /// Draws the window, its shadow and the line at the top as the box would on a screen of this size.
  func drawPicture(on canvas: inout Canvas, at now: Duration)
}

extension ClassicBox: ClassicPicture {
  package func drawPicture(on canvas: inout Canvas, at now: Duration) {
    let frame = frame.fitted(to: canvas.size)
    let window = window(on: canvas.size)
    frame.drawBacktitle(on: &canvas)
    frame.drawWindow(on: &canvas, in: window, hasRowMarks: content.hasRowMarks)
    content.draw(on: &canvas, in: Scene(window, at: ended ?? now), frame)
    guard let line = content.bottomLine, !frame.isBare else { return }
    let row = Rect(column: 0, row: canvas.size.rows - 1, columns: canvas.size.columns, rows: 1)
    canvas.fill(row, frame.theme.itemhelp)
    canvas.put(line, at: Point(column: 1, row: row.origin.row), frame.theme.itemhelp, within: row)
  }
}

// MARK: Events

extension ClassicBox {
  package mutating func handle(_ event: Event, in scene: Scene) -> Step {
    let step = respond(to: event, in: scene)
    if case .done = step { ended = scene.now }
    return step
  }

  private mutating func respond(to event: Event, in scene: Scene) -> Step {
    if let countdown, countdown.isOver(at: scene.now) { return .done(.timeout) }
    let frame = frame.fitted(to: scene.area.size)
    switch event {
    case .input(.key(let key)):
      countdown?.restart(at: scene.now)
      return handle(key, in: scene, frame)
    case .input(.mouse) where !frame.usesMouse: return .ignored
    case .input(.mouse), .input(.paste): countdown?.restart(at: scene.now)
    case .resized:
      // So does Ctrl-L, which is a key.
      isQuoting = false
      return .changed
    default: break
    }
    if help != nil, case .input = event { return handleHelp(event, in: scene) }
    return content.handle(event, in: contentScene(scene), frame)
  }

  private mutating func handle(_ key: Key, in scene: Scene, _ frame: ClassicFrame) -> Step {
    if help == nil, content.takesLiterally, key != .escape {
      lastKey = key.cursesCode
      return content.handle(.input(.key(key)), in: contentScene(scene), frame)
    }
    if isQuoting {
      isQuoting = false
      if key != .escape, !key.isLetter { return .effect(.bell) }
    }
    let widget = help == nil ? content.widget : .textbox
    switch frame.bindings.meaning(of: key, in: widget) {
    case nil: return take(key, for: key, in: scene, frame)
    case .key(let meant): return take(meant, for: key, in: scene, frame)
    case .nothing: return .effect(.bell)
    case .press where help != nil: return handleHelp(.input(.key(.escape)), in: scene)
    case .press(let button):
      lastKey = key.cursesCode
      return content.press(button, in: contentScene(scene), frame)
    }
  }

  /// Takes in a key that stands for the one that was pressed.
  private mutating func take(
    _ key: Key, for pressed: Key, in scene: Scene, _ frame: ClassicFrame
  ) -> Step {
    if help != nil { return handleHelp(.input(.key(key)), in: scene) }
    if key == .control("l") { return .changed }
    if key == .function(1) || key == .control("e"), let text = frame.helpText {
      help = ClassicMessage.help(text)
      return .changed
    }
    lastKey = pressed.cursesCode
    if key == .escape, !content.takesEscape { return .done(.escape) }
    let step = content.handle(.input(.key(key)), in: contentScene(scene), frame)
    if key == .control("v") {
      isQuoting = content.quotesKeys && !content.takesLiterally
      return .ignored
    }
    // Hot letters have no number of their own.
    if case .done(.button) = step, key.isLetter { lastKey = -1 }
    return step
  }

  private func contentScene(_ scene: Scene) -> Scene {
    Scene(window(on: scene.area.size), at: scene.now)
  }

  private mutating func handleHelp(_ event: Event, in scene: Scene) -> Step {
    let screen = scene.area.size
    let frame = helpFrame(on: screen)
    guard var message = help else { return .ignored }
    let window = frame.window(on: screen) { message.size(in: frame, on: screen) }
    let step =
      event == .input(.key(.escape))
      ? .done(.escape) : message.handle(event, in: Scene(window, at: scene.now), frame)
    if case .done = step {
      help = nil
      return .changed
    }
    help = message
    return step
  }

  private func helpFrame(on screen: Size) -> ClassicFrame {
    var helpFrame = frame
    helpFrame.title = DisplayText("HELP", rules: frame.helpText?.rules ?? frame.title.rules)
    helpFrame.horizontalLine = DisplayText("", rules: frame.title.rules)
    helpFrame.begin = nil
    (helpFrame.height, helpFrame.width) = (0, 0)
    return helpFrame.fitted(to: screen)
  }
}
