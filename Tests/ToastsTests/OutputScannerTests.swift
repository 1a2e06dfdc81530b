// What a command writes: where it may be cut, and what shows that the command wants the screen.

@testable import Toasts
import Testing

/// The pieces in which output passes on a terminal of ten columns, those that cannot be cut off behind the last bar;
/// nil when it is not harmless.
private func pieces(_ output: String) -> String? {
  var scanner = OutputScanner(columns: 10)
  var (passed, held): ([UInt8], [UInt8]) = ([], [])
  for byte in output.utf8 {
    held.append(byte)
    if scanner.take(byte) {
      passed += held
      held = []
    }
  }
  return scanner.isHarmless ? String(decoding: passed + [0x7C] + held, as: UTF8.self) : nil
}

@Test(arguments: [
  "text\r\n", "50%\r", "a\tb\u{8}c\u{7}", "中é", "\u{1b}[1;38:2::1:2:3mred\u{1b}[m\u{1b}[K",
  "\u{1b}[2K\u{1b}[1G",
  "\u{1b}]0;title\u{7}", "\u{1b}]9;4;1;50\u{1b}\\", "\u{1b}]8;;http://a\u{1b}\\b\u{1b}]8;;\u{1b}\\",
  "\u{1b}[?25l\u{1b}[?25h", "\u{1b}(B\u{1b}[m\u{f}", "\u{1b}[3C\u{1b}[2D\u{1b}[P\u{1b}[@\u{1b}[X",
])
func `lines with their colours pass whole`(output: String) {
  #expect(pieces(output) == output + "|")
}

@Test(arguments: [
  "\u{1b}[A", "\u{1b}[2B", "\u{1b}[H", "\u{1b}[5d", "\u{1b}[J", "\u{1b}[2J", "\u{1b}[3;4r",
  "\u{1b}[S", "\u{1b}[L",
  "\u{1b}[?1049h", "\u{1b}[?2004h", "\u{1b}[?25;7l", "\u{1b}[25l", "\u{1b}[>4;2m", "\u{1b}[!p",
  "\u{1b}[6n",
  "\u{1b}7", "\u{1b}8", "\u{1b}D", "\u{1b}M", "\u{1b}c", "\u{1b}=", "\u{1b}(0", "\u{e}", "\u{9b}2J",
  "\u{84}",
  "\u{1b}P1$r\u{1b}\\", "\u{1b}_G\u{1b}\\", "\u{1b}]1337;File=:\u{7}", "\u{1b}]\u{7}",
  "\u{1b}]0;a\u{18}",
])
func `whatever may reach other lines wants the screen`(sequence: String) {
  #expect(pieces("a" + sequence) == nil)
}

@Test(arguments: [
  ("a\u{1b}", "a|\u{1b}"), ("a\u{1b}[3", "a|\u{1b}[3"), ("a\u{1b}]0;b", "a|\u{1b}]0;b"),
  ("a\u{1b}]0;b\u{1b}", "a|\u{1b}]0;b\u{1b}"),
  ("a\u{1b}]8;;http://a\u{7}link", "a|\u{1b}]8;;http://a\u{7}link"),
  ("123456789", "123456789|"), ("1234567890", "123456789|0"), ("12345678901", "12345678901|"),
  ("1234567890\u{1b}[m", "123456789|0\u{1b}[m"), ("1234567890\n", "1234567890\n|"),
  ("12\t90", "12\t9|0"), ("12345678\t0", "12345678\t|0"), ("中中中中中", "中中中中|中"),
  ("中中中中1中", "中中中中1中|"), ("1234567é90", "1234567é9|0"), ("1\u{1b}[8C0", "1\u{1b}[8C|0"),
  ("1234567890\u{1b}[D90", "1234567890\u{1b}[D9|0"), ("1\u{1b}[10G0", "1\u{1b}[10G|0"),
  ("1234567890\r1", "1234567890\r1|"), ("12345678901234567890", "1234567890123456789|0"),
])
func `nothing is cut within a sequence, a link or behind the last column`(
  output: String, expected: String
) {
  #expect(pieces(output) == expected)
}

@Test func `a character is not cut, and one that is cut short holds nothing up`() {
  var scanner = OutputScanner(columns: 80)
  #expect([0xE4, 0xB8, 0xAD].map { scanner.take($0) } == [false, false, true])
  #expect([0xE4, 0x41].map { scanner.take($0) } == [false, true])
  #expect([0xF0, 0x9F, 0x98, 0x80].map { scanner.take($0) } == [false, false, false, true])
  #expect([0xFF, 0xC0].map { scanner.take($0) } == [true, true])
  #expect(scanner.isHarmless)
}
