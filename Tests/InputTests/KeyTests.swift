// The key table, by the terminals that send each spelling.

import Testing

@testable import Input

struct KeyTests {
  static let characters = [
    Row("a", .character("a")), Row("A", .character("A")), Row(" ", .space),
    Row("~", .character("~")),
    Row("é", .character("é")), Row("界", .character("界")), Row("😀", .character("😀")),
    Row("␛x", .alt("x")), Row("␛é", .alt("é")), Row("␛😀", .alt("😀")),
    Row("␛ ", .alt(" ")), Row("␛\\", .alt("\\")), Row("␛N", .alt("N")),
    Row("e\u{301}", .key(.character("e")), .key(.character("\u{301}"))),
  ]

  static let controls = [
    Row("\t", .tab), Row("\r", .enter), Row("\n", .enter), Row("\u{8}", .backspace),
    Row("␡", .backspace),
    Row("\u{1}", .control("a")), Row("\u{3}", .control("c")), Row("␚", .control("z")),
    Row("␘", .control("x")), Row("\u{1C}", .control("\\")), Row("\u{1D}", .control("]")),
    Row("\u{1E}", .control("^")), Row("\u{1F}", .control("_")),
    Row("␀a", .key(.control(" ")), .key(.character("a"))),
    Row("␀␀a", .key(.control(" ")), .key(.control(" ")), .key(.character("a"))),
    Row("␀␛[A", .key(.control(" ")), .key(.up)),
    Row("␀é", .key(.control(" ")), .key(.character("é"))),
    Row("␛\r", .enter, .alt), Row("␛␡", .backspace, .alt), Row("␛\u{8}", .backspace, .alt),
    Row("␛\u{1}", .character("a"), [.alt, .control]), Row("␛␀", .character(" "), [.alt, .control]),
    Row("␛␛x", .key(.escape), .key(.alt("x"))), Row("␛␛[A", .key(.escape), .key(.up)),
    Row("␛␛␛OA", .key(.escape), .key(.escape), .key(.up)),
  ]

  static let xterm = [
    Row("␛[A", .up), Row("␛[B", .down), Row("␛[C", .right), Row("␛[D", .left), Row("␛[H", .home),
    Row("␛[F", .end), Row("␛[E", .begin), Row("␛OA", .up), Row("␛OB", .down), Row("␛OC", .right),
    Row("␛OD", .left), Row("␛OH", .home), Row("␛OF", .end), Row("␛OE", .begin),
    Row("␛[Z", .backTab),
    Row("␛[2~", .insert), Row("␛[3~", .delete), Row("␛[5~", .pageUp), Row("␛[6~", .pageDown),
    Row("␛OP", .function(1)), Row("␛OQ", .function(2)), Row("␛OR", .function(3)),
    Row("␛OS", .function(4)), Row("␛[15~", .function(5)), Row("␛[17~", .function(6)),
    Row("␛[18~", .function(7)), Row("␛[19~", .function(8)), Row("␛[20~", .function(9)),
    Row("␛[21~", .function(10)), Row("␛[23~", .function(11)), Row("␛[24~", .function(12)),
    Row("␛[1;2Z", .backTab), Row("␛[1;6Z", .tab, [.shift, .control]),
    Row("␛[1;2R", .function(3), .shift),
    Row("␛[5A", .up, .control), Row("␛[1;9A", .up, .super),
    Row(
      "␛[1;16R", .function(3),
      [
        .shift, .alt, .control, .super,
      ]),
  ]

  static let linux = [
    Row("␛[[A", .function(1)), Row("␛[[B", .function(2)), Row("␛[[C", .function(3)),
    Row("␛[[D", .function(4)), Row("␛[[E", .function(5)), Row("␛[G", .begin), Row("␛[1~", .home),
    Row("␛[4~", .end), Row("␛\t", .backTab), Row("␛[25~", .function(13)),
    Row("␛[26~", .function(14)),
    Row("␛[28~", .function(15)), Row("␛[29~", .function(16)), Row("␛[31~", .function(17)),
    Row("␛[32~", .function(18)), Row("␛[33~", .function(19)), Row("␛[34~", .function(20)),
    Row("␛[[F", .unknown), Row("␛[[[", .unknown),
  ]

  static let rxvt = [
    Row("␛[a", .up, .shift), Row("␛[b", .down, .shift), Row("␛[c", .right, .shift),
    Row("␛[d", .left, .shift), Row("␛Oa", .up, .control), Row("␛Ob", .down, .control),
    Row("␛Oc", .right, .control), Row("␛Od", .left, .control), Row("␛[7~", .home),
    Row("␛[8~", .end),
    Row("␛[3$", .delete, .shift), Row("␛[3^", .delete, .control),
    Row("␛[3@", .delete, [.shift, .control]),
    Row("␛[7$", .home, .shift), Row("␛[8^", .end, .control),
    Row("␛[5@", .pageUp, [.shift, .control]),
    Row("␛[11~", .function(1)), Row("␛[12~", .function(2)), Row("␛[13~", .function(3)),
    Row("␛[14~", .function(4)), Row("␛[23$", .function(11), .shift),
    Row("␛[11^", .function(1), .control),
    Row("␛[3$y", .key(Key(.delete, .shift)), .key(.character("y"))),
  ]

  static let keypad = [
    Row("␛OM", .enter), Row("␛OI", .tab), Row("␛OX", .character("=")), Row("␛Oj", .character("*")),
    Row("␛Ok", .character("+")), Row("␛Ol", .character(",")), Row("␛Om", .character("-")),
    Row("␛On", .character(".")), Row("␛Oo", .character("/")), Row("␛Op", .character("0")),
    Row("␛Ou", .character("5")), Row("␛Oy", .character("9")),
  ]

  static let others = [
    Row("␛[P", .delete), Row("␛[2K", .delete, .shift), Row("␛[4h", .insert),
    Row("␛[4l", .insert, .shift),
    Row("␛[L", .insert, .control), Row("␛[J", .end, .control), Row("␛[K", .end, .shift),
    Row("␛[2J", .home, .shift), Row("␛O2P", .function(1), .shift),
    Row("␛O5R", .function(3), .control),
    Row("␛O1;5A", .up, .control),
  ]

  static let kitty = [
    Row("␛[27u", .escape), Row("␛[13;2u", .enter, .shift), Row("␛[9;2u", .backTab),
    Row("␛[127;5u", .backspace, .control),
    Row("␛[32;5u", .control(" ")), Row("␛[99;5u", .control("c")), Row("␛[120;3u", .alt("x")),
    Row("␛[120;4u", .alt("X")), Row("␛[97;6u", .character("a"), [.shift, .control]),
    Row("␛[49:33;4u", .alt("!")), Row("␛[233;4u", .alt("É")),
    Row("␛[49;4u", .character("1"), [.shift, .alt]),
    Row("␛[32;2u", .space), Row("␛[97;69u", .control("a")), Row("␛[97;129u", .character("a")),
    Row("␛[97;9u", .character("a"), .super), Row("␛[97;17u", .character("a"), .super),
    Row("␛[97;33u", .alt("a")), Row("␛[97;1:2u", .character("a")), Row("␛[97;1:3u", .unknown),
    Row("␛[1;1:3A", .unknown), Row("␛[1;5:2A", .up, .control), Row("␛[97::99;5u", .control("a")),
    Row("␛[57376u", .function(13)), Row("␛[57398u", .function(35)),
    Row("␛[57399u", .character("0")),
    Row("␛[57408u", .character("9")), Row("␛[57414u", .enter), Row("␛[57417;5u", .left, .control),
    Row("␛[57423u", .home), Row("␛[57426u", .delete), Row("␛[57427~", .begin),
    Row("␛[57427u", .begin),
    Row("␛[13~", .function(3)), Row("␛[57358u", .unknown), Row("␛[57441u", .unknown),
    Row("␛[u", .unknown), Row("␛[55296u", .unknown), Row("␛[97;300u", .unknown),
  ]

  static let modifyOtherKeys = [
    Row("␛[27;5;32~", .control(" ")), Row("␛[27;2;13~", .enter, .shift),
    Row("␛[27;3;120~", .alt("x")),
    Row("␛[27;4;88~", .alt("X")), Row("␛[27;4;33~", .alt("!")), Row("␛[27;5;9~", .tab, .control),
    Row("␛[27;6;67~", .character("c"), [.shift, .control]), Row("␛[27;5;27~", .escape, .control),
    Row("␛[27;5~", .unknown),
  ]

  @Test(
    arguments: [characters, controls, xterm, linux, rxvt, keypad, others, kitty, modifyOtherKeys]
      .joined())
  func `a key means the same however its bytes are cut`(row: Row) { row.check() }

  @Test func `every modifier number works on every key that has one`() {
    let letters: [(Character, KeyCode)] = [
      ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("E", .begin), ("F", .end),
      ("H", .home),
      ("P", .function(1)), ("Q", .function(2)), ("R", .function(3)), ("S", .function(4)),
    ]
    let numbers: [(Int, KeyCode)] = [
      (2, .insert), (3, .delete), (5, .pageUp), (6, .pageDown), (1, .home), (4, .end),
      (15, .function(5)),
      (17, .function(6)), (24, .function(12)),
    ]
    for number in 2...16 {
      let modifiers = Modifiers(rawValue: UInt8(number - 1))
      for (letter, code) in letters { Row("␛[1;\(number)\(letter)", code, modifiers).check() }
      for (key, code) in numbers { Row("␛[\(key);\(number)~", code, modifiers).check() }
    }
  }

  static let unknown = [
    "␛[99;99~", "␛[999z", "␛[1;2;3A", "␛[1;1$2y", "␛[;;;;;;;;;;;;;;;;;~", "␛[0~", "␛[3;2;1~",
    "␛[~",
    "␛[1;999A",
  ]

  @Test(arguments: unknown)
  func `a sequence nobody knows is one unknown event and types nothing`(text: String) {
    Row(text, .unknown).check()
  }

  static let brokenOff = [
    Row("␛[1;␘", .unknown), Row("␛[1;␚x", .unknown, .key(.character("x"))),
    Row("␛]11;rgb␘", .unknown), Row("␛X␘", .unknown), Row("␛P1$r␚", .unknown),
    Row("␛[1;␛[A", .unknown, .key(.up)),
    Row("␛[␛[A", .key(.alt("[")), .key(.up)), Row("␛O␛OA", .key(.alt("O")), .key(.up)),
    Row("␛[1é", .unknown, .key(.character("é"))), Row("␛[2\r", .unknown, .key(.enter)),
    Row("␛[␡", .key(.alt("[")), .key(.backspace)), Row("␛O\r", .key(.alt("O")), .key(.enter)),
  ]

  @Test(arguments: brokenOff)
  func `a broken off sequence does not take the next key with it`(row: Row) { row.check() }
}
