"""Lists: a short one, a long one, and one of a million rows; toast called as dialog beside dialog.

The long ones come from a file (`--file`), as no line of words is long enough for them.
"""

import os
import statistics
import tempfile

from bench_run import Run, Unmeasurable, count, environment, milliseconds

MARK = b"Pick"
LONG, LONGEST = 10_000, 1_000_000
DOWN, PAGE_DOWN = b"\x1bOB", b"\x1b[6~"


def megabytes(value):
    return f"{value / 1000:.1f} MB"


# What is measured beside dialog: title, figure, how it is written, and the most that toast may have of dialog's.
RATIOS = (
    ("menu of 10, start to first paint", "short", milliseconds, 0.6),
    ("menu of 10,000, start to first paint", "long", milliseconds, 0.15),
    ("menu of 10,000, peak memory", "memory", megabytes, 0.5),
    ("menu of 10,000, Page Down to picture", "page", milliseconds, 1.0),
    ("menu of 10,000, bytes of a Page Down", "page bytes", count, 0.5),
    ("menu of 10,000, bytes of a Down", "step bytes", count, 0.5),
)
# What only toast is asked for: title, figure, how it is written, and what it must stay below.
LIMITS = (
    ("menu of 1,000,000, to first paint", "longest", milliseconds, 1.0),
    ("menu of 1,000,000, peak memory", "longest memory", megabytes, 250_000),
)


def menu(*items):
    """The words of a menu."""
    return ["--menu", MARK.decode(), "0", "0", "0", *items]


def measure(toast, dialog, rounds):
    """Medians by program and figure, the programs taking turns so that both see the same machine."""
    found = {}
    short = [word for number in range(10) for word in (str(number), f"Item number {number}")]
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        long = menu("--file", write(folder, LONG))
        programs = {"toast": [toast, "--as", "dialog"], "dialog": [dialog]}
        for _ in range(rounds):
            for name, program in programs.items():
                note(found, name, opened([*program, *menu(*short)], "short"))
                note(found, name, walked([*program, *long]))
        longest = menu("--file", write(folder, LONGEST))
        for _ in range(3):
            note(found, "toast", opened([*programs["toast"], *longest], "longest", "longest memory"))
    return {key: statistics.median(values) for key, values in found.items()}


def note(found, name, figures):
    """Adds what was measured to what was found."""
    for figure, value in figures.items():
        found.setdefault((name, figure), []).append(value)


def write(folder, items):
    """Writes a file of rows; returns its name."""
    path = os.path.join(folder, str(items))
    with open(path, "w", encoding="ascii") as file:
        for number in range(items):
            file.write(f'tag{number} "Item number {number}"\n')
    return path


def opened(words, figure, memory=None):
    """Opens a list and leaves it."""
    with Run(words, environment()) as run:
        found = {figure: run.paint(MARK)}
        if memory:
            found[memory] = run.memory()
        end(run, words)
    return found


def walked(words):
    """Opens a list, moves in it and leaves it."""
    with Run(words, environment()) as run:
        found = {"long": run.paint(MARK), "memory": run.memory()}
        steps = [run.press(DOWN)[1] for _ in range(5)]
        pages = [run.press(PAGE_DOWN) for _ in range(5)]
        found["step bytes"] = statistics.median(steps)
        found["page"], found["page bytes"] = map(statistics.median, zip(*pages))
        end(run, words)
    return found


def end(run, words):
    """Leaves a list with OK."""
    if run.end(b"\r")[1] != 0:
        raise Unmeasurable(f"{words[0]} does not end with OK")
