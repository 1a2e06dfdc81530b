"""Boxes below the cursor: what stands above stays in sight, nothing of them stays but the line that --keep leaves."""

import os

import pytest

from terminal import TTY

ENTER, ESC, DOWN = b"\r", b"\x1b", b"\x1b[B"
BOXES = {
    "alert": (["--alert", "Go on?"], "Cancel"), "message": (["--message", "Done"], "OK"), "confirm": (["--confirm", "Go on?"], "Yes"),
    "choose": (["--choose", "Which?", "one", "two", "three"], "three"), "input": (["--input", "City"], "Cancel"),
    "password": (["--password", "Word"], "Cancel"), "number": (["--number", "Count"], "Cancel"),
    "slider": (["--slider", "Count", "--max", "9"], "Cancel"),
}


def lines(count):
    """A script that writes so many lines, and a prompt that is not ended."""
    return f"i=0; while [ $i -lt {count} ]; do i=$((i+1)); echo line $i; done; printf 'ready '; "


def above(picture, count):
    """All lines that were written, those that have left the screen too."""
    rows = ["".join(row[column].data for column in range(picture.columns)).rstrip() for row in picture.history]
    return [row for row in rows + picture.rows if row] == [f"line {i + 1}" for i in range(count)] + ["ready"]


@pytest.mark.parametrize("count,columns,height", [(3, 80, 24), (40, 80, 24), (9, 40, 10), (30, 20, 5)])
@pytest.mark.parametrize("box", BOXES)
def test_what_stands_above_stays_and_no_trace_is_left(script, box, count, columns, height):
    words, text = BOXES[box]
    run = script(lines(count) + "toast --inline " + " ".join(f"'{word}'" for word in words) + " >/dev/null", columns=columns, rows=height)
    run.wait_for(text if columns > 20 else "OK" if box != "confirm" else text)
    column, row = run.picture.find("ready")
    # No row is covered, and the box begins in the next one.
    assert column == 0 and (height <= 10 or run.picture.find("╭") == (0, row + 1))
    assert b"?1049" not in run.sent and b"?1000" not in run.sent
    run.type(ESC)
    run.finish()
    run.drain()
    assert run.leftovers() == [] and above(run.picture, count)
    assert run.picture.rows[run.picture.cursor.y] == "ready" and run.picture.cursor.x == 6


@pytest.mark.parametrize("size,rows", [("4", 4), ("50%", 12), ("-20", 4), ("23", 16)])
def test_a_height_is_the_most(toast, size, rows):
    run = toast("--choose", "--inline", "--height", size, "Which?", *map(str, range(1, 10))).wait_for("Which?").drained()
    assert len([row for row in run.picture.rows if row]) == rows
    run.type(ESC).finish()


def test_a_list_grows_downwards_with_its_rows(script, tmp_path):
    os.mkfifo(tmp_path / "more")
    run = script("toast --inline --choose Which? <$HOME/more", columns=60, rows=12)
    with open(tmp_path / "more", "w", encoding="ascii") as more:
        for number in range(1, 20):
            print("row", number, file=more, flush=True)
            run.wait_for(f"1/{number}+")
            rows = sum("row " in row for row in run.picture.rows)
            assert rows == min(number, 5)
            assert run.picture.find("╭") == (0, 1)
    run.wait_until(lambda: not run.picture.has("1/19+"), "the end of the rows").type(b"\x1b[F" + ENTER)
    assert run.finish() == 0 and run.leftovers() == []
    assert [row for row in run.picture.rows if row] == ["row 19"]


def test_the_caret_is_drawn_where_one_types(toast):
    run = toast("--input", "--inline", "City").wait_for("Cancel").type("Os").wait_for("Os").drained()
    column, row = run.picture.find("Os")
    assert run.picture.buffer[row][column + 2].reverse and not run.picture.buffer[row][column].reverse
    assert not run.picture.cursor_is_seen
    run.type(ESC).finish()


# tmux breaks the lines of a box anew on a screen that is narrower, and what leaves the screen then cannot be erased.
@pytest.mark.parametrize("before,sizes", [
    ("printf 'ready '", [(60, 20), (50, 16), (70, 12), (80, 24), (51, 10)]),
    ("seq 30; printf 'ready '", [(60, 20), (44, 20), (70, 12), (80, 24), (49, 20), (80, 10)])])
def test_it_follows_the_size_of_the_screen(tmux, before, sizes):
    tmux.run(f"{before}; tmux set -g window-size manual; tmux wait-for -S begin; toast --inline --keep --input City >/dev/null; exec cat")
    tmux.wait("begin")
    rows = lambda: [row for row in tmux.ask("capture-pane", "-p", "-S", "-100").split("\n") if row and not row.isdigit()]  # noqa: E731
    tmux.outer.wait_until(lambda: any("Cancel" in row for row in rows()), "the box")
    written = ""
    for columns, height in sizes:
        tmux.ask("resize-window", "-x", str(columns), "-y", str(height))
        tmux.ask("send-keys", "x")
        written += "x"
        width = min(columns, 50)
        wanted = "╭" + "─" * (width - 2) + "╮"
        tmux.outer.wait_until(lambda: wanted in rows() and any(f"│ {written} " in row for row in rows()), lambda: f"{columns}: {rows()}")
        assert rows()[:2] == ["ready", wanted] and len([row for row in rows() if "╭" in row]) == 2, "\n".join(rows())
    tmux.ask("send-keys", "Enter")
    tmux.outer.wait_until(lambda: rows() == ["ready ? City: " + written], lambda: f"the line: {rows()}")


@pytest.mark.parametrize("where", [["--inline"], [], ["--center"]])
@pytest.mark.parametrize("words,keys,line", [
    (["--input", "City"], b"Oslo\r", "? City: Oslo"), (["--password", "Word"], b"Oslo\r", "? Word: OK"),
    (["--choose", "Which?", "one", "two"], DOWN + ENTER, "? Which? two"), (["--alert", "Go"], b"c", "? Go: Cancel"),
    (["--confirm", "-t", "Go on?", "Really."], ESC, "? Go on? esc"), (["--alert", "x" * 100], ENTER, "? " + "x" * 77 + "…"),
    (["--alert", "--timeout", "0.1", "Go"], b"", "? Go: time is up")])
def test_a_line_is_kept(toast, where, words, keys, line):
    run = toast("--keep", *where, *words).wait_for(words[-1][:20]).type(keys)
    run.finish()
    assert run.leftovers() == [] and [row for row in run.picture.rows if row] == [line]
    assert run.picture.cursor.x == 0 and (words[0] != "--password" or not run.has_shown("Oslo"))


def test_a_kept_line_stays_where_nobody_was_asked_unwritten(toast):
    run = toast("--keep", "--inline", "--input", "City", "--answer", "Oslo")
    assert (run.finish(), run.output, run.sent) == (0, "Oslo\n", b"")


@pytest.mark.parametrize("words,variables,below", [
    (["--inline"], {}, True), ([], {"TOAST_OPTIONS": "--inline"}, True), (["--top"], {"TOAST_OPTIONS": "--inline"}, False),
    (["--inline"], {"TOAST_ALT": "1"}, True), (["--inline"], {"TERM": "linux"}, True)])
def test_who_says_where_it_stands(toast, words, variables, below):
    run = toast("--alert", *words, "Go?", **variables).wait_for("Cancel").drained()
    assert (b"?1049h" in run.sent) != below and (run.picture.find("Go?")[1] == 2) == below
    assert (run.type(ESC).finish(), run.leftovers()) == (6, [])


@pytest.mark.parametrize("words,variables", [(["--borrow-screen"], {}), (["--keep"], {"TOAST_ALT": "1"})])
def test_a_borrowed_screen_is_not_left(toast, words, variables):
    run = toast("--alert", *words, "Go?", **variables).wait_for("Cancel").type(b"c")
    assert (run.finish(), run.leftovers()) == (1, [])
    assert b"?1049" not in run.sent and not run.picture.has("? Go")


@pytest.mark.parametrize("variables", [{"TERM": "dumb"}, {"ACCESSIBLE": "1"}])
def test_where_nothing_is_drawn_it_is_asked_in_lines(toast, variables):
    run = toast("--alert", "--inline", "--keep", "Go?", stdout=TTY, **variables).wait_for("[1]").type(ENTER)
    assert run.finish() == 0 and not run.picture.has("? Go")
