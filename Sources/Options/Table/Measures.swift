// Values that are amounts: lengths of time and sizes on the screen.

extension OptionValue {
  /// The longest time there is, in seconds.
  ///
  /// Whatever is longer than a year is a slip of the keyboard.
  private static let longest = 365 * 24 * 3600

  /// Seconds with or without a fraction, or a number with the unit `ms`, `s`, `m` or `h`.
  func time(allowingZero: Bool) throws(UsageError) -> Duration {
    let amount = bytes.prefix { 0x30...0x39 ~= $0 || $0 == 0x2E }
    let unit = String(decoding: bytes.dropFirst(amount.count), as: UTF8.self)
    let nanoseconds = OptionValue.units.first { $0.name == unit }?.nanoseconds
    guard let nanoseconds, let time = OptionValue.time(amount, in: nanoseconds) else {
      throw error("a time is a number of seconds such as 2.5, or 500ms, 30s, 2m, 1h")
    }
    guard time <= .seconds(OptionValue.longest) else { throw error("a time is at most a year") }
    guard allowingZero || time > .zero else { throw error("the time must be longer than 0") }
    return time
  }

  private static let units: [(name: String, nanoseconds: Int64)] = [
    ("", 1_000_000_000), ("ms", 1_000_000), ("s", 1_000_000_000), ("m", 60_000_000_000),
    ("h", 3_600_000_000_000),
  ]

  /// `amount` times a unit; digits behind what a nanosecond can tell are dropped.
  private static func time(_ amount: ArraySlice<UInt8>, in unit: Int64) -> Duration? {
    let whole = amount.prefix { $0 != 0x2E }
    let fraction = amount.dropFirst(whole.count + 1)
    let hasPoint = whole.count < amount.count
    guard let count = OptionValue.number(whole) ?? (whole.isEmpty && hasPoint ? 0 : nil) else {
      return nil
    }
    guard !hasPoint || OptionValue.number(fraction.prefix(9)) != nil, !fraction.contains(0x2E)
    else {
      return nil
    }
    var time = Duration.nanoseconds(unit) * count
    var part = unit
    for digit in fraction.prefix(9) {
      // The unit's tenth, hundredth, …; a remainder of it is less than a nanosecond's worth of digits.
      part /= 10
      time += .nanoseconds(part * Int64(digit - 0x30))
    }
    return time
  }

  /// `N` cells, `N%` of the screen, or `-N`: all of it but N cells.
  func extent() throws(UsageError) -> RequestedSize {
    if bytes.first == 0x2D, let cells = OptionValue.number(bytes.dropFirst()), cells <= 65535 {
      return .less(cells)
    }
    if bytes.last == 0x25, let percent = OptionValue.number(bytes.dropLast()), 1...100 ~= percent {
      return .percent(percent)
    }
    if let cells = OptionValue.number(bytes), 1...65535 ~= cells { return .cells(cells) }
    throw error("a size is a number of cells such as 40, a part such as 50%, or -4 for all but 4")
  }
}
