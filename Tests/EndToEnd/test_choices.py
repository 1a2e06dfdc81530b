"""Choosing among rows: keys, mouse, ticks, where rows come from, how values are written, and what happens without rows."""

import json
import os

import pytest

from pairs import together
from pipe import Pipe
from terminal import CLOSED, TTY

ENTER, ESC, TAB, SPACE = b"\r", b"\x1b", b"\t", b" "
UP, DOWN, RIGHT, LEFT, END, PAGE_DOWN = b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D", b"\x1b[F", b"\x1b[6~"
NOWHERE = {"controlling": False, "stdin": "/dev/null"}
CITIES = ["Bern", "Oslo", "東京"]


def rows_in(tmp_path, content):
    """A file of rows."""
    path = tmp_path / "rows"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


@pytest.mark.parametrize("keys,code,value", [
    (ENTER, 0, "Bern\n"), (SPACE, 0, "Bern\n"), (DOWN + ENTER, 0, "Oslo\n"), (END + ENTER, 0, "東京\n"),
    (DOWN + DOWN + UP + ENTER, 0, "Oslo\n"), (PAGE_DOWN + ENTER, 0, "東京\n"), (b"o" + ENTER, 0, "Oslo\n"),
    (b"2" + ENTER, 0, "Oslo\n"), ("東".encode() + ENTER, 0, "東京\n"), (TAB + TAB + ENTER, 1, ""), (TAB + ENTER, 0, "Bern\n"),
    (b"\x1b[D" + ENTER, 1, ""), (TAB + b"c", 1, ""), (ESC, 6, ""), (b"x" + DOWN + ENTER, 0, "Oslo\n"),
])
def test_a_row_is_chosen_by_keys(toast, keys, code, value):
    box = toast("--choose", "City", *CITIES).wait_for("Cancel").type(keys)
    assert (box.finish(), box.output, box.complaints, box.leftovers()) == (code, value, "", [])


def test_the_value_goes_to_the_caller_and_the_picture_to_the_terminal(script):
    run = script('city=$(toast --choose "City" Bern Oslo 東京); echo "<$city>"').wait_for("Cancel").type(END + ENTER)
    run.wait_for("<東京>")
    assert run.finish() == 0


def test_the_value_is_written_to_a_terminal_too(toast):
    box = toast("--choose", "City", "Bern", stdout=TTY).wait_for("Cancel").type(ENTER)
    assert box.finish() == 0
    assert box.picture.rows[0] == "Bern"


@pytest.mark.parametrize("value", [b"a\xff\xfeb", b"\x1b[31m", b"-0", b" two  blanks ", b"\xc3", b"'$(x)'", b"", b"a\nb"])
def test_a_value_comes_back_byte_for_byte(toast, value):
    box = toast("--choose", "--tags", "--", "?", value, "this one").wait_for("this one").type(ENTER)
    assert (box.finish(), box.out.bytes) == (0, value + b"\n")


COLORED = [b"\x1b[31mred\x1b[0m apple", b"\x1b[01;32m\x1b[Kgreen\x1b[m", b"b\x1b[1mlue \xff"]


@pytest.mark.parametrize("options,keys,value", [
    ([], ENTER, b"red apple"), ([], DOWN + ENTER, b"green"), ([], b"g" + ENTER, b"green"), ([], b"bl" + ENTER, b"blue \xff"),
    (["--selected", "green"], ENTER, b"green"), ([b"--selected=" + COLORED[1]], ENTER, b"green"),
    (["--plain"], b"green\r", b"green"), (["--plain"], b"1\r", b"red apple"),
    (["--multiple", "--selected", "green"], SPACE + ENTER, b"red apple\ngreen"),
])
def test_with_ansi_colours_are_no_part_of_a_value(toast, tmp_path, options, keys, value):
    for rows in (COLORED, []):
        given = [] if rows else ["--rows", rows_in(tmp_path, b"\n".join(COLORED))]
        box = toast("--choose", "--ansi", *options, *given, "--", "?", *rows).wait_for("red apple").type(keys)
        assert (box.finish(), box.out.bytes) == (0, value + b"\n")


@pytest.mark.parametrize("answer", [b"green", COLORED[1]])
def test_an_answer_given_ahead_means_the_row_without_its_colours(toast, answer):
    box = toast("--choose", "--ansi", b"--answer=" + answer, "--", "?", *COLORED, **NOWHERE)
    assert (box.finish(), box.out.bytes) == (0, b"green\n")


def test_without_ansi_colour_sequences_are_part_of_a_value(toast):
    box = toast("--choose", "--", "?", COLORED[0]).wait_for("␛[31mred").type(ENTER)
    assert (box.finish(), box.out.bytes) == (0, COLORED[0] + b"\n")


def test_a_row_with_returns_shows_its_last_state_and_is_answered_whole(toast):
    box = toast("--choose", "--", "?", "a 10%\r a 20%", "b").wait_for("a 20%").type(ENTER)
    assert not box.picture.has("10%")
    assert (box.finish(), box.out.bytes) == (0, b"a 10%\r a 20%\n")


def test_a_click_moves_to_a_row_and_another_takes_it(toast):
    box = toast("--choose", "City", *CITIES).wait_for("Cancel").click("Oslo")
    box.wait_for("▸ Oslo").click("Oslo")
    assert (box.finish(), box.output, box.leftovers()) == (0, "Oslo\n", [])


def test_a_click_on_a_button_presses_it(toast):
    assert toast("--choose", "City", *CITIES).wait_for("Cancel").click("Cancel").finish() == 1


def test_the_wheel_scrolls(toast):
    rows = [f"row {n}" for n in range(100)]
    box = toast("--choose", "?", *rows, rows=12).wait_for("row 0").type(b"\x1b[<65;10;6M")
    box.wait_for("▸ row 3")
    assert box.type(ENTER).finish() == 0
    assert box.output == "row 3\n"


def test_the_cursor_stands_on_the_focused_row(toast):
    box = toast("--choose", "City", *CITIES).wait_for("Cancel").type(DOWN).wait_for("▸ Oslo")
    assert (box.picture.cursor.x, box.picture.cursor.y) == box.picture.find("▸ Oslo")
    box.type(ESC)
    assert box.finish() == 6


@pytest.mark.parametrize("columns,rows", [(20, 5), (24, 6), (40, 9), (200, 50)])
def test_every_screen_has_room_for_a_list(toast, columns, rows):
    box = toast("--choose", "City", *CITIES, columns=columns, rows=rows).wait_for("▸ Bern").type(END).wait_for("▸ 東京")
    assert box.picture.has("OK") and box.picture.has("Cancel")
    assert (box.type(ENTER).finish(), box.output) == (0, "東京\n")


def test_a_resize_keeps_the_focus_in_view(toast):
    rows = [f"row {n}" for n in range(50)]
    box = toast("--choose", "?", *rows, rows=24).wait_for("row 0")
    # Typed at once: letters that come later begin anew.
    box.type(b"row 15").wait_for("▸ row 15").resize(30, 8).wait_for("▸ row 15")
    assert (box.type(ENTER).finish(), box.output, box.leftovers()) == (0, "row 15\n", [])


# -- where rows come from --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case,way", together([
    (b"a\nb\n", [], b"b\n"), (b"a\nb", [], b"b\n"), (b"a\r\nb\r\n", [], b"b\n"), (b"a\n\xff\n", [], b"\xff\n"),
    (b"a\0b\nc\0", ["-0"], b"b\nc\0"), (b"a\nA\nb\nB\n", ["--tags"], b"b\n"),
    (b"a\tA\nb\tB\n", ["--fields", "value,label"], b"b\n"), (b"A;a\nB;b\n", ["--fields", "label,value", "--delimiter", ";"], b"b\n"),
], ["stdin", "--rows", "--rows -"]))
def test_rows_are_read(toast, tmp_path, case, way):
    content, options, value = case
    path = rows_in(tmp_path, content)
    words = {"stdin": [], "--rows": ["--rows", str(path)], "--rows -": ["--rows", "-"]}[way]
    stdin = None if way == "--rows" else path
    box = toast("--choose", *words, *options, "Which?", stdin=stdin).wait_for("Cancel").type(DOWN + ENTER)
    assert (box.finish(), box.out.bytes, box.leftovers()) == (0, value, [])


def test_rows_come_through_a_pipe(toast):
    pipe = Pipe()
    os.write(pipe.writing, b"one\ntwo\n")
    os.close(pipe.writing)
    box = toast("--choose", "Which?", stdin=pipe.reading).wait_for("two").type(DOWN + ENTER)
    assert (box.finish(), box.output) == (0, "two\n")
    pipe.writing = -1
    pipe.close()


def test_a_loop_keeps_its_standard_input_where_rows_are_given(script):
    run = script('printf "1\\n2\\n" | while read -r n; do toast --choose "$n?" yes no >/dev/null && echo "did $n"; done')
    run.wait_for("1?").type(ENTER).wait_for("2?").type(ENTER)
    run.wait_for("did 2")
    assert run.finish() == 0


NO_ROWS = "there are no rows to choose among"


@pytest.mark.parametrize("words,variables,reason", [
    (["--choose", "City", "--"], {"stdin": "/dev/null"}, NO_ROWS), (["--choose", "City"], {"stdin": "/dev/null"}, NO_ROWS),
    (["--choose", "City"], {"stdin": CLOSED}, NO_ROWS), (["--choose", "City"], {"stdin": TTY}, NO_ROWS),
    (["--choose", "--multiple", "--min-picks", "3", "City", "a", "b"], {}, "fewer rows can be taken than --min-picks 3 asks for: 2"),
    (["--choose", "--fields", "state,value", "--delimiter", ":", "City", "disabled:a", "separator:b"], {}, "none of the rows can be taken"),
    (["--choose", "--answer", "a", "City", "--"], {}, NO_ROWS),
])
def test_nothing_to_choose_from_is_8_and_it_is_said_why(toast, words, variables, reason):
    box = toast(*words, **variables)
    assert (box.finish(), box.output, box.complaints, box.sent) == (8, "", f"toast: --choose: {reason}\n", b"")


def test_two_dashes_keep_standard_input_unread(script):
    run = script('echo kept | { toast --choose "City" -- ; echo "code $?"; cat; }')
    run.wait_for("kept")
    assert run.finish() == 0
    assert run.picture.rows[:3] == [f"toast: --choose: {NO_ROWS}", "code 8", "kept"]


@pytest.mark.parametrize("words,code", [
    (["--rows", "/nowhere"], 66), (["--rows", "/"], 66), (["--tags", "a"], 65), (["--fields", "state,value", "what\ta"], 65)])
def test_rows_that_cannot_be_had(toast, words, code):
    box = toast("--choose", *(words[:2] if words[0] != "--tags" else words[:1]), "Which?", *words[2 if words[0] != "--tags" else 1:])
    assert (box.finish(), box.output, box.sent) == (code, "", b"")
    assert box.complaints.startswith("toast: ") and box.complaints.count("\n") == 1


def test_a_million_rows(toast, tmp_path):
    path = rows_in(tmp_path, "".join(f"{n} of many\n" for n in range(1, 1_000_001)))
    box = toast("--choose", "Which?", "--rows", str(path)).wait_for("1/1000000").type(END).wait_for("▸ 1000000 of many")
    assert (box.type(UP + ENTER).finish(), box.output) == (0, "999999 of many\n")


def test_a_row_of_ten_megabytes(toast, tmp_path):
    path = rows_in(tmp_path, b"x" * 10_000_000 + b"\nshort\n")
    box = toast("--choose", "Which?", "--rows", str(path)).wait_for("short").type(ENTER)
    assert box.finish() == 0
    assert len(box.out.bytes) == 10_000_001


# -- what rows are ----------------------------------------------------------------------------------------------------

PARTS = ["--fields", "key,value,label,help,group,state", "--delimiter", ";"]
FOODS = ["a;apple;Apple;Red;Fruit;", "b;banana;Banana;Yellow;Fruit;disabled", ";;;;;separator", "c;carrot;Carrot;Orange;Roots;"]


@pytest.mark.parametrize("keys,value", [(b"a", "apple\n"), (b"C", "carrot\n"), (DOWN + ENTER, "carrot\n")])
def test_keys_take_rows_and_disabled_ones_are_passed_over(toast, keys, value):
    box = toast("--choose", *PARTS, "Food", *FOODS).wait_for("Roots").type(keys)
    assert (box.finish(), box.output) == (0, value)


def test_a_row_is_explained_and_groups_have_headings(toast):
    box = toast("--choose", *PARTS, "Food", *FOODS).wait_for("Fruit ──").wait_for("Red").type(DOWN).wait_for("Orange")
    assert not box.picture.has("Red")
    assert box.type(ESC).finish() == 6


@pytest.mark.parametrize("row", ["-", "--", "---", "separator", "── x ──", ""])
def test_the_text_of_a_row_never_makes_it_something_else(toast, row):
    box = toast("--choose", "--", "Which?", row, "other").wait_for("other").type(ENTER)
    assert (box.finish(), box.output) == (0, row + "\n")


def test_no_escape_sequence_of_a_row_reaches_the_terminal(toast):
    box = toast("--choose", "Which?", "\x1b[2Jone", "two\x07").wait_for("[2Jone").type(ESC)
    assert (box.finish(), box.picture.bells) == (6, 0)


def test_the_selected_row_has_the_focus_first(toast):
    box = toast("--choose", "--selected", "Oslo", "City", *CITIES).wait_for("▸ Oslo").type(ENTER)
    assert (box.finish(), box.output) == (0, "Oslo\n")


def test_a_single_row_is_taken_without_asking(toast):
    box = toast("--choose", "--one", "City", "Bern")
    assert (box.finish(), box.output, box.sent) == (0, "Bern\n", b"")
    box = toast("--choose", "--one", "City", *CITIES).wait_for("Oslo").type(ENTER)
    assert (box.finish(), box.output) == (0, "Bern\n")


# -- ticks -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options,keys,code,value", [
    ([], ENTER, 0, ""), ([], SPACE + DOWN + DOWN + SPACE + ENTER, 0, "Bern\n東京\n"), ([], b"\x01" + ENTER, 0, "Bern\nOslo\n東京\n"),
    ([], b"\x01\x01" + ENTER, 0, ""), (["--selected", "Oslo", "--selected", "東京"], ENTER, 0, "Oslo\n東京\n"),
    (["-0"], SPACE + ENTER, 0, "Bern\0"), (["--min-picks", "1"], ENTER + SPACE + ENTER, 0, "Bern\n"),
    (["--max-picks", "1"], SPACE + DOWN + SPACE + ENTER, 0, "Oslo\n"), ([], SPACE + TAB + TAB + ENTER, 1, ""), ([], SPACE + ESC, 6, ""),
])
def test_several_rows_are_ticked(toast, options, keys, code, value):
    box = toast("--choose", "--multiple", *options, "City", *CITIES).wait_for("Cancel").type(keys)
    assert (box.finish(), box.output, box.leftovers()) == (code, value, [])


@pytest.mark.parametrize("options,keys,said,value,columns,rows", [
    (["--min-picks", "2"], SPACE + ENTER, "At least 2.", "Bern\nOslo\n", 20, 5),
    (["--max-picks", "2"], SPACE + DOWN + SPACE + DOWN + SPACE, "At most 2.", "Bern\n東京\n", 40, 9),
    (["--max-picks", "2"], b"\x01", "At most 2.", "東京\n", 80, 24)])
def test_a_wrong_number_of_ticks_is_said(toast, options, keys, said, value, columns, rows):
    box = toast("--choose", "--multiple", *options, "City", *CITIES, columns=columns, rows=rows).wait_for("Cancel").type(keys)
    box.wait_for(said).type({"Bern\nOslo\n": DOWN, "Bern\n東京\n": UP, "東京\n": END}[value] + SPACE)
    box.wait_until(lambda: not box.picture.has(said), "no complaint")
    box.type(ENTER if value != "Bern\n東京\n" else DOWN + SPACE + ENTER)
    assert (box.finish(), box.output, box.picture.bells) == (0, value, 1)


@pytest.mark.parametrize("options,line,said,value", [
    (["--min-picks", "2"], b"1\r", "At least 2.", "Bern\nOslo\n"), (["--max-picks", "2"], b"1-3\r", "At most 2.", "Bern\nOslo\n")])
def test_a_wrong_number_of_rows_is_said_in_lines(toast, options, line, said, value):
    box = toast("--choose", "--multiple", "--plain", *options, "City", *CITIES).wait_for("Choice").type(line).wait_for(said)
    assert (box.type(b"1 2\r1\r").finish(), box.output) == (0, value)


def test_rows_are_searched_by_any_part_of_their_text(toast):
    box = toast("--choose", "--multiple", "City", *CITIES, "New York", "York Town").wait_for("Cancel").type(b"/YORK")
    box.wait_for("/YORK").type(SPACE).wait_for("1 of 5 ticked").type(DOWN + SPACE + b"x").wait_for("/YORKx: no match")
    box.type(ESC).wait_for("Oslo")
    assert (box.type(ENTER).finish(), box.output) == (0, "New York\nYork Town\n")


def test_of_many_rows_some_are_found_at_once(terminal, program):
    box = terminal().run("sh", "-c", f"seq 1 10000 | {program} --choose City").wait_for("1/10000").type(b"/99 8").wait_for("/99 8")
    assert (box.wait_for("▸ 899").type(ENTER).finish(), box.output) == (0, "899\n")


def test_a_long_row_is_read_to_its_end(toast):
    path = "/data/ada/" + "deep/" * 30 + "file.txt"
    box = toast("--choose", "--keep-end", "File", path, "b").wait_for("deep/file.txt").type(LEFT * 9).wait_for("▸ /data/ada/")
    assert (box.type(ENTER).finish(), box.output) == (0, path + "\n")
    box = toast("--choose", "File", path, "b").wait_for("▸ /data/ada/").type(RIGHT * 9).wait_for("deep/file.txt")
    assert box.type(ESC).finish() == 6


def test_a_click_ticks(toast):
    box = toast("--choose", "--multiple", "City", *CITIES).wait_for("Cancel").click("Oslo").wait_for("[✓] Oslo").type(ENTER)
    assert (box.finish(), box.output) == (0, "Oslo\n")


@pytest.mark.parametrize("variables,sign", [({}, "[✓] Bern"), ({"LANG": "C"}, "[x] Bern"), ({"NO_COLOR": "1"}, "▸ [✓] Bern")])
def test_ticks_are_seen_in_every_look(toast, variables, sign):
    box = toast("--choose", "--multiple", "City", "Bern", "Oslo", **variables).wait_for("Bern").type(SPACE).wait_for(sign).type(ESC)
    assert box.finish() == 6


# -- forms of the answer ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options,keys,expected", [
    ([], ENTER, {"box": "choose", "status": "ok", "code": 0, "button": "OK", "value": "Bern"}),
    ([], ESC, {"box": "choose", "status": "esc", "code": 6}),
    (["--multiple"], SPACE + ENTER, {"box": "choose", "status": "ok", "code": 0, "button": "OK", "values": ["Bern"]}),
    (["--multiple"], ENTER, {"box": "choose", "status": "ok", "code": 0, "button": "OK", "values": []}),
])
def test_json(toast, options, keys, expected):
    box = toast("--choose", "--json", *options, "City", *CITIES).wait_for("Cancel").type(keys)
    assert (box.finish(), json.loads(box.output)) == (expected["code"], expected)


def test_json_of_nothing_to_choose_from(toast):
    box = toast("--choose", "--json", "City", "--")
    assert (box.finish(), json.loads(box.output)) == (8, {"box": "choose", "status": "empty", "code": 8})


def test_values_for_eval(script):
    run = script('eval "$(toast --choose --multiple --shell City "it\'s" b c)"; echo "<$toast_count|$toast_value_1|$toast_value_2>"')
    run.wait_for("Cancel").type(SPACE + END + SPACE + ENTER).wait_for("<2|it's|c>")
    assert run.finish() == 0


def test_own_buttons_give_the_value_and_their_codes(toast):
    words = ["--choose", "--button", "open", "--button", "edit:20=Edit", "--button", "cancel", "File", "a", "b"]
    box = toast(*words).wait_for("Edit").type(DOWN + TAB + TAB + ENTER)
    assert (box.finish(), box.output) == (20, "b\n")
    box = toast(*words).wait_for("Edit").type(DOWN + ENTER)
    assert (box.finish(), box.output) == (10, "b\n")


@pytest.mark.parametrize("options,code,value", [
    ([], 5, ""), (["--timeout-answer", "ok"], 0, "Bern\n"), (["--timeout-answer", "cancel"], 1, ""),
    (["--timeout-answer", "ok", "--multiple", "--min-picks", "1"], 5, "")])
def test_the_time_runs_out(toast, options, code, value):
    box = toast("--choose", "--timeout", "0.2", *options, "City", *CITIES)
    assert (box.finish(), box.output, box.leftovers()) == (code, value, [])


# -- without a drawn box -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options,code,value", [
    (["--answer", "Oslo"], 0, "Oslo\n"), (["--answer", "Rom"], 65, ""), (["--assume-default"], 0, "Bern\n"),
    (["--assume-default", "--selected", "Oslo"], 0, "Oslo\n"), (["--assume-default", "--multiple"], 0, ""),
    (["--assume-default", "--multiple", "--min-picks", "1"], 65, ""), (["--multiple", "--answer", "東京", "--answer", "Bern"], 0, "Bern\n東京\n"),
    ([], 69, ""),
])
def test_an_answer_without_terminal(toast, options, code, value):
    box = toast("--choose", *options, "City", *CITIES, **NOWHERE)
    assert (box.finish(), box.output, box.complaints.count("\n")) == (code, value, 0 if code == 0 else 1)


@pytest.mark.parametrize("words,content,code,value", [
    ([], "choose=Oslo\n", 0, "Oslo\n"), (["--id", "c"], "c=Bern\nc=Oslo\n", 0, "Oslo\n"), ([], "choose=Rom\n", 65, ""),
    (["--multiple"], "choose=東京\nchoose=Bern\n", 0, "Bern\n東京\n"), (["--multiple"], "choose=\n", 0, "")])
def test_answers_in_a_file(toast, tmp_path, words, content, code, value):
    (tmp_path / "answers").write_text(content)
    box = toast("--choose", *words, "City", *CITIES, TOAST_ANSWERS=str(tmp_path / "answers"), **NOWHERE)
    assert (box.finish(), box.output) == (code, value)


@pytest.mark.parametrize("keys,code,value", [
    (b"2\r", 0, "Oslo\n"), (b"\r", 0, "Bern\n"), (b"Oslo\r", 0, "Oslo\n"), (b"os\r", 0, "Oslo\n"), (b"4\r", 1, ""),
    (b"cancel\r", 1, ""), (b"\x04", 6, ""), (b"9\rx\r0\r3\r", 0, "東京\n"), (b"1 2\r1\r", 0, "Bern\n"),
])
def test_a_row_is_chosen_in_lines(toast, keys, code, value):
    box = toast("--choose", "--plain", "City", *CITIES).wait_for("Choice [1]:")
    assert box.picture.rows[:5] == ["City", "  1) Bern", "  2) Oslo", "  3) 東京", "  4) Cancel"]
    assert (box.type(keys).finish(), box.output, box.leftovers()) == (code, value, [])


@pytest.mark.parametrize("keys,code,value", [
    (b"1 3\r", 0, "Bern\n東京\n"), (b"1-3\r", 0, "Bern\nOslo\n東京\n"), (b"3,1\r", 0, "Bern\n東京\n"), (b"0\r", 0, ""),
    (b"\r", 0, "Oslo\n"), (b"4\r", 1, ""), (b"1-9\r2-1\r2\r", 0, "Oslo\n")])
def test_rows_are_ticked_in_lines(toast, keys, code, value):
    box = toast("--choose", "--plain", "--multiple", "--selected", "Oslo", "City", *CITIES).wait_for("Choice [2]:")
    assert box.picture.rows[1:3] == ["  1) [ ] Bern", "  2) [x] Oslo"]
    assert (box.type(keys).finish(), box.output, box.leftovers()) == (code, value, [])


@pytest.mark.parametrize("options,prompt,hint", [
    ((), "Choice [1]:", "A number from 1 to 4, or a part of a text."),
    (("--multiple",), "Choice [0]:", "Number 4 presses a button."),
])
def test_an_answer_in_lines_that_means_nothing_is_told_what_would(toast, options, prompt, hint):
    box = toast("--choose", "--plain", *options, "City", *CITIES).wait_for(prompt).type(b"9\r").wait_for(hint)
    assert box.type(b"1\r").finish() == 0


def test_buttons_in_lines_say_what_can_be_answered(toast):
    box = toast("--alert", "--plain", "Go?").wait_for("Choice [1]:").type(b"9\r").wait_for("A number from 1 to 2")
    assert box.type(b"2\r").finish() == 1


def test_part_of_a_text_lists_the_rows_that_have_it(toast):
    box = toast("--choose", "--plain", "City", "Oslo", "Bern", "Osaka").wait_for("Choice [1]:").type(b"OS\r")
    box.wait_until(lambda: box.picture.text().count(") Osaka") == 2, "the list")
    assert (box.type(b"3\r").finish(), box.output) == (0, "Osaka\n")
