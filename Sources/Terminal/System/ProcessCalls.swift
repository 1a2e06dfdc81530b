// This process and its children: numbers, copy and end, and the start of programs (posix_spawn(3)). A child inherits what it is
// given and nothing else: no other descriptor, no blocked or ignored signal.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension System {
  static var processID: Int32 { getpid() }
  /// The effective user.
  static var userID: UInt32 { UInt32(geteuid()) }
  static var sessionID: Int32 { getsid(0) }

  /// Makes a copy of this process, the leader of a new process group; returns its number, 0 in the copy.
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

extension System {
  /// Has no core file made of this process, whatever happens to it, and lets nobody but root look into its memory.
  ///
  /// Besides the limit this takes `PR_SET_DUMPABLE` (prctl(2)): a core that is piped to a program, as systemd-coredump has it, knows
  /// no limit.
  static func forbidCoreFiles() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #else
      _ = unsafe setrlimit(RLIMIT_CORE, &none)
    #endif
    #if os(Linux)
      _ = processControl(setDumpable, 0, 0, 0, 0)
    #endif
  }
}

#if os(Linux)
  private let setDumpable: Int32 = 4
  // Swift imports no variadic functions; the kernel's call has five arguments.
  @_silgen_name("prctl") private func processControl(
    _ option: Int32, _ first: UInt, _ second: UInt, _ third: UInt, _ fourth: UInt
  ) -> Int32
#endif

#if canImport(Darwin)
  @_silgen_name("fork") private func darwinFork() -> Int32
#endif

/// What a child gets as one of its descriptors 0–2.
enum ChildDescriptor {
  case inherited
  case null
  /// An open descriptor of ours, 3 or above.
  case open(Int32)
}

extension System {
  /// Starts a program found on the search path.
  ///
  /// Descriptors above 2 are closed in it, those that our own caller left open included, unless `keepsDescriptors`. Signals
  /// are unblocked, except `blocked`, and have their default action, except `ignored`.
  static func spawn(
    _ arguments: [[UInt8]], descriptors: [ChildDescriptor], keepsDescriptors: Bool, ownGroup: Bool,
    ignored: [Int32], blocked: [Int32]
  ) throws(Errno) -> Int32 {
    guard let program = arguments.first, !program.isEmpty else { throw .noSuchFile }
    if arguments.contains(where: { $0.contains(0) }) { throw .invalidArgument }
    var actions = unsafe makeSpawnActions()
    var attributes = makeSpawnAttributes()
    _ = unsafe posix_spawn_file_actions_init(&actions)
    _ = unsafe posix_spawnattr_init(&attributes)
    defer {
      _ = unsafe posix_spawn_file_actions_destroy(&actions)
      _ = unsafe posix_spawnattr_destroy(&attributes)
    }
    for (target, descriptor) in descriptors.enumerated() {
      unsafe add(descriptor, as: Int32(target), to: &actions)
    }
    for one in keepsDescriptors ? [] : openDescriptors(from: 3) {
      _ = unsafe posix_spawn_file_actions_addclose(&actions, one)
    }
    setSignals(ignored, blocked, ownGroup: ownGroup, in: &attributes)
    var process: pid_t = 0
    let failure = unsafe withCStrings(arguments) { arguments in
      guard let program = unsafe arguments[0] else { return ENOMEM }
      return unsafe posix_spawnp(
        &process, program, &actions, &attributes, arguments, ownEnvironment)
    }
    if failure != 0 { throw Errno(rawValue: failure) }
    return process
  }
}

// These types are pointers on Darwin and structures elsewhere.
#if canImport(Darwin)
  private typealias SpawnActions = posix_spawn_file_actions_t?
  private typealias SpawnAttributes = posix_spawnattr_t?
  private func makeSpawnActions() -> SpawnActions { nil }
  private func makeSpawnAttributes() -> SpawnAttributes { nil }
#else
  private typealias SpawnActions = posix_spawn_file_actions_t
  private typealias SpawnAttributes = posix_spawnattr_t
  private func makeSpawnActions() -> SpawnActions { unsafe SpawnActions() }
  private func makeSpawnAttributes() -> SpawnAttributes { SpawnAttributes() }
#endif

extension System {
  private static func add(
    _ descriptor: ChildDescriptor, as target: Int32, to actions: inout SpawnActions
  ) {
    switch descriptor {
    case .inherited: break
    case .null:
      _ = unsafe posix_spawn_file_actions_addopen(&actions, target, "/dev/null", O_RDWR, 0)
    case .open(let source):
      _ = unsafe posix_spawn_file_actions_adddup2(&actions, source, target)
    }
  }

  /// Makes a child start with these signals blocked, and all but `ignored` at their default action.
  private static func setSignals(
    _ ignored: [Int32], _ blocked: [Int32], ownGroup: Bool, in attributes: inout SpawnAttributes
  ) {
    var (few, all) = (sigset_t(), sigset_t())
    _ = unsafe (sigemptyset(&few), sigfillset(&all))
    for signal in blocked { _ = unsafe sigaddset(&few, signal) }
    for signal in ignored + [SIGKILL, SIGSTOP] { _ = unsafe sigdelset(&all, signal) }
    _ = unsafe posix_spawnattr_setsigmask(&attributes, &few)
    _ = unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    let group = ownGroup ? Int32(POSIX_SPAWN_SETPGROUP) : 0
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | group
    _ = unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  /// Calls `body` with an array of C strings that ends with a null pointer.
  private static func withCStrings<Value>(
    _ strings: [[UInt8]],
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Value
  ) -> Value {
    var bytes = strings.flatMap { string -> [CChar] in string.map { CChar(bitPattern: $0) } + [0] }
    return unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      var pointers: [UnsafeMutablePointer<CChar>?] = unsafe []
      var start = 0
      for string in strings {
        unsafe pointers.append(bytes.baseAddress.map { unsafe $0 + start })
        start += string.count + 1
      }
      unsafe pointers.append(nil)
      return unsafe body(pointers)
    }
  }
}
