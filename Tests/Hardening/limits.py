"""Little of everything: descriptors, file sizes, processor time, memory, closed or full descriptors, no folders."""

import itertools
import os
import resource
import time

from verdict import CODES, run

LINES = [["--alert", "Go?"], ["Saved"], ["--choose", "x", "a", "b"], ["--input", "--answer", "a", "x"], ["--progress", "x"], ["--json", "--alert", "--answer", "ok", "x"],
         ["--as", "dialog", "--msgbox", "x", "0", "0"], ["--run", "x", "--", "true"], ["--doctor"], ["--history"],
         ["--layout", os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../man/examples/wifi.json"), "--draw"]]
ENVIRONMENT = {"PATH": "/usr/bin:/bin", "TERM": "xterm", "LANG": "C.UTF-8", "HOME": "/nonexistent"}


def limited(kind, value):
    return lambda: resource.setrlimit(kind, (value, value))


def closing(descriptors):
    def close():
        for number in descriptors:
            os.close(number)
    return close


def full():
    """Standard output and error on a full disk."""
    for number in (1, 2):
        os.dup2(os.open("/dev/full", os.O_WRONLY), number)


def surroundings():
    for count in range(3, 12):
        yield f"ulimit -n {count}", limited(resource.RLIMIT_NOFILE, count)
    for size in (0, 1, 100):
        yield f"ulimit -f {size}", limited(resource.RLIMIT_FSIZE, size * 1024)
    yield "ulimit -v 16384", limited(resource.RLIMIT_AS, 16384 * 1024)
    yield "ulimit -s 128", limited(resource.RLIMIT_STACK, 128 * 1024)
    yield "a full disk", full
    for count in range(1, 4):
        for closed in itertools.combinations(range(3), count):
            yield f"without descriptors {closed}", closing(closed)


def cases(program, seed, deadline):
    for name, prepare in surroundings():
        for words in LINES:
            if time.monotonic() >= deadline:
                return
            code, _, _ = run([program, *words], ENVIRONMENT, preexec=prepare)
            yield f"{name}: {words}: ends with {code}", code in CODES
