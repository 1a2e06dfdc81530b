"""Characters beyond ASCII: columns, bytes, what is typed and what comes back."""

from table import Case

MENU = ["a", "Äpfel", "b", "漢字", "ü", "Über"]


def cases():
    """The cases of this file."""
    texts = {
        "accents": "Größe über Straße", "all-accents": "é" * 30, "wide": "漢字かな交じり文", "mixed": "a漢b字c", "combining": "e\u0301a\u0308",
        "wide-words": "日本語 テキスト 漢字 " * 6, "long-wide": "漢" * 60, "accented-words": "größe straße fußball " * 8,
        "lines": "größe\\n漢字\\nplain", "emoji": "ok 👍 done", "dashes": "a – b — c … d", "frames": "─│┌┐"}
    for name, text in texts.items():
        yield Case(f"unicode/msgbox/{name}", ["--msgbox", text, "0", "0"], ["enter"])
        yield Case(f"unicode/sized/{name}", ["--msgbox", text, "9", "44"], ["enter"])
    for box, words in {
            "menu": MENU, "checklist": [word for tag, item in zip(MENU[::2], MENU[1::2]) for word in (tag, item, "on")],
            "treeview": [word for tag, item in zip(MENU[::2], MENU[1::2]) for word in (tag, item, "off", "1")],
            "buildlist": [word for tag, item in zip(MENU[::2], MENU[1::2]) for word in (tag, item, "off")]}.items():
        yield Case(f"unicode/{box}", [f"--{box}", "Wähle", "0", "0", "0", *words], ["down", "enter"])
    yield Case("unicode/title", ["--title", "Größe 漢字", "--backtitle", "dahinter – 漢", "--msgbox", "text of a box", "0", "0"], ["enter"])
    yield Case("unicode/labels", ["--ok-label", "Löschen", "--cancel-label", "取消", "--menu", "m", "0", "0", "0", *MENU], ["tab", "enter"])
    yield Case("unicode/labels-yesno", ["--yes-label", "Ändern", "--no-label", "Übergehen", "--yesno", "q", "0", "0"], ["=ü", "enter"])
    yield Case("unicode/item-help", ["--item-help", "--menu", "m", "0", "0", "0", "a", "A", "Hilfe für ä 漢"], ["enter"])
    yield Case("unicode/typed", ["--inputbox", "Name", "0", "0"], ["=Jürgen 漢字", "left", "backspace", "home", "=é", "enter"])
    yield Case("unicode/find", ["--menu", "m", "0", "0", "0", *MENU], ["=ü", "enter"])
    yield Case("unicode/columns", ["--column-separator", "|", "--menu", "m", "0", "0", "0", "a", "ä|x", "b", "zz|y"], ["enter"])
    yield Case("unicode/hline", ["--hline", "größe", "--msgbox", "a text that is long enough", "0", "0"], ["enter"])
