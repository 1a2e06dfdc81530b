// Wrong lines and the complaints about them, word for word.

import Testing
import Values

@testable import Options

private let safe = "; if it is text, toast -- \"$msg\" and --text=\"$msg\" are safe"
private let boxes = "the boxes with buttons"

/// The boxes that pass, as complaints list them; the tests below need no change for a new box.
private func list(_ word: String, _ passes: (BoxKind) -> Bool) -> String {
  let words = BoxKind.allCases.filter(passes).map {
    word == "and" ? "--\($0.rawValue)" : $0.rawValue
  }
  return words.dropLast().joined(separator: ", ") + " \(word) \(words.last ?? "")"
}

@Test(arguments: [
  ("--tpo x", "unknown option '--tpo' (did you mean --top?)" + safe),
  ("--colour=always x", "unknown option '--colour' (did you mean --color?)" + safe),
  ("--foregr x", "unknown option '--foregr' (did you mean --foreground?)" + safe),
  ("--zzzzzz x", "unknown option '--zzzzzz'" + safe),
  ("-x y", "unknown option '-x'" + safe),
  ("--title", "--title needs a value: --title TEXT"),
  ("x -t", "-t needs a value: --title TEXT"),
  ("--completions", "--completions needs a value: --completions SHELL"),
  ("--top=1 x", "--top takes no value, but was given '1'"),
  ("--alert= x", "--alert takes no value, but was given ''"),
  ("--help alert", "spare word 'alert' beside --help; did you mean --help=alert?"),
  ("--version x", "spare word 'x' beside --version"),
  (
    "a b",
    "spare word 'b': the message is 'a'; put a message of several words in quotes, or a heading behind --title"
  ),
  ("--text a b", "spare word 'b': an option gives the message already"),
  ("--text-file a b", "spare word 'b': an option gives the message already"),
  ("--text a --text-file b", "--text-file: --text and --text-file exclude each other"),
  ("--text-file a --text b", "--text: --text and --text-file exclude each other"),
  ("--alert --confirm x", "--alert and --confirm exclude each other; only one box is shown"),
  ("--alert --version", "--alert and --version exclude each other"),
  ("--help -V", "--help and -V exclude each other"),
  ("--top --version", "--top does not go with --version"),
  (
    "--doctor --top",
    "--top is an option of all boxes, not of --doctor"
  ),
  (
    "--timeout 3 x",
    "--timeout is an option of \(boxes), not of --toast, which rests for --duration"
  ),
  (
    "--confirm --no-cancel x",
    "--no-cancel is an option of "
      + list("and") { BoxEntry.of($0).buttons.contains(.cancel) } + ", not of --confirm"
  ),
  ("--choose --tags --fields value a", "--tags and --fields exclude each other"),
  (
    "--alert --keep --borrow-screen x",
    "--keep and --borrow-screen exclude each other: the caller repaints the screen"
  ),
  ("--choose --delimiter , a b", "--delimiter needs --fields NAMES"),
  ("--choose --min-picks 1 a b", "--min-picks needs --multiple"),
  ("--choose --max-picks 1 a b", "--max-picks needs --multiple"),
  ("--number --min 5 --max 3 x", "--min 5 is more than --max 3"),
  ("--number --value a x", "--value 'a': it must be a whole number"),
  (
    "--number --decimals 1 --step 0.25 x",
    "--step '0.25': it must be a number with at most 1 decimals"
  ),
  ("--number --step 0 x", "--step '0': it must be more than 0"),
  ("--slider --value 200 x", "--value '200': it must be from 0 to 100"),
  (
    "--choose --multiple --min-picks 3 --max-picks 2 a b",
    "--min-picks is more than --max-picks"
  ),
  ("--choose --rows f a b", "row 'b': --rows gives the rows already"),
  (
    "--choose --rows - --text-file -",
    "--rows - and --text-file - cannot both read standard input"
  ),
  ("-title X go", "spare word 'X': the message is '-title'; did you mean --title?"),
  ("--alert -title X", "spare word 'X': the message is '-title'; did you mean --title?"),
  ("--alert -title=X go", "spare word 'go': the message is '-title=X'; did you mean --title?"),
  ("--alert go -title X", "spare word '-title': the message is 'go'; did you mean --title?"),
  ("-msgbox hi 0 0", "unknown option '-msgbox' (did you mean --msgbox?)" + safe),
  ("–confirm x", "unknown option '–confirm' (did you mean --confirm?)" + safe),
  ("—alert x", "unknown option '—alert' (did you mean --alert?)" + safe),
  ("x –title=y", "unknown option '–title=y' (did you mean --title?)" + safe),
  ("–-top x", "unknown option '–-top' (did you mean --top?)" + safe),
  ("--choose x –multiple a", "unknown option '–multiple' (did you mean --multiple?)" + safe),
  ("−−yesno x 0 0", "unknown option '−−yesno' (did you mean --yesno?)" + safe),
  ("-Confirm x", "unknown option '-Confirm' (did you mean --confirm?)" + safe),
  ("-confirm", "unknown option '-confirm' (did you mean --confirm?)" + safe),
  ("--ALERT x", "unknown option '--ALERT' (did you mean --alert?)" + safe),
  ("--Title x y", "unknown option '--Title' (did you mean --title?)" + safe),
  ("--alert --file x y", "unknown option '--file' (did you mean --text-file?)" + safe),
  (
    "--run x make",
    "spare word 'make': put -- before the command, as in toast --run \"Building\" -- make"
  ),
  (
    "--run --text x make -j4",
    "spare word 'make': put -- before the command, as in toast --run \"Building\" -- make"
  ),
  (
    "--run x y -- make",
    "spare word 'y': the message is 'x'; put a message of several words in quotes, or a heading behind --title"
  ),
  ("--input --problem x y", "--problem needs --pattern REGEX"),
  ("--percent x y", "--percent 'x': it must be a number from 0 to 100"),
  ("--percent 1e1 y", "--percent '1e1': it must be a number from 0 to 100"),
  (
    "--text a -title",
    "spare word '-title': an option gives the message already; did you mean --title?"
  ),
  (
    "-- -title b",
    "spare word 'b': the message is '-title'; put a message of several words in quotes, or a heading behind --title"
  ),
  (
    "--input a b",
    "spare word 'b': the message is 'a'; put a message of several words in quotes, or a heading behind --title"
  ),
  (
    "--password --value x a",
    "--value is an option of --input, --number and --slider, not of --password"
  ),
  (
    "--password --answer x a",
    "--answer is an option of " + list("and") { ![.password, .run, .progress].contains($0) }
      + ", not of --password"
  ),
  (
    "--choose --quiet a b",
    "--quiet is an option of --toast, --message, --alert, --confirm, --progress and --run, not of --choose"
  ),
  (
    "--timeout 3 --help",
    "--timeout is an option of \(boxes), not of --toast, which rests for --duration"
  ),
])
func `a wrong line is named and set right`(line: String, message: String) {
  #expect(complaint(line) == UsageError(message))
}

@Test(arguments: [
  (
    "--style infos x",
    "--style 'infos': it must be none, info, success, warning or error (did you mean info?)"
  ),
  (
    "--animation pop x",
    "--animation 'pop': this is a value for \(boxes); --toast takes scale, slide, fade or none"
  ),
  (
    "--alert --animation scale x",
    "--animation 'scale': this is a value for --toast and --run; --alert takes pop, fade or none"
  ),
  (
    "--help=alrt",
    "--help 'alrt': it must be \(list("or") { _ in true }) (did you mean alert?)"
  ),
  (
    "--foreground blu x",
    "--foreground 'blu': a color is a name such as red or bright-blue, 0-255 or #rrggbb; did you mean blue?"
  ),
  (
    "--background 256 x",
    "--background '256': a color is a name such as red or bright-blue, 0-255 or #rrggbb"
  ),
  (
    "--alert --set-color border=/ x",
    "--set-color 'border=/': write PART=FG/BG, PART=FG or PART=/BG"
  ),
  ("--alert --set-color border x", "--set-color 'border': write PART=FG/BG, PART=FG or PART=/BG"),
  (
    "--alert --set-color box=1/2/3 x",
    "--set-color 'box=1/2/3': write PART=FG/BG, PART=FG or PART=/BG"
  ),
  ("--alert --timeout 0 x", "--timeout '0': the time must be longer than 0"),
  ("--duration 8761h x", "--duration '8761h': a time is at most a year"),
  ("--id 'a=b' x", "--id 'a=b': a name has only ASCII letters, digits, '-', '_' and '.'"),
  ("--id '' x", "--id '': a name has only ASCII letters, digits, '-', '_' and '.'"),
  ("--text-file ''", "--text-file '': a name is needed"),
  ("--tty '' x", "--tty '': a name is needed"),
  ("--alert --output '' x", "--output '': a name is needed"),
  (
    "--alert --output fd:x x",
    "--output 'fd:x': write fd:N with the number of an open descriptor; ./fd: is a file"
  ),
  (
    "--alert --shell=1a x",
    "--shell '1a': a prefix has only ASCII letters, digits and '_', and begins with no digit"
  ),
  ("--alert --timeout-answer ok x", "--timeout-answer needs --timeout TIME"),
  (
    "--choose --fields label,labl x",
    "--fields 'label,labl': the parts are value, label, help, key, group, state or -; did you mean label?"
  ),
  ("--choose --fields value,value x", "--fields 'value,value': a part is named twice"),
  ("--choose --fields help,- x", "--fields 'help,-': value or label must be among the parts"),
  ("--choose --fields value --delimiter '' x", "--delimiter '': a text is needed, such as a comma"),
  ("--choose --multiple --min-picks x y", "--min-picks 'x': a number is needed"),
  ("--choose --multiple --max-picks 0 y", "--max-picks '0': a number from 1 on is needed"),
  ("--input --max-length 0 y", "--max-length '0': a number from 1 on is needed"),
])
func `a wrong value is named and set right`(line: String, message: String) {
  #expect(complaint(line) == UsageError(message))
}

@Test(
  arguments: [
    ("--bogus", ["--bogus"]),
    ("--alert --titel x 'Go?'", ["--titel", "--title"]),
    ("--alret 'Go?'", ["--alret", "--alert"]),
    ("--alert a b", ["b"]),
    ("--alert --confirm 'Go?'", ["--confirm"]),
    ("--toast --message 'Go?'", ["--message"]),
    ("--alert --title", ["--title"]),
    ("--alert --timeout soon 'Go?'", ["soon"]),
    ("--alert --timeout 0 'Go?'", ["--timeout"]),
    ("--alert --timeout -1 'Go?'", ["-1"]),
    ("--duration x Hi", ["x"]),
    ("--alert --duration 1 Hi", ["--duration"]),
    ("--timeout 1 Hi", ["--timeout"]),
    ("--ok-label x Hi", ["--ok-label"]),
    ("--confirm --ok-label x Hi", ["--ok-label"]),
    ("--alert --default maybe 'Go?'", ["maybe"]),
    ("--alert --danger ok --default ok 'Go?'", ["ok"]),
    ("--alert --button a --button A 'Go?'", ["a"]),
    ("--alert --button a:64 'Go?'", ["a:64"]),
    ("--alert --button 'a b' 'Go?'", ["a b"]),
    ("--alert --timeout-answer ok 'Go?'", ["--timeout"]),
    ("--alert --no-cancel=yes 'Go?'", ["--no-cancel"]),
    ("--alert --set-color nose=red 'Go?'", ["nose"]),
    ("--foreground redd Hi", ["redd", "red"]),
    ("--position nowhere Hi", ["nowhere"]),
    ("--style wraning Hi", ["wraning", "warning"]),
    ("--animation pop Hi", ["pop"]),
    ("--width many Hi", ["many"]),
    ("--completions csh", ["csh"]),
    ("--text a b", ["b"]),
    ("--text a --text-file b", ["--text-file"]),
    ("--output x Hi", ["--output"]),
    ("-x Hi", ["-x"]),
  ] as [(String, [String])])
func `a wrong line is a usage error of one line that names the word`(line: String, named: [String])
  throws
{
  let error = try #require(complaint(line))
  #expect(error.status == 64 && !error.message.contains("\n"))
  for word in named { #expect(error.message.contains(word), "\(error.message)") }
}
