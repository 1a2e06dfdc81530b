"""Lines that are wrong: one clear sentence, the right code, and a terminal that was never touched."""

import pytest

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
