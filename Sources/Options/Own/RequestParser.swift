// From options and bare arguments to what is asked for. The whole line is checked before anything is done.

import Values

extension Request {
  /// What the arguments behind the name of the program ask for; throws where it cannot be carried out.
  ///
  /// `defaults` is the value of TOAST_OPTIONS. It is read for boxes, --doctor and --reset only; what does not fit the box
  /// of the line is passed over.
  package init(parsing words: [[UInt8]], defaults: [UInt8]? = nil) throws(UsageError) {
    self =
      words.isEmpty
      ? .nothing
      : try RequestParser(line: try ArgumentWords(words), defaults: defaults).request()
  }
}

private struct RequestParser {
  typealias Given = GivenOption<OwnGrammar>

  let line: ArgumentWords
  let defaults: [UInt8]?

  func request() throws(UsageError) -> Request {
    let box = try namedBox()
    for word in line.bare.prefix(line.countBeforeEnd) {
      guard let right = MistypedOption.correction(of: word, besideBox: box != nil) else { continue }
      throw ArgumentWords.unknown(word: word, " (did you mean \(right)?)")
    }
    guard let (given, action) = try namedAction() else {
      return .box(try boxRequest(box ?? .toast))
    }
    if action == .help { return try helpRequest(given, box: box) }
    if let box {
      throw UsageError("--\(box.rawValue) and \(given.word) exclude each other")
    }
    if let word = line.bare.first { throw spare(word, given) }
    switch action {
    case .doctor: return .doctor(try builder(for: .doctor, given.word, defaults).settings)
    case .reset: return .reset(try builder(for: .reset, given.word, defaults).settings)
    case .history: return .history(try builder(for: .history, given.word, defaults).settings)
    case .close, .closeAll, .shellHook, .flush:
      let settings = try builder(for: .queue, given.word, defaults).settings
      switch action {
      case .close: return .close(try value(of: given).name(), settings)
      case .shellHook: return .shellHook(try value(of: given).choice(Shell.self), settings)
      case .flush: return .flush(settings)
      default: return .close(nil, settings)
      }
    case .help, .version, .manPage, .schema, .completions: break
    }
    _ = try builder(for: [], given.word, nil)
    switch action {
    case .manPage:
      guard given.value != nil else { return .manPage(.toast) }
      return .manPage(try value(of: given).choice(ManualPageName.self))
    case .schema: return .schema
    case .completions: return .completions(try value(of: given).choice(Shell.self))
    default: return .version
    }
  }

  private func namedBox() throws(UsageError) -> BoxKind? {
    var named: BoxKind?
    for given in line.options {
      guard case .command(.box(let kind)) = given.option.effect else { continue }
      if let named, named != kind {
        throw UsageError(
          "--\(named.rawValue) and --\(kind.rawValue) exclude each other; only one box is shown")
      }
      named = kind
    }
    return named
  }

  private func namedAction() throws(UsageError) -> (Given, Action)? {
    var named: (given: Given, Action)?
    for given in line.options {
      guard case .command(.action(let action)) = given.option.effect else { continue }
      if let named, named.given.option.name != given.option.name {
        throw UsageError("\(named.given.word) and \(given.word) exclude each other")
      }
      named = (given, action)
    }
    return named
  }

  private func boxRequest(_ kind: BoxKind) throws(UsageError) -> BoxRequest {
    if kind == .run { return try runRequest() }
    let entry = BoxEntry.of(kind)
    var builder = try settledBuilder(entry, defaults)
    if kind == .layout {
      if let word = line.bare.first {
        throw UsageError(
          "spare word \(Quotation.of(word)): --layout FILE takes no message; what it says is in the file"
        )
      }
      builder.settings.layout.file = try layoutFile()
    }
    let hasText = !builder.settings.paragraphs.isEmpty || builder.settings.textFile != nil
    let words = hasText ? line.bare[...] : line.bare.dropFirst()
    if let word = words.first {
      let message = hasText ? nil : line.bare.first
      guard entry.answer == .rows else { throw spare(word, message: message) }
      guard builder.settings.rows.file == nil else {
        throw UsageError("row \(Quotation.of(word)): --rows gives the rows already")
      }
    }
    return BoxRequest(
      kind: kind, settings: builder.settings, message: hasText ? nil : line.bare.first,
      rows: ByteStrings(Array(words)),
      hasEndOfOptions: entry.answer == .rows && line.hasEndOfOptions)
  }

  private func layoutFile() throws(UsageError) -> [UInt8] {
    guard let given = line.options.last(where: { $0.option.name == BoxKind.layout.rawValue }) else {
      return []
    }
    return try OptionValue(option: given.word, bytes: given.value ?? []).path()
  }

  /// A command, which stands behind `--`, and the message, which stands before.
  private func runRequest() throws(UsageError) -> BoxRequest {
    let settings = try settledBuilder(BoxEntry.of(.run), defaults).settings
    let before = line.bare[..<line.countBeforeEnd]
    let command = line.bare[line.countBeforeEnd...]
    let hasText = !settings.paragraphs.isEmpty || settings.textFile != nil
    if let word = before.dropFirst(hasText ? 0 : 1).first {
      guard command.isEmpty else { throw spare(word, message: hasText ? nil : before.first) }
      throw UsageError(
        "spare word \(Quotation.of(word)): put -- before the command, as in toast --run \"Building\" -- make"
      )
    }
    guard let name = command.first else {
      throw UsageError("--run needs a command behind two dashes: toast --run \"Building\" -- make")
    }
    guard !name.isEmpty else { throw UsageError("--run: the name of the command is empty") }
    return BoxRequest(
      kind: .run, settings: settings, message: before.first, rows: ByteStrings(Array(command)))
  }

  /// The rest of the line is checked as for the box, so that help can be asked for at its end.
  private func helpRequest(_ given: Given, box: BoxKind?) throws(UsageError) -> Request {
    let kind = given.value == nil ? box : try value(of: given).choice(BoxKind.self)
    let entry = BoxEntry.of(kind ?? .toast)
    _ = try settledBuilder(entry, nil)
    let limit = box == nil ? 0 : entry.answer == .rows || box == .run ? .max : 1
    if line.bare.count > limit { throw spare(line.bare[limit], given) }
    return .help(kind)
  }

  private func settledBuilder(_ entry: BoxEntry, _ defaults: [UInt8]?) throws(UsageError)
    -> SettingsBuilder
  {
    var builder = try builder(for: BoxSet(entry.kind), "--" + entry.kind.rawValue, defaults)
    try builder.settle(entry)
    return builder
  }

  private func builder(
    for purpose: BoxSet, _ word: String, _ defaults: [UInt8]?
  ) throws(UsageError) -> SettingsBuilder {
    var builder = SettingsBuilder(purpose: purpose, word: word)
    if let defaults { try builder.apply(defaults: defaults) }
    for given in line.options { try builder.apply(given) }
    return builder
  }

  private func value(of given: Given) throws(UsageError) -> OptionValue {
    let builder = SettingsBuilder(purpose: .all, word: given.word)
    try builder.checkChoice(of: given)
    return OptionValue(option: given.word, bytes: given.value ?? [])
  }

  private func spare(_ word: [UInt8], message: [UInt8]?) -> UsageError {
    let meant = optionWithOneDash.map { "; did you mean --\($0)?" }
    let reason =
      message.map { "the message is \(Quotation.of($0))" }
      ?? "an option gives the message already"
    let hint =
      meant
      ?? (message == nil
        ? "" : "; put a message of several words in quotes, or a heading behind --title")
    return UsageError("spare word \(Quotation.of(word)): \(reason)\(hint)")
  }

  /// The long name that a bare word has behind a single dash; nil where none has one.
  ///
  /// Such a word is a text, but on a line that is wrong it was hardly meant as one.
  private var optionWithOneDash: String? {
    for word in line.bare.prefix(line.countBeforeEnd) where word.first == UInt8(ascii: "-") {
      let name = String(
        decoding: word.dropFirst().prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
      let isOption = OwnGrammar.option(named: name.utf8) != nil
      if isOption || DialogBoxKind.named(Array("--\(name)".utf8)) != nil { return name }
    }
    return nil
  }

  private func spare(_ word: [UInt8], _ given: Given) -> UsageError {
    let name = String(decoding: word, as: UTF8.self)
    let isValue = given.option.argument.choices?.contains { $0.name == name } ?? false
    let hint = isValue ? "; did you mean \(given.option.word)=\(name)?" : ""
    return UsageError("spare word \(Quotation.of(word)) beside \(given.word)\(hint)")
  }
}
