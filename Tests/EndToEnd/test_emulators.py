"""Real terminal emulators on a display of their own: not a pixel may differ once a toast or a box is gone.

Only `scripts/test --terminals` runs this; it needs Xvfb, ImageMagick and the terminals.
"""

import os
import select
import signal
import subprocess
import time

import pytest

from multiplexer import is_here
from terminal import PATIENCE

TERMINALS = {
    "xterm": ["xterm", "-u8", "-fa", "DejaVu Sans Mono", "-fs", "10", "-geometry", "100x30+0+0", "-xrm", "*cursorBlink:false", "-e"],
    "urxvt": ["urxvt", "-geometry", "100x30+0+0", "+sb", "-fn", "xft:DejaVu Sans Mono:size=10", "-e"],
    "st": ["st", "-g", "100x30+0+0", "-e"],
    "mlterm": ["mlterm", "-g", "100x30", "-O", "none", "-e"],
    "kitty": ["kitty", "--config", "NONE", "-o", "cursor_blink_interval=0", "-o", "initial_window_width=900",
              "-o", "initial_window_height=600", "-o", "remember_window_size=no"],
    "vte": ["/usr/bin/python3", os.path.join(os.path.dirname(__file__), "vte_window.py")],
    "alacritty": ["alacritty", "-o", "window.dimensions.columns=100", "-o", "window.dimensions.lines=30", "-o", "font.size=9",
                  "-o", "cursor.style.blinking=Never", "-e"],
    "zutty": ["zutty", "-geometry", "100x30", "-fontpath", "/usr/share/fonts/truetype/dejavu", "-font", "DejaVuSansMono", "-e"],
    "foot": ["sh", "-c", """weston --backend=x11-backend.so --shell=kiosk-shell.so --use-pixman --width=900 --height=600 --socket=toast --idle-time=0 &
             until [ -S "$XDG_RUNTIME_DIR/toast" ]; do :; done; WAYLAND_DISPLAY=toast exec foot -o cursor.blink=no "$@" """, "sh"],
}
# Programs that a terminal needs besides the first word of its command, and a line of Python that must not fail.
NEEDED = {"foot": ["foot", "weston"]}
BINDINGS = {"vte": "import gi; gi.require_version('Vte', '2.91'); gi.require_version('Gtk', '3.0')"}
# The answer to the question where the cursor is (DSR 6) tells that all before it was read.
SCRIPT = r"""
exec 5>"$1/up" 6<"$1/down"
read -r lines <&6
stty -echo -icanon min 1
n=0
while [ "$n" -lt "$lines" ]; do
  n=$((n+1))
  printf '\033[3%dm%2d \033[4%dmcolour\033[K\033[m 中文漢字 \033[1;7mbold\033[m \033[4munderlined\033[m end\n' $((n % 8)) "$n" $(((n + 3) % 8))
done
printf '\033[33mprompt>\033[m '
answered() { printf '\033[6n'; while [ "$(dd bs=1 count=1 2>/dev/null)" != R ]; do :; done; echo "$1" >&5; }
answered drawn
while read -r command <&6; do
  eval "$command"
  answered gone
done
"""


@pytest.fixture(scope="session")
def display(tmp_path_factory):
    """The name of a display of its own. Its pointer stands in the middle, below all that pictures are taken of: weston draws it itself, and
    when it does depends on what windows come and go."""
    for needed in "Xvfb", "import", "compare", "xrefresh":
        if not is_here(needed):
            pytest.skip(f"{needed} is not here")
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1000x1500x24"], pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    ready, _, _ = select.select([reading], [], [], PATIENCE)
    assert ready, "Xvfb does not start"
    number = b""
    while not number.endswith(b"\n"):
        number += os.read(reading, 16)
    yield f":{number.decode().strip()}"
    server.terminate()
    server.wait()
    os.close(reading)


class Emulator:
    """A terminal emulator that runs SCRIPT, with pictures of its whole display."""

    def __init__(self, name, display, environment, folder):
        self.environment = {**environment, "DISPLAY": display, "LIBGL_ALWAYS_SOFTWARE": "1", "XDG_RUNTIME_DIR": str(folder)}
        self.folder = folder
        for fifo in "up", "down":
            os.mkfifo(folder / fifo)
        self.up, self.down = (os.open(folder / fifo, os.O_RDWR) for fifo in ("up", "down"))
        (folder / "script").write_text(SCRIPT)
        environment = {name: value for name, value in self.environment.items() if name != "TERM"}
        self.process = subprocess.Popen(
            [*TERMINALS[name], "/bin/sh", str(folder / "script"), str(folder)], env=environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        self.shots = 0

    def tell(self, line):
        """Sends a line to the script."""
        os.write(self.down, line.encode() + b"\n")

    def wait(self, word):
        """Waits for a word of the script."""
        heard = b""
        deadline = time.monotonic() + 3 * PATIENCE
        while word.encode() not in heard:
            ready, _, _ = select.select([self.up], [], [], max(0, deadline - time.monotonic()))
            assert ready, f"the terminal did not say {word}"
            heard += os.read(self.up, 100)

    def shot(self):
        """The path of a picture of the display as it is now."""
        self.shots += 1
        path = self.folder / f"{self.shots}.png"
        subprocess.run(["import", "-window", "root", "-crop", "1000x700+0+0", "+repage", path], env=self.environment, check=True, timeout=PATIENCE)
        return path

    def difference(self, first, second):
        """How many pixels differ between two pictures."""
        done = subprocess.run(["compare", "-metric", "AE", first, second, "null:"], capture_output=True, check=False,
                              env=self.environment, timeout=PATIENCE)
        return int(float(done.stderr.decode().split()[0]))

    def settled(self):
        """A picture that stays the same three times in a row."""
        pictures = [self.shot()]
        deadline = time.monotonic() + PATIENCE
        while len(pictures) < 3:
            pictures.append(self.shot())
            if self.difference(pictures[0], pictures[-1]):
                pictures = pictures[-1:]
            assert time.monotonic() < deadline, "the display does not come to rest"
        return pictures[-1]

    def wait_for_picture(self, condition, what):
        """Takes pictures until one meets the condition; returns it."""
        deadline = time.monotonic() + PATIENCE
        while not condition(picture := self.shot()):
            assert time.monotonic() < deadline, f"{what}; see {picture}"
        return picture

    def repaint(self):
        """Has the terminal paint everything anew: some leave parts of glyphs behind that reached beyond their cells."""
        subprocess.run(["xrefresh"], env=self.environment, check=True, timeout=PATIENCE)

    def close(self):
        """Ends the terminal and all in it."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self.up)
        os.close(self.down)


def is_installed(name):
    """Whether a terminal can be started."""
    if not all(is_here(program) for program in [TERMINALS[name][0], *NEEDED.get(name, [])]):
        return False
    checked = [TERMINALS[name][0], "-c", BINDINGS[name]] if name in BINDINGS else ["true"]
    return subprocess.run(checked, stderr=subprocess.DEVNULL, check=False, timeout=PATIENCE).returncode == 0


@pytest.fixture
def emulator(display, environment, tmp_path):
    """Starts terminal emulators by name."""
    made = []

    def start(name):
        if not is_installed(name):
            pytest.skip(f"{name} is not here")
        made.append(Emulator(name, display, environment, tmp_path))
        return made[-1]

    yield start
    for one in made:
        one.close()


# Panes side by side have the terminal keep margins (DECSLRM) where it can: one scrolls while the toast is there.
PANES = r"""
tmux -S $PWD/server -f /dev/null -u new-session -d "sh $PWD/left"
tmux -S $PWD/server set status off
tmux -S $PWD/server split-window -h -d "sh $PWD/right"
"""
LEFT = r"""
n=0; while [ $n -lt 40 ]; do n=$((n+1)); printf '\033[3%dm%2d \033[4%dmcolour\033[K\033[m 中文漢字\n' $((n % 8)) $n $(((n + 3) % 8)); done
tmux wait-for -S drawn; tmux wait-for go
toast --center --duration 1.5 'Saved 保存'
tmux wait-for -S gone; exec cat
"""
RIGHT = r"""
n=0; while [ $n -lt 40 ]; do n=$((n+1)); echo "right $n"; done
tmux wait-for scroll
while [ $n -lt 140 ]; do n=$((n+1)); printf '\033[3%dm%2d \033[4%dmmoving\033[K\033[m 漢字\n' $((n % 8)) $n $(((n + 3) % 8)); tmux display-message -p x >/dev/null; done
tmux wait-for -S scrolled; exec cat
"""


@pytest.mark.parametrize("name", TERMINALS)
def test_over_tmux_not_a_pixel_differs_from_a_client_that_never_saw_it(emulator, name):
    terminal = emulator(name)
    (terminal.folder / "left").write_text(LEFT)
    (terminal.folder / "right").write_text(RIGHT)

    def tmux(*words):
        subprocess.run(["tmux", "-S", terminal.folder / "server", *words], env=terminal.environment, check=True, timeout=PATIENCE)

    terminal.tell("0")
    terminal.wait("drawn")
    terminal.tell(f"cd {terminal.folder}; " + PANES.strip().replace("\n", "; ") + "; tmux -S $PWD/server attach")
    tmux_is_up = terminal.folder / "server"
    terminal.wait_for_picture(lambda _: tmux_is_up.exists(), "tmux does not start")
    tmux("wait-for", "drawn")
    before = terminal.settled()
    tmux("wait-for", "-S", "go")
    terminal.wait_for_picture(lambda picture: terminal.difference(before, picture) > 500, "nothing was shown")
    tmux("wait-for", "-S", "scroll")
    tmux("wait-for", "gone")
    tmux("wait-for", "scrolled")
    terminal.repaint()
    after = terminal.settled()
    # What a client paints from the beginning.
    tmux("detach-client")
    terminal.wait("gone")
    terminal.tell("tmux -S $PWD/server attach")
    terminal.wait_for_picture(lambda picture: terminal.difference(after, picture) < 20000, "tmux is not back")
    terminal.repaint()
    terminal.wait_for_picture(lambda picture: terminal.difference(after, picture) == 0, "pixels differ")
    tmux("kill-server")


COMMANDS = {
    "top": "toast --top --duration 3 Saved", "centre": "toast --center --duration 3 Saved",
    "bottom": "toast --bottom --duration 3 Saved", "corner": "toast --top --right --duration 3 --success 'Saved 保存'",
    "inline": "toast --via inline --duration 3 Saved", "alert": "toast --alert --timeout 3 'Delete 3 files?'",
    "alert below the cursor": "toast --alert --inline --timeout 3 'Delete 3 files?'",
    "popping alert": "toast --alert --animation pop --timeout 3 'Delete 3 files?'",
}


# A cursor that zutty 0.14 has restored once is saved no more, so that nothing finds back to it.
WITHOUT = {("zutty", "inline"), ("zutty", "alert below the cursor")}


@pytest.mark.parametrize("name,what", [(name, what) for name in TERMINALS for what in COMMANDS if (name, what) not in WITHOUT])
def test_not_a_pixel_differs_afterwards(emulator, name, what):
    terminal = emulator(name)
    terminal.tell("10")
    terminal.wait("drawn")
    before = terminal.settled()
    terminal.tell(COMMANDS[what])
    terminal.wait_for_picture(lambda picture: terminal.difference(before, picture) > 500, "nothing was shown")
    terminal.wait("gone")
    terminal.repaint()
    terminal.wait_for_picture(lambda picture: terminal.difference(before, picture) == 0, "pixels differ from before")


@pytest.mark.parametrize("inside", ["the terminal", "tmux"])
@pytest.mark.parametrize("name", ["xterm", "vte", "kitty"])
def test_not_a_pixel_differs_after_a_thousand(emulator, name, inside):
    terminal = emulator(name)
    many = "n=0; while [ $n -lt 1000 ]; do n=$((n+1)); TOAST_MOTION=0 toast --center --duration 0.001 T$n; done"
    terminal.tell("10")
    terminal.wait("drawn")
    if inside == "tmux":
        (terminal.folder / "pane").write_text(f"seq 10; tmux wait-for go; {many}; tmux wait-for -S over; exec cat")
        # The time would stand in a status line.
        terminal.tell(f"cd {terminal.folder}; tmux -S $PWD/server -f /dev/null -u new-session 'sh pane' ';' set status off")
        terminal.wait_for_picture(lambda _: (terminal.folder / "server").exists(), "tmux does not start")
    before = terminal.settled()
    if inside == "tmux":
        for words in ["-S", "go"], ["over"]:
            subprocess.run(["tmux", "-S", terminal.folder / "server", "wait-for", *words], env=terminal.environment, check=True, timeout=120)
    else:
        terminal.tell(many)
        terminal.wait("gone")
    terminal.repaint()
    terminal.wait_for_picture(lambda picture: terminal.difference(before, picture) == 0, "pixels differ from before")
    if inside == "tmux":
        subprocess.run(["tmux", "-S", terminal.folder / "server", "kill-server"], env=terminal.environment, check=True, timeout=PATIENCE)
