// Options that say what a toast or a box tells.

extension OwnGrammar {
  static let messageRows: [Option] = [
    Option(
      "title", short: "t", .text("TEXT"), boxes: .all, "Put TEXT above the message as its title"
    ) { $0.settings.title = $1.bytes },
    Option(
      "text", .text("TEXT"), boxes: .messages, isRepeatable: true,
      "Take TEXT as the message, whatever it begins with",
      "May be given more than once, for one paragraph each. There is no bare argument for the message then."
    ) { (builder, value) throws(UsageError) in
      guard builder.settings.textFile == nil else { throw value.twoTexts }
      builder.settings.paragraphs.append(value.bytes)
    },
    Option(
      "text-file", .file("FILE"), boxes: .messages,
      "Read the message from FILE; - is standard input",
      "There is no bare argument for the message then, and no --text."
    ) { (builder, value) throws(UsageError) in
      guard builder.settings.paragraphs.isEmpty else { throw value.twoTexts }
      builder.settings.textFile = try value.path()
    },
    Option(
      "escapes", short: "e", boxes: .messages,
      "Take \\n, \\t and \\\\ in texts for break, tab and \\",
      "Without it every character of a text stands for itself."
    ) { $0.settings.interpretsEscapes = true },
    Option(
      "ansi", boxes: .messages, "Take color sequences (SGR) in texts, nothing else",
      """
      Without it, and for all other control characters with it, a text is shown harmlessly: no byte of it \
      reaches the terminal as a command. What is taken so is no part of a row's value: the answer, --selected and answers \
      given ahead go by the row without it.
      """
    ) {
      $0.settings.takesColorSequences = true
      $0.settings.takesEmphasis = false
    },
    Option(
      "markdown", boxes: .messages, "Take **bold**, *italic* and `code` in texts",
      """
      Both marks of a pair stand in one line and next to what they emphasize; _italic_ is the same as *italic*, but not \
      within a word. A backslash before one of the characters * _ ` \\ takes its meaning away. Nothing else of Markdown \
      is understood. The last of --ansi and --markdown wins.
      """
    ) {
      $0.settings.takesEmphasis = true
      $0.settings.takesColorSequences = false
    },
  ]
}

extension OptionValue {
  /// The complaint about a message that comes from two places.
  fileprivate var twoTexts: UsageError {
    UsageError("\(option): --text and --text-file exclude each other")
  }
}
