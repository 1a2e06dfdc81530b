"""tmux and GNU screen on a pseudo-terminal: what a person sees through them, and what they themselves think is there."""

import os
import shutil
import subprocess
import time

from terminal import PATIENCE, TTY, Terminal


class Tmux:
    """A tmux server of its own with one session, whose client is attached to a Terminal.

    Scripts in it meet the test with `tmux wait-for`; see `wait` and `tell`.
    """

    def __init__(self, environment, folder, columns=80, rows=24):
        self.socket = os.path.join(folder, "tmux")
        self.outer = Terminal(columns, rows, {**environment, "TERM": "xterm-256color"})
        self.environment = environment
        self.columns, self.rows = columns, rows

    def run(self, script, shell="sh", **variables):
        """Starts a shell script in the session's only pane."""
        setting = [f"{name}={value}" for name, value in variables.items()]
        self.outer.run(
            "tmux", "-S", self.socket, "-f", "/dev/null", "-u", "new-session", "env", *setting, *shell.split(), "-c", script,
            ";", "set", "status", "off", ";", "set", "-g", "default-terminal", "tmux-256color", ";", "set", "-g", "remain-on-exit", "off",
            # The name in the status line would change with what runs.
            ";", "set", "-g", "automatic-rename", "off", ";", "rename-window", "shell",
            stdout=TTY, stderr=TTY)
        self.outer.wait_until(lambda: self._call("has-session").returncode == 0, "the server")
        return self

    def attach(self, *options, columns=None, rows=None, command=("attach-session",), **variables):
        """Another terminal with a client of the same server on it."""
        other = Terminal(columns or self.columns, rows or self.rows, {**self.environment, "TERM": "xterm-256color", **variables})
        before = self.clients()
        other.run("tmux", "-S", self.socket, "-u", *command, *options, stdout=TTY, stderr=TTY)
        other.wait_until(lambda: self.clients() == before | {other.path}, "the client")
        return other

    def clients(self):
        """The terminals of the clients."""
        return set(self.ask("list-clients", "-F", "#{client_tty}").split())

    def seen_by(self, other):
        """The cells of a client's terminal once tmux has painted all of it anew and nothing of it is under way."""
        self.ask("refresh-client", "-t", other.path)
        mark = f"m{time.monotonic_ns() % 1000000}"
        # A message is the last thing that tmux paints; gone again, it tells that all before it was painted.
        # Under load its time may be over before it is painted.
        while mark.encode() not in other.sent:
            self.ask("display-message", "-c", other.path, "-d", "40", mark)
            deadline = time.monotonic() + 1
            other.wait_until(lambda: mark.encode() in other.sent or time.monotonic() > deadline, mark)
        other.wait_until(lambda: not other.picture.has(mark), "the end of the message")
        other.drain()
        return other.picture.cells()

    def _call(self, *words):
        return subprocess.run(["tmux", "-S", self.socket, *words], env=self.environment, capture_output=True,
                              timeout=5 * PATIENCE, check=False)

    def ask(self, *words):
        """The output of a tmux command, which must succeed."""
        done = self._call(*words)
        assert done.returncode == 0, f"tmux {words}: {done.stderr.decode()}\n{self.outer.report()}"
        return done.stdout.decode()

    def wait(self, channel):
        """Waits for the script to run `tmux wait-for -S channel`."""
        self.ask("wait-for", channel)
        return self

    def tell(self, channel):
        """Lets a script go on that runs `tmux wait-for channel`."""
        self.ask("wait-for", "-S", channel)
        return self

    def cells(self):
        """What tmux thinks is on the screen, with colours and trailing blanks."""
        return self.ask("capture-pane", "-e", "-p", "-N").split("\n")

    def seen(self):
        """The cells of the attached terminal once tmux has painted all of it anew."""
        def is_there():
            return self.outer.picture.rows == [row.rstrip() for row in self.ask("capture-pane", "-p").split("\n")[:self.rows]]

        self.ask("refresh-client")
        self.outer.wait_until(is_there, "the screen").drain()
        return self.outer.picture.cells()

    def state(self):
        """Cursor, modes and length of the history, as tmux sees them."""
        form = "#{cursor_x},#{cursor_y} alternate #{alternate_on} cursor #{cursor_flag} mouse #{mouse_any_flag} " \
               "wrap #{wrap_flag} region #{scroll_region_upper}-#{scroll_region_lower} history #{history_size}"
        return self.ask("display-message", "-p", form).strip()

    def close(self):
        """Ends the server and everything in it."""
        self._call("kill-server")
        self.outer.close()


class GnuScreen:
    """GNU screen with one window on a Terminal, as delivered: without an alternate screen."""

    def __init__(self, environment, folder, columns=80, rows=24):
        os.makedirs(os.path.join(folder, "screens"), mode=0o700)
        self.environment = {**environment, "SCREENDIR": os.path.join(folder, "screens"), "TERM": "xterm-256color"}
        self.outer = Terminal(columns, rows, self.environment)

    def run(self, script):
        """Starts a shell script in the window."""
        self.outer.run("screen", "-U", "-c", "/dev/null", "sh", "-c", script, stdout=TTY, stderr=TTY)
        return self

    def close(self):
        """Ends the server."""
        subprocess.run(["screen", "-X", "quit"], env=self.environment, capture_output=True, timeout=PATIENCE, check=False)
        self.outer.close()


def is_here(program):
    """Whether a program is installed."""
    return shutil.which(program) is not None
