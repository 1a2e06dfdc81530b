// What `toast --doctor` says.

import Options
import Screens
import Testing

@testable import Program

struct DoctorTests {
  @Test func `the doctor says what is there without a terminal too`() throws {
    let found = ProgramEnvironment(
      variables: environment("TERM=xterm-256color LANG=de_DE.UTF-8 TOAST_INTERACTIVE=0"))
    let report = try Doctor(settings: Settings(), environment: found).report()
    for line in [
      "toast: \(Version.number)", "terminal: none", "TERM: xterm-256color", "colors: 256",
      "characters: UTF-8",
      "symbols: all", "motion: yes", "language of labels: OK, Abbrechen",
      "boxes are drawn: on the alternate screen",
      "toasts take: plain, because there is no terminal",
    ] {
      #expect(report.contains(line), "\(line)\n\(report)")
    }
  }
}
