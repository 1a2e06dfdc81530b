"""Commands that run under a toast: their exit code, their output and their signals are their own."""

import os
import signal

import pytest

from sequences import strangers
from terminal import TTY

STILL = {"TOAST_MOTION": "0"}


@pytest.fixture
def gate(tmp_path):
    """A pipe on which a command waits, so that a test decides when it ends."""
    path = tmp_path / "gate"
    os.mkfifo(path)
    return path


def opened(gate, text=""):
    """Lets the command that waits go on."""
    with open(gate, "w") as end:
        end.write(text + "\n")


@pytest.mark.parametrize("code", [0, 1, 3, 64, 255])
@pytest.mark.parametrize("controlling", [True, False])
def test_the_exit_code_is_the_commands(toast, code, controlling):
    shown = toast("--run", "Building", "--", "sh", "-c", f"exit {code}", controlling=controlling)
    assert shown.finish() == code


def test_a_command_that_is_done_at_once_needs_no_toast(toast):
    shown = toast("--run", "Building", "--", "echo", "hello")
    assert (shown.finish(), shown.output, shown.sent) == (0, "hello\n", b"")


@pytest.mark.parametrize("motion", ["0", "1"])
def test_a_toast_stands_as_long_as_the_command_runs(toast, gate, motion):
    shown = toast("--run", "Building", "--", "sh", "-c", f"read x <{gate}; exit 3", TOAST_MOTION=motion)
    shown.wait_for("Building").wait_for("0 s")
    opened(gate)
    assert shown.finish() == 3
    assert shown.leftovers() == [] and shown.picture.text().strip() == ""


def test_the_time_goes_on(toast, gate):
    shown = toast("--run", "Building", "--", "sh", "-c", f"read x <{gate}", **STILL)
    shown.wait_for("Building").wait_for("1 s").wait_for("2 s")
    opened(gate)
    assert shown.finish() == 0


def test_without_a_message_the_command_is_told(toast, gate):
    shown = toast("--run", "--", "sh", "-c", f"read x <{gate}", **STILL).wait_for("sh -c read x")
    opened(gate)
    assert shown.finish() == 0


def test_output_elsewhere_passes_unchanged(toast, gate):
    odd = b"\x1b[31mred\x1b[2J\xff\x00\r\n"
    shown = toast(
        "--run", "Building", "--", "sh", "-c", f"printf '\\033[31mred\\033[2J\\377\\000\\r\\n'; printf oops >&2; read x <{gate}", **STILL)
    shown.wait_until(lambda: shown.out.bytes == odd, "the output")
    shown.wait_for("Building")
    opened(gate)
    assert (shown.finish(), shown.out.bytes, shown.complaints) == (0, odd, "oops")


@pytest.mark.parametrize("rows", [0, 40])
def test_output_on_the_terminal_comes_when_the_toast_has_gone(script, gate, rows):
    run = script(
        f"seq 1 {rows}; toast --run Building -- sh -c 'echo one; echo two >&2; read x <{gate}; echo three'; echo end", **STILL)
    run.wait_for("Building")
    assert not run.picture.has("one")
    opened(gate)
    run.wait_for("end")
    shown = [row.strip() for row in run.picture.rows if row.strip()]
    assert sorted(shown[-4:-1]) == ["one", "three", "two"] and shown[-1] == "end"
    assert shown[-4:].index("one") < shown[-4:].index("three")
    assert [int(row) for row in shown[:-4]] == list(range(41 - len(shown[:-4]), 41)) if rows else shown[:-4] == []
    assert run.finish() == 0 and run.leftovers() == []


def test_output_on_the_terminal_is_harmless_and_keeps_its_colours(toast, gate):
    shown = toast(
        "--run", "Building", "--", "sh", "-c",
        f"printf 'a\\033[31mred\\033[m\\033[2J\\033]0;title\\007b\\nlast'; read x <{gate}", stdout=TTY, stderr=TTY, **STILL)
    shown.wait_for("Building")
    opened(gate)
    assert shown.finish() == 0
    assert shown.picture.rows[0].rstrip() == "aredb" and shown.picture.rows[1].rstrip() == "last"
    assert b"\x1b[31mred" in shown.sent and strangers(shown.sent) == []


@pytest.mark.parametrize("size", [100, 30_000])
def test_a_lot_of_output_is_not_lost(script, gate, size):
    run = script(f"toast --run Building -- sh -c 'seq 1 {size}; read x <{gate}'; echo end", **STILL)
    run.wait_for("Building")
    opened(gate)
    run.wait_for("end")
    assert run.sent.count(b"\n") >= size and f"\n{size}\r".encode() in run.sent
    assert run.finish() == 0


def test_standard_input_is_the_commands(script):
    run = script("echo hello | toast --run Building -- cat; echo rc=$?", **STILL).wait_for("rc=0")
    assert run.picture.has("hello") and run.finish() == 0


def test_a_command_can_ask_on_the_terminal(script, tmp_path):
    run = script(
        f"toast --run Building -- sh -c 'read x </dev/tty; echo $x >{tmp_path}/typed'; echo rc=$?", **STILL)
    run.wait_for("Building").type("secret\n").wait_for("rc=0")
    assert (tmp_path / "typed").read_text() == "secret\n" and run.finish() == 0


@pytest.mark.parametrize("name,number", [("INT", 2), ("TERM", 15), ("HUP", 1), ("QUIT", 3)])
def test_a_signal_is_handed_on(toast, name, number):
    shown = toast(
        "--run", "Building", "--", "sh", "-c", f"trap 'exit 7' {name}; echo ready; while :; do sleep 0.05; done", **STILL)
    shown.wait_until(lambda: b"ready" in shown.out.bytes, "the command").wait_for("Building")
    assert shown.signal(number).finish() == 7
    assert shown.leftovers() == [] and shown.picture.text().strip() == ""


@pytest.mark.parametrize("number", [2, 15, 1])
def test_it_dies_by_the_signal_that_ended_the_command(toast, number):
    shown = toast("--run", "Building", "--", "sleep", "60", **STILL).wait_for("Building")
    assert shown.signal(number).finish() == -number
    assert shown.leftovers() == []


def test_a_command_that_is_killed_is_told_as_a_shell_tells_it(toast):
    shown = toast("--run", "Building", "--", "sh", "-c", "kill -9 $$")
    assert shown.finish() == 128 + signal.SIGKILL


def test_the_interrupt_key_reaches_the_command_once(script, tmp_path):
    log = tmp_path / "log"
    run = script(
        f"trap : INT; toast --run Building -- sh -c 'trap \"echo x >>{log}\" INT; echo >{tmp_path}/ready; "
        f"n=0; while [ $n -lt 12 ]; do sleep 0.05; n=$((n+1)); done; exit 4'; echo rc=$?", "bash --norc", **STILL)
    run.wait_for("Building").type(b"\x03").wait_for("rc=4")
    assert log.read_text() == "x\n" and run.finish() == 0


def test_the_interrupt_key_ends_command_and_script(script):
    run = script("toast --run Building -- sleep 60; echo not here", "bash --norc", **STILL)
    run.wait_for("Building").type(b"\x03")
    assert run.finish() == -2 and not run.picture.has("not here") and run.leftovers() == []


@pytest.mark.parametrize("words,code,complaint", [
    (["--run", "Building"], 64, "needs a command behind two dashes"), (["--run", "--"], 64, "needs a command"),
    (["--run", "a", "b", "--", "true"], 64, "spare word 'b'"), (["--run", "--", ""], 64, "empty"),
    (["--run", "--action", "x", "--", "true"], 64, "--action is an option of --toast"),
    (["--run", "--", "no-such-program-here"], 127, "cannot run no-such-program-here"), (["--run", "--", "/"], 126, "cannot run /")])
def test_what_cannot_be_run_is_told(toast, words, code, complaint):
    shown = toast(*words)
    assert shown.finish() == code and complaint in shown.complaints


def test_without_a_terminal_the_command_just_runs(toast):
    shown = toast("--run", "Building", "--", "sh", "-c", "echo out; echo err >&2", controlling=False, stdin="/dev/null")
    assert (shown.finish(), shown.output, shown.complaints) == (0, "out\n", "Building\nerr\n")
    shown = toast("--run", "-q", "Building", "--", "echo", "out", controlling=False, stdin="/dev/null")
    assert (shown.finish(), shown.output, shown.complaints) == (0, "out\n", "")


def test_a_box_of_the_command_does_not_wait_for_the_toast(script):
    run = script("toast --run Building -- sh -c 'toast --confirm Sure?; echo rc=$? >/dev/tty'; echo end", **STILL)
    run.wait_for("Sure?").type("y").wait_for("end")
    assert run.finish() == 0


def test_the_terminal_may_go_while_the_command_works_on(toast, gate, tmp_path):
    shown = toast(
        "--run", "Building", "--", "sh", "-c", f"trap '' HUP; read x <{gate}; echo done >{tmp_path}/done", **STILL)
    shown.wait_for("Building").hang_up()
    opened(gate)
    assert shown.finish() == 0
    assert (tmp_path / "done").read_text() == "done\n"
