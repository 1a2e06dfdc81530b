// This process among others: its numbers, its second self, its end, and the end of its children.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension System {
  /// This process's number.
  static var processID: Int32 { getpid() }
  /// The number of the user whose rights it has.
  static var userID: UInt32 { UInt32(geteuid()) }
  /// Its parent's; 1 for an orphan.
  static var parentID: Int32 { getppid() }
  /// Its session's leader.
  static var sessionID: Int32 { getsid(0) }
  /// Its group's.
  static var processGroup: Int32 { getpgrp() }

  /// Makes a second process that goes on as this one does, and leads a process group of its own.
  ///
  /// - Returns: its number; 0 in that process.
  static func divide() throws(Errno) -> Int32 {
    #if canImport(Darwin)
      // Not imported, since threads do not go along; there are none here.
      let process = try value { darwinFork() }
    #else
      let process = try value { fork() }
    #endif
    if process == 0 { _ = setpgid(0, 0) }
    return process
  }

  /// Has the descriptors 0–2 be `/dev/null` and closes the others, but for some.
  static func letGoOfDescriptors(but kept: [Int32] = []) {
    letGoOfStreams()
    letGoOfOthers(but: kept)
  }

  /// Has the descriptors 0–2 be `/dev/null`.
  static func letGoOfStreams() {
    if let null = try? value({ unsafe open("/dev/null", O_RDWR | O_NOCTTY) }) {
      for number in Int32(0)...2 { _ = dup2(null, number) }
      if null > 2 { try? closeFile(null) }
    }
  }

  /// Closes all descriptors above 2, but for some.
  static func letGoOfOthers(but kept: [Int32] = []) {
    for number in openDescriptors(from: 3) where !kept.contains(number) { try? closeFile(number) }
  }

  /// Ends this process at once; nothing of ours runs any more, and nothing of the C library's, which keeps no output of ours.
  static func end(_ status: Int32) -> Never { _exit(status) }

  /// How a child ended, once it has; nil while it runs and `waiting` is false.
  static func reap(_ process: Int32, waiting: Bool) throws(Errno) -> Child.Ending? {
    var status: Int32 = 0
    let found = try value { unsafe waitpid(process, &status, waiting ? 0 : WNOHANG) }
    if found == 0 { return nil }
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal)
  }

  /// Lets children be waited for, should our caller have chosen that they vanish.
  static func keepEndedChildren() {
    if action(of: SIGCHLD).isIgnored { setAction(of: SIGCHLD, .standard) }
  }
}

#if canImport(Darwin)
  @_silgen_name("fork") private func darwinFork() -> Int32
#endif
