"""One program on a pseudo-terminal of its own, timed from just before it is started.

It is started with posix_spawn: a fork of this interpreter would add some milliseconds to every start and count this
interpreter's memory as the program's.
"""

import fcntl
import os
import select
import signal
import struct
import termios
import time

ROWS, COLUMNS = 24, 80
# A frame is complete when nothing more has come for this long; the programs send a frame within a millisecond or two.
QUIET = 0.030
# Longer than anything here takes; a program that is silent for longer is not measured but reported.
PATIENCE = 10.0


def milliseconds(value):
    """A time in seconds as it is printed."""
    return f"{value * 1000:.2f} ms"


def count(value):
    """A number as it is printed."""
    return f"{value:.0f}"


class Unmeasurable(Exception):
    """Something that should have been measured and could not be; the text says what."""


class Run:
    """One program on a pseudo-terminal of its own, timed from just before it is started."""

    def __init__(self, words, environment):
        self.master, self.slave = os.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        path = os.ttyname(self.slave)
        # The first terminal that a session's leader opens becomes its controlling terminal.
        opened = [(os.POSIX_SPAWN_OPEN, 0, path, os.O_RDWR, 0)]
        copied = [(os.POSIX_SPAWN_DUP2, 0, descriptor) for descriptor in (1, 2)]
        self.output = bytearray()
        # What the process has used, once it has ended.
        self.usage = None
        self.first = self.last = None
        self.words = words
        self.started = time.perf_counter()
        self.process = os.posix_spawn(
            words[0], words, environment, file_actions=opened + copied, setsid=True)
        self.handle = os.pidfd_open(self.process)

    def take(self, timeout):
        """Takes what the program sent; False when nothing came within `timeout` seconds."""
        if not select.select([self.master], [], [], timeout)[0]:
            return False
        data = os.read(self.master, 65536)
        self.last = time.perf_counter()
        self.first = self.first or self.last
        self.output += data
        return True

    def paint(self, drawn):
        """Waits for the first frame, which holds some bytes; returns the seconds from the start to its last byte."""
        while drawn not in self.output:
            if not self.take(PATIENCE):
                raise Unmeasurable(f"{self.words[0]} does not draw its box")
        while self.take(QUIET):
            pass
        return self.last - self.started

    def press(self, keys):
        """Types keys and waits for the frame that follows; returns the seconds to its last byte, and how many bytes it has."""
        before, since = len(self.output), time.perf_counter()
        os.write(self.master, keys)
        if not self.take(PATIENCE):
            raise Unmeasurable(f"{self.words[0]} draws nothing after a key")
        while self.take(QUIET):
            pass
        return self.last - since, len(self.output) - before

    def memory(self, what="VmHWM"):
        """The most memory the program has held so far, in kB, or another row of proc(5)'s status."""
        with open(f"/proc/{self.process}/status", encoding="ascii") as lines:
            for line in lines:
                if line.startswith(what + ":"):
                    return int(line.split()[1])
        raise Unmeasurable(f"{self.words[0]} has ended before its memory was read")

    def end(self, keys=b""):
        """Sends keys and waits for the end; returns the seconds since the keys, or else the start, and the exit code."""
        since = self.started
        if keys:
            since = time.perf_counter()
            os.write(self.master, keys)
        while True:
            ready = select.select([self.master, self.handle], [], [], PATIENCE)[0]
            if self.handle in ready:
                ended = time.perf_counter()
                break
            if not ready:
                raise Unmeasurable(f"{self.words[0]} does not end")
            self.take(0)
        _, status, self.usage = os.wait4(self.process, 0)
        while self.take(0):
            pass
        self.process = None
        return ended - since, os.waitstatus_to_exitcode(status)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process is not None:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        for descriptor in (self.handle, self.slave, self.master):
            os.close(descriptor)


def environment(**more):
    """What every program gets: an ordinary terminal, UTF-8, nobody's settings."""
    return {
        "PATH": os.environ["PATH"], "HOME": "/nonexistent", "TERM": "xterm-256color",
        "LANG": "C.UTF-8"} | more
