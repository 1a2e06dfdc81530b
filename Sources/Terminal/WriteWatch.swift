// Tells when somebody writes to terminals, so that whoever wants to know need not look (inotify(7)); on Linux only.

package final class WriteWatch {
  /// Readable when something was written since the last `drain`.
  package let descriptor: Int32

  /// Watches the devices at all of the paths; nil where that is not possible.
  package init?(_ paths: [[UInt8]]) {
    guard let descriptor = System.watchWrites(to: paths) else { return nil }
    self.descriptor = descriptor
  }

  deinit { try? System.closeFile(descriptor) }

  package func drain() {
    while let bytes = try? System.readBytes(descriptor, limit: 4096), !bytes.isEmpty {}
  }
}
