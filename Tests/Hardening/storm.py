"""Many toasts at once on one terminal: how long each takes, and whether anything is left of them.

    storm.py COUNT [--tmux]     TOAST_PROGRAM names the program; exit status 1 where something is left
"""

import contextlib
import itertools
import os
import pty
import re
import select
import subprocess
import sys
import tempfile
import time

PROGRAM = os.environ.get("TOAST_PROGRAM", ".build/release/toast")
LONGEST = 120
TOAST = 'export PATH; for n in $(seq {count}); do toast --duration 0.05 {words} "<$n>" & done; wait'


def on_terminal(words, environment, until=lambda: False):
    """Runs words on a pseudo-terminal of their own until they end or `until` holds; returns what was written."""
    process, terminal = pty.fork()
    if process == 0:
        os.execvpe(words[0], words, environment)
    written, end = b"", time.monotonic() + LONGEST
    with contextlib.suppress(OSError):
        while time.monotonic() < end and not until():
            if select.select([terminal], [], [], 0.02)[0]:
                written += os.read(terminal, 65536)
    os.close(terminal)
    os.waitpid(process, 0)
    return written


def left(folder):
    """What the toasts have left in the runtime directory."""
    return [name for _, folders, files in os.walk(folder + "/toast") for name in folders + files]


def own_processes(folder):
    """The processes whose environment names the runtime directory."""
    found = []
    for process in filter(str.isdigit, os.listdir("/proc")):
        with contextlib.suppress(OSError), open(f"/proc/{process}/environ", "rb") as environment:
            if f"XDG_RUNTIME_DIR={folder}\0".encode() in environment.read():
                found.append(int(process))
    return found


def storm(count, in_tmux=False):
    """Shows `count` toasts at once; returns the seconds that they take, how many were seen, and what is left."""
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(folder + "/bin")
        os.symlink(os.path.abspath(PROGRAM), folder + "/bin/toast")
        environment = {"PATH": f"{folder}/bin:{os.environ['PATH']}", "HOME": folder, "XDG_RUNTIME_DIR": folder, "TERM": "xterm-256color",
                       "LANG": "C.UTF-8", "TOAST_MOTION": "0"}
        begin = time.monotonic()
        if in_tmux:
            server = ["tmux", "-S", folder + "/tmux", "-f", "/dev/null"]
            script = TOAST.format(count=count, words="--detach") + "; touch $HOME/called; exec cat"
            began = []

            def is_over():
                if os.path.exists(folder + "/called"):
                    began.append(True)
                return bool(began) and not any(map(str.isdigit, left(folder)))

            written = on_terminal([*server, "new-session", "sh", "-c", script], environment, is_over)
            taken = time.monotonic() - begin
            subprocess.run([*server, "kill-server"], check=False, stderr=subprocess.DEVNULL)
        else:
            written = on_terminal(["sh", "-c", TOAST.format(count=count, words="")], environment)
            taken = time.monotonic() - begin
        for process in own_processes(folder):
            with contextlib.suppress(ProcessLookupError):
                select.select([os.pidfd_open(process)], [], [], 10)
        return taken, len(set(re.findall(rb"<\d+>", written))), left(folder), own_processes(folder)


def cases(program, seed, deadline):
    """Storms that grow, on a terminal and in tmux, up to a time."""
    global PROGRAM
    PROGRAM = program
    for count in itertools.cycle((5, 20, 60, 120)):
        for in_tmux in (False, True):
            if time.monotonic() >= deadline:
                return
            taken, seen, files, processes = storm(count, in_tmux)
            line = f"{count} toasts{' in tmux' if in_tmux else ''}: {taken:.1f} s, {seen} seen, {files} and {processes} left"
            yield line, not files and not processes and seen > 0


def main():
    count, in_tmux = int(sys.argv[1]), "--tmux" in sys.argv
    taken, seen, files, processes = storm(count, in_tmux)
    print(f"{count} toasts: {taken:.2f} s, {taken / count:.3f} s each, {seen} seen, {len(files)} files and {len(processes)} processes left")
    sys.exit(1 if files or processes else 0)


if __name__ == "__main__":
    main()
