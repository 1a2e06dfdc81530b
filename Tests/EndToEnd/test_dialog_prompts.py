"""The boxes of dialog as lines, on a terminal that cannot be drawn on."""

import pytest

PLAIN = {"TERM": "dumb"}
ROWS = ["a", "Apple", "b", "Banana"]


def ended(run):
    """Exit code and result of a box whose terminal is as it was found."""
    code = run.finish()
    assert run.leftovers() == []
    return code, run.complaints


@pytest.mark.parametrize("options", [[], ["--insecure"]])
def test_a_password_that_was_there_is_not_shown(dialog, options):
    run = dialog(*options, "--passwordbox", "Word", "0", "0", "secret", **PLAIN).wait_for("[***]").type("\r")
    assert ended(run) == (0, "secret")
    assert b"secret" not in run.sent


def test_a_text_that_was_there_is_shown(dialog):
    run = dialog("--inputbox", "Name", "0", "0", "Bob", **PLAIN).wait_for("[Bob]").type("\r")
    assert ended(run) == (0, "Bob")


def test_too_many_bytes_are_asked_for_again(dialog):
    run = dialog("--max-input", "3", "--inputbox", "Name", "0", "0", **PLAIN).wait_for("Name").type("abcd\r")
    run.wait_for("Too long. At most 3.").type("abc\r")
    assert ended(run) == (0, "abc")


def test_a_row_is_renamed(dialog):
    run = dialog("--inputmenu", "Pick", "0", "0", "0", *ROWS, **PLAIN).wait_for("Choice").type("2\r")
    run.wait_for("2) Rename").type("2\r")
    run.wait_for("[Banana]").type("Pear\r")
    assert ended(run) == (3, "RENAMED b Pear")


def test_a_renaming_that_is_given_up_leaves_the_question(dialog):
    run = dialog("--inputmenu", "Pick", "0", "0", "0", *ROWS, **PLAIN).wait_for("Choice").type("2\r")
    run.wait_for("2) Rename").type("2\r")
    start = len(run.wait_for("[Banana]").sent)
    run.type("\x04").wait_for_sent(b"Choice", start).type("1\r")
    start = len(run.wait_for_sent(b"1) OK", start).sent)
    run.type("1\r")
    assert ended(run) == (0, "a")


@pytest.mark.parametrize("line,answer", [("1-30000", 30000), ("1-2 4, 3-5", 5), ("2 1", 2)])
def test_ranges_of_rows_are_chosen(toast, tmp_path, line, answer):
    rows = tmp_path / "rows"
    rows.write_text("".join(f"{number}\n" for number in range(1, 30001)))
    run = toast("--choose", "--multiple", "Pick", "--rows", rows, **PLAIN).wait_for("Choice").type(line + "\r")
    assert run.finish() == 0
    assert run.output == "".join(f"{number}\n" for number in range(1, answer + 1))
