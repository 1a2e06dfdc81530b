// Help, manual and completions, as far as they can be judged without a shell: nothing is missing, nothing is
// too wide, and every line that is shown is a right one.

import Testing

@testable import Options

private let kinds: [BoxKind?] = [nil] + BoxKind.allCases.map(Optional.some)

@Test(arguments: kinds)
func `help fits 79 columns`(kind: BoxKind?) {
  let text = Help.text(for: kind)
  #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  for line in text.split(separator: "\n") {
    #expect(line.count <= 79 && !line.hasSuffix(" "), "\(line)")
  }
}

@Test(arguments: kinds)
func `every example in the help is a right line`(kind: BoxKind?) throws {
  let lines = Help.text(for: kind).split(separator: "\n").filter {
    $0.hasPrefix("  ") && $0.contains("toast -")
  }
  .prefix { $0.prefix(4) != "    " }
  #expect(lines.count == (kind == nil ? 4 : BoxEntry.of(kind ?? .toast).examples.count))
  for line in lines {
    let words = line.split(separator: " ")
    let start = words.firstIndex { $0.hasSuffix("toast") } ?? words.endIndex
    var command = words.dropFirst(start + 1).joined(separator: " ").prefix { $0 != "&" }
    if words[start] != "toast", let end = command.lastIndex(of: ")") { command = command[..<end] }
    let box = try #require(try box(String(command)), "\(line)")
    #expect(kind == nil || box.kind == kind)
    #expect(
      box.message != nil || box.settings.textFile != nil || !box.settings.layout.file.isEmpty,
      "\(line)")
  }
}

@Test func `help on everything has every option and every exit code`() {
  let lines = Help.text(for: nil).split(separator: "\n")
  for option in OwnGrammar.options {
    let short = option.short.map { "-\($0), " } ?? "    "
    #expect(lines.contains { $0.hasPrefix("  " + short + option.synopsis) }, "\(option.name)")
  }
  for row in ExitCode.table {
    #expect(
      lines.contains { $0.contains(" \(row.code)  ") && $0.contains(row.meaning) }, "\(row.code)")
  }
}

@Test(arguments: BoxKind.allCases)
func `help on a box has its options, values and codes, and no others`(kind: BoxKind) {
  let lines = Help.text(for: kind).split(separator: "\n")
  for option in OwnGrammar.options {
    let isShown = lines.contains {
      $0.dropFirst(6).hasPrefix(option.word + " ") || $0.dropFirst(6) == option.word
        || $0.dropFirst(6).hasPrefix(option.word + "[")
    }
    #expect(isShown == option.boxes.contains(BoxSet(kind)), "\(option.name)")
  }
  #expect(lines.contains { $0.hasSuffix("pop, fade, none") } == (kind != .toast && kind != .run))
  #expect(
    lines.contains { $0.hasPrefix("      1 ") }
      == (kind != .toast && kind != .message && kind != .run))
}

@Test func `the manual has all sections, options, codes and variables`() {
  let page = ManPage.text()
  for heading in [
    "NAME", "SYNOPSIS", "DESCRIPTION", "EXAMPLES", "OPTIONS", "KEYS", "\"EXIT STATUS\"",
    "ENVIRONMENT", "FILES",
    "NOTES", "\"SEE ALSO\"",
  ] {
    #expect(page.contains("\n.SH \(heading)\n"), "\(heading)")
  }
  for option in OwnGrammar.options {
    #expect(page.contains(Roff.bold(option.word)), "\(option.name)")
  }
  for row in ExitCode.table { #expect(page.contains("\n.TP\n\(Roff.bold(row.code))\n")) }
  for variable in EnvironmentVariable.table { #expect(page.contains(Roff.bold(variable.name))) }
  for name in ["ESCDELAY", "LC_MESSAGES", "COLUMNS", "FORCE_COLOR", "TOAST_ANSWERS"] {
    #expect(page.contains(name))
  }
}

@Test func `the manual is sound roff`() {
  let macros = [".TH", ".SH", ".SS", ".TP", ".PP", ".RS", ".RE", ".nf", ".fi"]
  for line in ManPage.text().split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
    #expect(!line.isEmpty && !line.hasSuffix(" ") && !line.hasPrefix("'"))
    let isMacro = line.hasPrefix(".")
    #expect(!isMacro || macros.contains { line == $0 || line.hasPrefix($0 + " ") }, "\(line)")
    #expect(line.utf8.allSatisfy { 0x20...0x7E ~= $0 }, "\(line)")
  }
}

@Test(arguments: [
  (".dot", "\\&.dot"), ("'quote", "\\&\\(aqquote"), ("a-b \\n", "a\\-b \\en"),
  ("(see --top).", "(see \\fB\\-\\-top\\fR)."), ("WORD, words", "\\fIWORD\\fR, words"),
  ("toast -- x -e", "toast \\fB\\-\\-\\fR x \\fB\\-e\\fR"),
  ("--text=\"$m\"", "\\fB\\-\\-text=\"$m\"\\fR"),
])
func `text becomes roff`(text: String, expected: String) {
  #expect(Roff.paragraph(text, placeholders: ["WORD"]) == [expected])
}

@Test(arguments: Shell.allCases)
func `completions have every option and every value`(shell: Shell) {
  let script = Completions.script(for: shell)
  for option in OwnGrammar.options {
    let name = shell == .fish ? "-l \(option.name) " : option.word
    #expect(script.contains(name), "\(option.name)")
    let words = option.argument.knownWords
    if !words.isEmpty { #expect(script.contains(words.joined(separator: " ")), "\(option.name)") }
  }
  #expect(script.hasSuffix("\n"))
}

@Test func `paragraphs are filled to their width`() {
  #expect(Filling.lines("a bb ccc dddd", width: 6) == ["a bb", "ccc", "dddd"])
  #expect(Filling.lines("longword a", width: 4) == ["longword", "a"])
  #expect(Filling.lines("", width: 4) == [])
  #expect(Filling.entry("-a", ["b c"], column: 4, width: 6) == ["-a  b", "    c"])
  #expect(Filling.entry("-abc", ["b"], column: 4, width: 6) == ["-abc", "    b"])
}
