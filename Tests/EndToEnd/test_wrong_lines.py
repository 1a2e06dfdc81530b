"""Lines that are wrong: one clear sentence, the right code, and a terminal that was never touched."""

import pytest

from terminal import TTY

# One for every code, and a word of the line without a box.
WRONG = [
    (["--alert", "--titel", "x", "Go?"], 64, ["--titel", "--title"]), (["-x", "Hi"], 64, ["-x"]),
    (["--alert", "--text-file", "/nowhere"], 66, ["/nowhere"]), (["--alert", "--answer", "maybe", "Go?"], 65, ["maybe"])]


@pytest.mark.parametrize("words,code,named", WRONG, ids=str)
def test_a_wrong_line_is_told_and_the_terminal_untouched(toast, words, code, named):
    run = toast(*words)
    assert (run.finish(), run.output, run.sent, run.leftovers()) == (code, "", b"", [])
    assert run.complaints.startswith("toast: ") and run.complaints.count("\n") == 1
    for word in named:
        assert word in run.complaints


def test_a_would_be_option_is_told_how_to_be_text(toast):
    run = toast("--mytext")
    assert run.finish() == 64
    assert '--text="$msg"' in run.complaints and 'toast -- "$msg"' in run.complaints


@pytest.mark.parametrize("words", [["--", "--"], ["--text=--Foo"], ["-5 °C"]])
def test_text_that_begins_with_a_dash(toast, words):
    box = toast("--alert", *words).wait_for("Cancel")
    assert box.picture.has(words[-1].removeprefix("--text="))
    assert box.type(b"\r").finish() == 0


def test_a_complaint_carries_no_escape_sequence(toast):
    run = toast("--alert", "a", "\x1b[2J\x1b]0;x\x07\xff")
    assert run.finish() == 64
    assert b"\x1b" not in run.err.bytes and b"\x07" not in run.err.bytes
    run.err.bytes.decode("utf-8")


@pytest.mark.parametrize("value,code,named", [
    ("--top --color never", 0, []), ("'--title' \"a b\"", 0, []), ("--duration 9", 0, []),
    ("--bogus", 64, ["TOAST_OPTIONS", "--bogus"]), ("word", 64, ["TOAST_OPTIONS", "word"]),
    ("--alert", 64, ["TOAST_OPTIONS", "--alert"]), ("'open", 64, ["TOAST_OPTIONS"])])
def test_defaults_from_the_environment(toast, value, code, named):
    run = toast("--confirm", "--answer", "yes", "Go?", TOAST_OPTIONS=value)
    assert run.finish() == code
    for word in named:
        assert word in run.complaints


@pytest.mark.parametrize("words", [[], ["--success"], ["--top", "--style", "error"], ["--"]])
def test_a_toast_without_words_is_told_that_they_are_missing(toast, words):
    run = toast(*words, stdin=TTY)
    assert (run.finish(), run.output, run.sent) == (64, "", b"")
    assert "no message" in run.complaints and "--help" in run.complaints
    run = toast(*words, stdin="/dev/null")
    assert run.finish() == 64 and "--text-file -" in run.complaints


@pytest.mark.parametrize("words", [[""], ["--success", ""], ["--text="]])
def test_an_empty_message_is_nothing_to_do(toast, words):
    run = toast(*words)
    assert (run.finish(), run.complaints, run.sent) == (0, "", b"")


@pytest.mark.parametrize("words,because", [
    (["--msgbox", "x"], "--msgbox; toast's own box for that is --message"), (["--msgbox", "x", "0", "0", "--nonsense"], "--msgbox; "),
    (["--gauge", "x", "a", "0"], "--gauge; toast's own box"), (["--file", "/nowhere"], "--file)"), (["--msgbox"], "--msgbox; ")])
def test_a_wrong_line_of_dialog_is_told_how_it_was_read(toast, dialog, words, because):
    run = toast(*words)
    assert (run.finish(), run.output) == (255, "")
    assert f"(read as a line of dialog because of {because}" in run.complaints
    run = dialog(*words)
    assert run.finish() in (0, 255) and "because of" not in run.complaints
