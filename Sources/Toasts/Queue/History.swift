// The history of toasts. Their texts are often private and a file outlives the session, so nothing is recorded unless the person
// has asked for it in the environment.

package import Options
import Terminal
import Values
package import Screens

package enum History {
  private static let limit = 1000

  static func note(_ message: Message, _ settings: Settings, in environment: ProgramEnvironment) {
    guard environment.variables("TOAST_HISTORY") == "1", let journal = journal(environment) else {
      return
    }
    var members = [
      "\"time\":\(Calendar.now())", "\"style\":\(settings.severity.rawValue.quotedForJSON)",
    ]
    if let id = settings.id { members.append("\"id\":\(id.quotedForJSON)") }
    let spoken = message.spoken(settings.severity, environment.words).joined(separator: ": ")
    members.append("\"text\":\(spoken.quotedForJSON)")
    do throws(JournalError) {
      try journal.append(Array("{\(members.joined(separator: ","))}".utf8), keeping: limit)
    } catch {
      let words = "toast: the toast is not kept in the history: \(error.message)"
      StandardDescriptors.complain(environment.line(words) + [10])
    }
  }

  /// The recorded toasts: JSON lines, or lines for people; fails for a file that others may read or have put there.
  package static func text(
    _ settings: Settings, in environment: ProgramEnvironment
  ) throws(Failure) -> [UInt8] {
    let lines: [UInt8]
    do throws(JournalError) {
      lines = try journal(environment)?.lines() ?? []
    } catch {
      throw Failure("the history is not read: \(error.message)", status: Failure.cannotRead)
    }
    if case .json = settings.format { return lines }
    var text: [UInt8] = []
    for line in lines.split(separator: 10) {
      text += environment.line(readable(Array(line))) + [10]
    }
    return text
  }

  /// Says on standard error that toasts are not recorded, where they are not.
  package static func explainThatNothingIsKept(in environment: ProgramEnvironment) {
    if environment.variables("TOAST_HISTORY") == "1" { return }
    let words = "toast: toasts are kept only with TOAST_HISTORY=1; see FILES in the manual"
    StandardDescriptors.complain(environment.line(words) + [10])
  }

  private static func journal(_ environment: ProgramEnvironment) -> Journal? {
    func folder(_ name: String) -> String? {
      environment.variables(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let state = folder("XDG_STATE_HOME") ?? folder("HOME").map({ $0 + "/.local/state" })
    else {
      return nil
    }
    return Journal("history", in: "toast", of: Array(state.utf8))
  }

  /// A line for people: time and text, as far as the recorded line can be read.
  private static func readable(_ line: [UInt8]) -> String {
    let digits = line.drop { !(0x30...0x39 ~= $0) }.prefix { 0x30...0x39 ~= $0 }
    let key = Array("\"text\":\"".utf8)
    var text: [UInt8] = []
    if let start = line.indices.first(where: { line[$0...].starts(with: key) }) {
      var isEscaped = false
      for byte in line[(start + key.count)...] {
        if isEscaped {
          // Line breaks and tabs become blanks.
          text.append(
            byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? byte : UInt8(ascii: " "))
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          break
        } else {
          text.append(byte)
        }
      }
    }
    let time = Int(String(decoding: digits, as: UTF8.self)).map(Calendar.text) ?? ""
    return "\(time) \(String(decoding: text, as: UTF8.self))"
  }
}
