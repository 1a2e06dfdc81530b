"""Texts and what stands around them: line ends, blanks, colours, titles, frames, places."""

from cases_endings import BOXES
from table import Case

LONG = " ".join(f"word{number}" for number in range(1, 200))
LINES = "\n".join(f"line {number}" for number in range(1, 41))


def cases():
    """The cases of this file."""
    yield from blanks()
    yield from colors()
    yield from scrolling()
    yield from frames()
    yield from places()
    yield from settings()


TEXTS = {
    "escaped-newline": "one\\ntwo", "real-newline": "one\ntwo", "both": "one\\n\ntwo\nthree", "blank-before": "one  \n two",
    "runs": "a    b   c", "leading": "   lead\n   lead", "tabs": "a\tb\tc", "double-escaped": "a\\\\nb", "other-escapes": "a\\tb\\\\c\\Zd",
    "trailing": "text\\n\\n", "empty-lines": "a\\n\\n\\nb", "escaped-runs": "a  b\\nc    d", "escaped-and-blank": "a\\n   \nb"}
OPTIONS = {"plain": [], "no-collapse": ["--no-collapse"], "cr-wrap": ["--cr-wrap"], "trim": ["--trim"],
           "no-nl-expand": ["--no-nl-expand"]}


def blanks():
    """Blanks and line ends with the options for them."""
    for name, text in TEXTS.items():
        for option, words in OPTIONS.items():
            yield Case(f"text/{name}/{option}", [*words, "--msgbox", text, "0", "0"], ["enter"])
    yield Case("text/trim+cr-wrap", ["--trim", "--cr-wrap", "--msgbox", "a   b\n c  d", "0", "0"], ["enter"])
    yield Case("text/tab-len", ["--no-collapse", "--tab-len", "4", "--msgbox", "a\tb", "0", "0"], ["enter"])


def colors():
    """--colors."""
    texts = {
        "foreground": "\\Z1red \\Z2green \\Z4blue\\Zn plain", "attributes": "\\Zbbold\\ZB \\Zuunder\\ZU \\Zrreverse\\ZR end",
        "over-lines": "\\Z1red\\nstill red\\Zn not", "unknown": "a\\Zxb\\Z9c", "all": "".join(f"\\Z{n}{n}" for n in range(8)),
        "white": "\\Z7white on white"}
    for name, text in texts.items():
        yield Case(f"colors/{name}", ["--colors", "--msgbox", text, "0", "0"], ["enter"])
    yield Case("colors/off", ["--msgbox", texts["foreground"], "0", "0"], ["enter"])
    yield Case("colors/title", ["--colors", "--title", "\\Z1red title", "--backtitle", "\\Zbback", "--msgbox", "x", "0", "0"], ["enter"])
    yield Case("colors/wrapped", ["--colors", "--msgbox", "\\Z1" + "red words " * 20 + "\\Zn", "0", "30"], ["enter"])


def scrolling():
    """Texts that are longer than their box."""
    keys = {
        "down": ["down", "down", "enter"], "page": ["pagedown", "pageup", "enter"], "end": ["end", "home", "enter"],
        "letters": ["=j", "=k", "=G", "=g", "enter"], "button": ["tab", "enter"], "f-b": ["=f", "=b", "enter"]}
    for name, typed in keys.items():
        yield Case(f"scroll/msgbox/{name}", ["--msgbox", LINES, "12", "40"], typed)
    yield Case("scroll/yesno", ["--yesno", LINES, "12", "40"], ["down", "right", "enter"])
    yield Case("scroll/auto", ["--msgbox", LINES, "0", "0"], ["pagedown", "enter"])
    yield Case("scroll/bar", ["--scrollbar", "--msgbox", LINES, "12", "40"], ["pagedown", "end", "enter"])
    yield Case("scroll/words", ["--msgbox", LONG, "10", "50"], ["end", "enter"])
    yield Case("scroll/resize", ["--msgbox", LINES, "0", "0"], ["pagedown", "resize 50x15", "enter"])


def frames():
    """What is drawn around."""
    yield Case("frame/title", ["--title", "The title", *BOXES["msgbox"][0]], ["enter"])
    yield Case("frame/title-long", ["--title", "A title that is quite a bit longer than the text", *BOXES["msgbox"][0]], ["enter"])
    yield Case("frame/title-cut", ["--title", "A title that is longer than the box", "--msgbox", "x", "6", "20"], ["enter"])
    yield Case("frame/backtitle", ["--backtitle", "What stands behind", *BOXES["msgbox"][0]], ["enter"])
    yield Case("frame/backtitle-long", ["--backtitle", "behind " * 20, *BOXES["msgbox"][0]], ["enter"])
    yield Case("frame/hline", ["--hline", "a line", "--msgbox", "A message that is long enough", "0", "0"], ["enter"])
    yield Case("frame/hline-pause", ["--hline", "a line", "--pause", "A pause", "9", "40", "30"], ["enter"])
    yield Case("frame/hline-long", ["--hline", "a line that does not fit in", "--msgbox", "x", "0", "0"], ["enter"])
    for option in ("ascii-lines", "no-lines", "no-shadow", "shadow"):
        for box in ("msgbox", "menu", "inputbox", "buildlist"):
            yield Case(f"frame/{option}/{box}", [f"--{option}", *BOXES[box][0]], ["enter"])
    yield Case("frame/lines-last-wins", ["--no-lines", "--ascii-lines", *BOXES["msgbox"][0]], ["enter"])
    yield Case("frame/title-escapes", ["--title", "a\\nb", *BOXES["msgbox"][0]], ["enter"])
    yield Case("frame/no-mouse", ["--no-mouse", *BOXES["menu"][0]], ["enter"])
    yield Case("frame/erase-on-exit", ["--erase-on-exit", *BOXES["msgbox"][0]], ["enter"])


def places():
    """Where a box stands."""
    for y, x in (("0", "0"), ("2", "5"), ("10", "40"), ("20", "70"), ("30", "10")):
        yield Case(f"place/begin-{y}-{x}", ["--begin", y, x, *BOXES["msgbox"][0]], ["enter"])
    yield Case("place/begin-menu", ["--begin", "3", "4", *BOXES["menu"][0]], ["enter"])
    yield Case("place/begin-maximum", ["--begin", "3", "4", "--msgbox", "x", "-1", "-1"], ["enter"])
    for columns, rows in ((80, 24), (40, 12), (132, 50), (30, 10), (81, 25)):
        for box in ("msgbox", "yesno", "inputbox", "checklist"):
            yield Case(f"place/{box}-{columns}x{rows}", BOXES[box][0], ["enter"], columns, rows)
    for columns, rows in ((20, 8), (16, 6), (10, 4)):
        for box in ("msgbox", "inputbox", "menu"):
            yield Case(f"tiny/{box}-{columns}x{rows}", BOXES[box][0], ["enter"], columns, rows)
    for size in (("5", "20"), ("10", "60"), ("4", "10"), ("3", "5"), ("1", "1"), ("50", "200"), ("-1", "40"), ("8", "-1")):
        name = "x".join(size)
        yield Case(f"place/msgbox-sized-{name}", ["--msgbox", "A message of some words", *size], ["enter"])
        yield Case(f"place/yesno-sized-{name}", ["--yesno", "A question of some words?", *size], ["enter"])
    yield Case("place/pause", ["--pause", "Wait a little", "10", "50", "30"], ["enter"])
    yield Case("place/resize", ["--title", "Title", *BOXES["yesno"][0]], ["resize 40x12", "resize 100x30", "enter"])


RC = 'use_shadow = OFF\nuse_colors = ON\nscreen_color = (WHITE,BLACK,OFF)\ndialog_color = (BLACK,WHITE,OFF)\ntitle_color = (RED,WHITE,ON)\n'


def settings():
    """DIALOGRC and DIALOGOPTS."""
    yield Case("rc/file", ["--title", "T", *BOXES["menu"][0]], ["enter"], environment={"DIALOGRC": "rc"}, files={"rc": RC})
    yield Case("rc/home", ["--title", "T", *BOXES["msgbox"][0]], ["enter"], files={".dialogrc": RC})
    yield Case("rc/no-colors", BOXES["menu"][0], ["enter"], environment={"DIALOGRC": "rc"}, files={"rc": "use_colors = OFF\nuse_shadow = OFF\n"})
    yield Case("rc/aspect", ["--msgbox", "words " * 30, "0", "0"], ["enter"], environment={"DIALOGRC": "rc"}, files={"rc": "aspect = 3\n"})
    yield Case("rc/visit", BOXES["menu"][0], ["tab", "tab", "enter"], environment={"DIALOGRC": "rc"}, files={"rc": "visit_items = ON\n"})
    yield Case("rc/bindkey", BOXES["menu"][0], ["f2"], environment={"DIALOGRC": "rc"}, files={"rc": "bindkey menu F2 ESC\n"})
    yield Case("rc/bindkey-menubox", BOXES["menu"][0], ["f2"], environment={"DIALOGRC": "rc"}, files={"rc": "bindkey menubox F2 ESC\n"})
    yield Case("rc/bindkey-star", BOXES["msgbox"][0], ["^X"], environment={"DIALOGRC": "rc"}, files={"rc": "bindkey * ^X OK\n"})
    yield Case("opts/title", BOXES["msgbox"][0], ["enter"], environment={"DIALOGOPTS": '--title "From here" --no-shadow'})
    yield Case("opts/each", [*BOXES["msgbox"][0], *BOXES["msgbox"][0]], ["enter", "enter"], environment={"DIALOGOPTS": "--title Each"})
    yield Case("opts/overridden", ["--title", "Mine", *BOXES["msgbox"][0]], ["enter"], environment={"DIALOGOPTS": "--title Theirs"})
    yield Case("opts/unknown", BOXES["msgbox"][0], ["enter"], environment={"DIALOGOPTS": "--foo --title zz"})
