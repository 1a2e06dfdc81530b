"""Text is data: whatever a message holds, it is shown harmlessly and never bends a frame.

Every test here also checks, by its fixture, that nothing but text and documented sequences was sent.
"""

import random

import pytest

from pairs import together
from picture import frame

ENTER, ESC, END, HOME, PAGE_DOWN, PAGE_UP, DOWN, UP = b"\r", b"\x1b", b"\x1b[F", b"\x1b[H", b"\x1b[6~", b"\x1b[5~", b"\x1b[B", b"\x1b[A"


HARMLESS = [
    b"\x1b[2J\x1b]0;x\x07Go?", b"\x1b]52;c;eA==\x1b\\", b"\x1bP1$r0m\x1b\\", b"\x1bc", b"\x9b2J", "\x9b2J\x85".encode(),
    b"\x0e\x0f\x08\x0c\x0b\x7f", b"a\rb", b"\xff\xfe\xc0\xaf\xed\xa0\x80\xf4\x90\x80\x80", b"\xe4\xb8", b"\x1b[31mred\x1b[m",
    "\u202eevil\u202c\u2066x\u2069\u200e".encode(), "\ufeff\u2028\u2029".encode(), b"\x1b]8;;http://x\x1b\\link\x1b]8;;\x1b\\",
    b"%s%n\\e[2J\\033c", b"\x1b[?1049l\x1b[?25h", b"\x1b[6n\x1b[c", b"\x05\x1bZ"]


# All of them in one message: what becomes of each by itself is proved by the tests of what is made fit to be shown.
@pytest.mark.parametrize("place", ["message", "title", "label", "plain", "toast"])
def test_control_bytes_are_shown_harmlessly(toast, place):
    message = b" ".join(HARMLESS)
    if place == "toast":
        assert toast("--duration", "0", b"--text=" + message, TOAST_MOTION="0").finish() == 0
        return
    words = {"message": [b"--text=" + message], "title": [b"--title=" + message, "Go?"],
             "label": [b"--ok-label=" + message, "Go?"], "plain": ["--plain", b"--text=" + message]}[place]
    box = toast("--alert", *words).wait_for("Cancel")
    if place != "plain":
        frame(box.picture)
        box.click("Cancel")
    else:
        box.type(b"2\r")
    assert (box.finish(), box.leftovers()) == (1, [])


def test_colour_sequences_are_the_only_ones_that_ansi_takes(toast):
    box = toast("--alert", "--ansi", b"--text=" + b" ".join(HARMLESS)).wait_for("Cancel")
    frame(box.picture)
    assert box.type(ENTER).finish() == 0


def test_ansi_colours_a_text_and_without_it_the_text_stays_plain(toast):
    for options, colour in (["--ansi"], "red"), ([], "default"):
        box = toast("--message", *options, "\x1b[31mred\x1b[m and").wait_for("and")
        column, row = box.picture.find("red")
        assert box.picture.cell(column, row).fg == colour
        box.type(ENTER).finish()


@pytest.mark.parametrize("options,message,lines", [
    (["-e"], r"one\ntwo", ["one", "two"]), ([], r"one\ntwo", [r"one\ntwo"]), (["-e"], r"a\\nb", [r"a\nb"]),
    (["--escapes"], r"a\qb\x41", [r"a\qb\x41"]), ([], "one\ntwo", ["one", "two"])])
def test_escapes_in_a_text(toast, options, message, lines):
    box = toast("--message", *options, message).wait_for(lines[-1])
    left, right, top, _ = frame(box.picture)
    shown = [box.picture.rows[top + 1 + n][left + 1:right].strip() for n in range(len(lines))]
    assert shown == lines
    box.type(ENTER).finish()


def test_a_line_with_returns_shows_its_last_state(toast, tmp_path):
    text = "Start\r\n a 10%\r a 20%\r\nabcdef\rxyz\r\n"
    (tmp_path / "log").write_text(text, newline="")
    for words in ["--message", text], ["--message", "--text-file", tmp_path / "log"], ["--msgbox", text, "12", "40"]:
        box = toast(*words).wait_for("xyzdef")
        assert box.picture.has("Start") and box.picture.has(" a 20%") and not box.picture.has("10%")
        box.type(ENTER).finish()


def test_a_complaint_hides_nothing_behind_a_return(toast):
    box = toast("--choose", "--answer", "evil\rgood", "?", "a", controlling=False, stdin="/dev/null")
    assert box.finish() == 65
    assert "evil␍good" in box.complaints


TRICKY = (
    list("abc xyz 0123") + list("中文字漢かなハングル한글") + list("éüñ") + ["e\u0301", "o\u0308\u0323", "\u200b", "\u00ad"] +
    ["👍", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "🏳️‍🌈", "❤️", "☺", "✓", "…", "—", "·", "①", "㊙", "ｱ", "Ａ", "﷽", "𒐫", "⌚", "⚠️", "#️⃣"] +
    ["नि", "क्षि", "ก็", "ﻻ", "ع", "א", "\u0d4d", "\u1100\u1161\u11a8", "\ufe0f", "\u200d", "\U0001f3fb", "\u3000", "\t", "\ue000",
     "\U000f0000", "\u0378", "\ufffe"])


def is_framed(picture):
    """Whether the box stands whole in its frame."""
    try:
        frame(picture)
    except AssertionError:
        return False
    return True


@pytest.mark.parametrize("seed", range(4))
def test_no_mixture_of_characters_bends_a_frame(toast, seed):
    dice = random.Random(seed)
    words = ["".join(dice.choice(TRICKY) for _ in range(dice.randint(1, 30))) for _ in range(dice.randint(1, 25))]
    title = "".join(dice.choice(TRICKY) for _ in range(dice.randint(0, 40)))
    box = toast("--alert", "--title=" + title, "--text=" + " ".join(words), columns=dice.choice([40, 60, 80]))
    box.wait_for("Cancel")
    frame(box.picture)
    box.type(DOWN).resize(dice.choice([37, 50, 70]), 20)
    # The frame that the key asked for may come first, laid out for the old size.
    box.wait_until(lambda: is_framed(box.picture), "a whole frame in the new size")
    assert (box.type(b"c").finish(), box.leftovers()) == (1, [])


@pytest.mark.parametrize("message,columns", together(
    ["中文" * 60, "👨‍👩‍👧‍👦" * 30, "x" * 500, "नमस्ते दुनिया " * 20, "한국어 " * 40, "ab" + "\u0301" * 300], [20, 21, 36, 80]))
def test_long_text_of_one_kind_stays_in_its_frame(toast, message, columns):
    box = toast("--message", message, columns=columns, rows=24).wait_for("OK")
    frame(box.picture)
    assert box.type(ENTER).finish() == 0


@pytest.mark.parametrize("seed", range(2))
def test_arbitrary_bytes_never_bend_a_frame(toast, seed):
    dice = random.Random(seed)
    message = bytes(dice.randint(1, 255) for _ in range(600))
    box = toast("--alert", b"--text=" + message).wait_for("Cancel")
    frame(box.picture)
    assert box.type(b"c").finish() == 1


@pytest.mark.parametrize("kind", ["--alert", "--confirm", "--message"])
def test_an_empty_message_still_asks(toast, kind):
    box = toast(kind, "").wait_for("╯")
    frame(box.picture)
    assert box.type(ENTER).finish() == 0


def test_an_empty_toast_is_nothing_to_do(toast):
    shown = toast("")
    assert (shown.finish(), shown.sent, shown.complaints) == (0, b"", "")


# -- long texts ------------------------------------------------------------------------------------------------------

@pytest.fixture
def long_file(tmp_path):
    """A text of a megabyte, 20,000 numbered lines."""
    file = tmp_path / "long"
    file.write_text("".join(f"line {number:05} {'.' * 40}\n" for number in range(1, 20001)))
    return file


def test_a_megabyte_scrolls_between_its_title_and_buttons(toast, long_file):
    box = toast("--message", "--title", "News", "--text-file", long_file).wait_for("line 00001")
    assert box.picture.has("News") and box.picture.has("OK")
    box.type(END).wait_for("line 20000").type(HOME).wait_for("line 00001").type(PAGE_DOWN)
    box.wait_until(lambda: not box.picture.has("line 00001"), "the next page").type(PAGE_UP).wait_for("line 00001")
    box.type(DOWN).wait_until(lambda: not box.picture.has("line 00001"), "a line down").type(UP).wait_for("line 00001")
    assert box.picture.has("News") and box.picture.has("OK")
    frame(box.picture)
    assert (box.type(ENTER).finish(), box.leftovers()) == (0, [])


def test_a_long_message_reads_like_a_pager(toast, tmp_path):
    file = tmp_path / "text"
    file.write_text("".join(f"line {number}\n" for number in range(1, 201)))
    box = toast("--confirm", "--text-file", str(file)).wait_for("10 %").type(b"y").type(b" ").wait_for("line 21").type(b"/NE 150")
    box.wait_for("/NE 150").wait_for("line 150").type(b"\rG").wait_for("100 %").type(ESC)
    box.wait_until(lambda: not box.picture.has("/NE"), "the end of the search").type(b"g").wait_for("10 %")
    assert box.type(b"\tn").finish() == 1


def test_the_wheel_scrolls(toast, long_file):
    box = toast("--message", "--text-file", long_file).wait_for("line 00001").type(b"\x1b[<65;40;12M")
    box.wait_until(lambda: not box.picture.has("line 00001"), "scrolling").type(b"\x1b[<64;40;12M").wait_for("line 00001")
    assert box.type(ENTER).finish() == 0


def test_the_position_in_a_long_text_is_seen(toast, long_file):
    box = toast("--message", "--text-file", long_file).wait_for("line 00001")

    def thumb():
        _, right, top, bottom = frame(box.picture)
        return [row for row in range(top + 1, bottom - 2) if box.picture.cell(right, row).data != "│"]

    at_first = thumb()
    box.type(END).wait_for("line 20000")
    at_last = thumb()
    assert at_first and at_last and max(at_first) < min(at_last), (at_first, at_last, box.picture.text())
    box.type(ENTER).finish()


def test_a_text_that_fits_shows_no_position(toast):
    box = toast("--message", "short").wait_for("OK")
    _, right, top, bottom = frame(box.picture)
    assert {box.picture.cell(right, row).data for row in range(top + 1, bottom)} == {"│", "┤"}
    box.type(ENTER).finish()


def test_a_frame_costs_what_is_seen_and_not_what_was_given(toast, long_file):
    box = toast("--message", "--text-file", long_file).wait_for("line 00001").type(ENTER)
    assert box.finish() == 0
    assert len(box.sent) < 10_000


def test_a_text_from_standard_input(script):
    run = script("printf 'one\\ntwo\\n' | toast --message --text-file -; echo $?").wait_for("two").type(ENTER)
    run.finish()
    assert run.picture.rows[0] == "0"


def test_several_paragraphs_stand_left_and_one_in_the_middle(toast):
    box = toast("--message", "--text", "first", "--text", "second one").wait_for("second one")
    assert box.picture.find("first")[0] == box.picture.find("second one")[0]
    box.type(ENTER).finish()
    box = toast("--message", "first").wait_for("first")
    left, right, _, _ = frame(box.picture)
    column = box.picture.find("first")[0]
    assert abs((column - left) - (right - column - 4)) <= 1
    box.type(ENTER).finish()


@pytest.mark.parametrize("language,typed", [("de_DE.ISO-8859-1", b"\xe9t\xe9"), ("zh_CN.GB18030", b"\xd6\xd0\xce\xc4"),
                                            ("C.UTF-8", b"\xff\xc3")])
def test_what_is_typed_in_another_encoding_comes_back(toast, language, typed):
    run = toast("--input", "Name", LANG=language).wait_for("OK").type(typed + b"\r")
    assert run.finish() == 0
    assert run.out.bytes == typed + b"\n"
