// Child processes. They are spawned, not forked, with a list of arguments instead of a shell line, and inherit nothing by
// accident: no descriptor above 2, no blocked or newly ignored signal.

package final class Child {
  package enum Ending: Equatable, Sendable {
    /// By itself, with a status of 0–255.
    case exited(Int32)
    /// By the signal with that number.
    case killed(signal: Int32)

    /// The status as a shell reports it: 128 + the number after a signal.
    package var status: Int32 {
      switch self {
      case .exited(let status): status
      case .killed(let signal): 128 + signal
      }
    }
  }

  /// What the child gets as its descriptor 1 or 2.
  package enum Stream: Equatable, Sendable {
    case inherited
    case null
    case pipe
    case descriptor(Int32)
  }

  package struct Command: Sendable {
    /// Bytes that every pipe takes at once (`F_GETPIPE_SZ` is 65536 on Linux and macOS unless a user has too many).
    package static let inputLimit = 4096 * 15

    /// The program, found on the search path unless it has a slash, and its arguments.
    package var words: [[UInt8]]
    /// Whether the child reads what we do, and not `/dev/null`.
    package var inheritsInput = false
    /// What the child reads instead; nil for nothing of that kind.
    ///
    /// More than a pipe holds, `inputLimit`, is an error.
    package var input: [UInt8]?
    package var output = Stream.inherited
    package var errors = Stream.inherited
    package var hasOwnGroup = false
    /// Whether SIGTSTP is blocked in it: a child with a group of its own is in ours for a moment, and a stop that comes then
    /// would hold it, and us with it, with no shell to continue it.
    package var cannotBeStopped = false
    /// Whether the child inherits the descriptors above 2 that our caller left open.
    package var keepsDescriptors = false

    package init(_ words: [[UInt8]]) { self.words = words }

    package init(_ words: [String]) { self.words = words.map { Array($0.utf8) } }
  }

  package let process: Int32
  /// The reading ends of the pipes from its standard output and error; nil where there is none.
  package let output, errors: Int32?
  private var ending: Ending?

  /// Starts a child; throws for a program that is not found or may not be run.
  package init(_ command: Command) throws(Errno) {
    var plumbing = Plumbing()
    defer { plumbing.closeTheirs() }
    do throws(Errno) {
      let streams = [
        try plumbing.fill(command.input) ?? (command.inheritsInput ? .inherited : .null),
        try plumbing.lay(command.output), try plumbing.lay(command.errors),
      ]
      System.makeChildrenReapable()
      process = try System.spawn(
        command.words, descriptors: streams, keepsDescriptors: command.keepsDescriptors,
        ownGroup: command.hasOwnGroup,
        ignored: Signals.ignoredInChildren(),
        blocked: command.cannotBeStopped ? [Signal.suspend.number] : [])
    } catch {
      plumbing.closeOurs()
      throw error
    }
    (output, errors) = (plumbing.ours[0], plumbing.ours[1])
  }

  deinit {
    for end in [output, errors] { if let end { try? System.closeFile(end) } }
  }

  package func send(_ signal: Signal, toGroup: Bool = false) {
    if ending == nil { try? System.send(signal.number, to: toGroup ? -process : process) }
  }

  package func endingIfAny() -> Ending? {
    if ending == nil { ending = reap(waiting: false) }
    return ending
  }

  package func wait() -> Ending {
    if let ending { return ending }
    let ended = reap(waiting: true) ?? .exited(127)
    ending = ended
    return ended
  }

  /// A child that others have waited for counts as ended with status 127.
  private func reap(waiting: Bool) -> Ending? {
    do throws(Errno) {
      return try System.reap(process, waiting: waiting)
    } catch {
      return .exited(127)
    }
  }
}

private struct Plumbing {
  /// Our ends, standard output's first.
  var ours: [Int32?] = []
  var theirs: [Int32] = []

  /// Makes a stream of the child; our descriptors are moved above 2, where they do not collide with the child's.
  mutating func lay(_ stream: Child.Stream) throws(Errno) -> ChildDescriptor {
    switch stream {
    case .inherited, .null:
      ours.append(nil)
      return stream == .null ? .null : .inherited
    case .descriptor(let number):
      ours.append(nil)
      theirs.append(try System.duplicate(number))
    case .pipe:
      let pipe = try System.makePipe()
      ours.append(pipe.reading)
      theirs.append(pipe.writing)
    }
    return .open(theirs[theirs.count - 1])
  }

  /// Makes a pipe that holds what the child reads; nil for none.
  mutating func fill(_ input: [UInt8]?) throws(Errno) -> ChildDescriptor? {
    guard let input else { return nil }
    guard input.count <= Child.Command.inputLimit else { throw .tooLarge }
    let pipe = try System.makePipe()
    theirs.append(pipe.reading)
    defer { try? System.closeFile(pipe.writing) }
    try Descriptor.writeAll(pipe.writing, input)
    return .open(pipe.reading)
  }

  func closeTheirs() { for end in theirs { try? System.closeFile(end) } }

  func closeOurs() { for end in ours { if let end { try? System.closeFile(end) } } }
}
