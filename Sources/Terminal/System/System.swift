// The door to the C library: a wrapper for each call, one rule for interrupted calls, one error type, and every difference
// between platforms. Nothing outside this folder names a C type, and nothing here decides anything. Functions that signal
// handlers may call say so: they allocate nothing, throw nothing and touch no lazily initialised global (signal-safety(7)).

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

enum System {
  /// The result of a call; −1 becomes an error.
  ///
  /// A call that a signal interrupted is repeated unless `retrying` is false.
  static func result<Value: FixedWidthInteger>(
    retrying: Bool = true, _ call: () -> Value
  ) throws(Errno) -> Value {
    while true {
      let value = call()
      if value != -1 { return value }
      let error = Errno(rawValue: errno)
      if !retrying || error != .interrupted { throw error }
    }
  }

  /// The result of a call that takes a path as a C string; a path with a NUL in it is an invalid argument.
  static func withPath<Value: FixedWidthInteger>(
    _ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Value
  ) throws(Errno) -> Value {
    if path.contains(0) { throw .invalidArgument }
    let terminated = path + [0]
    return try result {
      unsafe terminated.withUnsafeBytes { bytes in
        guard let start = unsafe bytes.assumingMemoryBound(to: CChar.self).baseAddress else {
          return -1
        }
        return unsafe body(start)
      }
    }
  }

  static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
