"""Progress that standard input tells: drawn, handed on, in lines; dialog's gauge."""

import os

import pytest

ENTER, ESC = b"\r", b"\x1b"


@pytest.fixture
def writer():
    """A pipe as standard input: its reading end, and a function that writes to it or, without a text, closes it."""
    reading, writing = os.pipe()
    ends = [writing]

    def write(text=None):
        if text is None:
            os.close(ends.pop())
        else:
            os.write(writing, text.encode())

    yield reading, write
    for end in ends + [reading]:
        os.close(end)


def test_what_is_told_is_shown(toast, writer):
    reading, write = writer
    box = toast("--progress", "Copying", stdin=reading).wait_for("0 %")
    write("40 Half of it\n@a ok Fetched\n@b 30 Unpacking\n")
    box.wait_for("40 %").wait_for("Half of it").wait_for("✓ Fetched").wait_for("30 %")
    write("3/4\n# Nearly\n@b fail Broken\n")
    box.wait_for("75 %").wait_for("Nearly").wait_for("✗ Broken")
    write()
    assert (box.finish(), box.output, box.leftovers()) == (0, "", [])


@pytest.mark.parametrize("keys,code", [(ENTER, 1), (ESC, 1)])
def test_it_can_be_given_up(toast, writer, keys, code):
    reading, write = writer
    box = toast("--progress", "Copying", stdin=reading).wait_for("Cancel").type(keys)
    assert (box.finish(), box.leftovers()) == (code, [])


def test_the_last_of_a_flood_is_shown(toast, writer, tmp_path):
    lines = tmp_path / "lines"
    lines.write_text("".join(f"{n}/20000\n" for n in range(1, 20001)) + "@end ok The end\n" + "\0garbage\n" * 100)
    box = toast("--progress", "--keep", "-t", "Work", stdin=str(lines)).wait_for("? Work: 100 %")
    assert box.finish() == 0


def test_data_is_handed_on_byte_for_byte(toast, tmp_path):
    data, copy = tmp_path / "data", tmp_path / "copy"
    data.write_bytes(os.urandom(3_000_001))
    box = toast("--progress", "--pipe", "--total", "3000001", "Writing", stdin=str(data), stdout=str(copy))
    assert box.finish() == 0 and copy.read_bytes() == data.read_bytes()


@pytest.mark.parametrize("words,stdin,code,error", [
    (["--progress", "x"], None, 64, "which is the terminal"), (["--progress", "--total", "5", "x"], "/dev/null", 64, "needs --pipe"),
    (["--progress", "--pipe", "--total", "0", "x"], "/dev/null", 64, "more than 0"),
    (["--progress", "--pipe", "--total", "4Q", "x"], "/dev/null", 64, "more than 0"), (["--progress", "x"], "/", 66, "cannot read")])
def test_what_cannot_be_shown_is_told(toast, words, stdin, code, error):
    box = toast(*words, **({"stdin": stdin} if stdin else {}))
    assert box.finish() == code and error in box.err.bytes.decode()


def test_without_a_terminal_there_is_a_line_for_every_ten_percent(toast, tmp_path):
    lines = tmp_path / "lines"
    lines.write_text("".join(f"{n}\n" for n in range(0, 101)) + "@a ok First\n@b fail Second\n")
    box = toast("--progress", "Copying", controlling=False, stdin=str(lines))
    expected = [f"Copying: {n} %" for n in range(0, 101, 10)] + ["ok: First", "fail: Second"]
    assert (box.finish(), box.err.bytes.decode().splitlines()) == (0, expected)


def test_a_gauge_of_dialogs(dialog, writer):
    reading, write = writer
    box = dialog("--title", "T", "--gauge", "Please wait", "0", "0", "5", stdin=reading).wait_for("5%")
    write("42 foo\n42.7\n")
    box.wait_for("42%")
    write("XXX\n60\nAnother text\nXXX\n")
    box.wait_for("Another text").wait_for("60%")
    write("150")
    write()
    assert (box.finish(), box.err.bytes) == (0, b"") and box.picture.find("100%")
