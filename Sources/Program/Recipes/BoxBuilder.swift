// From what the command line says to the form that is shown: labels in the person's language, colours, places.

import Controls
import Drawing
import Options
import Terminal
import Text
import Values
import Screens

final class BoxBuilder {
  let request: BoxRequest
  let environment: ProgramEnvironment
  let look: Look
  let rules: TextRules

  init(_ request: BoxRequest, in environment: ProgramEnvironment) {
    self.request = request
    self.environment = environment
    look = environment.kind.look(request.settings, environment.variables)
    rules = environment.kind.textRules(request.settings, look)
  }

  var settings: Settings { request.settings }

  // MARK: Buttons

  func buttons(takeValue: Bool) -> [Button] {
    settings.buttons.map { button in
      Button(
        name: button.name,
        label: button.label.map { DisplayText(sanitizing: $0, lines: .single, rules: rules) }
          ?? DisplayText(environment.words.label(of: button.name), rules: rules),
        isDangerous: button.isDangerous, takesValue: takeValue && button.name.takesValue)
    }
  }

  /// The button that has the focus first: the wanted one, or else the first that destroys nothing.
  var focus: Int {
    settings.buttons.firstIndex { $0.name == settings.defaultButton }
      ?? settings.buttons.firstIndex { !$0.isDangerous }
      ?? max(0, settings.buttons.count - 1)
  }

  /// The button with which a value goes: the one that Enter presses, or else the first such one.
  var takingButton: ButtonName? {
    let takers = settings.buttons.map(\.name).filter(\.takesValue)
    return takers.first { $0 == settings.defaultButton } ?? takers.first
  }

  // MARK: The form

  func form(_ message: Message, _ items: [FormItem], usualColumns: Int) -> Form {
    var window = WindowOptions(title: heading(message))
    var text = Paragraph(message.text)
    // A title alone is the whole message: it may be long, and so it scrolls as a text does.
    if items.isEmpty, message.text.isEmpty, !window.title.isEmpty {
      text = Paragraph(window.title)
      text.isTitle = true
      window.title = message.text
    }
    if items.isEmpty { text.sentences = environment.sentences }
    window.usualColumns = usualColumns
    let skin = Skin.own(look, theme)
    // List and field have the focus first, unless a button is wanted that does without them.
    let wanted = settings.buttons.firstIndex {
      $0.name == settings.defaultButton && !$0.name.takesValue
    }
    var form = Form(
      window, message: text, items: items,
      buttons: Buttons(
        buttons(takeValue: !items.isEmpty), focus: items.isEmpty ? focus : wanted ?? 0, in: skin),
      focus: items.isEmpty || wanted != nil ? .buttons : nil, timeout: settings.timeout, in: skin)
    if !items.isEmpty {
      form.acceptsWith = takingButton
      if settings.showsHints { form.hintWords = environment.hintWords }
    }
    return form
  }

  /// The title with icon or name of the severity before it, or these alone.
  func heading(_ message: Message) -> DisplayText {
    guard let word = environment.words.word(for: settings.severity) else { return message.title }
    let icon = settings.severity.icon(in: look)
    // The word is needed where icon or colour is missing.
    let prefix = icon == nil || look.colors == .none ? "\(word): " : ""
    let words =
      message.title.isEmpty
      ? DisplayText(word, rules: rules)
      : message.title.preceded(by: DisplayText(prefix, rules: rules))
    guard let icon else { return words }
    // Only the icon is coloured: not every colour can be read on every background.
    return words.preceded(by: DisplayText(" ", rules: rules)).preceded(
      by: DisplayText(icon, rules: rules).styled(
        Style(settings.severity.boxAccent(in: look) ?? .standard)))
  }

  var boxMotion: BoxMotion? {
    guard environment.kind.moves(environment.variables) else { return nil }
    return settings.animation == .pop ? .pop : settings.animation == .fade ? .fade : nil
  }

  var placement: Placement {
    var placement = Placement(settings, vertical: .middle)
    guard settings.screen == .inline else { return placement }
    placement.rowsAreLimit = true
    if settings.horizontal == nil { placement.horizontal = .start }
    return placement
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
