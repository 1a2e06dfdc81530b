"""What every test gets: the program's path, a clean environment, and terminals that are closed afterwards."""

import os
import pathlib
import resource
import shutil

import pytest

from multiplexer import GnuScreen, Tmux
from sequences import strangers
from terminal import TTY, Terminal

# Programs that are killed on purpose leave no core files.
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

# Minutes long, and in need of a display: only where it is asked for.
collect_ignore = [] if os.environ.get("TOAST_TEST_EMULATORS") else ["test_emulators.py"]

PROJECT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def program():
    """The built program, called `toast`, from TOAST_PROGRAM or else the release build."""
    path = pathlib.Path(os.environ.get("TOAST_PROGRAM", PROJECT / ".build/release/toast")).resolve()
    assert os.access(path, os.X_OK), f"{path} is not there: run scripts/test or swift build -c release"
    return str(path)


@pytest.fixture
def environment(program, tmp_path):
    """An environment in which nothing of the person's own settings counts."""
    return {
        "PATH": os.path.dirname(program) + ":/usr/local/bin:/usr/bin:/bin",
        "HOME": str(tmp_path),
        "TERM": "xterm-256color",
        "LANG": "C.UTF-8",
    }


@pytest.fixture
def terminal(environment):
    """Makes terminals: `terminal(columns=…, rows=…, TERM=…)`; a variable that is None is not set."""
    made = []

    def make(columns=80, rows=24, **variables):
        merged = {**environment, **variables}
        merged = {name: value for name, value in merged.items() if value is not None}
        made.append(Terminal(columns, rows, merged))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def toast(terminal, program):
    """Starts the program on a new terminal: `toast("--alert", "Go?", columns=40, NO_COLOR="1", stdout=TTY)`.

    Afterwards, in every test, nothing may have been sent but text and the documented sequences.
    """
    started = []

    def start(*words, columns=80, rows=24, stdin=None, stdout=None, stderr=None, controlling=True, extra=(),
              typed_before=b"", **variables):
        made = terminal(columns, rows, **variables)
        if typed_before:
            made.type(typed_before)
        options = {} if stdin is None else {"stdin": stdin}
        started.append(made)
        return made.run(program, *words, stdout=stdout, stderr=stderr, controlling=controlling, extra=extra, **options)

    yield start
    for made in started:
        is_latin = "8859" in made.environment.get("LANG", "")
        assert strangers(made.sent.decode("latin-1").encode() if is_latin else made.sent) == []


@pytest.fixture
def runtime(tmp_path):
    """A runtime directory and a state directory as a login makes them, and no motion."""
    (tmp_path / "run").mkdir(mode=0o700)
    (tmp_path / ".local/state").mkdir(parents=True)
    return {"XDG_RUNTIME_DIR": str(tmp_path / "run"), "TOAST_MOTION": "0"}


@pytest.fixture
def gate(tmp_path):
    """A pipe on which a command waits, so that a test decides when it goes on; beside it another one with a 2 behind its name."""
    paths = [f"{tmp_path}/gate", f"{tmp_path}/gate2"]
    for path in paths:
        os.mkfifo(path)
    # Open for both, nobody waits for a reader, what is written stays until there is one, and no reader sees an end.
    ends = [os.open(path, os.O_RDWR) for path in paths]
    yield paths[0]
    for end in ends:
        os.close(end)


@pytest.fixture
def tmux(environment, tmp_path):
    """A tmux with an attached client."""
    made = Tmux(environment, tmp_path)
    yield made
    made.close()


@pytest.fixture
def gnu_screen(environment, tmp_path):
    """A GNU screen with an attached client."""
    made = GnuScreen(environment, tmp_path)
    yield made
    made.close()


@pytest.fixture(scope="session")
def dialog_folder(program, tmp_path_factory):
    """A folder with a link by the name `dialog` to the program."""
    folder = tmp_path_factory.mktemp("dialog")
    (folder / "dialog").symlink_to(program)
    return str(folder)


@pytest.fixture
def dialog(terminal, dialog_folder):
    """Starts the program as `dialog`; its standard output is the terminal, as it is in a script.

    Afterwards nothing may have been sent but text and the documented sequences.
    """
    started = []

    def start(*words, columns=80, rows=24, stdin=TTY, stdout=TTY, stderr=None, controlling=True, extra=(), **variables):
        made = terminal(columns, rows, **variables)
        started.append(made)
        return made.run(
            os.path.join(dialog_folder, "dialog"), *words, stdin=stdin, stdout=stdout, stderr=stderr,
            controlling=controlling, extra=extra)

    yield start
    for made in started:
        assert strangers(made.sent) == []


@pytest.fixture
def dialog_script(script, dialog_folder):
    """Runs a shell script on a new terminal, `dialog` being the program."""
    def start(text, shell="sh", **others):
        return script(text, shell, PATH=f"{dialog_folder}:/usr/local/bin:/usr/bin:/bin", **others)

    return start


@pytest.fixture
def script(terminal):
    """Runs a shell script on a new terminal, `toast` being on the PATH; its output is the terminal."""
    def start(text, shell="sh", columns=80, rows=24, stdin=TTY, stdout=TTY, stderr=TTY, **variables):
        words = shell.split() + ["-c", text]
        if not shutil.which(words[0]):
            pytest.skip(f"{words[0]} is not here")
        return terminal(columns, rows, **variables).run(*words, stdin=stdin, stdout=stdout, stderr=stderr)

    return start
