"""How an answer is reported: words, JSON, shell lines, files, descriptors, and what goes wrong with them."""

import json
import os

import pytest

from pairs import together
from pipe import Pipe
from terminal import CLOSED, TTY

ENTER, ESC = b"\r", b"\x1b"


@pytest.mark.parametrize("kind,options,expected", [
    ("--alert", [], "OK\n"),
    ("--alert", ["--print"], "OK\n"),
    ("--alert", ["--quiet"], ""),
    ("--alert", ["-q"], ""),
    ("--alert", ["--quiet", "--print"], "OK\n"),
    ("--alert", ["--print", "--quiet"], ""),
    ("--alert", ["-0"], "OK\0"),
    ("--alert", ["--print0"], "OK\0"),
    ("--alert", ["--ok-label", "Weiter"], "OK\n"),
    ("--confirm", [], ""),
    ("--confirm", ["--print"], "Yes\n"),
    ("--confirm", ["--print", "-0"], "Yes\0"),
    ("--message", [], ""),
    ("--message", ["--print"], "OK\n"),
    ("--alert", ["--quiet", "--json"], ""),
])
def test_the_word_on_standard_output(toast, kind, options, expected):
    box = toast(kind, *options, "Go?").wait_for("Go?").type(ENTER)
    assert (box.finish(), box.output, box.complaints) == (0, expected, "")


JSON = [
    ("--alert", [], ENTER, {"status": "ok", "code": 0, "button": "OK"}),
    ("--alert", [], b"c", {"status": "no", "code": 1, "button": "Cancel"}),
    ("--alert", [], ESC, {"status": "esc", "code": 6}),
    ("--alert", ["--help-label", "Why"], b"w", {"status": "help", "code": 2, "button": "Help"}),
    ("--alert", ["--extra-label", "More"], b"m", {"status": "extra", "code": 3, "button": "Extra"}),
    ("--alert", ["--button", "save", "--button", "b"], ENTER, {"status": "button", "code": 10, "button": "save"}),
    ("--alert", ["--id", "one"], ENTER, {"id": "one", "status": "ok", "code": 0, "button": "OK"}),
    ("--confirm", [], b"n", {"status": "no", "code": 1, "button": "No"}),
    ("--message", [], ENTER, {"status": "ok", "code": 0, "button": "OK"}),
    ("--alert", ["--timeout", "0.05"], b"", {"status": "timeout", "code": 5}),
    ("--alert", ["--timeout", "0.05", "--timeout-answer", "cancel"], b"",
     {"status": "timeout", "code": 1, "button": "Cancel"}),
]


@pytest.mark.parametrize("kind,options,keys,expected", JSON)
def test_json_tells_every_ending(toast, kind, options, keys, expected):
    box = toast(kind, "--json", *options, "Go?").wait_for_sent(b"Go?").type(keys)
    assert box.finish() == expected["code"]
    assert box.output.endswith("}\n") and box.output.count("\n") == 1
    assert json.loads(box.output) == {"box": kind[2:], **expected}


@pytest.mark.parametrize("shell,keys,said", [
    ("sh", ENTER, "did OK 0 ok"), ("bash --norc", b"c", "not Cancel 1 no"), ("zsh -f", ESC, "not  6 esc"), ("dash", b"c", "not Cancel 1 no"),
    ("zsh -f", ENTER, "did OK 0 ok")])
def test_shell_lines_are_for_eval(script, shell, keys, said):
    run = script('eval "$(toast --alert --shell=a_ Go)" && w=did || w=not; echo "$w $a_button $a_code $a_status"', shell)
    run.wait_for("Cancel").type(keys)
    assert run.finish() == 0
    assert run.picture.rows[0] == said


def test_shell_lines_quote_what_a_shell_would_take(toast):
    box = toast("--alert", "--shell", "--id", "a-b.c", "Go?").wait_for("Cancel").type(ENTER)
    box.finish()
    assert box.output == "toast_box='alert'\ntoast_id='a-b.c'\ntoast_status='ok'\ntoast_code='0'\ntoast_button='OK'\n(exit 0)\n"


def test_a_file_gets_the_answer_and_standard_output_nothing(toast, tmp_path):
    target = tmp_path / "answer"
    box = toast("--confirm", "--output", target, "Go?").wait_for("Yes").type(ENTER)
    assert (box.finish(), box.output, target.read_text()) == (0, "", "Yes\n")


def test_a_descriptor_gets_the_answer(toast):
    pipe = Pipe()
    box = toast("--alert", "--output", "fd:7", "Go?", extra=[(7, pipe.writing)]).wait_for("Cancel").type(b"c")
    assert (box.finish(), box.output) == (1, "")
    pipe.take()
    assert pipe.bytes == b"Cancel\n"
    pipe.close()


@pytest.mark.parametrize("output", ["/nowhere/answer", "fd:99", "/"])
def test_an_output_that_cannot_be_opened_is_told_before_anything_is_drawn(toast, output):
    box = toast("--alert", "--output", output, "Go?")
    assert (box.finish(), box.sent, box.output) == (74, b"", "")
    assert box.complaints.startswith("toast: ") and box.complaints.count("\n") == 1


@pytest.mark.parametrize("options", [[], ["--json"], ["--output", "/dev/full"]])
def test_a_full_disk_is_74_and_the_terminal_is_restored(toast, options):
    box = toast("--alert", *options, "Go?", stdout="/dev/full").wait_for("Cancel").type(ENTER)
    assert box.finish() == 74
    assert box.leftovers() == []
    assert "No space left" in box.complaints


def test_a_closed_output_is_74_where_there_is_a_word_to_write(toast):
    box = toast("--alert", "Go?", stdout=CLOSED).wait_for("Cancel").type(ENTER)
    assert (box.finish(), box.leftovers()) == (74, [])
    assert "standard output is closed" in box.complaints


@pytest.mark.parametrize("kind,options,keys,code", [
    ("--confirm", [], b"y", 0), ("--confirm", [], b"n", 1), ("--message", [], ENTER, 0), ("--alert", ["-q"], b"c", 1),
    ("--alert", [], ESC, 6)])
def test_a_closed_output_does_not_matter_where_nothing_is_written(toast, kind, options, keys, code):
    assert toast(kind, *options, "Go?", stdout=CLOSED).wait_for("Go?").type(keys).finish() == code


def test_a_pipe_that_nobody_reads_is_74_and_not_a_signal(toast):
    reading, writing = os.pipe()
    os.close(reading)
    box = toast("--alert", "Go?", stdout=writing).wait_for("Cancel").type(ENTER)
    os.close(writing)
    assert (box.finish(), box.leftovers()) == (74, [])


CLOSINGS = [
    tuple(CLOSED if bits >> number & 1 else None for number in range(3)) for bits in range(1, 8)]


@pytest.mark.parametrize("closing,code,keys", together(CLOSINGS, [0, 1], [b"y", b"n"]))
def test_closed_standard_descriptors_change_no_answer(toast, closing, code, keys):
    stdin, stdout, stderr = closing
    box = toast("--confirm", "--print", "--output", "fd:9", "Go?", stdin=stdin, stdout=stdout, stderr=stderr,
                extra=[(9, os.open("/dev/null", os.O_WRONLY))])
    box.wait_for("Yes").type(keys)
    assert (box.finish(), box.output, box.complaints, box.leftovers()) == (code, "", "", [])
    # The answer must not have landed on the terminal, which a descriptor could be in the place of a closed one.
    assert box.picture.text().strip() == ""


@pytest.mark.parametrize("stdin,stdout,stderr", CLOSINGS)
def test_a_toast_with_closed_descriptors_is_0(toast, stdin, stdout, stderr):
    shown = toast("--duration", "0.01", "Saved", stdin=stdin, stdout=stdout, stderr=stderr, TOAST_MOTION="0")
    assert shown.finish() == 0
    assert b"Saved" in shown.sent and shown.picture.text().strip() == ""


def test_an_answer_inside_a_substitution(script):
    run = script('word=$(toast --alert Go?); echo "[$word] $?"').wait_for("Cancel").type(b"c")
    run.finish()
    assert run.picture.rows[0] == "[Cancel] 1"


def test_an_answer_through_a_pipe(script):
    run = script("toast --alert Go? | tr a-z A-Z").wait_for("Cancel").type(b"c")
    run.finish()
    assert run.picture.rows[0] == "CANCEL"


def test_boxes_in_a_loop_that_reads_a_file(script):
    run = script('printf "one\\ntwo\\nthree\\n" | while read -r name; do toast --confirm "Take $name?" && echo "$name"; done')
    run.wait_for("Take one?").type(b"y").wait_for("Take two?").type(b"n").wait_for("Take three?").type(b"y")
    assert run.finish() == 0
    assert run.picture.rows[:3] == ["one", "three", ""]


def test_a_script_that_comes_through_a_pipe_is_not_eaten(script):
    run = script("printf 'toast --confirm First? && echo yes\\ntoast --message Second\\necho end\\n' | sh")
    run.wait_for("First?").type(b"y").wait_for("Second").type(ENTER)
    assert run.finish() == 0
    assert run.picture.rows[:2] == ["yes", "end"]


def test_standard_input_is_left_to_the_script(toast, tmp_path):
    (tmp_path / "in").write_text("data\n")
    opened = os.open(tmp_path / "in", os.O_RDONLY)
    box = toast("--confirm", "Go?", stdin=opened).wait_for("Yes").type(b"y")
    assert box.finish() == 0
    assert os.lseek(opened, 0, os.SEEK_CUR) == 0
    os.close(opened)


def test_keys_typed_behind_the_answer_stay_for_the_next_reader(script):
    run = script('toast --confirm Go?; read -r line; echo "got [$line]"').wait_for("Yes").type(b"yhello\n")
    run.wait_for("got [hello]")
    assert run.finish() == 0


def test_all_on_the_terminal(toast):
    box = toast("--confirm", "Go?", stdout=TTY, stderr=TTY).wait_for("Yes").type(b"n")
    assert (box.finish(), box.picture.text().strip()) == (1, "")
