// First pass of sanitising: what can be decided by one scalar alone. Runs that may stay are copied
// whole. What is left holds no control but LF and TAB.

struct ScalarFilter {
  private let markup: Markup
  private let lines: LineRule
  private let rules: TextRules
  private var output: [UInt8] = []
  private var marks = StyleMarks()
  private var style = Style.plain

  /// Whether the result has tabs, clusters that may have to be reduced, or characters that the terminal may not have.
  private(set) var needsReduction = false
  private var hasReturns = false

  init(markup: Markup, lines: LineRule, rules: TextRules) {
    self.markup = markup
    self.lines = lines
    self.rules = rules
  }

  /// Reads all of `source`, which is valid UTF-8.
  mutating func run(over source: [UInt8]) {
    output.reserveCapacity(source.count)
    let opensMarkup: UInt8? = markup == .dialogColors ? UInt8(ascii: "\\") : nil
    let changes = markup == .emphasis ? EmphasisReader.changes(in: source) : []
    var number = 0
    var position = 0
    var runStart = 0
    while position < source.count {
      if number < changes.count, changes[number].offset == position {
        output += source[runStart..<position]
        marks.set(changes[number].style, at: output.count)
        position += changes[number].length
        runStart = position
        number += 1
        continue
      }
      let first = source[position]
      if first >= 0x20 && first < 0x7F || first == 0x0A {
        if first == opensMarkup, source.span.beginsDialogColor(at: position) {
          output += source[runStart..<position]
          position = applyColor(source.span, at: position + 2)
          runStart = position
        } else {
          position += 1
        }
        continue
      }
      let (scalar, length) = source.span.scalar(at: position)
      let role = ScalarProperties(scalar).role
      if role == .plain || role == .complex || role == .layoutMark {
        if role == .complex || rules.repertoire != .unicode { needsReduction = true }
        position += length
        continue
      }
      output += source[runStart..<position]
      position = replace(scalar, role, of: source, at: position, next: position + length)
      runStart = position
    }
    output += source[runStart...]
  }

  /// What was read, with line breaks as the rule for them says; to be asked for once.
  mutating func result() -> DisplayText {
    if output.last == 0x0A { output.removeLast() }
    var text = text
    if hasReturns {
      var overprinting = Overprinting(text)
      text = overprinting.result()
    }
    guard lines != .many, text.hasLineBreaks else { return text }
    output = text.string.utf8.map { $0 == 0x0A ? 0x20 : $0 }
    return DisplayText(
      trusted: String(decoding: output, as: UTF8.self), marks: text.marks, rules: rules)
  }

  private var text: DisplayText {
    DisplayText(
      trusted: String(decoding: output, as: UTF8.self),
      marks: marks.finished(length: output.count), rules: rules)
  }

  /// Writes what stands for a scalar that cannot stay; returns where to read on.
  private mutating func replace(
    _ scalar: Unicode.Scalar, _ role: ScalarRole, of source: [UInt8], at position: Int, next: Int
  ) -> Int {
    switch role {
    case .plain, .complex, .layoutMark, .removed: break
    case .noncharacter: append(.replacement)
    case .lineSeparator: output.append(0x0A)
    case .c0 where scalar == "\t":
      output.append(0x09)
      needsReduction = true
    case .c0 where scalar == "\r" && next < source.count && source[next] == 0x0A: break
    case .c0 where scalar == "\r" && lines != .quoted:
      output.append(0x0D)
      hasReturns = true
    case .c0, .c1:
      if markup == .colorSequences,
        let sequence = EscapeSequence(introducedBy: scalar, in: source.span, at: next)
      {
        if let parameters = sequence.graphicRendition {
          style.apply(graphicRendition: source[parameters])
          marks.set(style, at: output.count)
        }
        return sequence.end
      }
      if role == .c1 {
        append(.replacement)
      } else {
        output += rules.picture(ofControl: UInt8(scalar.value))
      }
    }
    return next
  }

  /// Sets the style by the letter of a colour of dialog(1); returns where to read on.
  private mutating func applyColor(_ source: Span<UInt8>, at position: Int) -> Int {
    style.apply(dialogLetter: source[position])
    marks.set(style, at: output.count)
    return position + source.scalar(at: position).length
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    output.append(contentsOf: scalar.utf8)
    if rules.repertoire != .unicode { needsReduction = true }
  }
}
