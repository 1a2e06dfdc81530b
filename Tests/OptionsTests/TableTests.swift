// Tests of the tables themselves: what every row must fulfil, so that a new row is checked by being there.

import Testing

@testable import Options
import Values

@Test func `no name stands twice in the table`() {
  let names = OwnGrammar.options.map(\.name)
  #expect(Set(names).count == names.count)
  let letters = OwnGrammar.options.compactMap(\.short)
  #expect(Set(letters).count == letters.count)
}

@Test(arguments: OwnGrammar.options.map(\.name))
func `a name has the form that the grammar takes for an option`(name: String) {
  #expect(WordShape(bytes("--" + name)) == .long(name: name, value: nil))
  #expect(!name.hasSuffix("-") && !name.contains("--"))
}

@Test func `a letter has the form that the grammar takes for an option`() {
  for letter in OwnGrammar.options.compactMap(\.short) {
    #expect(WordShape(bytes("-\(letter)")) == .short(letter))
  }
}

@Test func `an option has a label just when it takes a value`() {
  for option in OwnGrammar.options {
    switch option.effect {
    case .value: #expect(!option.argument.label.isEmpty, "\(option.name)")
    case .command(.box(.layout)): #expect(option.argument.label == "FILE")
    case .flag, .command(.box): #expect(option.argument.label.isEmpty, "\(option.name)")
    case .command(.action): break
    }
    if option.argument.label.isEmpty {
      #expect(option.argument.knownWords.isEmpty && !option.argument.isOptional, "\(option.name)")
    }
  }
}

@Test func `words to choose from need no quotes in any shell`() {
  for option in OwnGrammar.options {
    for word in option.argument.knownWords {
      let isPlain = word.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x3D
      }
      #expect(isPlain && !word.isEmpty, "\(option.name): \(word)")
    }
    let words = option.argument.knownWords
    #expect(Set(words).count == words.count, "\(option.name)")
  }
}

@Test func `summaries are short, ASCII, and end without a stop`() {
  for option in OwnGrammar.options {
    #expect(1...60 ~= option.summary.count, "\(option.name)")
    #expect(!option.summary.hasSuffix("."), "\(option.name)")
    #expect(
      (option.summary + option.discussion).utf8.allSatisfy { 0x20...0x7E ~= $0 }, "\(option.name)")
    #expect(option.discussion.isEmpty || option.discussion.hasSuffix("."), "\(option.name)")
  }
}

@Test func `every option belongs to boxes that exist`() {
  let existing: BoxSet = [.all, .doctor, .reset, .history, .queue]
  for option in OwnGrammar.options {
    switch option.effect {
    case .command: #expect(option.boxes.isEmpty, "\(option.name)")
    case .flag, .value:
      #expect(!option.boxes.isEmpty && existing.isSuperset(of: option.boxes), "\(option.name)")
    }
    for choice in option.argument.choices ?? [] where !option.boxes.isEmpty {
      #expect(!choice.boxes.isDisjoint(with: option.boxes), "\(option.name) \(choice.name)")
    }
  }
}

@Test func `every box has a row, a set of its own and an example`() {
  #expect(BoxEntry.table.map(\.kind) == BoxKind.allCases)
  for kind in BoxKind.allCases {
    #expect(BoxSet(kind).kinds == [kind])
    #expect(BoxSet.all.contains(BoxSet(kind)))
    #expect(BoxSet.ownButtons.contains(BoxSet(kind)) == !BoxEntry.of(kind).buttons.isEmpty)
    #expect(!BoxEntry.of(kind).examples.isEmpty)
  }
}

@Test func `a section is small enough to compile quickly`() {
  for section in OwnGrammar.sections {
    #expect(1...20 ~= section.options.count, "\(section.title)")
  }
}

@Test func `the choices of the table are the cases of the settings`() {
  func choices(_ name: String) -> [String] {
    OwnGrammar.option(named: name.utf8)?.argument.knownWords ?? []
  }
  #expect(choices("style") == Severity.allCases.map(\.rawValue))
  #expect(choices("color") == ColorMode.allCases.map(\.rawValue))
  #expect(choices("via") == ToastMethod.allCases.map(\.rawValue))
  #expect(choices("completions") == Shell.allCases.map(\.rawValue))
  #expect(choices("help") == BoxKind.allCases.map(\.rawValue))
  #expect(Set(choices("animation")) == Set(Animation.allCases.map(\.rawValue)))
}

@Test func `every option that a text mentions exists`() {
  var texts = OwnGrammar.options.flatMap { [$0.summary, $0.discussion] }
  texts += BoxEntry.table.flatMap { [$0.summary, $0.discussion] + $0.examples.map(\.command) }
  texts += ExitCode.table.map(\.meaning) + EnvironmentVariable.table.map(\.meaning)
  texts += KeyMeaning.table.map(\.meaning) + Usage.description + Usage.notes
  texts += Usage.preparedAnswers
  let names = Set(OwnGrammar.options.map(\.name))
  for text in texts {
    for word in text.split(whereSeparator: { " ,.;:()\"$".contains($0) }) where word.hasPrefix("--")
    {
      guard case .long(let name, _) = WordShape(bytes(String(word))) else { continue }
      #expect(names.contains(name), "\(word) in: \(text)")
    }
  }
}

@Test func `exit codes of errors are 64 and more, and every box has 0`() {
  for kind in BoxKind.allCases { #expect(ExitCode.rows(for: kind).first?.code == "0") }
  let usual = ButtonName.usual.compactMap(\.usualCode).map(String.init)
  #expect(Set(usual).isSubset(of: Set(ExitCode.table.map(\.code))))
  #expect(ExitCode.rows(for: .confirm).prefix(2).map(\.meaning) == ["Yes", "No"])
}

extension BoxKind {
  /// The word that chooses the box, with its value where it needs one.
  var choosingWord: String { "--" + rawValue + (self == .layout ? "=file" : "") }
}

/// A value for an option by its label, and what else the line needs.
private func sample(_ option: OwnGrammar.Option, kind: BoxKind) -> (
  needs: [String], values: [String]
) {
  if let choices = option.argument.choices {
    return ([], choices.filter { $0.boxes.contains(BoxSet(kind)) }.map(\.name))
  }
  switch option.name {
  case "id": return ([], ["backup"])
  case "output" where kind == .toast: return (["--wait"], ["sample"])
  case "min-picks", "max-picks": return (["--multiple"], ["2"])
  case "total": return (["--pipe"], ["2"])
  case "delimiter": return (["--fields", "value"], [","])
  case "problem": return (["--pattern", "[0-9]"], ["sample"])
  default: break
  }
  switch option.argument.label {
  case "SIZE": return ([], ["40"])
  case "COLOR": return ([], ["red"])
  case "PART=FG/BG": return ([], ["border=red/blue"])
  case "NAME" where kind == .toast: return ([], ["backup"])
  case "ANSWER" where kind == .toast: return (["--action", "ok"], ["ok"])
  case "TIME": return ([], ["2.5"])
  case "NAME": return (["--timeout", "9", "--extra-label", "More"], ["extra"])
  case "TEXT" where option.name == "value" && kind != .input: return ([], ["7"])
  case "TEXT", "FILE", "DEVICE", "FILE|fd:N", "FIFO|fd:N", "PREFIX": return ([], ["sample"])
  case "NAME[:CODE][=LABEL]": return ([], ["own"])
  case "NAME=VALUE": return ([], ["user=ada"])
  case "COLUMNSxROWS": return ([], ["40x10"])
  case "NAMES": return ([], ["value,-,help"])
  case "N": return ([], ["2"])
  case "REGEX", "VALUE": return ([], ["sample"])
  case "ANSWER": return ([], [kind == .confirm ? "yes" : "ok"])
  default: return ([], [])
  }
}

@Test(arguments: OwnGrammar.options.filter { !$0.boxes.isEmpty }.map(\.name))
func `every option changes the settings of each of its boxes`(name: String) throws {
  let option = try #require(OwnGrammar.option(named: name.utf8))
  for kind in option.boxes.kinds {
    let (needs, values) = sample(option, kind: kind)
    // A command stands behind all options.
    let end = kind == .run ? ["--", "make"] : []
    let line = [kind.choosingWord] + needs
    let before = try Request(parsing: (line + end).map(bytes))
    var changes = 0
    for value in option.argument.label.isEmpty ? [nil] : values.map(Optional.some) {
      let given = value.map { ["\(option.word)=\($0)"] } ?? [option.word]
      if try Request(parsing: (line + given + end).map(bytes)) != before { changes += 1 }
      if let value, option.argument.isRequired {
        let separate = try Request(parsing: (line + [option.word, value] + end).map(bytes))
        #expect(try separate == Request(parsing: (line + given + end).map(bytes)))
      }
    }
    #expect(changes >= max(1, option.argument.label.isEmpty ? 1 : values.count - 1), "\(kind)")
  }
}

@Test(arguments: OwnGrammar.options.filter { !$0.boxes.isEmpty }.map(\.name))
func `every option is refused by the boxes that do not take it`(name: String) throws {
  let option = try #require(OwnGrammar.option(named: name.utf8))
  for kind in BoxKind.allCases where !option.boxes.contains(BoxSet(kind)) {
    let (_, values) = sample(option, kind: kind)
    let given = option.argument.isRequired ? [option.word, values.first ?? "none"] : [option.word]
    #expect(throws: UsageError.self) {
      try Request(parsing: ([kind.choosingWord] + given).map(bytes))
    }
  }
}
