"""The line of words: several boxes, options that stay or go, files of words, what is only printed, and lines that are wrong."""

from cases_endings import BOXES
from table import Case

MENU, YESNO, MESSAGE, LINE, LIST = (BOXES[box][0] for box in ("menu", "yesno", "msgbox", "inputbox", "checklist"))


def cases():
    """The cases of this file."""
    yield from chains()
    yield from sticking()
    yield from words_from_files()
    yield from tokens()
    yield from options()
    yield from prints()
    yield from wrong_lines()


def chains():
    """Boxes one after the other."""
    yield Case("chain/plain", [*MENU, *LINE], ["enter", "enter"])
    yield Case("chain/plain-cancelled", [*MENU, *LINE], ["tab", "enter"])
    yield Case("chain/no-stops", [*YESNO, *MESSAGE], ["tab", "enter"])
    yield Case("chain/extra-stops", ["--extra-button", *YESNO, *MESSAGE], ["tab", "enter"])
    yield Case("chain/and-widget", [*MENU, "--and-widget", *LINE], ["enter", "enter"])
    yield Case("chain/and-cancelled", [*MENU, "--and-widget", *LINE], ["tab", "enter", "enter"])
    yield Case("chain/and-no", [*YESNO, "--and-widget", *MESSAGE], ["tab", "enter", "enter"])
    yield Case("chain/and-esc", [*YESNO, "--and-widget", *MESSAGE], ["esc"])
    yield Case("chain/and-second-cancelled", [*LINE, "--and-widget", *LINE], ["enter", "tab", "tab", "enter"])
    yield Case("chain/first-cancelled", [*LINE, "--and-widget", *LINE], ["tab", "tab", "enter", "enter"])
    yield Case("chain/three", [*MENU, "--and-widget", *LIST, "--and-widget", *LINE], ["enter", "enter", "enter"])
    yield Case("chain/places", ["--begin", "2", "2", *YESNO, "--and-widget", "--begin", "10", "30", *MESSAGE], ["enter", "enter"])
    yield Case("chain/clear", ["--begin", "2", "2", "--clear", *YESNO, "--and-widget", "--begin", "10", "30", *MESSAGE], ["enter", "enter"])
    yield Case("chain/keep-window", ["--begin", "2", "2", "--keep-window", *YESNO, "--and-widget", "--begin", "10", "30", *MESSAGE], ["enter", "enter"])
    yield Case("chain/infobox", ["--begin", "2", "2", "--infobox", "Info", "0", "0", "--and-widget", "--begin", "10", "30", *MESSAGE], ["enter"])
    yield Case("chain/backtitle", ["--backtitle", "Behind", *MESSAGE, *YESNO], ["enter", "enter"])
    yield Case("chain/separate-widget", [*LINE, "--and-widget", "--separate-widget", "|", *LINE], ["enter", "enter"])
    yield Case("chain/separate-widget-first", ["--separate-widget", "|", *LINE, "--and-widget", *LINE], ["enter", "enter"])
    yield Case("chain/separate-output", ["--separate-output", *LIST, "--and-widget", *LINE], ["enter", "enter"])
    yield Case("chain/message-between", [*LINE, *MESSAGE, *LINE], ["enter", "enter", "enter"])
    yield Case("chain/and-last", [*LINE, "--and-widget"], ["enter"])
    yield Case("chain/code", [*MENU, *LINE], ["enter", "enter"], environment={"DIALOG_OK": "1"})


def sticking():
    """Options that stay for later boxes, and options that do not."""
    for name, options in {
            "title": ["--title", "T"], "no-shadow": ["--no-shadow"], "ok-label": ["--ok-label", "Yep"],
            "print-size": ["--print-size"], "begin": ["--begin", "1", "1"], "no-cancel": ["--no-cancel"],
            "extra-button": ["--extra-button"], "aspect": ["--aspect", "3"], "visit-items": ["--visit-items"],
            "ascii-lines": ["--ascii-lines"], "colors": ["--colors"], "no-tags": ["--no-tags"],
            "default-item": ["--default-item", "gamma"]}.items():
        yield Case(f"stick/{name}", [*options, *MENU, *MENU], ["enter", "enter"])
    yield Case("stick/negated", ["--no-shadow", *MESSAGE, "--shadow", *MESSAGE], ["enter", "enter"])
    yield Case("stick/no-no", ["--nocancel", "--cancel", *MENU], ["enter"])
    yield Case("stick/last-wins", ["--title", "first", "--title", "second", *MESSAGE], ["enter"])


def words_from_files():
    """--file."""
    def read(name, content, words, keys):
        return Case(f"file/{name}", words, keys, files={"words": content})

    yield read("menu", "a Apple b Banana\nc Cherry\n", ["--menu", "m", "0", "0", "0", "--file", "words"], ["down", "enter"])
    yield read("quotes", 'a "An apple" "b b" "A \\"banana\\""\n', ["--menu", "m", "0", "0", "0", "--file", "words"], ["down", "enter"])
    yield read("single-quotes", "'a 'b # c\n", ["--menu", "m", "0", "0", "0", "--file", "words"], ["down", "enter"])
    yield read("empty-words", 'a "" "" B\n', ["--menu", "m", "0", "0", "0", "--file", "words"], ["enter"])
    yield read("backslashes", "a one\\ b c\\\\d e\\\nf g\n", ["--menu", "m", "0", "0", "0", "--file", "words"], ["enter"])
    yield read("options", "--title \"From a file\" --yesno \"Go on?\" 0 0", ["--file", "words"], ["enter"])
    yield read("in-the-middle", "0 0 0 a A", ["--menu", "m", "--file", "words", "b", "B"], ["end", "enter"])
    yield read("none", "", ["--menu", "m", "0", "0", "0", "--file", "words", "a", "A"], ["enter"])
    yield Case("file/missing", ["--file", "nowhere", *MENU])
    yield Case("file/no-name", ["--file"])
    yield Case("file/nested", ["--menu", "m", "0", "0", "0", "--file", "one"], ["end", "enter"], files={"one": "a A --file two", "two": "b B"})


def tokens():
    """Words that look like options."""
    yield Case("token/unknown-text", ["--msgbox", "--abc", "0", "0"], ["enter"])
    yield Case("token/protected", ["--msgbox", "--", "--title", "0", "0"], ["enter"])
    yield Case("token/dashes", ["--msgbox", "--", "--", "0", "0"], ["enter"])
    yield Case("token/known-text", ["--msgbox", "--title", "0", "0"])
    yield Case("token/value-like-option", ["--title", "--clear", *MESSAGE], ["enter"])
    yield Case("token/init-like-option", ["--inputbox", "q", "0", "0", "--foo"], ["enter"])
    yield Case("token/negative", ["--msgbox", "-5", "0", "0"], ["enter"])
    yield Case("token/empty-number", ["--msgbox", "text", "", ""], ["enter"])
    yield Case("token/hex-option", ["--aspect", "0x3", "--msgbox", "words " * 20, "0", "0"], ["enter"])
    yield Case("token/minus-tag", ["--menu", "m", "0", "0", "0", "-a", "A", "-b", "B"], ["enter"])
    yield Case("token/no-title", ["--no-title", "x", *MESSAGE], ["enter"])


IGNORED = ("allow-close", "auto-placement", "fb", "fixed-font", "fullbutton", "keep-colors", "no-close", "no-cr-wrap",
           "screen-center", "smooth", "under-mouse", "beep", "beep-after", "iso-week", "no-kill", "size-err", "tab-correct",
           "insecure", "reorder", "no-collapse", "trim", "keep-tite", "scrolltext", "topleft", "nocancel", "notags", "noitem")


def options():
    """Options that are known, though some of them do nothing."""
    for name in IGNORED:
        yield Case(f"option/{name}", [f"--{name}", *MENU], ["enter"])
    for name in ("icon", "wmclass", "trace", "date-format", "time-format", "week-start", "exit-label", "column-separator"):
        yield Case(f"option/{name}", [f"--{name}", "word", *MENU], ["enter"])
    for name in ("ok-button", "cancel-button", "ok-label", "cancel-label"):
        yield Case(f"option/{name}", [f"--{name}", "Label", *MENU], ["enter"])
    for name in ("yes-button", "no-button"):
        yield Case(f"option/{name}", [f"--{name}", "Label", *YESNO], ["enter"])
    yield Case("option/separator", ["--separator", "+", *LIST], ["space", "enter"])
    yield Case("option/default-no-yes", ["--defaultno", "--no-defaultno", *YESNO], ["enter"])


def prints():
    """What is printed besides results."""
    for box in ("msgbox", "yesno", "inputbox", "menu", "checklist", "buildlist", "treeview", "inputmenu", "pause"):
        yield Case(f"print/size/{box}", ["--print-size", *BOXES[box][0]], ["enter"])
    yield Case("print/size/infobox", ["--print-size", "--infobox", "Info", "0", "0"])
    yield Case("print/maxsize", ["--print-maxsize"])
    yield Case("print/maxsize-stdout", ["--stdout", "--print-maxsize"], pipes_output=True)
    yield Case("print/maxsize-small", ["--print-maxsize"], columns=40, rows=12)
    yield Case("print/version", ["--print-version"])
    yield Case("print/version-box", ["--print-version", *MENU], ["enter"])
    yield Case("print/text-size", ["--aspect", "9", "--print-text-size", "some words of a text"])
    yield Case("print/text-size/no-aspect", ["--print-text-size", "some words of a text"])
    yield Case("print/text-size/lines", ["--aspect", "9", "--print-text-size", "one\\ntwo words\\nthree"])
    yield Case("print/text-only", ["--aspect", "9", "--print-text-only", "some words of a text"])
    yield Case("print/usage-of-one-word", ["--foo"])
    yield Case("print/only-options", ["--title", "foo"])


def wrong_lines():
    """Lines that end with an error."""
    lines = {
        "unknown-option": ["--foo", *MENU], "unknown-before-title": ["--foo", "--title", "x", *MENU], "equals": ["--title=x", *MESSAGE],
        "abbreviated": ["--msg", "x", "0", "0"], "single-dash": ["-title", "x", *MESSAGE], "word-first": ["word", *MESSAGE],
        "too-few": ["--msgbox", "x"], "too-many": ["--msgbox", "x", "0", "0", "y"], "too-few-menu": ["--menu", "x", "0", "0"],
        "no-items": ["--menu", "x", "0", "0", "0"], "odd-items": ["--menu", "x", "0", "0", "0", "a"],
        "odd-checklist": ["--checklist", "x", "0", "0", "0", "a", "b", "on", "c"],
        "number": ["--msgbox", "x", "a", "0"], "fraction": ["--msgbox", "x", "5.5", "0"], "hex": ["--msgbox", "x", "0x10", "0"],
        "option-number": ["--aspect", "x", *MESSAGE], "begin-one": ["--begin", "1", *MESSAGE], 
        "button": ["--default-button", "maybe", *MENU], "and-first": ["--and-widget", *MESSAGE],
        "output-fd": ["--output-fd", "77", *MESSAGE], "input-fd": ["--input-fd", "77", *MESSAGE],
        "no-box": ["--title", "x", "--backtitle", "y", "z"], "create-rc": ["--title", "x", "--create-rc"]}
    for name, words in lines.items():
        yield Case(f"wrong/{name}", words)
    yield Case("wrong/no-value", [*MESSAGE, "--title"], ["enter"])
    yield Case("wrong/later", [*MENU, "--title", "x"], ["enter"])
