"""Sizes, resizing, kinds of terminals, character sets, colours and languages."""

import re

import pytest

from motion import seen_moving
from pairs import together
from picture import frame

ENTER = b"\r"


@pytest.mark.parametrize("columns,rows", [(80, 24), (36, 8), (199, 61)])
def test_an_alert_stands_in_the_middle_and_is_36_wide(toast, columns, rows):
    box = toast("--alert", "Go?", columns=columns, rows=rows).wait_for("Cancel")
    left, right, top, bottom = frame(box.picture)
    assert right - left + 1 == 36
    assert abs(left - (columns - 1 - right)) <= 1 and abs(top - (rows - 1 - bottom)) <= 1
    assert box.type(ENTER).finish() == 0


@pytest.mark.parametrize("columns,rows,message", [
    (20, 5, "Shall this rather long text really be put on so small a screen?"), (20, 24, "Go?"), (80, 5, "Go?"), (20, 5, "Go?")])
def test_text_and_buttons_are_usable_on_a_small_screen(toast, columns, rows, message):
    box = toast("--alert", message, columns=columns, rows=rows).wait_for("Cancel")
    assert box.picture.has(message.split()[0]) and box.picture.has("OK")
    assert (box.click("Cancel").finish(), box.output, box.leftovers()) == (1, "Cancel\n", [])


@pytest.mark.parametrize("columns,rows", [(20, 5), (20, 6), (40, 12)])
def test_three_short_buttons_stand_side_by_side(toast, columns, rows):
    box = toast("--confirm", "--extra-label", "All", "-t", "Copy", "Overwrite the file that is there?", columns=columns, rows=rows).wait_for("All")
    assert box.picture.find("Yes")[1] == box.picture.find("No")[1] == box.picture.find("All")[1]
    assert box.type(b"a").finish() == 3


def test_ok_stands_left_of_cancel_and_both_have_half_the_width(toast):
    box = toast("--alert", "Go?").wait_for("Cancel")
    assert box.picture.find("OK")[0] < box.picture.find("Cancel")[0]
    left, right, _, bottom = frame(box.picture)
    middle = box.picture.rows[bottom].index("┴")
    assert abs((middle - left) - (right - middle)) <= 1
    box.type(ENTER).finish()


@pytest.mark.parametrize("options", [
    ["--button", "a=Abandon everything", "--button", "b=Begin all over", "--button", "c"], ["--ok-label", "Yes, please delete them all", "--cancel-label", "x"]])
def test_many_or_long_buttons_are_stacked(toast, options):
    box = toast("--alert", *options, "Go?", columns=44).wait_for("Go?")
    frame(box.picture)
    labels = [word.split("=")[-1] for word in options[1::2]]
    rows = [box.picture.find(label)[1] for label in labels]
    assert rows == sorted(set(rows))
    box.type(ENTER).finish()


def centred(box, columns, rows):
    """Whether the box stands in the middle of a screen of this size."""
    def check():
        try:
            left, right, top, bottom = frame(box.picture)
        except AssertionError:
            return False
        return abs(left - (columns - 1 - right)) <= 1 and abs(top - (rows - 1 - bottom)) <= 1
    return check


@pytest.mark.parametrize("sizes", [[(100, 30)], [(40, 10)], [(60, 20), (120, 40)], [(36, 8), (80, 24)], [(80, 10), (80, 50)]])
def test_a_resize_lays_out_anew(toast, sizes):
    box = toast("--alert", "--title", "Title", "Go?").wait_for("Cancel")
    for columns, rows in sizes:
        box.resize(columns, rows).wait_until(centred(box, columns, rows), f"a box for {columns}x{rows}")
    box.click("Cancel")
    assert (box.finish(), box.output) == (1, "Cancel\n")


def test_a_screen_that_shrinks_below_all_use_and_grows_again(toast):
    box = toast("--alert", "Go?").wait_for("Cancel")
    start = len(box.sent)
    box.resize(18, 4).wait_for_sent(b"\x1b[?2026l", start)
    box.resize(80, 24).wait_until(centred(box, 80, 24), "the box again")
    assert box.picture.has("Go?") and box.picture.has("OK")
    assert (box.click("Cancel").finish(), box.leftovers()) == (1, [])


def test_a_storm_of_resizes_leaves_one_right_picture(toast):
    box = toast("--alert", "Go?").wait_for("Cancel")
    for n in range(60):
        box.resize(30 + n, 6 + n % 20)
    box.resize(80, 24).wait_until(centred(box, 80, 24), "the box")
    assert box.type(ENTER).finish() == 0


TERMS = ["xterm", "xterm-256color", "xterm-kitty", "linux", "screen", "screen-256color", "tmux-256color", "vt100", "vt220", "rxvt",
         "foot", "st-256color", "alacritty", "ansi", "something", None]


@pytest.mark.parametrize("term,locale", [*together(TERMS, ["C.UTF-8", "C"]), ("xterm", "C"), ("linux", "C.UTF-8"), ("linux", "C")])
def test_a_box_opens_answers_and_leaves_nothing_on_every_kind_of_terminal(script, term, locale):
    run = script("printf 'before\\n'; toast --alert Go?; echo rc=$?", TERM=term, LANG=locale)
    run.wait_for("Cancel").type(b"c").wait_for("rc=1")
    assert (run.finish(), run.leftovers()) == (0, [])
    assert [row for row in run.picture.rows if row] == ["before", "rc=1"]


@pytest.mark.parametrize("term,way", [("vt100", b"?1049"), ("linux", b"?1049"), ("screen", b"?1049"), ("ansi", b"?1049"),
                                      (None, b"?1049"), ("vt100", b"?2026"), ("linux", b"?2026"), ("vt100", b"\x1b[3L")])
def test_what_a_terminal_does_not_have_is_not_sent(toast, term, way):
    box = toast("--alert", "Go?", TERM=term).wait_for("Cancel").type(ENTER)
    assert box.finish() == 0
    assert way not in box.sent


def test_the_dec_line_drawing_set_makes_frames_without_utf8(terminal, program):
    box = terminal(LANG="C")
    box.picture.forget_utf8()
    box.run(program, "--alert", "Go?").wait_for("Cancel")
    text = box.picture.text()
    assert text.count("│") >= 4 and "┌" in text and "┘" in text
    assert box.type(ENTER).finish() == 0
    assert all(byte < 0x80 for byte in box.sent)
    assert box.leftovers() == []


@pytest.mark.parametrize("options,variables", [(["--ascii"], {}), ([], {"LANG": "C", "TERM": "something"})])
def test_frames_of_ascii(toast, options, variables):
    box = toast("--alert", *options, "Go?", **variables).wait_for("Cancel").type(ENTER)
    assert box.finish() == 0
    assert all(byte < 0x80 for byte in box.sent) and b"+---" in box.sent and b"|" in box.sent
    assert b"\x1b(0" not in box.sent


def test_text_outside_ascii_is_written_in_ascii_where_there_is_no_utf8(toast):
    box = toast("--message", "Größe – „fertig“ ✓", LANG="C").wait_for("OK").type(ENTER)
    assert box.finish() == 0
    assert all(byte < 0x80 for byte in box.sent) and b"fertig" in box.sent


def colours(sent):
    """Whether any colour was set in what was sent."""
    numbers = [n for part in re.findall(rb"\x1b\[([\d;]*)m", sent) for n in part.split(b";") if n]
    return any(30 <= int(n) <= 38 or 40 <= int(n) <= 48 or 90 <= int(n) <= 107 for n in numbers)


@pytest.mark.parametrize("kind,options,variables,expected", [
    ("--alert", [], {}, True), ("--toast", [], {}, True), ("--alert", [], {"NO_COLOR": "1"}, False), ("--toast", [], {"NO_COLOR": "1"}, False),
    ("--alert", ["--color", "always"], {"NO_COLOR": "1"}, True), ("--toast", ["--color", "never"], {}, False)])
def test_colours_by_option_and_environment(toast, kind, options, variables, expected):
    more = ["--duration", "0.01", "--info"] if kind == "--toast" else []
    box = toast(kind, *more, *options, "Go?", TOAST_MOTION="0", **variables)
    if kind == "--alert":
        box.wait_for("Cancel").type(ENTER)
    assert box.finish() == 0
    assert colours(box.sent) == expected


@pytest.mark.parametrize("variables,form", [
    ({"COLORTERM": "truecolor"}, b"38;2;255;0;16m"), ({}, b"38;5;196m"), ({"TERM": "xterm"}, b"91m")])
def test_a_colour_comes_as_near_as_the_terminal_can(toast, variables, form):
    box = toast("--message", "--foreground", "#ff0010", "Go?", **variables).wait_for("OK").type(ENTER)
    assert box.finish() == 0
    assert form in box.sent.replace(b"\x1b[0;", b"\x1b[")


PARTS = ["box", "border", "title", "text", "button", "focused", "danger", "hotkey", "screen", "countdown", "scrollbar"]


def test_every_part_takes_its_colour(toast):
    colours = [word for number, part in enumerate(PARTS) for word in ("--set-color", f"{part}=#0102{number:02x}/#0405{number:02x}")]
    text = "\n".join(f"line {n}" for n in range(60))
    box = toast("--alert", "--title", "T", "--help-label", "Why", "--danger", "cancel", "--timeout", "60", *colours, text, COLORTERM="truecolor")
    # The letters of buttons are marked where they are keys: not while the long text has the focus.
    box.wait_for("Cancel").type(b"\t").wait_until(lambda: b"38;2;1;2;7" in box.sent, "the letters of the buttons")
    assert box.type(b"\x1b[Z" + ENTER).finish() == 0
    for number, part in enumerate(PARTS):
        assert b"38;2;1;2;%d" % number in box.sent or b"48;2;4;5;%d" % number in box.sent, part


LANGUAGES = [
    ("de_DE.UTF-8", "OK", "Abbrechen", "Ja", "Nein"), ("zh_TW.UTF-8", "確定", "取消", "是", "否"),
    ("ar_EG.UTF-8", "موافق", "إلغاء", "نعم", "لا")]


def stripped(text):
    """A text without the blanks that pyte puts behind wide characters."""
    return text.replace(" ", "")


@pytest.mark.parametrize("locale,ok,cancel,yes,no", LANGUAGES)
def test_labels_follow_the_language(toast, locale, ok, cancel, yes, no):
    for kind, labels in ("--alert", (ok, cancel)), ("--confirm", (yes, no)):
        box = toast(kind, "Go?", LC_ALL=locale).wait_for("Go?")
        assert all(stripped(label) in stripped(box.picture.text()) for label in labels), box.picture.text()
        frame(box.picture)
        assert (box.type(ENTER).finish(), box.output) == (0, "OK\n" if kind == "--alert" else "")


@pytest.mark.parametrize("variables,label", [
    ({"LC_MESSAGES": "de_DE.UTF-8", "LANG": "fr_FR.UTF-8"}, "Abbrechen"), ({"LANG": "fr_FR.UTF-8"}, "Annuler"),
    ({"LC_ALL": "es_ES.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "Cancelar"),
    ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE.UTF-8"}, "Abbrechen")])
def test_the_variables_of_the_language_have_their_order(toast, variables, label):
    assert toast("--alert", "Go?", **variables).wait_for(label).type(ENTER).finish() == 0


def test_a_stale_size_in_the_environment_does_not_count(toast):
    box = toast("--alert", "Go?", COLUMNS="200", LINES="60").wait_for("Cancel")
    assert centred(box, 80, 24)()
    assert box.type(ENTER).finish() == 0


@pytest.mark.parametrize("variables,columns,rows", [({}, 80, 24), ({"COLUMNS": "60", "LINES": "20"}, 60, 20),
                                                    ({"COLUMNS": "x", "LINES": "0"}, 80, 24)])
def test_a_terminal_that_does_not_know_its_size(terminal, program, variables, columns, rows):
    box = terminal(**variables)
    box.resize(0, 0)
    box.picture.resize(24, 80)
    box.run(program, "--alert", "Go?").wait_for("Cancel")
    assert centred(box, columns, rows)()
    assert box.type(ENTER).finish() == 0


@pytest.mark.parametrize("language", ["de_DE.ISO-8859-1", "de_DE.ISO-8859-15@euro"])
def test_latin_1_is_read_as_latin_1(terminal, program, language):
    text, row = "Größe".encode("latin-1"), "Übergroß".encode("latin-1")
    box = terminal(LANG=language).run(program, "--choose", text, row).wait_for_sent(row)
    assert text in box.sent
    assert (box.type(ENTER).finish(), box.out.bytes) == (0, row + b"\n")
    box = terminal(LANG=language).run(program, "--as", "dialog", "--title", text, "--msgbox", row, "0", "0").wait_for_sent(row)
    assert text in box.sent and box.type(ENTER).finish() == 0


def test_what_is_wrong_is_said_in_latin_1(terminal, program):
    box = terminal(LANG="de_DE.ISO-8859-1").run(program, "--input", "--required", "Name").wait_for_sent(b"Name")
    box.wait_until_raw().type(ENTER).wait_for_sent("Eine Eingabe ist nötig.".encode("latin-1"))
    assert box.type(b"\x1b").finish() == 6


def test_latin_1_is_written_as_latin_1(terminal, program):
    box = terminal(LANG="de_DE.ISO-8859-1").run(program, "--message", "Größe €").wait_for_sent("Größe".encode("latin-1"))
    assert box.type(ENTER).finish() == 0
    assert "€".encode() not in box.sent


def test_where_ambiguous_characters_are_wide_frames_are_ascii(toast):
    box = toast("--alert", "--ambiguous", "wide", "Go?").wait_for("Cancel").type(ENTER)
    assert box.finish() == 0
    assert all(byte < 0x80 for byte in box.sent)


@pytest.mark.parametrize("options,variables,moves", [
    (["--animation", "pop"], {}, True), (["--animation", "fade"], {}, True), (["--animation", "none"], {}, False), ([], {}, False),
    (["--animation", "pop"], {"TOAST_MOTION": "0"}, False), (["--animation", "fade"], {"TERM": "linux"}, False)])
def test_a_box_moves_only_where_it_is_wanted_and_may(toast, options, moves, variables):
    def start():
        box = toast("--alert", *options, "--timeout", "0.7", "Go?", **variables)
        assert box.finish() == 5
        return box

    if moves:
        seen_moving(start, lambda box: box.sent.count(b"Go?") > 2)
    else:
        assert start().sent.count(b"Go?") == 1


@pytest.mark.parametrize("options,width", [(["--width", "50"], 50), (["--width", "50%"], 40), (["--width", "-10"], 70),
                                           (["--width", "500"], 80)])
def test_a_wanted_width(toast, options, width):
    box = toast("--message", *options, "Go?").wait_for("OK")
    left, right, _, _ = frame(box.picture)
    assert right - left + 1 == width
    box.type(ENTER).finish()


@pytest.mark.parametrize("options,height", [(["--height", "12"], 12), (["--height", "50%"], 12), (["--height", "-4"], 20)])
def test_a_wanted_height(toast, options, height):
    box = toast("--message", *options, "Go?").wait_for("OK")
    _, _, top, bottom = frame(box.picture)
    assert bottom - top + 1 == height
    box.type(ENTER).finish()


@pytest.mark.parametrize("place,horizontal,vertical", [
    ("top-left", 0, 0), ("top", 1, 0), ("top-right", 2, 0), ("left", 0, 1), ("center", 1, 1), ("right", 2, 1),
    ("bottom-left", 0, 2), ("bottom", 1, 2), ("bottom-right", 2, 2)])
def test_a_box_stands_where_it_is_wanted(toast, place, horizontal, vertical):
    box = toast("--alert", "--position", place, "Go?").wait_for("Cancel")
    left, right, top, bottom = frame(box.picture)
    assert [left, abs(left - 79 + right) <= 1, 79 - right][horizontal] in (0, True)
    assert [top, abs(top - 23 + bottom) <= 1, 23 - bottom][vertical] in (0, True)
    box.type(ENTER).finish()
