"""Toasts over GNU screen: drawn on the terminal that it is shown on, which it repaints."""

import os
import signal
import subprocess

import pytest

from multiplexer import GnuScreen, Tmux, is_here
from pipe import opened
from processes import noted
from terminal import PATIENCE, TTY, Terminal
from test_multiplexers import DRAWING
from test_overlays import STILL, expect_same, front

pytestmark = pytest.mark.skipif(not is_here("screen"), reason="GNU screen is not here")


def drawn(gnu_screen, lines, commands):
    """Starts a script that draws some lines and runs commands after a key; returns the terminal, its cells and the rest."""
    run = gnu_screen.run(DRAWING % lines + f"read -r go; {commands}; touch $HOME/over; read -r end").outer
    run.wait_for("prompt>").drain()
    return run, run.picture.cells(), front(run)


def expect_all_as_before(run, tmp_path, cells, kept):
    """Waits for the end of the script, and for the screen as it was."""
    run.wait_until((tmp_path / "over").exists, "the end of the toast", 5 * PATIENCE)
    expect_same(run, cells)
    run.wait_until(lambda: front(run) == kept, lambda: f"{front(run)} instead of {kept}")


@pytest.mark.parametrize("lines,place,options", [
    (40, "--top", ""), (2, "--center", ""), (40, "--bottom", ""), (2, "--top --right", ""),
    (2, "--top", "--animation slide"), (40, "--center", "--animation fade"), (2, "--bottom", "--animation slide")])
def test_every_cell_is_as_it_was(gnu_screen, tmp_path, lines, place, options):
    motion = "TOAST_MOTION=1" if options else STILL
    run, cells, kept = drawn(gnu_screen, lines, f"{motion} toast --duration 0.1 {options} {place} 'Saved 保存'")
    start = len(run.sent)
    run.type(b"\n").wait_for_sent(b"\x1b[?2026l" if options else b"Saved", start)
    expect_all_as_before(run, tmp_path, cells, kept)


def test_in_the_place_of_another_it_draws_over_it(gnu_screen, tmp_path, gate):
    shown = f"{STILL} toast --id p --center --duration 60 Copied"
    run, cells, kept = drawn(gnu_screen, 40, f"{shown}1 & read -r go <{gate}; {shown}2 & read -r go <{gate}; toast --close p; wait")
    run.type(b"\n").wait_for("Copied1")
    # By no key: what GNU screen writes, be it a key to the window, has a toast repainted a moment later.
    opened(gate)
    run.wait_for("Copied2")
    assert b"brown fox" not in run.sent[run.sent.index(b"Copied1"):run.sent.index(b"Copied2")]
    opened(gate)
    expect_all_as_before(run, tmp_path, cells, kept)


@pytest.mark.parametrize("name", ["TERM", "HUP"])
def test_a_signal_takes_it_off(gnu_screen, tmp_path, name):
    run, cells, kept = drawn(
        gnu_screen, 40, f"exec 2>/dev/null; {STILL} toast --center --duration 60 Saved & echo $! >$HOME/pid; wait $!")
    run.type(b"\n").wait_for("Saved")
    os.kill(noted(run, tmp_path / "pid"), getattr(signal, f"SIG{name}"))
    expect_all_as_before(run, tmp_path, cells, kept)


@pytest.mark.parametrize("command", [
    f"for n in $(seq 1 30); do {STILL} toast --duration 0.02 --center T$n; done",
    f"for n in 1 2 3 4 5 6 7 8; do {STILL} toast --duration 0.1 --center T$n & done; wait"])
def test_many_take_turns(gnu_screen, tmp_path, command):
    run, cells, kept = drawn(gnu_screen, 40, command)
    run.type(b"\n")
    expect_all_as_before(run, tmp_path, cells, kept)
    assert all(f"T{n}".encode() in run.sent for n in range(1, 9))


@pytest.mark.skipif(not is_here("tmux"), reason="tmux is not here")
@pytest.mark.parametrize("inner", ["tmux", "screen"])
def test_one_multiplexer_in_another(environment, tmp_path, inner):
    (tmp_path / "script").write_text(DRAWING % 40 + f"read -r go; {STILL} toast --center --duration 0.3 'Saved 保存'; touch $HOME/over; read -r end")
    if inner == "screen":
        os.mkdir(tmp_path / "screens", 0o700)
        made = Tmux(environment, tmp_path).run(f"SCREENDIR={tmp_path}/screens exec screen -U -c /dev/null sh {tmp_path}/script")
    else:
        made = GnuScreen(environment, tmp_path).run(
            f"exec tmux -S {tmp_path}/inner -f /dev/null -u new-session 'sh {tmp_path}/script' ';' set status off")
    # Neither has a line of its own any more.
    run = made.outer.wait_until(lambda: (made.outer.picture.find("prompt>") or (0, 0))[1] == 23, "the whole screen")
    run.drain()
    cells, kept = run.picture.cells(), front(run)
    run.type(b"\n").wait_for("Saved 保存")
    expect_all_as_before(run, tmp_path, cells, kept)
    for server in ["tmux", "-S", str(tmp_path / "inner"), "kill-server"], ["screen", "-X", "quit"]:
        subprocess.run(server, env={**environment, "SCREENDIR": str(tmp_path / "screens")}, check=False, capture_output=True, timeout=PATIENCE)
    made.close()


def test_keys_typed_meanwhile_reach_the_program(gnu_screen, tmp_path):
    run, _, _ = drawn(gnu_screen, 5, f"{STILL} toast --duration 0.3 --top Saved; read -r a; read -r b; echo \"[$a$b]\"")
    run.type(b"\n").wait_for("Saved").type(b"one\ntwo\n").wait_for("[onetwo]")
    assert not run.picture.has("Saved")


def test_on_two_terminals_the_rows_step_aside(gnu_screen, tmp_path):
    run, _, _ = drawn(gnu_screen, 5, f"toast --doctor >$HOME/report; {STILL} toast --top --duration 0.1 Saved")
    other = Terminal(80, 24, gnu_screen.environment)
    other.run("screen", "-U", "-x", stdout=TTY, stderr=TTY).wait_for("prompt>")
    run.type(b"\n").wait_for("Saved")
    other.wait_for("Saved")
    run.wait_until((tmp_path / "over").exists, "the end of the toast")
    assert "shown on several terminals" in (tmp_path / "report").read_text()
    for one in run, other:
        one.wait_until(lambda: not one.picture.has("Saved"), "the end of the toast")
    other.close()


@pytest.mark.parametrize("command,reason", [
    ("toast --doctor", "overlay, because GNU screen repaints the terminal"),
    ("script -qec 'toast --doctor' /dev/null", "not overlay, because this terminal is not a window"),
    ("STY=1.x toast --doctor", "not overlay, because STY names no process"),
    ("setsid -w toast --doctor </dev/null 2>/dev/null", "overlay, because GNU screen")])
def test_the_doctor_says_why(gnu_screen, tmp_path, command, reason):
    run, _, _ = drawn(gnu_screen, 2, f"{command} >$HOME/report")
    run.type(b"\n").wait_until((tmp_path / "over").exists, "the report")
    assert reason in (tmp_path / "report").read_text()


@pytest.mark.parametrize("name", ["TERM"])
def test_a_terminal_that_comes_meanwhile_leaves_no_hole_in_the_first(gnu_screen, tmp_path, name):
    run, cells, kept = drawn(
        gnu_screen, 40, f"exec 2>/dev/null; {STILL} toast --center --duration 60 Saved & echo $! >$HOME/pid; wait $!")
    run.type(b"\n").wait_for("Saved")
    other = Terminal(80, 24, gnu_screen.environment)
    other.run("screen", "-U", "-x", stdout=TTY, stderr=TTY).wait_for("prompt>")
    os.kill(noted(run, tmp_path / "pid"), getattr(signal, f"SIG{name}"))
    run.wait_until((tmp_path / "over").exists, "the end of the toast")
    # The last row has GNU screen's own message for a while.
    run.wait_until(lambda: run.picture.cells()[:-1] == cells[:-1], "the first terminal as it was")
    other.wait_until(lambda: other.picture.cells()[:-1] == cells[:-1], "the second as well")
    other.close()
