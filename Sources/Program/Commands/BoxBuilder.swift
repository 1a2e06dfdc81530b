// From what the command line says to the boxes that are shown: labels in the person's language,
// themes, places.

import Boxes
import Drawing
import Options
import Terminal
import Text
import Values
import Screens

/// Makes boxes from requests.
final class BoxBuilder {
  /// What is to be shown.
  let request: BoxRequest
  /// Where it is to be shown.
  let environment: ProgramEnvironment
  /// What the terminal can show.
  let look: Look
  /// How text is made fit for the terminal.
  let rules: TextRules

  /// A builder for one request.
  init(_ request: BoxRequest, in environment: ProgramEnvironment) {
    self.request = request
    self.environment = environment
    look = environment.kind.look(request.settings, environment.variables)
    rules = environment.kind.textRules(request.settings, look)
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
          ?? DisplayText(environment.words.label(of: button.name), rules: rules),
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
    guard let word = environment.words.word(for: settings.severity) else { return message.title }
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
  private var icon: String? { settings.severity.icon(in: look) }

  /// Whether a word must say it, because icon or colour is missing.
  private var isWordNeeded: Bool { icon == nil || look.colors == .none }

  /// How a box comes and goes; nil when it just is there.
  var boxMotion: BoxMotion? {
    guard environment.kind.moves(environment.variables) else { return nil }
    switch settings.animation {
    case .pop: return .pop
    case .fade: return .fade
    default: return nil
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
