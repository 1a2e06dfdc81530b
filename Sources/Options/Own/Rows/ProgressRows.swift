// Options about what is shown of something that takes time.

import Values

extension OwnGrammar {
  static let progressRows: [Option] = [
    Option(
      "pipe", boxes: .of(.progress), "Hand standard input on to standard output, and count it",
      "How much has passed, how fast, and with --total how far it is and the time left are shown."
    ) { $0.settings.progress.pipes = true },
    Option(
      "total", .text("BYTES"), boxes: .of(.progress), "Take BYTES as the whole of what passes",
      "It needs --pipe. Units are powers of 1000 or, with an i, of 1024: 700M, 4Gi."
    ) { (builder, value) throws(UsageError) in
      builder.settings.progress.total = try value.byteCount()
      builder.hasTotal = !builder.readsDefaults
    },
  ]
}

extension OptionValue {
  /// A number of bytes, 1 or more, which may have a unit.
  fileprivate func byteCount() throws(UsageError) -> Int {
    let digits = text.utf8.prefix { 0x30...0x39 ~= $0 }
    let unit = String(decoding: text.utf8.dropFirst(digits.count), as: UTF8.self)
    let units = ["", "k", "M", "G", "T"]
    let name = unit.hasSuffix("i") ? String(unit.dropLast()) : unit
    let power = units.firstIndex { $0.lowercased() == name.lowercased() }
    guard let number = Int(String(decoding: digits, as: UTF8.self)), number > 0, let power,
      !(unit == "i")
    else { throw error("write a number of bytes more than 0, such as 1048576, 700M or 4Gi") }
    var count = number
    for _ in 0..<power {
      let (product, overflows) = count.multipliedReportingOverflow(
        by: unit.hasSuffix("i") ? 1024 : 1000)
      if overflows { throw error("it is too large") }
      count = product
    }
    return count
  }
}
