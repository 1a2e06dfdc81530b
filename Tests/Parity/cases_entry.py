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
