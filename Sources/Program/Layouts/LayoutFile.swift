// A layout file: read, described, and what is wrong with it.

import Drawing
import Layout
import Options
import Screens
import Terminal
import Text

struct LayoutFile {
  /// As the caller named it; `-` is standard input.
  let name: [UInt8]
  private let bytes: [UInt8]
  /// What it describes; nil where something is wrong with it.
  let description: LayoutDescription?
  private let problems: [LayoutProblem]

  /// Larger files describe no dialog (bytes).
  private static let limit = 1 << 28

  /// Reads a file; fails for one that cannot be read.
  init(_ name: [UInt8], _ environment: ProgramEnvironment) throws(Failure) {
    self.name = name
    do throws(FileError) {
      bytes = try Files.read(name, limit: Self.limit)
    } catch {
      throw Failure(error)
    }
    let reading = JSONParser.read(bytes)
    var problems = reading.mistakes.map { LayoutProblem(offset: $0.offset, message: $0.message) }
    var reader = LayoutReader(checkPattern: Pattern.checker(environment))
    let layout = reading.value.flatMap { reader.layout($0) }
    problems += reader.problems
    problems.sort { $0.offset < $1.offset }
    description = problems.isEmpty ? layout : nil
    self.problems = problems
  }

  /// What it describes; fails, with the first thing that is wrong, where it is no layout.
  func layout() throws(Failure) -> LayoutDescription {
    if let description { return description }
    let first = complaints(about: Array(problems.prefix(1))).first ?? "it is no layout"
    let more = problems.count > 1 ? "; --lint shows \(problems.count - 1) more" : ""
    throw Failure(first + more, status: ExitCode.badData)
  }

  /// A line for each thing that is wrong, in the form of compilers.
  var complaints: [String] { complaints(about: problems) }

  /// The lines for problems that are in the order of the text.
  private func complaints(about problems: [LayoutProblem]) -> [String] {
    let places = TextPosition.places(of: problems.map(\.offset), in: bytes)
    return zip(problems, places).map { problem, place in
      "\(name.inComplaint):\(place.line):\(place.column): \(problem.message)"
    }
  }
}

/// Regular expressions for layouts, which know of them only what these functions tell.
enum Pattern {
  /// Says what is wrong with a pattern; nil for nothing.
  static func checker(_ environment: ProgramEnvironment) -> (String) -> String? {
    let isUTF8 = environment.kind.encoding(environment.variables) == .utf8
    return { pattern in
      do throws(PatternError) {
        _ = try RegularExpression(Array(pattern.utf8), isUTF8: isUTF8)
        return nil
      } catch {
        return error.message
      }
    }
  }

  /// Makes a function that says whether a text matches a pattern as a whole; nil for what is no pattern.
  static func matcher(_ environment: ProgramEnvironment) -> (String) -> (([UInt8]) -> Bool)? {
    let isUTF8 = environment.kind.encoding(environment.variables) == .utf8
    return { pattern in
      guard let expression = try? RegularExpression(Array(pattern.utf8), isUTF8: isUTF8) else {
        return nil
      }
      return { !expression.isTooLong($0) && expression.matches($0) }
    }
  }
}
