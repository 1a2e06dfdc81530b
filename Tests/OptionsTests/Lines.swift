// What the tests of the parser share: lines as one would type them, and what they ask for.

@testable import Options

/// The words of `line`, split and unquoted as a shell does it.
func words(_ line: String) throws(UsageError) -> [[UInt8]] {
  try ShellWords.split(Array(line.utf8))
}

/// What `toast LINE` asks for, with the given TOAST_OPTIONS.
func request(_ line: String, defaults: String? = nil) throws(UsageError) -> Request {
  try Request(parsing: try words(line), defaults: defaults.map { Array($0.utf8) })
}

/// The box that `toast LINE` asks for; nil if it asks for something else.
func box(_ line: String, defaults: String? = nil) throws(UsageError) -> BoxRequest? {
  guard case .box(let box) = try request(line, defaults: defaults) else { return nil }
  return box
}

/// The complaint about `toast LINE`; nil if it is a right line.
func complaint(_ line: String, defaults: String? = nil) -> UsageError? {
  do throws(UsageError) {
    _ = try request(line, defaults: defaults)
    return nil
  } catch {
    return error
  }
}

/// `text` as bytes.
func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
