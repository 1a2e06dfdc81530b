"""A pipe that a program writes into."""

import os


class Pipe:
    """A pipe that collects what is written into it."""

    def __init__(self):
        self.reading, self.writing = os.pipe()
        os.set_blocking(self.reading, False)
        self.bytes = b""

    def take(self):
        """Takes what is there without waiting."""
        try:
            while more := os.read(self.reading, 65536):
                self.bytes += more
        except BlockingIOError:
            pass

    def close(self):
        """Closes both ends."""
        for end in (self.reading, self.writing):
            if end >= 0:
                os.close(end)
        self.reading = self.writing = -1


def opened(gate, text=""):
    """Lets the command that waits at a gate go on, or the next one that comes."""
    with open(gate, "wb", buffering=0) as end:
        end.write(text.encode() + b"\n")
