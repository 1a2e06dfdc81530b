"""What toasts leave behind: nothing. All that a terminal keeps is compared before and after, for each way, over content of all kinds."""

import os
import signal

import pytest

from motion import seen_moving
from pairs import pairwise
from terminal import PATIENCE
from ways import CONTENT, WAYS, changes, state

STILL = "TOAST_MOTION=0"
PLACES = ["--top", "--center", "--bottom", "--top --left", "--bottom --right"]
SCREENS = [0, 3, 12, 17, 18, 19, 60]  # lines of content on 24 rows: some wrap


def drawn(script, lines, commands, **others):
    """A script that has drawn and runs commands after a key, then notes that they are over; with the state before them."""
    run = script(
        "stty -echo" + CONTENT % lines + f"read -r go; {commands}; : >$HOME/over; read -r end",
        **others).wait_for("prompt>")
    return run, state(run.picture)


def expect_as_before(run, before):
    """Waits for the state before; a full screen may have moved up into the scrollback."""
    run.drain()
    run.wait_until(lambda: changes(before, state(run.picture)) == [], lambda: "\n".join(changes(before, state(run.picture))))


def over(tmp_path, run, patience=PATIENCE):
    """Waits until the commands are over."""
    run.wait_until((tmp_path / "over").exists, "the end of the toast", patience)
    run.drain()


@pytest.mark.parametrize("way,lines,place", pairwise(list(WAYS), SCREENS, PLACES))
def test_all_that_a_terminal_keeps_is_as_it_was(script, tmp_path, way, lines, place):
    run, before = drawn(script, lines, f"{STILL} toast --via {way} --duration 0.02 {place} 'Saved 保存'")
    rows_above, start = len(run.picture.history), len(run.sent)
    run.type("\n").wait_for_sent(b"Saved", start)
    over(tmp_path, run)
    expect_as_before(run, before)
    moved = len(run.picture.history) - rows_above
    assert 0 <= moved <= 3


@pytest.mark.parametrize("way,lines,place,animation", [
    ("gap", 3, "--top", "slide"), ("gap", 60, "--center", "fade"), ("gap", 60, "--bottom", "scale"), ("inline", 60, "--bottom", "scale")])
def test_a_motion_leaves_nothing_either(script, tmp_path, way, lines, place, animation):
    def start():
        (tmp_path / "over").unlink(missing_ok=True)
        run, before = drawn(script, lines, f"toast --via {way} --animation {animation} --duration 0 {place} 'Saved 保存'")
        run.type("\n")
        over(tmp_path, run)
        expect_as_before(run, before)
        return run

    seen_moving(start, lambda run: run.sent.count(b"\x1b[?2026h") > 2)


@pytest.mark.parametrize("way,lines,place,count", [
    ("gap", 60, "--bottom", 300), ("gap", 3, "--top", 50), ("inline", 60, "--bottom", 50)])
def test_many_in_a_row(script, tmp_path, way, lines, place, count):
    loop = f"n=0; while [ $n -lt {count} ]; do n=$((n+1)); toast --via {way} --duration 0.001 {place} T$n; done"
    run, before = drawn(script, lines, f"export {STILL}; {loop}")
    rows_above = len(run.picture.history)
    run.type("\n")
    over(tmp_path, run, 10 * PATIENCE)
    assert f"T{count}".encode() in run.sent
    expect_as_before(run, before)
    assert len(run.picture.history) - rows_above <= 3


@pytest.mark.parametrize("way,lines,place", [
    ("gap", 60, "--bottom"), ("gap", 60, "--top"), ("gap", 3, "--center"), ("inline", 60, "--bottom")])
def test_eight_at_once(script, tmp_path, way, lines, place):
    loop = f"for n in 1 2 3 4 5 6 7 8; do toast --via {way} --duration 0.05 {place} \"<$n>\" & done; wait"
    run, before = drawn(script, lines, f"export {STILL}; {loop}")
    run.type("\n")
    over(tmp_path, run, 5 * PATIENCE)
    assert all(f"<{n}>".encode() in run.sent for n in range(1, 9))
    expect_as_before(run, before)


@pytest.mark.parametrize("motion", ["0", "1"])
@pytest.mark.parametrize("lines", [3, 18, 60])
def test_what_another_job_writes_meanwhile_is_where_it_would_be(script, tmp_path, lines, motion):
    pictures = []
    for words in ":", "toast --via gap --duration 60 Saved 2>/dev/null & echo $! >$HOME/pid":
        folder = tmp_path / str(len(pictures))
        folder.mkdir()
        os.mkfifo(folder / "pipe")
        job = 'while read -r line; do printf "\\033[4${line}moutput\\033[K\\033[m $line 中\\n"; done <$HOME/pipe'
        # The job's rows begin where the prompt ends, and in its colours.
        run, _ = drawn(script, lines, f"{words}; {job}; wait", HOME=str(folder), TOAST_MOTION=motion)
        run.type("\n")
        if pictures:
            run.wait_for("Saved")
        with open(folder / "pipe", "w", buffering=1, encoding="ascii") as pipe:
            for number in range(1, 8):
                pipe.write(f"{number}\n")
                run.wait_for(f"output {number}")
        if pictures:
            os.kill(int((folder / "pid").read_text()), signal.SIGTERM)
        over(folder, run)
        pictures.append(state(run.picture))
    assert changes(*pictures) == []
