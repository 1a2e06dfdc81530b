"""Called as dialog: exit codes, the variables that change them, signals, stops, hang-ups, and the screen afterwards."""

import shutil
import signal

import pytest

from pairs import together
from terminal import TTY
from test_endings import CRASHES, ENDING

ITEMS = ["a", "Apple", "b", "Banana"]
TICKED = ["a", "Apple", "off", "b", "Banana", "on"]
BOXES = {
    "msgbox": ["--msgbox", "Hello there", "0", "0"],
    "yesno": ["--yesno", "Go on?", "0", "0"],
    "pause": ["--pause", "Wait", "10", "40", "60"],
    "inputbox": ["--inputbox", "Name", "0", "0", "value"],
    "passwordbox": ["--passwordbox", "Word", "0", "0", "value"],
    "menu": ["--menu", "Pick", "0", "0", "0", *ITEMS],
    "inputmenu": ["--inputmenu", "Pick", "0", "0", "0", *ITEMS],
    "checklist": ["--checklist", "Pick", "0", "0", "0", *TICKED],
    "radiolist": ["--radiolist", "Pick", "0", "0", "0", *TICKED],
    "buildlist": ["--buildlist", "Pick", "0", "0", "0", *TICKED],
    "treeview": ["--treeview", "Pick", "0", "0", "0", "a", "Apple", "off", "0", "b", "Banana", "on", "1"],
}
ALL = pytest.mark.parametrize("box", BOXES)


def every_box(*codes, without=None):
    """Every kind of box, each with one of some variables and the code that they lead to."""
    return pytest.mark.parametrize("box,variables_and_code", together([box for box in BOXES if box != without], codes))


LAST = {"msgbox": "OK", "yesno": "No"}


def opened(dialog, box, *options, **others):
    """A box of a kind that stands on the screen."""
    return dialog(*options, *BOXES[box], **others).wait_for(LAST.get(box, "Cancel"))


@every_box(({}, 0), ({"DIALOG_OK": "30"}, 30))
def test_enter_is_ok(dialog, box, variables_and_code):
    variables, code = variables_and_code
    run = opened(dialog, box, **variables).type(b"\r")
    assert (run.finish(), run.leftovers()) == (code, [])


@every_box(({}, 255), ({"DIALOG_ESC": "31"}, 31), ({"DIALOG_ERROR": "9"}, 255), ({"DIALOG_ESC": ""}, 255))
def test_escape(dialog, box, variables_and_code):
    variables, code = variables_and_code
    run = opened(dialog, box, **variables).type(b"\x1b")
    assert (run.finish(), run.complaints, run.leftovers()) == (code, "", [])


@every_box(({}, 1), ({"DIALOG_CANCEL": "0x20"}, 32), ({"DIALOG_CANCEL": "-1"}, 255), ({"DIALOG_CANCEL": "foo"}, 1), without="msgbox")
def test_cancel(dialog, box, variables_and_code):
    variables, code = variables_and_code
    run = opened(dialog, box, **variables).type(b"\x1b[Z\r")
    assert (run.finish(), run.complaints, run.leftovers()) == (code, "", [])


@every_box(({}, 2), ({"DIALOG_HELP": "020"}, 16))
def test_help(dialog, box, variables_and_code):
    variables, code = variables_and_code
    run = opened(dialog, box, "--help-button", **variables).wait_for("Help").type(b"\x1b[Z\r")
    assert (run.finish(), run.leftovers()) == (code, [])


@every_box(({}, 3), ({"DIALOG_EXTRA": "44"}, 44), without="inputmenu")
def test_extra(dialog, box, variables_and_code):
    variables, code = variables_and_code
    keys = b"\t\t\r" if box in ("inputbox", "passwordbox") else b"\t\r"
    run = opened(dialog, box, "--extra-button", **variables).wait_for("Extra").type(keys)
    assert (run.finish(), run.leftovers()) == (code, [])


@pytest.mark.parametrize("box,variables,code", [
    ("yesno", {}, 255), ("inputbox", {"DIALOG_TIMEOUT": "5"}, 5), ("checklist", {"DIALOG_ESC": "6"}, 6)])
def test_time_runs_out(dialog, box, variables, code):
    run = opened(dialog, box, "--timeout", "1", **variables)
    assert (run.finish(), run.leftovers()) == (code, [])


def test_a_pause_ends_with_ok(dialog):
    run = dialog("--pause", "Wait", "10", "40", "1").wait_for("Cancel")
    assert (run.finish(), run.leftovers()) == (0, [])


def test_item_help_has_a_code_of_its_own(dialog):
    words = ["--item-help", "--help-button", "--menu", "m", "0", "0", "0", "a", "Apple", "of apples"]
    for variables, code in ({}, 2), ({"DIALOG_ITEM_HELP": "4"}, 4), ({"DIALOG_HELP": "8"}, 8):
        run = dialog(*words, **variables).wait_for("of apples").type(b"\x1b[Z\r")
        assert (run.finish(), run.complaints) == (code, "HELP of apples")


def test_codes_do_not_decide_whether_it_goes_on(dialog):
    run = dialog(*BOXES["menu"], *BOXES["msgbox"], DIALOG_OK="1").wait_for("Banana").type(b"\r").wait_for("Hello").type(b"\r")
    assert (run.finish(), run.complaints) == (1, "a")


# -- signals -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("box,number", together(list(BOXES), ENDING))
def test_a_signal_restores_the_terminal_and_is_died_of(dialog, box, number):
    run = opened(dialog, box).signal(number)
    assert (run.finish(), run.complaints, run.leftovers()) == (-number, "", [])


@pytest.mark.parametrize("box,number", together(["msgbox", "inputbox", "checklist"], CRASHES[:3]))
def test_a_crash_restores_the_terminal(dialog, box, number):
    run = opened(dialog, box).signal(number)
    assert (run.finish(), run.leftovers()) == (-number, [])


@pytest.mark.parametrize("box", ["msgbox", "inputbox", "menu"])
def test_control_c_is_a_signal(dialog, box):
    run = opened(dialog, box).type(b"\x03")
    assert (run.finish(), run.leftovers()) == (-signal.SIGINT, [])


@pytest.mark.parametrize("box", ["menu", "inputbox"])
def test_a_terminal_that_hangs_up(dialog, box):
    assert opened(dialog, box).hang_up().finish() == -signal.SIGHUP


@pytest.mark.parametrize("box", ["menu", "inputbox", "yesno"])
def test_a_box_that_was_stopped_from_outside_is_drawn_whole_again(dialog, box):
    run = opened(dialog, box).signal(signal.SIGSTOP)
    run.picture.feed(b"\x1b[1;1H\x1b[2Jstopped")
    run.signal(signal.SIGCONT).wait_for(LAST.get(box, "Cancel"))
    assert not run.picture.has("stopped")
    assert (run.type(b"\x1b").finish(), run.leftovers()) == (255, [])


@pytest.mark.parametrize("shell", ["bash --norc --noprofile -i", "zsh -f -i"])
def test_control_z_gives_the_shell_back_and_fg_the_box(terminal, dialog_folder, shell):
    if not shutil.which(shell.split()[0]):
        pytest.skip(f"{shell} is not here")
    run = terminal(PS1="ready> ", ENV="", PATH=f"{dialog_folder}:/usr/bin:/bin").run(
        *shell.split(), stdin=TTY, stdout=TTY, stderr=TTY).wait_for("ready>")
    run.type(b"dialog --yesno 'Go on?' 0 0; echo rc=$?\n").wait_for("< Yes >")
    start = len(run.sent)
    run.type(b"\x1a").wait_until(lambda: b"ready> " in run.sent[start:] or b"rc=" in run.sent[start:], "the shell")
    run.drain()
    assert not run.picture.is_alternate and run.picture.cursor_is_seen and 1000 not in run.picture.modes_set
    run.type(b"fg\n").wait_until(lambda: run.picture.is_alternate and run.picture.has("< Yes >"), "the box again").type(b"n")
    run.wait_until(lambda: not run.picture.is_alternate, "the end of the box")
    run.type(b"exit\n").wait_until(lambda: run.status is not None, "the end of the shell")
    assert run.leftovers() == []


# -- the screen afterwards ---------------------------------------------------------------------------------------------


@ALL
def test_what_stood_on_the_screen_stands_there_again(dialog_script, box):
    words = " ".join(f"'{word}'" for word in BOXES[box])
    run = dialog_script(f"echo before; dialog {words} 2>/dev/null; echo after $?").wait_for(LAST.get(box, "Cancel")).type(b"\x1b")
    run.wait_for("after 255")
    assert run.finish() == 0
    assert run.picture.rows[:2] == ["before", "after 255"] and not any(run.picture.rows[2:])


def test_an_infobox_stays(dialog_script):
    run = dialog_script("dialog --infobox Working 0 0; echo next").wait_for("next")
    assert (run.finish(), run.picture.has("Working"), run.leftovers()) == (0, True, [])


def test_boxes_of_one_line_do_not_leave_the_screen_between_them(dialog):
    run = dialog(*BOXES["yesno"], *BOXES["menu"], *BOXES["msgbox"]).wait_for("Go on?").type(b"\r").wait_for("Banana").type(b"\r")
    run.wait_for("Hello").type(b"\r")
    assert run.finish() == 0
    assert run.sent.count(b"\x1b[?1049h") == run.sent.count(b"\x1b[?1049l") == 1
