// The toast: how it looks on every terminal, and what stands on it.

import Controls
import Drawing
import Testing
@testable import Toasts
import Text

struct ToastBoxTests {
  private static func shown(
    _ motion: ToastMotion, look: Look = .full, rest: Duration = .seconds(1)
  ) -> Shown<ToastBox> {
    let box = ToastBox(
      "Saved", sign: look.hasMarks ? "✓" : "ok:", motion: motion, rest: rest, look: look)
    return Shown(box, columns: 18, rows: 3)
  }

  // MARK: Looks

  static let looks: [(look: Look, picture: String)] = [
    (
      .full,
      """
         ············
         ··✓··Saved··
         ············
      """
    ),
    (
      .mono,
      """
         ╭──────────╮
         │ ✓  Saved │
         ╰──────────╯
      """
    ),
    (
      .ascii,
      """
        ╭────────────╮
        │ ok:  Saved │
        ╰────────────╯
      """
    ),
    (.console, "\n     ✓  Saved\n"),
    (Look(colors: .sixteen, symbols: .decGraphics, encoding: .latin1), "\n    ok:  Saved\n"),
  ]

  @Test(arguments: looks)
  func `every terminal has a toast`(row: (look: Look, picture: String)) {
    #expect(Self.shown(.none, look: row.look).picture() == row.picture)
  }

  @Test func `on the console the whole area is the panel`() {
    let shown = Self.shown(.none, look: .console)
    let layer = shown.drawn().layer { $0.background == .palette(7) ? "#" : "." }
    #expect(layer == Array(repeating: "...############...", count: 3).joined(separator: "\n"))
  }

  // MARK: Words

  private static func words(_ columns: Int, _ rows: Int, title: String = "Numbers") -> String {
    let text = "One two three four five six seven eight nine ten"
    return Shown(ToastBox(text, title: title, sign: "i"), columns: columns, rows: rows).picture()
  }

  @Test func `the text is cut with an ellipsis only when the rows run out`() {
    #expect(
      Self.words(20, 4) == """
        ····················
        ·····i··Numbers·····
        ···One·two·thre…····
        ····················
        """)
    #expect(
      Self.words(20, 3) == """
        ····················
        ····i··Numbers…·····
        ····················
        """)
    #expect(!Self.words(20, 9).contains("…"))
    #expect(Self.words(80, 24).contains("One·two·three·four·five·six·seven·eight·nine·ten"))
  }

  @Test(arguments: 1...2)
  func `some words are seen however low the toast is`(rows: Int) {
    #expect(Self.words(20, rows, title: "").contains("One"))
  }

  @Test func `the title is bold, the sign has the colour of what it is about`() {
    let box = ToastBox(
      ToastContent(
        sign: DisplayText("✓"), title: DisplayText("Title"), text: DisplayText("Text")),
      rest: .seconds(1), motion: .none,
      theme: ToastTheme(look: .full, foreground: nil, background: nil, accent: .palette(10)),
      look: .full)
    let layer = Shown(box, columns: 14, rows: 4).drawn().layer { style in
      if style.foreground == .palette(10) { return "s" }
      return style.attributes.contains(.bold) ? "b" : style.background == .palette(237) ? "#" : "+"
    }
    #expect(
      layer == """
        ++###########+
        ++#s##bbbbb##+
        ++###########+
        ++###########+
        """)
  }

  @Test func `a title alone is a toast`() {
    let shown = Shown(ToastBox("", title: "Saved"), columns: 11, rows: 3)
    #expect(
      shown.picture() == """
         ·········
         ··Saved··
         ·········
        """)
  }

  @Test func `lines stand in the middle of the widest`() {
    let shown = Shown(ToastBox("Three lines\nof\nwords"), columns: 20, rows: 9)
    #expect(
      shown.cutting() == """
        ···············
        ··Three·lines··
        ······of·······
        ·····words·····
        ···············
        """)
  }

  @Test func `padding gives way before words`() {
    let shown = Shown(ToastBox("Saved everything"), columns: 12, rows: 4)
    #expect(
      shown.picture() == """
        ············
        ···Saved····
        ·everything·
        ············
        """)
  }

  @Test func `a toast is never wider than what is easy to read`() {
    let box = ToastBox(String(repeating: "word ", count: 100))
    #expect(box.columns(within: 300) == 70)
    #expect(box.columns(within: 50) == 50)
    #expect(box.rows(forColumns: 72, within: 5) == 5)
  }
}
