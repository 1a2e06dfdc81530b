// The rows of a list with what is selected first. Plain lines stay in the memory that they were read into; only rows with
// several fields are put together anew.

package import Options
import Text
package import Values
package import Screens

package struct RowTable: Equatable, Sendable {
  package var rows: ListItems
  package var current = 0

  package init(_ strings: ByteStrings, of request: BoxRequest) throws(Failure) {
    let settings = request.settings.rows
    if settings.fields.isEmpty, !settings.hasTags, !request.settings.takesColorSequences {
      rows = ListItems(strings, count: strings.count, fields: ListItems.Fields())
    } else {
      var parser = RowParser(request.settings)
      rows = parser.noRows
      for row in 0..<strings.count { try parser.add(strings[row], to: &rows) }
      try parser.finish(&rows)
    }
    applySelection(settings)
  }

  init(_ rows: ListItems, selectedBy settings: RowSettings) {
    self.rows = rows
    applySelection(settings)
  }

  package var firstTakeable: Int? { (0..<rows.count).first(where: canTake) }

  package func canTake(_ row: Int) -> Bool { rows.canTake(row) }

  // MARK: What is selected first

  private mutating func applySelection(_ settings: RowSettings) {
    if settings.isMultiple {
      if settings.selected.isEmpty { return }
      let selected = ValueIndex(settings.selected)
      for row in 0..<rows.count
      where selected.place(of: rows.value(row)) != nil
        && !rows.traits(row).contains(.isHeading)
      {
        rows.setTraits(rows.traits(row).union(.isOn), of: row)
      }
      return
    }
    if let value = settings.selected.last,
      let row = (0..<rows.count).first(where: { rows.value($0).elementsEqual(value) && canTake($0) }
      )
    {
      current = row
    } else if rows.hasTraits {
      current = (0..<rows.count).first { rows.traits($0).contains(.isOn) && canTake($0) } ?? 0
    }
  }
}
