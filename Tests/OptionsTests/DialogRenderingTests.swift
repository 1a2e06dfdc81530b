// What is said of dialog's grammar: nothing is missing and nothing is too wide.

import Testing

@testable import Options

@Test func `the usage of dialog has every box and every option`() {
  let lines = DialogHelp.text.split(separator: "\n")
  for entry in DialogBoxEntry.table where entry.isBuiltIn {
    #expect(lines.contains { $0.hasPrefix("  " + entry.synopsis) }, "\(entry.kind)")
  }
  for section in DialogGrammar.effectiveSections {
    #expect(lines.contains { $0 == section.title })
    for option in section.options {
      #expect(lines.contains { $0.hasPrefix("  " + option.synopsis) }, "\(option.name)")
    }
  }
  for option in DialogGrammar.ignored.options { #expect(DialogHelp.text.contains(option.word)) }
}

@Test func `the usage of dialog fits 79 columns`() {
  let text = DialogHelp.text
  #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  for line in text.split(separator: "\n") {
    #expect(line.utf8.count <= 79 && !line.hasSuffix(" "), "\(line)")
  }
}

/// UI::Dialog and others take a program without this line for one that has only the oldest boxes.
@Test func `the usage of dialog tells its version as programs look for it`() throws {
  let first = try #require(DialogHelp.text.split(separator: "\n").first)
  #expect(first.hasSuffix("cdialog (ComeOn Dialog!) version 1.3-20230209"))
  #expect(!DialogHelp.text.contains("version 0."))
}

@Test func `the manual has dialog's boxes, options and what differs`() {
  let page = ManPage.text()
  #expect(page.contains("\n.SH \"CALLED AS DIALOG\"\n"))
  for entry in DialogBoxEntry.table where entry.isBuiltIn {
    #expect(page.contains("\n.TP\n\(Roff.bold("--" + entry.kind.rawValue)) "))
  }
  for option in DialogGrammar.options {
    #expect(page.contains(Roff.bold(option.word)), "\(option.name)")
    #expect(option.alias.isEmpty || page.contains(Roff.bold("--" + option.alias)))
  }
  #expect(DialogReference.differences.count > 20)
  for text in DialogReference.differences + DialogReference.reading {
    #expect(text.hasSuffix(".") && !text.contains("  "), "\(text)")
  }
}
