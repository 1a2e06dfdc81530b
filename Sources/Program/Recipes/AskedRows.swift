// A choice among rows.

import Controls
import Options
import Terminal
import Text
import Values
import Screens

final class AskedRows: AskedValue {
  private let settings: RowSettings
  private let hasColors: Bool
  private let supply: RowSupply
  private var table: RowTable

  /// Reads the rows, or those that are there soon; fails for rows that cannot be read or lack the announced form.
  init(_ request: BoxRequest, _ environment: ProgramEnvironment) throws(Failure) {
    var request = request
    hasColors = request.settings.takesColorSequences
    request.settings.rows.selected = Self.values(request.settings.rows.selected, hasColors)
    settings = request.settings.rows
    supply = RowSupply(request)
    table = try supply.table(opensEarly: { Self.opensEarly(request.settings, environment) })
  }

  /// Whether the list may be opened before all its rows have come: nothing depends on those that are still missing.
  private static func opensEarly(_ settings: Settings, _ environment: ProgramEnvironment) -> Bool {
    guard settings.rows.selected.isEmpty, !settings.rows.fields.contains(.state),
      settings.answers.isEmpty, let terminal = try? environment.terminal(settings)
    else { return false }
    return !environment.asksInLines(settings, on: terminal)
  }

  var shortage: String? {
    supply.isOpen ? nil : supply.shortage ?? settings.shortage(of: table.rows)
  }

  var onlyValues: [[UInt8]]? {
    guard settings.takesOnlyRow, table.rows.takeableCount == 1, let row = table.firstTakeable else {
      return nil
    }
    return [Array(table.rows.value(row))]
  }

  func values(of answers: [[UInt8]], from place: String) throws(Failure) -> [[UInt8]] {
    try table.values(of: Self.values(answers, hasColors), from: place, settings)
  }

  /// Values as the rows have them: of a row that was given with colors, it is what is seen.
  private static func values(_ given: [[UInt8]], _ hasColors: Bool) -> [[UInt8]] {
    hasColors ? given.map { Array($0[...].withoutEscapeSequences) } : given
  }

  func defaultValues() throws(Failure) -> [[UInt8]] {
    if let values = table.defaultValues(settings) { return values }
    let fault = settings.fault(inCount: table.ticked.count) ?? "no row can be taken"
    throw Failure("--assume-default: \(fault)", status: ExitCode.badData)
  }

  var failure: Failure? { supply.failure }
  var notice: String? { supply.leftOut }

  // MARK: The list

  func items(_ builder: BoxBuilder) -> [FormItem] {
    var options = ListOptions(rules: builder.rules)
    options.hidesTags = true
    options.hasHelp = table.rows.fields.help != nil
    options.markup = builder.settings.takesColorSequences ? .colorSequences : .none
    options.lines = .single
    options.keepsEnd = settings.keepsEnd
    options.sentences = builder.environment.sentences
    options.widest = 1000
    var list = List(
      table.rows, current: table.current,
      choosing: settings.isMultiple ? .several(picks(builder)) : .row, showing: options)
    // The rows have one owner, so that adding to them copies none.
    table.rows = ListItems(ByteStrings(), count: 0, fields: ListItems.Fields())
    list.stream = supply.stream
    // Below the cursor a box grows downwards.
    list.stream?.reservesRoom = builder.environment.kind.stage(builder.settings) != .belowCursor
    return [FormItem(Form.valueName, list)]
  }

  /// How many rows may be ticked, and what is said where there are others.
  private func picks(_ builder: BoxBuilder) -> List.Picks {
    var picks = List.Picks(least: settings.minPicks, most: settings.maxPicks)
    if picks.least == 0, picks.most == nil { return picks }
    let sentences = builder.environment.sentences
    picks.tooFew = DisplayText(sentences.atLeast(picks.least), rules: builder.rules)
    picks.tooMany = picks.most.map { DisplayText(sentences.atMost($0), rules: builder.rules) }
    return picks
  }
}
