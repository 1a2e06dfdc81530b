// What the tests of the classic boxes share: boxes by words, and pictures of their colours.

import Controls
import Drawing
import Text

extension ClassicFrame {
  /// A frame with the usual looks around a window of a wanted size.
  init(
    _ title: String = "", height: Int = 0, width: Int = 0, backtitle: String = "",
    hline: String = "", look: Look = .full
  ) {
    self.init(
      title: DisplayText(title), backtitle: DisplayText(backtitle),
      horizontalLine: DisplayText(hline), height: height, width: width,
      theme: ClassicTheme(look: look), look: look)
  }

  /// The frame with something else about it.
  func with(_ change: (inout ClassicFrame) -> Void) -> ClassicFrame {
    var frame = self
    change(&frame)
    return frame
  }
}

extension [Button] {
  /// Buttons of which each label is the name too.
  static func named(_ labels: String...) -> [Button] {
    labels.map { Button(name: $0, label: DisplayText($0)) }
  }
}

extension ClassicMessage {
  /// A message by words.
  init(
    _ kind: Kind, _ text: String, _ buttons: [Button] = .named("Yes", "No"), focus: Int = 0,
    enterMeans: String? = nil
  ) {
    self.init(
      kind, DisplayText(text), buttons: buttons, focus: focus, enterMeans: enterMeans)
  }
}

extension ClassicPause {
  /// A pause by words.
  init(_ text: String, seconds: Int) {
    self.init(DisplayText(text), seconds: seconds, buttons: .named("OK", "Cancel"))
  }
}

extension Shown {
  /// A classic box on a screen.
  init<Inner: ClassicContent>(
    _ content: Inner, in frame: ClassicFrame, behind: [any ClassicPicture] = [],
    columns: Int = 60, rows: Int = 14
  ) where Content == ClassicBox<Inner> {
    self.init(ClassicBox(content, in: frame, behind: behind), columns: columns, rows: rows)
  }
}

extension Drawn {
  /// One letter for each cell.
  ///
  /// Blanks: `.` the screen's ground, `-` the window's, `#` shadow. Others: `s` screen,
  /// `b` light border, `d` window and dark border, `t` title, `A` bracket or hot letter of the focused button,
  /// `L` its label, `k` hot letter of another, `l` its label, `G` the filled part of a meter; `?` anything else.
  var classicLayer: String {
    (0..<size.rows).map { row in
      String((0..<size.columns).map { Self.letter(self[$0, row]) })
    }
    .joined(separator: "\n")
  }

  private static func letter(_ cell: Cell) -> Character {
    let style = cell.style
    if cell.text == " ", !style.attributes.contains(.reverse) {
      return style.background == .palette(4)
        ? "." : style.background == .palette(7) ? "-" : style.background == .palette(0) ? "#" : "?"
    }
    return kinds.first { $0.style == style }?.letter ?? "?"
  }

  private static let kinds: [(style: Style, letter: Character)] = [
    (Style(.palette(6), on: .palette(4), .bold), "s"),
    (Style(.palette(7), on: .palette(7), .bold), "b"),
    (Style(.palette(0), on: .palette(7)), "d"),
    (Style(.palette(4), on: .palette(7), .bold), "t"),
    (Style(.palette(7), on: .palette(4), .bold), "A"),
    (Style(.palette(3), on: .palette(4), .bold), "L"),
    (Style(.palette(1), on: .palette(7)), "k"),
    (Style(.palette(0), on: .palette(7), .bold), "l"),
    (Style(.palette(0), on: .palette(0), .bold), "#"),
    (Style(.palette(4), on: .palette(7), [.bold, .reverse]), "G"),
  ]
}
