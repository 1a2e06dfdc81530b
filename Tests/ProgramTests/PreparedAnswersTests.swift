// Answers given ahead, on the command line and in a file.

import Controls
import Options
import Program
import Terminal
import Testing
import Values
import Screens

/// A file for the time of a test.
private final class TemporaryFile {
  let path: String

  init(_ text: String) throws {
    let made = Child.output(of: [Array("mktemp".utf8)], timeout: .seconds(10))
    path = String(decoding: (made?.bytes ?? []).filter { $0 != 10 }, as: UTF8.self)
    let file = try OutputFile(Array(path.utf8))
    try file.write(Array(text.utf8))
    try file.close()
  }

  deinit {
    _ = Child.output(of: ["rm", "-f", "--", path].map { Array($0.utf8) }, timeout: .seconds(10))
  }
}

@Suite(.serialized) struct PreparedAnswersTests {
  private static let file = """
    # answers of a machine
    alert=ok

    confirm=No
    delete=cancel
    delete=ok
    empty=
    odd=a=b
    alert2=Cancel\r
    bad=perhaps
    """

  static let rows: [(line: String, ending: Ending?)] = [
    ("--alert x", .button(.ok)), ("--confirm x", .button(.no)),
    ("--alert --id delete x", .button(.ok)), ("--alert --id alert2 x", .button(.cancel)),
    ("--message x", nil), ("--alert --id unknown x", nil), ("--alert --id del x", nil),
    ("--alert --answer cancel x", .button(.cancel)),
    ("--alert --answer CANCEL --id delete x", .button(.cancel)),
  ]

  private func ending(_ line: String, _ text: String, canAsk: Bool = false) throws -> Ending? {
    let file = try TemporaryFile(text)
    return try PreparedAnswers.ending(
      for: try box(line), canAsk: canAsk, variables: { $0 == "TOAST_ANSWERS" ? file.path : nil })
  }

  @Test(arguments: rows)
  func `the last line for a box answers it`(row: (line: String, ending: Ending?)) throws {
    #expect(try ending(row.line, Self.file) == row.ending)
  }

  @Test func `a file counts only where nobody can be asked, --answer always`() throws {
    #expect(try ending("--alert x", Self.file, canAsk: true) == nil)
    #expect(try ending("--alert --answer ok x", Self.file, canAsk: true) == .button(.ok))
  }

  static let faults: [(line: String, text: String, word: String)] = [
    ("--alert --id bad x", file, "'perhaps'"), ("--alert --id empty x", file, "''"),
    ("--alert --id odd x", file, "'a=b'"), ("--alert x", "alert=ok\nnonsense\n", "line 2"),
    ("--alert x", "alert=\u{1B}[2J", "\u{FFFD}[2J"),
  ]

  @Test(arguments: faults)
  func `an answer that the box does not have is bad data`(
    row: (line: String, text: String, word: String)
  ) {
    do throws(Failure) {
      _ = try catching { try ending(row.line, row.text) }
      Issue.record("no complaint")
    } catch {
      #expect(error.status == 65)
      #expect(error.message.contains(row.word), "\(error.message)")
      #expect(!error.message.contains("\n"))
    }
  }

  @Test func `a file that cannot be read is told`() {
    do throws(Failure) {
      _ = try catching {
        try PreparedAnswers.ending(
          for: try box("--alert x"), canAsk: false, variables: { _ in "/nowhere/at/all" })
      }
      Issue.record("no complaint")
    } catch {
      #expect(error.status == 66)
      #expect(error.message.contains("/nowhere/at/all"))
    }
  }

  @Test func `without a file nothing is prepared`() throws {
    for value in [nil, ""] {
      let ending = try PreparedAnswers.ending(
        for: try box("--alert x"), canAsk: false, variables: { _ in value })
      #expect(ending == nil)
    }
  }

  /// Runs `body`; whatever else it throws is a fault of the test.
  private func catching<Value>(_ body: () throws -> Value) throws(Failure) -> Value? {
    do {
      return try body()
    } catch let failure as Failure {
      throw failure
    } catch {
      Issue.record(error)
      return nil
    }
  }
}
