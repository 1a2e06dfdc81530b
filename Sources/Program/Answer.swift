// What a box's ending means to the script: a status word, an exit code and the name of the button.
// How it is written down is AnswerText's business.

package import Boxes
package import Options

/// An answer as the script gets it.
package struct Answer: Hashable, Sendable {
  /// The word for the kind of ending in JSON and shell output.
  package enum Status: String, Hashable, Sendable { case ok, no, esc, help, extra, button, timeout }

  /// What kind of ending it was.
  package let status: Status
  /// The exit code.
  package let code: Int32
  /// The button that was pressed, by its name; nil when none was.
  package let button: String?

  /// Esc.
  static let escapeCode: Int32 = 6
  /// The time ran out and no button was to be taken for that.
  static let timeoutCode: Int32 = 5

  /// The answer that `ending` means for the box that was asked for.
  package init(_ ending: Ending, of request: BoxRequest) {
    let settings = request.settings
    switch ending {
    case .button(let name):
      let button = settings.buttons.first { $0.name == name }
      status = Self.status(ofButton: name)
      code = Int32(button?.code ?? 0)
      self.button = name
    case .escape:
      status = .esc
      code = Self.escapeCode
      button = nil
    case .timeout:
      status = .timeout
      button = settings.timeoutAnswer
      code =
        settings.buttons.first { $0.name == settings.timeoutAnswer }.map { Int32($0.code) }
        ?? Self.timeoutCode
    case .shown:
      status = .ok
      code = 0
      button = nil
    }
  }

  private static func status(ofButton name: String) -> Status {
    switch name {
    case "OK", "Yes": .ok
    case "Cancel", "No": .no
    case "Extra": .extra
    case "Help": .help
    default: .button
    }
  }
}
