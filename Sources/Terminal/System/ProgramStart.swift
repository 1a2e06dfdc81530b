// What the program is started with, arguments and environment, and what a static Swift program asks the system before
// `main`.

import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The command line as bytes; `CommandLine.arguments` repairs invalid UTF-8, and so loses the value.
package enum Arguments {
  /// All arguments, the program's own name first.
  package static func all() -> [[UInt8]] {
    #if os(Linux)
      let address = argumentsAddress.load(ordering: .relaxed)
      var next = unsafe UnsafePointer<UnsafePointer<CChar>?>(bitPattern: address)
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv
    #endif
    var all: [[UInt8]] = []
    while let entry = unsafe next, let word = unsafe entry.pointee {
      unsafe all.append(System.bytes(of: word))
      unsafe next = entry + 1
    }
    return all
  }
}

/// The environment, whose variables are looked up one by one, so that a start copies only those it uses.
package enum Environment {
  package static func bytes(_ name: String) -> [UInt8]? {
    unsafe getenv(name).map { unsafe System.bytes(of: $0) }
  }

  /// A variable as text, invalid UTF-8 repaired; nil when it is not set.
  package static func text(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}

extension System {
  static var ownEnvironment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      unsafe _NSGetEnviron().pointee
    #else
      unsafe environ
    #endif
  }
}

#if os(Linux)
  private let argumentsAddress = Atomic<UInt>(0)

  /// Keeps the arguments, which glibc passes to functions that run before `main`; `CommandLine` has none without `/proc`.
  @section(".init_array") @used
  private let keepArguments: @convention(c) (Int32, UInt, UInt) -> Void = { _, arguments, _ in
    argumentsAddress.store(arguments, ordering: .relaxed)
  }

  /// `readlink` that always has an answer for `/proc/self/exe`.
  ///
  /// Before `main` a static Swift program asks for its path, and aborts without an answer, as where `/proc` is not mounted:
  /// chroots, initial RAM disks, installers. Any path will do.
  @_cdecl("readlink")
  func readLink(
    _ path: UnsafePointer<CChar>, _ buffer: UnsafeMutablePointer<CChar>, _ size: Int
  ) -> Int {
    let count = unsafe readlinkat(AT_FDCWD, path, buffer, size)
    if count != -1 { return count }
    let failure = errno
    guard unsafe size >= 6 && strcmp(path, "/proc/self/exe") == 0 else {
      errno = failure
      return -1
    }
    unsafe memcpy(buffer, "/toast", 6)
    return 6
  }
#endif
