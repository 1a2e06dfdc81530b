"""Keys typed before, during and after a toast, of whatever kind: the shell's prompt receives exactly these, and none that is the toast's."""

import pytest

from multiplexer import GnuScreen, Tmux, is_here
from pairs import together
from pipe import opened
from terminal import TTY

pytestmark = pytest.mark.usefixtures("gate")

SHELLS = {"bash": "bash --norc --noprofile -i", "zsh": "zsh -f -i", "dash": "dash -i"}
# What shows a toast until its time has run out, or until the gate is opened.
TIMED = {
    "gap": "toast", "top": "toast --top", "inline": "toast --via inline", "plain": "toast --plain", "moving": "toast --animation scale",
    "bar": "toast --percent 40 --countdown", "bell": "toast --bell", "stack": "toast --stack 3", "action": "toast --action undo=Undo",
    "actions": "toast --action undo=Undo --action retry=Retry", "plain action": "toast --plain --action undo=Undo", "waiting": "toast --wait",
    "detached": "toast --detach", "command": "toast --run"}
# What shows one until a key is typed that is its own.
KEYED = [
    ("toast --action undo=Undo", b"u"), ("toast --action undo=Undo", b"\x1b"), ("toast --action undo=Undo --action retry=Retry", b"r"),
    ("toast --action undo=Undo --action retry=Retry", b"\x1b"), ("toast --plain --action undo=Undo", b"u"), ("toast --wait", b"x"),
    ("toast --wait", b"\x1b"), ("toast --wait", b"\r"), ("toast --wait", b"\x1b[15~"), ("toast --wait", "ü".encode())]


def started(terminal, tmp_path, shell, **others):
    """An interactive shell at its prompt."""
    words = SHELLS[shell].split()
    if not is_here(words[0]):
        pytest.skip(f"{words[0]} is not here")
    made = terminal(**{"PS1": "ready> ", "TOAST_MOTION": "0", "XDG_RUNTIME_DIR": str(tmp_path), **others})
    return made.run(*words, stdout=TTY, stderr=TTY).wait_for("ready>")


def line(kind):
    """A command line with such a toast. It does not have the words itself that tell that it is seen, and over."""
    if kind == "command":
        return f"{TIMED[kind]} Sa''ved -- sh -c 'read -r go <$HOME/gate'; echo o''ver\n"
    return f"{TIMED[kind]} --duration 0.25 Sa''ved >$HOME/word; echo o''ver\n"


def expect_typed_through(run, kind, tmp_path, typed_before, is_seen=True):
    """Types a line in three pieces around a toast, and sees that the shell has it whole and nothing else."""
    run.type(line(kind) + typed_before)
    if is_seen:
        run.wait_for("Saved").type("fo")
    if kind == "command":
        opened(tmp_path / "gate")
    run.wait_for("over").type("re]" if is_seen else "fore]").type("\n")
    expect_prompt(run, "[before]" if typed_before else "fore]: ")


def expect_prompt(run, text):
    """Waits for the output of a command, and for a prompt behind it on which nothing stands."""
    def is_there():
        rows = [row for row in run.picture.rows if row]
        return len(rows) > 1 and rows[-1] == "ready>" and text in rows[-2]

    run.wait_until(is_there, text).drain()
    # Whatever would still come is there before this.
    run.type("echo e''nd\n").wait_until(lambda: [row for row in run.picture.rows if row][-3:] == ["ready> echo e''nd", "end", "ready>"], "the end")


# Each shell has read its line before the toast begins and goes on behind it: kind and shell know nothing of each other.
@pytest.mark.parametrize("kind,shell", [*together(list(TIMED), list(SHELLS)), ("gap", "zsh"), ("action", "zsh"), ("command", "zsh")])
def test_a_line_typed_around_a_toast_is_whole(terminal, tmp_path, shell, kind):
    run = started(terminal, tmp_path, shell)
    expect_typed_through(run, kind, tmp_path, "echo [be", is_seen=kind != "detached")


@pytest.mark.parametrize("command_and_key,shell", together(KEYED, list(SHELLS)))
def test_after_a_key_of_the_toast_the_prompt_is_empty(terminal, tmp_path, shell, command_and_key):
    command, key = command_and_key
    run = started(terminal, tmp_path, shell)
    modes = run.modes()
    run.type(f"{command} --duration 60 Sa''ved >/dev/null; echo r''c=$?\n").wait_for("Saved").type(key).wait_for("rc=")
    run.wait_until(lambda: run.modes() == modes, "the modes")
    run.type("echo [after]\n")
    expect_prompt(run, "[after]")


@pytest.fixture
def multiplexed(request, environment, tmp_path):
    """An interactive shell at its prompt, in a multiplexer; what is given is the terminal in front of it."""
    if not is_here(request.param):
        pytest.skip(f"{request.param} is not here")
    variables_of_shell = {"PS1": "ready> ", "TOAST_MOTION": "0", "XDG_RUNTIME_DIR": str(tmp_path)}
    if request.param == "tmux":
        made = Tmux(environment, tmp_path).run(f"exec {SHELLS['bash']}", **variables_of_shell)
    else:
        made = GnuScreen({**environment, **variables_of_shell}, tmp_path).run(f"exec {SHELLS['bash']}")
    try:
        yield made.outer.wait_for("ready>")
    finally:
        made.close()


@pytest.mark.parametrize("multiplexed,kind", [
    *(("tmux", kind) for kind in ("gap", "moving", "stack", "action", "waiting", "detached", "command")),
    *(("screen", kind) for kind in ("gap", "actions", "detached", "command"))], indirect=["multiplexed"])
def test_over_a_multiplexer_a_line_is_whole(multiplexed, tmp_path, kind):
    expect_typed_through(multiplexed, kind, tmp_path, "echo [be")


@pytest.mark.parametrize("multiplexed,command,key", [
    *(("tmux", *KEYED[index]) for index in (0, 2, 5)), *(("screen", *KEYED[index]) for index in (1, 8))], indirect=["multiplexed"])
def test_over_a_multiplexer_a_key_of_the_toast_is_no_more_than_that(multiplexed, command, key):
    multiplexed.type(f"{command} --duration 60 Sa''ved >/dev/null; echo r''c=$?\n").wait_for("Saved").type(key).wait_for("rc=")
    multiplexed.type("echo [after]\n")
    expect_prompt(multiplexed, "[after]")
