// `--probe`: what a terminal says of itself, for the ways that need its word. Everything is asked in one write, with
// DA1 (`CSI c`), which every terminal answers, behind it: answers come in order, so nothing is under way any more once
// that is there.
//
// What is typed in the moments until then is read too, and lost; so nothing is asked by itself, and nothing while something typed waits to be read. Only terminals that may have
// what is asked for are asked.
//
//   CSI 6 n          where the cursor is: CSI row ; column R
//   CSI > q          XTVERSION: DCS > | name and version ST
//   CSI ? 6 n        DECXCPR, asked on the second page (CSI 2 SP P): CSI ? row ; column ; page R

package import Drawing
import Terminal

/// What a terminal told of itself.
package struct ProbeAnswer: Equatable, Sendable {
  /// Where the cursor stands.
  package var cursor: Point?
  /// Whether there is a second page, on which a copy can be kept.
  package var hasPages = false
  /// Whether it takes lines back out of its scrollback.
  package var unscrolls = false

  /// A terminal that told nothing.
  package init() {}

  /// What the bytes say that a terminal answered; what is no answer is passed over.
  package init(_ bytes: [UInt8]) {
    for piece in bytes.split(separator: 0x1B) {
      guard let first = piece.first else { continue }
      if first == UInt8(ascii: "P") {
        // kitty and mintty document the sequence; what others make of it is not known.
        let name = piece.dropFirst().drop { $0 != UInt8(ascii: "|") }.dropFirst()
        unscrolls = name.starts(with: "kitty".utf8) || name.starts(with: "mintty".utf8)
      } else if first == UInt8(ascii: "["), piece.last == UInt8(ascii: "R") {
        take(report: piece.dropFirst().dropLast())
      }
    }
  }

  /// The numbers of a report of the cursor; `?` stands before those that tell a page.
  private mutating func take(report: ArraySlice<UInt8>) {
    let isExtended = report.first == UInt8(ascii: "?")
    let numbers = report.dropFirst(isExtended ? 1 : 0).split(separator: UInt8(ascii: ";")).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
    if isExtended {
      hasPages = numbers.count == 3 && numbers[2] == 2
    } else if numbers.count == 2, cursor == nil, numbers[0] > 0, numbers[1] > 0 {
      cursor = Point(column: numbers[1] - 1, row: numbers[0] - 1)
    }
  }

  /// Asks a terminal that may have pages, or may take lines out of its scrollback.
  ///
  /// - Returns: nil where it must not be asked or does not answer.
  static func asking(_ terminal: TTY, _ kind: TerminalKind) -> ProbeAnswer? {
    guard kind.mayHavePages || kind.mayUnscroll, terminal.isOurs, terminal.isTerminal,
      terminal.pendingInput == 0, (try? Signals.install()) != nil,
      (try? terminal.enterRaw(discardingInput: false)) != nil
    else { return nil }
    defer { terminal.leaveRaw() }
    // Parts of lines are counted only now.
    guard terminal.pendingInput == 0 else { return nil }
    guard (try? terminal.write(question(kind))) != nil else { return nil }
    let deadline = Clock.now() + (kind.isRemote ? .seconds(3) : .seconds(1))
    var bytes: [UInt8] = []
    while !endsWithAttributes(bytes) {
      let wakeup = EventWait.wait(readable: [terminal.descriptor], until: deadline)
      if let signal = wakeup.signals.endings.first {
        terminal.leaveRaw()
        JobControl.die(by: signal)
      }
      guard case .bytes(let some) = try? terminal.read(), Clock.now() < deadline else {
        return nil
      }
      bytes += some
    }
    return ProbeAnswer(bytes)
  }

  private static func question(_ kind: TerminalKind) -> [UInt8] {
    var out = Sequences()
    out.askCursor()
    if kind.mayUnscroll { out.askVersion() }
    if kind.mayHavePages {
      out.saveCursor()
      out.goToPage(2)
      out.askCursorAndPage()
      out.goToPage(1)
      out.restoreCursor()
    }
    out.askAttributes()
    return out.bytes
  }

  /// Whether the answer to DA1 is there: `CSI ? … c`.
  private static func endsWithAttributes(_ bytes: [UInt8]) -> Bool {
    guard bytes.last == UInt8(ascii: "c"), let start = bytes.lastIndex(of: 0x1B) else {
      return false
    }
    return bytes[start...].starts(with: [0x1B, UInt8(ascii: "["), UInt8(ascii: "?")])
  }
}

extension WayFacts {
  /// Asks the terminal, where it may have something to tell.
  mutating func probe(_ terminal: TTY) {
    probes = true
    probe = ProbeAnswer.asking(terminal, kind)
  }
}
