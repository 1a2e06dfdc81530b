// Bytes and terminal modes that a crash handler needs, copied to memory that it can use without allocating.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A copy of bytes or modes at a fixed address, for signal handlers.
struct SignalSafeBuffer {
  /// Where it lies, the length first, the contents 16 bytes further; 0 is no buffer.
  let address: UInt

  init(_ bytes: ArraySlice<UInt8>) {
    unsafe self.init(count: bytes.count) { memory in unsafe memory.copyBytes(from: bytes) }
  }

  init(_ modes: TerminalModes) {
    unsafe self.init(count: MemoryLayout<termios>.size) { memory in
      unsafe memory.storeBytes(of: modes.raw, as: termios.self)
    }
  }

  init(address: UInt) { self.address = address }

  private init(count: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) {
    guard let memory = unsafe malloc(16 + count) else {
      address = 0
      return
    }
    unsafe memory.storeBytes(of: count, as: Int.self)
    unsafe fill(UnsafeMutableRawBufferPointer(start: memory + 16, count: count))
    address = UInt(bitPattern: memory)
  }

  func release() { unsafe free(UnsafeMutableRawPointer(bitPattern: address)) }

  /// Writes the bytes as the terminal takes them, until a time of the monotonic clock; returns whether that was possible; for
  /// signal handlers.
  ///
  /// Pieces of 256 bytes do not wait where the terminal is ready, whatever its flags.
  func write(to descriptor: Int32, until end: Int64) -> Bool {
    guard let memory = unsafe UnsafeRawPointer(bitPattern: address) else { return true }
    let count = unsafe memory.load(as: Int.self)
    var written = 0
    while written < count {
      var isReady = System.takesOutput(descriptor, milliseconds: 50)
      // poll of Darwin does not know /dev/tty.
      #if canImport(Darwin)
        isReady = true
      #endif
      if isReady {
        let now = unsafe System.writeOnce(
          descriptor, memory + 16 + written, min(256, count - written))
        if now > 0 { written += now } else if !System.mayRepeat { return false }
      }
      if Clock.nanoseconds() >= end, written < count { return false }
    }
    return true
  }

  /// Sets the modes at once; for signal handlers.
  func setModes(of descriptor: Int32) {
    guard let memory = unsafe UnsafeRawPointer(bitPattern: address) else { return }
    _ = unsafe tcsetattr(descriptor, TCSANOW, (memory + 16).assumingMemoryBound(to: termios.self))
  }
}
