"""No terminal, prepared answers, defaults, and plain prompts."""

import os

import pytest

from pipe import Pipe
from terminal import CLOSED, TTY

NOWHERE = {"controlling": False, "stdin": "/dev/null"}


@pytest.mark.parametrize("kind", ["--alert", "--confirm"])
def test_a_question_without_terminal_is_69_and_one_sentence_that_helps(toast, kind):
    box = toast(kind, "Go?", **NOWHERE)
    assert (box.finish(), box.output, box.sent) == (69, "", b"")
    assert box.complaints.count("\n") == 1
    for way in ("--answer", "TOAST_ANSWERS", "--assume-default"):
        assert way in box.complaints


def test_with_everything_closed_too(toast):
    assert toast("--alert", "Go?", controlling=False, stdin=CLOSED, stdout=CLOSED, stderr=CLOSED).finish() == 69


def test_an_interactive_0_is_like_no_terminal(toast):
    box = toast("--alert", "Go?", TOAST_INTERACTIVE="0")
    assert (box.finish(), box.sent) == (69, b"")
    assert "TOAST_INTERACTIVE" in box.complaints


@pytest.mark.parametrize("options,line", [
    ([], "Saved\n"),
    (["--warning"], "warning: Saved\n"),
    (["--error", "--title", "Disk"], "error: Disk: Saved\n"),
    (["--quiet"], ""),
])
@pytest.mark.parametrize("surroundings", [NOWHERE, {"TERM": "dumb"}, {"TOAST_INTERACTIVE": "0"}, {"rows": 4}])
def test_a_toast_becomes_a_plain_line(toast, options, line, surroundings):
    shown = toast(*options, "Saved", **surroundings)
    assert (shown.finish(), shown.complaints, shown.output, shown.sent) == (0, line, "", b"")


def test_a_message_without_terminal_is_a_plain_line(toast):
    box = toast("--message", "Done", **NOWHERE)
    assert (box.finish(), box.complaints, box.output) == (0, "Done\n", "")


def test_a_descriptor_that_is_a_terminal_is_taken_where_none_controls(toast):
    box = toast("--alert", "Go?", controlling=False, stdin=TTY, stdout=None).wait_for("Cancel").type(b"c")
    assert (box.finish(), box.output, box.leftovers()) == (1, "Cancel\n", [])


def test_a_terminal_by_name(toast, terminal):
    other = terminal()
    box = toast("--alert", "--tty", other.path, "Go?")
    other.wait_for("Cancel").type(b"\r")
    assert (box.finish(), box.output, box.sent, other.leftovers()) == (0, "OK\n", b"", [])


@pytest.mark.parametrize("device", ["/dev/null", "/nowhere"])
def test_a_name_that_is_no_terminal_is_69(toast, device):
    box = toast("--alert", "--tty", device, "Go?")
    assert (box.finish(), box.sent) == (69, b"")


@pytest.mark.parametrize("options,code,word", [
    (["--answer", "ok"], 0, "OK\n"), (["--answer", "Cancel"], 1, "Cancel\n"), (["--answer=CANCEL"], 1, "Cancel\n"),
    (["--button", "a:42", "--answer", "A"], 42, "a\n"), (["--assume-default"], 0, "OK\n"),
    (["--assume-default", "--default", "cancel"], 1, "Cancel\n"), (["--assume-default", "--danger", "ok"], 1, "Cancel\n"),
])
def test_an_answer_by_option(toast, options, code, word):
    box = toast("--alert", *options, "Go?", **NOWHERE)
    assert (box.finish(), box.output, box.complaints) == (code, word, "")


def test_the_answer_option_counts_with_a_terminal_too(toast):
    box = toast("--alert", "--answer", "cancel", "Go?")
    assert (box.finish(), box.output, box.sent) == (1, "Cancel\n", b"")


def test_the_default_is_not_assumed_where_one_can_ask(toast):
    box = toast("--alert", "--assume-default", "Go?").wait_for("Cancel").type(b"c")
    assert box.finish() == 1


ANSWERS = "# prepared\n\nalert=cancel\ndelete=ok\nconfirm=no\n"


@pytest.mark.parametrize("words,code,word", [
    (["--alert"], 1, "Cancel\n"), (["--alert", "--id", "delete"], 0, "OK\n"), (["--confirm"], 1, ""),
    (["--confirm", "--id", "other"], 69, ""), (["--alert", "--answer", "ok"], 0, "OK\n")])
@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_answers_prepared_in_a_file(toast, tmp_path, words, code, word, ending):
    file = tmp_path / "answers"
    file.write_bytes(ANSWERS.replace("\n", ending).encode())
    box = toast(*words, "Go?", TOAST_ANSWERS=str(file), **NOWHERE)
    assert (box.finish(), box.output) == (code, word)


def test_the_last_of_several_prepared_answers_counts(toast, tmp_path):
    (tmp_path / "answers").write_text("alert=ok\nalert=cancel\n")
    assert toast("--alert", "Go?", TOAST_ANSWERS=str(tmp_path / "answers"), **NOWHERE).finish() == 1


def test_prepared_answers_do_not_count_where_one_can_ask(toast, tmp_path):
    (tmp_path / "answers").write_text("alert=cancel\n")
    box = toast("--alert", "Go?", TOAST_ANSWERS=str(tmp_path / "answers")).wait_for("Cancel").type(b"\r")
    assert box.finish() == 0


@pytest.mark.parametrize("content,code", [("alert=maybe\n", 65), ("alert=\n", 65), ("nonsense\n", 65), (None, 66)])
def test_a_bad_file_of_answers(toast, tmp_path, content, code):
    file = tmp_path / "answers"
    if content is not None:
        file.write_text(content)
    box = toast("--alert", "Go?", TOAST_ANSWERS=str(file), **NOWHERE)
    assert (box.finish(), box.output) == (code, "")
    assert box.complaints.startswith("toast: ") and box.complaints.count("\n") == 1


def test_a_bad_answer_option_is_65(toast):
    box = toast("--alert", "--answer", "maybe", "Go?")
    assert (box.finish(), box.sent) == (65, b"")
    assert "maybe" in box.complaints


def test_a_toast_that_cannot_be_found_is_told(toast):
    for words in ["--close", "x"], ["--close-all"]:
        run = toast(*words, **NOWHERE)
        assert (run.finish(), run.output, run.complaints.count("\n")) == (0, "", 1)
        assert "--tty" in run.complaints


def test_a_password_without_terminal_is_told_where_it_can_come_from(toast):
    run = toast("--password", "--id", "disk", "Word", **NOWHERE)
    assert (run.finish(), run.output) == (69, "")
    assert run.complaints.startswith("toast: --password --id disk: ") and run.complaints.count("\n") == 1
    for word in ("--tty", "standard input", "the script"):
        assert word in run.complaints
    assert "--answer" not in run.complaints and "TOAST_ANSWERS" not in run.complaints


PREPARED = [
    (["--choose", "x", "a", "b", "a b"], "c", "--choose{}: {} 'c': no row has this value; the values are 'a', 'b', 'a b'"),
    (["--choose", "x", *"abcdefg"], "h", "--choose{}: {} 'h': no row has this value; the values are 'a', 'b', 'c', 'd', 'e' and 2 more"),
    (["--choose", "--multiple", "--min-picks", "2", "x", "a", "b"], "a", "--choose{}: {}: at least 2 must be chosen, not 1"),
    (["--input", "--pattern", "[0-9]+", "x"], "a", "--input{}: {} 'a': it must match '[0-9]+'"),
    (["--input", "--pattern", "[0-9]+", "--problem", "Digits, please", "x"], "a", "--input{}: {} 'a': Digits, please; it must match '[0-9]+'"),
    (["--input", "--required", "x"], "", "--input{}: {} '': an empty text is not taken with --required"),
    (["--input", "--max-length", "2", "x"], "abc", "--input{}: {} 'abc': at most 2 characters are taken"),
    (["--number", "--min", "1", "--max", "9", "x"], "10", "--number{}: {} '10': it must be from 1 to 9"),
    (["--alert", "x"], "o", "--alert{}: {} 'o': no such button; the buttons are OK and Cancel (did you mean OK?)"),
    (["--confirm", "x"], "maybe", "--confirm{}: {} 'maybe': no such button; the buttons are Yes and No"),
    (["--wait", "--action", "undo", "x"], "maybe", "--toast{}: {} 'maybe': no such button; the buttons are undo"),
]


@pytest.mark.parametrize("words,answer,complaint", PREPARED)
@pytest.mark.parametrize("name", [[], ["--id", "me"]])
@pytest.mark.parametrize("from_file", [False, True])
def test_an_answer_that_does_not_fit_is_named_with_its_box(toast, tmp_path, words, answer, complaint, name, from_file):
    (tmp_path / "answers").write_text(f"{'me' if name else words[0][2:].replace('wait', 'toast')}={answer}\n")
    given = [] if from_file else ["--answer", answer]
    run = toast(words[0], *name, *given, *words[1:], TOAST_ANSWERS=str(tmp_path / "answers"), **NOWHERE)
    assert (run.finish(), run.output) == (65, "")
    place = "TOAST_ANSWERS" if from_file else "--answer"
    assert run.complaints == "toast: " + complaint.format(" --id me" if name else "", place) + "\n"


@pytest.mark.parametrize("words,complaint", [
    (["--number", "x"], "--number: --assume-default: there is no --value"),
    (["--choose", "--multiple", "--min-picks", "1", "x", "a"], "--choose: --assume-default: at least 1 must be chosen, not 0")])
def test_a_default_that_is_not_there_is_named_with_its_box(toast, words, complaint):
    run = toast(words[0], "--assume-default", *words[1:], **NOWHERE)
    assert (run.finish(), run.complaints) == (65, f"toast: {complaint}\n")


@pytest.mark.parametrize("words,reason", [
    (["x", "--"], "there are no rows to choose among"), (["x"], "there are no rows to choose among"),
    (["--fields", "state,value", "--delimiter", ":", "x", "disabled:a"], "none of the rows can be taken"),
    (["--multiple", "--min-picks", "3", "x", "a", "b"], "fewer rows can be taken than --min-picks 3 asks for: 2")])
@pytest.mark.parametrize("surroundings", [NOWHERE, {"stdin": "/dev/null"}])
def test_a_choice_that_cannot_be_made_is_told(toast, words, reason, surroundings):
    run = toast("--choose", "--id", "c", *words, **surroundings)
    assert (run.finish(), run.output, run.complaints) == (8, "", f"toast: --choose --id c: {reason}\n")


# -- prompts ---------------------------------------------------------------------------------------------------------

PLAIN = [{"TERM": "dumb"}, {"ACCESSIBLE": "1"}, {"columns": 19}, {"rows": 4}]


@pytest.mark.parametrize("surroundings", PLAIN, ids=str)
def test_a_prompt_instead_of_a_box(toast, surroundings):
    box = toast("--alert", "Go?", **surroundings).wait_for("[1]")
    assert box.picture.rows[:4] == ["Go?", "  1) OK", "  2) Cancel", "Choice [1]:"] or surroundings == {"rows": 4}
    assert (box.type(b"2\r").finish(), box.output, box.leftovers()) == (1, "Cancel\n", [])
    assert b"\x1b" not in box.sent


LINES = [
    (b"1\r", 0), (b"2\r", 1), (b" 2 \r", 1), (b"ok\r", 0), (b"CANCEL\r", 1), (b"Stop now\r", 1), (b"\r", 0),
    (b"3\rx\r0\r-1\r2\r", 1), (b"\x04", 6), (b"x\r\x04", 6),
    (b"99999999999999999999999\r2\r", 1)]


@pytest.mark.parametrize("keys,code", LINES)
def test_a_line_answers_a_prompt(toast, keys, code):
    box = toast("--alert", "--plain", "--cancel-label", "Stop now", "Go?").wait_for("[1]").type(keys)
    assert (box.finish(), box.leftovers()) == (code, [])


def test_a_line_that_is_not_utf8_is_no_answer(terminal, program):
    # The terminal itself echoes the bytes, so what was sent is not looked at.
    box = terminal().run(program, "--alert", "--plain", "Go?").wait_for("[1]").type(b"\xff\xfe\r2\r")
    assert box.finish() == 1


def test_the_default_of_a_prompt(toast):
    assert toast("--alert", "--plain", "--danger", "ok", "Go?").wait_for("[2]").type(b"\r").finish() == 1


def test_a_prompt_tells_title_and_danger(toast):
    box = toast("--alert", "--plain", "--title", "Disk", "--danger", "ok", "Erase?").wait_for("[2]").type(b"1\r")
    assert box.finish() == 0
    assert box.picture.rows[:3] == ["Disk", "Erase?", "  1) OK (!)"]
    assert box.picture.rows[4] == "  (!) cannot be undone: its number or its whole word presses it."


@pytest.mark.parametrize("options,code", [([], 5), (["--timeout-answer", "cancel"], 1)])
def test_a_prompt_ends_when_the_time_has_run_out(toast, options, code):
    box = toast("--alert", "--plain", "--timeout", "0.05", *options, "Go?")
    assert (box.finish(), box.leftovers()) == (code, [])


def test_a_message_prompt_waits_for_a_line(toast):
    assert toast("--message", "--plain", "Done").wait_for("[OK]").type(b"\r").finish() == 0


def test_lines_behind_the_answer_of_a_prompt_stay(script):
    run = script('toast --confirm --plain Go?; read -r line; echo "got [$line]"').wait_for("[1]").type(b"1\rhello\r")
    run.wait_for("got [hello]")
    assert run.finish() == 0


def test_lines_typed_before_a_prompt_do_not_answer_it(toast):
    box = toast("--alert", "--plain", "Go?", typed_before=b"1\r").wait_for("[1]").type(b"2\r")
    assert box.finish() == 1


def test_an_answer_through_standard_input_is_not_taken(toast):
    pipe = Pipe()
    os.write(pipe.writing, b"y\n1\n")
    box = toast("--confirm", "Go?", stdin=pipe.reading).wait_for("Yes").type(b"n")
    assert box.finish() == 1
    pipe.close()
