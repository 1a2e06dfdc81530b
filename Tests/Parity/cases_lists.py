"""Lists: moving, ticking, finding, what stands on the rows and what is written."""

from cases_endings import BOXES, LETTERED, TICKED
from table import Case

MANY = [word for number in range(1, 41) for word in (f"t{number}", f"Item number {number}")]
MANY_TICKED = [word for number in range(1, 41) for word in (f"t{number}", f"Item {number}", "off")]
QUOTED = ["plain", "a b", "q'q", 'd"q', "x$y", "b\\s", "", "p;q", "w*", "k/l", "m=n", "e!x", "c,d", "t%u", "a[b]", "{c}", "~d",
          "#e", "f^g", "(h)", "i|j", "<k>", "l?m", "n&o", "p`q"]
TREE = ["a", "Alpha", "off", "0", "b", "Beta", "off", "1", "c", "Gamma", "on", "2", "d", "Delta", "off", "1", "e", "Epsilon",
        "off", "0"]


def cases():
    """The cases of this file."""
    yield from moving()
    yield from ticking()
    yield from rows()
    yield from results()
    yield from two_columns()
    yield from trees()
    yield from renaming()


def moving():
    """Keys that move in a list."""
    walks = {
        "down": ["down", "down", "enter"], "up-at-top": ["up", "enter"], "end": ["end", "enter"],
        "past-the-end": ["end", "down", "enter"], "home": ["end", "home", "enter"],
        "pages": ["pagedown", "pagedown", "pageup", "enter"], "page-up-first": ["down", "down", "pageup", "enter"],
        "signs": ["=+", "=+", "=-", "enter"], "control": ["^N", "^N", "^P", "enter"], "digit": ["=3", "enter"],
        "letter": ["=t", "enter"], "letter-again": ["=t", "=t", "enter"], "no-such": ["=z", "enter"],
        "scrolled": ["pagedown", "down", "down", "up", "enter"]}
    for name, keys in walks.items():
        yield Case(f"move/menu/{name}", ["--menu", "Pick one", "0", "0", "0", *MANY], keys)
    for box in ("checklist", "radiolist"):
        for name in ("down", "end", "pages", "digit"):
            yield Case(f"move/{box}/{name}", [f"--{box}", "Pick", "0", "0", "0", *MANY_TICKED], walks[name])
    for name in ("down", "end", "pages", "digit"):
        yield Case(f"move/menu-small/{name}", ["--menu", "Pick", "12", "40", "4", *MANY], walks[name], 40, 12)
    for name in ("down", "end", "pages"):
        yield Case(f"move/menu-wide/{name}", ["--menu", "Pick", "0", "0", "0", *MANY], walks[name], 132, 50)
    yield Case("move/find", BOXES["menu"][0], ["=b", "enter"])
    yield Case("move/find-cycles", BOXES["menu"][0], ["=b", "=a", "enter"])
    yield Case("move/find-upper", BOXES["menu"][0], ["=G", "enter"])
    yield Case("move/no-hot-list", ["--no-hot-list", *BOXES["menu"][0]], ["=b", "enter"])
    yield Case("move/no-tags", ["--no-tags", *BOXES["menu"][0]], ["=c", "enter"])
    yield Case("move/digit-is-tag", ["--menu", "m", "0", "0", "0", "10", "ten", "20", "twenty", "30", "thirty"], ["=2", "enter"])
    yield Case("move/default-item", ["--default-item", "gamma", *BOXES["menu"][0]], ["enter"])
    yield Case("move/default-item-far", ["--default-item", "t30", "--menu", "m", "0", "0", "0", *MANY], ["enter"])
    yield Case("move/default-item-missing", ["--default-item", "none", *BOXES["menu"][0]], ["enter"])
    yield Case("move/default-item/checklist", ["--default-item", "gamma", *BOXES["checklist"][0]], ["space", "enter"])
    yield Case("move/visit-items", ["--visit-items", *BOXES["menu"][0]], ["down", "tab", "tab", "tab", "enter"])
    yield Case("move/visit-items/back", ["--visit-items", *BOXES["checklist"][0]], ["backtab", "enter"])
    yield Case("move/buttons", BOXES["menu"][0], ["right", "left", "left", "enter"])
    yield Case("move/resize", ["--menu", "Pick", "0", "0", "0", *MANY], ["down", "down", "resize 60x18", "down", "enter"])
    yield Case("move/click-row", BOXES["menu"][0], ["click Banana", "enter"])
    yield Case("move/click-tick", BOXES["checklist"][0], ["click Cherry", "enter"])
    yield Case("move/click-radio", BOXES["radiolist"][0], ["click Cherry", "enter"])
    yield Case("move/click-outside", BOXES["menu"][0], ["click 1,1", "enter"])
    yield Case("move/click-more", ["--menu", "Pick", "0", "0", "0", *MANY], ["click ↓(+)", "enter"])


def ticking():
    """Ticks and the one that is on."""
    yield Case("tick/none", ["--checklist", "l", "0", "0", "0", "a", "A", "off"], ["enter"])
    yield Case("tick/all", BOXES["checklist"][0], ["space", "down", "space", "down", "space", "enter"])
    yield Case("tick/twice", BOXES["checklist"][0], ["space", "space", "enter"])
    yield Case("tick/radio", BOXES["radiolist"][0], ["space", "down", "down", "space", "enter"])
    yield Case("tick/radio-twice", BOXES["radiolist"][0], ["space", "space", "enter"])
    yield Case("tick/radio-none", ["--radiolist", "l", "0", "0", "0", "a", "A", "off", "b", "B", "off"], ["down", "enter"])
    yield Case("tick/radio-two-on", ["--radiolist", "l", "0", "0", "0", "a", "A", "on", "b", "B", "on"], ["enter"])
    yield Case("tick/words", ["--checklist", "l", "0", "0", "0", "a", "A", "ON", "b", "B", "yes", "c", "C", "1", "d", "D", "On",
                              "e", "E", "true", "f", "F", ""], ["enter"])
    yield Case("tick/same-tags", ["--checklist", "l", "0", "0", "0", "a", "A", "on", "a", "B", "on", "b", "C", "off"], ["enter"])
    yield Case("tick/cancel", BOXES["checklist"][0], ["space", "right", "enter"])


def rows():
    """What stands on the rows."""
    for box in ("menu", "inputmenu"):
        yield Case(f"rows/no-items/{box}", ["--no-items", f"--{box}", "m", "0", "0", "0", "one", "two", "three"], ["down", "enter"])
    for box in ("checklist", "radiolist"):
        words = ["one", "off", "two", "on", "three", "off"]
        yield Case(f"rows/no-items/{box}", ["--no-items", f"--{box}", "m", "0", "0", "0", *words], ["down", "enter"])
        yield Case(f"rows/no-tags/{box}", ["--no-tags", f"--{box}", "m", "0", "0", "0", *TICKED], ["down", "space", "enter"])
        yield Case(f"rows/no-tags/no-items/{box}", ["--no-tags", "--no-items", f"--{box}", "m", "0", "0", "0", *words], ["enter"])
        yield Case(f"rows/long-tags/{box}", [f"--{box}", "m", "0", "0", "0", "a-tag-that-is-long-" * 3, "Item " * 8, "on", "b", "B", "off"], ["enter"])
    yield Case("rows/no-tags/menu", ["--no-tags", *BOXES["menu"][0]], ["down", "enter"])
    helped = ["a", "Apple", "help for apple", "b", "Banana", "help for banana", "c", "Cherry", ""]
    yield Case("rows/item-help", ["--item-help", "--menu", "m", "0", "0", "0", *helped], ["down", "down", "enter"])
    yield Case("rows/item-help-long", ["--item-help", "--menu", "m", "0", "0", "0", "a", "A", "long help " * 12], ["enter"])
    yield Case("rows/long-items", ["--menu", "m", "0", "0", "0", *["tag", "A rather long item " * 6, "b", "short"]], ["down", "enter"])
    yield Case("rows/long-tags", ["--menu", "m", "0", "0", "0", "a-tag-that-is-long-" * 3, "Item " * 8, "b", "B"], ["down", "enter"])
    yield Case("rows/long-tags-narrow", ["--menu", "m", "12", "34", "0", "a-tag-that-is-long-" * 3, "Item " * 8, "b", "B"], ["down", "enter"])
    yield Case("rows/empty-item", ["--menu", "m", "0", "0", "0", "a", "", "b", ""], ["enter"])
    yield Case("rows/empty-tag", ["--menu", "m", "0", "0", "0", "", "first", "b", "second"], ["enter"])
    yield Case("rows/columns", ["--column-separator", "|", "--menu", "m", "0", "0", "0", "a", "x|yy|z", "b", "xxx|y|zzzz"], ["enter"])
    yield Case("rows/columns/checklist", ["--column-separator", "|", "--checklist", "m", "0", "0", "0", "a", "x|yy|z", "on", "b", "xxx|y|zzzz", "off"], ["enter"])
    yield Case("rows/colored", ["--colors", "--menu", "m", "0", "0", "0", "a", "\\Z1red\\Zn plain", "b", "\\Zbbold"], ["enter"])
    yield Case("rows/not-colored", ["--menu", "m", "0", "0", "0", "a", "\\Z1red\\Zn plain"], ["enter"])
    yield Case("rows/backslash", ["--menu", "m", "0", "0", "0", "a", "one\\ntwo", "b", "tab\\tq"], ["enter"])
    for height in ("1", "2", "3", "5"):
        yield Case(f"rows/list-height-{height}", ["--menu", "m", "0", "0", height, *MANY], ["down", "enter"])
    for size in (("10", "30"), ("14", "60"), ("20", "70"), ("-1", "-1"), ("0", "-1"), ("-1", "0"), ("15", "0")):
        name = "x".join(size)
        yield Case(f"rows/menu-{name}", ["--menu", "Pick one", *size, "0", *LETTERED], ["down", "enter"])
        yield Case(f"rows/radiolist-{name}", ["--radiolist", "Pick one of these", *size, "0", *MANY_TICKED], ["down", "enter"])
    yield Case("rows/scrollbar", ["--scrollbar", "--menu", "m", "0", "0", "0", *MANY], ["pagedown", "end", "enter"])
    yield Case("rows/long-text", ["--menu", "many words " * 30, "0", "0", "0", *LETTERED], ["enter"])
    yield Case("rows/lines-of-text", ["--menu", "one\\ntwo\\nthree", "0", "0", "0", *LETTERED], ["enter"])
    for box, words in (("menu", ["a", "A", "b", "B"]), ("checklist", TICKED), ("treeview", TREE)):
        for size in ("0", "14"):
            yield Case(f"rows/no-text/{box}-{size}", ["--title", "The title", f"--{box}", "", size, "0", "0", *words], ["enter"])
    yield Case("rows/no-text/title-empty", ["--title", "", "--menu", "", "0", "0", "0", "a", "A", "b", "B"], ["enter"])
    yield Case("rows/title", ["--title", "The title", "--backtitle", "Behind", "--hline", "below", *BOXES["menu"][0]], ["enter"])


def results():
    """Quoting and separators."""
    ticked = [word for tag in QUOTED for word in (tag, "x", "on")]
    yield Case("result/quoted-when-needed", ["--checklist", "l", "0", "0", "0", *ticked], ["enter"])
    yield Case("result/quoted", ["--quoted", "--checklist", "l", "0", "0", "0", *ticked], ["enter"])
    yield Case("result/single-quoted", ["--single-quoted", "--checklist", "l", "0", "0", "0", *ticked], ["enter"])
    yield Case("result/separate", ["--separate-output", "--checklist", "l", "0", "0", "0", *ticked], ["enter"])
    yield Case("result/separate-quoted", ["--separate-output", "--quoted", "--checklist", "l", "0", "0", "0", *ticked], ["enter"])
    yield Case("result/buildlist-quoted", ["--buildlist", "l", "0", "0", "0", *ticked], ["enter"])
    yield Case("result/buildlist-separate", ["--separate-output", "--buildlist", "l", "0", "0", "0", *ticked], ["enter"])
    yield Case("result/menu-quoted", ["--quoted", "--menu", "l", "0", "0", "0", "a b", "A", "c", "C"], ["enter"])
    yield Case("result/menu-plain", ["--menu", "l", "0", "0", "0", "a b", "A", "c", "C"], ["enter"])
    yield Case("result/radio-quoted", ["--quoted", "--radiolist", "l", "0", "0", "0", "a b", "A", "on"], ["enter"])
    yield Case("result/stdout", ["--stdout", *BOXES["checklist"][0]], ["space", "enter"], pipes_output=True)
    both = ["a", "A", "on", "b c", "B", "on", "d", "D", "off"]
    for box in ("checklist", "buildlist", "radiolist"):
        yield Case(f"result/separator/{box}", ["--separator", ":", f"--{box}", "l", "0", "0", "0", *both], ["enter"])
        if box != "radiolist":
            yield Case(f"result/separator+separate/{box}", [
                "--separate-output", "--output-separator", ":", f"--{box}", "l", "0", "0", "0", *both], ["enter"])
    yield Case("result/separator/menu", ["--separator", ":", *BOXES["menu"][0]], ["enter"])
    yield Case("result/separator-literal", ["--separator", "\\n", "--checklist", "l", "0", "0", "0", *both], ["enter"])


def two_columns():
    """buildlist."""
    ticked = ["a", "Alpha", "off", "b", "Beta", "on", "c", "Gamma", "off", "d", "Delta", "on"]
    box = ["--buildlist", "Choose", "0", "0", "0", *ticked]
    for name, keys in {
            "none": ["enter"], "over": ["space", "enter"], "all-over": ["space", "space", "enter"],
            "back": ["=$", "space", "enter"], "to-right": ["=$", "down", "enter"], "to-left": ["=$", "=^", "enter"],
            "digit": ["=2", "space", "enter"], "buttons": ["right", "enter"], "tab": ["tab", "tab", "enter"]}.items():
        yield Case(f"buildlist/{name}", box, keys)
    yield Case("buildlist/reorder", ["--reorder", *box], ["down", "space", "space", "enter"])
    yield Case("buildlist/visit", ["--visit-items", *box], ["tab", "space", "tab", "tab", "enter"])
    yield Case("buildlist/item-help", ["--item-help", "--buildlist", "l", "0", "0", "0", "a", "A", "off", "of a", "b", "B", "on", "of b"], ["=$", "enter"])
    yield Case("buildlist/sized", ["--buildlist", "Choose", "15", "60", "6", *ticked], ["space", "enter"])
    yield Case("buildlist/empty", ["--buildlist", "Choose", "0", "0", "0"], ["enter"])
    yield Case("buildlist/many", ["--buildlist", "Choose", "0", "0", "0", *MANY_TICKED], ["pagedown", "space", "enter"])


def trees():
    """treeview."""
    box = ["--treeview", "A tree", "0", "0", "0", *TREE]
    for name, keys in {"as-is": ["enter"], "down": ["down", "enter"], "select": ["down", "space", "enter"],
                       "end": ["end", "space", "enter"], "twice": ["space", "space", "enter"], "letter": ["=d", "space", "enter"]}.items():
        yield Case(f"treeview/{name}", box, keys)
    yield Case("treeview/sized", ["--treeview", "A tree", "14", "50", "5", *TREE], ["down", "space", "enter"])
    yield Case("treeview/separate", ["--separate-output", *box], ["enter"])
    yield Case("treeview/nothing-on", ["--treeview", "t", "0", "0", "0", "a", "A", "off", "0"], ["enter"])
    yield Case("treeview/deep", ["--treeview", "t", "0", "0", "0", *[word for depth in range(9) for word in (f"d{depth}", f"Depth {depth}", "off", str(depth))]], ["end", "enter"])


def renaming():
    """inputmenu and its Rename."""
    box = ["--inputmenu", "A menu", "20", "50", "0", *LETTERED]
    yield Case("inputmenu/rename", box, ["tab", "enter", "=XX", "enter"])
    yield Case("inputmenu/rename-second", box, ["down", "tab", "enter", "end", "=!", "enter"])
    yield Case("inputmenu/rename-escaped", box, ["tab", "enter", "=XX", "tab", "enter"])
    yield Case("inputmenu/rename-no-items", ["--no-items", "--inputmenu", "A menu", "20", "50", "0", "aa", "bb", "cc"], [
        "tab", "enter", "=x", "enter"])
    yield Case("inputmenu/rename-columns", [
        "--column-separator", "|", "--inputmenu", "A menu", "20", "50", "0", "a", "x|y", "b", "xx|yy"], ["tab", "enter", "enter"])
    yield Case("inputmenu/down", box, ["down", "down", "enter"])
    yield Case("inputmenu/auto", ["--inputmenu", "A menu", "0", "0", "0", *LETTERED], ["down", "enter"])
    yield Case("inputmenu/quoted", ["--quoted", *box], ["tab", "enter", "=a b", "enter"])
    yield Case("inputmenu/space", box, ["down", "space"])
