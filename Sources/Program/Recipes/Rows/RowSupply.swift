// Where the rows of a list come from. Words and plain files are there at once. What comes through a pipe may take a while:
// the list is opened after a moment, and gets the other rows while it is shown.

import Controls
import Options
import Terminal
import Text
import Values
import Screens

/// The rows of a request, some of which may still be coming.
final class RowSupply {
  private let request: BoxRequest
  private var parser: RowParser
  /// What the rows still come from; nil when they are all there.
  private var descriptor: Int32?
  private var name: [UInt8] = []
  private var count = 0
  /// Why the rows could not be completed while the list was open.
  private(set) var failure: Failure?
  /// That there are more rows than were read; nil where there are none.
  private(set) var leftOut: String?
  /// Why none of the rows that came while the list was open can be taken.
  private(set) var shortage: String?

  private static let limit = 1 << 30
  /// Bytes of rows that come through a pipe, their places in memory included: a producer need not end by itself.
  private static let streamLimit = 1 << 28
  /// Bytes of rows after which room is made for many more.
  private static let many = 1 << 20
  /// How long to wait for all rows before the list is opened without them.
  private static let timeout = Duration.milliseconds(30)

  init(_ request: BoxRequest) {
    self.request = request
    parser = RowParser(request.settings)
  }

  private var settings: RowSettings { request.settings.rows }

  var isOpen: Bool { descriptor != nil }

  // MARK: Before the list is open

  /// The rows that are there in time, or all of them unless `opensEarly`.
  func table(opensEarly: () -> Bool) throws(Failure) -> RowTable {
    var strings = request.rows
    guard let name = source else { return try RowTable(strings, of: request) }
    self.name = name
    do throws(FileError) {
      descriptor = try Files.openStream(name)
      if descriptor == nil {
        let endsWithNUL = request.settings.endsWithNUL
        strings = ByteStrings(
          splitting: try Files.read(name, limit: Self.limit), at: endsWithNUL ? 0 : 0x0A,
          dropsReturn: !endsWithNUL)
      }
    } catch {
      if !isAbsence(error) { throw Failure(error) }
    }
    if descriptor == nil { return try RowTable(strings, of: request) }
    return RowTable(try firstRows(opensEarly), selectedBy: settings)
  }

  /// The file that gives the rows; nil where bare words are the rows.
  private var source: [UInt8]? {
    if let file = settings.file { return file }
    let isInput =
      request.rows.count == 0 && !request.hasEndOfOptions && request.settings.textFile != [0x2D]
      && !CurrentProcess.isTerminal(0)
    return isInput ? [0x2D] : nil
  }

  private func firstRows(_ opensEarly: () -> Bool) throws(Failure) -> ListItems {
    var rows = parser.noRows
    let end = Clock.now() + Self.timeout
    var mayOpen: Bool?
    while let descriptor {
      if Clock.now() >= end {
        let may = mayOpen ?? opensEarly()
        mayOpen = may
        // With a second row it is known that none is the only one. Before the first, the command that writes the rows may
        // ask something itself (sudo, ssh) and must have the terminal for itself.
        if may, rows.takeableCount > (settings.takesOnlyRow ? 1 : 0) { break }
      }
      if mayOpen == nil, EventWait.wait(readable: [descriptor], until: end).isDue { continue }
      let bytes: [UInt8]
      do throws(FileError) {
        if isFull(rows) { throw FileError(attempt: .read, name: name, errno: .tooLarge) }
        bytes = try Files.readSome(descriptor, name: name)
      } catch {
        if !isAbsence(error) { throw Failure(error) }
        bytes = []
      }
      try add(bytes, to: &rows)
    }
    return rows
  }

  /// Whether standard input is closed, which is the same as no rows.
  private func isAbsence(_ error: FileError) -> Bool {
    settings.file == nil && error.errno == .badDescriptor
  }

  // MARK: While the list is open

  var stream: RowStream? {
    descriptor.map { descriptor in
      RowStream(source: Source(descriptor: descriptor)) { [self] in take($1, into: &$0) }
    }
  }

  /// Adds the rows that bytes are; no bytes are the end.
  private func take(_ bytes: [UInt8], into rows: inout ListItems) -> RowStream.State {
    do throws(Failure) {
      try add(bytes, to: &rows)
    } catch {
      failure = error
      return .stopped
    }
    if isOpen {
      guard isFull(rows) else { return .more }
      leftOut = "only the first \(rows.count) rows were read, \(Self.streamLimit >> 20) MiB"
      return .full
    }
    shortage = settings.shortage(of: rows)
    return shortage == nil ? .ended : .stopped
  }

  private func add(_ bytes: [UInt8], to rows: inout ListItems) throws(Failure) {
    // Growing step by step would fragment the memory; reserved pages that are never touched cost nothing.
    let isMany = count < Self.many && count + bytes.count >= Self.many
    if isMany { rows.reserve(strings: 2 * Self.many, bytes: 32 * Self.many) }
    count += bytes.count
    if !bytes.isEmpty { return try parser.take(bytes, into: &rows) }
    descriptor = nil
    try parser.finish(&rows)
  }

  private func isFull(_ rows: ListItems) -> Bool {
    count + rows.count * MemoryLayout<Int>.size > Self.streamLimit
  }
}
