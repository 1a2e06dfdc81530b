// What the character set of the locale can show.

package import Drawing
package import Text

extension Encoding {
  package var repertoire: Repertoire {
    switch self {
    case .utf8: .unicode
    case .latin1: .latin1
    case .ascii: .ascii
    }
  }

  package func canShow(_ words: [String]) -> Bool {
    if self == .utf8 { return true }
    let rules = TextRules(repertoire: repertoire)
    return words.allSatisfy {
      !DisplayText($0, rules: rules).string.utf8.contains(UInt8(ascii: "?"))
    }
  }
}

extension Words {
  package func canBeShown(in encoding: Encoding) -> Bool {
    encoding.canShow([ok, cancel, yes, no, extra, help, info, success, warning, error, choice])
  }
}
