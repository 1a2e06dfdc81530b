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

  init(_ bytes: [UInt8]) {
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

  /// Writes the bytes, unless the terminal accepts nothing for 100 ms; for signal handlers.
  func write(to descriptor: Int32) {
    guard let memory = unsafe UnsafeRawPointer(bitPattern: address) else { return }
    var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&room, 1, 100)
    // poll of Darwin does not know /dev/tty.
    #if os(Linux)
      if room.revents & Int16(POLLOUT) == 0 { return }
    #endif
    _ = unsafe System.writeOnce(descriptor, memory + 16, memory.load(as: Int.self))
  }

  /// Sets the modes at once; for signal handlers.
  func setModes(of descriptor: Int32) {
    guard let memory = unsafe UnsafeRawPointer(bitPattern: address) else { return }
    _ = unsafe tcsetattr(descriptor, TCSANOW, (memory + 16).assumingMemoryBound(to: termios.self))
  }
}
