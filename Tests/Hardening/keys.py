"""Keys that nobody would press, in every box: random bytes, sequences cut anywhere, pastes, the mouse; then the way out."""

import os
import random
import time

from sequences import strangers
from terminal import Terminal, Timeout

BOXES = [
    ["--alert", "Go?"], ["--confirm", "--danger", "yes", "Delete?"], ["--message", "word " * 800], ["--choose", "City", *map(str, range(60))],
    ["--choose", "--multiple", "City", "東京", "Oslo", "x" * 300], ["--input", "--pattern", "[a-z]*", "Name"], ["--password", "--again", "Secret"],
    ["--number", "--min", "-5", "--max", "99", "N"], ["--slider", "S"], ["--inline", "--choose", "City", "a", "b"],
    ["--layout", os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../man/examples/account.json")],
    ["--layout", os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../man/examples/installer.json")],
    ["--as", "dialog", "--menu", "x", "0", "0", "0", "a", "b", "c", "d"], ["--as", "dialog", "--inputmenu", "x", "0", "0", "0", "a", "b"],
    ["--as", "dialog", "--buildlist", "x", "0", "0", "0", "a", "b", "on", "c", "d", "off"], ["--as", "dialog", "--inputbox", "x", "0", "0"],
    ["--as", "dialog", "--rangebox", "x", "0", "0", "0", "9", "3"],
]
PIECES = [b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D", b"\x1bOH", b"\x1b[5~", b"\x1b[6~", b"\t", b"\x1b[Z", b" ", b"\x7f", b"/", b"a", b"0", b"\x01", b"\x0b",
          b"\x19", b"\x1b[200~paste\ntext\x1b[201~", b"\x1b[<0;10;5M\x1b[<0;10;5m", b"\x1b[<64;3;3M", b"\x1b[97;5u", b"\x1b[I", "é東".encode(), b"\xff", b"\x16",
          b"\x1b[27;5;13~", b"\x1b]11;rgb:0/0/0\x07", b"\x1bP1$r\x1b\\", b"\x1b[?62c", b"\x0c", b"\r"]
# What ends a box: Esc, which may first end a search or close what is open, or Ctrl-C at last.
WAYS_OUT = [b"\x1b", b"\x1b", b"\x1b", b"\x03"]


def typed(rng):
    out = b""
    for _ in range(rng.randrange(1, 40)):
        piece = rng.choice(PIECES)
        if rng.random() < 0.1:
            piece = piece[:rng.randrange(1, len(piece) + 1)]
        out += bytes([rng.choice([n for n in range(256) if n not in (3, 26, 28)])]) if rng.random() < 0.1 else piece
    return out


def play(program, words, data, size):
    """What is wrong when a box gets these keys; empty for nothing."""
    environment = {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "TERM": "xterm-256color", "LANG": "C.UTF-8"}
    run = Terminal(*size, environment)
    try:
        run.run(program, *words)
        run.wait_until(lambda: run.sent or run.status is not None, "a frame")
        if run.status is None:
            run.wait_until_raw()
            run.type(data)
        for way in WAYS_OUT:
            if run.status is None:
                try:
                    run.type(way)
                    run.wait_until(lambda: run.status is not None, "the end", 1)
                except Timeout:
                    continue
        run.finish(10)
        wrong = run.leftovers() + strangers(run.sent)
        if run.status not in {*range(0, 64), 255, -2}:
            wrong.append(f"ends with {run.status}")
        return "; ".join(map(str, wrong[:2]))
    except Timeout as error:
        return str(error).splitlines()[0]
    finally:
        run.close()


def cases(program, seed, deadline):
    number = 0
    while time.monotonic() < deadline:
        number += 1
        rng = random.Random(f"{seed}:{number}")
        words, data, size = rng.choice(BOXES), typed(rng), rng.choice([(80, 24), (40, 10), (20, 5), (200, 60)])
        fault = play(program, words, data, size)
        if fault:
            half = len(data)
            while half > 1:
                half //= 2
                if play(program, words, data[:half], size):
                    data = data[:half]
        yield f"{seed}:{number}: {words[:3]} {size} {data!r}: {fault}", not fault
