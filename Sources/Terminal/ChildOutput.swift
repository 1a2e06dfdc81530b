// Small questions to other programs, as `tmux display-message -p`: asked with a time limit, answered in
// bytes. No question of this kind is worth a hanging program.

extension Child {
  /// What a program writes to its standard output; its input and complaints are `/dev/null`.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - timeout: How long it may run; it is killed then.
  ///   - limit: At most so many bytes are wanted; the program is killed when it writes more.
  /// - Returns: How it ended and what it wrote; nil when it could not be started or was killed here.
  package static func output(
    of words: [[UInt8]], timeout: Duration, limit: Int = 1 << 20
  ) -> (ending: Ending, bytes: [UInt8])? {
    asked(words)?.answer(within: timeout, limit: limit)
  }

  /// Starts a program whose `answer` is wanted later; nil when it could not be started.
  package static func asked(_ words: [[UInt8]]) -> Child? {
    var command = Command(words)
    (command.output, command.errors) = (.pipe, .null)
    return try? Child(command)
  }

  /// What a program that was `asked` writes, as `output(of:timeout:limit:)` has it.
  private func answer(
    within timeout: Duration, limit: Int = 1 << 20
  ) -> (ending: Ending, bytes: [UInt8])? {
    guard let output else { return nil }
    let deadline = Clock.now() + timeout
    var bytes: [UInt8] = []
    while awaitReadable(output, until: deadline),
      let some = try? Descriptor.readSome(output), bytes.count + some.count <= limit
    {
      bytes += some
      if some.isEmpty, let ending = wait(until: deadline) { return (ending, bytes) }
      if some.isEmpty { break }
    }
    send(.kill)
    _ = wait()
    return nil
  }

  /// What a program that was `asked` writes up to a last line, which is not waited beyond: its end takes time, too.
  ///
  /// - Parameters:
  ///   - lastLine: The line, without its break; not part of what is returned.
  ///   - timeout: How long it may take.
  /// - Returns: The lines before; nil when the last one does not come.
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

  /// Whether bytes or the end came in time.
  ///
  /// Signals stay where they are, for the event loop.
  private func awaitReadable(_ descriptor: Int32, until deadline: Duration) -> Bool {
    while Clock.now() < deadline {
      let ready = try? System.awaitReadiness([descriptor], milliseconds: 50)
      if ready?.contains(where: { $0.isReady || $0.isHungUp }) == true { return true }
      if Signals.endRequested { return false }
    }
    return false
  }

  /// How the child ended; nil when it has not in time.
  ///
  /// One that closed its output mostly has ended.
  package func wait(until deadline: Duration) -> Ending? {
    while true {
      if let ending = endingIfAny() { return ending }
      if Clock.now() >= deadline || Signals.endRequested { return nil }
      _ = try? System.awaitReadiness([], milliseconds: 1)
    }
  }
}
