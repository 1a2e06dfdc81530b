// Toasts of several processes share a screen, one after the other or side by side. This is what a screen asks of and tells the
// one that stands on it.

package import Controls

/// The holder of a place on a shared screen.
package protocol ScreenTenant: AnyObject {
  /// Called after the first frame.
  func opened()
  /// What has changed for the box; asked for after SIGCONT, by which the others call.
  func news() -> Event?
  /// The rows of others that stand at the screen's bottom, counted from there.
  var neighbours: [Range<Int>] { get }
  /// Whether its picture may be left to one that comes in its place.
  var mayHandOver: Bool { get }
  /// Leaves picture and viewport to the one that comes in its place; returns whether there was one to take them over.
  func handOver() -> Bool
  /// Gives up the place: runs `close`, which gives the screen back, with the rows of others that stand at the screen's bottom,
  /// counted from there.
  func leave(_ close: (_ others: [Range<Int>]) -> Void)
}
