import Testing

@testable import Boxes
