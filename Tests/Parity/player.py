"""Plays one case: starts a program on a pseudo-terminal, types the keys, and keeps what was seen and what came out.

Nothing here waits for time to pass. After every key the program is watched (proc(5)) until it has taken the key and waits for
the next one; then its picture is complete.
"""

import errno
import fcntl
import os
import platform
import struct
import tempfile
import termios
import time
from dataclasses import dataclass

from screen import CursesPicture, Screen
from terminal import TTY, Terminal

PATIENCE = 20.0  # seconds; only a program that hangs takes so long
LIMIT = 10.0  # seconds; a case that waits for the end has a time limit of one second, and one of the original never ends
GLANCE = 0.001  # seconds between two looks at a program that is at work
ESCAPE_DELAY = 25  # milliseconds that the original waits for the rest of a key that begins with ESC
# Milliseconds: curses waits so long at most for the rest of a key or for a second click, and --timeout at least a second.
LONGEST_MOMENT = 500
REVERSE_VIDEO = 5  # the private mode DECSCNM
OPEN, BUSY = "open", "busy"  # instead of an exit code: still waiting for keys at the end; never came to wait

# Numbers of the system calls in which a program waits: poll with milliseconds, ppoll with a timespec, and read, select,
# pselect6, the two that let time pass, and the waits of epoll, whose limits of time do not matter here.
if platform.machine() == "x86_64":
    POLL, PPOLL, OTHERS = 7, 271, {0, 23, 35, 230, 232, 270, 281}
else:
    POLL, PPOLL, OTHERS = None, 73, {22, 63, 72, 101, 115}

# Where the result comes out: on standard error, or on standard output of a line with --stdout.
USUAL, PIPED = {"stdout": TTY, "stderr": None}, {"stdout": None, "stderr": TTY}

KEYS = {
    "enter": "\r", "tab": "\t", "backtab": "\x1b[Z", "space": " ", "esc": "\x1b", "backspace": "\x7f",
    "up": "\x1bOA", "down": "\x1bOB", "right": "\x1bOC", "left": "\x1bOD", "home": "\x1bOH", "end": "\x1bOF",
    "pageup": "\x1b[5~", "pagedown": "\x1b[6~", "delete": "\x1b[3~", "f1": "\x1bOP", "f2": "\x1bOQ"}


@dataclass(frozen=True)
class Play:
    """What a case led to: exit code, result text, and the screen at the start and after each key."""

    status: int | str
    result: str
    screens: tuple


class Player(Terminal):
    """A terminal that knows when the program on it has drawn all it had to draw."""

    def __init__(self, columns, rows, environment):
        super().__init__(columns, rows, environment)
        self.picture = CursesPicture(columns, rows)

    def settle(self, switches=-1):
        """Waits until the program has ended, or waits for input after it was woken; returns whether it came to that."""
        deadline = time.monotonic() + PATIENCE
        calm = None
        while time.monotonic() < deadline:
            took = self._take(GLANCE)
            if self.status is not None:
                return True
            # Reverse video is a flash, during which the program rests.
            is_flash = REVERSE_VIDEO in self.picture.modes_set
            count = self.switches()
            is_calm = self._has_drawn() and not is_flash and not self._waiting_input() and count > switches and self._waits()
            # It may also rest for a moment at a file; then it has gone on by the next look.
            if is_calm and not took and calm == count:
                self.drain()
                return True
            calm = count if is_calm else None
        return False

    def _has_drawn(self):
        return bool(self.sent or self.out.bytes or self.err.bytes)

    def _waiting_input(self):
        return struct.unpack("i", fcntl.ioctl(self.slave, termios.FIONREAD, b"\0" * 4))[0]

    def switches(self):
        """How often the program has gone to sleep of its own accord."""
        try:
            with open(f"/proc/{self.pid}/status", encoding="ascii", errors="replace") as lines:
                for line in lines:
                    if line.startswith("voluntary_ctxt_switches:"):
                        return int(line.split()[1])
        except OSError as error:
            if error.errno not in (errno.ENOENT, errno.ESRCH):
                raise
        return -1

    def _waits(self):
        """Whether the program waits for input, and not just for the rest of a key."""
        try:
            with open(f"/proc/{self.pid}/syscall", encoding="ascii") as state:
                words = state.read().split()
            if not words[0].isdigit():
                return False  # at work
            number, arguments = int(words[0]), [int(word, 16) for word in words[1:]]
            if number == POLL:
                return arguments[2] & 0xFFFFFFFF > LONGEST_MOMENT
            if number == PPOLL:
                return arguments[2] == 0 or self._milliseconds(arguments[2]) > LONGEST_MOMENT
            return number in OTHERS
        except OSError:
            return False  # it has just ended

    def _milliseconds(self, address):
        """A timespec of the program."""
        with open(f"/proc/{self.pid}/mem", "rb") as memory:
            memory.seek(address)
            seconds, nanoseconds = struct.unpack("qq", memory.read(16))
        return seconds * 1000 + nanoseconds // 1_000_000

    def press(self, step):
        """Types one step of a case; returns whether the program took it."""
        if step == "wait":
            deadline = time.monotonic() + LIMIT
            while self.status is None and time.monotonic() < deadline:
                self._take(GLANCE)
            return True
        if step.startswith("resize "):
            before = self.switches()
            self.resize(*map(int, step.split()[1].split("x")))
            return self.settle(before)
        if step.startswith("click "):
            column, row = self._place(step[6:])
            at = f"\x1b[<0;{column + 1};{row + 1}"
            return self._take_keys(f"{at}M{at}m")
        return self._take_keys(self._bytes(step))

    def _take_keys(self, keys):
        """Types keys; returns whether the program has come to wait for more, or has ended."""
        before = self.switches()
        self.type(keys)
        return self.settle(before)

    def _bytes(self, step):
        if step.startswith("="):
            return step[1:]
        if step.startswith("^") and len(step) == 2:
            return chr(ord(step[1]) & 0x1F)
        return KEYS[step]

    def _place(self, text):
        """Where to click: `COLUMN,ROW` from the upper left corner of the screen, or a text that stands there."""
        column, comma, row = text.partition(",")
        if comma and column.isdigit():
            return int(column), int(row)
        return self.picture.find(text) or (0, 0)


def play(case, program):
    """Runs a case with a program in a folder of its own and returns what came of it."""
    home = os.getcwd()
    with tempfile.TemporaryDirectory(prefix="parity-") as folder:
        os.chdir(folder)
        try:
            for name, content in case.files.items():
                with open(name, "wb") as file:
                    file.write(content if isinstance(content, bytes) else content.encode())
            return perform(case, program, folder)
        finally:
            os.chdir(home)


def perform(case, program, folder):
    """Runs a case in the folder in which the process stands."""
    environment = {
        "PATH": "/usr/bin:/bin", "HOME": folder, "TERM": "xterm-256color", "LANG": "C.UTF-8",
        "ESCDELAY": str(ESCAPE_DELAY), "NCURSES_NO_UTF8_ACS": "1"} | case.environment
    player = Player(case.columns, case.rows, environment)
    try:
        player.run(program, *case.words, stdin=TTY, **PIPED if case.pipes_output else USUAL)
        settled, screens = player.settle(), []
        for step in case.keys:
            if player.status is not None or not settled:
                break
            screens.append(Screen.of(player.picture))
            settled = player.press(step)
        # The last screen shows what the last key did, or what a box leaves that does not wait for keys.
        if player.status is None or "--infobox" in case.words and not screens:
            screens.append(Screen.of(player.picture))
        status = player.status if player.status is not None else OPEN if settled else BUSY
        player.out.take()
        player.err.take()
        result = player.err.bytes + player.out.bytes
        return Play(status, result.decode("utf-8", "backslashreplace"), tuple(screens))
    finally:
        player.close()
