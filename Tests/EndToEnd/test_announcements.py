"""What toasts say beside their words: notifications, the bell, progress in the window's frame, bars, icons, emphasis."""

import re
import time

import pytest

from motion import seen_moving

STILL = {"TOAST_MOTION": "0"}
BRIEF = ["--duration", "0.05"]
LONG = ["--duration", "60"]
TERM_SIGNAL = 15
KITTY = {"TERM": "xterm-kitty"}
GHOSTTY = {"TERM": "xterm-ghostty"}


def told(terminal, program, *words, **variables):
    """A toast that has come and gone; its terminal may be sent commands of the operating system."""
    made = terminal(80, 24, **{**STILL, **variables})
    made.run(program, *words)
    return made


@pytest.mark.parametrize("variables,sequence", [
    (KITTY, b"\x1b]99;i=toast:d=0;Build\x07\x1b]99;i=toast:d=1:p=body;Done\x07"), (GHOSTTY, b"\x1b]777;notify;Build;Done\x07"),
    ({"TERM_PROGRAM": "WezTerm"}, b"\x1b]9;Build: Done\x07"),
    ({"TERM": "tmux-256color", "TMUX": "x", "KITTY_WINDOW_ID": "1"}, b"\x1bPtmux;\x1b\x1b]99;i=toast:d=0;Build\x07\x1b\\")])
def test_a_terminal_with_notifications_is_asked_for_one(terminal, program, variables, sequence):
    shown = told(terminal, program, "--notify", *BRIEF, "--title", "Build", "Done", **variables)
    assert shown.finish() == 0 and shown.sent.count(sequence) == 1 and shown.leftovers() == []


@pytest.mark.parametrize("variables", [{}, {"TERM": "linux"}, {"TERM_PROGRAM": "Apple_Terminal"}])
def test_another_terminal_is_sent_nothing_of_the_kind(toast, variables):
    shown = toast("--notify", *BRIEF, "Done", **STILL, **variables)
    assert shown.finish() == 0 and b"]" not in shown.sent.replace(b"\x1b[", b"")


@pytest.mark.parametrize("variables", [KITTY, GHOSTTY, {"TERM_PROGRAM": "WezTerm"}])
def test_no_text_gets_out_of_its_notification(terminal, program, variables):
    shown = told(terminal, program, "--notify", *BRIEF, "a\x07\x1b]0;title\x07\x1b\\\x9cb", **variables)
    assert shown.finish() == 0
    assert b"]0;" in shown.sent and b"\x1b]0;" not in shown.sent and shown.sent.count(b"\x07") == 1


def test_the_bell_rings_once_where_it_is_wanted(toast):
    assert toast("--bell", *BRIEF, "Done", **STILL).finish() == 0
    shown = toast("--bell", *BRIEF, "Done", **STILL)
    assert shown.finish() == 0 and shown.sent.count(b"\x07") == 1
    shown = toast(*BRIEF, "Done", **STILL)
    assert shown.finish() == 0 and b"\x07" not in shown.sent


def test_with_a_command_it_is_told_at_the_end(terminal, program):
    started = time.monotonic()
    shown = told(terminal, program, "--run", "--notify", "--bell", "Build", "--", "true", **KITTY)
    assert shown.finish() == 0
    ending = re.search(rb"\x1b]99;;success: Build, \d+ s\x07\x07$", shown.sent)
    # Before that a command that takes longer than a moment has a toast.
    assert ending and (ending.start() == 0 or time.monotonic() - started > 0.2 and shown.sent.count(b"\x07") == 2)
    shown = told(terminal, program, "--run", "--notify", "-t", "CI", "Build", "--", "sh", "-c", "exit 3", **KITTY)
    assert shown.finish() == 3 and re.search(rb"error: CI\x07.*Build \(3\), \d+ s\x07", shown.sent)


@pytest.mark.parametrize("words,opening", [
    (["--percent", "40", *BRIEF, "Sync"], b"\x1b]9;4;1;40\x07"), (["--run", "Build", "--", "sh", "-c", "read x </dev/tty"], b"\x1b]9;4;3\x07")])
def test_progress_in_the_frame_is_always_cleared(terminal, program, words, opening):
    shown = told(terminal, program, *words, **GHOSTTY).wait_for_sent(opening)
    if "--run" in words:
        shown.type("\n")
    assert shown.finish() == 0 and shown.sent.count(b"\x1b]9;4;0\x07") == 1
    for number in 15, 11:
        shown = told(terminal, program, "--percent", "40", *LONG, "Sync", **GHOSTTY).wait_for("Sync")
        assert shown.signal(number).finish() == -number and shown.sent.endswith(b"\x1b]9;4;0\x07")


def test_other_terminals_are_sent_no_progress(toast):
    for variables in {}, KITTY, {"TERM_PROGRAM": "iTerm.app"}:
        shown = toast("--percent", "40", *BRIEF, "Sync", **STILL, **variables)
        assert shown.finish() == 0


def test_a_bar_tells_how_much_is_done(toast):
    shown = toast("--percent", "50", *LONG, "Sync", **STILL).wait_for("50%")
    assert any(row.strip("▐▌ ").startswith("█") for row in shown.picture.rows)
    shown.signal(TERM_SIGNAL).finish()
    shown = toast("--percent", "50", "--via", "plain", "Sync")
    assert (shown.finish(), shown.complaints) == (0, "Sync  50%\n")


@pytest.mark.parametrize("words,seen", [
    (["--icon", "🚀", "Gone"], "🚀  Gone"), (["--success", "--icon", "", "Gone"], "  Gone"), (["--icon", "a\x1b[2Jb", "Gone"], "a␛[2Jb  Gone"),
    (["--icon", "x" * 50, "Gone"], "xxxxxxxxxxx…  Gone")])
def test_an_icon_of_ones_own(toast, words, seen):
    shown = toast(*LONG, *words, **STILL).wait_for("Gone")
    assert shown.picture.has(seen), shown.picture.text()
    shown.signal(TERM_SIGNAL).finish()


def test_emphasis_is_seen_and_its_marks_are_not(toast):
    shown = toast("--markdown", *LONG, "a **bold** *slanted* `code` 2*3", **STILL).wait_for("a bold slanted code 2*3")
    column, row = shown.picture.find("bold")
    assert shown.picture.buffer[row][column].bold and not shown.picture.buffer[row][column - 1].bold
    column, row = shown.picture.find("slanted")
    assert shown.picture.buffer[row][column].italics
    shown.signal(TERM_SIGNAL).finish()
    shown = toast("--markdown", "--via", "plain", "a **b**")
    assert (shown.finish(), shown.complaints) == (0, "a b\n")


@pytest.mark.parametrize("motion,duration,steps", [("0", "2.5", 3), ("1", "1", 5)])
def test_the_time_that_is_left_gets_less(toast, motion, duration, steps):
    def start():
        shown = toast("--countdown", "--duration", duration, "--animation", "none", "Saved", TOAST_MOTION=motion)
        assert shown.finish() == 0
        assert shown.leftovers() == [] and shown.picture.text().strip() == ""
        return shown

    seen_moving(start, lambda shown: shown.sent.count(b"\x1b7") - 2 >= steps)
