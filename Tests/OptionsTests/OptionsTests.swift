import Testing

@testable import Options

@Test func `no words ask for help`() throws {
  #expect(try Request(parsing: []) == .help(nil))
}
