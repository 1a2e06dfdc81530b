// `--close` and `--close-all`: toasts are told to go by their own records, which they read when they are called.

package import Options
import Terminal
package import Screens

package enum QueueClosing {
  /// Takes away the toast with that id, or all for nil; throws without the named terminal or a folder where toasts know of each other.
  package static func close(
    _ id: String?, _ settings: Settings, in environment: ProgramEnvironment
  ) throws(Failure) {
    guard let runtime = environment.runtimeDirectory else {
      throw Failure(
        "toasts cannot be reached: /tmp/toast-UID is not a folder of this user alone, and there is no XDG_RUNTIME_DIR",
        status: Failure.noTerminal)
    }
    let search = OverlaySearch(settings, in: environment, draws: false)
    let terminal = try environment.terminal(settings)
    if let terminal { close(id, on: terminal, runtime: runtime) }
    guard case .found(let overlay) = search.finding(own: terminal) else {
      // A toast is decoration, so a script goes on without a terminal here, too.
      let words = "toast: there is no terminal whose toasts could go; name one with --tty DEVICE"
      if terminal == nil { StandardDescriptors.complain(environment.line(words) + [10]) }
      return
    }
    for client in overlay.clients {
      if let one = try? TTY.open(client.path) { close(id, on: one, runtime: runtime) }
    }
  }

  private static func close(_ id: String?, on terminal: TTY, runtime: [UInt8]) {
    guard let records = SharedRecords(runtime: runtime, terminal: terminal) else { return }
    records.withLock {
      for record in records.all() {
        guard var entry = QueueEntry(name: record.name, bytes: record.bytes),
          id.map({ Array($0.utf8) == entry.id }) ?? true
        else { continue }
        entry.decision = .closed
        records.update(record.name, entry.bytes)
        RunningProcess(entry.process).wake()
      }
    }
  }
}
