"""Called as dialog: lines that are wrong, lines on which the original crashes, sizes and tags of every kind."""

import os

import pytest

from pairs import together

MESSAGE = ["--msgbox", "text", "0", "0"]
MENU = ["--menu", "m", "0", "0", "0"]

# Lines that are wrong in the four places where that is found: a name, a number of words, a number, a default.
WRONG = [
    (["--foo", *MESSAGE], "--foo"), (["--menu", "x", "0", "0"], "--menu"), (["--msgbox", "x", "a", "0"], "--msgbox"),
    (["--default-button", "maybe", *MESSAGE], "maybe")]


@pytest.mark.parametrize("words,named", WRONG, ids=str)
def test_a_wrong_line_is_told_and_the_terminal_untouched(dialog, words, named):
    run = dialog(*words)
    assert (run.finish(), run.sent, run.leftovers()) == (255, b"", [])
    assert named in run.complaints and "\x1b" not in run.complaints


def test_the_code_of_an_error_can_be_another(dialog):
    assert dialog("--foo", *MESSAGE, DIALOG_ERROR="64").finish() == 64


def test_a_complaint_carries_no_escape_sequence(dialog):
    run = dialog("--\x1b[2J\xff", *MESSAGE)
    assert run.finish() == 255
    assert b"\x1b" not in run.err.bytes


def test_a_complaint_names_the_true_numbers(dialog):
    run = dialog("--menu", "text", "0")
    assert run.finish() == 255
    assert "--menu" in run.complaints and "20" not in run.complaints


# -- lines on which the original crashes, hangs or refuses --------------------------------------------------------------

CRASHES = {
    "a tag like an unknown option": ([*MENU, "--foo", "Apple", "b", "B"], {}, "Apple", b"\r", 0, "--foo"),
    "no items in a buildlist": (["--no-items", "--buildlist", "l", "0", "0", "0", "one", "on", "two", "off"], {}, "two", b"\r", 0, "one"),
    "no items in a treeview": (["--no-items", "--treeview", "l", "0", "0", "0", "one", "on", "0", "two", "off", "1"], {}, "two", b"\r", 0, "one"),
    "a separator in the settings": (
        ["--inputbox", "l", "0", "0", "x", "--and-widget", "--inputbox", "l", "0", "0", "y"], {"rc": 'separate_widget = "|"\n'}, "x", b"\r\r", 0, "x|y"),
    "an input of more than 2048 bytes": (["--max-input", "5000", "--inputbox", "l", "0", "0"], {}, "Cancel", b"x" * 3000 + b"\r", 0, "x" * 3000),
    "an empty text": (["--menu", "", "0", "0", "0", "a", "Apple"], {}, "Apple", b"\r", 0, "a"),
    "an empty text of an entry": (["--inputbox", "", "0", "0", "value"], {}, "value", b"\r", 0, "value"),
    "the letter of a button that is not there": (["--no-cancel", "--yesno", "Go?", "0", "0"], {}, "Go?", b"n", 1, ""),
}


@pytest.mark.parametrize("name", CRASHES)
def test_a_line_on_which_the_original_fails(dialog, tmp_path, name):
    words, files, shown, keys, code, value = CRASHES[name]
    variables = {}
    for file, content in files.items():
        (tmp_path / file).write_text(content)
        variables = {"DIALOGRC": str(tmp_path / file)}
    run = dialog(*words, **variables).wait_for(shown).type(keys)
    assert (run.finish(), run.complaints, run.leftovers()) == (code, value, [])


def test_unknown_options_can_be_passed_over(dialog):
    run = dialog("--ignore", "--foo", *MESSAGE).wait_for("text").type(b"\r")
    assert (run.finish(), run.complaints) == (0, "")


@pytest.mark.parametrize("words", [["--msgbox", "--", "--version", "0", "0"], ["--msgbox", "--", "--stdout", "0", "0"]])
def test_a_protected_word_is_text(dialog, words):
    run = dialog(*words).wait_for(words[2]).type(b"\r")
    assert (run.finish(), run.output) == (0, "")


# -- tags and items ----------------------------------------------------------------------------------------------------

TAGS = {
    "menu": "", "radiolist": "-a", "checklist": os.fsdecode(b"\xff\xfe ok\xc3("), "treeview": "one\ntwo\t\x1b[31m",
    "buildlist": "é漢字👩‍👩‍👧", "inputmenu": "\\n" + "x" * 300}
STATES = {"radiolist": ["on"], "checklist": ["on"], "buildlist": ["on"], "treeview": ["on", "0"]}


@pytest.mark.parametrize("box,tag", TAGS.items())
def test_a_tag_comes_back_byte_for_byte(dialog, box, tag):
    options = ["--separate-output"] if box in ("checklist", "buildlist") else []
    run = dialog(*options, f"--{box}", "Pick", "0", "0", "0", tag, "Apple", *STATES.get(box, [])).wait_for("Cancel").type(b"\r")
    assert (run.finish(), run.leftovers()) == (0, [])
    assert run.err.bytes == os.fsencode(tag) + (b"\n" if box == "checklist" else b"")


def test_tags_that_are_the_same_are_two_rows(dialog):
    run = dialog("--checklist", "l", "0", "0", "0", "a", "One", "on", "a", "Two", "on").wait_for("Two").type(b"\r")
    assert (run.finish(), run.complaints) == (0, "a a")


def test_the_value_of_an_entry_comes_back_byte_for_byte(dialog):
    value = b"\xff a\xc3( \xe6\xbc\xa2"
    run = dialog("--inputbox", "l", "0", "0", os.fsdecode(value)).wait_for("Cancel").type(b"\r")
    assert (run.finish(), run.err.bytes) == (0, value)


# -- sizes -------------------------------------------------------------------------------------------------------------

BOXES = {
    "msgbox": (["--msgbox", "one two three"], 0), "yesno": (["--yesno", "one two three"], 0), "inputbox": (["--inputbox", "one two three"], "value"),
    "menu": (["--menu", "one two three"], ["0", "a", "Alpha", "b", "Beta", "c", "Gamma"]),
    "checklist": (["--checklist", "one two three"], ["0", "a", "Alpha", "on", "b", "Beta", "off"]),
    "buildlist": (["--buildlist", "one two three"], ["0", "a", "Alpha", "on", "b", "Beta", "off"]),
    "treeview": (["--treeview", "one two three"], ["0", "a", "Alpha", "on", "0", "b", "Beta", "off", "1"]),
    "inputmenu": (["--inputmenu", "one two three"], ["0", "a", "Alpha", "b", "Beta"]), "pause": (["--pause", "one two three"], ["60"]),
}


@pytest.mark.parametrize("wanted,columns,rows", [(("0", "0"), 1, 1), (("200", "500"), 20, 5)])
@pytest.mark.parametrize("box", BOXES)
def test_a_box_of_any_size_on_a_screen_of_any_size(dialog, box, wanted, columns, rows):
    start, rest = BOXES[box]
    rest = rest if isinstance(rest, list) else [rest] if rest else []
    run = dialog("--title", "A title", "--backtitle", "Behind", *start, *wanted, *rest, columns=columns, rows=rows)
    run.wait_until_raw().wait_until(lambda: run.sent, "a frame").type(b"\r")
    assert (run.finish(), run.leftovers()) == (0, [])


@pytest.mark.parametrize("box", ["msgbox", "yesno", "menu"])
def test_the_text_is_seen_on_a_small_screen(dialog, box):
    start, rest = BOXES[box]
    run = dialog(*start, "10", "60", *(rest if isinstance(rest, list) else []), columns=20, rows=8).wait_for("one two").type(b"\x1b")
    assert run.finish() == 255


@pytest.mark.parametrize("title,box", together([[], ["--title", "A title"]], ["menu", "checklist", "buildlist", "treeview", "inputmenu"]))
def test_the_question_and_two_rows_are_seen_on_the_smallest_screen(dialog, box, title):
    start, rest = BOXES[box]
    words = [start[0], "one two three " * 6, "0", "0", *rest]
    run = dialog(*title, *words, columns=20, rows=5).wait_for("Alpha").wait_for("one two")
    assert run.picture.has("Beta") and run.picture.has("OK")
    assert run.type(b"\r").finish() == 0


@pytest.mark.parametrize("box", BOXES)
def test_a_box_survives_every_change_of_size(dialog, box):
    start, rest = BOXES[box]
    rest = rest if isinstance(rest, list) else [rest] if rest else []
    run = dialog(*start, "0", "0", *rest).wait_for("one two")
    for columns, rows in (30, 10), (5, 3), (1, 1), (120, 40):
        at = len(run.sent)
        run.resize(columns, rows).wait_until(lambda at=at: len(run.sent) > at, "another frame")
    run.wait_for("one two").type(b"\r")
    assert (run.finish(), run.leftovers()) == (0, [])


def test_numbers_of_another_window_do_not_count(dialog):
    run = dialog("--msgbox", "hello", "0", "0", LINES="60", COLUMNS="200").wait_for("hello").type(b"\r")
    assert run.finish() == 0


@pytest.mark.parametrize("variables", [{"TERM": None}, {"TERM": "vt100"}, {"TERM": "linux"}, {"NO_COLOR": "1"},
                                       {"LANG": "C"}, {"TERM": "screen"}], ids=str)
def test_on_every_kind_of_terminal(dialog, variables):
    run = dialog("--yesno", "Go on?", "0", "0", **variables).wait_for("Go on?").type(b"n")
    assert (run.finish(), run.leftovers()) == (1, [])


@pytest.mark.parametrize("term", ["unknown", "dumb"])
def test_on_a_terminal_of_which_nothing_is_known_a_line_answers(dialog, term):
    run = dialog("--yesno", "Go on?", "0", "0", TERM=term).wait_for("[1]").type(b"2\r")
    assert (run.finish(), run.leftovers()) == (1, [])


@pytest.mark.parametrize("keys", [b"\x1b[B", b"\x1bOB", b"\x1b[99;9~\x1bOB", b"\x1b[200~b\x1b[201~\x1bOB", b"\x1b[<64;1;1M\x1bOB", b"\x0e"])
def test_a_sequence_is_never_taken_for_escape(dialog, keys):
    run = dialog(*MENU, "a", "Apple", "b", "Banana").wait_for("Banana").type(keys).type(b"\r")
    assert run.finish() == 0
    assert run.complaints in ("a", "b")
