import Testing

@testable import Options
