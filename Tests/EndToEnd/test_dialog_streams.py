"""Called as dialog: where the result goes, where the picture goes, where keys come from, and what is left alone."""

import os

import pytest

from pairs import together
from pipe import Pipe
from terminal import CLOSED, TTY

MENU = "--menu Pick 0 0 0 a Apple b Banana"
WORDS = ["--menu", "Pick", "0", "0", "0", "a", "Apple", "b", "Banana"]

# Every way in which scripts catch the result; each leaves it in $x.
IDIOMS = {
    "to the device": f"x=$(dialog {MENU} 2>&1 >/dev/tty)",
    "swapped": f"x=$(dialog {MENU} 3>&1 1>&2 2>&3 3>&-)",
    "stdout": f"x=$(dialog --stdout {MENU})",
    "stdout last": f"x=$(dialog {MENU} --stdout)",
    "saved descriptor": f"exec 3>&1; x=$(dialog {MENU} 2>&1 1>&3)",
    "file of errors": f'dialog {MENU} 2>"$HOME/out"; s=$?; x=$(cat "$HOME/out"); (exit $s)',
    "descriptor 3": f'dialog --output-fd 3 {MENU} 3>"$HOME/out"; s=$?; x=$(cat "$HOME/out"); (exit $s)',
    "descriptor 1": f"x=$(dialog --output-fd 1 {MENU})",
    "both in one": f"x=$(dialog {MENU} 2>&1)",
    "back quotes": f"x=`dialog --stdout {MENU}`",
    "stdout to a file": f'dialog --stdout {MENU} >"$HOME/out"; s=$?; x=$(cat "$HOME/out"); (exit $s)',
    "keyboard by number": f"x=$(dialog --stdout --input-fd 4 {MENU} 4</dev/tty)",
    "keys not from a pipe": f"x=$(echo x | dialog --stdout {MENU})",
    "from nothing": f"x=$(dialog --stdout {MENU} </dev/null)",
    "in a function": f"ask() {{ dialog --stdout {MENU}; }}; x=$(ask)",
    "in a subshell": f"x=$( (dialog {MENU}) 2>&1 >/dev/tty)",
}


# With each there is a result; without one, which is the program's doing and not the shell's, with some.
CAUGHT = [(name, b"\x1bOB\r", 0, "b") for name in IDIOMS] + [
    ("swapped", b"\t\r", 1, ""), ("stdout", b"\x1b", 255, ""), ("descriptor 3", b"\t\r", 1, ""), ("file of errors", b"\x1b", 255, "")]


@pytest.mark.parametrize("name,keys,code,value", CAUGHT)
def test_every_way_to_catch_the_result(dialog_script, name, keys, code, value):
    run = dialog_script(f'{IDIOMS[name]}; echo "got [$x] $?"').wait_for("Banana").type(keys)
    run.wait_for(f"got [{value}] {code}")
    assert (run.finish(), run.leftovers()) == (0, [])


@pytest.mark.parametrize("shell", ["bash --norc --noprofile", "dash", "zsh -f"])
def test_in_every_shell(dialog_script, shell):
    run = dialog_script(f'x=$(dialog {MENU} 3>&1 1>&2 2>&3); echo "got [$x] $?"', shell).wait_for("Banana").type(b"\r")
    run.wait_for("got [a] 0")
    assert (run.finish(), run.leftovers()) == (0, [])


def test_under_its_own_name_the_result_is_on_standard_output(script):
    run = script(f'x=$(toast {MENU}); echo "got [$x] $?"').wait_for("Banana").type(b"\r").wait_for("got [a] 0")
    assert (run.finish(), run.leftovers()) == (0, [])


def test_under_its_own_name_swapping_still_works(script):
    run = script(f'x=$(toast {MENU} 3>&1 1>&2 2>&3 3>&-); echo "got [$x] $?"').wait_for("Banana").type(b"\r")
    run.wait_for("got [a] 0")
    assert run.finish() == 0


def test_by_option_under_its_own_name(script):
    run = script(f'toast --as dialog {MENU} 2>"$HOME/out"; echo "got [$(cat "$HOME/out")] $?"').wait_for("Banana").type(b"\r")
    run.wait_for("got [a] 0")
    assert run.finish() == 0


def test_nothing_but_the_result_is_on_the_stream(dialog):
    run = dialog(*WORDS).wait_for("Banana").type(b"\r")
    assert (run.finish(), run.err.bytes, run.out.bytes) == (0, b"a", b"")


@pytest.mark.parametrize("options,number", [(["--stdout"], 1), (["--output-fd", "1"], 1), (["--stderr"], 2), ([], 2),
                                            (["--stderr", "--stdout"], 1), (["--stdout", "--stderr"], 2)])
def test_the_last_option_names_the_stream(dialog, options, number):
    run = dialog(*options, *WORDS, stdout=None).wait_for("Banana").type(b"\r")
    assert (run.finish(), (run.out.bytes, run.err.bytes)) == (0, (b"a", b"") if number == 1 else (b"", b"a"))


def test_a_result_is_there_before_the_next_box(dialog):
    run = dialog("--stdout", *WORDS, "--and-widget", "--inputbox", "Name", "0", "0", "Ann", stdout=None)
    run.wait_for("Banana").type(b"\r").wait_for("Name")
    run.wait_until(lambda: run.out.bytes == b"a", "the first result")
    assert (run.type(b"\r").finish(), run.out.bytes) == (0, b"a\tAnn")


@pytest.mark.parametrize("tag,shown", [(b"a\x1b]0;x\x07\xc2\x9b2J", "a␛]0;x␇�2J"), ("ä b".encode(), "ä b")])
def test_a_result_on_the_terminal_has_control_characters_as_pictures(dialog, tag, shown):
    words = ["--menu", "Pick", "0", "0", "0", tag, "Banana"]
    run = dialog(*words, stderr=TTY, stdout=None).wait_for("Banana").type(b"\r")
    assert run.finish() == 0 and shown.encode() in run.sent
    run = dialog(*words, stdout=None).wait_for("Banana").type(b"\r")
    assert (run.finish(), run.err.bytes) == (0, tag)


# -- standard input ----------------------------------------------------------------------------------------------------


def test_standard_input_is_left_to_the_loop_around(dialog_script):
    loop = 'printf "l1\\nl2\\nl3\\n" | while read -r line; do dialog --msgbox "at $line" 0 0; done; echo all done'
    run = dialog_script(loop)
    for line in ("l1", "l2", "l3"):
        run.wait_for(f"at {line}").type(b"\r")
    run.wait_for("all done")
    assert run.finish() == 0


def test_no_byte_of_standard_input_is_read(dialog):
    pipe = Pipe()
    os.write(pipe.writing, b"y\nrest\n")
    run = dialog("--yesno", "Go on?", "0", "0", stdin=pipe.reading).wait_for("Yes").type(b"n")
    assert (run.finish(), os.read(pipe.reading, 100)) == (1, b"y\nrest\n")
    pipe.close()


def test_a_terminal_that_is_only_standard_output(dialog):
    run = dialog(*WORDS, stdin="/dev/null", controlling=False).wait_for("Banana").type(b"\r")
    assert (run.finish(), run.complaints) == (0, "a")


# -- no terminal -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stdin,words", together(
    ["/dev/null", CLOSED], [WORDS, ["--msgbox", "x", "0", "0"], ["--stdout", *WORDS], ["--yesno", "x", "0", "0"]]))
def test_without_terminal_it_is_255_and_one_sentence(dialog, words, stdin):
    run = dialog(*words, controlling=False, stdin=stdin, stdout=None)
    assert (run.finish(), run.output, run.sent) == (255, "", b"")
    assert run.complaints.strip() and "\x1b" not in run.complaints


def test_everything_closed(dialog):
    assert dialog(*WORDS, controlling=False, stdin=CLOSED, stdout=CLOSED, stderr=CLOSED).finish() == 255


def test_the_error_code_can_be_another(dialog):
    assert dialog(*WORDS, controlling=False, stdin="/dev/null", stdout=None, DIALOG_ERROR="7").finish() == 7


@pytest.mark.parametrize("options,told", [
    (["--print-version"], "Version: "), (["--version"], "Version: "), (["--help"], "--msgbox"), ([], "--msgbox")])
def test_what_needs_no_terminal(dialog, options, told):
    run = dialog(*options, controlling=False, stdin="/dev/null", stdout=None)
    assert run.finish() == 0
    assert told in run.output + run.complaints


# -- descriptors and files that are not there --------------------------------------------------------------------------


@pytest.mark.parametrize("words", [["--output-fd", "77"], ["--input-fd", "77"], ["--output-fd", "3"], ["--input-fd", "3"],
                                   ["--input-fd", "4"], ["--output-fd", "x"], ["--output-fd", "-1"]])
def test_a_descriptor_that_is_not_open(dialog, words):
    run = dialog(*words, *WORDS)
    assert (run.finish(), run.leftovers()) == (255, [])
    assert words[0][2:] in run.complaints or words[1] in run.complaints


def test_a_stream_that_takes_nothing(dialog):
    full = os.open("/dev/full", os.O_WRONLY)
    run = dialog("--output-fd", "3", *WORDS, extra=[(3, full)]).wait_for("Banana").type(b"\r")
    os.close(full)
    assert (run.finish(), run.leftovers()) == (255, [])
    assert run.complaints.strip()


def test_a_stream_whose_reader_has_gone(dialog):
    pipe = Pipe()
    run = dialog("--output-fd", "3", *WORDS, extra=[(3, pipe.writing)])
    pipe.close()
    run.wait_for("Banana").type(b"\r")
    assert (run.finish(), run.leftovers()) == (255, [])


@pytest.mark.parametrize("name", ["nowhere", "", "/"])
def test_words_from_a_file_that_cannot_be_read(dialog, name):
    run = dialog("--menu", "m", "0", "0", "0", "--file", name)
    assert (run.finish(), run.sent, run.leftovers()) == (255, b"", [])
    assert "--file" in run.complaints


def test_words_from_a_descriptor(dialog):
    pipe = Pipe()
    os.write(pipe.writing, b'a "An apple" b Banana')
    os.close(pipe.writing)
    pipe.writing = -1
    run = dialog("--menu", "m", "0", "0", "0", "--file", "&5", extra=[(5, pipe.reading)]).wait_for("An apple").type(b"\x1bOB\r")
    assert (run.finish(), run.complaints) == (0, "b")
    pipe.close()


@pytest.mark.parametrize("content", [bytes(range(1, 256)) * 40, b"\0a\0b\0", b"\xff\xfe\0x" * 500, b'"open', b"\\"])
def test_a_file_of_any_bytes_never_breaks_the_terminal(dialog, tmp_path, content):
    file = tmp_path / "words"
    file.write_bytes(content)
    run = dialog("--menu", "m", "0", "0", "0", "a", "Apple", "--file", file)
    run.wait_until(lambda: run.status is not None or run.picture.has("Cancel"), "a box or an end")
    if run.status is None:
        run.type(b"\x1b")
    assert (run.finish(), run.leftovers()) == (255, [])
