"""Signals at every system call: strace sends one at the n-th call of a kind, and the screen must be as it was found.

Each program draws on a terminal with text on it. A signal that comes before the first byte undoes nothing, one that comes later
undoes everything, once: afterwards screen, cursor and modes are those from before.
"""

import os
import shutil
import signal
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../EndToEnd"))

from picture import differences  # noqa: E402
from terminal import PATIENCE, TTY, Terminal, Timeout  # noqa: E402

BOXES = {
    "toast at the top": ["--top", "--duration", "0.1", "Saved"],
    "toast at the bottom": ["--bottom", "--duration", "0.1", "Saved"],
    "toast inline": ["--via", "inline", "--duration", "0.1", "Saved"],
    "alert": ["--alert", "--timeout", "0.1", "Go?"],
    "input": ["--input", "--timeout", "0.1", "Name"],
    "list": ["--choose", "--timeout", "0.1", "City", "Bern", "Oslo"],
    "password": ["--password", "--timeout", "0.1", "Secret"],
    "layout": ["--layout", os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../man/examples/wifi.json"), "--timeout", "0.1"],
}
CALLS = ["write", "ioctl", "rt_sigprocmask", "poll", "rt_sigaction", "fcntl", "flock"]
# One that has a meaning, one that has none, one of a crash.
SIGNALS = [signal.SIGTERM, signal.SIGUSR1, signal.SIGSEGV]


def play(program, words, call, number, when):
    """Runs a program with a signal at one call; returns what is wrong, and whether there are that many calls."""
    with tempfile.TemporaryDirectory() as home:
        environment = {"PATH": os.environ["PATH"], "HOME": home, "TERM": "xterm-256color", "LANG": "C.UTF-8", "TOAST_MOTION": "0"}
        run = Terminal(60, 12, environment)
        try:
            for row in range(8):
                os.write(run.slave, f"line {row}\r\n".encode())
            os.write(run.slave, b"$ ")
            run.drain()
            cells, cursor = run.picture.cells(), (run.picture.cursor.x, run.picture.cursor.y)
            run.run("strace", "-o", "/dev/null", "-E", "LD_BIND_NOW=1",
                    "-e", f"inject={call}:signal={number.name[3:]}:when={when}", program, *words)
            status = run.finish(PATIENCE)
            wrong = run.leftovers() + differences(cells, run.picture.cells())
            if (run.picture.cursor.x, run.picture.cursor.y) != cursor:
                wrong.append(f"cursor at {run.picture.cursor.x},{run.picture.cursor.y}, not at {cursor[0]},{cursor[1]}")
            return wrong, status == -number
        except Timeout as error:
            return [str(error).splitlines()[0]], True
        finally:
            run.close()


def moments(program, boxes=None, calls=None, signals=None, last=200, enough=lambda: False):
    """Plays every moment until a program has no such call any more; yields a line for each, and whether it was right."""
    for name in boxes or BOXES:
        for call in calls or CALLS:
            for number in signals or SIGNALS:
                for when in range(1, last):
                    if enough():
                        return
                    wrong, came = play(program, BOXES[name], call, number, when)
                    yield f"{name}: {number.name} at {call} {when}: {'; '.join(wrong[:3])}", not wrong
                    if not came:
                        break


def is_possible():
    """Whether signals can be injected here."""
    return shutil.which("strace") is not None and os.system("strace -o /dev/null true 2>/dev/null") == 0


def cases(program, seed, deadline):
    """All moments up to a time; the seed says with which box they begin."""
    if not is_possible():
        yield "strace is not here or may not trace", False
        return
    boxes = list(BOXES)
    place = seed % len(boxes)
    yield from moments(program, boxes[place:] + boxes[:place], enough=lambda: time.monotonic() >= deadline)
