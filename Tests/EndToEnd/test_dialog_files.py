"""dialog's textbox: a file whose lines can be moved sideways, searched, and left by EXIT."""

import pytest

ENTER, ESC, DOWN, RIGHT, END = b"\r", b"\x1b", b"\x1b[B", b"\x1b[C", b"\x1b[F"


@pytest.fixture
def text(tmp_path):
    path = tmp_path / "text"
    path.write_text("".join(f"line {n} of the file, which goes on and on\n" for n in range(1, 101)))
    return str(path)


def test_a_file_is_shown_and_moved(dialog, text):
    box = dialog("--title", "T", "--textbox", text, "10", "30").wait_for("line 1 of the file, which").wait_for("EXIT")
    assert box.picture.find("↓(+)") and not box.picture.find("↑(-)")
    box.type(RIGHT * 3 + DOWN).wait_for("e 2 of the file, which goe").wait_for("↑(-)")
    box.type(b"0" + END).wait_for("line 100 of the file").wait_for("100%").type(ENTER)
    assert (box.finish(), box.output, box.leftovers()) == (0, "", [])


def test_a_file_is_searched(dialog, text):
    box = dialog("--textbox", text, "10", "40").wait_for("line 1 ").type(b"/line 5").wait_for("/line 5").wait_for("line 5 of")
    # The words of a search may stand anywhere in a line.
    box.type(ENTER + b"nn").wait_for("line 15 ").type(ESC).wait_until(lambda: not box.picture.find("/line 5"), "no search").type(ESC)
    assert box.finish() == 255


def test_a_small_file_has_a_small_window(dialog, tmp_path):
    (tmp_path / "small").write_text("one\ntwo two\nthree\n")
    box = dialog("--title", "T", "--textbox", str(tmp_path / "small"), "0", "0").wait_for("EXIT")
    rows = [row.strip() for row in box.picture.display if row.strip()]
    assert rows == ["┌───T──────┐", "│ one      │", "│ two two  │", "│ three    │", "│          │", "├──────────┤", "│ < EXIT > │", "└──────────┘"]
    assert box.type(b" ").finish() == 0


@pytest.mark.parametrize("path", ["/nowhere/file", "/"])
def test_what_is_no_file_is_told(dialog, path):
    box = dialog("--textbox", path, "0", "0")
    assert box.finish() == 255 and "Can't open input file" in box.err.bytes.decode()
