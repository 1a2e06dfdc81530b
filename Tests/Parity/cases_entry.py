"""Lines that are typed: editing, limits, what is seen and what comes out."""

from table import Case


def box(*value, options=(), kind="inputbox", size=("0", "0")):
    """The words of an input box with a value to begin with."""
    return [*options, f"--{kind}", "Your name", *size, *value]


def cases():
    """The cases of this file."""
    yield from editing()
    yield from looks()
    yield from passwords()
    yield from quoting()
    yield from numbers()


EDITS = {
    "append": ["=s", "enter"], "insert": ["left", "left", "=XY", "enter"], "home": ["home", "=X", "enter"],
    "home-end": ["home", "end", "=X", "enter"], "backspace": ["backspace", "backspace", "enter"],
    "control-h": ["^H", "enter"], "delete": ["home", "delete", "enter"], "delete-at-end": ["delete", "enter"],
    "clear": ["^U", "enter"], "clear-type": ["^U", "=new", "enter"], "too-far": ["home", "left", "backspace", "enter"],
    "right-at-end": ["right", "=x", "enter"], "down": ["down", "enter"], "down-right": ["down", "right", "enter"],
    "up": ["up", "enter"], "tab-round": ["tab", "tab", "tab", "=x", "enter"], "space": ["space", "=a b", "enter"],
    "quoted": ["=\"'\\$", "enter"], "cancel": ["=x", "tab", "tab", "enter"], "button-letter": ["tab", "=o"]}


def editing():
    """Keys in a line."""
    for name, keys in EDITS.items():
        yield Case(f"entry/{name}", box("value"), keys)
    yield Case("entry/control-h-inside", box("value"), ["home", "right", "^H", "enter"])
    yield Case("entry/empty", box(), ["enter"])
    yield Case("entry/init-empty", box(""), ["enter"])
    yield Case("entry/spaces", box("  two  spaces "), ["enter"])
    yield Case("entry/long-init", box("0123456789" * 10), ["enter"])
    yield Case("entry/long-init-home", box("0123456789" * 10), ["home", "=X", "enter"])
    yield Case("entry/long-typed", box(), ["=" + "abcdefghij" * 6, "left", "left", "=X", "enter"])
    yield Case("entry/long-back", box("0123456789" * 6), [*["left"] * 30, "=X", "enter"])
    yield Case("entry/max-input", ["--max-input", "5", *box()], ["=123456789", "enter"])
    yield Case("entry/max-input-init", ["--max-input", "5", *box("12345678")], ["=9", "enter"])
    yield Case("entry/newline-init", box("one\ntwo"), ["enter"])
    yield Case("entry/utf8", box("é漢字"), ["left", "=x", "enter"])
    yield Case("entry/utf8-typed", box(), ["=ü漢", "backspace", "enter"])
    yield Case("entry/click", box("value"), ["tab", "click value", "=X", "enter"])
    yield Case("entry/quoted-option", box("a b", options=["--quoted"]), ["enter"])
    yield Case("entry/stdout", ["--stdout", *box("value")], ["enter"], pipes_output=True)


def looks():
    """Where the field stands."""
    for size in (("10", "40"), ("0", "40"), ("10", "0"), ("-1", "-1"), ("8", "20"), ("20", "76"), ("9", "30")):
        name = "x".join(size)
        yield Case(f"entry/size-{name}", box("value", size=size), ["enter"])
    yield Case("entry/title", ["--title", "Title", "--backtitle", "Behind", *box("value")], ["enter"])
    yield Case("entry/long-text", ["--inputbox", "some words " * 40, "0", "0", "v"], ["enter"])
    yield Case("entry/lines", ["--inputbox", "one\\ntwo\\nthree", "0", "0", "v"], ["tab", "enter"])
    yield Case("entry/narrow-screen", box("value"), ["enter"], 40, 12)
    yield Case("entry/wide-screen", box("value"), ["enter"], 132, 50)
    yield Case("entry/resize", box("value"), ["resize 60x20", "tab", "enter"])
    yield Case("entry/cursor-off-label", box("value", options=["--cursor-off-label"]), ["tab", "enter"])


def passwords():
    """Hidden lines."""
    yield Case("password/init", box("secret", kind="passwordbox"), ["enter"])
    yield Case("password/typed", box(kind="passwordbox"), ["=abc", "backspace", "enter"])
    yield Case("password/insecure", box("secret", kind="passwordbox", options=["--insecure"]), ["=x", "left", "enter"])
    yield Case("password/insecure-utf8", box(kind="passwordbox", options=["--insecure"]), ["=ab", "enter"])
    yield Case("password/cancel", box(kind="passwordbox"), ["=abc", "tab", "tab", "enter"])


def quoting():
    """Ctrl-V, which takes its meaning from the next key."""
    quoted = {
        "tab": ["^V", "tab"], "enter": ["^V", "enter"], "feed": ["^V", "^J"], "control": ["^V", "^A", "=x"],
        "itself": ["^V", "^V"], "clear": ["^V", "^U"], "leave": ["^V", "^D"], "backspace": ["^V", "backspace"],
        "space": ["^V", "space"], "letter": ["^V", "=x"], "wide": ["^V", "=漢"], "esc": ["^V", "esc"]}
    for name, keys in quoted.items():
        yield Case(f"quoted-key/inputbox/{name}", box("value"), [*keys, "enter"])
    yield Case("quoted-key/inputbox/empty", box(), ["^V", "space", "enter"])
    yield Case("quoted-key/passwordbox/tab", box("value", kind="passwordbox"), ["^V", "tab", "enter"])
    for name in ("enter", "tab", "control", "space", "leave", "itself"):
        yield Case(f"quoted-key/button/{name}", box("value"), ["tab", *quoted[name], "enter"])
    yield Case("quoted-key/button/letter", box("value"), ["tab", "^V", "=c"])
    yield Case("quoted-key/button/key", box("value"), ["tab", "^V", "down", "enter"])
    renaming = ["--inputmenu", "m", "20", "50", "0", "a", "Apple", "b", "Banana"]
    for name in ("tab", "enter"):
        yield Case(f"quoted-key/inputmenu/{name}", renaming, ["tab", "enter", *quoted[name], "=x", "enter"])
    boxes = {
        "yesno": ["--yesno", "A question?", "0", "0"], "msgbox": ["--msgbox", "A message", "0", "0"],
        "menu": ["--menu", "m", "0", "0", "0", "a", "Apple", "b", "Banana", "c", "Cherry"],
        "checklist": ["--checklist", "m", "0", "0", "0", "a", "Apple", "off", "b", "Banana", "off"],
        "treeview": ["--treeview", "m", "0", "0", "0", "a", "Apple", "off", "0", "b", "Banana", "on", "1"]}
    for name, words in boxes.items():
        for key in ("enter", "tab", "space", "leave", "control"):
            yield Case(f"quoted-key/{name}/{key}", words, [*quoted[key], "down", "enter"])
    yield Case("quoted-key/yesno/letter", boxes["yesno"], ["^V", "=n"])
    yield Case("quoted-key/menu/letter", boxes["menu"], ["^V", "=b", "enter"])
    yield Case("quoted-key/menu/digit", boxes["menu"], ["^V", "=3", "enter"])
    yield Case("quoted-key/pause", ["--pause", "A pause", "9", "40", "30"], ["^V", "enter"])


def numbers():
    """A number on a bar."""
    def slider(*values, options=(), text="How much?", size=("0", "0")):
        return [*options, "--rangebox", text, *size, *values]
    keys = {
        "enter": ["enter"], "up": ["up", "enter"], "down": ["down", "enter"], "plus": ["=+", "enter"], "minus": ["=-", "enter"],
        "page-up": ["pageup", "enter"], "page-down": ["pagedown", "enter"], "home": ["home", "enter"], "end": ["end", "enter"],
        "digit": ["backtab", "=7", "enter"], "tens": ["backtab", "backtab", "=+", "enter"], "round": ["tab"] * 6 + ["enter"],
        "left": ["left", "left", "left", "=1", "enter"], "cancel": ["tab", "enter"], "esc": ["esc"], "on-button": ["=7", "enter"]}
    for name, typed in keys.items():
        yield Case(f"number/{name}", slider("0", "100", "50"), typed)
    for values in (("0", "100", "0"), ("0", "100", "7"), ("0", "100", "8"), ("0", "100", "99"), ("-50", "50", "-5"), ("1", "10", "5"),
                   ("0", "9", "5"), ("0", "14", "3"), ("0", "1000000", "5"), ("3", "9", "100"), ("9", "3", "5"), ("3", "9"), ("3",)):
        yield Case("number/" + "_".join(values), slider(*values), ["pagedown", "enter"])
    for size in (("9", "21"), ("10", "40"), ("12", "30"), ("0", "41"), ("20", "76"), ("-1", "-1")):
        yield Case(f"number/size-{'x'.join(size)}", slider("0", "100", "50", size=size), ["enter"])
    yield Case("number/long-text", slider("0", "9", "5", text="some words " * 6), ["enter"])
    yield Case("number/last-key", slider("1", "9", "3", options=["--last-key"]), ["enter"])
    yield Case("number/extra", slider("1", "9", "3", options=["--extra-button", "--help-button"]), ["tab", "enter"])
    yield Case("number/title", slider("1", "9", "3", options=["--title", "Title", "--backtitle", "Behind"]), ["enter"])
