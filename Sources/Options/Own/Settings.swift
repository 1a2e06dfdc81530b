// What a command line asks for, as plain values. Options fills these fields and knows nothing of what
// becomes of them; Program turns them into boxes. Nothing here is decoded further than it must be:
// texts stay bytes as the caller gave them.

package import Text
package import Values

package enum VerticalPlace: String, CaseIterable, Equatable, Sendable { case top, center, bottom }

package enum HorizontalPlace: String, CaseIterable, Equatable, Sendable { case left, center, right }

/// Which part of the terminal a box is drawn on.
package enum ScreenChoice: Equatable, Sendable {
  /// A screen of its own where there is one.
  case usual
  /// `--inline`: rows below the cursor.
  case inline
  /// `--borrow-screen`: the screen as it is, which the caller draws anew afterwards.
  case borrowed
}

package enum RequestedSize: Equatable, Sendable {
  /// So many cells, 1 or more.
  case cells(Int)
  /// A part of the screen, 1–100.
  case percent(Int)
  /// The whole screen but so many cells.
  case less(Int)
}

/// What a toast is about; gives it an icon, a colour and, where either is missing, a word.
package enum Severity: String, CaseIterable, Equatable, Sendable {
  case none, info, success, warning, error
}

package enum Animation: String, CaseIterable, Equatable, Sendable {
  case scale, slide, fade, pop, none
}

/// How a toast is laid over the screen and taken off again.
package enum ToastMethod: String, CaseIterable, Equatable, Sendable {
  case overlay, gap, inline, plain
}

/// How toasts that wait for the same terminal are ordered, the first to be shown first.
package enum Urgency: String, CaseIterable, Equatable, Sendable { case critical, normal, low }

package enum ColorMode: String, CaseIterable, Equatable, Sendable { case auto, always, never }

package enum Part: String, CaseIterable, Equatable, Sendable {
  case screen, box, border, title, text, button, focused, danger, hotkey, scrollbar, countdown
}

/// The colours that `--set-color PART=FG/BG` gives to a part.
package struct PartColors: Equatable, Sendable {
  package var part: Part
  /// nil leaves the foreground as it is.
  package var foreground: Color?
  /// nil leaves the background as it is.
  package var background: Color?
}

package struct ButtonRequest: Equatable, Sendable {
  /// What presses are reported as; custom names are ASCII.
  package var name: ButtonName
  package var code: UInt8
  /// The label; nil for the usual word in the user's language, or the name of a custom button.
  package var label: [UInt8]?
  /// True for a button that destroys something: never focused first, shown with a mark.
  package var isDangerous = false

  package init(name: ButtonName, code: UInt8, label: [UInt8]? = nil, isDangerous: Bool = false) {
    self.name = name
    self.code = code
    self.label = label
    self.isDangerous = isDangerous
  }
}

package enum AnswerFormat: Equatable, Sendable {
  case text
  case json
  /// `name='value'` lines for `eval`; names begin with the prefix.
  case shell(prefix: String)
}

package enum OutputTarget: Equatable, Sendable {
  case standardOutput
  case file([UInt8])
  case descriptor(Int32)
}

/// Whether an answer that the person has seen anyway (a button) is written.
package enum Verbosity: Equatable, Sendable {
  /// As the box does by itself.
  case usual
  case always
  case never
}

/// Everything that options can say about one box; defaults are those of the program.
package struct Settings: Equatable, Sendable {
  // What it says
  package var title: [UInt8]?
  /// `--text`, once for each paragraph.
  package var paragraphs: [[UInt8]] = []
  /// `--text-file`; `-` is standard input.
  package var textFile: [UInt8]?
  /// `-e`: `\n`, `\t` and `\\` in texts are a line break, a tab and a backslash.
  package var interpretsEscapes = false
  package var takesColorSequences = false
  package var takesEmphasis = false

  // Where and how large
  /// `--top`, `--center`, `--bottom`; nil where the line leaves it open.
  package var vertical: VerticalPlace?
  /// `--left`, `--right`; nil where the line leaves it open.
  package var horizontal: HorizontalPlace?
  package var width: RequestedSize?
  package var height: RequestedSize?
  package var screen = ScreenChoice.usual
  /// `--keep`: a line of question and answer stays.
  package var keepsLine = false

  // Looks
  package var severity = Severity.none
  package var foreground: Color?
  package var background: Color?
  package var colorMode = ColorMode.auto
  /// `--set-color`; for one part the last counts.
  package var partColors: [PartColors] = []
  /// `--animation`; nil where the line leaves it open.
  package var animation: Animation?
  /// False with `--no-hints`: no line that says what the keys do.
  package var showsHints = true
  /// `--ascii`: frames and marks of ASCII characters only.
  package var isASCII = false
  /// `--ambiguous wide`: characters of East Asian width A take two cells.
  package var ambiguousIsWide = false

  // Time
  /// How long a toast rests; nil follows the length of its text.
  package var duration: Duration?
  /// `--timeout`, longer than 0.
  package var timeout: Duration?
  /// The button that is taken as pressed when the time runs out.
  package var timeoutAnswer: ButtonName?

  // Among other toasts of the terminal
  /// `--stack`: how many toasts may be seen at once, this one included, 1 or more.
  package var stack = 1
  package var urgency = Urgency.normal
  /// `--detach`: the caller goes on at once.
  package var isDetached = false

  // Buttons, left to right, as they result from kind and options; for a toast its actions
  package var buttons: [ButtonRequest] = []
  /// The button that has the focus first: the wanted one, else the first that is not dangerous; nil for none.
  package var defaultButton: ButtonName?
  package var usesMouse = true

  // Toasts
  package var toast = ToastSettings()

  // Values
  package var rows = RowSettings()
  package var entry = EntrySettings()
  package var number = NumberSettings()
  package var progress = ProgressSettings()
  package var layout = LayoutSettings()

  // Answers
  /// `--id`: the name of this box in files of prepared answers.
  package var id: String?
  package var verbosity = Verbosity.usual
  package var format = AnswerFormat.text
  /// `-0`: values end with NUL instead of a line break.
  package var endsWithNUL = false
  package var output = OutputTarget.standardOutput

  // Without a terminal
  /// `--answer`: for a box whose answer is a button one name as spelt in `buttons`, for others values.
  package var answers: [[UInt8]] = []
  package var assumesDefault = false
  /// `--plain`: line prompts instead of a drawn box.
  package var isPlain = false
  package var terminal: [UInt8]?
  /// `--via`: how a toast must be shown.
  package var method: ToastMethod?

  package init() {}
}

package enum Shell: String, CaseIterable, Equatable, Sendable { case bash, zsh, fish }

package enum ManualPageName: String, CaseIterable, Equatable, Sendable {
  case toast
  case layout = "toast-layout"
}

package struct BoxRequest: Equatable, Sendable {
  package var kind: BoxKind
  package var settings: Settings
  /// The message as given; nil when none was (it may still come from `settings.textFile`).
  package var message: [UInt8]?
  /// The rows of a list as given behind the message, or the words of a command.
  package var rows: ByteStrings
  /// Whether `--` was given, so that no rows means that there are none.
  package var hasEndOfOptions: Bool

  package init(
    kind: BoxKind, settings: Settings = Settings(), message: [UInt8]? = nil,
    rows: ByteStrings = ByteStrings(), hasEndOfOptions: Bool = false
  ) {
    self.kind = kind
    self.settings = settings
    self.message = message
    self.rows = rows
    self.hasEndOfOptions = hasEndOfOptions
  }
}

package indirect enum Request: Equatable, Sendable {
  case box(BoxRequest)
  /// No words at all: a first look at the program, or a script with an empty variable and no quotes.
  case nothing
  case help(BoxKind?)
  case version
  case manPage(ManualPageName)
  /// The JSON Schema of layouts.
  case schema
  case completions(Shell)
  case doctor(Settings)
  case reset(Settings)
  /// Take away the toasts of that name, or all for nil.
  case close(String?, Settings)
  case history(Settings)
  /// Write shell code that shows waiting toasts before each prompt.
  case shellHook(Shell, Settings)
  /// Write the toasts that wait for the prompt.
  case flush(Settings)
}
