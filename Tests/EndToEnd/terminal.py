"""A real pseudo-terminal with a program on it.

The program is started by posix_spawn in a session of its own, with the pseudo-terminal as its controlling terminal. What
it sends is fed to a Picture. Nothing here sleeps: everything waits, with a deadline, for bytes or for an end.
"""

import fcntl
import os
import re
import select
import signal
import struct
import termios
import time

from picture import Picture, panel
from pipe import Pipe

# Seconds; only a failing test waits so long. Toasts that shall not end by themselves stay for longer than that.
PATIENCE = float(os.environ.get("TOAST_TEST_PATIENCE", "40"))

GLANCE = 0.02  # seconds after which a condition is looked at again though nothing was sent

# Where a picture is whole and the next one has not begun: around a frame that is marked as one, and elsewhere before whatever
# moves the cursor, or moves or erases cells.
FRAMES = re.compile(rb"(?<=\x1b\[\?2026l)|(?=\x1b\[\?2026h)")
MOVES = re.compile(rb"(?=\x1b\[[\d;]*[@-HJ-MPSTXdfr])|(?=\x1b[78DEM])|(?=\r)|(?<=\n)")

CLOSED = object()  # a standard descriptor that is closed at the start
TTY = object()  # a standard descriptor that is the terminal


def pictures(picture, data):
    """Feeds what was sent to a picture, and stops wherever that is whole."""
    for part in FRAMES.split(data):
        for piece in [part] if 2026 in picture.modes_set or part.startswith(b"\x1b[?2026h") else MOVES.split(part):
            picture.feed(piece)
            yield


class Timeout(AssertionError):
    """Something that was waited for did not come."""


class Terminal:
    """A terminal of a given size; `run` starts a program on it."""

    def __init__(self, columns=80, rows=24, environment=None):
        self.environment = environment or {}
        self.master, self.slave = os.openpty()
        os.set_blocking(self.master, False)
        os.set_blocking(self.slave, False)
        self.path = os.ttyname(self.slave)
        self.picture = Picture(columns, rows)
        self.sent = b""
        self.frames = []
        self.awaited, self.place = None, None
        self.status = None
        self.pid = None
        self.pidfd = -1
        self.out, self.err, self.files = Pipe(), Pipe(), []
        self._set_size(columns, rows)
        self.modes_before = self.modes()

    # -- starting ------------------------------------------------------------------------------------------------

    def run(self, *words, stdin=TTY, stdout=None, stderr=None, controlling=True, extra=()):
        """Starts a program. A descriptor is TTY, CLOSED, a path, a number, or (stdout, stderr) None for a pipe.

        `extra` are further descriptors as (number, our descriptor). Without `controlling` the terminal is not the
        controlling one, and the program has none.
        """
        actions = []
        if controlling:
            # The first terminal that the leader of a session opens becomes the controlling one.
            actions += [(os.POSIX_SPAWN_OPEN, 200, self.path, os.O_RDWR, 0), (os.POSIX_SPAWN_CLOSE, 200)]
        if self.pid is not None:
            self.out.close()
            self.err.close()
            self.out, self.err, self.status = Pipe(), Pipe(), None
        for number, target in ((0, stdin), (1, stdout), (2, stderr)):
            actions += self._redirection(number, target)
        actions += [(os.POSIX_SPAWN_DUP2, ours, number) for number, ours in extra]
        words = [os.fsencode(word) for word in words]
        self.pid = os.posix_spawnp(
            words[0], words, self.environment, file_actions=actions, setsid=True,
            setsigdef=signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP})
        self.pidfd = os.pidfd_open(self.pid)
        for pipe in (self.out, self.err):
            os.close(pipe.writing)
            pipe.writing = -1
        return self

    def _redirection(self, number, target):
        if target is TTY:
            return [(os.POSIX_SPAWN_OPEN, number, self.path, os.O_RDWR | os.O_NOCTTY, 0)]
        if target is CLOSED:
            return [(os.POSIX_SPAWN_CLOSE, number)]
        if target is None:
            return [(os.POSIX_SPAWN_DUP2, (self.out if number == 1 else self.err).writing, number)]
        if isinstance(target, int):
            return [(os.POSIX_SPAWN_DUP2, target, number)]
        flags = os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        return [(os.POSIX_SPAWN_OPEN, number, os.fspath(target), flags, 0o600)]

    # -- waiting -------------------------------------------------------------------------------------------------

    def wait_until(self, condition, what="the condition", patience=PATIENCE):
        """Takes output until the condition holds; fails with the picture when it does not come to hold."""
        deadline = time.monotonic() + patience
        had_ended = self.status is not None
        # Between the marks of a frame (mode 2026) the picture is not yet one.
        while 2026 in self.picture.modes_set or not condition():
            left = deadline - time.monotonic()
            if left <= 0:
                raise Timeout(f"{what() if callable(what) else what} did not come in {patience} s\n{self.report()}")
            if not self._take(min(left, GLANCE)) and self.status is not None and not had_ended and not condition():
                raise Timeout(f"the program ended with {self.status} before {what}\n{self.report()}")
        return self

    def wait_for(self, text, patience=PATIENCE):
        """Waits until a text stands on one row of the screen, be it for one frame of many that come at once.

        Afterwards `place` is where it stood, as `Picture.find` tells it.
        """
        self.awaited, self.place = text, self.picture.find(text)
        self.wait_until(lambda: self.place, repr(text), patience)
        self.awaited = None
        self.drain()  # the rest of the frame
        return self

    def wait_for_panel(self):
        """Waits until a toast is seen."""
        return self.wait_until(lambda: panel(self.picture), "a toast").drained()

    def wait_for_no_panel(self):
        """Waits until no toast is seen any more."""
        return self.wait_until(lambda: not panel(self.picture), "the repainted screen")

    def drained(self):
        """The same when the rest of the frame has come, too."""
        self.drain()
        return self

    def wait_for_sent(self, data, start=0, patience=PATIENCE):
        """Waits until bytes were sent, from a place in `sent` on."""
        return self.wait_until(lambda: data in self.sent[start:], repr(data), patience)

    def wait_until_raw(self):
        """Waits until keys are delivered one by one, then for the frame that follows."""
        return self.wait_until(lambda: not self.modes()[3] & termios.ICANON, "raw mode")

    def finish(self, patience=PATIENCE):
        """Waits for the end; returns the exit code, or minus the number of the signal."""
        self.wait_until(lambda: self.status is not None, "the end", patience)
        return self.status

    def _take(self, patience):
        """Takes output that comes within some seconds; returns whether any came."""
        watched = [fd for fd in (self.master, self.out.reading, self.err.reading) if fd >= 0]
        ended = self.status is not None
        pidfds = [] if ended or self.pidfd < 0 else [self.pidfd]
        ready, _, _ = select.select(watched + pidfds, [], [], 0 if ended else patience)
        took = False
        if self.master in ready:
            took = self._take_output() or took
        for pipe in (self.out, self.err):
            if pipe.reading in ready:
                size = len(pipe.bytes)
                pipe.take()
                took = took or len(pipe.bytes) > size
        if self.pidfd in ready and not ended:
            self._collect()
            took = True
        return took

    def _take_output(self):
        try:
            data = os.read(self.master, 65536)
        except (BlockingIOError, OSError):
            return False
        self._note(data)
        return bool(data)

    def _note(self, data):
        self.sent += data
        if data:
            self.frames.append(data)
        if not self.awaited:
            self.picture.feed(data)
            return
        for _ in pictures(self.picture, data):
            self.place = self.place or self.picture.find(self.awaited)

    def _collect(self):
        """Takes the exit status, and then all that was sent before the end."""
        _, status = os.waitpid(self.pid, 0)
        self.status = os.waitstatus_to_exitcode(status)
        os.close(self.pidfd)
        self.pidfd = -1
        self.drain()
        self.out.take()
        self.err.take()

    def drain(self):
        """Takes all that was sent so far: a mark written behind it tells when it is all there."""
        if self.master < 0 or self.slave < 0:
            return
        mark = b"\x1b]1337;end of output\x07"
        left, data = mark, b""
        deadline = time.monotonic() + PATIENCE
        while mark not in data:
            if time.monotonic() >= deadline:
                raise Timeout("the terminal does not deliver")
            # It may have no room for the mark before something is taken.
            ready, free, _ = select.select([self.master], [self.slave] if left else [], [], GLANCE)
            try:
                if ready:
                    data += os.read(self.master, 65536)
                elif free:
                    left = left[os.write(self.slave, left):]
            except BlockingIOError:
                pass
        self._note(data.replace(mark, b""))

    def has_shown(self, text):
        """Whether a text has ever stood on the screen, which had one size all the time."""
        picture = Picture(self.picture.columns, self.picture.lines)
        return any(picture.has(text) for _ in pictures(picture, self.sent))

    # -- doing ---------------------------------------------------------------------------------------------------

    def type(self, keys):
        """Types keys, given as bytes or text."""
        data = keys.encode() if isinstance(keys, str) else keys
        while data:
            _, free, _ = select.select([], [self.master], [], GLANCE)
            try:
                data = data[os.write(self.master, data[:4096]):] if free else data
            except BlockingIOError:
                free = []
            # Nobody has read what was typed before; the program may wait for us to take what it has sent.
            if not free:
                self._take(GLANCE)
        return self

    def click(self, text, button=0):
        """Presses and releases a mouse button on the first cell of a text."""
        column, row = self.picture.find(text)
        return self.type(f"\x1b[<{button};{column + 1};{row + 1}M\x1b[<{button};{column + 1};{row + 1}m")

    def resize(self, columns, rows):
        """Gives the terminal another size, of which its programs are told."""
        self.drain()
        return self.resize_quietly(columns, rows)

    def resize_quietly(self, columns, rows):
        """The same, where output may be held up."""
        self.picture.resize(rows, columns)
        self._set_size(columns, rows)
        return self

    def _set_size(self, columns, rows):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def signal(self, number):
        """Sends a signal to the program."""
        signal.pidfd_send_signal(self.pidfd, number)
        return self

    def hang_up(self):
        """Closes the terminal, as a closed window or a lost connection does."""
        for end in (self.slave, self.master):
            os.close(end)
        self.master = self.slave = -1
        return self

    # -- looking -------------------------------------------------------------------------------------------------

    def modes(self):
        """The terminal's modes (termios)."""
        return termios.tcgetattr(self.master)

    def typed_ahead(self):
        """How many bytes were typed and read by nobody, once lines do not matter."""
        modes = self.modes()
        modes[3] &= ~termios.ICANON
        termios.tcsetattr(self.slave, termios.TCSANOW, modes)
        return struct.unpack("i", fcntl.ioctl(self.slave, termios.FIONREAD, b"\0" * 4))[0]

    @property
    def output(self):
        """What came on the pipe of standard output."""
        return self.out.bytes.decode("utf-8", "backslashreplace")

    @property
    def complaints(self):
        """What came on the pipe of standard error."""
        return self.err.bytes.decode("utf-8", "backslashreplace")

    def leftovers(self):
        """What the program changed and did not give back, as words; empty when all is as it was."""
        self.drain()
        changed = ["modes of the line"] if self.modes() != self.modes_before else []
        return changed + self.leftovers_of_output()

    def leftovers_of_output(self):
        """The same without the modes of the line."""
        found = []
        if self.picture.is_alternate:
            found.append("alternate screen")
        if not self.picture.cursor_is_seen:
            found.append("hidden cursor")
        for mode in (1000, 1002, 1003, 1004, 1006, 2004, 2026):
            if mode in self.picture.modes_set:
                found.append(f"mode {mode}")
        if not self.picture.mode & {7 << 5}:
            found.append("no wrapping")
        if self.picture.margins is not None:
            found.append("scroll region")
        if self.picture.charset != 0 or self.picture.g0_charset != pyte_ascii:
            found.append("character set")
        return found

    def report(self):
        """Picture, answers and complaints, for messages of failed tests."""
        rows = "\n".join(f"|{row}" for row in self.picture.rows)
        return f"{rows}\nstdout {self.out.bytes!r} stderr {self.err.bytes!r} last sent {self.sent[-200:]!r}"

    def close(self):
        """Ends the program, if it still runs, and gives everything back."""
        if self.pidfd >= 0:
            signal.pidfd_send_signal(self.pidfd, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            os.close(self.pidfd)
        for end in (self.master, self.slave):
            if end >= 0:
                os.close(end)
        self.out.close()
        self.err.close()


pyte_ascii = Picture(1, 1).g0_charset
