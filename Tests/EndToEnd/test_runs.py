"""Commands that run under a toast: their exit code, their output and their signals are their own."""

import fcntl
import re
import select
import shutil
import signal
import sys
import termios
import time

import pytest

from pipe import opened
from processes import named, of_session, waits_for_input
from terminal import TTY

STILL = {"TOAST_MOTION": "0"}


@pytest.mark.parametrize("code,controlling", [(0, True), (3, False), (64, True), (255, True), (0, False)])
def test_the_exit_code_is_the_commands(toast, code, controlling):
    shown = toast("--run", "Building", "--", "sh", "-c", f"exit {code}", controlling=controlling)
    assert shown.finish() == code


def test_a_command_is_not_told_to_ignore_what_its_toast_ignores(toast):
    shown = toast("--run", "Building", "--", "sh", "-c", "kill -PIPE $$; kill -XFSZ $$; echo still here")
    assert (shown.finish(), shown.output) == (128 + signal.SIGPIPE, "")


def test_where_no_file_may_grow_a_command_runs_all_the_same(script, runtime, gate):
    run = script(f"ulimit -f 0; toast --run Building -- sh -c 'read x <{gate}; exit 3'; echo rc=$?", "bash", **runtime)
    run.wait_for("Building")
    opened(gate)
    assert run.wait_for("rc=3").finish() == 0


def test_a_command_that_is_done_at_once_needs_no_toast(toast):
    started = time.monotonic()
    shown = toast("--run", "Building", "--", "echo", "hello")
    assert (shown.finish(), shown.output, shown.leftovers()) == (0, "hello\n", [])
    assert shown.sent == b"" or time.monotonic() - started > 0.2


@pytest.mark.parametrize("motion", ["0", "1"])
def test_a_toast_stands_as_long_as_the_command_runs(toast, gate, motion):
    shown = toast("--run", "Building", "--", "sh", "-c", f"read x <{gate}; exit 3", TOAST_MOTION=motion)
    shown.wait_for("Building").wait_until(lambda: seconds(shown) is not None, "the time")
    opened(gate)
    assert shown.finish() == 3
    assert shown.leftovers() == [] and shown.picture.text().strip() == ""


def test_the_time_goes_on(toast, gate):
    shown = toast("--run", "Building", "--", "sh", "-c", f"read x <{gate}", **STILL)
    first = seconds(shown.wait_for("Building").wait_until(lambda: seconds(shown) is not None, "the time"))
    shown.wait_until(lambda: (seconds(shown) or 0) > first, "the time that goes on")
    opened(gate)
    assert shown.finish() == 0


def seconds(run):
    """The seconds that a toast tells; None where it tells none."""
    found = re.search(r"Building +(\d+) s", run.picture.text())
    return int(found[1]) if found else None


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
def test_lines_pass_beside_a_toast_at_the_bottom(script, gate, rows):
    run = script(
        f"seq 1 {rows}; toast --run Building -- sh -c 'echo one; echo two >&2; read x <{gate}; echo three; read x <{gate}2; echo four >&2'; "
        "echo end", **STILL)
    run.wait_for("two").wait_for("Building")
    assert shown_rows(run, "Building")[-2:] == ["one", "two"]
    opened(gate)
    run.wait_for("three")
    assert run.picture.has("Building")
    opened(f"{gate}2")
    run.wait_for("end")
    shown = shown_rows(run)
    assert shown[-5:] == ["one", "two", "three", "four", "end"]
    # What was scrolled away is in the history: every row was pushed out at the top of the screen.
    assert shown[:-5] == ([str(row) for row in range(41 - len(shown[:-5]), 41)] if rows else [])
    assert run.finish() == 0 and run.leftovers() == []


def shown_rows(run, end=None):
    """The rows that are not blank, up to one that holds a text."""
    rows = [row.strip() for row in run.picture.rows if row.strip()]
    return rows[:[end in row for row in rows].index(True)] if end else rows


@pytest.mark.parametrize("place", [["--center"], ["--top"], ["--via", "inline"]])
def test_lines_wait_for_a_toast_that_stands_in_their_way(script, gate, tmp_path, place):
    marker = tmp_path / "written"
    run = script(
        f"toast {' '.join(place)} --run Building -- sh -c 'echo one; read x <{gate}; echo two; echo three >&2; echo >{marker}; read x <{gate}2; "
        "echo four'; echo end", **STILL)
    run.wait_for("Building")
    opened(gate)
    run.wait_until(marker.exists, "the output")
    then = seconds(run)
    run.wait_until(lambda: seconds(run) > then, "the time that goes on")
    assert not run.picture.has("two") and not run.picture.has("three")
    opened(f"{gate}2")
    run.wait_for("end")
    assert shown_rows(run) == ["one", "two", "three", "four", "end"]
    assert run.finish() == 0 and run.leftovers() == []


@pytest.mark.parametrize("place,first", [
    ("", "\\033[2J\\033[H"), ("", "\\033[?1049h\\033[H"), ("", "\\0337\\033[3A"), ("", "\\016"), ("--center", "\\033[?1049h\\033[H"),
    ("--center", "\\016"), ("--via inline", "\\033[2J\\033[H"), ("--via inline", "\\0337\\033[3A")])
def test_who_wants_the_screen_gets_it_for_good(script, gate, place, first):
    run = script(
        f"toast {place} --run Building -- sh -c 'read x <{gate}; printf \"{first}mine\"; read x <{gate}2; printf \"\\033[m\\017\\033[?1049l\"'; "
        "printf '\\rend'", **STILL)
    run.wait_for("Building")
    opened(gate)
    run.wait_for("mine")
    assert not run.picture.has("Building")
    opened(f"{gate}2")
    run.wait_for("end")
    assert first.replace("\\033", "\x1b").replace("\\016", "\x0e").encode() + b"mine" in run.sent
    assert run.finish() == 0 and run.picture.margins is None


def test_who_reads_keys_one_by_one_gets_the_screen(script, gate, tmp_path):
    run = script(
        f"toast --run Building -- sh -c 'read x <{gate}; stty -icanon </dev/tty; read x <{gate}2; stty icanon </dev/tty; exit 4' >{tmp_path}/file; "
        "echo rc=$?", **STILL)
    run.wait_for("Building")
    opened(gate)
    run.wait_until(lambda: not run.picture.has("Building"), "the free screen")
    opened(f"{gate}2")
    assert run.wait_for("rc=4").finish() == 0 and run.leftovers() == []


@pytest.mark.parametrize("place", ["", "--center"])
def test_what_is_written_passes_byte_by_byte(script, gate, place):
    run = script(
        f"toast {place} --run Building -- sh -c 'read x <{gate}; printf \"a\\033[31mred\\033[m\\033]0;title\\007\\010\\0b\\377\\r\\nc\\r\"; "
        f"read x <{gate}2; printf last'; echo end", **STILL)
    run.wait_for("Building")
    opened(gate)
    opened(f"{gate}2")
    assert run.wait_for("lastend").finish() == 0 and run.leftovers() == []
    assert b"a\x1b[31mred\x1b[m\x1b]0;title\x07\x08\x00b\xff\r\r\nc\r" in run.sent


def test_no_frame_comes_between_the_bytes_of_a_sequence(script, gate):
    pieces = ["\\303", "\\251 \\033", "[3", "1mred\\033]8;;http://a", "\\033", "\\\\link", "\\033]8;;\\007"]
    writes = "; ".join(f'printf "{piece}"; read x <{gate}' for piece in pieces)
    run = script(f"toast --run Building -- sh -c 'read x <{gate}; {writes}'; echo end", TOAST_MOTION="1")
    run.wait_for("Building")
    for _ in pieces:
        opened(gate)
        # A frame that was begun after the piece was there, and its end.
        for _ in range(3):
            run.wait_for_sent(b"\x1b8", len(run.sent))
    assert run.wait_for("link").picture.has("Building")
    opened(gate)
    assert run.wait_for("end").finish() == 0
    for whole in ("é".encode(), b"\x1b[31m", b"\x1b]8;;http://a\x1b\\link\x1b]8;;\x07"):
        assert whole in run.sent
    assert run.picture.find("é red") == (0, 0) and run.leftovers() == []


def test_a_full_row_goes_on_in_the_next_one(script, gate):
    run = script(
        f"toast --run Building -- sh -c 'printf %080d 7; read x <{gate}; printf 89; read x <{gate}2'; echo end", TOAST_MOTION="1")
    run.wait_for("Building")
    # A frame while the row is full: what it saves and gives back is not at the margin.
    seen = len(run.sent)
    run.wait_for_sent(b"\x1b8", seen)
    opened(gate)
    run.wait_for("89")
    assert b"789" in run.sent
    opened(f"{gate}2")
    assert run.wait_for("end").finish() == 0


@pytest.mark.parametrize("place,stands", [("", True), ("--center", False), ("--via inline", False)])
def test_a_question_is_seen(script, gate, place, stands):
    run = script(
        f"toast {place} --run Building -- sh -c 'read x <{gate}; echo line; printf \"Name? \"; read x; echo \"hello $x\"'; echo end", **STILL)
    run.wait_for("Building")
    opened(gate)
    run.wait_for("Name?")
    assert run.picture.has("Building") == stands
    run.type("bob\n").wait_for("end")
    assert shown_rows(run) == ["line", "Name? bob", "hello bob", "end"] and run.finish() == 0


def test_a_command_finds_a_terminal_of_the_same_size(script, gate):
    run = script(
        f"toast --run Building -- sh -c 'trap \"stty size <&1\" WINCH; test -t 1 && test -t 2 && stty size <&2; : >$HOME/ready; "
        f"while ! read x <{gate}; do :; done; stty size <&1'; echo end", columns=70, rows=20, **STILL)
    run.wait_for("20 70").wait_for("Building").resize(50, 15).wait_for("15 50")
    opened(gate)
    run.wait_for("end")
    assert shown_rows(run)[-2:] == ["15 50", "end"] and run.finish() == 0


@pytest.mark.parametrize("way", ["<&1", "<&0"])
def test_modes_are_the_terminals_wherever_they_are_set(script, gate, way):
    run = script(f"toast --run Building -- sh -c 'stty -echo -onlcr {way}; echo set; read x <{gate}'; echo end; read x", **STILL)
    run.wait_for("set").wait_until(lambda: not run.modes()[3] & termios.ECHO and not run.modes()[1] & termios.ONLCR, "the modes")
    opened(gate)
    run.wait_for("end").type("\n")
    assert run.finish() == 0


@pytest.mark.parametrize("pager", ["less", "more"])
def test_a_pager_gets_its_keys(script, tmp_path, pager):
    if not shutil.which(pager):
        pytest.skip(f"{pager} is not here")
    text = tmp_path / "text"
    text.write_text("".join(f"row {number}\n" for number in range(1, 100)))
    run = script(f"toast --run Reading -- {pager} {text}; echo rc=$?", **STILL)

    def is_ready():
        return any(named(pager, process) and waits_for_input(process) for process in of_session(run.pid))

    # more looks for keys at one descriptor and reads them from another: those that come before it waits for one are seen late.
    run.wait_for("row 20").wait_until(is_ready, "a pager that waits").type(" ")
    run.wait_for("row 40").wait_until(is_ready, "a pager that waits").type("q").wait_for("rc=0")
    assert run.finish() == 0 and run.leftovers() == []


def test_a_pager_gives_the_screen_back_before_it_is_stopped(script, tmp_path):
    if not shutil.which("less"):
        pytest.skip("less is not here")
    text = tmp_path / "text"
    text.write_text("".join(f"row {number}\n" for number in range(1, 100)))
    run = script(
        f"set -m; toast --run Reading -- less {text}; stty -a >{tmp_path}/modes; read x; fg >/dev/null; echo rc=$?", "bash --norc", **STILL)
    run.wait_for("row 20").wait_until_raw().type(b"\x1a").wait_for("Stopped")
    run.wait_until(lambda: not run.picture.is_alternate and run.modes()[3] & termios.ICANON, "the free screen")
    run.type("\n").wait_until(lambda: run.picture.is_alternate, "the pager").wait_until_raw().type("q").wait_for("rc=0")
    assert " icanon" in (tmp_path / "modes").read_text() and run.finish() == 0 and run.leftovers() == []


SLOW_TO_LEAVE = """
import os, signal
def leave(number, frame):
    signal.sigtimedwait([signal.SIGUSR1], 0.5)
    os.write(1, b"\\x1b[?1049l")
    os.kill(os.getpid(), signal.SIGSTOP)
signal.signal(signal.SIGTSTP, leave)
os.write(1, b"\\x1b[?1049hwhole screen")
while True: signal.pause()
"""


def test_a_program_that_is_slow_to_give_the_screen_back_is_waited_for(script, tmp_path):
    program = tmp_path / "program"
    program.write_text(SLOW_TO_LEAVE)
    run = script(f"set -m; toast --run Reading -- {sys.executable} {program}; kill -KILL %1; wait", "bash --norc", **STILL)
    run.wait_for("whole screen").type(b"\x1a").wait_until(lambda: b"Stopped" in run.sent, "the stop")
    assert b"?1049l" in run.sent[:run.sent.index(b"Stopped")]
    assert run.finish() == 0 and run.leftovers() == []


def test_a_curses_program_gets_its_keys(script):
    if not shutil.which("dialog"):
        pytest.skip("dialog is not here")
    run = script("toast --run Asking -- sh -c 'dialog --msgbox hello 8 30'; echo rc=$?", **STILL)
    run.wait_for("hello").wait_until(lambda: not run.modes()[3] & termios.ICANON, "single keys")
    assert run.type("\r").wait_for("rc=0").finish() == 0
    run.wait_until(lambda: run.modes() == run.modes_before, "the modes")


@pytest.mark.parametrize("place,size", [("", 100), ("", 30_000), ("--center", 170_000)])
def test_a_lot_of_output_is_not_lost(script, gate, place, size):
    run = script(f"toast {place} --run Building -- sh -c 'read x <{gate}; seq 1 {size}'; echo end", **STILL)
    run.wait_for("Building").drain()
    # The emulator is too slow for it all.
    run.picture.feed = lambda data: None
    start = len(run.sent)
    opened(gate)
    run.wait_for_sent(b"end\r", start)
    lines = FRAME.sub(b"", run.sent[start:]).split(b"\r\n")
    assert [line for line in lines if line.isdigit()] == [str(number).encode() for number in range(1, size + 1)]
    assert run.finish() == 0


FRAME = re.compile(rb"(\x1b\[\?2026h)?\x1b7.*?\x1b8(\x1b\[\d*A)?(\x1b\[\?2026l)?|\x1b\[\?2026l", re.S)


@pytest.mark.parametrize("place", ["", "--center"])
def test_who_stays_in_the_background_can_write_on(script, gate, tmp_path, place):
    run = script(
        f"toast {place} --run Starting -- sh -c '(read x <{gate}2; echo one; echo two >&2; echo $? >{tmp_path}/done) & read x <{gate}; "
        "echo started; exit 3'; echo rc=$?; read x", **STILL)
    run.wait_for("Starting")
    opened(gate)
    run.wait_for("rc=3")
    opened(f"{gate}2")
    run.wait_for("two").wait_until((tmp_path / "done").exists, "the rest")
    assert (tmp_path / "done").read_text() == "0\n"
    run.wait_until(lambda: not any(named("tty-relay", process) for process in of_session(run.pid)), "the end of the relay")
    assert run.type("\n").finish() == 0 and run.leftovers() == []


def test_who_stays_in_the_background_keeps_nobody_else(toast, gate):
    shown = toast(
        "--run", "Starting", "--", "sh", "-c", f"trap '' HUP; (exec 2>/dev/null; read x <{gate}; echo late) & echo started", stdout=TTY, **STILL)
    assert shown.finish() == 0
    # Nobody holds the other end any more: neither the command nor who passes on what it writes.
    shown.wait_until(lambda: has_ended(shown.err.reading), "the end of the pipe")
    # The terminal is free, too.
    with open(shown.path, "rb", buffering=0) as node:
        fcntl.flock(node, fcntl.LOCK_EX | fcntl.LOCK_NB)
    opened(gate)
    shown.wait_for("late")


def has_ended(pipe):
    """Whether nobody can write into a pipe any more."""
    poll = select.poll()
    poll.register(pipe, 0)
    return bool(poll.poll(0))


def test_stopped_and_continued_it_is_there_again(script, gate):
    run = script(
        f"PS1='ready> '; set -m; toast --run Building -- sh -c 'echo one; read x <{gate}; echo two'; echo stopped; fg >/dev/null; echo rc=$?",
        "bash --norc", **STILL)
    run.wait_for("Building").type(b"\x1a").wait_for("stopped").wait_for("Building")
    opened(gate)
    run.wait_for("rc=0")
    assert run.picture.has("two") and run.finish() == 0 and run.leftovers() == []


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
        f"while [ ! -s {log} ]; do sleep 0.05; done; n=0; while [ $n -lt 6 ]; do sleep 0.05; n=$((n+1)); done; exit 4'; echo rc=$?", "bash --norc", **STILL)
    run.wait_for("Building").wait_until((tmp_path / "ready").exists, "the command").type(b"\x03").wait_for("rc=4")
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
