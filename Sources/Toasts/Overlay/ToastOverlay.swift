// A toast that is laid over everything on the terminals that show a multiplexer. Those terminals are locked, not our own:
// toasts of several panes take turns on the person's screen, and a box that stands in a pane holds up none.

import Controls
import Drawing
import Options
import Screens
import Terminal
import Text

enum OverlayOutcome {
  case shown(ToastOutcome)
  /// The reason ends a sentence.
  case refused(String)
}

extension ToastCommand {
  /// A wait for a turn after which the multiplexer is asked again who looks at it.
  private static let longWait = Duration.milliseconds(100)

  /// Shows the toast as an overlay when its turn has come; throws where its text file cannot be read.
  ///
  /// The program's own terminal rings the bell. Its path is empty where it is not known, nil where there is no terminal.
  func show(on overlay: Overlay, own: TTY?, ownPath: [UInt8]?) throws(Failure) -> OverlayOutcome {
    var targets = OverlayTargets(overlay)
    guard targets.refusal == nil, let first = targets.terminals.first else {
      return .refused(targets.refusal ?? "")
    }
    var picture = try OverlayPicture(request, in: environment, on: targets)
    let ticket = QueueTicket(
      QueueEntry(request, picture.message, rows: picture.size.rows, stack: settings.stack),
      on: first, runtime: environment.runtimeDirectory,
      cover: { picture.cover(of: targets, stack: self.settings.stack) },
      room: { targets.room.rows })
    let before = Clock.now()
    let isSeen = { [targets] in targets.clients.contains(where: \.witness.holds) }
    if let outcome = ticket.awaitTurn(on: targets.terminals, while: { isWanted() && isSeen() }) {
      if ticket.isLeftOut { History.note(picture.message, settings, in: environment) }
      return isSeen() ? .shown(outcome) : .refused(Self.unseen)
    }
    // A toast whose picture is taken over has drawn on these terminals up to this moment.
    if Clock.now() - before > Self.longWait, !ticket.inherits {
      // People may have turned to other windows, or gone; new terminals are not locked, so they are left out.
      guard
        case .found(let now) = OverlaySearch(settings, in: environment).finding(ownPath: ownPath)
      else {
        ticket.leave { _ in }
        return .refused(Self.unseen)
      }
      targets.keepOnly(now.clients)
    }
    picture = try OverlayPicture(request, in: environment, on: targets, times: ticket.count)
    var free = targets
    free.leaveFree(max(0, ticket.entry.offset), at: picture.placement.vertical)
    if let refusal = free.refusal {
      ticket.leave { _ in }
      return .refused(refusal)
    }
    History.note(picture.message, settings, in: environment)
    Announcement.send(
      picture.message, settings.toast, to: targets.terminals,
      bell: own.map { [$0] } ?? targets.terminals, in: picture.builder.environment)
    let ending = draw(picture, on: free, ticket)
    for terminal in targets.terminals { terminal.releaseLock() }
    return .shown(ticket.outcome ?? ending.map { .drawn($0) } ?? .notDrawn)
  }

  private static var unseen: String { "nobody looks at it any more" }

  /// Draws the toast until it is gone and its terminals are being repainted; returns nil where that is not possible.
  private func draw(
    _ picture: OverlayPicture, on targets: OverlayTargets, _ ticket: QueueTicket
  ) -> Ending? {
    guard (try? Signals.install()) != nil else { return nil }
    var toast = ticket.placed(picture.builder.toast(picture.message))
    if monitor == nil { toast.hearNoKeys() }
    var screen = OverlayScreen(targets, picture, look: toast.look)
    screen.tenant = ticket
    screen.monitor = monitor
    let placement = picture.inner
    screen.panel = placement.area(for: toast, on: picture.size).columns
    if ticket.inherits { screen.inherit() }
    let ending = try? Dialogue.run(toast, placed: placement, on: &screen, style: .plain)
    screen.finish()
    return ending
  }
}
