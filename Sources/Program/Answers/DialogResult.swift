// The result text of a box, byte for byte as dialog(1) writes it (version 1.3-20230209).

import Controls
import Options
import Values

struct DialogResult {
  private let recipe: DialogRecipe
  private let rows: ListItems
  private let settings: DialogSettings
  private let outcome: DialogOutcome
  private var text: [UInt8] = []

  /// The result of a box with `rows`; empty where it gives none.
  static func text(
    _ recipe: DialogRecipe, _ rows: ListItems, _ settings: DialogSettings, _ outcome: DialogOutcome
  ) -> [UInt8] {
    guard outcome.ending.givesResult else { return [] }
    var result = DialogResult(recipe: recipe, rows: rows, settings: settings, outcome: outcome)
    switch recipe.report {
    case .nothing: break
    case .text: result.add(outcome.value.bytes ?? [])
    case .number: if case .number(let number) = outcome.value { result.add(String(number).utf8) }
    case .currentRow: result.addCurrentRow()
    case .rows: result.addRows()
    }
    if settings.reportsLastKey { result.addLastKey() }
    return result.text
  }

  // MARK: Rows

  private mutating func addCurrentRow() {
    if isHelp { return addHelp(quoting: false) }
    let selection = outcome.value.selection
    let renamed = outcome.ending == .extra ? selection?.renamed : nil
    if renamed != nil { add("RENAMED ".utf8) }
    if let current = selection?.current { addString(rows.value(current)) }
    if let renamed {
      add(" ".utf8)
      addString(renamed)
    }
  }

  private mutating func addRows() {
    if isHelp {
      addHelp(quoting: settings.helpStatus && !settings.separatesOutput)
      guard settings.helpStatus else { return }
    }
    // A checklist ends each tag, the others stand between tags.
    let ends = settings.separatesOutput && recipe.endsRows
    if ends && isHelp { addSeparator() }
    for row in outcome.value.selection?.rows ?? [] {
      if !ends && needsSeparator { addSeparator() }
      if recipe.quotesRows && !settings.separatesOutput {
        addQuoted(rows.value(row))
      } else {
        addString(rows.value(row))
      }
      if ends { addSeparator() }
    }
  }

  private var isHelp: Bool { outcome.ending == .help || outcome.ending == .itemHelp }

  /// `HELP` and the row that has the focus, by its help text where it has one.
  private mutating func addHelp(quoting: Bool) {
    add("HELP ".utf8)
    guard let current = outcome.value.selection?.current else { return }
    let usesHelp = settings.hasItemHelp && !settings.helpTags
    let words = usesHelp ? rows.help(current) : rows.value(current)
    if quoting { addQuoted(words) } else { addString(words) }
  }

  /// `--last-key`: the number of the key that was pressed last.
  private mutating func addLastKey() {
    let ends = settings.separatesOutput && recipe.endsRows
    if !ends && needsSeparator { addSeparator() }
    add(String(outcome.lastKey).utf8)
    if ends || recipe.endsLastKey { addSeparator() }
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
