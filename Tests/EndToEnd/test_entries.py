"""Texts and passwords: typing, checking, hiding, lines instead of a box, answers given ahead."""

import json
import signal
import time

import pytest

from pairs import together

ENTER, ESC, TAB = b"\r", b"\x1b", b"\t"
NOWHERE = {"controlling": False, "stdin": "/dev/null"}


@pytest.mark.parametrize("options,keys,code,value", [
    ([], b"abc" + ENTER, 0, "abc\n"), ([], ENTER, 0, "\n"), ([], "日本 é".encode() + ENTER, 0, "日本 é\n"),
    ([], b"abc\x7fd" + ENTER, 0, "abd\n"), ([], b"abc" + ESC, 6, ""), ([], b"abc" + TAB + TAB + ENTER, 1, ""),
    (["--value", "x"], b"y" + ENTER, 0, "xy\n"), (["--value", "x"], ENTER, 0, "x\n"), (["--placeholder", "p"], ENTER, 0, "\n"),
    (["--required"], ENTER + b"a" + ENTER, 0, "a\n"), (["--pattern", "[0-9]+"], b"a" + ENTER + b"\x7f1" + ENTER, 0, "1\n"),
    (["--max-length", "2"], b"abc" + ENTER, 0, "ab\n"), (["-0"], b"a" + ENTER, 0, "a\0"), ([], b"\x1b[200~a\rb\r\x1b[201~" + ENTER, 0, "a b\n"),
])
def test_a_text_is_typed(toast, options, keys, code, value):
    box = toast("--input", *options, "Name").wait_for("Cancel").type(keys)
    assert (box.finish(), box.output, box.leftovers()) == (code, value, [])


@pytest.mark.parametrize("keys,value,bells", [
    (b"\x16\x01", b"\x01", 0), (b"\x16\t", b"\t", 0), (b"\x16\x15", b"\x15", 0), (b"\x16\x16", b"\x16", 0), (b"\x16\x7f", b"\x7f", 0),
    (b"\x16x", b"x", 0), (b"\x16\x1b[A", b"", 1), (b"\x16\x00", b"", 1), (b"\x16\x1b[200~y\x1b[201~", b"y", 0)])
def test_control_v_takes_the_next_key_literally(toast, dialog, keys, value, bells):
    box = toast("--input", "Name").wait_for("Cancel").type(b"a" + keys + b"b" + ENTER)
    assert (box.finish(), box.out.bytes, box.picture.bells) == (0, b"a" + value + b"b\n", bells)
    box = dialog("--inputbox", "Name", "0", "0").wait_for("Cancel").type(b"a" + keys + b"b" + ENTER)
    assert (box.finish(), box.err.bytes, box.picture.bells) == (0, b"a" + value + b"b", bells)


def test_a_line_break_behind_control_v_is_for_dialogs_lines_alone(toast, dialog):
    box = toast("--input", "Name").wait_for("Cancel").type(b"a\x16\rb" + ENTER)
    assert (box.finish(), box.out.bytes, box.picture.bells) == (0, b"ab\n", 1)
    box = dialog("--inputbox", "Name", "0", "0").wait_for("Cancel").type(b"a\x16\rb" + ENTER)
    assert (box.finish(), box.err.bytes, box.picture.bells) == (0, b"a\nb", 0)


def test_esc_is_a_character_of_a_text_after_control_v(toast):
    box = toast("--input", "Name").wait_for("Cancel").type(b"\x16" + ESC).wait_for("␛").type(ENTER)
    assert (box.finish(), box.out.bytes) == (0, b"\x1b\n")


def test_control_v_in_an_item_that_is_renamed(dialog):
    words = ["--inputmenu", "Text", "0", "0", "0", "tag", "item"]
    box = dialog(*words).wait_for("Rename").type(TAB + ENTER).wait_for("item").type(b"\x16\x01" + ENTER)
    assert (box.finish(), box.err.bytes) == (3, b"RENAMED tag \x01item")


@pytest.mark.parametrize("kind,term,typed", together(
    ["--input", "--password"], ["vt100", "linux", "screen"], [b"some words", *[b"some\x1b[C words\x1b[D\x1b[15~"] * 3]))
def test_what_comes_in_one_go_is_text_where_pastes_are_not_marked(toast, kind, term, typed):
    box = toast(kind, "Name", TERM=term).wait_for("Name").type(typed)
    # Enter counts after a pause of a tenth of a second.
    pause = time.monotonic() + 0.3
    box.wait_until(lambda: time.monotonic() > pause, "a pause").type(ENTER)
    assert (box.finish(), box.output, box.leftovers()) == (0, "some words\n", [])


def test_a_value_that_is_no_text_comes_back_unchanged(toast):
    box = toast("--input", "--value", b"a\xff\x1b[2J", "Name").wait_for("Cancel").type(ENTER)
    assert (box.finish(), box.out.bytes) == (0, b"a\xff\x1b[2J\n")


def test_what_is_wrong_is_said(toast):
    box = toast("--input", "--pattern", "[0-9]+", "Port").wait_for("Cancel").type(b"x" + ENTER).wait_for("form")
    box.type(b"\x7f80" + ENTER)
    assert (box.finish(), box.output) == (0, "80\n")


@pytest.mark.parametrize("options", [[], ["--plain"]])
def test_what_is_wrong_is_said_in_words_of_the_caller(toast, options):
    own = ["--required", "--pattern", "[0-9]+", "--problem", "Digits only\x1b[2J"]
    box = toast("--input", *options, *own, "Port").wait_for("Port").type(ENTER).wait_for("needed").type(b"x" + ENTER)
    box.wait_for("Digits only␛[2J").type(b"\x7f80" + ENTER)
    assert (box.finish(), box.output) == (0, "80\n")
    assert not box.picture.has("required form")


@pytest.mark.parametrize("language,options,keys,said", [
    ("de_DE.UTF-8", ["--required"], ENTER, "Eine Eingabe ist nötig."), ("fr_FR.UTF-8", ["--pattern", "1"], b"x" + ENTER, "Le format n’est pas correct."),
    ("ja_JP.UTF-8", ["--required"], ENTER, "入力が必要です。"),
    ("ru_RU", ["--required"], ENTER, "An answer is needed."), ("eu_ES.UTF-8", ["--required"], ENTER, "An answer is needed."), ("zh_TW.UTF-8", ["--required"], ENTER, "需要填寫。")])
def test_what_is_wrong_is_said_in_the_language_of_the_person(toast, language, options, keys, said):
    box = toast("--input", *options, "Name", LANG=language).wait_until_raw().wait_for("Name").type(keys).wait_for(said)
    assert box.type(ESC).finish() == 6


def test_a_plain_line_is_refused_in_the_language_of_the_person(toast):
    box = toast("--password", "--plain", "--again", "--max-length", "2", "P", LANG="nl_NL.UTF-8").wait_for(":").type(b"abc\r").wait_for("Te lang. Hoogstens 2.")
    box.type(b"ab\r").wait_for("Nogmaals").type(b"ac\r").wait_for("De twee zijn niet gelijk.").type(b"\x04")
    assert box.finish() == 6


def test_a_wrong_pattern_is_a_wrong_line(toast):
    box = toast("--input", "--pattern", "(", "Port")
    assert (box.finish(), box.sent) == (64, b"")
    assert "--pattern '('" in box.complaints


def test_json_and_eval(toast, script):
    box = toast("--input", "--json", "Name").wait_for("Cancel").type(b'a"b' + ENTER)
    assert box.finish() == 0
    assert json.loads(box.output) == {"box": "input", "status": "ok", "code": 0, "button": "OK", "value": 'a"b'}
    run = script('eval "$(toast --input --shell Name)"; echo "<$toast_value>"').wait_for("Cancel").type(b"it's" + ENTER)
    run.wait_for("<it's>")
    assert run.finish() == 0


@pytest.mark.parametrize("options,code,value", [
    (["--answer", "abc"], 0, "abc\n"), (["--answer", ""], 0, "\n"), (["--answer", "", "--required"], 65, ""),
    (["--answer", "x", "--pattern", "[0-9]"], 65, ""), (["--answer", "xy", "--max-length", "1"], 65, ""),
    (["--assume-default", "--value", "v"], 0, "v\n"), (["--assume-default", "--required"], 65, ""), ([], 69, "")])
def test_a_text_without_terminal(toast, options, code, value):
    box = toast("--input", *options, "Name", **NOWHERE)
    assert (box.finish(), box.output, box.complaints.count("\n")) == (code, value, 0 if code == 0 else 1)


def test_a_text_prepared_in_a_file(toast, tmp_path):
    (tmp_path / "answers").write_text("input=from file\n")
    box = toast("--input", "Name", TOAST_ANSWERS=str(tmp_path / "answers"), **NOWHERE)
    assert (box.finish(), box.output) == (0, "from file\n")


@pytest.mark.parametrize("options,keys,code,value", [
    ([], b"abc\r", 0, "abc\n"), (["--value", "v"], b"\r", 0, "v\n"), (["--required"], b"\rx\r", 0, "x\n"),
    (["--pattern", "[0-9]"], b"x\r1\r", 0, "1\n"), ([], b"\x04", 6, "")])
def test_a_text_is_typed_as_a_line(toast, options, keys, code, value):
    box = toast("--input", "--plain", *options, "Name").wait_for(":").type(keys)
    assert (box.finish(), box.output, box.leftovers()) == (code, value, [])


# -- passwords ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options,keys,code,value", [
    ([], b"secret" + ENTER, 0, "secret\n"), (["--again"], b"secret" + ENTER + b"secret" + ENTER, 0, "secret\n"),
    (["--again"], b"secret" + ENTER + b"other" + ENTER + b"secret" + ENTER, 0, "secret\n"), ([], b"secret" + ESC, 6, "")])
def test_a_password_is_never_shown(toast, options, keys, code, value):
    box = toast("--password", *options, "Password").wait_for("Cancel").type(keys)
    assert (box.finish(), box.output, box.leftovers()) == (code, value, [])
    assert b"secret" not in box.sent and b"other" not in box.sent


@pytest.mark.parametrize("options,keys,code,value", [
    ([], b"secret\r", 0, "secret\n"), (["--again"], b"secret\rsecret\r", 0, "secret\n"),
    (["--again"], b"secret\rother\rsecret\rsecret\r", 0, "secret\n"), (["--required"], b"\rsecret\r", 0, "secret\n"), ([], b"\x04", 6, "")])
def test_a_password_is_not_shown_in_lines_either(toast, options, keys, code, value):
    box = toast("--password", "--plain", *options, "Password").wait_for(":")
    box.type(keys)
    assert (box.finish(), box.output, box.leftovers()) == (code, value, [])
    assert b"secret" not in box.sent and b"other" not in box.sent


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_during_a_line_that_is_not_shown_gives_the_modes_back(toast, number):
    box = toast("--password", "--plain", "Password").wait_for(":")
    box.wait_until(lambda: not box.modes()[3] & 8, "no echo").signal(number)
    assert (box.finish(), box.leftovers()) == (-number, [])


def test_a_password_is_never_prepared(toast, tmp_path):
    (tmp_path / "answers").write_text("password=secret\n")
    box = toast("--password", "Password", TOAST_ANSWERS=str(tmp_path / "answers"), **NOWHERE)
    assert (box.finish(), box.output) == (69, "")
    assert toast("--password", "--answer", "x", "Password").finish() == 64
