"""Toasts: where they stand, how they come and go, and that they touch nothing else."""

import os
import re
import time

import pytest

from motion import seen_moving
from pairs import together
from picture import panel
from processes import of_session, waits_for_a_lock
from terminal import PATIENCE, TTY

STILL = {"TOAST_MOTION": "0"}
LONG = ["--duration", "60"]
TERM_SIGNAL = 15


PLACES = {
    "top-left": (0, 0), "top": (1, 0), "top-right": (2, 0), "left": (0, 1), "center": (1, 1), "right": (2, 1),
    "bottom-left": (0, 2), "bottom": (1, 2), "bottom-right": (2, 2)}


@pytest.mark.parametrize("place,size", together(list(PLACES), [(80, 24), (40, 10)]))
def test_a_toast_stands_at_its_place_with_a_margin(toast, place, size):
    where, (columns, rows) = PLACES[place], size
    shown = toast("--position", place, *LONG, "Saved", columns=columns, rows=rows, **STILL).wait_for("Saved")
    left, right, top, bottom = panel(shown.picture)
    assert (bottom - top, right - left) == (2, 8)
    assert [left == 2, abs(left - (columns - 1 - right)) <= 1, columns - 1 - right == 2][where[0]], (left, right)
    assert [top == 0, abs(top - (rows - 1 - bottom)) <= 2, bottom == rows - 1][where[1]], (top, bottom)
    assert shown.signal(TERM_SIGNAL).finish() == -TERM_SIGNAL
    assert (shown.leftovers(), shown.picture.text().strip()) == ([], "")


@pytest.mark.parametrize("options,place", [
    ([], "bottom"), (["--top"], "top"), (["--center"], "center"), (["--bottom"], "bottom"), (["--top", "--left"], "top-left"),
    (["--right", "--bottom"], "bottom-right"), (["--top", "--bottom"], "bottom"), (["--center", "--right"], "right")])
def test_the_flags_of_place_combine(toast, options, place):
    pictures = []
    for words in options, ["--position", place]:
        shown = toast(*words, *LONG, "Saved", **STILL).wait_for("Saved")
        pictures.append(shown.picture.text())
        shown.signal(TERM_SIGNAL).finish()
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("columns,text", together([20, 21, 40, 80], ["word " * 60, "x" * 300, "中文" * 100, "a\nbb\nccc"]))
def test_a_toast_is_never_wider_than_the_screen_less_a_margin(toast, columns, text):
    shown = toast(*LONG, text, columns=columns, **STILL).wait_for_panel()
    left, right, top, bottom = panel(shown.picture)
    assert left >= 2 and columns - 1 - right >= 2
    shown.signal(TERM_SIGNAL).finish()
    assert shown.picture.text().strip() == ""


def test_a_text_that_fills_the_screen_is_cut_with_an_ellipsis(toast):
    shown = toast(*LONG, "\n".join(f"line {n}" for n in range(50)), **STILL).wait_for("line 0")
    assert shown.picture.has("…") and not shown.picture.has("line 49")
    shown.signal(TERM_SIGNAL).finish()


def test_lines_are_centred_and_the_title_stands_above(toast):
    shown = toast(*LONG, "--title", "Head", "a\nlonger line", **STILL).wait_for("longer line")
    left, right, _, _ = panel(shown.picture)
    for text in "Head", "longer line":
        column, _ = shown.picture.find(text)
        assert abs((column - left) - (right - column - len(text) + 1)) <= 1
    assert shown.picture.find("Head")[1] < shown.picture.find("longer line")[1]
    shown.signal(TERM_SIGNAL).finish()


@pytest.mark.parametrize("style,icon,by", [
    ("info", "i", "flag"), ("success", "✓", "option"), ("warning", "!", "flag"), ("error", "✗", "option")])
def test_a_style_has_its_icon_or_its_word(toast, style, icon, by):
    options = [f"--{style}"] if by == "flag" else ["--style", style]
    shown = toast(*options, *LONG, "Saved", **STILL).wait_for("Saved")
    assert shown.picture.has(f"{icon} Saved") or shown.picture.has(f"{icon}  Saved"), shown.picture.text()
    assert not shown.picture.has(style)
    shown.signal(TERM_SIGNAL).finish()
    for variables in {"NO_COLOR": "1"}, {"LANG": "C"}:
        shown = toast(*options, *LONG, "Saved", **STILL, **variables).wait_for("Saved")
        assert shown.picture.has(f"{style}:"), shown.picture.text()
        shown.signal(TERM_SIGNAL).finish()


def frames(shown):
    """How many frames were sent."""
    return shown.sent.count(b"\x1b[?2026h")


@pytest.mark.parametrize("animation", ["scale", "slide", "fade"])
def test_a_toast_moves(toast, animation):
    def start():
        started = time.monotonic()
        shown = toast("--animation", animation, "--duration", "0", "Saved")
        assert shown.finish() == 0
        # Half a second in and half a second out; a slow machine skips frames.
        assert frames(shown) < 6 or time.monotonic() - started >= 1
        return shown

    seen_moving(start, lambda shown: frames(shown) >= 6)


@pytest.mark.parametrize("options,variables", [
    ([], {"TOAST_MOTION": "0"}), (["--animation", "none"], {}), ([], {"LANG": "C"})])
def test_a_toast_without_motion_is_one_frame(toast, options, variables):
    shown = toast(*options, "--duration", "0.05", "Saved", **variables)
    assert shown.finish() == 0
    assert frames(shown) == 1 and shown.sent.count(b"Saved") == 1


@pytest.mark.parametrize("term", ["linux", "vt100"])
def test_nothing_moves_on_terminals_that_are_not_made_for_it(toast, term):
    shown = toast("--duration", "0.05", "Saved", TERM=term)
    assert shown.finish() == 0
    assert shown.sent.count(b"Saved") == 1


@pytest.mark.parametrize("options,text,least", [
    (["--duration", "0.3"], "x", 0.3), (["--duration", "400ms"], "x", 0.4), ([], "y" * 50, 1.5)])
def test_a_toast_rests_as_long_as_wanted(toast, options, text, least):
    started = time.monotonic()
    shown = toast(*options, text, **STILL)
    assert shown.finish() == 0
    assert least <= time.monotonic() - started < least + 10


@pytest.mark.parametrize("via,motion", [("gap", "0"), ("gap", "1"), ("inline", "0")])
def test_no_mode_changes_and_no_key_is_read(toast, via, motion):
    shown = toast("--via", via, "--duration", "0.4", "Saved", TOAST_MOTION=motion, typed_before=b"ls\n").wait_for_panel()
    assert shown.modes() == shown.modes_before
    shown.type(b"pwd\nhalf")
    assert shown.finish() == 0
    assert shown.leftovers() == []
    # "ls", "pwd" and "half" with their line ends, all of them.
    assert shown.typed_ahead() == 3 + 4 + 4


@pytest.mark.parametrize("shell", ["bash --norc", "dash"])
def test_what_was_typed_reaches_the_script_afterwards(script, shell):
    run = script('toast --duration 0.1 Saved; read -r a; read -r b; echo "[$a$b]"', shell, **STILL).wait_for("Saved")
    run.type(b"one\n").wait_until(lambda: b"one" in run.sent, "the echo").type(b"two\n").wait_for("[onetwo]")
    assert run.finish() == 0


def test_a_background_job_draws_nothing(script):
    run = script('set -m; toast --duration 0.05 Saved & wait $!; echo "rc=$?"', "bash --norc", **STILL).wait_for("rc=0")
    assert run.finish() == 0
    assert b"\x1b" not in run.sent


def test_a_job_of_a_script_without_job_control_does_draw(script):
    run = script('toast --duration 0.05 Saved & wait $!; echo "rc=$?"', "dash", **STILL).wait_for("rc=0")
    assert b"Saved" in run.sent


def test_two_toasts_take_turns(script):
    run = script("toast --duration 0.1 First & toast --duration 0.1 Second & wait; echo done", "dash", **STILL).wait_for("done")
    assert run.finish() == 0
    shown = re.findall(rb"First|Second|\x1b\[3M", run.sent)
    assert sorted(shown[::2]) == [b"First", b"Second"] and shown[1::2] == [b"\x1b[3M"] * 2


def test_many_toasts_take_turns(script):
    run = script("for n in 1 2 3 4 5 6 7 8; do toast --duration 0 T$n & done; wait; echo done", "dash", **STILL).wait_for("done")
    shown = re.findall(rb"\x1b\[3[LM]", run.sent)
    assert shown == [b"\x1b[3L", b"\x1b[3M"] * 8


@pytest.mark.parametrize("words,rows", [(["--alert", "Second"], 24), (["--alert", "--plain", "Second"], 24)])
def test_a_box_waits_for_the_box_before_it(toast, words, rows):
    first = toast("--alert", "First", rows=rows).wait_for("First")
    second = toast("--tty", first.path, *words)
    second.wait_until(lambda: waits_for_a_lock(second.pid), "waiting")
    assert b"Second" not in first.sent
    assert first.type(b"c").finish() == 1
    first.wait_for("Second").type(b"\r")
    assert (second.finish(), second.output) == (0, "OK\n")
    assert first.leftovers() == []


def test_a_killed_box_lets_the_next_have_its_turn(toast):
    first = toast("--alert", "First").wait_for("First")
    second = toast("--tty", first.path, "--alert", "Second")
    second.wait_until(lambda: waits_for_a_lock(second.pid), "waiting")
    assert first.signal(9).finish() == -9
    first.wait_for("Second").type(b"\r")
    assert second.finish() == 0


def test_a_stopped_box_does_not_hold_up_the_next(toast):
    first = toast("--alert", "First", controlling=False, stdin=TTY).wait_for("First").signal(19)
    second = toast("--tty", first.path, "--duration", "0.05", "Second", **STILL)
    assert second.finish() == 0
    assert b"Second" in (first.drain() or first.sent)
    first.signal(18).signal(15)
    assert first.finish() == -15


def test_a_toast_without_a_terminal_of_its_own_reaches_a_named_one(toast, terminal):
    other = terminal()
    shown = toast("--tty", other.path, "--duration", "0.05", "Saved", controlling=False, stdin="/dev/null", **STILL)
    assert (shown.finish(), shown.sent) == (0, b"")
    other.drain()
    assert b"Saved" in other.sent and other.leftovers() == []


@pytest.mark.parametrize("words", [["--bottom"], ["--detach"], ["--action", "undo"]])
def test_on_the_terminal_of_another_session_nothing_is_drawn(toast, terminal, words):
    other = terminal().run("cat", stdout=TTY)
    # What cat writes comes behind the echo: now it has the terminal.
    other.type(b"read\n").wait_until(lambda: other.sent.count(b"read") == 2, "what is read")
    shown = toast("--tty", other.path, *words, "--duration", "60", "Saved", controlling=False, stdin="/dev/null", **STILL)
    assert (shown.finish(), shown.sent) == (5 if "--action" in words else 0, b"")
    other.drain()
    assert b"Saved" not in other.sent and other.modes() == other.modes_before


def test_a_command_of_its_own_session_that_the_foreground_waits_for_has_the_screen(script):
    run = script("setsid -w toast --duration 0.1 Saved; echo rc=$?", **STILL)
    assert run.finish() == 0 and run.picture.has("rc=0") and b"\x1b[3L" in run.sent


def test_all_three_descriptors_may_be_the_terminal(toast):
    shown = toast("--duration", "0", "Saved", stdout=TTY, stderr=TTY, **STILL)
    assert (shown.finish(), shown.picture.text().strip()) == (0, "")


def test_many_toasts_leave_nothing_behind(script, tmp_path, program):
    def shared():
        names = {name for folder in ("/dev/shm", "/tmp") for name in os.listdir(folder) if "toast" in name.lower()}
        # Where toasts know of each other; what is in there has gone with them.
        return names - {f"toast-{os.getuid()}"}

    before = shared()
    run = script(
        "i=0; while [ $i -lt 300 ]; do i=$((i+1)); toast --duration 0 Saved || echo bad; done; echo done", "dash",
        TMPDIR=str(tmp_path), **STILL).wait_for("done", 5 * PATIENCE)
    assert run.finish() == 0
    assert run.picture.rows[0] == "done" and run.leftovers() == [] and run.typed_ahead() == 0
    assert os.listdir(tmp_path) == [] and shared() <= before
    assert of_session(run.pid) == []


@pytest.mark.parametrize("enters", [1, 8])
def test_lines_typed_during_a_toast_on_a_full_screen_cost_no_text(script, enters):
    run = script("seq 1 40; toast --duration 0.6 Saved; echo end", **STILL).wait_for("Saved")
    start = len(run.sent)
    run.type("\n" * enters).wait_until(lambda: run.sent.count(b"\r\n", start) >= enters, "the echo").wait_for("end")
    rows = [row.strip() for row in run.picture.rows if row.strip()]
    numbers = [int(row) for row in rows[:-1]]
    assert rows[-1] == "end" and numbers == list(range(numbers[0], 41))
    assert run.finish() == 0


def test_what_a_job_writes_beside_a_toast_is_all_there(script, tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    run = script(
        f"seq 1 40; while read -r line; do echo output $line; done <{pipe} & toast --duration 1 Saved; wait; echo end",
        TOAST_MOTION="1").wait_for("Saved")
    with open(pipe, "w", buffering=1) as lines:
        for number in range(1, 7):
            lines.write(f"{number}\n")
            run.wait_for(f"output {number}")
    run.wait_for("end")
    rows = [row.strip() for row in run.picture.rows if row.strip()]
    assert rows[-7:] == [f"output {n}" for n in range(1, 7)] + ["end"]
    assert run.finish() == 0
