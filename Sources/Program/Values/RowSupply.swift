// Where the rows of a list come from. Words and plain files are there at once. What comes through a pipe may take its
// time: the list is opened when a moment has passed, and gets the rest of the rows while it is looked at.

import Boxes
import Options
import Terminal
import Text
import Values
import Screens

/// The rows of a request, of which some may still be coming.
final class RowSupply {
  private let request: BoxRequest
  private var parser: RowParser
  /// What the rows still come from; nil when they are all there.
  private var descriptor: Int32?
  private var name: [UInt8] = []
  private var count = 0
  /// Why no more rows could be had while the list was open.
  private(set) var failure: Failure?

  /// Longer lists are no lists to choose from, in bytes.
  private static let limit = 1 << 30
  /// Bytes of rows after which many more are expected.
  private static let many = 1 << 20
  /// How long rows may take to come before the list is opened without them.
  private static let patience = Duration.milliseconds(30)

  /// The rows of a request, of which none was read yet.
  init(_ request: BoxRequest) {
    self.request = request
    parser = RowParser(request.settings)
  }

  private var settings: RowSettings { request.settings.rows }

  /// Whether more rows may come.
  var isOpen: Bool { descriptor != nil }

  // MARK: Before the list is open

  /// The rows that are there soon, or all of them unless `opensEarly`.
  ///
  /// - Throws: rows that cannot be read or have not the form that was announced.
  func table(opensEarly: () -> Bool) throws(Failure) -> RowTable {
    var strings = request.rows
    guard let name = source else { return try RowTable(strings, of: request) }
    self.name = name
    do throws(FileError) {
      descriptor = try Files.openStream(name)
      if descriptor == nil { strings = split(try Files.read(name, limit: Self.limit)) }
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

  private func split(_ bytes: [UInt8]) -> ByteStrings {
    request.settings.endsWithNUL
      ? ByteStrings(splitting: bytes, at: 0, dropsReturn: false)
      : ByteStrings(splitting: bytes, at: 0x0A, dropsReturn: true)
  }

  private func firstRows(_ opensEarly: () -> Bool) throws(Failure) -> ListItems {
    var rows = parser.noRows
    let end = Clock.now() + Self.patience
    var mayOpen: Bool?
    while let descriptor {
      if Clock.now() >= end {
        let may = mayOpen ?? opensEarly()
        mayOpen = may
        // A second row shows that no row is the only one. Before the first whoever gives them may have a question of its own
        // (sudo, ssh), and must be alone with the terminal.
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

  /// Whether standard input is closed, so that nobody gives any rows.
  private func isAbsence(_ error: FileError) -> Bool {
    settings.file == nil && error.errno == .badDescriptor
  }

  // MARK: While the list is open

  /// The rest of the rows, for the box; nil when they are all there.
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
    if isOpen { return isFull(rows) ? .full : .more }
    return rows.takeableCount < max(1, settings.minPicks) ? .stopped : .ended
  }

  private func add(_ bytes: [UInt8], to rows: inout ListItems) throws(Failure) {
    // What grows bit by bit leaves holes behind in memory; room that is never used costs nothing.
    let isMany = count < Self.many && count + bytes.count >= Self.many
    if isMany { rows.reserve(strings: 2 * Self.many, bytes: 32 * Self.many) }
    count += bytes.count
    if !bytes.isEmpty { return try parser.take(bytes, into: &rows) }
    descriptor = nil
    try parser.finish(&rows)
  }

  private func isFull(_ rows: ListItems) -> Bool {
    count + rows.count * MemoryLayout<Int>.size > Self.limit
  }
}
