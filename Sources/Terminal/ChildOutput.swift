// The output of other programs, such as `tmux display-message -p`, read with a time limit, so that a program that hangs does
// not hang this one.

extension Child {
  /// How a program ended and what it wrote, its input and errors `/dev/null`; nil when it was not started, or was killed.
  package static func output(
    of words: [[UInt8]], timeout: Duration, limit: Int = 1 << 20
  ) -> (ending: Ending, bytes: [UInt8])? {
    guard let child = piped(words), let output = child.output else { return nil }
    let deadline = Clock.now() + timeout
    var bytes: [UInt8] = []
    while child.awaitReadable(output, until: deadline),
      let some = try? Descriptor.readSome(output), bytes.count + some.count <= limit
    {
      bytes += some
      if some.isEmpty, let ending = child.wait(until: deadline) { return (ending, bytes) }
      if some.isEmpty { break }
    }
    child.send(.kill)
    _ = child.wait()
    return nil
  }

  package static func piped(_ words: [[UInt8]]) -> Child? {
    var command = Command(words)
    (command.output, command.errors) = (.pipe, .null)
    return try? Child(command)
  }

  /// What this program writes before a last line, without waiting for its end; nil when that line does not come.
  package func lines(before lastLine: [UInt8], within timeout: Duration) -> [UInt8]? {
    guard let output else { return nil }
    let deadline = Clock.now() + timeout
    let end = [10] + lastLine + [10]
    var bytes: [UInt8] = [10]
    while awaitReadable(output, until: deadline), let some = try? Descriptor.readSome(output),
      !some.isEmpty
    {
      bytes += some
      if bytes.suffix(end.count) == end[...] {
        return Array(bytes[1..<bytes.count - end.count + 1])
      }
    }
    return nil
  }

  /// Whether bytes or the end came in time; signals are left for the event loop.
  private func awaitReadable(_ descriptor: Int32, until deadline: Duration) -> Bool {
    while Clock.now() < deadline {
      let ready = try? System.awaitReadiness([descriptor], milliseconds: 50)
      if ready?.contains(where: { $0.isReady || $0.isHungUp }) == true { return true }
      if Signals.endRequested { return false }
    }
    return false
  }

  package func wait(until deadline: Duration) -> Ending? {
    while true {
      if let ending = endingIfAny() { return ending }
      if Clock.now() >= deadline || Signals.endRequested { return nil }
      _ = try? System.awaitReadiness([], milliseconds: 1)
    }
  }
}
