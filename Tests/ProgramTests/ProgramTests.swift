import Testing

@testable import Program
