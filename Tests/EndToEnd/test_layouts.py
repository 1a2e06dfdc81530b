"""Dialogs from layout files: drawn, in lines and without a terminal, their answers, checks, control lines and tools."""

import json
import os
import pathlib
import subprocess

import pytest

ENTER, ESC, TAB, BACKTAB, DOWN, UP = b"\r", b"\x1b", b"\t", b"\x1b[Z", b"\x1b[B", b"\x1b[A"
NOWHERE = {"controlling": False, "stdin": "/dev/null"}
EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "man/examples"

ACCOUNT = {
    "title": "Account",
    "body": [
        {"type": "text", "name": "user", "label": "Login", "required": True, "pattern": "[a-z]+",
         "problem": "Lower case only"},
        {"type": "password", "name": "secret", "label": "Password"},
        {"type": "radio", "name": "plan", "label": "Plan", "rows": [["free", "Free"], ["pro", "Pro"]], "value": "free"},
        {"type": "number", "name": "size", "label": "Size", "when": "plan == 'pro'", "value": 5},
        {"type": "checkbox", "name": "news", "label": "News"},
        {"type": "list", "name": "parts", "label": "Parts", "rows": ["git", "vim"]},
    ],
    "buttons": ["ok", {"name": "draft", "label": "Draft", "code": 20, "returns": True}, "cancel"],
}
# Fills the dialog in, from its first control to its default button.
FILLED = b"ada" + TAB + b"pw" + TAB + DOWN + TAB + b"6" + TAB + b" " + TAB + b" " + ENTER
VALUES = {"user": "ada", "secret": "pw", "plan": "pro", "size": 56, "news": True, "parts": ["git"]}


def errors(box):
    return box.err.bytes.decode()


@pytest.fixture
def file(tmp_path):
    """Writes a layout, or whatever a file shall hold, and returns its name."""
    def write(content, name="layout.json"):
        path = tmp_path / name
        path.write_text(content if isinstance(content, str) else json.dumps(content))
        return str(path)

    return write


def test_values_are_written_as_lines(toast, file):
    box = toast("--layout", file(ACCOUNT)).wait_for("Cancel").type(FILLED)
    assert (box.finish(), box.leftovers()) == (0, [])
    assert box.output == "user\tada\nsecret\tpw\nplan\tpro\nsize\t56\nnews\ttrue\nparts\tgit\n"


@pytest.mark.parametrize("size", [(80, 24), (40, 10)])
def test_values_are_written_as_json(toast, file, size):
    box = toast("--layout", file(ACCOUNT), "--json", columns=size[0], rows=size[1]).wait_for("Cancel").type(FILLED)
    assert box.finish() == 0
    assert json.loads(box.output) == {"box": "layout", "status": "ok", "code": 0, "button": "OK", "values": VALUES}


@pytest.mark.parametrize("keys,code,status", [(ESC, 6, "esc"), (TAB * 6 + BACKTAB + ESC, 6, "esc")])
def test_a_dialog_that_is_left_has_no_values(toast, file, keys, code, status):
    box = toast("--layout", file(ACCOUNT), "--json").wait_for("Cancel").type(keys)
    assert box.finish() == code
    assert json.loads(box.output) == {"box": "layout", "status": status, "code": code}


HOSTILE = ["'; rm -rf /; '", "$(id)`id`", "a\\'b\"c", "-n", "*", "é\u202e東京", " lead ", "!!"]


def test_eval_gets_what_was_typed_whatever_it_is(toast, file, program):
    layout = file({"body": [{"type": "text", "name": f"v{n}"} for n in range(len(HOSTILE))]})
    box = toast("--layout", layout, "--shell=x_").wait_for("Cancel")
    for text in HOSTILE:
        box.type(text.encode() + ENTER)
    assert box.finish() == 0
    names = " ".join(f'"$x_v{n}"' for n in range(len(HOSTILE)))
    for shell in ("sh", "bash"):
        out = subprocess.run([shell, "-c", f"{box.output}\nprintf '%s\\0' {names}"], capture_output=True).stdout
        assert out.decode().split("\0")[:-1] == HOSTILE


def test_a_shell_has_counts_and_the_code(toast, file):
    box = toast("--layout", file(ACCOUNT), "--shell").wait_for("Cancel").type(FILLED[:-1] + TAB + b"\x1b[C" + ENTER)
    assert box.finish() == 20
    lines = box.output.splitlines()
    assert lines[-1] == "(exit 20)" and "parts_count='1'" in lines and "parts_1='git'" in lines and "user='ada'" in lines


def test_what_is_wrong_is_said_below_its_control(toast, file):
    box = toast("--layout", file(ACCOUNT)).wait_for("Cancel").type(b"Ada" + TAB).wait_for("! Lower case only")
    box.type(BACKTAB + b"\x7f\x7f\x7f").wait_until(lambda: not box.picture.find("Lower case"), "no problem")
    box.type(TAB * 5 + ENTER).wait_for("! An answer is needed.").type(b"ada" + ENTER * 6)
    assert box.finish() == 0


CHECKED = {"body": [{"type": "text", "name": "a", "label": "A",
                     "check": "read x; [ \"$x\" = good ] || { echo \"not $x\" >&2; exit 1; }"}]}


def test_a_command_looks_at_a_value(toast, file):
    box = toast("--layout", file(CHECKED)).wait_for("Cancel").type(b"bad" + ENTER).wait_for("! not bad")
    box.type(b"\x7f\x7f\x7fgood" + ENTER)
    assert (box.finish(), box.output) == (0, "a\tgood\n")


@pytest.mark.parametrize("command", ["cat /dev/zero >/dev/null", "exec 2>&-; cat /dev/zero >/dev/null", "yes >&2", "kill -9 $$", "nothing-there"])
def test_a_check_that_goes_wrong_can_be_left(toast, file, tmp_path, command):
    pid = tmp_path / "pid"
    layout = {"body": [{"type": "text", "name": "a", "check": f"echo $$ >{pid}; {command}"}]}
    box = toast("--layout", file(layout)).wait_for("Cancel").type(b"x" + ENTER)
    box.wait_until(lambda: pid.exists() and pid.read_text(), "the check").type(ESC)
    assert box.finish() == 6
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text()), 0)


def test_the_same_is_asked_in_lines(toast, file):
    box = toast("--plain", "--layout", file(ACCOUNT), "--json")
    for prompt, line in [("Login *", "Ada"), ("Lower case only", "ada"), ("Password", "pw"), ("Choice [1]", "2"),
                         ("Size [5]", "56"), ("News [y/N]", "y"), ("0 for none", "1"), ("2) Draft", "1")]:
        box.wait_for(prompt).type(line.encode() + b"\n")
    assert box.finish() == 0
    assert json.loads(box.output)["values"] == VALUES


@pytest.mark.parametrize("words,code,error", [
    (["--answer", "user=ada"], 0, ""), (["--answer", "user=Ada"], 65, "Lower case only"),
    (["--answer", "usr=ada"], 65, "did you mean user?"), (["--answer", "plan=x", "--answer", "user=a"], 65, '"x" is none'),
    (["--assume-default"], 65, "user: An answer is needed."), (["--assume-default", "--set", "user=eve"], 0, ""),
    ([], 69, "--answer NAME=VALUE"), (["--set", "secret=x"], 65, "a password is taken from no option"),
    (["--set", "size=x"], 65, "is a number"), (["--set", "user"], 64, "write NAME=VALUE")])
def test_nobody_needs_to_be_asked(toast, file, words, code, error):
    box = toast("--layout", file(ACCOUNT), *words, **NOWHERE)
    assert box.finish() == code and error in errors(box)


def test_a_text_comes_back_byte_for_byte(toast, file):
    layout = file({"body": [{"type": "text", "name": "a"}]})
    box = toast("--layout", layout, "--set", b"a=\xff\xfe \xc3", "--assume-default", "--shell", **NOWHERE)
    assert (box.finish(), box.out.bytes) == (0, b"a='\xff\xfe \xc3'\n(exit 0)\n")


def test_answers_come_from_a_file(toast, file):
    answers = file("account.user=ada\naccount.parts=vim\nother.user=x\n", "answers")
    box = toast("--layout", file(ACCOUNT), "--id", "account", "--json", TOAST_ANSWERS=answers, **NOWHERE)
    assert box.finish() == 0 and json.loads(box.output)["values"]["parts"] == ["vim"]


def test_values_to_begin_with_have_an_order(toast, file, tmp_path):
    values = file({"user": "values", "news": True}, "values.json")
    memory = file({"user": "memory", "plan": "pro", "gone": 1}, "memory.json")
    words = ["--values", values, "--remember", memory, "--set", "user=set", "--assume-default", "--all"]
    box = toast("--layout", file(ACCOUNT), "--json", *words, **NOWHERE)
    assert box.finish() == 0, errors(box)
    got = json.loads(box.output)["values"]
    assert (got["user"], got["news"], got["plan"]) == ("set", True, "pro")
    kept = json.loads(pathlib.Path(memory).read_text())
    assert kept["user"] == "set" and "secret" not in kept and os.stat(memory).st_mode & 0o77 == 0


def test_control_lines_change_what_is_shown(toast, file, tmp_path):
    layout = {"body": [{"type": "progress", "name": "work", "label": "Copy"}, {"type": "text", "name": "user", "label": "User"},
                       {"type": "select", "name": "city", "label": "City", "rows": [], "hidden": True}]}
    fifo, events = tmp_path / "control", tmp_path / "events"
    os.mkfifo(fifo)
    box = toast("--layout", file(layout), "--control", str(fifo), "--events", str(events)).wait_for("User")

    def tell(*lines):
        # Each writer goes away behind its lines, which ends nothing.
        fifo.write_text("".join(line + "\n" for line in lines))

    tell('{"set":{"work":40}}')
    box.wait_for("40 %")
    tell('{"set":{"work":"x"}}', '{"show":["city"],"rows":{"city":["Bern"]},"set":{"city":"Bern"},"problem":{"user":"taken"}}')
    box.wait_for("! taken").wait_for("Bern").type(b"a").wait_until(lambda: not box.picture.find("taken"), "no problem")
    tell("\n".join('{"set":{"work":%d}}' % (n % 101) for n in range(5000)), '{"title":"Done","set":{"work":100}}')
    box.wait_for("Done").wait_for("100 %")
    tell('{"press":"ok"}')
    assert (box.finish(), box.output) == (0, "user\ta\ncity\tBern\n")
    told = [json.loads(line) for line in events.read_text().splitlines()]
    assert told[0]["event"] == "error" and "work is a number" in told[0]["message"]
    assert {"event": "changed", "name": "user", "value": "a"} in told


def test_a_control_line_closes_it(toast, file):
    reading, writing = os.pipe()
    box = toast("--layout", file(ACCOUNT), "--json", "--control", "fd:5", extra=[(5, reading)]).wait_for("Cancel")
    os.write(writing, b'{"close":true}\n')
    assert box.finish() == 0 and json.loads(box.output) == {"box": "layout", "status": "ok", "code": 0}


def test_a_button_in_the_body_runs_a_command(toast, file):
    layout = {"body": [{"type": "text", "name": "host", "label": "Host"}, {"type": "button", "name": "test", "label": "Test",
              "run": "read v; echo '{\"problem\":{\"host\":\"no answer\"},\"title\":\"'$(expr \"$v\" : '.*example')'\"}'"}]}
    box = toast("--layout", file(layout)).wait_for("Test").type(b"example" + TAB + b" ").wait_for("! no answer")
    box.wait_for("16").type(ESC)
    assert box.finish() == 6


PAGES = {"body": [{"type": "pages", "body": [
    {"type": "page", "label": "One", "body": [{"type": "text", "name": "a", "label": "A", "required": True}]},
    {"type": "page", "label": "Two", "body": [{"type": "text", "name": "b", "label": "B"}]}]}]}


def test_pages_are_gone_through(toast, file):
    box = toast("--layout", file(PAGES), "--json").wait_for("1/2  One").type(ENTER).wait_for("is needed")
    box.type(b"x" + ENTER).wait_for("2/2  Two").wait_for("Back").type(TAB + ENTER).wait_for("1/2  One")
    box.type(ENTER).wait_for("2/2  Two").type(b"y" + ENTER)
    assert box.finish() == 0
    assert json.loads(box.output)["values"] == {"a": "x", "b": "y"} and json.loads(box.output)["page"] == 2


def test_layouts_follow_each_other(toast, file):
    first = file({"title": "First", "body": [{"type": "text", "name": "a"}, {"type": "text", "name": "b"}]}, "1.json")
    second = file({"title": "Second", "body": [{"type": "text", "name": "b"}, {"type": "text", "name": "c"}]}, "2.json")
    box = toast("--layout", first, "--then", second).wait_for("First").type(b"1" + ENTER + b"2" + ENTER)
    box.wait_for("Second").type(b"3" + ENTER + b"4" + ENTER)
    assert (box.finish(), box.output) == (0, "a\t1\nb\t23\nc\t4\n")


def test_a_dialog_below_the_cursor_leaves_what_is_above(toast, file):
    box = toast("--layout", file(ACCOUNT), "--inline", "--keep").wait_for("Cancel").type(ESC)
    assert box.finish() == 6 and box.picture.find("? Account: esc")


@pytest.mark.parametrize("text,code,error", [
    ("{", 65, ":1:2: expected '}'"), ('{"body":[{"type":"txt"}]}', 65, ':1:18: unknown type "txt"'),
    ("[" * 100000, 65, "stand within each other"), (None, 66, "cannot read")])
def test_a_wrong_file_is_told_with_its_place(toast, file, text, code, error):
    box = toast("--layout", file(text) if text else "/nowhere/layout.json")
    assert box.finish() == code and error in errors(box) and len(errors(box).splitlines()) == 1


def test_all_faults_are_told_by_lint(toast, file):
    box = toast("--layout", file('{"body":[{"type":"x"},\n{"type":"y"}]}'), "--lint", **NOWHERE)
    assert box.finish() == 65 and [line.split(":")[1] for line in errors(box).splitlines()] == ["1", "2"]


@pytest.mark.parametrize("example", sorted(EXAMPLES.glob("*.json")), ids=lambda path: path.name)
def test_examples_are_right(toast, example):
    box = toast("--layout", str(example), "--lint", **NOWHERE)
    assert (box.finish(), errors(box)) == (0, "")
    for size in ("80x24", "40x10"):
        box = toast("--layout", str(example), f"--draw={size}", **NOWHERE)
        assert box.finish() == 0 and max(map(len, box.output.splitlines())) <= int(size.split("x")[0])
    box = toast("--layout", str(example)).wait_for("esc leave").type(ESC)
    # Esc presses a button that is the only one of a dialog without values.
    assert (box.finish(), box.leftovers()) == (1 if "Stop" in example.read_text() else 6, [])
