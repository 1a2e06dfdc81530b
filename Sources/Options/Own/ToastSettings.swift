// What a command line says about toasts alone, as plain values.

/// What is said about a toast besides its words, its looks and its time.
package struct ToastSettings: Equatable, Sendable {
  /// `--wait`: any key ends it, and how it ended is reported.
  ///
  /// A toast with actions, which are among the buttons, waits too.
  package var waits = false
  /// `--percent`, 0–100.
  package var percent: Int?
  /// `--countdown`: the time that is left is drawn.
  package var hasCountdown = false
  /// `--icon`; empty for none at all.
  package var icon: [UInt8]?
  /// `--notify`: the terminal is asked for a notification of the desktop.
  package var notifies = false
  package var rings = false

  package init() {}
}

extension Duration {
  /// Longer than any program runs.
  package static let forever = Duration.seconds(100 * 366 * 24 * 3600)
}

extension BoxRequest {
  /// Whether it is a toast that is given nothing to say; an empty text is something.
  package var lacksWords: Bool {
    kind == .toast && message == nil && settings.title == nil && settings.paragraphs.isEmpty
      && settings.textFile == nil
  }

  /// Whether it is a toast whose ending is reported: it takes a key.
  package var isWaitingToast: Bool {
    kind == .toast && (settings.toast.waits || !settings.buttons.isEmpty)
  }
}
