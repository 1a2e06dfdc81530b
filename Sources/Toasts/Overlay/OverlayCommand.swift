// Showing a toast as an overlay. The terminals that it is drawn on are locked, not our own: toasts of several panes
// take turns on the screen of the person, and a box that stands in a pane holds up none.

import Boxes
import Drawing
import Options
import Terminal
import Text

/// One toast over a multiplexer.
struct OverlayCommand {
  /// What is to be shown.
  let request: BoxRequest
  /// The program's environment, inside the multiplexer.
  let environment: ProgramEnvironment

  /// A wait for a turn after which the multiplexer may have changed.
  static let longWait = Duration.milliseconds(100)

  /// The terminals that can be written to, and the overlay with their clients alone.
  static func open(_ overlay: Overlay) -> (terminals: [TTY], overlay: Overlay) {
    var terminals: [TTY] = []
    var rest = overlay
    rest.clients = []
    for client in overlay.clients {
      guard let terminal = try? TTY.open(client.path) else { continue }
      terminals.append(terminal)
      rest.clients.append(client)
    }
    return (terminals, rest)
  }

  /// The part of every screen that a toast may take: the smallest of them.
  static func room(on terminals: [TTY], _ overlay: Overlay) -> Size {
    var room = Size(columns: 1000, rows: 1000)
    for (terminal, client) in zip(terminals, overlay.clients) {
      room = room.clamped(to: client.area(of: TerminalScreen.size(of: terminal)).size)
    }
    return room
  }

  /// A toast as it looks on the terminals.
  struct Picture {
    /// What made it.
    let builder: BoxBuilder
    /// What it tells.
    let message: Message
    /// Where it stands.
    let placement: Placement
    /// As much as it takes, its margin included, so that it still has its place when a terminal gets smaller.
    let size: Size
    /// The columns of its panel.
    let columns: Int
    /// The terminals are sent marks around frames.
    let isSynchronized: Bool
  }

  /// The toast as it looks on these terminals.
  func picture(
    on terminals: [TTY], _ overlay: Overlay, margin: Size, times: Int = 1
  ) throws(Failure) -> Picture {
    let outside = environment.outside(overlay.clients)
    let builder = BoxBuilder(request, in: outside)
    let message = try Message(request, rules: builder.rules).times(times, builder)
    let placement = builder.placement(margin: margin)
    let room = Self.room(on: terminals, overlay)
    let area = placement.area(for: builder.queuedToastBox(message), on: room)
    let size = Size(
      columns: min(room.columns, area.size.columns + 2 * margin.columns), rows: area.size.rows)
    return Picture(
      builder: builder, message: message, placement: placement, size: size,
      columns: area.size.columns, isSynchronized: outside.kind.takesPrivateModes)
  }

  /// Shows the toast and waits until it is gone and the terminals are told to be repainted.
  ///
  /// - Returns: how it ended; nil where it could not be shown.
  func show(
    _ picture: Picture, on terminals: [TTY], _ overlay: Overlay, _ ticket: QueueTicket,
    monitor: (any EventMonitor)?
  ) -> Ending? {
    guard (try? Signals.install()) != nil else { return nil }
    var box = ticket.seated(
      picture.builder.queuedToastBox(picture.message))
    if monitor == nil { box.hearNoKeys() }
    var screen = OverlayScreen(
      terminals, overlay, size: picture.size, placement: picture.placement, look: box.look,
      isSynchronized: picture.isSynchronized)
    screen.news = ticket.news
    screen.opened = ticket.open
    screen.monitor = monitor
    var within = picture.placement
    let columns = picture.columns
    within.columns = { _ in columns }
    within.rows = nil
    screen.panel = within.area(for: box, on: picture.size).columns
    if ticket.inherits { screen.inherit() }
    let ending = try? Dialogue.run(box, placed: within, on: &screen, style: .plain)
    monitor?.pause()
    if screen.isWithinPanel && ticket.handsOver() {
      screen.leavePicture()
    } else {
      screen.close()
      ticket.leave { _ in }
    }
    return ending
  }

  /// What a toast covers on which terminals, as a number.
  static func cover(_ picture: Picture, on terminals: [TTY], _ overlay: Overlay, stack: Int) -> Int
  {
    var print = Fingerprint([
      picture.size.columns, picture.size.rows, picture.columns, stack,
    ])
    print.add([UInt8](overlay.multiplexer.rawValue.utf8))
    for (terminal, client) in zip(terminals, overlay.clients) {
      let screen = TerminalScreen.size(of: terminal)
      let origin = picture.placement.origin(of: picture.size, in: client.area(of: screen))
      print.add(client.path)
      for number in [screen.columns, screen.rows, origin.column, origin.row] { print.add(number) }
    }
    return print.number
  }
}

extension Overlay {
  /// Leaves rows to others that stand between the toast and the edge, or before it where it stands in the middle.
  mutating func leaveFree(_ rows: Int, at place: Alignment) {
    for index in clients.indices {
      switch place {
      case .start: clients[index].rowsAbove += rows
      case .middle: clients[index].rowsAbove += 2 * rows
      case .end: clients[index].rowsBelow += rows
      }
    }
  }
}

extension ProgramEnvironment {
  /// The environment as they are outside of the multiplexer, on the terminals that it is shown on: of these the one with the
  /// fewest colours counts, and one that is not shown UTF-8 speaks for all.
  func outside(_ clients: [OverlayClient]) -> ProgramEnvironment {
    let isUTF8 = clients.allSatisfy(\.isUTF8)
    var fewest: (colors: ColorDepth, environment: ProgramEnvironment)?
    for client in clients where !client.term.isEmpty {
      let variables = variables
      let one = ProgramEnvironment { name in
        switch name {
        case "TERM": client.term
        case "TMUX", "STY": nil
        case "LC_ALL" where !isUTF8: "C"
        default: variables(name)
        }
      }
      let colors = one.kind.colors(.auto, one.variables)
      if fewest.map({ colors < $0.colors }) ?? true { fewest = (colors, one) }
    }
    return fewest?.environment ?? self
  }
}
