"""Whether words and marks can be read in other people's colours: contrast (WCAG 2) of what is on the screen, scheme by scheme."""

import pathlib

import pytest

# Light, dark and of low contrast: foreground, background and the sixteen colours, as published with each scheme.
SCHEMES = {
    "Builtin Tango Dark": "ffffff 000000 000000 cc0000 4e9a06 c4a000 3465a4 75507b 06989a d3d7cf 555753 ef2929 8ae234 fce94f 729fcf ad7fa8 34e2e2 eeeeec",
    "Builtin Tango Light": "000000 ffffff 000000 cc0000 4e9a06 c4a000 3465a4 75507b 06989a b9bdb5 555753 ef2929 7dd527 d6c329 729fcf ad7fa8 27d5d5 eeeeec",
    "Dracula": "f8f8f2 282a36 21222c ff5555 50fa7b f1fa8c bd93f9 ff79c6 8be9fd f8f8f2 6272a4 ff6e6e 69ff94 ffffa5 d6acff ff92df a4ffff ffffff",
    "Nord": "d8dee9 2e3440 3b4252 bf616a a3be8c ebcb8b 81a1c1 b48ead 88c0d0 e5e9f0 596377 bf616a a3be8c ebcb8b 81a1c1 b48ead 8fbcbb eceff4",
    "Gruvbox Light": "3c3836 fbf1c7 fbf1c7 cc241d 98971a d79921 458588 b16286 689d6a 7c6f64 928374 9d0006 79740e b57614 076678 8f3f71 427b58 3c3836",
    "GitHub Light Default": "1f2328 ffffff 24292f cf222e 116329 4d2d00 0969da 8250df 1b7c83 6e7781 57606a a40e26 1a7f37 633c01 218bff a475f9 3192aa 8c959f",
    "Zenburn": "dcdccc 3f3f3f 4d4d4d 7d5d5d 60b48a f0dfaf 5d6d7d dc8cc3 8cd0d3 dcdccc 709080 dca3a3 c3bf9f e0cf9f 94bff3 ec93d3 93e0e3 ffffff",
    "Solarized Dark Higher Contrast": "9cc2c3 001e27 002831 d11c24 6cbe6c a57706 2176c7 c61c6f 259286 eae3cb 006488 f5163b 51ef84 b27e28 178ec8 e24d8e 00b39e fcf4dc",
}
NAMES = ["black", "red", "green", "brown", "blue", "magenta", "cyan", "white"]
PALETTE = NAMES + ["bright" + name for name in NAMES]
TERMINALS = [{"TERM": "xterm"}, {"TERM": "xterm-256color"}, {"TERM": "xterm-256color", "COLORTERM": "truecolor"}]
MARKS = set("✓✗!i")
ENTER, TAB, DOWN = b"\r", b"\t", b"\x1b[B"
ROWS = ["--fields", "value,help,state", "--delimiter", ",", "doc,All of the manual,", "src,The sources,on", "lib,Not here,disabled"]

ACCOUNT = str(pathlib.Path(__file__).resolve().parents[2] / "man/examples/account.json")

# Words, keys, and a word that the picture is complete with.
STATES = [
    (["--alert", "-t", "Title", "Delete?"], b"", "Cancel"), (["--alert", "--danger", "ok", "Delete?"], b"", "Cancel"),
    (["--alert", "--danger", "ok", "Delete?"], TAB, "Cancel"), (["--confirm", "--timeout", "40", "Go?"], b"", "Yes"),
    (["--choose", "Which?", *ROWS], b"", "The sources"), (["--choose", "--multiple", "--min-picks", "2", "Which?", *ROWS], ENTER, "At least"),
    (["--choose", "Which?", *map(str, range(60))], DOWN, "2/60"), (["--input", "--placeholder", "Ada", "Name"], b"", "Ada"),
    (["--input", "--required", "Name"], ENTER, "needed"), (["--input", "--value", "Ada", "Name"], TAB, "Cancel"),
    (["--number", "--max", "9", "How many?"], b"99" + ENTER, "At most"),
    (["--slider", "--value", "30", "Volume"], b"", "30"), (["--password", "--again", "Secret"], b"x", "Again"),
    (["--layout", ACCOUNT, "--set", "plan=pro"], b"Ada" + TAB, "Lower case"), (["--layout", ACCOUNT], TAB * 4 + b" ", "Yes"),
    (["--layout", ACCOUNT, "--set", "plan=pro"], TAB * 5 + ENTER + DOWN, "Oslo"),
    *((["--message", f"--{style}", "-t", "Disk", "It says so."], b"", "It says") for style in ("info", "success", "warning", "error")),
    *((["--duration", "60", "--stack", "2", f"--{style}", "-t", "Disk", "It says so."], b"", "It says") for style in ("info", "success", "warning", "error")),
    (["--duration", "60", "--countdown", "--percent", "40", "Copying"], b"", "40%"),
    (["--duration", "60", "--action", "undo=Undo", "Deleted"], b"", "Undo"), (["--duration", "60", "--wait", "Read this"], b"", "any key")]


def luminance(color):
    """Relative luminance of `rrggbb`."""
    parts = [int(color[place:place + 2], 16) / 255 for place in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    """From 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def seen(name, standard, palette):
    """The colour that a name of pyte's has in a scheme."""
    name = name.replace("bfight", "bright")
    return standard if name == "default" else palette[PALETTE.index(name)] if name in PALETTE else name


def contrasts(cell):
    """The contrast of a cell in each scheme."""
    for name, line in SCHEMES.items():
        foreground, background, *palette = line.split()
        colors = seen(cell.fg, foreground, palette), seen(cell.bg, background, palette)
        yield name, contrast(*colors), contrast(foreground, background)


@pytest.mark.parametrize("terminal_kind", TERMINALS, ids=lambda kind: kind.get("COLORTERM", kind["TERM"]))
@pytest.mark.parametrize("words,keys,sign", STATES, ids=lambda value: " ".join(value)[:30] if isinstance(value, list) else "")
def test_every_word_is_legible_in_every_scheme(toast, words, keys, sign, terminal_kind):
    run = toast(*words, TOAST_MOTION="0", **terminal_kind)
    if keys:
        run.wait_for("Cancel").type(keys)
    run.wait_for(sign)
    cells = {cell for row in range(run.picture.lines) for cell in run.picture.buffer[row].values()
             if cell.data.isalnum() or cell.data in MARKS}
    assert cells
    for cell in cells:
        if cell.data in MARKS:
            # A lone mark is told apart by its shape too, and in sixteen colours has one of the scheme's.
            assert sum(found >= 3 for _, found, _ in contrasts(cell)) >= 5, cell
            continue
        for scheme, found, plain in contrasts(cell):
            # No word can be clearer than the scheme's own.
            assert found >= min(4.5, plain) - 0.01, (scheme, cell, found)
