// From what the command line says to the toast that is shown: its words, colours, keys and time.

import Controls
import Drawing
package import Options
package import Screens
import Text
import Values

package struct ToastBuilder {
  let request: BoxRequest
  let environment: ProgramEnvironment
  let look: Look
  let rules: TextRules

  package init(_ request: BoxRequest, in environment: ProgramEnvironment) {
    (self.request, self.environment) = (request, environment)
    look = environment.kind.look(request.settings, environment.variables)
    rules = environment.kind.textRules(request.settings, look)
  }

  private var settings: Settings { request.settings }

  /// The toast for a message; where several toasts may be seen at once it tells how many more wait.
  func toast(_ message: Message) -> ToastBox {
    let isWork = request.kind == .run
    let content = ToastContent(
      sign: isWork ? DisplayText("*", rules: rules) : sign, title: message.title,
      text: message.text, hasClock: isWork)
    var toast = ToastBox(
      content, rest: isWork ? .forever : rest(for: message), motion: motion,
      theme: ToastTheme(
        look: look, foreground: settings.foreground, background: settings.background,
        accent: settings.severity.accent(in: look)),
      look: look, parts: parts)
    if settings.stack > 1 { toast.more = 0 }
    toast.moreWord = environment.words == .english ? " more" : ""
    return toast
  }

  var parts: ToastParts {
    var parts = ToastParts()
    parts.actions = settings.buttons.map { button in
      let label = button.label ?? Array(button.name.text.utf8)
      return ToastAction(
        name: button.name, label: DisplayText(sanitizing: label, lines: .single, rules: rules))
    }.withKeys()
    parts.endsAtAnyKey = settings.toast.waits
    parts.hint = hint
    parts.percent = settings.toast.percent
    parts.hasCountdown = settings.toast.hasCountdown
    parts.isWork = request.kind == .run
    parts.isStill = !environment.kind.moves(environment.variables)
    return parts
  }

  /// Which key ends a toast that does not go by itself soon.
  private var hint: String? {
    guard settings.showsHints, request.kind == .toast else { return nil }
    let words = environment.hintWords
    if settings.toast.waits { return "\(words.anyKey) \(words.close)" }
    return settings.duration == .forever ? "ctrl-c \(words.close)" : nil
  }

  var placement: Placement { Placement(settings, vertical: .end, margin: Self.margin) }

  /// Cells that stay free left and right of a toast.
  static let margin = Size(columns: 2)

  /// How long the toast rests: as long as was asked for, or as it takes to read, or, with a percentage, until the next step is overdue.
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
    guard environment.kind.moves(environment.variables), look.hasFineBlocks else { return .none }
    switch settings.animation ?? .scale {
    case .slide: return .slide(fromAbove: settings.vertical == .top)
    case .fade: return .fade
    case .none: return .none
    case .scale, .pop: return .scale
    }
  }

  /// The icon for what the toast is about, and the word where icon or colour is missing.
  private var sign: DisplayText {
    if let icon = settings.toast.icon {
      // The caller's icon takes 12 cells at most.
      return DisplayText(sanitizing: icon, lines: .single, rules: rules).truncated(to: 12)
    }
    guard let word = environment.words.word(for: settings.severity) else {
      return DisplayText("", rules: rules)
    }
    let icon = settings.severity.icon(in: look)
    let spelled = icon == nil || look.colors == .none ? "\(word):" : nil
    return DisplayText([icon, spelled].compactMap { $0 }.joined(separator: " "), rules: rules)
  }
}
