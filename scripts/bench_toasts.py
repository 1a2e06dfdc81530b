"""Toasts: how soon they are seen, on a terminal and over tmux, and what they cost while they move.

Over tmux the bench starts them without a terminal of their own, so that nothing but the toast runs between the start and
the frame on the terminal that tmux shows.
"""

import os
import re
import statistics
import subprocess
import tempfile
import time

from bench_run import QUIET, Run, Unmeasurable, count, environment, milliseconds

SAID = "Saved"
# Seconds that a toast stands; with none nothing is seen of it.
BRIEF = "0.05"
FRAME = re.compile(rb"\x1b\[\?2026h(.*?)\x1b\[\?2026l", re.DOTALL)
# The question that tells another client of the server where it is.
PLACE = "#{socket_path},#{pid},0 #{pane_id}"


# Title, figure, how it is written, and the most that it may be.
LIMITS = (
    ("toast, start to first frame", "frame", milliseconds, 0.003),
    ("toast over tmux, to first frame", "tmux frame", milliseconds, 0.005),
    ("toast --detach, start to end", "detach", milliseconds, 0.005),
    ("toast --detach over tmux, to end", "tmux detach", milliseconds, 0.005),
    ("toast of 2 s in motion, CPU", "cpu", milliseconds, 0.030),
    ("toast in motion, bytes of a frame", "frame bytes", count, 2048),
)


def measure(toast, tmux, rounds):
    """Medians by figure."""
    found = {}
    for _ in range(rounds):
        with Run([toast, "--duration", BRIEF, SAID], environment(TOAST_MOTION="0")) as run:
            note(found, "frame", run.paint(SAID.encode()))
        with Run([toast, "--detach", SAID], environment()) as run:
            note(found, "detach", run.end()[0])
    for _ in range(3):
        moved(found, toast)
    over_tmux(found, toast, tmux, rounds)
    return {figure: statistics.median(values) for figure, values in found.items()}


def note(found, figure, value):
    found.setdefault(figure, []).append(value)


def moved(found, toast):
    """A toast that comes and goes as usual, in two seconds."""
    with Run([toast, SAID], environment()) as run:
        if run.end()[1] != 0:
            raise Unmeasurable("a toast does not end with 0")
        frames = FRAME.findall(bytes(run.output))
        if len(frames) < 10:
            raise Unmeasurable(f"a toast in motion has {len(frames)} frames")
        note(found, "cpu", run.usage.ru_utime + run.usage.ru_stime)
        note(found, "frame bytes", max(map(len, frames)))


def over_tmux(found, toast, tmux, rounds):
    """Toasts over the terminal of a tmux server of our own."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        server = [tmux, "-S", os.path.join(folder, "tmux")]
        with Run([*server, "-f", "/dev/null", "-u", "new-session", "echo ready; sleep 1000"], environment()) as client:
            try:
                client.paint(b"ready")
                place = subprocess.run(
                    [*server, "display-message", "-p", PLACE], env=environment(), capture_output=True, check=True)
                socket, pane = place.stdout.decode().split()
                inside = environment(TMUX=socket, TMUX_PANE=pane, TOAST_MOTION="0")
                for number in range(rounds):
                    note(found, "tmux frame", shown(client, [toast, "--duration", BRIEF], inside, number)[0])
                    note(found, "tmux detach", shown(client, [toast, "--duration", BRIEF, "--detach"], inside, number)[1])
            finally:
                subprocess.run([*server, "kill-server"], env=environment(), check=False)


def shown(client, words, inside, number):
    """Shows a toast on a client's terminal; returns the seconds to its frame, and to the end of the process."""
    seen = len(client.output)
    said = f"{SAID} {number}."
    started = time.perf_counter()
    process = os.posix_spawn(words[0], [*words, said], inside, setsid=True)
    if "--detach" in words:
        os.waitpid(process, 0)
        ended = time.perf_counter()
    while said.encode() not in client.output[seen:]:
        if not client.take(10):
            raise Unmeasurable(f"{' '.join(words)} is not seen over tmux")
    painted = client.last
    if "--detach" not in words:
        os.waitpid(process, 0)
        ended = time.perf_counter()
    # A detached toast stands still for its time before tmux repaints.
    while client.take(float(BRIEF) + QUIET):
        pass
    return painted - started, ended - started
