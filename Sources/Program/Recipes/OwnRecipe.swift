// toast's own boxes, a row each: what a box asks for besides a button, and how it behaves where nobody can be asked.

import Options
import Screens

struct OwnRecipe: Sendable {
  let kind: BoxKind
  /// What stands for an answer in complaints.
  let answerWord: String
  /// Columns of the box where the screen has them.
  var usualColumns = 36
  /// Whether it only says something, which can be done in a line on standard error, too.
  var onlyTells = false
  /// Whether the button is written where the person does not see it anyway; toasts write theirs always.
  var writesButton = false
  /// Whether the answer is a secret, which no file of prepared answers holds.
  var isSecret = false
  /// What it asks for; nil for nothing but a button.
  var value: (@Sendable (BoxRequest, ProgramEnvironment) throws(Failure) -> any AskedValue)?

  static let table = [
    OwnRecipe(kind: .message, answerWord: "NAME", onlyTells: true),
    OwnRecipe(kind: .alert, answerWord: "NAME", writesButton: true),
    OwnRecipe(kind: .confirm, answerWord: "NAME"),
    OwnRecipe(
      kind: .choose, answerWord: "VALUE",
      value: { (request, environment) throws(Failure) in try AskedRows(request, environment) }),
    // A field should hold a line of usual length.
    OwnRecipe(
      kind: .input, answerWord: "TEXT", usualColumns: 50,
      value: { (request, environment) throws(Failure) in
        try AskedText(request, environment, isSecret: false)
      }),
    OwnRecipe(
      kind: .password, answerWord: "TEXT", usualColumns: 50, isSecret: true,
      value: { (request, environment) throws(Failure) in
        try AskedText(request, environment, isSecret: true)
      }),
    OwnRecipe(
      kind: .number, answerWord: "NUMBER", usualColumns: 50,
      value: { request, _ in AskedNumber(request, isSlider: false) }),
    OwnRecipe(
      kind: .slider, answerWord: "NUMBER", usualColumns: 50,
      value: { request, _ in AskedNumber(request, isSlider: true) }),
  ]

  /// The row of a box; nil for toasts.
  static func of(_ kind: BoxKind) -> OwnRecipe? { table.first { $0.kind == kind } }
}
