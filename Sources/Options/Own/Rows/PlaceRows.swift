// Options that say where on the screen a toast or a box stands, and how large it is.

extension OwnGrammar {
  static let placeRows: [Option] = [
    Option(
      "top", boxes: .all, "Stand at the top of the screen",
      "One of --top, --center and --bottom combines with one of --left and --right."
    ) { $0.stand(at: .top) },
    Option("center", boxes: .all, "Stand halfway between top and bottom") {
      $0.stand(at: .center)
    },
    Option("bottom", boxes: .all, "Stand at the bottom of the screen; toasts do") {
      $0.stand(at: .bottom)
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
      builder.stand(at: words.lazy.compactMap(VerticalPlace.init(rawValue:)).first ?? .center)
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
      "SIZE is as for --width. A text that needs more rows is scrolled. With --inline it is the most."
    ) { (builder, value) throws(UsageError) in builder.settings.height = try value.extent() },
    Option(
      "inline", boxes: [.buttonBoxes, .doctor], "Draw below the cursor, with all above in sight",
      """
      The box has as many rows as it needs, at the left side unless --right or --position say otherwise, and is taken \
      away afterwards. At the bottom of the screen the lines above move up for it. Where the cursor is cannot be known, \
      so there is no mouse. A terminal that breaks long lines anew may keep a part of the picture in its scrollback when it \
      gets narrower than the box. What stands below the cursor is erased in as many rows. The last of --inline, \
      --borrow-screen and the options for top, center and bottom wins, so that TOAST_OPTIONS="--inline" is for all \
      boxes that do not say where they stand.
      """
    ) {
      $0.settings.screen = .inline
      $0.settings.vertical = nil
    },
    Option(
      "keep", boxes: .buttonBoxes, "Leave question and answer as a line where the box was",
      """
      Such as "? City: Oslo": the title or else the first line of the message, and the answer as it was seen, or how the \
      box was left. A password is never written. The line goes to the terminal, not to standard output, and there is \
      none where nothing was drawn or with --borrow-screen.
      """
    ) {
      $0.settings.keepsLine = true
      $0.keepsByLine = $0.keepsByLine || !$0.readsDefaults
    },
    Option(
      "borrow-screen", boxes: [.buttonBoxes, .doctor],
      "Draw on the screen as it is; the caller repaints it",
      """
      For a program that is on the alternate screen already; a screen of its own would end with the box. TOAST_ALT=1 in \
      the environment says the same.
      """
    ) { $0.settings.screen = .borrowed },
  ]
}

extension SettingsBuilder {
  /// Stands on a whole screen, at a place.
  fileprivate mutating func stand(at place: VerticalPlace) {
    settings.vertical = place
    if settings.screen == .inline { settings.screen = .usual }
  }
}
