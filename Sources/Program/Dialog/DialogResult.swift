// The result text of a box, byte for byte as dialog(1) writes it (version 1.3-20230209).

package import Options
import Text
import Values

/// The making of one result.
package struct DialogResult {
  private let box: DialogBox
  private let settings: DialogSettings
  private let outcome: DialogOutcome
  private var text: [UInt8] = []

  /// The result of `box`; empty where it gives none.
  package static func text(
    of box: DialogBox, _ settings: DialogSettings, _ outcome: DialogOutcome
  ) -> [UInt8] {
    guard outcome.ending.givesResult else { return [] }
    var result = DialogResult(box, settings, outcome)
    result.make()
    return result.text
  }

  private init(_ box: DialogBox, _ settings: DialogSettings, _ outcome: DialogOutcome) {
    self.box = box
    self.settings = settings
    self.outcome = outcome
  }

  private mutating func make() {
    switch box.kind {
    case .menu: addMenu()
    case .inputmenu: addInputMenu()
    case .checklist: addList(quoting: true)
    case .buildlist: addList(quoting: true)
    case .radiolist, .treeview: addList(quoting: false)
    case .inputbox, .passwordbox: add(outcome.value)
    default: break
    }
    addLastKey()
  }

  // MARK: Boxes

  private mutating func addMenu() {
    if isHelp { return addHelp(quoting: false) }
    if let current = outcome.current { addString(box.rows.value(current)) }
  }

  private mutating func addInputMenu() {
    guard let renamed = outcome.renamed, outcome.ending == .extra else { return addMenu() }
    add("RENAMED ".utf8)
    if let current = outcome.current { addString(box.rows.value(current)) }
    add(" ".utf8)
    addString(renamed)
  }

  private mutating func addList(quoting: Bool) {
    if isHelp {
      addHelp(quoting: settings.helpStatus && !settings.separatesOutput)
      guard settings.helpStatus else { return }
    }
    // A checklist ends each tag, the others stand between tags.
    let ends = settings.separatesOutput && box.kind == .checklist
    if ends && isHelp { addSeparator() }
    for row in outcome.selected {
      if !ends && needsSeparator { addSeparator() }
      if quoting && !settings.separatesOutput {
        addQuoted(box.rows.value(row))
      } else {
        addString(box.rows.value(row))
      }
      if ends { addSeparator() }
    }
  }

  private var isHelp: Bool { outcome.ending == .help || outcome.ending == .itemHelp }

  /// `HELP` and the row that has the focus, by its help text where it has one.
  private mutating func addHelp(quoting: Bool) {
    add("HELP ".utf8)
    guard let current = outcome.current else { return }
    let usesHelp = settings.hasItemHelp && !settings.helpTags
    let words = usesHelp ? box.rows.help(current) : box.rows.value(current)
    if quoting { addQuoted(words) } else { addString(words) }
  }

  /// `--last-key`: the number of the key that was pressed last.
  private mutating func addLastKey() {
    guard settings.reportsLastKey else { return }
    let digits = Array(String(outcome.lastKey).utf8)
    switch box.kind {
    case .checklist where settings.separatesOutput:
      add(digits)
      addSeparator()
    case .checklist, .radiolist:
      if needsSeparator { addSeparator() }
      add(digits)
    default:
      if needsSeparator { addSeparator() }
      add(digits)
      addSeparator()
    }
  }

  // MARK: Parts

  private mutating func add(_ bytes: some Sequence<UInt8>) { text += bytes }

  /// Adds a string that is quoted only where `--quoted` asks for it.
  private mutating func addString(_ bytes: some Collection<UInt8>) {
    if settings.quotes { addQuoted(bytes) } else { add(bytes) }
  }

  private mutating func addQuoted(_ bytes: some Collection<UInt8>) {
    add(settings.singleQuotes ? DialogQuoting.single(bytes) : DialogQuoting.double(bytes))
  }

  /// A separator that was asked for stands also before the first word, since scripts written for dialog(1) cut it off.
  private var needsSeparator: Bool { settings.outputSeparator != nil || !text.isEmpty }

  private mutating func addSeparator() {
    if let separator = settings.outputSeparator {
      add(separator)
    } else {
      add(settings.separatesOutput ? "\n".utf8 : " ".utf8)
    }
  }
}
