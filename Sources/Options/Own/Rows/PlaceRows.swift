// Options that say where on the screen a toast or a box stands, and how large it is.

extension OwnGrammar {
  static let placeRows: [Option] = [
    Option(
      "top", boxes: .all, "Stand at the top of the screen",
      "One of --top, --center and --bottom combines with one of --left and --right."
    ) { $0.settings.vertical = .top },
    Option("center", boxes: .all, "Stand halfway between top and bottom") {
      $0.settings.vertical = .center
    },
    Option("bottom", boxes: .all, "Stand at the bottom of the screen; toasts do") {
      $0.settings.vertical = .bottom
    },
    Option("left", boxes: .all, "Stand at the left side of the screen") {
      $0.settings.horizontal = .left
    },
    Option("right", boxes: .all, "Stand at the right side of the screen") {
      $0.settings.horizontal = .right
    },
    Option(
      "position",
      .choice(
        "PLACE",
        [
          "top-left", "top", "top-right", "left", "center", "right", "bottom-left", "bottom",
          "bottom-right",
        ]), boxes: .all,
      "Stand at one of nine places",
      "It sets both directions: the place top is the middle of the upper edge."
    ) { (builder, value) throws(UsageError) in
      let words = value.text.split(separator: "-").map(String.init)
      builder.settings.vertical =
        words.lazy.compactMap(VerticalPlace.init(rawValue:)).first ?? .center
      builder.settings.horizontal =
        words.lazy.compactMap(HorizontalPlace.init(rawValue:)).first ?? .center
    },
    Option(
      "width", .text("SIZE"), boxes: .all, "Be so wide: cells, N% or -N (all but N)",
      """
      SIZE is a number of cells such as 40, a part of the screen such as 50%, or the whole screen less \
      some cells such as -4. Nothing is ever wider than the screen. Without this option the text decides.
      """
    ) { (builder, value) throws(UsageError) in builder.settings.width = try value.extent() },
    Option(
      "height", .text("SIZE"), boxes: .buttonBoxes, "Be so high: rows, N% or -N (all but N)",
      "SIZE is as for --width. A text that needs more rows is scrolled."
    ) { (builder, value) throws(UsageError) in builder.settings.height = try value.extent() },
  ]
}
