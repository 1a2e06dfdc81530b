"""Lines that are wrong: one clear sentence, the right code, and a terminal that was never touched."""

import pytest

WRONG = [
    (["--bogus"], 64, ["--bogus"]),
    (["--alert", "--titel", "x", "Go?"], 64, ["--titel", "--title"]),
    (["--alret", "Go?"], 64, ["--alret", "--alert"]),
    (["--alert", "a", "b"], 64, ["b"]),
    (["--alert", "--confirm", "Go?"], 64, ["--confirm"]),
    (["--toast", "--message", "Go?"], 64, ["--message"]),
    (["--alert", "--title"], 64, ["--title"]),
    (["--alert", "--timeout", "soon", "Go?"], 64, ["soon"]),
    (["--alert", "--timeout", "0", "Go?"], 64, ["--timeout"]),
    (["--alert", "--timeout", "-1", "Go?"], 64, ["-1"]),
    (["--duration", "x", "Hi"], 64, ["x"]),
    (["--alert", "--duration", "1", "Hi"], 64, ["--duration"]),
    (["--timeout", "1", "Hi"], 64, ["--timeout"]),
    (["--ok-label", "x", "Hi"], 64, ["--ok-label"]),
    (["--confirm", "--ok-label", "x", "Hi"], 64, ["--ok-label"]),
    (["--alert", "--default", "maybe", "Go?"], 64, ["maybe"]),
    (["--alert", "--danger", "ok", "--default", "ok", "Go?"], 64, ["ok"]),
    (["--alert", "--button", "a", "--button", "A", "Go?"], 64, ["a"]),
    (["--alert", "--button", "a:64", "Go?"], 64, ["a:64"]),
    (["--alert", "--button", "a b", "Go?"], 64, ["a b"]),
    (["--alert", "--timeout-answer", "ok", "Go?"], 64, ["--timeout"]),
    (["--alert", "--no-cancel=yes", "Go?"], 64, ["--no-cancel"]),
    (["--alert", "--set-color", "nose=red", "Go?"], 64, ["nose"]),
    (["--foreground", "redd", "Hi"], 64, ["redd", "red"]),
    (["--position", "nowhere", "Hi"], 64, ["nowhere"]),
    (["--style", "wraning", "Hi"], 64, ["wraning", "warning"]),
    (["--animation", "pop", "Hi"], 64, ["pop"]),
    (["--width", "many", "Hi"], 64, ["many"]),
    (["--completions", "csh"], 64, ["csh"]),
    (["--text", "a", "b"], 64, ["b"]),
    (["--text", "a", "--text-file", "b"], 64, ["--text-file"]),
    (["--output", "x", "Hi"], 64, ["--output"]),
    (["-x", "Hi"], 64, ["-x"]),
    (["--alert", "--text-file", "/nowhere"], 66, ["/nowhere"]),
    (["--alert", "--text-file", "/"], 66, ["/"]),
    (["--text-file", "/nowhere"], 66, ["/nowhere"]),
    (["--alert", "--answer", "maybe", "Go?"], 65, ["maybe"]),
]


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


@pytest.mark.parametrize("text", [
    "-5 °C", "- item", "->", "--- x ---", "-", "--Foo", "-ab", "--", "-5", "—", "--text file", "- -"])
@pytest.mark.parametrize("safe", [["--"], None])
def test_text_that_begins_with_a_dash(toast, text, safe):
    words = ["--alert", *safe, text] if safe else ["--alert", f"--text={text}"]
    box = toast(*words).wait_for("Cancel")
    assert box.picture.has(text)
    assert box.type(b"\r").finish() == 0


@pytest.mark.parametrize("text", ["-5 °C", "- item", "->", "--- x ---", "-", "--Foo", "-ab", "-5"])
def test_bare_text_that_begins_with_a_dash(toast, text):
    box = toast("--alert", text).wait_for("Cancel")
    assert box.picture.has(text)
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
