"""Toasts whose caller went on: whatever the person does meanwhile, nothing is left of them, and the screen is what a client sees that has never seen them."""

import os
import subprocess

import pytest

from multiplexer import GnuScreen, Tmux, is_here
from picture import differences, panel
from processes import having_open
from terminal import PATIENCE, TTY, Terminal


PANEL = [" " * 9, "  Saved  ", " " * 9]


class Shown:
    """An interactive shell in a multiplexer over which a detached toast is seen."""

    def __init__(self, kind, environment, folder, program):
        self.variables = {**environment, "PS1": "ready> ", "TOAST_MOTION": "0", "XDG_RUNTIME_DIR": str(folder), "PAGER": "less"}
        self.kind, self.folder, self.program, self.others = kind, folder, program, []
        (folder / "text").write_text("".join(f"line {n} of a text 中文 to look at\n" for n in range(200)))
        shell = "bash --norc --noprofile -i"
        self.multiplexer = (
            Tmux(self.variables, folder).run(f"exec {shell}", PS1="ready> ") if kind == "tmux" else
            GnuScreen(self.variables, folder).run(f"exec {shell}"))
        self.outer = self.multiplexer.outer

    def show(self):
        """Shows the toast."""
        self.outer.wait_for("ready>").type("seq 30; printf '\\033[41m\\033[K\\033[m\\n'; toast --detach --id x --duration 60 Sa''ved; echo ba''ck\n")
        self.outer.wait_for("back").wait_for("Saved")
        return self

    def is_whole(self):
        """Whether the panel stands at the bottom of the screen, in its middle; rows of it that were scrolled away may stand above it."""
        picture = self.outer.picture
        left, top = (picture.columns - len(PANEL[0])) // 2, picture.lines - len(PANEL)
        return PANEL == ["".join(picture.cell(column, row).data for column in range(left, left + len(PANEL[0]))) for row in range(top, picture.lines)]

    def close_toast(self):
        """Ends the toast from elsewhere, and waits until its record has gone."""
        subprocess.run([self.program, "--tty", self.outer.path, "--close", "x"], env=self.variables, check=True, timeout=PATIENCE)
        self.outer.wait_until(lambda: not self.records(), "the end of the toast")

    def records(self):
        """The records that are left of toasts."""
        return [os.path.join(folder, name) for folder, _, names in os.walk(self.folder / "toast") for name in names if name.isdigit()]

    def expect_as_fresh(self):
        """Waits until the terminal shows what one shows that looks for the first time now."""
        outer = self.outer
        if self.kind == "tmux":
            fresh = self.multiplexer.attach("-r")
        else:
            fresh = Terminal(outer.picture.columns, outer.picture.lines, self.multiplexer.environment)
            fresh.run("screen", "-U", "-x", stdout=TTY, stderr=TTY)
        self.others.append(fresh)

        def found():
            outer.drain()
            fresh.drain()
            return differences(fresh.picture.cells(), outer.picture.cells())

        outer.wait_until(lambda: found() == [] and fresh.picture.text().strip(), lambda: f"{found()}\n{fresh.picture.text()}")
        assert outer.picture.cursor_is_seen == fresh.picture.cursor_is_seen

    def close(self):
        """Ends all of it."""
        for one in self.others:
            one.close()
        self.multiplexer.close()


@pytest.fixture(params=[program for program in ("tmux", "screen") if is_here(program)])
def shown(request, environment, tmp_path, program):
    """A toast over an interactive shell."""
    made = Shown(request.param, environment, tmp_path, program)
    try:
        yield made.show()
    finally:
        made.close()


def pager(run):
    run.type("less $HOME/text\n").wait_for("line 0 of").type(" ").wait_for("line 30 of")


def editor(run):
    run.type("vim -u NONE -N $HOME/text\n").wait_for("line 0 of").type("\x06").wait_for("line 30 of").type("oa new line").wait_for("a new line")


def lines(run):
    run.type("seq 1000 1100; echo e''nd\n").wait_for("end")


def blank(run):
    run.type("clear; echo e''nd\n").wait_until(lambda: [row for row in run.picture.rows if row][:1] == ["end"], "the blank screen")


def other_size(run):
    run.resize(60, 15).type("echo e''nd\n").wait_for("end")


def another_toast(run):
    run.type("toast --duration 0.1 --top First; echo e''nd\n").wait_for("end")


def nothing(run):
    run.drain()


@pytest.mark.parametrize("meanwhile", [pager, editor, lines, blank, other_size, nothing])
def test_whatever_is_done_meanwhile(shown, meanwhile):
    if meanwhile is editor and not is_here("vim"):
        pytest.skip("vim is not here")
    meanwhile(shown.outer)
    # Whatever was drawn over it, it stands there whole again.
    shown.outer.wait_until(shown.is_whole, lambda: f"the whole panel\n{shown.outer.picture.text()}")
    shown.close_toast()
    shown.outer.wait_until(lambda: not shown.outer.picture.has("Saved"), "the repainted screen")
    shown.multiplexer.columns, shown.multiplexer.rows = shown.outer.picture.columns, shown.outer.picture.lines
    shown.expect_as_fresh()


def test_after_logging_out_it_is_drawn_no_more(shown):
    outer = shown.outer
    outer.type("tty >$HOME/tty; echo no''ted\n").wait_for("noted")
    # A window of GNU screen closes when nobody has its terminal open any more, or 10 seconds later.
    holders = having_open((shown.folder / "tty").read_text().strip())
    assert holders and not any("toast" in name or "tty-" in name for name in holders), holders
    outer.type("exit\n").finish()
    outer.wait_until(lambda: not shown.records(), "the end of the toast")
    outer.drain()
    # What the multiplexer itself leaves on the terminal, such as the word [exited], and no piece of a panel behind it.
    assert outer.leftovers_of_output() == []
    behind = outer.sent[max(outer.sent.rfind(word) for word in (b"[exited]", b"terminating]")):]
    assert b"terminating]" in behind or b"[exited]" in behind
    assert b"\x1b7" not in behind and b"Saved" not in behind
    if shown.kind == "tmux":
        assert not panel(outer.picture)


@pytest.mark.parametrize("words", ["--detach --top First", "--detach --stack 3 Second", "--detach --id x Third", "--detach Fourth"])
def test_several_go_as_they_came(shown, words):
    outer = shown.outer
    outer.type(f"for n in 1 2 3; do toast --duration 0.05 {words}; done; echo e''nd\n").wait_for("end")
    shown.close_toast()
    outer.wait_until(lambda: not shown.records(), "the end of all")
    outer.wait_for_no_panel()
    shown.expect_as_fresh()
