// Options about the rows of a list and about choosing among them.

import Values

extension OwnGrammar {
  static let listRows: [Option] = [
    Option(
      "rows", .file("FILE"), boxes: .lists, "Read the rows from FILE; - is standard input",
      """
      Each line is a row; CR LF ends a line too. With --print0 a NUL ends a row, and line breaks are data. \
      There are no rows among the bare arguments then. Rows that come slowly through a pipe are chosen among while they \
      come: the list is opened soon, a + behind its number of rows says that there may be more, and an answer does not \
      wait for them. With --selected, with a state among --fields and wherever no list is drawn, all rows are waited for.
      """
    ) { (builder, value) throws(UsageError) in builder.settings.rows.file = try value.path() },
    Option(
      "tags", boxes: .lists, "Let value and label alternate among the rows",
      "The label is shown, the value is written."
    ) { $0.settings.rows.hasTags = true },
    Option(
      "fields", .text("NAMES"), boxes: .lists,
      "Say what the parts of each row are, as value,label,help",
      """
      NAMES are, separated by commas and in the order of the parts, value, label, help, key, group and state; a part \
      that is called - is passed over. Parts that a row lacks are empty, and the last one takes all the rest. Where \
      there is no label, the value is shown; where value is not among NAMES, the label is it. The help is shown while \
      the row has the focus. The key, one character, takes the row, or ticks it. Rows of one group that follow each \
      other stand under its name. The state is on, off, disabled or separator, or several of them with commas; a \
      separator is a line across the list with the label in it. A row is never made a separator by its text.
      """
    ) { (builder, value) throws(UsageError) in builder.settings.rows.fields = try value.rowFields()
    },
    Option(
      "delimiter", .text("TEXT"), boxes: .lists, "Separate the parts by TEXT instead of a tab",
      "It needs --fields. A backslash and a t are a tab."
    ) { (builder, value) throws(UsageError) in
      builder.settings.rows.delimiter = try value.delimiter()
      builder.hasDelimiter = !value.isDefault || builder.hasDelimiter
    },
    Option(
      "selected", .text("VALUE"), boxes: .lists, isRepeatable: true,
      "Begin on the row with VALUE, or with it ticked",
      """
      With --multiple it may be given more than once; otherwise the last one wins. A value that no row has is \
      passed over, so that a remembered choice may be gone.
      """
    ) { $0.settings.rows.selected.append($1.bytes) },
    Option(
      "multiple", boxes: .lists, "Let rows be ticked, as many as wanted",
      "Nothing ticked is an answer too: 0, and nothing is written."
    ) { $0.settings.rows.isMultiple = true },
    Option(
      "min-picks", .text("N"), boxes: .lists, "Have at least N rows ticked",
      "It needs --multiple. Where there are fewer rows, the code is 8."
    ) { (builder, value) throws(UsageError) in
      builder.settings.rows.minPicks = try value.count(from: 0)
    },
    Option(
      "max-picks", .text("N"), boxes: .lists, "Have at most N rows ticked", "It needs --multiple."
    ) { (builder, value) throws(UsageError) in
      builder.settings.rows.maxPicks = try value.count(from: 1)
    },
    Option(
      "keep-end", boxes: .lists, "Show the end of rows that are too long, as of paths",
      "An ellipsis stands for their beginning. Left and Right show the rest of the row that has the focus, as they do always."
    ) { $0.settings.rows.keepsEnd = true },
    Option(
      "one", boxes: .lists, "Take a row that is the only one, without asking",
      "Disabled rows and separators do not count. The list is opened when a second row has come."
    ) { $0.settings.rows.takesOnlyRow = true },
  ]
}

extension SettingsBuilder {
  /// Throws for options about rows that need or exclude others.
  func checkRows() throws(UsageError) {
    let rows = settings.rows
    if rows.hasTags, !rows.fields.isEmpty {
      throw UsageError("--tags and --fields exclude each other")
    }
    if hasDelimiter, rows.fields.isEmpty { throw UsageError("--delimiter needs --fields NAMES") }
    if !rows.isMultiple {
      if rows.minPicks > 0 { throw UsageError("--min-picks needs --multiple") }
      if rows.maxPicks != nil { throw UsageError("--max-picks needs --multiple") }
    }
    if let most = rows.maxPicks, most < rows.minPicks {
      throw UsageError("--min-picks is more than --max-picks")
    }
    if rows.file == [0x2D], settings.textFile == [0x2D] {
      throw UsageError("--rows - and --text-file - cannot both read standard input")
    }
  }
}

extension OptionValue {
  /// Names of parts, separated by commas, each but `-` once, with the value or the label among them.
  fileprivate func rowFields() throws(UsageError) -> [RowField] {
    let names = RowField.allCases.map(\.rawValue)
    var fields: [RowField] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let field = RowField(rawValue: String(word)) else {
        let near = NearestName.to(String(word), among: names).map { "; did you mean \($0)?" } ?? ""
        throw error("the parts are \(listed(names, "or"))\(near)")
      }
      guard field == .skipped || !fields.contains(field) else {
        throw error("a part is named twice")
      }
      fields.append(field)
    }
    guard fields.contains(.value) || fields.contains(.label) else {
      throw error("value or label must be among the parts")
    }
    return fields
  }

  fileprivate func delimiter() throws(UsageError) -> [UInt8] {
    guard !bytes.isEmpty else { throw error("a text is needed, such as a comma") }
    return text == "\\t" ? [0x09] : bytes
  }

  func count(from least: Int) throws(UsageError) -> Int {
    guard let number = OptionValue.number(bytes), number >= least else {
      throw error(least == 0 ? "a number is needed" : "a number from 1 on is needed")
    }
    return number
  }
}
