// What a command line in dialog's grammar asks for, as plain values: boxes one after the other, each with its
// options. Texts stay bytes as the caller gave them.

package indirect enum DialogStep: Equatable, Sendable {
  /// A box. `continuesAlways`: `--and-widget` follows, so that only Esc ends the line here.
  case box(DialogBox, DialogSettings, continuesAlways: Bool)
  case printMaximumSize
  case printVersion
  /// `--print-text-size TEXT [H [W]]` with the settings given so far.
  case printTextSize([UInt8], height: Int, width: Int, DialogSettings)
  /// `--print-text-only TEXT [H [W]]`.
  case printTextOnly([UInt8], height: Int, width: Int, DialogSettings)
  /// `--clear` alone.
  case clearScreen
}

/// Where dialog's results go.
package enum DialogOutput: Equatable, Sendable {
  /// As the name that the program was called by has it.
  case usual
  case standardOutput
  case standardError
  /// `--output-fd N`; whether it is open is not known here.
  case descriptor(Int32)
}

package struct DialogLine: Equatable, Sendable {
  /// What to do, first to last; empty for a line with nothing but options.
  package var steps: [DialogStep] = []
  package var output = DialogOutput.usual
  /// `--input-fd`: where keys come from.
  package var input: Int32?
  /// `--keep-tite`: the alternate screen is not used.
  package var keepsTite = false
  /// `--trace FILE`.
  package var trace: [UInt8]?
}

package enum DialogRequest: Equatable, Sendable {
  case run(DialogLine)
  case usage
  case version
  /// `--create-rc FILE`.
  case createRC([UInt8])
}
