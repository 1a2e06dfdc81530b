// From what the command line says to the toasts that are shown.

import Controls
import Drawing
import Options
import Text
import Values

extension BoxBuilder {
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
        name: button.name, label: DisplayText(sanitizing: label, lines: .single, rules: rules))
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
}
