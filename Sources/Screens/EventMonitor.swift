// What a toast attends to besides the clock: keys, or a command. The screen that a toast stands on waits for it, too.

package import Boxes
package import Terminal

/// What gives a toast more events than the clock does.
package protocol EventMonitor: AnyObject {
  /// Called before the first frame, also of the one after a stop, with whether what others write does the picture no harm.
  func begin(besideOutput: Bool)
  /// Called when the screen is given back.
  func pause()
  /// What is to be waited for.
  var descriptors: [Int32] { get }
  /// When `events` is to be asked at the latest, as a time of `Clock`; nil for never.
  var deadline: Duration? { get }
  /// What has come; to be asked after every wait.
  func events(after wakeup: Wakeup) -> [Event]
  /// Whether a signal that wants the program to end is taken care of, so that it goes on.
  func takes(_ signal: Signal) -> Bool
}

/// Where all of an monitor's news come from, as events name it.
let attended = Source(descriptor: -1)
