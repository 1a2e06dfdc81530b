// From what the command line says to the boxes that are shown: labels in the person's language,
// themes, places.

import Boxes
import Drawing
import Options
import Terminal
import Text
import Values

/// Makes boxes from requests.
final class BoxBuilder {
  /// What is to be shown.
  let request: BoxRequest
  /// Where it is to be shown.
  let surroundings: Surroundings
  /// What the terminal can show.
  let look: Look
  /// How text is made fit for the terminal.
  let rules: TextRules

  /// A builder for one request.
  init(_ request: BoxRequest, in surroundings: Surroundings) {
    self.request = request
    self.surroundings = surroundings
    look = surroundings.kind.look(request.settings, surroundings.variables)
    rules = surroundings.kind.textRules(request.settings, look)
  }

  /// What the options of the request say.
  var settings: Settings { request.settings }

  // MARK: Buttons

  /// The buttons with their labels.
  var buttons: [Button] {
    settings.buttons.map { button in
      Button(
        name: button.name.text,
        label: button.label.map { DisplayText(sanitizing: $0, lines: .single, rules: rules) }
          ?? DisplayText(surroundings.words.label(of: button.name), rules: rules),
        isDangerous: button.isDangerous)
    }
  }

  /// The button that has the focus first: the wanted one, or else the first that destroys nothing.
  var focus: Int {
    settings.buttons.firstIndex { $0.name == settings.defaultButton }
      ?? settings.buttons.firstIndex { !$0.isDangerous }
      ?? max(0, settings.buttons.count - 1)
  }

  // MARK: Boxes

  /// The box with buttons for a message.
  func messageBox(_ message: Message) -> MessageBox {
    MessageBox(
      title: heading(message), text: message.text, buttons: buttons, focus: focus,
      timeout: settings.timeout, theme: theme, look: look)
  }

  /// The title with the sign of what the box is about, or that alone.
  func heading(_ message: Message) -> DisplayText {
    guard let word = surroundings.words.word(for: settings.severity) else { return message.title }
    let words =
      message.title.isEmpty
      ? DisplayText(word, rules: rules)
      : message.title.preceded(by: DisplayText(isWordNeeded ? "\(word): " : "", rules: rules))
    guard let icon else { return words }
    // Only the icon is coloured: not every colour can be read on every background.
    return words.preceded(by: DisplayText(" ", rules: rules)).preceded(
      by: DisplayText(icon, rules: rules).styled(Style(settings.severity.boxAccent ?? .standard)))
  }

  /// The mark of what a box is about; nil where the terminal has none, or it is about nothing in particular.
  private var icon: String? {
    look.hasMarks ? settings.severity.icon(isConsole: look.symbols == .console) : nil
  }

  /// Whether a word must say it, because icon or colour is missing.
  private var isWordNeeded: Bool { icon == nil || look.colors == .none }

  /// The toast for a message.
  func toastBox(_ message: Message) -> ToastBox {
    let isWork = request.kind == .run
    let content = ToastContent(
      sign: isWork ? DisplayText("*", rules: rules) : sign, title: message.title,
      text: message.text, hasClock: isWork)
    return ToastBox(
      content, rest: isWork ? .forever : rest(for: message),
      motion: motion,
      theme: ToastTheme(
        look: look, foreground: settings.foreground, background: settings.background,
        accent: settings.severity.accent),
      look: look, parts: toastParts)
  }

  /// What a toast has besides its words.
  var toastParts: ToastParts {
    var parts = ToastParts()
    parts.actions = settings.buttons.map { button in
      let label = button.label ?? Array(button.name.text.utf8)
      return ToastAction(
        name: button.name.text, label: DisplayText(sanitizing: label, lines: .single, rules: rules))
    }.withKeys()
    parts.endsAtAnyKey = settings.toast.waits
    parts.percent = settings.toast.percent
    parts.hasCountdown = settings.toast.hasCountdown
    parts.isWork = request.kind == .run
    parts.isStill = !surroundings.kind.moves(surroundings.variables)
    return parts
  }

  /// How long a toast rests: as it is told, or the time to read it, or till the next step of what it is about.
  ///
  /// The time to read is a second, and from the 20th character on 0.05 s for each, 10 s at most.
  func rest(for message: Message) -> Duration {
    if let duration = settings.duration { return duration }
    if let percent = settings.toast.percent, percent < 100 { return .seconds(10) }
    let length =
      message.title.string.unicodeScalars.count + message.text.string.unicodeScalars.count
    return .milliseconds(min(10_000, max(1000, 50 * (length - 20))))
  }

  private var motion: ToastMotion {
    // Without blocks finer than a cell a motion only flickers.
    guard surroundings.kind.moves(surroundings.variables), look.hasFineBlocks else { return .none }
    switch settings.animation ?? .scale {
    case .slide: return .slide(fromAbove: settings.vertical == .top)
    case .fade: return .fade
    case .none: return .none
    case .scale, .pop: return .scale
    }
  }

  /// How a box comes and goes; nil when it just is there.
  var boxMotion: BoxMotion? {
    guard surroundings.kind.moves(surroundings.variables) else { return nil }
    switch settings.animation {
    case .pop: return .pop
    case .fade: return .fade
    default: return nil
    }
  }

  /// The icon for what a toast is about, and the word where icon or colour is missing.
  private var sign: DisplayText {
    if let icon = settings.toast.icon {
      return DisplayText(sanitizing: icon, lines: .single, rules: rules).truncated(
        to: Self.widestIcon)
    }
    guard let word = surroundings.words.word(for: settings.severity) else {
      return DisplayText("", rules: rules)
    }
    let parts = [icon, isWordNeeded ? "\(word):" : nil]
    return DisplayText(parts.compactMap { $0 }.joined(separator: " "), rules: rules)
  }

  /// Cells of an icon of the caller's.
  private static let widestIcon = 12

  // MARK: Places

  /// Where the box stands on a screen.
  func placement(margin: Size = Size()) -> Placement {
    var placement = Placement()
    placement.horizontal = settings.horizontal.map(Alignment.init) ?? .middle
    placement.vertical =
      settings.vertical.map(Alignment.init)
      ?? (request.kind.isToast ? .end : .middle)
    placement.margin = margin
    placement.columns = settings.width.map(Self.length)
    placement.rows = settings.height.map(Self.length)
    return placement
  }

  private static func length(_ extent: RequestedSize) -> @Sendable (Int) -> Int {
    { available in
      switch extent {
      case .cells(let cells): cells
      case .percent(let percent): available * percent / 100
      case .less(let cells): available - cells
      }
    }
  }
}

extension Alignment {
  fileprivate init(_ place: HorizontalPlace) {
    self =
      switch place {
      case .left: .start
      case .center: .middle
      case .right: .end
      }
  }

  fileprivate init(_ place: VerticalPlace) {
    self =
      switch place {
      case .top: .start
      case .center: .middle
      case .bottom: .end
      }
  }
}

extension Words {
  /// The label of a usual button; a custom one is labelled with its name.
  func label(of button: ButtonName) -> String {
    switch button {
    case .ok: ok
    case .cancel: cancel
    case .yes: yes
    case .no: no
    case .extra: extra
    case .help: help
    case .custom(let name): name
    }
  }
}
