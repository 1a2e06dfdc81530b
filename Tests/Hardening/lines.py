"""Command lines that nobody would write, in each grammar: words of the help in any order, cut, doubled, with any bytes."""

import random
import re
import subprocess
import time

from verdict import faults, run, smallest

TEXTS = [b"", b"x", b"-", b"--", b"=", b"a b", b"0", b"-1", b"99999999999999999999", b"80x24", b"\xff\xfe", "東京".encode(), b"\x1b[31m", b"a\nb",
         b"/", b"/dev/null", b"/nowhere", b"fd:1", b"fd:99", b"on", b"off", b"NAME=VALUE", b"[", b"(", b"a{9}", b"50%", b"-5", b"red/blue"]
ENVIRONMENT = {"PATH": "/usr/bin:/bin", "TERM": "xterm", "LANG": "C.UTF-8", "TOAST_INTERACTIVE": "0", "HOME": "/nonexistent"}


def options(program, *grammar):
    """All words of the help that begin with dashes."""
    text = subprocess.run([program, *grammar, "--help"], capture_output=True, check=True).stdout
    # These run or show something for ever.
    return sorted(set(re.findall(rb"(?<![\w-])--?[a-z0][\w-]*", text)) - {b"--run", b"--shell-hook"})


def mutated(word, rng):
    """A word with a slip in it."""
    place = rng.randrange(len(word) + 1)
    kind = rng.randrange(5)
    if kind == 0:
        return word[:place]
    if kind == 1:
        return word[:place] + bytes([rng.randrange(1, 256)]) + word[place:]
    if kind == 2:
        return word + b"=" + rng.choice(TEXTS)
    return word[:place] + word[place + 1:] if kind == 3 else word * 2


def line(rng, known):
    words = []
    for _ in range(rng.randrange(1, 9)):
        word = rng.choice(known) if rng.random() < 0.6 else rng.choice(TEXTS)
        words.append(mutated(word, rng) if rng.random() < 0.2 else word)
    return [word.replace(b"\0", b"") for word in words]


def cases(program, seed, deadline):
    grammars = [((), options(program)), (("--as", "dialog"), options(program, "--as", "dialog"))]
    number = 0
    while time.monotonic() < deadline:
        number += 1
        rng = random.Random(f"{seed}:{number}")
        prefix, known = grammars[number % 2]

        def wrong(words):
            code, _, complaints = run([program, *prefix, *words], ENVIRONMENT)
            found = faults(code, b"" if prefix else complaints)
            return found or ("ends with 70" if code == 70 else "")

        words = line(rng, known)
        fault = wrong(words)
        if fault:
            words = smallest(words, wrong)
        yield f"{seed}:{number}: {[*prefix, *words]}: {fault}", not fault
