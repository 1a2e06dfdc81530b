// Commands of a layout, run by sh(1) beside the dialog, in groups of their own.

import Controls
import Terminal

final class ShellCommands: CommandRunner {
  private var children: [Source: Child] = [:]

  /// Ends all commands that are still at work.
  func cancelAll() { for source in children.keys { cancel(source) } }

  func start(_ command: [UInt8], input: [UInt8]) -> Source? {
    start(command, input: input, readsErrors: true)
  }

  /// Starts a command of which standard output is read; nil where it cannot be started.
  func startWriter(_ command: [UInt8], input: [UInt8]) -> Source? {
    start(command, input: input, readsErrors: false)
  }

  private func start(_ text: [UInt8], input: [UInt8], readsErrors: Bool) -> Source? {
    var command = Child.Command([Array("/bin/sh".utf8), Array("-c".utf8), text])
    command.input = input
    (command.output, command.errors) = readsErrors ? (.null, .pipe) : (.pipe, .null)
    command.hasOwnGroup = true
    guard let child = try? Child(command), let end = readsErrors ? child.errors : child.output
    else { return nil }
    let source = Source(descriptor: end)
    children[source] = child
    return source
  }

  func finish(_ source: Source) -> Int32 {
    guard let child = children.removeValue(forKey: source) else { return 127 }
    // A command that has closed its end and goes on is not waited for.
    if let ending = child.wait(until: Clock.now() + .milliseconds(500)) { return ending.status }
    child.send(.kill, toGroup: true)
    return child.wait().status
  }

  func cancel(_ source: Source) {
    guard let child = children.removeValue(forKey: source) else { return }
    child.send(.kill, toGroup: true)
    _ = child.wait()
  }
}
