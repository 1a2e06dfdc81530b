// The door to the C library: a wrapper for each call, one rule for interrupted calls, one error type, and every difference
// between platforms. Nothing outside this folder names a C type. Functions that signal handlers may call say so; they
// allocate nothing, throw nothing and touch no lazily initialised global (signal-safety(7)).

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The calls of the C library that this module makes.
enum System {
  /// The result of a call, or its error; a call that a signal interrupted is made again.
  ///
  /// With `again` false the caller sees the interruption.
  static func value<Value: FixedWidthInteger>(
    again: Bool = true, _ call: () -> Value
  ) throws(Errno) -> Value {
    while true {
      let value = call()
      if value != -1 { return value }
      let error = Errno(rawValue: errno)
      if !again || error != .interrupted { throw error }
    }
  }

  /// Calls `body` with the bytes as a C string; a NUL inside them is an invalid argument.
  static func withPath<Value: FixedWidthInteger>(
    _ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Value
  ) throws(Errno) -> Value {
    if path.contains(0) { throw .invalidArgument }
    let terminated = path + [0]
    return try value {
      unsafe terminated.withUnsafeBytes { bytes in
        guard let start = unsafe bytes.assumingMemoryBound(to: CChar.self).baseAddress else {
          return -1
        }
        return unsafe body(start)
      }
    }
  }

  /// The bytes of a C string.
  static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
