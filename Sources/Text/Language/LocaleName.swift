// The parts of a locale's name that say a language, in the spelling of POSIX
// (`sr_RS.UTF-8@latin`) or of BCP 47 (`sr-Latn-RS`).

struct LocaleName: Equatable {
  /// Names to look up, the most telling first, lower case: `sr@latin`, `zh_tw`, `zh`.
  let candidates: [String]

  init(_ name: String) {
    let name = name.lowercased()
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let modifier = parts.count > 1 ? parts[1] : ""
    let subtags = parts[0].prefix { $0 != "." }.split { $0 == "_" || $0 == "-" }
    guard let language = subtags.first else {
      candidates = []
      return
    }
    let scripts = subtags.dropFirst().filter { $0.utf8.count == 4 }
    let regions = subtags.dropFirst().filter { $0.utf8.count == 2 || $0.utf8.count == 3 }
    candidates =
      (scripts + [modifier]).filter { !$0.isEmpty }.map { "\(language)@\($0)" }
      + regions.map { "\(language)_\($0)" } + [String(language)]
  }
}
