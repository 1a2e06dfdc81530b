// What a box needs of a terminal. The program's terminal screen and the scripted screen of the
// tests both meet this.

package import Drawing

/// A place to show a box on and to hear from the person.
package protocol Screen: ~Copyable {
  /// What goes wrong when the terminal does.
  associatedtype Failure: Error
  /// The part of the terminal that can be drawn on.
  var size: Size { get }
  /// How long the screen has been open.
  var now: Duration { get }
  /// True while earlier frames have not been taken by the terminal yet.
  var isBusy: Bool { get }
  /// The next one of the events that have come by now, without waiting; nil for none.
  mutating func nextAtOnce() throws(Failure) -> Event?
  /// Waits for the next event, until `deadline` (`.wake`) where there is one.
  mutating func next(until deadline: Duration?, watching sources: [Source]) throws(Failure) -> Event
  /// Shows a frame.
  /// - Returns: how long the terminal took to accept it.
  mutating func show(_ canvas: borrowing Canvas) throws(Failure) -> Duration
  /// Does what a box wants done.
  mutating func perform(_ effect: Effect) throws(Failure)
}

extension Screen where Self: ~Copyable {
  /// None: most screens hear nothing that comes in crowds.
  package mutating func nextAtOnce() throws(Failure) -> Event? { nil }
}
