"""Every box with every ending: the buttons, Esc, Ctrl-D, running out of time; exit codes and what is written."""

from table import Case

LETTERED = ["alpha", "Apple", "beta", "Banana", "gamma", "Cherry"]
TICKED = ["alpha", "Apple", "off", "beta", "Banana", "on", "gamma", "Cherry", "off"]
LEAVES = ["alpha", "Apple", "off", "0", "beta", "Banana", "on", "1", "gamma", "Cherry", "off", "0"]

# What stands on the line for each box, and how many stops there are before the first button.
BOXES = {
    "msgbox": (["--msgbox", "A message", "0", "0"], 0),
    "yesno": (["--yesno", "A question?", "0", "0"], 0),
    "pause": (["--pause", "A pause", "9", "40", "30"], 0),
    "inputbox": (["--inputbox", "A line", "0", "0", "value"], 1),
    "passwordbox": (["--passwordbox", "A password", "0", "0", "secret"], 1),
    "menu": (["--menu", "A menu", "0", "0", "0", *LETTERED], 0),
    "inputmenu": (["--inputmenu", "A menu", "20", "50", "0", *LETTERED], 0),
    "checklist": (["--checklist", "A list", "0", "0", "0", *TICKED], 0),
    "radiolist": (["--radiolist", "A list", "0", "0", "0", *TICKED], 0),
    "buildlist": (["--buildlist", "A list", "0", "0", "0", *TICKED], 0),
    "treeview": (["--treeview", "A tree", "0", "0", "0", *LEAVES], 0),
}
ALL_BUTTONS = ["--extra-button", "--help-button"]


def cases():
    """The cases of this file."""
    yield from endings()
    yield from button_options()
    yield from default_buttons()
    yield from codes()
    yield from limits()
    yield from help_answers()
    yield from last_keys()


def endings():
    """Each box ended in each way."""
    for box, (words, before) in BOXES.items():
        stops = ["tab"] * before
        yield Case(f"end/{box}/enter", words, ["enter"])
        yield Case(f"end/{box}/esc", words, ["esc"])
        yield Case(f"end/{box}/leave", words, ["^D"])
        yield Case(f"end/{box}/space", words, [*stops, "space", "enter"])
        if box != "msgbox":
            yield Case(f"end/{box}/second", words, [*stops, "tab", "enter", "enter"])
            yield Case(f"end/{box}/last", words, ["backtab", "enter"])
        for count in range(1, 4 if box != "msgbox" else 3):
            yield Case(f"end/{box}/button-{count}", [*ALL_BUTTONS, *words], [*stops, *["tab"] * count, "enter", "enter"])
        yield Case(f"end/{box}/click", [*ALL_BUTTONS, *words], ["click Help"])
    yield Case("end/infobox", BOXES_OF_NO_KEYS["infobox"])
    yield Case("end/infobox/title", ["--title", "Title", *BOXES_OF_NO_KEYS["infobox"]])
    yield Case("end/infobox/buttons", [*ALL_BUTTONS, "--ok-label", "A long label", *BOXES_OF_NO_KEYS["infobox"]])
    yield Case("end/infobox/label-short", ["--ok-label", "X", *BOXES_OF_NO_KEYS["infobox"][:1], "A", "0", "0"])
    yield Case("end/infobox/no-ok", ["--no-ok", *ALL_BUTTONS, *BOXES_OF_NO_KEYS["infobox"]])
    for key in ("down", "up"):
        yield Case(f"end/pause/{key}", [*ALL_BUTTONS, *BOXES["pause"][0]], [key, "enter"])
    for letter in "oceh":
        yield Case(f"end/pause/letter-{letter}", [*ALL_BUTTONS, *BOXES["pause"][0]], [f"={letter}", "tab", "enter"])
    yield Case("end/infobox/sized", ["--infobox", "A line", "5", "40"])


BOXES_OF_NO_KEYS = {"infobox": ["--infobox", "Some information", "0", "0"]}


def button_options():
    """Labels, missing buttons, hot letters."""
    yield Case("buttons/ok-label", ["--ok-label", "Go on", *BOXES["msgbox"][0]], ["enter"])
    yield Case("buttons/labels", [
        "--ok-label", "Take", "--cancel-label", "Leave it", "--extra-button", "--extra-label", "More",
        "--help-button", "--help-label", "What?", *BOXES["menu"][0]], ["right", "right", "right", "right", "enter"])
    yield Case("buttons/yes-no-labels", ["--yes-label", "Do", "--no-label", "Do not", *BOXES["yesno"][0]], ["right", "enter"])
    yield Case("buttons/exit-label", ["--exit-label", "Out", *BOXES["msgbox"][0]], ["enter"])
    yield Case("buttons/label-odd", ["--ok-label", "x", "--cancel-label", "seven77", *BOXES["menu"][0]], ["enter"])
    yield Case("buttons/label-long", [
        "--ok-label", "A very long label indeed", "--cancel-label", "No", *BOXES["inputbox"][0]], ["tab", "enter"])
    yield Case("buttons/label-lower", ["--ok-label", "take", "--cancel-label", "leave", *BOXES["yesno"][0]], ["enter"])
    yield Case("buttons/label-empty", ["--ok-label", "", *BOXES["msgbox"][0]], ["enter"])
    for box in ("inputbox", "menu", "checklist", "buildlist", "pause"):
        yield Case(f"buttons/no-cancel/{box}", ["--no-cancel", *BOXES[box][0]], ["tab", "tab", "enter"])
        yield Case(f"buttons/no-ok/{box}", ["--no-ok", *BOXES[box][0]], ["enter"])
    for box in ("yesno", "msgbox"):
        for key in ("enter", "space", "^D"):
            yield Case(f"buttons/no-ok/{box}/second-{key}", ["--no-ok", "--help-button", *BOXES[box][0]], ["tab", key])
    yield Case("buttons/no-ok/yesno-extra", ["--no-ok", "--extra-button", *BOXES["yesno"][0]], ["enter"])
    yield Case("buttons/no-cancel/yesno-letter", ["--no-cancel", *BOXES["yesno"][0]], ["=n"])
    yield Case("buttons/no-ok/click", ["--no-ok", "--extra-button", *BOXES["menu"][0]], ["click Cancel"])
    yield Case("buttons/no-ok/leave", ["--no-ok", *BOXES["menu"][0]], ["^D"])
    yield Case("buttons/none", ["--no-ok", "--no-cancel", *BOXES["menu"][0]], ["enter"])
    yield Case("buttons/none/msgbox", ["--no-ok", *BOXES["msgbox"][0]], ["enter"])
    for letter in "ynYNeh":
        yield Case(f"buttons/letter-{letter}", [*ALL_BUTTONS, *BOXES["yesno"][0]], [f"={letter}"])
    yield Case("buttons/letter-other", BOXES["yesno"][0], ["=x", "=q", "enter"])
    yield Case("buttons/letter/msgbox", [*ALL_BUTTONS, *BOXES["msgbox"][0]], ["=h"])
    yield Case("buttons/letter/menu", BOXES["menu"][0], ["=c", "enter"])
    yield Case("buttons/letter/menu-visited", ["--visit-items", *BOXES["menu"][0]], ["tab", "=c"])
    yield Case("buttons/letter/inputbox", BOXES["inputbox"][0], ["tab", "=c"])
    yield Case("buttons/letter/same", [
        "--yes-label", "Save", "--no-label", "Skip", *BOXES["yesno"][0]], ["=k", "enter"])


def default_buttons():
    """Where the focus is at the start."""
    for name in ("ok", "cancel", "extra", "help", "yes", "no"):
        box = "yesno" if name in ("yes", "no") else "menu"
        yield Case(f"default/{name}", ["--default-button", name, *ALL_BUTTONS, *BOXES[box][0]], ["enter"])
    for box in ("yesno", "inputbox", "menu", "checklist", "pause", "treeview"):
        yield Case(f"default/no/{box}", ["--defaultno", *BOXES[box][0]], ["enter"])
    yield Case("default/missing", ["--default-button", "extra", *BOXES["menu"][0]], ["enter"])
    yield Case("default/any-case", ["--default-button", "CANCEL", *BOXES["menu"][0]], ["enter"])
    yield Case("default/input-extra", ["--default-button", "extra", *ALL_BUTTONS, *BOXES["inputbox"][0]], ["enter"])
    yield Case("default/input-missing", ["--default-button", "help", *BOXES["inputbox"][0]], ["=x", "tab", "=x", "enter"])
    yield Case("default/input-no-cancel", ["--defaultno", "--no-cancel", *BOXES["passwordbox"][0]], ["=x", "enter"])
    yield Case("default/input-no-ok", ["--default-button", "ok", "--no-ok", *BOXES["inputbox"][0]], ["=x", "enter"])
    yield Case("default/no/no-cancel", ["--defaultno", "--no-cancel", *BOXES["menu"][0]], ["enter"])


def codes():
    """Exit codes by variables of the environment."""
    yield Case("codes/ok", BOXES["menu"][0], ["enter"], environment={"DIALOG_OK": "20"})
    yield Case("codes/cancel", BOXES["menu"][0], ["tab", "enter"], environment={"DIALOG_CANCEL": "21"})
    yield Case("codes/help", ["--help-button", *BOXES["menu"][0]], ["backtab", "enter"], environment={"DIALOG_HELP": "22"})
    yield Case("codes/extra", ["--extra-button", *BOXES["menu"][0]], ["tab", "enter"], environment={"DIALOG_EXTRA": "0x17"})
    yield Case("codes/esc", BOXES["menu"][0], ["esc"], environment={"DIALOG_ESC": "024"})
    yield Case("codes/esc-not-error", BOXES["menu"][0], ["esc"], environment={"DIALOG_ERROR": "9"})
    yield Case("codes/error", ["--menu", "text"], environment={"DIALOG_ERROR": "9"})
    yield Case("codes/error-not-esc", ["--menu", "text"], environment={"DIALOG_ESC": "9"})
    yield Case("codes/minus-one", BOXES["yesno"][0], ["right", "enter"], environment={"DIALOG_CANCEL": "-1"})
    yield Case("codes/word", BOXES["yesno"][0], ["right", "enter"], environment={"DIALOG_CANCEL": "foo"})
    yield Case("codes/empty", BOXES["yesno"][0], ["right", "enter"], environment={"DIALOG_CANCEL": ""})
    item_help = ["--item-help", "--help-button", "--menu", "m", "0", "0", "0", "a", "A", "help a", "b", "B", "help b"]
    yield Case("codes/item-help", item_help, ["backtab", "enter"])
    yield Case("codes/item-help-set", item_help, ["backtab", "enter"], environment={"DIALOG_ITEM_HELP": "4"})


def limits():
    """Running out of time."""
    yield Case("time/msgbox", ["--timeout", "1", *BOXES["msgbox"][0]], ["wait"])
    yield Case("time/inputbox", ["--timeout", "1", *BOXES["inputbox"][0]], ["wait"], environment={"DIALOG_TIMEOUT": "40"})
    yield Case("time/menu", ["--timeout", "1", *BOXES["menu"][0]], ["wait"], environment={"DIALOG_ESC": "41"})
    yield Case("time/chain", ["--timeout", "1", *BOXES["yesno"][0], "--and-widget", *BOXES["msgbox"][0]], ["wait"])
    yield Case("time/answered", ["--timeout", "20", *BOXES["checklist"][0]], ["space", "enter"])


def help_answers():
    """What Help writes, with its options (the focus on the second of three)."""
    ticked = ["a 1", "A", "on", "b", "B", "on", "c", "C", "off"]
    helped = ["a 1", "A", "on", "help 1", "b", "B", "on", "help 2", "c", "C", "off", ""]
    lists = {"checklist": ("checklist", ticked, helped), "radiolist": ("radiolist", ticked, helped),
             "buildlist": ("buildlist", ticked, helped)}
    for name, (box, plain, with_help) in lists.items():
        for options in ([], ["--help-status"], ["--help-tags"], ["--quoted"], ["--help-status", "--separate-output"]):
            mark = "+".join(option[2:] for option in options) or "plain"
            yield Case(f"help/{name}/{mark}", [
                "--help-button", *options, f"--{box}", "m", "0", "0", "0", *plain], ["down", "backtab", "enter"])
            if "--separate-output" not in options:
                yield Case(f"help/{name}/item+{mark}", [
                    "--item-help", "--help-button", *options, f"--{box}", "m", "0", "0", "0", *with_help],
                    ["down", "backtab", "enter"])
    menu = ["--menu", "m", "0", "0", "0", "a 1", "A", "help 1", "b", "B", "help 2"]
    for options in ([], ["--help-status"], ["--help-tags"], ["--quoted"]):
        mark = "+".join(option[2:] for option in options) or "plain"
        yield Case(f"help/menu/item+{mark}", ["--item-help", "--help-button", *options, *menu], ["down", "backtab", "enter"])
    yield Case("help/inputbox", ["--help-button", *BOXES["inputbox"][0]], ["backtab", "enter"])
    yield Case("help/file", ["--hfile", "help.txt", *BOXES["menu"][0]], ["f1", "enter", "enter"],
               files={"help.txt": "First line of help\nSecond line\n"})


def last_keys():
    """--last-key."""
    for box in ("msgbox", "yesno", "inputbox", "menu", "checklist", "radiolist", "buildlist", "treeview"):
        yield Case(f"last-key/{box}", ["--last-key", *BOXES[box][0]], ["down", "enter"])
    yield Case("last-key/space", ["--last-key", *BOXES["menu"][0]], ["space"])
    yield Case("last-key/letter", ["--last-key", *BOXES["yesno"][0]], ["=y"])
    yield Case("last-key/cancel", ["--last-key", *BOXES["menu"][0]], ["tab", "enter"])
    yield Case("last-key/separate", ["--last-key", "--separate-output", *BOXES["checklist"][0]], ["space", "enter"])
