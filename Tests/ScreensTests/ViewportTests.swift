// Places on the screen, taken and given back: what the model of a terminal shows before, meanwhile
// and afterwards.

import Controls
import Drawing
import Testing
import Text

@testable import Screens

struct ViewportTests {
  private static let screen = Size(columns: 12, rows: 10)

  /// A screen with lines down to the cursor's row, as after some commands: the cursor behind a
  /// prompt, the caller's pen in colours.
  private func terminal(cursorRow: Int) -> ScreenModel {
    var model = ScreenModel(Self.screen)
    var out = Sequences()
    for row in 0..<cursorRow {
      out.move(to: Point(row: row))
      out.append("line \(row)".utf8)
    }
    out.move(to: Point(row: cursorRow))
    out.append("$ \u{1B}[35m".utf8)
    model.take(out.bytes)
    return model
  }

  private func play(_ model: inout ScreenModel, _ body: (inout Sequences) -> Void) {
    var out = Sequences()
    body(&out)
    model.take(out.bytes)
  }

  /// Lines as a person sees them, scrollback included, without blank ones at the end.
  private func lines(_ model: ScreenModel) -> [String] {
    var lines = model.scrollback.map { $0.map(\.text).joined() }.map(trimmed) + model.texts
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  /// Checks that all is as it was, but scrolled where there was no room.
  private func expectRestored(
    _ model: ScreenModel, _ before: ScreenModel, rows: Int, _ note: String
  ) {
    let scrolled = max(0, before.cursor.row + rows - (Self.screen.rows - 1))
    #expect(model.complaints == [], "\(note)")
    #expect(lines(model) == lines(before), "\(note)")
    #expect(model.scrollback.count == scrolled, "\(note)")
    #expect(
      model.cursor == Point(column: before.cursor.column, row: before.cursor.row - scrolled),
      "\(note)")
    #expect(model.pen == before.pen, "\(note)")
    #expect(!model.isGraphics, "\(note)")
    let kept = before.rows.dropFirst(scrolled)
    #expect(Array(model.rows.prefix(kept.count)) == Array(kept), "\(note)")
    let fresh = model.rows.suffix(scrolled).joined()
    #expect(fresh.allSatisfy { $0 == ScreenModel.Glyph() }, "\(note)")
  }

  /// A frame that covers the whole viewport.
  private func frame(_ size: Size) -> Canvas {
    var canvas = Canvas(size)
    canvas.fill(canvas.bounds, with: "#", Style(.palette(2), on: .palette(4), .bold))
    return canvas
  }

  private func stages(_ rows: Int) -> [(name: String, viewport: Viewport)] {
    [
      ("top", .gap(rows: rows, at: .start, on: Self.screen)),
      ("middle", .gap(rows: rows, at: .middle, on: Self.screen)),
      ("bottom", .gap(rows: rows, at: .end, on: Self.screen)),
      (
        "inline",
        Viewport(.belowCursor, size: Size(columns: Self.screen.columns, rows: rows))
      ),
    ]
  }

  @Test(arguments: [1, 3, 5])
  func `what was on the screen is there again, wherever the cursor was`(rows: Int) {
    for cursorRow in 0..<Self.screen.rows {
      for (name, viewport) in stages(rows) {
        let before = terminal(cursorRow: cursorRow)
        var model = before
        var painter = Painter(
          look: Look(colors: .palette, symbols: .full), addressing: viewport.addressing)
        play(&model) { viewport.open(into: &$0) }
        play(&model) { viewport.beginFrame(into: &$0) }
        model.take(painter.paint(frame(viewport.size)))
        play(&model) { viewport.endFrame(into: &$0) }
        play(&model) { viewport.close(into: &$0) }
        #expect(model.region == 0..<Self.screen.rows)
        expectRestored(model, before, rows: rows, "\(name), cursor in row \(cursorRow)")
      }
    }
  }

  @Test(arguments: [1, 3, 5])
  func `meanwhile the picture is whole and every line is still to be seen`(rows: Int) {
    for cursorRow in 0..<Self.screen.rows {
      for (name, viewport) in stages(rows) {
        let before = terminal(cursorRow: cursorRow)
        var model = before
        var painter = Painter(
          look: Look(colors: .palette, symbols: .full), addressing: viewport.addressing)
        play(&model) { viewport.open(into: &$0) }
        model.take(painter.paint(frame(viewport.size)))
        let picture = String(repeating: "#", count: Self.screen.columns)
        #expect(
          model.texts.filter { $0 == picture }.count == rows, "\(name), cursor in row \(cursorRow)")
        let rest = lines(model).filter { $0 != picture && !$0.isEmpty }
        #expect(rest == lines(before).filter { !$0.isEmpty }, "\(name), cursor in row \(cursorRow)")
      }
    }
  }

  @Test
  func `a gap loses nothing but text below the cursor, and of that no more than its own rows`() {
    for cursorRow in 0..<Self.screen.rows {
      for (name, viewport) in stages(3).prefix(3) {
        var before = terminal(cursorRow: Self.screen.rows - 1)
        play(&before) { $0.move(to: Point(column: 2, row: cursorRow)) }
        var model = before
        play(&model) { viewport.open(into: &$0) }
        play(&model) { viewport.close(into: &$0) }
        let all = lines(before)
        let kept = all.count - min(3, Self.screen.rows - 1 - cursorRow)
        #expect(
          lines(model).prefix(kept) == all.prefix(kept), "\(name), cursor in row \(cursorRow)")
      }
    }
  }

  @Test func `a viewport is blank when it says so`() {
    for cursorRow in 0..<Self.screen.rows {
      for (name, viewport) in stages(3) {
        var model = terminal(cursorRow: cursorRow)
        // The caller's pen may have a background.
        model.take(Array("\u{1B}[42m".utf8))
        play(&model) { viewport.open(into: &$0) }
        guard viewport.opensBlank else { continue }
        let top: Int
        if case .absolute(let origin) = viewport.addressing {
          top = origin.row
        } else {
          top = model.cursor.row + 1
        }
        let cells = model.rows[top..<top + 3].joined()
        #expect(
          cells.allSatisfy { $0 == ScreenModel.Glyph() }, "\(name), cursor in row \(cursorRow)")
      }
    }
  }

  @Test func `the parked cursor is behind the prompt, so that echo lands where it belongs`() {
    for cursorRow in 0..<Self.screen.rows {
      for (name, viewport) in stages(3) {
        var model = terminal(cursorRow: cursorRow)
        play(&model) { viewport.open(into: &$0) }
        // Above a gap in the middle the cursor's row is not known to have stayed; it is over free
        // rows then.
        if case .gap(let gap) = viewport.kind, !gap.isBelowCursor, cursorRow < gap.top { continue }
        #expect(model.texts[model.cursor.row] == "$", "\(name), cursor in row \(cursorRow)")
        #expect(model.cursor.column == 2)
      }
    }
  }

  @Test(arguments: [0, 1, 3, 6])
  func `what others write meanwhile is neither covered nor lost, and the gap stays where it is`(
    count: Int
  ) {
    for (name, viewport) in stages(3).prefix(3) {
      let before = terminal(cursorRow: Self.screen.rows - 1)
      var model = before
      var painter = Painter(
        look: Look(colors: .none, symbols: .full), addressing: viewport.addressing)
      play(&model) { viewport.open(into: &$0) }
      for number in 0...count {
        play(&model) { viewport.beginFrame(into: &$0) }
        model.take(painter.paint(frame(viewport.size)))
        play(&model) { viewport.endFrame(into: &$0) }
        if number < count { model.take(Array("echo \(number)\r\n".utf8)) }
      }
      play(&model) { viewport.close(into: &$0) }
      #expect(!model.texts.joined().contains("#"), "\(name)")
      let all = lines(model)
      let room = name == "bottom" ? count : model.size.rows - 1 - (name == "top" ? 3 : 6)
      #expect(all.filter { $0.contains("echo") }.count == min(count, room), "\(name)")
      #expect(model.complaints == [], "\(name)")
      // At the bottom all goes into the scrollback; elsewhere rows are pushed out beside the gap.
      if name == "bottom" || count == 0 {
        #expect(
          all.filter { $0.hasPrefix("line") } == lines(before).filter { $0.hasPrefix("line") })
      }
      #expect(model.cursor.column == (count == 0 ? 2 : 0), "\(name)")
    }
  }

  @Test(arguments: [-6, -3, -2, 2, 6])
  func `after a resize a gap at the bottom is erased from the cursor on`(change: Int) {
    let gap = Gap(rows: 3, at: .end, on: Self.screen)
    var out = Sequences()
    gap.close(resizedTo: Size(columns: 12, rows: 10 + change), into: &out)
    let text = String(decoding: out.bytes, as: UTF8.self)
    #expect(!text.contains("M"))
    #expect(text.contains("\u{1B}[J") == (change > -3))
  }

  @Test func `a gap stands at the top, in the middle or at the bottom`() {
    let tops = stages(3).prefix(3).map { viewport -> Int? in
      guard case .gap(let gap) = viewport.viewport.kind else { return nil }
      return gap.top
    }
    #expect(tops == [0, 3, 7])
    let whole = Gap(rows: 10, at: .start, on: Self.screen)
    #expect(whole.top == 0 && whole.isBelowCursor)
  }

  @Test func `the alternate screen leaves the main one alone`() {
    let before = terminal(cursorRow: 4)
    var model = before
    let viewport = Viewport(.alternateScreen, size: Self.screen)
    play(&model) { viewport.open(into: &$0) }
    #expect(model.modes[1049] == true)
    #expect(model.rows.joined().allSatisfy { $0 == ScreenModel.Glyph() })
    #expect(model.cursor == Point())
    #expect(model.pen == .plain)
    var painter = Painter(
      look: Look(colors: .palette, symbols: .full), addressing: viewport.addressing)
    model.take(painter.paint(frame(viewport.size)))
    play(&model) { viewport.close(into: &$0) }
    #expect(model.rows == before.rows)
    #expect(model.cursor == before.cursor)
    #expect(model.pen == before.pen)
    #expect(model.complaints == [])
  }

  @Test func `a borrowed screen is neither taken nor given back`() {
    let viewport = Viewport(.borrowedScreen, size: Self.screen)
    var out = Sequences()
    viewport.open(into: &out)
    viewport.beginFrame(into: &out)
    viewport.endFrame(into: &out)
    viewport.close(into: &out)
    #expect(out.bytes == [])
    #expect(!viewport.opensBlank)
  }

  @Test func `a viewport that is left for another of its kind is closed where it was`() {
    for cursorRow in [2, 9] {
      for (first, second) in zip(stages(3), stages(5)) {
        let before = terminal(cursorRow: cursorRow)
        var model = before
        var painter = Painter(
          look: Look(colors: .none, symbols: .full), addressing: first.viewport.addressing)
        play(&model) { first.viewport.open(into: &$0) }
        play(&model) { first.viewport.beginFrame(into: &$0) }
        model.take(painter.paint(frame(first.viewport.size)))
        play(&model) { first.viewport.endFrame(into: &$0) }
        play(&model) {
          first.viewport.leave(
            for: second.viewport, resizedTo: Self.screen, keepsCursor: false, into: &$0)
        }
        play(&model) { second.viewport.close(into: &$0) }
        #expect(lines(model) == lines(before), "\(first.name), cursor in row \(cursorRow)")
        #expect(model.complaints == [])
      }
    }
  }

  @Test(arguments: [3, 5, 9], [0, 4, 9])
  func `below the cursor a box that grows leaves no trace`(rows: Int, cursorRow: Int) {
    let before = terminal(cursorRow: cursorRow)
    var model = before
    let first = Viewport(.belowCursor, size: Size(columns: 12, rows: 4))
    let next = Viewport(.belowCursor, size: Size(columns: 12, rows: rows))
    var painter = Painter(
      look: Look(colors: .palette, symbols: .full), addressing: first.addressing)
    play(&model) { first.open(into: &$0) }
    model.take(painter.paint(frame(first.size)))
    play(&model) { first.endFrame(into: &$0) }
    play(&model) { first.leave(for: next, resizedTo: Self.screen, keepsCursor: true, into: &$0) }
    #expect(lines(model) == lines(before))
    painter.invalidate()
    model.take(painter.paint(frame(next.size)))
    #expect(model.texts.filter { $0.hasPrefix("#") }.count == rows)
    play(&model) { next.endFrame(into: &$0) }
    play(&model) { next.close(resizedTo: Self.screen, keepsCursor: true, into: &$0) }
    #expect(model.complaints == [])
    #expect(lines(model) == lines(before))
    #expect(model.texts[model.cursor.row] == "$" && model.cursor.column == 2)
    #expect(model.pen == before.pen)
  }

  @Test(arguments: ["xterm-256color", "linux"])
  func `a reset undoes every mode and draws nothing`(term: String) {
    let kind = TerminalKind { $0 == "TERM" ? term : nil }
    var model = terminal(cursorRow: 4)
    let before = model
    play(&model) {
      $0.set(.alternateScreen, true)
      for mode in [
        1, 5, 6, 9, 69, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1015, 1016, 2004, 2026, 2031,
        2048,
      ] {
        $0.append("\u{1B}[?\(mode)h".utf8)
      }
      $0.setScrollRegion(2..<5)
      $0.set(.cursor, false)
      $0.set(.autoWrap, false)
      $0.useGraphics(true)
      $0.append("\u{1B}[1;41m".utf8)
    }
    model.take(TerminalReset.bytes(on: kind))
    #expect(model.complaints == [])
    #expect(model.pen == .plain)
    #expect(!model.isGraphics)
    let on = model.modes.filter(\.value).keys.sorted()
    #expect(on == [7, 25])
    #expect(model.region == 0..<Self.screen.rows)
    let keys = ["<99u", "=0u", ">4m"]
    let everywhere: Set = ["4l", "20l", ">", ")B", "SI"]
    // Old consoles show a part of what they do not know.
    #expect(
      model.others
        == everywhere.union(kind.isLinuxConsole ? ["?0c"] : keys + ["0 q", "]8;;"]))
    #expect(lines(model) == lines(before))
    #expect(model.cursor.column == 0)
  }
}
