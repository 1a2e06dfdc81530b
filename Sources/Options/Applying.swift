// How options become settings: owners and choices are checked here against the table, everything else by the
// row itself. TOAST_OPTIONS goes first, so that the line has the last word.

extension Draft {
  /// Applies the value of TOAST_OPTIONS.
  ///
  /// - Throws: `UsageError` that names TOAST_OPTIONS, for a wrong option or a word that is none.
  mutating func apply(defaults: [UInt8]) throws(UsageError) {
    let words = try ArgumentWords(ShellWords.split(defaults), prefix: ArgumentWords.defaultsPrefix)
    if let word = words.bare.first {
      throw UsageError("\(ArgumentWords.defaultsPrefix)\(Quotation.of(word)) is not an option")
    }
    readsDefaults = true
    defer { readsDefaults = false }
    for given in words.options {
      switch given.option.effect {
      case .box, .action: throw UsageError("\(given.word) can only stand on the command line")
      case .flag, .value: break
      }
      let owners = given.option.owners.intersection(given.choice?.owners ?? given.option.owners)
      if owners.contains(purpose) { try put(given) }
    }
  }

  /// Applies an option of the command line.
  ///
  /// - Throws: `UsageError` for one that belongs to another box or has a wrong value.
  mutating func apply(_ given: GivenOption) throws(UsageError) {
    switch given.option.effect {
    case .box, .action: return
    case .flag, .value: break
    }
    guard !purpose.isEmpty else {
      throw UsageError("\(given.word) does not go with \(word)")
    }
    guard given.option.owners.contains(purpose) else {
      throw UsageError(
        "\(given.word) is an option of \(listed(given.option.owners.words)), not of \(word)"
          + (given.option.name == "timeout" ? ", which rests for --duration" : ""))
    }
    try put(given)
  }

  private mutating func put(_ given: GivenOption) throws(UsageError) {
    switch given.option.effect {
    case .box, .action: break
    case .flag(let apply): apply(&self)
    case .value(let apply): try apply(&self, try value(of: given))
    }
  }

  /// The value of `given`, which is one of the choices where the table lists them.
  func value(of given: GivenOption) throws(UsageError) -> Value {
    let value = Value(option: given.word, bytes: given.value ?? [], isDefault: readsDefaults)
    guard let choices = given.option.argument.choices, given.value != nil else { return value }
    guard let choice = given.choice else {
      let names = choices.filter { !$0.owners.isDisjoint(with: purpose) }.map(\.name)
      throw value.error("it must be \(listed(names, "or"))", near: names)
    }
    guard choice.owners.contains(purpose) else {
      let names = choices.filter { $0.owners.contains(purpose) }.map(\.name)
      throw value.error(
        "this is a value for \(listed(choice.owners.words)); \(word) takes \(listed(names, "or"))")
    }
    return value
  }
}

extension GivenOption {
  /// The choice that the value is; nil if it is none or if anything can be given.
  var choice: Choice? {
    guard let value else { return nil }
    return option.argument.choices?.first { $0.name.utf8.elementsEqual(value) }
  }
}
