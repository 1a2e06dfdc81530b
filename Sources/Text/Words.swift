// The few words that the program itself says in a box, in the languages of its users.

/// The words of one language, capitalised as the buttons of a desktop are.
package struct Words: Hashable, Sendable {
  /// Label of the button that agrees.
  package let ok: String
  /// Label of the button that gives up.
  package let cancel: String
  /// Label of the button that says yes.
  package let yes: String
  /// Label of the button that says no.
  package let no: String
  /// Label of a third button without a label of its own.
  package let extra: String
  /// Label of the help button.
  package let help: String
  /// Severity of plain news.
  package let info: String
  /// Severity of a thing that went well.
  package let success: String
  /// Severity of a thing to look out for.
  package let warning: String
  /// Severity of a thing that went wrong.
  package let error: String
  /// What a numbered line prompt asks for.
  package let choice: String

  /// The words of the language that a locale names (`de_DE.UTF-8@euro`); English where it is unknown.
  package static func forLocale(_ locale: String) -> Words { english }

  private static let english = Words(
    ok: "OK", cancel: "Cancel", yes: "Yes", no: "No", extra: "Extra", help: "Help", info: "info",
    success: "success", warning: "warning", error: "error", choice: "Choice")
}
