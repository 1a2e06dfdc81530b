// Numbers with decimals, and ranges of them.

import Testing
import Values

@Test(arguments: [
  (0, "42", 42), (0, "-7", -7), (0, "+7", 7), (0, "007", 7), (2, "1.5", 150), (2, "1,50", 150),
  (2, "-0.05", -5), (2, ".5", 50), (2, "3.", 300), (9, "1", 1_000_000_000),
])
func `a number is read in units of its last place`(places: Int, text: String, number: Int) {
  #expect(Decimal(places: places).number(text) == number)
}

@Test(arguments: [
  (0, ""), (0, "-"), (0, "1.5"), (0, "x"), (0, "1 2"), (0, "٣"), (0, "99999999999999999999"),
  (2, "1.505"), (2, "1.5.0"), (2, "--1"), (2, "."), (0, "1e3"), (0, "0x1"),
])
func `what is no number is none`(places: Int, text: String) {
  #expect(Decimal(places: places).number(text) == nil)
}

@Test(arguments: [
  (0, 42, "42"), (0, -7, "-7"), (2, 150, "1.50"), (2, -5, "-0.05"), (2, 0, "0.00"), (1, 99, "9.9"),
])
func `a number is written with all its places`(places: Int, number: Int, text: String) {
  #expect(Decimal(places: places).text(number) == text)
}

@Test func `steps stay in the range, also where numbers end`() {
  let range = NumberRange(least: 1, most: 9, step: 3)
  #expect(range.moved(4, bySteps: 1) == 7)
  #expect(range.moved(8, bySteps: 1) == 9)
  #expect(range.moved(2, bySteps: -10) == 1)
  #expect(NumberRange(step: .max).moved(1, bySteps: 2) == 1)
  #expect(NumberRange().moved(.max, bySteps: 1) == .max)
  #expect(NumberRange(places: 2).step == 100)
}

@Test(
  arguments: [
    (1, 9, "from 1 to 9"), (1, nil, "at least 1"), (nil, 9, "at most 9"), (nil, nil, "a number"),
  ] as [(Int?, Int?, String)])
func `a range is told in words`(least: Int?, most: Int?, words: String) {
  #expect(NumberRange(least: least, most: most).words == words)
}
