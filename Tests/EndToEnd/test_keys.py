"""What comes in one go, pastes however long, floods of keys, and what is typed behind the key that ends a box."""

import time

import pytest

from pairs import together

ENTER, BEGIN, END = b"\r", b"\x1b[200~", b"\x1b[201~"
UNMARKED = ["vt100", "linux", "screen"]


@pytest.mark.parametrize("case,term", together([
    (["--input", "Host"], b"web01\r", 0, "web01\n"), (["--password", "Host"], b"web01\r", 0, "web01\n"), (["--number", "Port"], b"12345\r", 0, "12345\n"),
    (["--input", "--value", "hostname.example", "Host"], b"\x7f" * 8 + ENTER, 0, "hostname\n"),
    (["--input", "--value", "hostname.example", "Host"], b"xyz" + b"\x7f" * 11 + ENTER, 0, "hostname\n"),
    (["--input", "Host"], b"abcd\x1b[D\x1b[DX\r", 0, "abXcd\n"), (["--choose", "City", "Bern", "Oslo", "Rome"], b"Rome\r", 0, "Rome\n"),
    (["--choose", "City", "Bern", "Oslo", "Rome"], b"ro\r", 0, "Rome\n"), (["--alert", "Go?"], b"xxxxc", 1, "Cancel\n"),
    (["--alert", "Go?"], b"    ", 0, "OK\n"), (["--input", "Host"], b"web01\x1b", 6, ""), (["--input", "--plain", "Host"], b"web01\r", 0, "web01\n"),
    (["--input", "Host"], b"web01\x03", -2, "")], [*UNMARKED, "xterm"]))
def test_what_comes_in_one_go_is_keys(toast, case, term):
    words, keys, code, value = case
    box = toast(*words, TERM=term).wait_for(words[-1] if "--choose" not in words else "City").type(keys)
    assert (box.finish(), box.output, box.leftovers()) == (code, value, [])


@pytest.mark.parametrize("words,keys,value", [
    (["--inputbox", "Host", "8", "40"], b"web01\r", "web01"), (["--menu", "City", "10", "40", "4", "Bern", "1", "Oslo", "2", "Rome", "3"], b"Rome\r", "Rome"),
    (["--inputbox", "Host", "8", "40", "hostname.example"], b"\x7f" * 8 + ENTER, "hostname")])
@pytest.mark.parametrize("term", UNMARKED)
def test_so_it_is_in_the_boxes_of_dialog(dialog, words, keys, value, term):
    box = dialog(*words, TERM=term).wait_for(words[1]).type(keys)
    assert (box.finish(), box.err.bytes.decode()) == (0, value)


@pytest.mark.parametrize("kind,term", together(["--input", "--password"], UNMARKED))
def test_text_behind_a_line_break_makes_a_paste_of_it(toast, kind, term):
    box = toast(kind, "Name", TERM=term).wait_for("Name").type(b"one\rtwo\rthree\r")
    pause = time.monotonic() + 0.3
    box.wait_until(lambda: time.monotonic() > pause, "a pause").type(ENTER)
    assert (box.finish(), box.output, box.leftovers()) == (0, "one two three\n", [])


def test_keys_of_a_file_are_never_a_paste(dialog, tmp_path):
    (tmp_path / "keys").write_bytes(b"one\rtwo\r")
    with open(tmp_path / "keys", "rb") as keys:
        words = ["--input-fd", "5", "--inputbox", "A", "8", "30", "--and-widget", "--inputbox", "B", "8", "30"]
        box = dialog(*words, extra=[(5, keys.fileno())], TERM="linux")
        assert (box.finish(), box.err.bytes) == (0, b"one\ttwo")


# -- pastes ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [100, 65_536, 1_000_000])
def test_all_of_a_paste_arrives(toast, size):
    box = toast("--input", "Name").wait_for("Cancel").type(BEGIN + b"0123456789" * (size // 10) + END + ENTER)
    assert box.finish() == 0 and box.output == "0123456789" * (size // 10) + "\n"


def test_a_paste_that_is_too_much_is_told(toast):
    box = toast("--input", "Name").wait_for("Cancel").type(BEGIN + b"x" * 5_000_000 + END).wait_for("Too long.")
    assert box.type(b"\x1b").finish() == 6


@pytest.mark.parametrize("key,code", [(b"\x03", -2), (b"\x1c", -3)])
@pytest.mark.parametrize("start", [BEGIN + b"abc", BEGIN + b"abc\x1b[201"])
def test_the_key_of_a_signal_ends_a_paste_that_does_not_end(toast, start, key, code):
    box = toast("--input", "Name").wait_for("Cancel").type(start)
    soon = time.monotonic() + 0.2
    box.wait_until(lambda: time.monotonic() > soon, "a moment").type(key)
    assert (box.finish(), box.leftovers()) == (code, [])


def test_it_does_so_while_more_and_more_comes(toast):
    box = toast("--input", "Name").wait_for("Cancel").type(BEGIN)
    begin = time.monotonic()
    while box.status is None:
        assert time.monotonic() < begin + 20
        now = time.monotonic()
        box.type(b"abc\x03def" if now > begin + 1.5 else b"abc")
        box.wait_until(lambda: time.monotonic() > now + 0.02 or box.status is not None, "a moment")
    assert (box.status, box.leftovers()) == (-2, [])


def test_a_control_character_that_is_pasted_is_no_key(toast):
    box = toast("--input", "Name").wait_for("Cancel").type(BEGIN + b"a\x03b" + END + ENTER)
    assert (box.finish(), box.output) == (0, "ab\n")


# -- floods ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words,flood,last,value", [
    (["--alert", "Go?"], b"x", b"c", "Cancel\n"), (["--choose", "City", "Bern", "Oslo"], b"\x1b[15~", ENTER, "Bern\n"),
    (["--input", "Name"], BEGIN + b"x" * 100 + END + b"\x15", b"y" + ENTER, "y\n")])
@pytest.mark.parametrize("size", [100, 200_000])
def test_what_is_typed_behind_the_answer_is_for_others(toast, words, flood, last, value, size):
    box = toast(*words).wait_for(words[1]).type(flood * (size // len(flood)) + last + b"ls -l\n" * 20)
    assert (box.finish() in (0, 1), box.output) == (True, value)
    assert box.typed_ahead() == 120
