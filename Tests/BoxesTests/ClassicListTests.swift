import Boxes
import Drawing
import Input
import Testing
import Text

struct ZZ {
  @Test func show() {
    func p<C: ClassicContent>(_ name: String, _ s: Shown<ClassicBox<C>>) {
      print("== \(name)"); print(s.trimmedPicture); print(s.drawn().listLayer); print(s.drawn().cursor as Any)
    }
    var a = Shown(ClassicMenu("Choose one", .numbered(9), height: 5), in: ClassicFrame("Title", height: 13, width: 40))
    a.type("↓⇟"); p("menu", a)
    var b = Shown(ClassicChecklist(.checklist, "Tick some", .numbered(9, on: [1, 3]), height: 5), in: ClassicFrame("", height: 13, width: 42).with { $0.hasScrollbar = true })
    b.type("⇲␣"); p("check", b)
    var c = Shown(ClassicChecklist(.treeview, "Tree", .listed("1 one 2 two 3 three 4 four 5 five", on: [0], depths: [0, 1, 2, 1, 0])), in: ClassicFrame("", height: 0, width: 0))
    c.type("↓↓␣"); p("tree", c)
    var d = Shown(ClassicBuildList("Move some", .listed("1 one 2 two 3 three 4 four 5 five", on: [1, 3])), in: ClassicFrame())
    d.type("↓␣"); p("build", d)
    var e = Shown(ClassicInputMenu("Rename", .listed("tag1 Apple tag2 Banana tag3 Cherry"), height: 6), in: ClassicFrame())
    e.type("↓→⏎XY"); p("input", e)
    let f = Shown(ClassicMenu("Choose one", .numbered(9)), in: ClassicFrame("Title"), columns: 20, rows: 8)
    p("bare", f)
    let g = Shown(ClassicBuildList("Choose one", .numbered(9, on: [2, 3])), in: ClassicFrame("Title"), columns: 20, rows: 8)
    p("bareb", g)
    let h = Shown(ClassicInputMenu("Choose one", .numbered(9, on: [2, 3])), in: ClassicFrame("Title"), columns: 20, rows: 8)
    p("barei", h)
  }
}
