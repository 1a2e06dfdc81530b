// A toast that a multiplexer lets be laid over everything: its turn on the terminals of those who look, and a second
// look at who they are when that took long.

import Boxes
import Drawing
import Options
import Terminal

extension ToastCommand {
  /// What became of an overlay.
  enum OverlayOutcome {
    /// It was shown, or its end was decided before; the exit code.
    case ended(Int32)
    /// It cannot be shown so, for a reason that ends a sentence.
    case refused(String)
  }

  /// Shows the toast as an overlay.
  func show(
    _ overlay: Overlay, own: TTY?, ownPath: [UInt8]?
  ) throws(Failure) -> OverlayOutcome {
    var (terminals, overlay) = OverlayCommand.open(overlay)
    guard let first = terminals.first else { return .refused("its terminals cannot be written to") }
    let command = OverlayCommand(request: request, environment: environment)
    var picture = try command.picture(on: terminals, overlay, margin: Self.margin)
    let stack = request.settings.stack
    let ticket = QueueTicket(
      entry(picture.message, rows: picture.size.rows, stack: stack), on: first,
      runtime: environment.runtimeDirectory,
      cover: { OverlayCommand.cover(picture, on: terminals, overlay, stack: stack) }
    ) { OverlayCommand.room(on: terminals, overlay).rows }
    let before = Clock.now()
    if let code = code(for: ticket.awaitTurn(on: terminals, while: isWanted)) { return .ended(code) }
    // Whose picture is taken over, has drawn on these to this moment.
    if Clock.now() - before > OverlayCommand.longWait, !ticket.inherits {
      guard let now = stillThere(terminals, overlay, ownPath: ownPath) else {
        ticket.leave { _ in }
        return .refused("nobody looks at it any more")
      }
      (terminals, overlay) = now
    }
    picture = try command.picture(on: terminals, overlay, margin: Self.margin, times: ticket.count)
    var place = overlay
    place.leaveFree(max(0, ticket.entry.offset), at: picture.placement.vertical)
    let room = OverlayCommand.room(on: terminals, place)
    let least = MethodChoice.smallestScreen
    guard !terminals.isEmpty, room.columns >= least.columns, room.rows >= least.rows else {
      ticket.leave { _ in }
      return .refused(
        terminals.isEmpty
          ? "its terminals cannot be written to" : "a terminal it is shown on is smaller than 20x5")
    }
    tell(picture, on: terminals, own: own)
    // Not within the call: what nobody is told must be shown all the same.
    let ending = command.show(
      picture, on: terminals, place, ticket, monitor: attention?.monitor)
    attention?.note(ending)
    for terminal in terminals { terminal.releaseTurn() }
    return .ended(code(for: ticket.outcome) ?? 0)
  }

  /// Notes the toast, and says it by the other means that are wished.
  private func tell(_ picture: OverlayCommand.Picture, on terminals: [TTY], own: TTY?) {
    History.note(picture.message, request.settings, in: environment)
    Announcement.send(
      picture.message, request.settings.toast, to: terminals, bell: own.map { [$0] } ?? terminals,
      in: picture.builder.environment)
  }

  /// The terminals, and the overlay as it is now, after a wait in which people may have turned to other windows, or gone.
  ///
  /// A new one is not locked, so it is left out. Nil where nobody looks any more.
  private func stillThere(
    _ terminals: [TTY], _ overlay: Overlay, ownPath: [UInt8]?
  ) -> (terminals: [TTY], overlay: Overlay)? {
    let search = OverlaySearch(request.settings, in: environment)
    let finding = search.finding(ownPath: ownPath)
    guard case .found(var now) = finding else { return nil }
    let kept = zip(terminals, overlay.clients).compactMap { terminal, client in
      now.clients.first { $0.path == client.path }.map { (terminal, $0) }
    }
    now.clients = kept.map(\.1)
    return (kept.map(\.0), now)
  }
}
