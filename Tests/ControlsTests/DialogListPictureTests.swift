// dialog's lists as dialog 1.3-20230209 draws them, cell by cell: the pictures were taken from the original in
// a terminal of the same size, except for what is named a difference.

import Controls
import Drawing
import Input
import Testing
import Text

struct DialogListPictureTests {
  private static func check(
    _ shown: Shown<Form>, picture: String, layer: String, cursor: Point?,
    _ location: SourceLocation = #_sourceLocation
  ) {
    var colors = shown.drawn().listLayer
    while colors.hasSuffix("\n") { colors.removeLast() }
    #expect(
      shown.trimmedPicture == picture, "\n\(shown.trimmedPicture)", sourceLocation: location)
    #expect(colors == layer, "\n\(colors)", sourceLocation: location)
    #expect(shown.drawn().cursor == cursor, sourceLocation: location)
  }

  @Test func `a menu scrolls within its border, which says how far`() {
    var shown = Shown(
      .menu("Choose one", .numbered(9), height: 5),
      in: DialogFrame("Title", height: 13, width: 40))
    shown.type("↓⇟")
    Self.check(
      shown,
      picture: """
                 ┌───────────────Title──────────────────┐
                 │ Choose one                           │
                 │ ┌────↑(-)──────────────────────────┐ │
                 │ │       tag3  item-number-3        │ │
                 │ │       tag4  item-number-4        │ │
                 │ │       tag5  item-number-5        │ │
                 │ │       tag6  item-number-6        │ │
                 │ │       tag7  item-number-7        │ │
                 │ │       tag8  item-number-8        │ │
                 │ └────↓(+)──────────────────88%─────┘ │
                 ├──────────────────────────────────────┤
                 │       <  OK  >    <Cancel>           │
                 └──────────────────────────────────────┘
        """,
      layer: """
                 bbbbbbbbbbbbbbbbtttttbbbbbbbbbbbbbbbbbbi
                 b iiiiii iii                           i
                 b iiiiiaaaaiiiiiiiiiiiiiiiiiiiiiiiiiib i
                 b i       kttt  iiiiiiiiiiiii        b i
                 b i       kttt  iiiiiiiiiiiii        b i
                 b i       kttt  iiiiiiiiiiiii        b i
                 b i       kttt  iiiiiiiiiiiii        b i
                 b i       kttt  iiiiiiiiiiiii        b i
                 b i       KTTT  IIIIIIIIIIIII        b i
                 b ibbbbaaaabbbbbbbbbbbbbbbbbbtttbbbbbb i
                 bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbi
                 b       I  TT  I    illlllli           i
                 biiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii
        """, cursor: Point(column: 20, row: 11))
  }

  @Test func `a checklist has ticks and, where it is wanted, a scroll bar`() {
    var shown = Shown(
      .ticks(.checklist, "Tick some", .numbered(9, on: [1, 3]), height: 5),
      in: DialogFrame(height: 13, width: 42).with { $0.hasScrollbar = true })
    shown.type("⇲␣")
    Self.check(
      shown,
      picture: """
                ┌────────────────────────────────────────┐
                │ Tick some                              │
                │ ┌──────────↑(-)──────────────────────┐ │
                │ │      [*] tag4  item-number-4      ││ │
                │ │      [ ] tag5  item-number-5      ││ │
                │ │      [ ] tag6  item-number-6      █│ │
                │ │      [ ] tag7  item-number-7      █│ │
                │ │      [ ] tag8  item-number-8      █│ │
                │ │      [*] tag9  item-number-9      █│ │
                │ └────────────────────────────100%────┘ │
                ├────────────────────────────────────────┤
                │         <  OK  >     <Cancel>          │
                └────────────────────────────────────────┘
        """,
      layer: """
                bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbi
                b iiii iiii                              i
                b iiiiiiiiiiiaaaaiiiiiiiiiiiiiiiiiiiiiib i
                b i      iii kttt  iiiiiiiiiiiii      ?b i
                b i      i i kttt  iiiiiiiiiiiii      ?b i
                b i      i i kttt  iiiiiiiiiiiii      tb i
                b i      i i kttt  iiiiiiiiiiiii      tb i
                b i      i i kttt  iiiiiiiiiiiii      tb i
                b i      III KTTT  IIIIIIIIIIIII      tb i
                b ibbbbbbbbbbbbbbbbbbbbbbbbbbbbttttbbbbb i
                bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbi
                b         I  TT  I     illlllli          i
                biiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii
        """, cursor: Point(column: 21, row: 11))
  }

  @Test func `a treeview has guides as deep as the row`() {
    var shown = Shown(
      .ticks(
        .treeview, "Tree",
        .listed("1 one 2 two 3 three 4 four 5 five", on: [0], depths: [0, 1, 2, 1, 0])),
      in: DialogFrame())
    shown.type("↓↓␣")
    Self.check(
      shown,
      picture: """
                      ┌────────────────────────────┐
                      │ Tree                       │
                      │┌──────────────────────────┐│
                      ││     ( ) one              ││
                      ││     ( ) │  two           ││
                      ││     (*) │  │  three      ││
                      ││     ( ) │  four          ││
                      ││     ( ) five             ││
                      ││                          ││
                      │└──────────────────────────┘│
                      ├────────────────────────────┤
                      │   <  OK  >  <Cancel>       │
                      └────────────────────────────┘
        """,
      layer: """
                      bbbbbbbbbbbbbbbbbbbbbbbbbbbbbi
                      b iiii                       i
                      biiiiiiiiiiiiiiiiiiiiiiiiiiibi
                      bi     i i ktt              bi
                      bi     i i i  ktt           bi
                      bi     III I..I..KTTTT      bi
                      bi     i i i  kttt          bi
                      bi     i i kttt             bi
                      bi                          bi
                      bibbbbbbbbbbbbbbbbbbbbbbbbbbbi
                      bbbbbbbbbbbbbbbbbbbbbbbbbbbbbi
                      b   I  TT  I  illlllli       i
                      biiiiiiiiiiiiiiiiiiiiiiiiiiiii
        """, cursor: Point(column: 21, row: 11))
  }

  @Test func `an item is renamed within its field`() {
    var shown = Shown(
      .inputMenu("Rename", .listed("tag1 Apple tag2 Banana tag3 Cherry"), height: 6),
      in: DialogFrame())
    shown.type("↓→⏎XY")
    Self.check(
      shown,
      picture: """
                      ┌────────────────────────────┐
                      │ Rename                     │
                      │ ┌────────────────────────┐ │
                      │ │      ┌───────────────┐ │ │
                      │ │tag1  │Apple          │ │ │
                      │ │      └───────────────┘ │ │
                      │ │      ┌───────────────┐ │ │
                      │ │tag2  │XYBanana       │ │ │
                      │ │      └───────────────┘ │ │
                      │ └────↓(+)────────66%─────┘ │
                      ├────────────────────────────┤
                      │ <  OK  > <Rename> <Cancel> │
                      └────────────────────────────┘
        """,
      layer: """
                      bbbbbbbbbbbbbbbbbbbbbbbbbbbbbi
                      b iiiiii                     i
                      b iiiiiiiiiiiiiiiiiiiiiiiiib i
                      b i      iiiiiiiiiiiiiiiii b i
                      b ikttt  iiiiii          i b i
                      b i      iiiiiiiiiiiiiiiii b i
                      b i......iiiiiiiiiiiiiiiii.b i
                      b iKTTT..iiiiiiiii       i.b i
                      b i......iiiiiiiiiiiiiiiii.b i
                      b ibbbbaaaabbbbbbbbtttbbbbbb i
                      bbbbbbbbbbbbbbbbbbbbbbbbbbbbbi
                      b i  ll  i ITTTTTTI illlllli i
                      biiiiiiiiiiiiiiiiiiiiiiiiiiiii
        """, cursor: Point(column: 26, row: 7))
  }

  // The original tells of rows above that are not there.
  @Test func `a buildlist moves rows from the left to the right`() {
    var shown = Shown(
      .buildList(
        "Move some", .listed("1 one 2 two 3 three 4 four 5 five", on: [1, 3])),
      in: DialogFrame())
    shown.type("↓␣")
    Self.check(
      shown,
      picture: """
                      ┌────────────────────────────┐
                      │ Move some                  │
                      │ ┌───────────┐ ┌───────────┐│
                      │ │one        │ │two        ││
                      │ │five       │ │three      ││
                      │ │           │ │four       ││
                      │ │           │ │           ││
                      │ │           │ │           ││
                      │ │           │ │           ││
                      │ └───────────┘ └───────────┘│
                      ├────────────────────────────┤
                      │   <  OK  >  <Cancel>       │
                      └────────────────────────────┘
        """,
      layer: """
                      bbbbbbbbbbbbbbbbbbbbbbbbbbbbbi
                      b iiii iiii                  i
                      b iiiiiiiiiiiib iiiiiiiiiiiibi
                      b iktt        b iktt        bi
                      b iKTTT       b iktttt      bi
                      b i           b ikttt       bi
                      b i           b i           bi
                      b i           b i           bi
                      b i           b i           bi
                      b ibbbbbbbbbbbb ibbbbbbbbbbbbi
                      bbbbbbbbbbbbbbbbbbbbbbbbbbbbbi
                      b   I  TT  I  illlllli       i
                      biiiiiiiiiiiiiiiiiiiiiiiiiiiii
        """, cursor: Point(column: 21, row: 11))
  }

  // The original has no windows on screens this small.
  @Test func `on a small screen a menu has the room of its border`() {
    let shown = Shown(
      .menu("Choose one", .numbered(9)), in: DialogFrame("Title"), columns: 20, rows: 8)
    Self.check(
      shown,
      picture: """
               Title
        Choose one
        tag1  item-number-1
        tag2  item-number-2
        tag3  item-number-3
        tag4  item-number-4
        tag5  item-number-5↓
         <  OK  > <Cancel>
        """,
      layer: """
               ttttt
        iiiiii iii
        KTTT  IIIIIIIIIIIII
        kttt  iiiiiiiiiiiii
        kttt  iiiiiiiiiiiii
        kttt  iiiiiiiiiiiii
        kttt  iiiiiiiiiiiiia
         I  TT  I illlllli
        """, cursor: Point(column: 4, row: 7))
  }

  @Test func `on a small screen one line divides a buildlist`() {
    let shown = Shown(
      .buildList("Choose one", .numbered(9, on: [2, 3])), in: DialogFrame("Title"),
      columns: 20, rows: 8)
    Self.check(
      shown,
      picture: """
               Title
        Choose one
        item-num │item-numb
        item-num │item-numb
        item-num │
        item-num │
        item-num↓│
         <  OK  > <Cancel>
        """,
      layer: """
               ttttt
        iiiiii iii
        KTTTTTTT iktttttttt
        kttttttt iktttttttt
        kttttttt i
        kttttttt i
        ktttttttai
         I  TT  I illlllli
        """, cursor: Point(column: 4, row: 7))
  }

  @Test func `on a small screen the rows of an inputmenu have no fields`() {
    let shown = Shown(
      .inputMenu("Choose one", .numbered(9)), in: DialogFrame("Title"), columns: 20, rows: 8)
    Self.check(
      shown,
      picture: """
               Title
        Choose one
        tag1  item-number-1
        tag2  item-number-2
        tag3  item-number-3
        tag4  item-number-4
        tag5  item-number-5↓
        <OK><Rename><Cancel>
        """,
      layer: """
               ttttt
        iiiiii iii
        KTTT..IIIIIIIIIIIII
        kttt  iiiiiiiiiiiii
        kttt  iiiiiiiiiiiii
        kttt  iiiiiiiiiiiii
        kttt  iiiiiiiiiiiiia
        ITTIilllllliilllllli
        """, cursor: Point(column: 1, row: 7))
  }
}
