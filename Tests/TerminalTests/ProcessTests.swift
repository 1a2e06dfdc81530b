// This process and its children: words in, status and bytes out, and nothing handed on by accident.

import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(1))) struct ProcessTests {
  /// What a shell script writes and how it ends.
  private func run(
    _ script: String, _ change: (inout Child.Command) -> Void = { _ in }
  ) throws -> (ending: Child.Ending, output: String) {
    var command = Child.Command(["/bin/sh", "-c", script])
    (command.output, command.errors) = (.pipe, .null)
    change(&command)
    let child = try Child(command)
    let bytes = try child.output.map { try Files.read(descriptor: $0, name: []) } ?? []
    return (child.wait(), String(decoding: bytes, as: UTF8.self))
  }

  @Test(arguments: [
    ("exit 0", Child.Ending.exited(0), Int32(0)), ("exit 255", .exited(255), 255),
    ("kill -9 $$", .killed(signal: 9), 137), ("kill -TERM $$", .killed(signal: 15), 143),
  ])
  func `a child's end is told as it was`(
    script: String, ending: Child.Ending, status: Int32
  ) throws {
    let result = try run(script)
    #expect(result.ending == ending)
    #expect(result.ending.status == status)
  }

  @Test(arguments: ["/nowhere/program", "no-such-program-anywhere", "", "/etc/passwd"])
  func `a program that cannot be run is an error at the start`(name: String) {
    #expect(throws: Errno.self) { try Child(Child.Command([name])) }
  }

  @Test func `words reach the child byte for byte`() throws {
    let word: [UInt8] = [0xff, 0x20, 0x22, 0x0a, 0x27, 0x24, 0x80]
    let answer = Child.output(of: ["printf".bytes, "%s".bytes, word], timeout: .seconds(20))
    #expect(answer?.bytes == word)
  }

  @Test func `a child has our variables`() throws {
    #expect(try run("echo \"$PATH\"").output == Environment.text("PATH").map { $0 + "\n" })
  }

  @Test func `a child reads nothing unless it reads what we do`() throws {
    #expect(try run("if read -r line; then echo some; else echo none; fi").output == "none\n")
  }

  @Test func `descriptors can be crossed`() throws {
    let pipe = try System.makePipe()
    var command = Child.Command(["/bin/sh", "-c", "echo out; echo err >&2"])
    (command.output, command.errors) = (.descriptor(pipe.writing), .descriptor(pipe.writing))
    #expect(try Child(command).wait() == .exited(0))
    try System.closeFile(pipe.writing)
    #expect(try Files.read(descriptor: pipe.reading, name: []) == "out\nerr\n".bytes)
    try System.closeFile(pipe.reading)
  }

  @Test(arguments: [(false, "closed\n"), (true, "open\n")])
  func `a caller's descriptor reaches a child only when asked`(
    keeps: Bool, output: String
  ) throws {
    let file = try System.openFile("/dev/null".bytes, .read)
    let copy = Calls.inheritableCopy(of: file)
    defer { _ = (try? System.closeFile(file), try? System.closeFile(copy)) }
    let script = "if [ -e /proc/self/fd/\(copy) ]; then echo open; else echo closed; fi"
    #expect(try run(script) { $0.keepsDescriptors = keeps }.output == output)
  }

  @Test func `a child ends by a broken pipe though we ignore it`() throws {
    Signals.ignoreFailedWrites()
    #expect(try run("kill -PIPE $$; exit 5").ending == .killed(signal: 13))
  }

  @Test func `a child that leads its own group can end it without us`() throws {
    #expect(try run("kill 0; exit 5") { $0.hasOwnGroup = true }.ending == .killed(signal: 15))
  }

  @Test func `what was inherited ignored stays ignored in a child`() async {
    await #expect(processExitsWith: .exitCode(33)) {
      Calls.ignore(Signal.hangUp.number)
      try Signals.install()
      let child = try Child(Child.Command(["/bin/sh", "-c", "kill -HUP $$; exit 33"]))
      CurrentProcess.exit(child.wait().status)
    }
  }

  @Test func `children can be waited for though our caller let them vanish`() async {
    await #expect(processExitsWith: .exitCode(33)) {
      Calls.ignore(Signal.child.number)
      CurrentProcess.exit(try Child(Child.Command(["/bin/sh", "-c", "exit 33"])).wait().status)
    }
  }

  @Test func `a question that is not answered in time is dropped`() {
    let words = ["sleep".bytes, "1000".bytes]
    #expect(Child.output(of: words, timeout: .milliseconds(20)) == nil)
  }

  @Test func `a question whose answer has no end is dropped`() {
    let words = ["yes".bytes]
    #expect(Child.output(of: words, timeout: .seconds(20), limit: 10_000) == nil)
  }

  @Test func `a question is answered with status and bytes`() {
    let words = ["/bin/sh", "-c", "echo 80; exit 3"].map(\.bytes)
    let answer = Child.output(of: words, timeout: .seconds(20))
    #expect(answer?.ending == .exited(3))
    #expect(answer?.bytes == "80\n".bytes)
  }

  @Test func `the arguments are those of the process`() throws {
    #expect(Arguments.all() == CommandLine.arguments.map(\.bytes))
  }

  @Test func `variables are told as bytes, and unset ones are none`() {
    #expect(Environment.bytes("PATH")?.isEmpty == false)
    #expect(Environment.bytes("NO_SUCH_VARIABLE_HERE") == nil)
  }
}
