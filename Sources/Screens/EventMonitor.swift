// What a toast reacts to besides the clock: keys, or a command. The screen that the toast stands on waits for it, too.

package import Controls
package import Terminal

package protocol EventMonitor: AnyObject {
  /// Called before the first frame, also after a stop; `besideOutput` tells whether what others write does the picture no harm.
  func begin(besideOutput: Bool)
  func pause()
  var descriptors: [Int32] { get }
  /// When `events` is to be called at the latest, as a time of `Clock`; nil for never.
  var deadline: Duration? { get }
  /// The events since the last call; to be called after every wait.
  func events(after wakeup: Wakeup) -> [Event]
  /// Whether a signal that would end the program is taken care of, so that it goes on.
  func takes(_ signal: Signal) -> Bool
}

extension Source {
  package static let monitor = Source(descriptor: -1)
}
