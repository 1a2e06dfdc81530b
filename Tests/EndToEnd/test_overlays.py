"""Toasts over tmux: drawn on the terminals of those who look, and exactly nothing of them is left."""

import os
import signal
import subprocess

import pytest

from multiplexer import is_here
from pairs import together
from picture import differences, panel
from pipe import opened
from processes import noted, of_session, waits_for_a_lock
from terminal import PATIENCE, TTY, Terminal
from test_multiplexers import DRAWING, MEET

pytestmark = pytest.mark.skipif(not is_here("tmux"), reason="tmux is not here")

STILL = "TOAST_MOTION=0"
LONG = f"{STILL} toast --duration 60"


@pytest.fixture
def other_terminals():
    """Terminals that are closed at the end."""
    made = []
    yield made
    for one in made:
        one.close()


def expect_same(outer, before):
    """Waits until a terminal shows what it did, cell by cell; all that was drawn on it comes before."""
    outer.drain()
    outer.wait_until(lambda: differences(before, outer.picture.cells()) == [],
                     lambda: str(differences(before, outer.picture.cells())))


def front(outer):
    """What a terminal keeps beside its cells. Scroll region and pen are tmux's own, which sets both as it needs them."""
    picture = outer.picture
    return picture.cursor.x, picture.cursor.y, picture.cursor_is_seen, picture.charset, picture.g0_charset, picture.modes_set


def expect_all_as_before(tmux, cells, state, seen, kept):
    """Checks the pane, and waits for the terminal in front of it."""
    assert (tmux.cells(), tmux.state()) == (cells, state)
    expect_same(tmux.outer, seen)
    tmux.outer.wait_until(lambda: front(tmux.outer) == kept, lambda: f"{front(tmux.outer)} instead of {kept}")


def drawn(tmux, lines, commands, shell="sh", status="off", **variables):
    """Starts a script that draws some lines, waits, and runs commands; returns pane, state and the terminal's cells."""
    tmux.run(DRAWING % lines + MEET.format(commands), shell, **variables)
    tmux.wait("drawn")
    if status != "off":
        tmux.ask("set", "status", "on", ";", "set", "status-position", status, ";", "set", "status-right", "")
    tmux.outer.wait_for("prompt>")
    return tmux.cells(), tmux.state(), tmux.seen_by(tmux.outer), front(tmux.outer)


@pytest.mark.parametrize("lines,place,status", together(
    [40, 2], ["--top", "--center", "--bottom", "--top --right", "--bottom --left"] * 2, ["off", "top", "bottom"]))
def test_every_cell_is_as_it_was(tmux, lines, place, status):
    before = drawn(tmux, lines, f"{STILL} toast --duration 0.1 {place} Saved", status=status)
    tmux.tell("go").outer.wait_for("Saved")
    tmux.wait("gone")
    expect_all_as_before(tmux, *before)


@pytest.mark.parametrize("animation,place", together(["scale", "slide", "fade"], ["--top", "--bottom", "--center"]))
def test_every_cell_is_as_it_was_after_a_motion(tmux, animation, place):
    before = drawn(tmux, 40, f"toast --animation {animation} --duration 0 {place} 'Saved 保存 é'")
    start = len(tmux.outer.sent)
    tmux.tell("go").wait("gone")
    tmux.outer.wait_for_sent(b"\x1b[?2026l", start)
    expect_all_as_before(tmux, *before)


@pytest.mark.parametrize("status,top,bottom,place", [
    ("off", 0, 23, "center"), ("top", 1, 23, "top"), ("bottom", 0, 22, "bottom"), ("top", 1, 23, "bottom"), ("bottom", 0, 22, "top")])
def test_its_place_is_that_of_the_client_without_the_status_line(tmux, status, top, bottom, place):
    # Another pane takes the right and the lower half: a pane has no say in the place.
    drawn(tmux, 3, f"{LONG} --{place} Saved", status=status)
    tmux.ask("split-window", "-h", "cat", ";", "split-window", "-t", "0", "cat")
    tmux.tell("go").outer.wait_for("Saved")
    column, row = tmux.outer.place
    assert column == 38 or column == 37
    assert row == {"top": top + 1, "bottom": bottom - 1, "center": (top + bottom) // 2}[place]


def test_every_client_that_shows_the_window_has_it_and_no_other(tmux, other_terminals):
    drawn(tmux, 5, f"{STILL} toast --duration 2 --bottom Saved")
    tmux.ask("set", "-g", "window-size", "largest")
    larger = tmux.attach(columns=100, rows=30)
    elsewhere = tmux.attach(command=("new-session", "cat"))
    other_terminals += [larger, elsewhere]
    before = {one: tmux.seen_by(one) for one in (tmux.outer, larger, elsewhere)}
    tmux.tell("go")
    # Not where the others have it: at the bottom of each, status line aside.
    assert tmux.outer.wait_for("Saved").place[1] == 22
    status = 1 if tmux.ask("show", "-gv", "status").strip() == "on" else 0
    assert larger.wait_for("Saved").place[1] in (28, 28 - status)
    tmux.wait("gone")
    for one, cells in before.items():
        expect_same(one, cells)
    assert b"Saved" not in elsewhere.sent


def test_a_client_in_control_mode_is_left_alone(tmux, other_terminals):
    drawn(tmux, 5, f"{STILL} toast --duration 0.2 --bottom Saved")
    control = tmux.attach(command=("-C", "attach-session"))
    other_terminals.append(control)
    tmux.tell("go").outer.wait_for("Saved")
    tmux.wait("gone")
    control.drain()
    assert b"Saved" not in control.sent and b"\x1b7" not in control.sent


NOISE = r"""
n=0
while [ $n -lt %d ]; do
  n=$((n+1))
  printf '\033[3%%dm%%d \033[4%%dmrow\033[K\033[m 中文漢字 \033[1;7mbold\033[m and more of it and more of it\n' $((n %% 8)) $n $(((n + 3) %% 8))
  if [ $n = 100 ]; then tmux wait-for -S noisy; fi
  %s
done
touch %s/silent
tmux wait-for go-on
n=0
while [ $n -lt 30 ]; do n=$((n+1)); echo line $n; done
tmux wait-for -S all
exec cat
"""


@pytest.mark.parametrize("direction,lines,is_flood", [("-h", 300, False), ("-v", 12000, True)])
def test_another_pane_that_scrolls_all_the_time(tmux, other_terminals, tmp_path, direction, lines, is_flood):
    drawn(tmux, 40, f"while [ ! -e {tmp_path}/silent ]; do toast --center --duration 0.2 'Saved 保存'; done; touch {tmp_path}/over")
    os.mkfifo(tmp_path / "ticks")
    ticks = os.open(tmp_path / "ticks", os.O_RDWR)
    pace = "" if is_flood else f"[ $n -lt 100 ] || read -r tick <{tmp_path}/ticks"
    tmux.ask("split-window", direction, "sh", "-c", NOISE % (lines, pace, tmp_path))
    tmux.wait("noisy").tell("go")
    if not is_flood:
        tmux.outer.wait_for("Saved")
    # Row by row as fast as they are shown, or faster.
    while not is_flood and not (tmp_path / "silent").exists():
        os.write(ticks, b"\n")
        tmux.outer.drain()
    tmux.outer.wait_until((tmp_path / "over").exists, "the end of the noise and of the last toast", 5 * PATIENCE)
    tmux.wait("gone")
    os.close(ticks)
    # Whoever comes anew has never seen a toast.
    fresh = tmux.attach("-r")
    other_terminals.append(fresh)
    expect_same(tmux.outer, tmux.seen_by(fresh))
    # What tmux believes of the terminal is still true: what is painted from now on is as it is there.
    tmux.tell("go-on").wait("all")
    expect_same(tmux.outer, tmux.seen_by(fresh))


def test_a_zoomed_pane(tmux):
    drawn(tmux, 40, f"{STILL} toast --duration 0.2 --top Saved")
    tmux.ask("split-window", "-h", "cat", ";", "select-pane", "-t", "0", ";", "resize-pane", "-Z")
    seen, state = tmux.seen_by(tmux.outer), tmux.state()
    tmux.tell("go").outer.wait_for("Saved")
    tmux.wait("gone")
    assert tmux.state() == state
    expect_same(tmux.outer, seen)


@pytest.mark.parametrize("variables,signal_name", [(STILL, "TERM"), ("TOAST_MOTION=1", "TERM"), (STILL, "INT"), (STILL, "HUP")])
def test_a_signal_takes_it_off(tmux, tmp_path, signal_name, variables):
    before = drawn(
        tmux, 40, f"exec 2>/dev/null; {variables} toast --center --duration 60 Saved & echo $! >{tmp_path}/pid; wait $!", "bash")
    tmux.tell("go").outer.wait_for("Saved")
    os.kill(noted(tmux.outer, tmp_path / "pid"), getattr(signal, f"SIG{signal_name}"))
    if signal_name != "INT":
        tmux.wait("gone")
        expect_all_as_before(tmux, *before)
    else:
        # A background job of a script inherits SIGINT ignored.
        assert tmux.outer.picture.has("Saved")


def test_suspended_it_is_taken_off(tmux):
    tmux.run("exec bash --norc --noprofile -i", PS1="ready> ").outer.wait_for("ready>")
    tmux.outer.type(f"{LONG} --center Saved\n").wait_for_panel().type(b"\x1a").wait_for("Stopped")
    tmux.outer.wait_for_no_panel()
    tmux.outer.type(b"fg >/dev/null; echo 'o'ver\n").wait_for("over")
    assert not panel(tmux.outer.picture)


def test_a_command_that_is_stopped_and_continued_is_told_of_again(tmux, gate):
    tmux.run("exec bash --norc --noprofile -i", PS1="ready> ").outer.wait_for("ready>")
    tmux.outer.type(f"{STILL} toast --run Building -- sh -c 'read x <{gate}; exit 3'\n").wait_for_panel().type(b"\x1a").wait_for("Stopped")
    tmux.outer.wait_for_no_panel()
    tmux.outer.type(b"fg >/dev/null; echo r'c'=$?\n").wait_for_panel()
    opened(gate)
    tmux.outer.wait_for("rc=3").wait_for_no_panel()


def test_a_client_that_is_detached_meanwhile_shows_nothing_more(tmux, other_terminals, tmp_path):
    drawn(tmux, 5, f"{STILL} toast --duration 1 --center Saved")
    away = Terminal(80, 24, {**tmux.environment, "TERM": "xterm-256color"})
    other_terminals.append(away)
    away.run("sh", "-c", f"printf 'outside> '; tmux -S {tmux.socket} attach; printf 'again> '; cat", stdout=TTY, stderr=TTY)
    away.wait_for("prompt>")
    tmux.tell("go")
    away.wait_for("Saved")
    tmux.ask("detach-client", "-t", away.path)
    away.wait_for("again>")
    left = len(away.sent)
    tmux.wait("gone")
    away.drain()
    assert b"Saved" not in away.sent[left:] and not away.picture.is_alternate and away.picture.cursor_is_seen
    assert away.picture.rows[0].startswith("outside>") and not away.picture.has("Saved")


@pytest.mark.parametrize("columns,rows", [(60, 15), (100, 40), (15, 6)])
def test_a_client_that_gets_another_size_meanwhile(tmux, tmp_path, columns, rows):
    drawn(tmux, 40, f"export {STILL} XDG_RUNTIME_DIR={tmp_path}; toast --id x --duration 60 --bottom --right Saved & tmux wait-for close; toast --close x; wait")
    tmux.tell("go").outer.wait_for("Saved").resize(columns, rows)
    if columns >= 20:
        tmux.outer.wait_until(
            lambda: (tmux.outer.picture.find("Saved") or (0, 0))[1] == rows - 2, "the new place")
    tmux.tell("close").wait("gone")
    cells = tmux.seen_by(tmux.outer)
    expect_same(tmux.outer, cells)
    assert not tmux.outer.picture.has("Saved")


def test_a_tmux_in_a_tmux(tmux, environment, tmp_path):
    (tmp_path / "inner").mkdir()
    inner = tmp_path / "inner" / "socket"
    script = tmp_path / "script"
    script.write_text(DRAWING % 40 + MEET.format(f"TMUX=$inner {STILL} toast --center --duration 0.2 Saved").replace(
        "tmux ", f"TMUX= tmux -S {tmux.socket} "))
    tmux.run(f"TMUX= exec tmux -S {inner} -f /dev/null -u new-session 'inner=$TMUX; . {script}' ';' set status off")
    tmux.wait("drawn").outer.wait_for("prompt>")
    seen, state = tmux.seen_by(tmux.outer), tmux.state()
    tmux.tell("go").outer.wait_for("Saved")
    tmux.wait("gone")
    expect_same(tmux.outer, seen)
    assert tmux.state() == state
    subprocess.run(["tmux", "-S", inner, "kill-server"], env=environment, check=True)


def test_many_in_a_row(tmux):
    before = drawn(tmux, 40, f"for n in $(seq 1 100); do {STILL} toast --duration 0.001 --center T$n; done")
    tmux.tell("go").outer.wait_for_sent(b"T100", patience=10 * PATIENCE)
    tmux.wait("gone")
    expect_all_as_before(tmux, *before)


def test_eight_at_once_take_turns(tmux, tmp_path):
    before = drawn(tmux, 40, f"for n in 1 2 3 4 5 6 7 8; do {STILL} toast --duration 0.1 --center T$n & done; wait; touch {tmp_path}/over")
    tmux.tell("go").outer.wait_until((tmp_path / "over").exists, "the end")
    tmux.wait("gone")
    expect_all_as_before(tmux, *before)
    for n in range(1, 9):
        assert f"T{n}".encode() in tmux.outer.sent


def without_terminal_of(tmux, folder, *clients):
    """A folder with a tmux that tells of other terminals than these clients have, as if nobody might write to them."""
    folder = folder / "bin"
    folder.mkdir()
    changes = "".join(f" | sed s,{one.path},/dev/null/none," for one in clients)
    (folder / "tmux").write_text(f"#!/bin/sh\n$(PATH=${{PATH#*:}}; command -v tmux) \"$@\"{changes}\n")
    (folder / "tmux").chmod(0o755)
    return f"PATH={folder}:$PATH {STILL}"


def test_where_no_client_may_be_written_to_the_rows_step_aside(tmux, tmp_path):
    with_other = without_terminal_of(tmux, tmp_path, tmux.outer)
    before = drawn(tmux, 3, f"export XDG_RUNTIME_DIR={tmp_path}; {with_other} toast --id x --duration 60 --top Saved & tmux wait-for close; "
                            f"{with_other} toast --close x; wait; {with_other} toast --doctor >{tmp_path}/report")
    tmux.tell("go").outer.wait_for("Saved")
    assert any("Saved" in row for row in tmux.cells())
    tmux.tell("close").wait("gone")
    expect_all_as_before(tmux, *before)


def test_a_client_that_may_not_be_written_to_is_left_out(tmux, other_terminals, tmp_path):
    other = Terminal(80, 24, tmux.environment)
    other_terminals.append(other)
    other.environment = {**tmux.environment, "TERM": "xterm-256color"}
    with_other = without_terminal_of(tmux, tmp_path, other)
    drawn(tmux, 5, f"{with_other} toast --duration 1 --top Saved")
    other.run("tmux", "-S", tmux.socket, "-u", "attach-session", stdout=TTY, stderr=TTY).wait_for("prompt>")
    seen = tmux.seen_by(tmux.outer)
    tmux.tell("go").outer.wait_for("Saved")
    tmux.wait("gone")
    expect_same(tmux.outer, seen)
    other.drain()
    assert b"Saved" not in other.sent


@pytest.mark.parametrize("place,columns,rows", [("--bottom", 60, 15), ("--top", 100, 40), ("--center", 40, 8), ("--bottom", 40, 8)])
def test_several_on_a_client_that_gets_another_size(tmux, other_terminals, tmp_path, place, columns, rows):
    several = f"for n in 1 2 3 4; do {STILL} XDG_RUNTIME_DIR={tmp_path} toast --stack 3 --duration 60 {place} \"<$n>\" & done; wait; touch {tmp_path}/over"
    drawn(tmux, 40, several)
    tmux.tell("go").outer.wait_until(lambda: sum(tmux.outer.picture.has(f"<{n}>") for n in range(1, 5)) == 3, "three of them")
    tmux.outer.resize(columns, rows)
    tmux.columns, tmux.rows = columns, rows
    tmux.outer.wait_until(lambda: any(tmux.outer.picture.has(f"<{n}>") for n in range(1, 5)), "one of them at least")
    # One that comes to its turn on a client with no room for it is shown in the pane itself.
    paths = tmux.outer.path, tmux.ask("display-message", "-p", "#{pane_tty}").strip()

    def is_over():
        for path in paths:
            subprocess.run(["toast", "--tty", path, "--close-all"], env={**tmux.environment, "XDG_RUNTIME_DIR": str(tmp_path)}, check=True)
        return (tmp_path / "over").exists()

    tmux.outer.wait_until(is_over, "the end of all")
    tmux.wait("gone")
    fresh = tmux.attach("-r")
    other_terminals.append(fresh)
    expect_same(tmux.outer, tmux.seen_by(fresh))


def updates(count, options="", pause="tmux wait-for next"):
    """Commands that show so many toasts in the place of each other, and take the last one off."""
    shown = f"toast --id p --detach --center --duration 60 {options} --percent $n Copied$n"
    return f"for n in $(seq 1 {count}); do {shown}; {pause}; done; tmux wait-for last; toast --close p; until [ -z \"$(ls $XDG_RUNTIME_DIR/toast/*/[0-9]* 2>/dev/null)\" ]; do :; done"


def test_in_the_place_of_another_it_draws_over_it(tmux, other_terminals, runtime):
    before = drawn(tmux, 40, updates(9), **runtime)
    other = tmux.attach()
    other_terminals.append(other)
    # Five seconds after the start tmux paints anew on a terminal that has not told what it is (secondary DA).
    for one in (tmux.outer, other):
        one.type(b"\x1b[>1;10;0c")
    tmux.seen_by(tmux.outer)
    seen = tmux.seen_by(other)
    tmux.tell("go")
    for n in range(1, 10):
        for one in (tmux.outer, other):
            one.wait_for(f"Copied{n}")
            # Nothing of what is beneath has been painted since the first.
            assert b"brown fox" not in one.sent[one.sent.index(b"Copied1"):]
            assert one.picture.has(f"{n}%") and panel(one.picture)
        tmux.tell("next")
    tmux.tell("last").wait("gone")
    expect_all_as_before(tmux, *before)
    expect_same(other, seen)


@pytest.mark.parametrize("options", ["--animation scale", "--animation slide", "--animation fade", "--stack 3"])
def test_updates_in_motion_leave_every_cell_as_it_was(tmux, runtime, options):
    before = drawn(tmux, 40, updates(12, options, "for k in $(seq 1 $((n * 7 % 40))); do /bin/true; done"), **{**runtime, "TOAST_MOTION": "1"})
    tmux.tell("go").outer.wait_for("Copied12")
    tmux.tell("last").wait("gone")
    expect_all_as_before(tmux, *before)


@pytest.mark.parametrize("second", ["--top Short", "--center 'Another length'", "--center --percent 3 Short", "--center --stack 2 Short"])
def test_over_other_cells_it_comes_after_a_repaint(tmux, runtime, second):
    first = "toast --id p --detach --center --duration 60 First"
    before = drawn(tmux, 40, f"{first}; tmux wait-for next; toast --id p --duration 0.2 {second}", **runtime)
    tmux.tell("go").outer.wait_for("First")
    tmux.tell("next").wait("gone")
    expect_all_as_before(tmux, *before)


@pytest.mark.parametrize("how,motion", [("KILL", "0"), ("TERM", "1")])
def test_updates_that_are_ended_at_any_moment_leave_nothing(tmux, tmp_path, runtime, how, motion):
    pause = "for k in $(seq 1 $((n * 7 % 40))); do /bin/true; done"
    # The last one lives, since nobody would take away the picture of one that is killed.
    loop = f"for n in $(seq 1 40); do toast --id p --duration 0.3 --center Copied & p=$!; {pause}; [ $((n % 3)) = 1 ] || kill -{how} $p; done"
    before = drawn(tmux, 40, f"exec 2>/dev/null; {loop}; wait; touch {tmp_path}/over", "bash", **{**runtime, "TOAST_MOTION": motion})
    tmux.tell("go").outer.wait_until((tmp_path / "over").exists, "the end of all", 5 * PATIENCE)
    tmux.wait("gone")
    expect_all_as_before(tmux, *before)


def test_toasts_of_two_panes_take_turns_and_a_box_holds_up_none(tmux):
    drawn(tmux, 5, f"{STILL} toast --duration 0.2 --center First; {STILL} toast --duration 0.2 --center Third")
    tmux.ask("split-window", f"{STILL} toast --duration 0.3 --center Second; toast --alert Box")
    tmux.outer.wait_for("Second")
    tmux.tell("go").wait("gone")
    tmux.outer.wait_for("Box")
    order = [tmux.outer.sent.find(word) for word in (b"Second", b"First", b"Third")]
    assert order == sorted(order) and min(order) >= 0
    tmux.outer.type(b"\r")


@pytest.mark.parametrize("variables", [STILL, "TOAST_MOTION=1"])
def test_the_prompt_gets_what_was_typed_and_no_byte_more(tmux, variables):
    tmux.run("exec bash --norc --noprofile -i", PS1="ready> ").outer.wait_for("ready>")
    tmux.outer.type(f"{variables} toast --center --duration 0.2 Saved\n".encode()).wait_for_panel()
    tmux.outer.type(b"echo one\necho two").wait_for("ready> echo two").type(b"\n")
    tmux.outer.wait_until(
        lambda: [row for row in tmux.outer.picture.rows if row][-4:] == ["one", "ready> echo two", "two", "ready>"],
        lambda: tmux.outer.picture.text())


def test_a_picture_that_nobody_draws_over_is_not_sent_again_and_again(tmux):
    tmux.run(f"read x; {STILL} toast --duration 1.5 Saved; echo over; read -r rest")
    tmux.outer.type(b"\n").wait_for("over")
    assert 1 <= tmux.outer.sent.count(b"Saved") <= 5


def test_no_key_is_offered_that_cannot_be_pressed(tmux):
    tmux.run(f"read x; {STILL} setsid -w toast --action undo=Undo --duration 0.5 Deleted </dev/null >/dev/null 2>&1; echo rc=$?; read -r rest")
    tmux.outer.type(b"\n").wait_for("Deleted")
    assert not tmux.outer.picture.has("Undo")
    tmux.outer.wait_for("rc=5")


@pytest.mark.parametrize("command", [
    "setsid toast --duration 0.2 Saved </dev/null >/dev/null 2>&1", "set -m; toast --duration 0.2 Saved 2>/dev/null & wait $! 2>/dev/null"])
def test_neither_a_terminal_nor_the_foreground_is_needed(tmux, command):
    before = drawn(tmux, 40, f"export {STILL}; {command}", "bash")
    tmux.tell("go").outer.wait_for("Saved")
    tmux.wait("gone")
    expect_all_as_before(tmux, *before)


@pytest.mark.parametrize("path,reason", [("/dev/pts/99999", "gap, because"), ("/dev/pts/99999", "its terminals cannot be written to")])
def test_the_doctor_says_what_would_be_done_where_the_client_is_out_of_reach(script, tmp_path, path, reason):
    fake = tmp_path / "tmux"
    fake.write_text(f"#!/bin/sh\necho w $PANE @1\necho c {path} 1 0 1 xterm on bottom @1\necho end\n")
    fake.chmod(0o755)
    run = script(f"export PANE=$(tty) PATH={tmp_path}:$PATH TMUX=x,1,0 TMUX_PANE=%0; toast --doctor | grep 'toasts take'; toast --duration 0.1 '<a>'")
    assert run.finish() == 0
    assert reason in " ".join(run.sent.decode().split()) and b"<a>" in run.sent and b"\x1b[3L" in run.sent


@pytest.mark.parametrize("command,reason", [
    ("toast --doctor", "overlay, because tmux repaints the terminal"),
    ("PATH=… toast --doctor", "gap, because"),
    ("TMUX_PANE=%77 toast --doctor", "not overlay, because tmux does not answer"),
    ("TMUX_PANE=%77 toast --doctor --via overlay", "no way: --via overlay asks"),
    ("script -qec 'toast --doctor' /dev/null", "not overlay, because this terminal is not the pane"),
    ("toast --doctor --via gap", "gap, because --via"),
    ("tmux detach-client; until [ -z \"$(tmux list-clients)\" ]; do :; done; toast --doctor", "not overlay, because nobody looks")])
def test_the_doctor_says_why(tmux, tmp_path, program, command, reason):
    if command.startswith("PATH"):
        command = f"PATH={os.path.dirname(program)} toast --doctor"
    tmux.run(f"{{ {command}; }} >{tmp_path}/report; tmux wait-for -S gone; exec cat").wait("gone")
    assert reason in (tmp_path / "report").read_text(), (tmp_path / "report").read_text()


def test_where_tmux_cannot_be_asked_the_rows_step_aside(tmux, program):
    drawn(tmux, 5, f"PATH={os.path.dirname(program)} {STILL} toast --duration 0.1 Saved")
    tmux.tell("go").outer.wait_for("Saved")
    tmux.wait("gone").outer.wait_until(lambda: not tmux.outer.picture.has("Saved"), "the end of the toast")


def test_a_way_that_cannot_be_had_is_an_error(toast):
    shown = toast("--via", "overlay", "Saved")
    assert shown.finish() == 69 and "TMUX" in shown.complaints and shown.sent == b""


@pytest.mark.parametrize("key,ending", [("u", "rc=0 undo"), ("\x1b", "rc=6"), ("x", "rc=5")])
def test_an_action_is_taken_over_tmux(tmux, key, ending):
    rest = 1 if key == "x" else 60
    tmux.run(f"read x; a=$({STILL} toast --action undo=Undo --duration {rest} Deleted); echo \"rc=$? $a\"; read -r rest")
    tmux.outer.type("\n").wait_for("[u] Undo").type(key)
    tmux.outer.wait_for(ending)


MODES = 'before=$(stty -g); %s; [ "$before" = "$(stty -g)" ] && echo same || stty -a; read -r rest'


@pytest.mark.parametrize("options", ["--action undo=Undo", "--action undo=Undo --action retry=Retry", "--wait"])
def test_a_box_in_the_pane_waits_until_the_keys_are_free(tmux, gate, options):
    run = tmux.run(MODES % f"read x; {STILL} toast {options} --duration 60 Deleted & read x <{gate}; toast --confirm Box; wait").outer
    run.type("\n").wait_for("Deleted")
    # No key, since whoever is first, shell or toast, would have it.
    opened(gate)
    shell = tmux.ask("display-message", "-p", "#{pane_pid}").strip()
    run.wait_until(lambda: any(map(waits_for_a_lock, of_session(shell))), "the box that waits")
    assert not run.picture.has("Box")
    run.type("u").wait_for("Box")
    run.type("\r").wait_for("same")


def test_beside_a_box_in_the_pane_no_key_is_offered(tmux):
    run = tmux.run(MODES % (f"toast --confirm Box & until tmux list-panes -F '#{{alternate_on}}' | grep -q 1; do :; done; "
                            f"{STILL} toast --action undo=Undo --duration 60 --id a Deleted & wait")).outer
    run.wait_for("Deleted").wait_until(lambda: not run.picture.has("Undo"), "the end of the offer")
    assert run.picture.has("Box") and run.picture.has("Deleted")
    run.type("\r").wait_until(lambda: not run.picture.has("Box"), "the end of the box")
    tmux.ask("split-window", "toast --close a")
    run.wait_for("same")


@pytest.mark.parametrize("surroundings", ["", "-u TMUX_PANE", "-u TERM TOAST_INTERACTIVE=0"])
def test_a_process_without_terminal_takes_a_toast_away(tmux, surroundings):
    run = tmux.run(f"read x; {STILL} toast --id a --duration 60 Saved & read x; "
                   f"setsid -w env {surroundings} toast --close a </dev/null >/dev/null 2>&1; wait; read x").outer
    run.type(b"\n").wait_for("Saved").type(b"\n").wait_until(lambda: not run.picture.has("Saved"), "the end of the toast")


def panels(picture):
    """How many panels of three rows are seen."""
    place = panel(picture)
    return (place[3] - place[2] + 1) // 3 if place else 0


def test_lines_that_scroll_leave_no_pieces_of_the_picture(tmux):
    run = tmux.run(f"seq 1 40; read x; {STILL} toast --detach --duration 60 Saved; read x; for n in 1 2 3 4; do echo \"more $n\"; done; read -r rest").outer
    run.type(b"\n").wait_for("Saved").type(b"\n").wait_for("more 4")
    run.wait_until(lambda: panels(run.picture) == 1 and run.picture.has("Saved"), "one picture")


def test_a_command_has_its_toast_in_its_own_window(tmux, gate):
    run = tmux.run(f"seq 1 40; {STILL} toast --run Building -- sh -c 'read x <{gate}; seq 1 60; read x <{gate}'; echo over; read -r rest").outer
    run.wait_for("Building")
    for text, count in (("60", 1), ("over", 0)):
        opened(gate)
        # tmux brings lines and panel in pieces; what it leaves of the panel elsewhere would stay.
        run.wait_until(lambda: run.picture.has(text) and panels(run.picture) == count, f"{text} and {count} panels")


def test_a_command_is_not_kept_waiting_by_other_toasts(tmux, tmp_path, gate):
    command = tmp_path / "command"
    command.write_text(f"echo one; read x <{gate}; exit 3")
    tmux.run(f"{STILL} toast --detach --duration 60 First; read x; sh -c 'echo $$ >{tmp_path}/pid; {STILL} exec toast --via overlay --run Building -- sh {command}'; "
             "echo rc=$?; read -r rest")
    tmux.outer.wait_for("First").type(b"\n").wait_for("one")
    toast = int((tmp_path / "pid").read_text())
    tmux.outer.wait_until(lambda: waits_for_a_lock(toast), "a toast that waits")
    opened(gate)
    assert tmux.outer.wait_for("rc=3").picture.has("First")


def test_a_command_writes_under_its_toast(tmux, gate):
    tmux.run(f"{STILL} toast --run Building -- sh -c 'echo one; read x <{gate}; exit 3'; echo rc=$?; read -r rest")
    tmux.outer.wait_for("Building").wait_for("one")
    opened(gate)
    tmux.outer.wait_for("rc=3").wait_until(lambda: not tmux.outer.picture.has("Building"), "the end of the toast")
