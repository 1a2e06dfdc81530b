// What a box's ending means to the script: a status word, an exit code and the name of the button.
// How it is written down is AnswerText's business.

package import Controls
package import Options
import Values

package struct Answer: Equatable, Sendable {
  /// The word for the kind of ending in JSON and shell output.
  package enum Status: String, Equatable, Sendable {
    case ok, no, esc, help, extra, button, timeout, empty, replaced
  }

  package let status: Status
  package let code: Int32
  package let button: String?
  /// The values that were chosen or typed; nil where none goes with the ending.
  package let values: [[UInt8]]?

  static let escapeCode: Int32 = 6
  /// The time ran out and no button was to be taken for that.
  static let timeoutCode: Int32 = 5
  static let emptyCode: Int32 = 8

  package static let empty = Answer(status: .empty, code: emptyCode, button: nil, values: nil)

  package static let replaced = Answer(status: .replaced, code: 7, button: nil, values: nil)
}

extension Answer {
  /// The answer that `ending` means for the box that was asked for.
  ///
  /// `values` are what is chosen or typed in a box for a value, nil where that is no answer.
  package init(_ ending: Ending, of request: BoxRequest, values: [[UInt8]]? = nil) {
    let settings = request.settings
    switch ending {
    case .button(let name):
      let button = settings.buttons.first { $0.name == name }
      let takesValue = button?.name.takesValue ?? false
      self.init(
        status: Self.status(of: name), code: Int32(button?.code ?? 0), button: name.text,
        values: takesValue ? values : nil)
    case .escape: self.init(status: .esc, code: Self.escapeCode, button: nil, values: nil)
    case .timeout:
      let button = settings.buttons.first { $0.name == settings.timeoutAnswer }
      let takesValue = request.kind.hasValue && button?.name.takesValue ?? false
      // A button is not taken as pressed where the person could not have pressed it.
      guard let button, !takesValue || values != nil else {
        self.init(status: .timeout, code: Self.timeoutCode, button: nil, values: nil)
        return
      }
      self.init(
        status: .timeout, code: Int32(button.code), button: button.name.text,
        values: takesValue ? values : nil)
    case .shown: self.init(status: .ok, code: 0, button: nil, values: nil)
    }
  }

  private static func status(of button: ButtonName) -> Status {
    switch button {
    case .ok, .yes: .ok
    case .cancel, .no: .no
    case .extra: .extra
    case .help: .help
    case .custom: .button
    }
  }
}
