// A toast as it looks on the terminals of an overlay.

import Controls
import Drawing
import Options
import Screens

struct OverlayPicture {
  let builder: ToastBuilder
  let message: Message
  let placement: Placement
  /// The cells that it takes, its margin included, so that it still has its place when a terminal gets smaller.
  let size: Size
  let columns: Int
  /// Whether frames are marked as wholes (mode 2026).
  let isSynchronized: Bool

  /// The toast as it looks on these terminals; throws where its text file cannot be read.
  init(
    _ request: BoxRequest, in environment: ProgramEnvironment, on targets: OverlayTargets,
    times: Int = 1
  ) throws(Failure) {
    let outside = environment.outside(targets.clients)
    builder = ToastBuilder(request, in: outside)
    message = try Message(request, rules: builder.rules).times(times, builder)
    placement = builder.placement
    let room = targets.room
    let area = placement.area(for: builder.toast(message), on: room)
    columns = area.size.columns
    size = Size(
      columns: min(room.columns, columns + 2 * ToastBuilder.margin.columns), rows: area.size.rows)
    isSynchronized = outside.kind.takesPrivateModes
  }

  var inner: Placement {
    var inner = placement
    let columns = columns
    inner.columns = { _ in columns }
    inner.rows = nil
    return inner
  }

  /// A number for what the toast covers on which terminals.
  func cover(of targets: OverlayTargets, stack: Int) -> Int {
    var print = Fingerprint([size.columns, size.rows, columns, stack])
    print.add([UInt8](targets.multiplexer.rawValue.utf8))
    for target in targets.all {
      let screen = TerminalScreen.size(of: target.terminal)
      let origin = placement.origin(of: size, in: target.client.area(of: screen))
      print.add(target.client.path)
      for number in [screen.columns, screen.rows, origin.column, origin.row] { print.add(number) }
    }
    return print.number
  }
}

extension Placement {
  func origin(of size: Size, in area: Rect) -> Point {
    Point(
      column: area.origin.column + horizontal.offset(of: size.columns, in: area.size.columns),
      row: area.origin.row + vertical.offset(of: size.rows, in: area.size.rows))
  }
}

extension ProgramEnvironment {
  /// The environment outside of the multiplexer, on the terminals that it is shown on: the one with the fewest colours
  /// counts, and one that is not shown UTF-8 decides for all.
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
