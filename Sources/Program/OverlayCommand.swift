// Showing a toast as an overlay. The terminals that it is drawn on are locked, not our own: toasts of several panes take turns
// on the screen of the person, and a box that stands in a pane holds up none.

import Boxes
import Drawing
import Options
import Terminal
import Text

/// One toast over a multiplexer.
struct OverlayCommand {
  /// What is to be shown.
  let request: BoxRequest
  /// The program's surroundings, inside the multiplexer.
  let surroundings: Surroundings

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

  /// Shows the toast and waits until it is gone and the terminals are told to be repainted.
  func show(on terminals: [TTY], _ overlay: Overlay, margin: Size) throws(Failure) {
    let outside = surroundings.outside(overlay.clients)
    let builder = BoxBuilder(request, in: outside)
    let message = try Message(request, rules: builder.rules)
    let box = builder.toastBox(message)
    let placement = builder.placement(margin: margin)
    let room = Self.room(on: terminals, overlay)
    let area = placement.area(for: box, on: room)
    // As much as the toast takes, so that it still has its place when a terminal gets smaller.
    let size = Size(
      columns: min(room.columns, area.size.columns + 2 * margin.columns), rows: area.size.rows)
    guard (try? Signals.install()) != nil else { return }
    var screen = OverlayScreen(
      terminals, overlay, size: size,
      placement: placement, look: box.look, isSynchronized: outside.kind.takesPrivateModes)
    var within = placement
    within.columns = { _ in area.size.columns }
    within.rows = nil
    _ = try? Dialogue.run(box, placed: within, on: &screen, style: .plain)
    screen.close()
  }
}

extension Surroundings {
  /// The surroundings as they are outside of the multiplexer, on the terminals that it is shown on: of these the one with the
  /// fewest colours counts, and one that is not shown UTF-8 speaks for all.
  func outside(_ clients: [OverlayClient]) -> Surroundings {
    let isUTF8 = clients.allSatisfy(\.isUTF8)
    var fewest: (colors: ColorDepth, surroundings: Surroundings)?
    for client in clients where !client.term.isEmpty {
      let variables = variables
      let one = Surroundings { name in
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
    return fewest?.surroundings ?? self
  }
}
