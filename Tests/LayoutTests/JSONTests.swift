// The JSON parser beside a public corpus of texts, and what it says about mistakes.

@testable import Layout
import Testing

struct JSONTests {
  @Test(arguments: [
    ("{\"a\": 1,}", 8, "expected a name behind the comma")
  ])
  func `a mistake is told with its place`(text: String, offset: Int, message: String) {
    #expect(throws: JSONError(offset: offset - 1, message: message)) {
      try JSONParser.parse(Array(text.utf8))
    }
  }
}
