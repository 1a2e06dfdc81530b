// What is suggested for a misspelt name.

import Testing
import Values

struct NearestNameTests {
  @Test(arguments: [
    ("top", "top", 0), ("tpo", "top", 1), ("to", "top", 1), ("topp", "top", 1), ("tap", "top", 1),
    ("", "top", 3), ("kitten", "sitting", 3), ("abcd", "badc", 2), ("ca", "abc", 3),
  ])
  func `distance counts letters more, less, other and swapped`(a: String, b: String, steps: Int) {
    #expect(NearestName.distance(Array(a.utf8), Array(b.utf8)) == steps)
    #expect(NearestName.distance(Array(b.utf8), Array(a.utf8)) == steps)
  }

  @Test func `only what is near is suggested`() {
    let names = ["title", "timeout", "timeout-answer", "top", "width"]
    #expect(NearestName.to("titel", among: names) == "title")
    #expect(NearestName.to("TOP", among: names) == "top")
    #expect(NearestName.to("wid", among: names) == "width")
    #expect(NearestName.to("xyz", among: names) == nil)
    #expect(NearestName.to("", among: names) == nil)
    #expect(NearestName.to(String(repeating: "t", count: 100_000), among: names) == nil)
  }
}
