"""Numbers: typed, set on a bar, asked in lines, answered ahead; dialog's rangebox."""

import pytest

ENTER, ESC, UP, RIGHT, HOME = b"\r", b"\x1b", b"\x1b[A", b"\x1b[C", b"\x1b[H"
NOWHERE = {"controlling": False, "stdin": "/dev/null"}


@pytest.mark.parametrize("words,keys,code,value", [
    (["--number", "Port"], b"80" + ENTER, 0, "80\n"), (["--number", "--value", "8", "Port"], UP + ENTER, 0, "9\n"),
    (["--number", "--max", "9", "Port"], b"10" + ENTER + b"\x7f" + ENTER, 0, "1\n"),
    (["--number", "--decimals", "2", "Price"], b"1,5" + ENTER, 0, "1.50\n"), (["--number", "Port"], b"5" + ESC, 6, ""),
    (["--slider", "--value", "30", "--step", "5", "Volume"], RIGHT + ENTER, 0, "35\n"),
    (["--slider", "--min", "-5", "Level"], HOME + ENTER, 0, "-5\n"), (["--slider", "-0", "Volume"], ENTER, 0, "0\0")])
def test_a_number_is_given(toast, words, keys, code, value):
    box = toast(*words).wait_for("Cancel").type(keys)
    assert (box.finish(), box.output, box.leftovers()) == (code, value, [])


@pytest.mark.parametrize("words,lines,value", [
    (["--number", "--value", "8080", "Port"], "\n", "8080\n"), (["--number", "--min", "5", "Port"], "x\n3\n7\n", "7\n"),
    (["--slider", "--value", "30", "Volume"], "200\n40\n", "40\n")])
def test_a_number_is_asked_for_in_lines(toast, words, lines, value):
    box = toast("--plain", *words)
    for line in lines.splitlines(keepends=True):
        box.wait_for(": ").type(line.encode())
    assert (box.finish(), box.output) == (0, value)


@pytest.mark.parametrize("words,code,value", [
    (["--number", "--answer", "7", "x"], 0, "7\n"), (["--number", "--max", "9", "--answer", "12", "x"], 65, ""),
    (["--slider", "--answer", "1.5", "x"], 65, ""), (["--slider", "--assume-default", "x"], 0, "0\n"),
    (["--number", "--assume-default", "x"], 65, ""), (["--number", "x"], 69, "")])
def test_a_number_is_prepared(toast, words, code, value):
    box = toast(*words, **NOWHERE)
    assert (box.finish(), box.output) == (code, value)


@pytest.mark.parametrize("words,keys,code,result", [
    (["--rangebox", "q", "0", "0", "0", "100", "50"], ENTER, 0, "50"), (["--rangebox", "q", "0", "0", "9", "3", "5"], ENTER, 0, "9"),
    (["--rangebox", "q", "0", "0", "3"], ENTER, 0, "3"), (["--rangebox", "q", "0", "0", "3", "9", "100"], ENTER, 0, "9"),
    (["--last-key", "--rangebox", "q", "0", "0", "1", "9", "3"], ENTER, 0, "3 10 "),
    (["--extra-button", "--rangebox", "q", "0", "0", "1", "10", "5"], b"e", 3, "5"),
    (["--rangebox", "q", "0", "0", "1", "10", "5"], b"c", 1, ""), (["--rangebox", "q", "0", "0", "1", "10", "5"], ESC, 255, "")])
def test_a_number_of_dialogs(dialog, words, keys, code, result):
    box = dialog(*words).wait_for("OK").type(keys)
    assert (box.finish(), box.err.bytes.decode()) == (code, result)
