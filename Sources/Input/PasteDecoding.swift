// Bracketed paste: all bytes up to the end marker are content, whatever they would mean elsewhere, so that
// pasted text never acts as keys.

extension KeyDecoder {
  private static let pasteEnd: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  /// Takes one byte of a paste or of its end marker.
  ///
  /// Only the first byte of the marker is ESC, so a marker that breaks off can only start again there.
  mutating func paste(_ byte: UInt8) {
    if byte == Self.pasteEnd[sequence.count] {
      sequence.append(byte)
      if sequence.count == Self.pasteEnd.count { finishPaste() }
      return
    }
    keepPasted(sequence)
    sequence.removeAll(keepingCapacity: true)
    if byte == Self.pasteEnd[0] { sequence.append(byte) } else { keepPasted(CollectionOfOne(byte)) }
  }

  private mutating func keepPasted(_ bytes: some Collection<UInt8>) {
    pasted.append(contentsOf: bytes.prefix(Self.pasteLimit - pasted.count))
  }

  /// Ends the paste, at its end marker or because the timer ran out.
  mutating func finishPaste() {
    let content = pasted
    pasted = []
    finish(.paste(content))
  }
}
