// This process among others: its numbers, its copy, its end, and the end of its children.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension System {
  static var processID: Int32 { getpid() }
  /// The effective user.
  static var userID: UInt32 { UInt32(geteuid()) }
  /// The number of the parent; 1 for an orphan.
  static var parentID: Int32 { getppid() }
  /// The number of the session's leader.
  static var sessionID: Int32 { getsid(0) }
  static var processGroup: Int32 { getpgrp() }

  /// Makes a copy of this process, the leader of a new process group.
  ///
  /// - Returns: the copy's number; 0 in the copy.
  static func forkProcess() throws(Errno) -> Int32 {
    #if canImport(Darwin)
      // Swift does not import `fork` there, since threads are not copied; this program has only one.
      let process = try result { darwinFork() }
    #else
      let process = try result { fork() }
    #endif
    if process == 0 { _ = setpgid(0, 0) }
    return process
  }

  /// Ends this process at once; handlers of the C library for the exit do not run.
  static func end(_ status: Int32) -> Never { _exit(status) }

  /// How a child ended; nil while it runs and `waiting` is false.
  static func reap(_ process: Int32, waiting: Bool) throws(Errno) -> Child.Ending? {
    var status: Int32 = 0
    let found = try result { unsafe waitpid(process, &status, waiting ? 0 : WNOHANG) }
    if found == 0 { return nil }
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal)
  }

  /// Makes the end of children known to `reap` even where SIGCHLD was inherited ignored.
  static func makeChildrenReapable() {
    if action(of: SIGCHLD).isIgnored { setAction(of: SIGCHLD, .standard) }
  }
}

#if canImport(Darwin)
  @_silgen_name("fork") private func darwinFork() -> Int32
#endif
