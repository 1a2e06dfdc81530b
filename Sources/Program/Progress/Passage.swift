// Data on its way from standard input to standard output, and how much, how fast and how far it is.

import Controls
import Screens
import Terminal

final class Passage {
  private let output: OutputFile
  private let total: Int?
  private var count = 0
  private var start: Duration?
  private(set) var failure: Failure?

  init(into output: OutputFile, total: Int?) {
    self.output = output
    self.total = total
  }

  /// Hands bytes on; how far it is then, nil where that is not known.
  func take(_ bytes: [UInt8], at now: Duration) -> ProgressUpdate? {
    if start == nil { start = now }
    guard failure == nil else { return nil }
    do throws(FileError) {
      try output.write(bytes)
    } catch {
      failure = Failure(error)
      return nil
    }
    count += bytes.count
    return total.map { .percentage(min(100, Double(count) / Double($0) * 100)) }
  }

  /// How much has passed and how fast, such as `12.3 MB  4.1 MB/s`.
  func words(at now: Duration) -> String {
    let seconds = start.map { Double((now - $0).nanoseconds) / 1e9 } ?? 0
    let rate = seconds > 0.2 ? "  \(Self.text(Double(count) / seconds))/s" : ""
    return Self.text(Double(count)) + rate
  }

  private static let units = ["B", "kB", "MB", "GB", "TB", "PB"]

  /// A number of bytes in the unit that leaves three digits or fewer before the point.
  static func text(_ count: Double) -> String {
    var (value, unit) = (count, 0)
    while value >= 999.5, unit < units.count - 1 { (value, unit) = (value / 1000, unit + 1) }
    if unit == 0 || value >= 99.95 { return "\(Int(value.rounded())) \(units[unit])" }
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) \(units[unit])"
  }
}
