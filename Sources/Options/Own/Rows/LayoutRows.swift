// Options about dialogs that a file describes.

import Values

extension OwnGrammar {
  static let layoutRows: [Option] = [
    Option(
      "set", .text("NAME=VALUE"), boxes: .layouts, isRepeatable: true,
      "Let the control NAME begin with VALUE",
      """
      For a list VALUE is the values of rows, a line each; for a checkbox or switch it is true or false. It wins over --values \
      and --remember. A password is never taken from the command line.
      """
    ) { (builder, value) throws(UsageError) in
      builder.settings.layout.values.append(try value.assignment())
    },
    Option(
      "values", .file("FILE"), boxes: .layouts, "Begin with the values of the JSON object in FILE",
      "Its members are names of controls and their values, as --json writes them."
    ) { (builder, value) throws(UsageError) in
      builder.settings.layout.valueFile = try value.path()
    },
    Option(
      "remember", .file("FILE"), boxes: .layouts, "Begin with what FILE has, and keep values there",
      """
      It need not be there yet. It is written when a button is pressed with which the values go, as a whole or not at all; \
      passwords are never in it.
      """
    ) { (builder, value) throws(UsageError) in
      builder.settings.layout.memory = try value.path()
    },
    Option(
      "all", boxes: .layouts, "Write the values of controls that are not shown, too"
    ) { $0.settings.layout.writesHidden = true },
    Option(
      "control", .file("FIFO|fd:N"), boxes: .layouts, "Take control lines while it is shown",
      """
      Each line is a JSON object that changes what is shown, as a whole or not at all: toast-layout(5) has the members. \
      That the writer goes away does not end the dialog.
      """
    ) { (builder, value) throws(UsageError) in
      builder.settings.layout.control = try value.output()
    },
    Option(
      "events", .file("FILE|fd:N"), boxes: .layouts, "Write an event as a JSON line as it happens",
      "Events are values that change, buttons in the body, pages, and control lines that are wrong."
    ) { (builder, value) throws(UsageError) in
      builder.settings.layout.events = try value.output()
    },
    Option(
      "then", .file("FILE"), boxes: .layouts, isRepeatable: true,
      "Show the layout FILE next, unless this one is left",
      """
      A button with which values go leads on. A control begins with the value that one of that name had before; all values \
      are written in the end.
      """
    ) { (builder, value) throws(UsageError) in
      builder.settings.layout.next.append(try value.path())
    },
    Option(
      "lint", boxes: .layouts, "Only say what is wrong with the files",
      "Each fault is a line FILE:LINE:COLUMN: on standard error; the code is 65 where there is one."
    ) { $0.settings.layout.use = .lint },
    Option(
      "draw", .text("COLUMNSxROWS", isOptional: true), boxes: .layouts,
      "Only write the picture as text", "The screen is taken to have 80x24 unless a size is given."
    ) { (builder, value) throws(UsageError) in
      let (columns, rows) = try value.screenSize()
      builder.settings.layout.use = .draw(columns: columns, rows: rows)
    },
  ]
}

extension OptionValue {
  /// A name and a value with an equals sign between them.
  fileprivate func assignment() throws(UsageError) -> LayoutSettings.Assignment {
    guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")), equals > 0 else {
      throw error("write NAME=VALUE")
    }
    return LayoutSettings.Assignment(
      name: String(decoding: bytes[..<equals], as: UTF8.self), value: Array(bytes[(equals + 1)...]))
  }

  /// A size such as `80x24`, which is also that of an empty value.
  fileprivate func screenSize() throws(UsageError) -> (columns: Int, rows: Int) {
    if bytes.isEmpty { return (80, 24) }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1], 1...500 ~= columns,
      1...500 ~= rows
    else { throw error("write COLUMNSxROWS, such as 80x24; both are 1 to 500") }
    return (columns, rows)
  }
}
