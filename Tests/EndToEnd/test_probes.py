"""`--probe`: what is asked, when, and what becomes of the answers."""

import pytest

from terminal import TTY
from ways import FAR, FENCE

KITTY = {"TERM": "xterm-kitty", "TOAST_MOTION": "0", **FAR}
MLTERM = {"TERM": "mlterm", "TOAST_MOTION": "0", **FAR}


def answer(shown, data):
    """Answers once the question is there and the answer would not be echoed."""
    return shown.wait_until_raw().wait_until(lambda: shown.sent.endswith(b"\x1b[c"), "the question").type(data)


@pytest.mark.parametrize("term", ["xterm-256color", "linux", "vt100", "xterm-kitty", "mlterm", "tmux-256color"])
def test_without_it_nothing_is_asked(toast, term):
    shown = toast("--duration", "0.05", "Saved", TERM=term, TOAST_MOTION="0")
    assert shown.finish() == 0
    assert not any(piece in shown.sent for piece in (b"\x1b[6n", b"\x1b[c", b"\x1b[>q", b"\x1b[?6n"))


@pytest.mark.parametrize("term", ["xterm-256color", "linux", "vt100", "screen", "tmux-256color"])
def test_terminals_that_have_nothing_to_tell_are_not_asked(toast, term):
    shown = toast("--probe", "--duration", "0.05", "Saved", TERM=term, TOAST_MOTION="0")
    assert shown.finish() == 0
    assert b"\x1b[c" not in shown.sent and b"\x1b[6n" not in shown.sent


@pytest.mark.parametrize("row,lines", [(1, 0), (21, 0), (22, 1), (24, 3)])
def test_lines_come_back_out_of_the_scrollback(toast, row, lines):
    shown = toast("--probe", "--duration", "0.1", "Saved", **KITTY)
    answer(shown, f"\x1b[{row};1R\x1bP>|kitty(0.26.5)\x1b\\".encode() + FENCE)
    assert shown.finish() == 0 and b"Saved" in shown.sent
    assert shown.sent.count(b"+T") == (lines > 0) and (not lines or f"\x1b[{lines}+T".encode() in shown.sent)
    assert shown.leftovers() == [] and shown.typed_ahead() == 0


def test_a_copy_is_kept_on_another_page(toast):
    shown = toast("--probe", "--top", "--duration", "0.1", "Saved", **MLTERM)
    answer(shown, b"\x1b[5;1R\x1b[?5;1;2R" + FENCE)
    assert shown.finish() == 0 and b"Saved" in shown.sent
    assert b"\x1b[1;1;3;80;1;1;1;2$v" in shown.sent and shown.sent.endswith(b"\x1b[1;1;3;80;2;1;1;1$v\x1b8")
    assert shown.leftovers() == []


@pytest.mark.parametrize("variables,data,way", [
    (KITTY, b"\x1b[24;1R\x1bP>|kitty(0.26.5)\x1b\\" + FENCE, "unscroll, because the terminal says that it takes lines back"),
    (MLTERM, b"\x1b[5;1R\x1b[?5;1;2R" + FENCE, "page, because the terminal says that it has a page"),
    (MLTERM, b"\x1b[5;1R\x1b[?5;1;1R" + FENCE, "gap, because")])
def test_the_doctor_tells_what_the_terminal_said(toast, variables, data, way):
    shown = answer(toast("--doctor", "--probe", **variables), data)
    assert shown.finish() == 0 and way in shown.output, shown.output
    assert shown.leftovers() == []


@pytest.mark.parametrize("variables,data", [
    (KITTY, b"\x1b[24;1R" + FENCE), (KITTY, b"\x1b[24;1R\x1bP>|other 1\x1b\\" + FENCE), (KITTY, FENCE),
    (MLTERM, b"\x1b[5;1R\x1b[?5;1;1R" + FENCE), (MLTERM, b"\x1b[5;1R\x1b[5;1R" + FENCE)])
def test_whoever_denies_it_gets_a_gap(toast, variables, data):
    shown = toast("--probe", "--duration", "0.1", "Saved", **variables)
    answer(shown, data)
    assert shown.finish() == 0
    assert b"\x1b[3L" in shown.sent and b"+T" not in shown.sent and b"$v" not in shown.sent
    assert shown.leftovers() == []


def test_whoever_says_nothing_gets_a_gap_and_the_modes_come_back(toast):
    shown = toast("--probe", "--duration", "0.1", "Saved", **{**KITTY, "SSH_TTY": None})
    assert shown.finish() == 0
    assert b"\x1b[3L" in shown.sent and shown.leftovers() == []


@pytest.mark.parametrize("typed", [b"ls\n", b"part of a li"])
def test_nothing_is_asked_while_keys_wait(toast, typed):
    shown = toast("--probe", "--duration", "0.1", "Saved", typed_before=typed, **KITTY)
    assert shown.finish() == 0
    assert b"\x1b[c" not in shown.sent and shown.leftovers() == []
    assert shown.typed_ahead() == len(typed)


@pytest.mark.parametrize("number", [1, 2, 15])
def test_a_signal_while_waiting_gives_the_modes_back(toast, number):
    shown = toast("--probe", "--duration", "0.1", "Saved", **KITTY)
    shown.wait_until_raw().wait_until(lambda: shown.sent.endswith(b"\x1b[c"), "the question").signal(number)
    assert shown.finish() == -number and shown.leftovers() == []


@pytest.mark.parametrize("options,variables,word", [
    ("--via page", KITTY, "not a terminal"), ("--via page", MLTERM, "--probe"), ("--via unscroll", KITTY, "--probe"),
    ("--via unscroll", MLTERM, "not a terminal"), ("--via overlay", KITTY, "TMUX")])
def test_a_way_that_is_not_proven_is_an_error(toast, options, variables, word):
    shown = toast(*options.split(), "Saved", **variables)
    assert shown.finish() == 69 and word in shown.complaints and shown.sent == b""
