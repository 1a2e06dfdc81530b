"""What keys, buttons and the mouse make of a box: exit code and word."""

import time

import pytest

from terminal import TTY

ENTER, SPACE, TAB, ESC = b"\r", b" ", b"\t", b"\x1b"
UP, DOWN, RIGHT, LEFT, BACK_TAB = b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D", b"\x1b[Z"

ALERT_KEYS = [
    (ENTER, 0, "OK"), (b"\n", 0, "OK"), (b"\x1bOM", 0, "OK"), (TAB + SPACE, 1, "Cancel"), (RIGHT + ENTER, 1, "Cancel"),
    (b"\x1bOC" + ENTER, 1, "Cancel"), (BACK_TAB + ENTER, 1, "Cancel"), (b"C", 1, "Cancel"), (ESC, 6, None), (b"\x1b[27u", 6, None),
]


@pytest.mark.parametrize("keys,code,word", ALERT_KEYS)
def test_a_key_answers_an_alert(toast, keys, code, word):
    box = toast("--alert", "Go?").wait_for("Cancel").type(keys)
    assert (box.finish(), box.output) == (code, f"{word}\n" if word else "")
    assert box.leftovers() == []


@pytest.mark.parametrize("keys,code", [(b"y", 0), (b"n", 1), (ESC, 6)])
def test_a_key_answers_a_confirm_without_a_word(toast, keys, code):
    box = toast("--confirm", "Go?").wait_for("Yes").type(keys)
    assert (box.finish(), box.output, box.leftovers()) == (code, "", [])


@pytest.mark.parametrize("keys", [ENTER, ESC])
def test_a_key_presses_the_only_button_of_a_message(toast, keys):
    box = toast("--message", "Done").wait_for("OK").type(keys)
    assert (box.finish(), box.output, box.leftovers()) == (0, "", [])


NO_ANSWERS = [
    b"\x1b[99~", b"\x1b[?1;2c", b"\x1b[I", b"\x1b[O", b"\x1b[5;7R", b"\x1bP1$r0m\x1b\\", b"\x1b]11;rgb:0/0/0\x1b\\",
    b"\x1b[200~\r\x1b[201~", b"\x1b[200~o c y\r\n\x1b[201~", b"x", b"q", b"\x7f", b"\x00", b"\xff\xfe", b"\x1b[24~",
    b"\x1b[<0;1;1M\x1b[<0;1;1m", b"\x1b[<64;1;1M", b"\x1bx", b"\x1bo", b"\x0f", "ö".encode(), "確".encode(),
    b"\x1b[1;5C", b"\x1b[2~", b"\x1b[99999999999999999999u", b"\x1b[?2026;0$y", b"\x1b_Gi=1;OK\x1b\\",
]


# All of them in one box: one by one they are events in the tests of the input and of the keys of a box.
def test_what_is_no_key_of_the_box_never_answers(toast):
    box = toast("--alert", "Go?").wait_for("Cancel")
    for keys in NO_ANSWERS:
        box.type(keys)
    # A click on Cancel still answers afterwards, so the box was open, and nothing of the keys was left in the decoder.
    box.click("Cancel")
    assert (box.finish(), box.output, box.leftovers()) == (1, "Cancel\n", [])


@pytest.mark.parametrize("keys", [ENTER, b"o", b"ooo\r\r", ESC, b"\x1b[200~"])
def test_keys_typed_before_the_first_picture_never_answer(toast, keys):
    box = toast("--alert", "Go?", typed_before=keys).wait_for("Cancel").click("Cancel")
    assert (box.finish(), box.output) == (1, "Cancel\n")


@pytest.mark.parametrize("label,code,word", [("OK", 0, "OK"), ("Cancel", 1, "Cancel")])
def test_a_click_presses(toast, label, code, word):
    box = toast("--alert", "Go?").wait_for("Cancel").click(label)
    assert (box.finish(), box.output, box.leftovers()) == (code, word + "\n", [])


def test_pressing_on_one_button_and_releasing_on_another_presses_neither(toast):
    box = toast("--alert", "Go?").wait_for("Cancel")
    (ok, row), (cancel, _) = box.picture.find("OK"), box.picture.find("Cancel")
    box.type(f"\x1b[<0;{ok + 1};{row + 1}M\x1b[<0;{cancel + 1};{row + 1}m").click("Cancel")
    assert (box.finish(), box.output) == (1, "Cancel\n")


@pytest.mark.parametrize("button", [1, 2])
def test_other_mouse_buttons_press_nothing(toast, button):
    box = toast("--alert", "Go?").wait_for("Cancel").click("OK", button).click("Cancel")
    assert box.finish() == 1


def test_without_mouse_the_terminal_keeps_it(toast):
    box = toast("--alert", "--no-mouse", "Go?").wait_for("Cancel").type(ENTER)
    assert box.finish() == 0
    assert b"?1000" not in box.sent and b"?1006" not in box.sent


OWN_BUTTONS = ["--button", "save", "--button", "drop:7=Don't save", "--button", "later=Ask later"]


@pytest.mark.parametrize("keys,code,word", [
    (ENTER, 10, "save"), (DOWN + ENTER, 7, "drop"), (TAB + TAB + ENTER, 12, "later"), (UP + ENTER, 12, "later"),
    (b"s", 10, "save"), (b"d", 7, "drop"), (b"a", 12, "later"), (ESC, 6, None)])
def test_own_buttons_report_their_names_and_codes(toast, keys, code, word):
    box = toast("--alert", *OWN_BUTTONS, "Save?").wait_for("Ask later").type(keys)
    assert (box.finish(), box.output) == (code, f"{word}\n" if word else "")


@pytest.mark.parametrize("label,code", [("save", 10), ("Don't save", 7), ("Ask later", 12)])
def test_a_click_presses_a_stacked_button(toast, label, code):
    assert toast("--alert", *OWN_BUTTONS, "?").wait_for("Ask later").click(label).finish() == code


@pytest.mark.parametrize("options,keys,code,word", [
    (["--ok-label", "Weiter"], b"w", 0, "OK"),
    (["--cancel-label", "Stop"], b"s", 1, "Cancel"),
    (["--extra-label", "More"], b"m", 3, "Extra"),
    (["--help-label", "Why"], b"w", 2, "Help"),
    (["--no-cancel"], ESC, 0, "OK"),
    (["--default", "cancel"], ENTER, 1, "Cancel"),
    (["--default", "CANCEL"], SPACE, 1, "Cancel"),
    (["--danger", "ok"], ENTER, 1, "Cancel"),
    (["--danger", "ok", "--default", "cancel"], LEFT + ENTER, 0, "OK"),
])
def test_labels_default_and_danger(toast, options, keys, code, word):
    box = toast("--alert", *options, "Go?").wait_for("Go?").type(keys)
    assert (box.finish(), box.output) == (code, word + "\n")


def test_the_focused_button_is_told_apart_by_marks_without_colour(toast):
    box = toast("--alert", "Go?", NO_COLOR="1").wait_for("▸ OK ◂").type(TAB).wait_for("▸ Cancel ◂").type(ENTER)
    assert box.finish() == 1
    assert not box.picture.has("▸ OK ◂")


def test_the_answer_does_not_go_to_the_terminal_where_it_was_seen(toast):
    box = toast("--alert", "Go?", stdout=TTY).wait_for("Cancel").type(ENTER)
    assert box.finish() == 0
    assert box.picture.text().strip() == ""


@pytest.mark.parametrize("kind,code,word", [("--alert", 0, "OK"), ("--confirm", 0, "Yes"), ("--message", 0, "OK")])
def test_print_writes_the_word_to_the_terminal_as_well(toast, kind, code, word):
    box = toast(kind, "--print", "Go?", stdout=TTY).wait_for(word).type(ENTER)
    assert box.finish() == code
    assert box.picture.rows[0] == word


@pytest.mark.parametrize("options,keys,code", [
    ([], b"y\r", 0), ([], b"n\r", 1), ([], b"YE\r", 0), (["--danger", "yes"], b"y\r2\r", 1), (["--danger", "yes"], b"yes\r", 0),
    (["--button", "save=Save", "--button", "skip=Skip"], b"s\rsk\r", 11)])
def test_the_beginning_of_a_word_is_enough_in_a_line(toast, options, keys, code):
    box = toast("--confirm", "--plain", *options, "Go?").wait_for("]: ").type(keys)
    assert (box.finish(), box.leftovers()) == (code, [])


@pytest.mark.parametrize("variables", [{"TERM": "linux"}, {"TERM": "screen", "STY": "1.here"}])
def test_a_paste_that_is_not_marked_never_answers(toast, variables):
    run = toast("--alert", "Go?", **variables).wait_for("Cancel")
    run.type(b"hello world\rnothing to confirm\r").wait_until(lambda: run.picture.bells, "the bell")
    assert run.status is None
    # After a pause of a tenth of a second keys are keys again.
    pause = time.monotonic() + 0.3
    run.wait_until(lambda: time.monotonic() > pause, "a pause").type(b"c")
    assert run.finish() == 1


RAW, SHOWN = b"a\x1b]0;x\x07\xc2\x9b2J\x9b", "a␛]0;x␇�2J�"


@pytest.mark.parametrize("options,before,after", [
    (["--choose"], "", ""), (["--input"], "", ""), (["--choose", "--shell"], "toast_value='", "'"),
    (["--choose", "-0"], "", "␀")])
def test_an_answer_on_the_terminal_has_control_characters_as_pictures(toast, options, before, after):
    rows = [RAW] if "--choose" in options else []
    run = toast(*options, "--answer", RAW, "x", *rows, stdout=TTY)
    assert (run.finish(), run.complaints) == (0, "")
    assert (before + SHOWN + after).encode() in run.sent


@pytest.mark.parametrize("target", ["/dev/tty", "fd:2"])
def test_so_it_has_on_a_terminal_that_is_named(toast, target):
    run = toast("--input", "--answer", RAW, "--output", target, "x", stderr=TTY)
    assert run.finish() == 0
    assert SHOWN.encode() in run.sent


def test_elsewhere_an_answer_is_what_was_given(toast, tmp_path):
    run = toast("--input", "--answer", RAW, "x")
    assert run.finish() == 0 and run.out.bytes == RAW + b"\n"
    run = toast("--input", "--answer", RAW, "--output", tmp_path / "answer", "x")
    assert run.finish() == 0 and (tmp_path / "answer").read_bytes() == RAW + b"\n"


def test_json_on_a_terminal_has_nothing_that_it_acts_on(toast):
    run = toast("--choose", "--json", "--answer", RAW, "x", RAW, stdout=TTY)
    assert run.finish() == 0
    assert rb'"value":"a\u001b]0;x\u0007\u009b2J' in run.sent


def test_history_on_a_terminal_has_nothing_that_it_acts_on(toast, tmp_path):
    (tmp_path / "toast").mkdir(mode=0o700)
    (tmp_path / "toast" / "history").write_bytes(b'{"time":0,"text":"' + RAW + b'"}\n')
    (tmp_path / "toast" / "history").chmod(0o600)
    for options in [], ["--json"]:
        run = toast("--history", *options, stdout=TTY, XDG_STATE_HOME=str(tmp_path))
        assert (run.finish(), SHOWN.encode() in run.sent) == (0, True)
