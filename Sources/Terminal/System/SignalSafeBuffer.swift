// What a crash handler needs: bytes and modes that were put aside while there was time.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Bytes and modes in memory that never moves, for a handler that may not allocate.
struct Kept {
  /// Where it lies; 0 is nothing.
  let address: UInt

  /// A copy of the bytes.
  init(_ bytes: [UInt8]) {
    unsafe self.init(count: bytes.count) { memory in unsafe memory.copyBytes(from: bytes) }
  }

  /// A copy of the modes.
  init(_ modes: TerminalModes) {
    unsafe self.init(count: MemoryLayout<termios>.size) { memory in
      unsafe memory.storeBytes(of: modes.raw, as: termios.self)
    }
  }

  /// What was kept at that address.
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

  /// Gives the memory back.
  func release() { unsafe free(UnsafeMutableRawPointer(bitPattern: address)) }

  /// Writes the bytes, unless the terminal takes nothing for a tenth of a second.
  ///
  /// For signal handlers.
  func write(to descriptor: Int32) {
    guard let memory = unsafe UnsafeRawPointer(bitPattern: address) else { return }
    var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&room, 1, 100)
    #if !canImport(Darwin)
      if room.revents & Int16(POLLOUT) == 0 { return }
    #endif
    _ = unsafe System.writeOnce(descriptor, memory + 16, memory.load(as: Int.self))
  }

  /// Sets the modes at once.
  ///
  /// For signal handlers.
  func setModes(of descriptor: Int32) {
    guard let memory = unsafe UnsafeRawPointer(bitPattern: address) else { return }
    _ = unsafe tcsetattr(
      descriptor, TCSANOW, (memory + 16).assumingMemoryBound(to: termios.self))
  }
}
