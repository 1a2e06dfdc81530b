"""Dialogs from files beside an alert, a very large one, a long file, and a gauge of many updates beside whiptail's."""

import json
import os
import statistics
import subprocess
import tempfile
import time

from bench_run import Run, Unmeasurable, environment, milliseconds

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
EXAMPLE = os.path.join(TOP, "man", "examples", "account.json")
CONTROLS, UPDATES, LONG = 10_000, 20_000, 10_000_000
DOWN = b"\x1b[B"


def painted(words, drawn):
    """The seconds to the first frame of a box, which is then left."""
    with Run(words, environment()) as run:
        seconds = run.paint(drawn)
        run.end(b"\x1b")
    return seconds


def large(folder):
    """Writes a layout of many controls of five types; returns its name."""
    kinds = [{"type": "text"}, {"type": "checkbox"}, {"type": "number"}, {"type": "select", "rows": ["a", "b"]}, {"type": "slider"}]
    body = [{**kinds[n % 5], "name": f"c{n}", "label": f"Control {n}"} for n in range(CONTROLS)]
    return written(folder, "large.json", json.dumps({"body": body}))


def written(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def opened(toast, path):
    """The seconds to the first frame of a large layout, and those of a key."""
    with Run([toast, "--layout", path], environment()) as run:
        paint = run.paint(b"Control")
        keys = [run.press(DOWN)[0] for _ in range(9)]
        run.end(b"\x1b")
    return paint, statistics.median(keys)


def read(toast, folder):
    """How many MB of JSON are read in a second."""
    rows = [f"row {n} of many, with a text of some length" for n in range(LONG // 48)]
    layout = {"body": [{"type": "select", "name": "a", "rows": rows}]}
    path = written(folder, "long.json", json.dumps(layout))
    since = time.perf_counter()
    if subprocess.run([toast, "--layout", path, "--lint"], check=False).returncode != 0:
        raise Unmeasurable("a long layout is not read")
    return os.path.getsize(path) / 1e6 / (time.perf_counter() - since)


def gauge(words, path):
    """The seconds in which a gauge shows what a file of updates says."""
    line = "exec \"$@\" <" + path
    with Run(["/bin/sh", "-c", line, "sh", *words, "--gauge", "Copying", "8", "50", "0"], environment()) as run:
        seconds, code = run.end()
    if code != 0:
        raise Unmeasurable(f"{words[0]} does not show a gauge")
    return seconds


def measure(toast, whiptail, rounds):
    """Rows of title, value and target."""
    found = {"alert": [], "layout": [], "ours": [], "theirs": []}
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        updates = written(folder, "updates", "".join(f"{n * 100 // UPDATES}\n" for n in range(UPDATES)))
        for _ in range(rounds):
            found["alert"].append(painted([toast, "--alert", "Delete 3 files?"], b"Delete"))
            found["layout"].append(painted([toast, "--layout", EXAMPLE], b"account"))
            found["ours"].append(gauge([toast, "--as", "dialog"], updates))
            found["theirs"].append(gauge([whiptail], updates))
        paint, key = opened(toast, large(folder))
        speed = read(toast, folder)
    middle = {name: statistics.median(values) for name, values in found.items()}
    return [
        ("layout, first paint beside an alert's", middle["layout"] / middle["alert"], 1.3, "{:.2f}".format),
        (f"layout of {CONTROLS:,} controls, first paint", paint, 0.3, milliseconds),
        (f"layout of {CONTROLS:,} controls, a key", key, 0.016, milliseconds),
        ("layout of 10 MB, seconds for 100 MB", 100 / speed, 1, "{:.2f}".format),
        (f"gauge, {UPDATES:,} updates beside whiptail", middle["ours"] / middle["theirs"], 0.1, "{:.2f}".format),
    ]
