"""Toasts that offer keys: what is pressed is reported, and what is typed for others is still there afterwards."""

import json
import re
import time

import pytest

from pairs import together
from terminal import TTY

STILL = {"TOAST_MOTION": "0"}
LONG = ["--duration", "60"]
UNDO = ["--action", "undo=Undo"]
TWO = [*UNDO, "--action", "retry:10=Retry"]
TERM_SIGNAL = 15


def listening(shown, text="Deleted"):
    return shown.wait_for(text)


@pytest.mark.parametrize("case,motion", together([
    (UNDO, "u", (0, "undo\n")), (UNDO, "\x1b", (6, "")), (TWO, "u", (0, "undo\n")), (TWO, "R", (10, "retry\n")),
    (TWO, "\x1b", (6, "")), (["--wait"], "x", (0, "")), (["--wait"], "\x1b", (6, "")), (["--wait"], "\x1b[A", (0, "")),
    (["--wait"], "ü", (0, "")), (["--wait"], "\r", (0, "")), ([*UNDO, "--wait"], "x", (0, "")),
    ([*UNDO, "--wait"], "u", (0, "undo\n")), (UNDO, "u", (0, "undo\n"))], ["0", "1"]))
def test_a_key_ends_it_and_is_reported(toast, case, motion):
    options, key, ending = case
    shown = listening(toast(*options, *LONG, "Deleted", TOAST_MOTION=motion))
    shown.type(key)
    assert (shown.finish(), shown.output) == ending
    assert shown.leftovers() == [] and shown.picture.text().strip() == "" and shown.typed_ahead() == 0


GO = ["--action", "go=Go"]
SPELLINGS = [
    "\x1b[103u", "\x1b[103;65u", "\x1b[103;129u", "\x1b[103;193:1u", "\x1b[103:71;66u", "\x1b[27;1;103~", "\x1b[27;2;71~", "\x1b[103;2u"]


@pytest.mark.parametrize("options", [GO, [*GO, "--action", "retry=Retry"], [*GO, "--wait"]])
@pytest.mark.parametrize("key", SPELLINGS)
def test_a_key_is_heard_however_it_is_spelled(toast, options, key):
    shown = listening(toast(*options, *LONG, "Deleted", **STILL)).type(key)
    assert (shown.finish(), shown.output, shown.leftovers(), shown.typed_ahead()) == (0, "go\n", [], 0)


@pytest.mark.parametrize("options", [["--action", "eight=8"], ["--action", "eight=8", "--action", "six=6"]])
@pytest.mark.parametrize("key", ["8", "\x1bOx", "\x1b[57407u", "\x1b[57407;129u", "\x1b[56u"])
def test_a_digit_of_the_keypad_is_heard(toast, options, key):
    shown = listening(toast(*options, *LONG, "Deleted", **STILL)).type(key)
    assert (shown.finish(), shown.output, shown.leftovers()) == (0, "eight\n", [])


@pytest.mark.parametrize("case,other", together(
    [(["--wait"], "x", ""), ([*UNDO, "--wait"], "u", "undo\n"), (TWO, "u", "undo\n"), (GO, "g", "go\n")],
    ["\x1b[13;1:3u", "\x1b[<0;5;5m", "\x1b[<35;5;5M", "\x1b[I\x1b[O"]))
def test_what_is_no_press_ends_nothing(toast, case, other):
    options, key, value = case
    if options is GO and len(other) < 8:
        # A toast with one key leaves such short sequences to others, unread.
        other = "\x1b[13;1:3u"
    shown = listening(toast(*options, *LONG, "Deleted", **STILL)).type(other)
    soon = time.monotonic() + 0.3
    shown.wait_until(lambda: time.monotonic() > soon, "a moment")
    assert shown.status is None and (options == ["--wait"] or shown.picture.has(f"[{key}]"))
    shown.type(key)
    assert (shown.finish(), shown.output, shown.leftovers()) == (0, value, [])


def test_a_press_of_the_mouse_ends_waiting(toast):
    shown = listening(toast("--wait", *LONG, "Deleted", **STILL)).type("\x1b[<0;5;5M")
    assert (shown.finish(), shown.leftovers()) == (0, [])


@pytest.mark.parametrize("options", [UNDO, TWO, ["--wait"]])
def test_the_time_ends_it(toast, options):
    shown = toast(*options, "--duration", "0.3", "Deleted", **STILL)
    assert (shown.finish(), shown.output, shown.leftovers()) == (5, "", [])


def test_keys_are_shown_with_their_labels(toast):
    shown = listening(toast(*TWO, "--action", "x=中文", *LONG, "Deleted 3 files", **STILL))
    assert shown.picture.has("[u] Undo   [r] Retry   [x] 中文")
    shown.type("x")
    assert (shown.finish(), shown.output) == (0, "x\n")


FOREIGN = [b"ls -l\n", b"x", b"\x1b[A", b"\x1bOP", "ü".encode(), b"su\n", b"xu", b"exit\nundo\n", b"undo\n", b"USE"]


@pytest.mark.parametrize("typed", [*FOREIGN, b"U"])
def test_what_is_typed_for_others_is_still_there(toast, typed):
    shown = listening(toast(*UNDO, "--duration", "0.4", "Deleted", **STILL))
    shown.type(typed)
    assert (shown.finish(), shown.output) == (5, "")
    assert shown.leftovers() == []
    assert shown.typed_ahead() == len(typed)


@pytest.mark.parametrize("typed", FOREIGN)
def test_of_what_is_typed_for_others_several_actions_take_one_whole_key(toast, typed):
    shown = listening(toast(*TWO, "--duration", "0.4", "Deleted", **STILL))
    shown.type(typed)
    assert (shown.finish(), shown.output, shown.leftovers()) == (5, "", [])
    first = len(typed) if typed[0] in b"\x1b\xc3" else 1
    assert shown.typed_ahead() == len(typed) - first


def test_an_end_of_input_stays_one(script):
    run = script(f'toast {" ".join(UNDO)} --duration 0.5 Deleted; cat; echo over', **STILL)
    run.wait_for("Deleted").type(b"\x04").wait_for("over")
    assert run.finish() == 0 and run.leftovers() == []


def test_what_was_typed_and_shown_before_is_not_shown_again(toast):
    shown = toast(*TWO, "--duration", "0.3", "Deleted", typed_before=b"ls", **STILL)
    assert shown.finish() == 5
    assert shown.picture.text().count("ls") == 1 and shown.typed_ahead() == 2


@pytest.mark.parametrize("one,other", [(UNDO, UNDO), (TWO, UNDO), (UNDO, ["--wait"]), (["--wait"], TWO)])
def test_of_two_that_wait_for_keys_one_listens(script, runtime, one, other):
    first, second = (f"toast --stack 2 --duration 60 {' '.join(options)}" for options in (one, other))
    run = script(f"{first} First & {second} Second & wait; echo over", **runtime)
    run.wait_until(lambda: run.picture.has("First") or run.picture.has("Second"), "one of them")
    left = "Second" if run.picture.has("First") else "First"
    run.type("u").wait_for(left)
    assert sum(run.picture.has(text) for text in ("First", "Second")) == 1
    run.type("u").wait_for("over")
    assert run.finish() == 0 and run.leftovers() == []


@pytest.mark.parametrize("options,typed", together([UNDO, TWO], [b"x", b"ls", "ü".encode()]))
def test_a_key_that_is_not_heard_any_more_is_not_offered(toast, options, typed):
    shown = listening(toast(*options, *LONG, "Deleted", **STILL))
    shown.type(typed if options is UNDO else b"x").wait_until(lambda: not shown.picture.has("Undo"), "the end of the offer")
    assert shown.picture.has("Deleted") and shown.modes() == shown.modes_before


@pytest.mark.parametrize("options,line,shell", [(UNDO, "sudo one", "bash --norc"), (TWO, "udo one", "dash")])
def test_lines_reach_the_script_in_their_order(script, options, line, shell):
    words = " ".join(options)
    run = script(f'toast {words} --duration 0.5 Deleted; echo "rc=$?"; read -r a; read -r b; echo "[$a|$b]"', shell, **STILL)
    run.wait_for("Deleted").type(b"sudo one\ntwo\n").wait_for(f"[{line}|two]")
    assert run.picture.has("rc=5") and run.finish() == 0


@pytest.mark.parametrize("options", [UNDO, TWO, ["--wait"]])
def test_with_something_typed_ahead_no_key_is_read(toast, options):
    shown = toast(*options, "--duration", "0.3", "Deleted", typed_before=b"ls\n", **STILL)
    shown.wait_for("Deleted").type(b"u")
    assert shown.finish() == 5
    assert shown.leftovers() == [] and shown.typed_ahead() == 4


@pytest.mark.parametrize("options", [UNDO, TWO])
def test_keys_that_are_not_heard_any_more_are_not_shown(toast, options):
    shown = listening(toast(*options, *LONG, "Deleted", **STILL))
    assert shown.picture.has("[u] Undo")
    shown.type(b"ls\n").wait_until(lambda: not shown.picture.has("[u]"), "the end of listening")
    assert shown.modes() == shown.modes_before
    shown.signal(TERM_SIGNAL).finish()


@pytest.mark.parametrize("options,number", together([UNDO, TWO, ["--wait"]], [2, 15, 1]))
def test_a_signal_leaves_everything_as_it_was(toast, options, number):
    shown = listening(toast(*options, *LONG, "Deleted", **STILL))
    assert shown.signal(number).finish() == -number
    assert shown.leftovers() == [] and shown.picture.text().strip() == ""


@pytest.mark.parametrize("options", [UNDO, TWO, ["--wait"]])
def test_ctrl_c_is_what_it_always_is(script, options):
    run = script(f'toast {" ".join(options)} --duration 60 Deleted; echo "not here"', "bash --norc", **STILL)
    run.wait_for("Deleted").type(b"\x03")
    assert run.finish() == -2
    assert not run.picture.has("not here") and run.leftovers() == []


@pytest.mark.parametrize("words,expected", [
    (["--json"], {"box": "toast", "status": "button", "code": 0, "button": "undo"}),
    (["--json", "--id", "del"], {"box": "toast", "id": "del", "status": "button", "code": 0, "button": "undo"})])
def test_an_object_tells_the_ending(toast, words, expected):
    shown = listening(toast(*UNDO, *words, *LONG, "Deleted", **STILL)).type("u")
    assert shown.finish() == 0 and json.loads(shown.output) == expected


def test_an_object_tells_that_the_time_ran_out(toast):
    shown = toast(*UNDO, "--json", "--duration", "0", "Deleted", **STILL)
    assert shown.finish() == 5
    assert json.loads(shown.output) == {"box": "toast", "status": "timeout", "code": 5}


def test_a_name_goes_to_a_file_and_not_with_quiet(toast, tmp_path):
    shown = listening(toast(*UNDO, "--output", str(tmp_path / "out"), *LONG, "Deleted", **STILL)).type("u")
    assert (shown.finish(), shown.output, (tmp_path / "out").read_text()) == (0, "", "undo\n")
    shown = listening(toast(*UNDO, "-q", *LONG, "Deleted", **STILL)).type("u")
    assert (shown.finish(), shown.output) == (0, "")


def test_an_answer_can_be_prepared(toast, tmp_path):
    answers = tmp_path / "answers"
    answers.write_text("del=undo\n")
    shown = toast(*UNDO, "--answer", "undo", "Deleted")
    assert (shown.finish(), shown.output, shown.sent) == (0, "undo\n", b"")
    shown = toast(*UNDO, "--id", "del", "Deleted", TOAST_INTERACTIVE="0", TOAST_ANSWERS=str(answers))
    assert (shown.finish(), shown.output) == (0, "undo\n")
    shown = toast(*UNDO, "--answer", "redo", "Deleted")
    assert shown.finish() == 65


def test_without_a_terminal_it_is_a_line_that_nobody_answers(toast):
    shown = toast(*UNDO, *LONG, "Deleted", controlling=False, stdin="/dev/null")
    assert (shown.finish(), shown.output, shown.complaints) == (5, "", "Deleted\n")


@pytest.mark.parametrize("key,ending", [("u", (0, "undo\n")), ("\x1b", (6, ""))])
def test_in_plain_lines_the_key_is_told_and_heard(toast, key, ending):
    shown = toast(*UNDO, "--plain", *LONG, "Deleted", stderr=TTY)
    shown.wait_for("Deleted  [u] Undo").wait_until(lambda: shown.modes() != shown.modes_before, "listening")
    shown.type(key)
    assert (shown.finish(), shown.output) == ending
    assert shown.leftovers() == []


def test_in_the_background_it_is_over_at_once(script):
    run = script("set -m; toast --action undo --duration 60 Deleted & wait $!; echo rc=$?", "bash --norc", **STILL)
    run.wait_for("rc=5")
    assert run.finish() == 0 and b"\x1b" not in run.sent


def test_a_stop_gives_the_keys_back_and_takes_them_again(script):
    run = script(
        'set -m; toast --action undo=Undo --duration 60 Deleted; echo stopped; fg >/dev/null; echo "rc=$?"', "bash --norc", **STILL)
    run.wait_for("Deleted")
    modes = run.modes()
    run.type(b"\x1a").wait_for("stopped").wait_for_sent(b"Deleted", run.sent.index(b"stopped"))
    assert run.modes() == modes
    run.type("u").wait_for("rc=0")
    assert run.finish() == 0 and run.leftovers() == []


@pytest.mark.parametrize("words,complaint", [
    (["--action", "a b"], "a name has only"), ([*UNDO, "--action", "UNDO"], "an action of this name already"),
    (["--action", "undo:64"], "a code is a number"), (["--percent", "x"], "from 0 to 100"),
    (["--alert", "--wait"], "--wait is an option of --toast")])
def test_wrong_lines_are_told(toast, words, complaint):
    shown = toast(*words, "Deleted")
    assert shown.finish() == 64 and complaint in shown.complaints


def test_the_action_is_quick(toast):
    shown = listening(toast(*UNDO, *LONG, "Deleted", **STILL))
    started = time.monotonic()
    shown.type("u")
    assert shown.finish() == 0 and time.monotonic() - started < 5
    assert re.search(rb"\x1b\[\d*M", shown.sent)


@pytest.mark.parametrize("options", [UNDO, TWO])
def test_a_new_size_of_the_screen_does_not_end_it(toast, options):
    shown = listening(toast(*options, *LONG, "Deleted", **STILL))
    start = len(shown.sent)
    shown.resize(70, 24).wait_for_sent(b"Deleted", start)
    shown.type("u")
    assert (shown.finish(), shown.output, shown.leftovers()) == (0, "undo\n", [])
