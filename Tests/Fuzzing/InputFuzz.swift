// Feeds arbitrary bytes to the decoder, with its promises as the oracle. Built only when asked for: see the
// end of Package.swift. libFuzzer brings `main`.

import Input

/// Checks one input; the first byte says where it is cut and where the timer runs out.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let seed = bytes.first.map(Int.init) else { return 0 }
  let input = bytes.dropFirst()

  var whole = KeyDecoder()
  var split = KeyDecoder()
  let expected = whole.feed(input) + whole.expire()
  var events: [InputEvent] = []
  var rest = input
  while !rest.isEmpty {
    events += split.feed(rest.prefix(1 + seed % 7))
    rest = rest.dropFirst(1 + seed % 7)
  }
  events += split.expire()
  precondition(events == expected, "the events depend on how the bytes are cut")
  precondition(whole.pending == nil && split.pending == nil, "expire() leaves something waiting")

  var interrupted = KeyDecoder()
  for (place, byte) in input.enumerated() {
    _ = interrupted.feed(CollectionOfOne(byte))
    precondition(interrupted.heldBytes <= KeyDecoder.pasteLimit + KeyDecoder.sequenceLimit)
    guard place % (2 + seed % 5) == 0 else { continue }
    _ = interrupted.expire()
    precondition(interrupted.pending == nil, "expire() leaves something waiting")
    precondition(interrupted.expire().isEmpty, "expire() is not done at once")
  }
  return 0
}
