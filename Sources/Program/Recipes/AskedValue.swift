// What a box of toast's own asks for besides a button: the controls that get it from a person, and the answers that need
// nobody. Those are checked as if a person had given them.

import Controls
import Screens

protocol AskedValue {
  /// Why there is no answer whatever a person does; nil where there may be one.
  var shortage: String? { get }
  /// The values that are taken without asking because there are no others; nil where there is a choice.
  var onlyValues: [[UInt8]]? { get }
  /// The values that prepared answers mean; `place` says in complaints where these stand.
  func values(of answers: [[UInt8]], from place: String) throws(Failure) -> [[UInt8]]
  func defaultValues() throws(Failure) -> [[UInt8]]
  /// The controls of the form; the value is that of the item `value`. Called once.
  func items(_ builder: BoxBuilder) -> [FormItem]
  var failure: Failure? { get }
  /// What the script is told besides the answer; nil for nothing.
  var notice: String? { get }
}

extension AskedValue {
  var shortage: String? { nil }
  var onlyValues: [[UInt8]]? { nil }
  var failure: Failure? { nil }
  var notice: String? { nil }
}

extension Form {
  static let valueName = "value"

  /// The value of the form; `.none` where it asks only for a button.
  var value: Value { value(of: Self.valueName) ?? .none }

  /// The value as it is reported; nil where there is none or it is no answer.
  var answers: [[UInt8]]? {
    guard let item = items.first(where: { $0.name == Self.valueName }), hasAnswer else {
      return nil
    }
    return item.control.answers
  }
}
