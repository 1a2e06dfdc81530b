"""Rows that come while the list is open: what is seen of them, what keys do meanwhile, and what waits for the last one."""

import os

import pytest

from pipe import Pipe

ENTER, ESC, SPACE, END = b"\r", b"\x1b", b" ", b"\x1b[F"
NOWHERE = {"controlling": False}
PARTS = ["--fields", "value,label,group", "--delimiter", ":"]


@pytest.fixture
def producer():
    """A producer of rows: `give(…)` and `end()`; its `pipe.reading` is a standard input."""
    class Producer:
        def __init__(self):
            self.pipe = Pipe()

        def give(self, text):
            os.write(self.pipe.writing, text.encode())

        def end(self):
            os.close(self.pipe.writing)
            self.pipe.writing = -1

    one = Producer()
    yield one
    one.pipe.close()


@pytest.fixture
def choosing(toast, producer):
    """Opens a list whose rows the producer gives."""
    return lambda *words, **variables: toast("--choose", *words, "Which?", stdin=producer.pipe.reading, **variables)


def test_the_list_is_open_from_the_first_row_on(choosing, producer):
    box = choosing()
    producer.give("one\ntw")
    box.wait_for("1/1+").wait_for("▸ one")
    producer.give("o\nthree\n")
    box.wait_for("1/3+").wait_for("two")
    producer.end()
    box.wait_until(lambda: not box.picture.has("1/3"), "the end of the counter")
    assert (box.type(END + ENTER).finish(), box.output, box.leftovers()) == (0, "three\n", [])


@pytest.mark.parametrize("keys,code,value", [
    (ENTER, 0, "one\n"), (END + ENTER, 0, "two\n"), (b"tw" + ENTER, 0, "two\n"), (b"z" + ENTER, 0, "one\n"), (ESC, 6, ""),
    (b"2" + ENTER, 0, "two\n")])
def test_keys_count_while_more_come(choosing, producer, keys, code, value):
    producer.give("one\ntwo\nunfinish")
    box = choosing().wait_for("1/2+").type(keys)
    assert (box.finish(), box.output, box.leftovers()) == (code, value, [])


def test_a_producer_with_a_question_of_its_own_is_alone_with_the_terminal(script):
    run = script('sh -c "stty -echo; printf \'password: \' >/dev/tty; read word </dev/tty; stty echo; echo got \\$word" </dev/tty | '
                 'toast --choose "Which?"; echo "code $?"')
    run.wait_for("password: ")
    for key in b"hunter2\r":
        run.type(bytes([key])).drain()
    run.wait_for("▸ got hunter2").type(ENTER).wait_for("code 0")


def test_the_answer_does_not_wait_for_the_producer(script):
    run = script('yes "a row" | toast --choose "Which?"; echo "code $?"').wait_for("▸ a row").type(ENTER).wait_for("code 0")
    assert run.finish() == 0


def test_ticks_stay_where_they_are(choosing, producer):
    producer.give("one\ntwo\n")
    box = choosing("--multiple").wait_for("1/2+").type(END + SPACE).wait_for("[✓] two")
    producer.give("three\n")
    box.wait_for("[ ] three")
    producer.end()
    assert (box.type(END + SPACE + ENTER).finish(), box.output) == (0, "two\nthree\n")


def test_the_box_fits_its_rows_when_all_are_there(choosing, producer):
    producer.give("one\n")
    box = choosing().wait_for("1/1+")
    assert box.picture.find("OK")[1] == 21
    producer.end()
    box.wait_until(lambda: not box.picture.has("1/1"), "the end of the counter")
    assert box.picture.find("OK")[1] - box.picture.find("Which?")[1] == 4


def test_a_quick_producer_is_not_seen_coming(choosing, producer):
    producer.give("one\ntwo\n")
    producer.end()
    box = choosing().wait_for("▸ one")
    assert b"+ " not in box.sent and b"1/2" not in box.sent
    assert box.type(ENTER).finish() == 0


@pytest.mark.parametrize("given,options,code", [
    ("", [], 8), ("one\n", ["--multiple", "--min-picks", "2"], 8), ("one", ["--tags"], 65),
    ("a:b\n", ["--fields", "value,key", "--delimiter", ":"], 0)])
def test_nothing_to_choose_from_is_known_at_the_end(choosing, producer, given, options, code):
    box = choosing(*options)
    producer.give(given)
    producer.end()
    if code == 0:
        box.wait_for("▸").type(b"b")
    assert (box.finish(), box.complaints.count("\n"), box.leftovers()) == (code, 1 if code else 0, [])


def test_a_row_that_cannot_be_ends_the_list(choosing, producer):
    box = choosing("--fields", "key,value", "--delimiter", ":")
    producer.give("a:one\n")
    box.wait_for("1/1+")
    producer.give("ab:two\n")
    assert (box.finish(), box.leftovers()) == (65, [])
    assert "row 2" in box.complaints


def test_rows_with_parts_come_too(choosing, producer):
    box = choosing(*PARTS)
    producer.give("1:one:A\n2:two:")
    box.wait_for("▸ one").wait_for("A ──")
    producer.give("B\n")
    box.wait_for("B ──").wait_for("two")
    assert (box.type(END + ENTER).finish(), box.output) == (0, "2\n")


@pytest.mark.parametrize("options,first,rest,sign,value", [
    (["--selected", "two"], "one\n", "two\n", "▸ two", "two\n"),
    (["--multiple", "--selected", "two"], "one\n", "two\n", "1 of 20002 ticked", "two\n"),
    (["--fields", "value,state", "--delimiter", ":"], "one:\n", "two:on\n", "▸ two", "two\n"),
    (["--plain"], "one\n", "two\n", "2) two", "one\n"),
])
def test_what_needs_the_last_row_waits_for_it(choosing, producer, options, first, rest, sign, value):
    producer.give(first)
    box = choosing(*options)
    # All that could be shown would have been sent when the pipe is empty and the time is over; only then comes the rest.
    os.set_blocking(producer.pipe.writing, False)
    producer.give("x:\n" * 20_000 if ":" in options else "x\n" * 20_000)
    assert box.sent == b""
    producer.give(rest)
    producer.end()
    box.wait_for(sign if options != ["--plain"] else "A number from 1").type(ENTER)
    assert (box.finish(), box.output) == (0, value)


def test_a_second_row_shows_that_the_first_is_not_the_only_one(choosing, producer):
    producer.give("one\n")
    box = choosing("--one")
    producer.give("two\n")
    box.wait_for("1/2+")
    assert (box.type(ENTER).finish(), box.output) == (0, "one\n")


def test_the_only_row_is_known_at_the_end(choosing, producer):
    box = choosing("--one")
    producer.give("one\n")
    producer.end()
    assert (box.finish(), box.output, box.sent) == (0, "one\n", b"")


@pytest.mark.parametrize("options,code,value", [(["--answer", "two"], 0, "two\n"), (["--assume-default"], 0, "one\n")])
def test_where_nobody_is_asked_all_rows_are_read(choosing, producer, options, code, value):
    box = choosing(*options, **NOWHERE)
    producer.give("one\n")
    producer.give("two\n")
    producer.end()
    assert (box.finish(), box.output) == (code, value)


def test_rows_come_from_a_named_pipe(script):
    run = script('mkfifo "$HOME/p"; (echo one; echo two; exec sleep 60) > "$HOME/p" & toast --choose --rows "$HOME/p" "Which?"; echo "code $?"; kill $!')
    run.wait_for("1/2+").type(END + ENTER).wait_for("two").wait_for("code 0")
    assert run.finish() == 0


def test_a_million_rows_come(toast, script, tmp_path):
    (tmp_path / "rows").write_text("".join(f"{n} of many\n" for n in range(1, 1_000_001)))
    run = script('cat "$HOME/rows" | toast --choose "Which?"').wait_for("1/1000000 ").type(END).wait_for("▸ 1000000 of many")
    assert run.type(ENTER).finish() == 0


def test_a_resize_while_rows_come(choosing, producer):
    producer.give("one\n")
    box = choosing().wait_for("1/1+").resize(40, 10)
    producer.give("two\n")
    box.wait_for("1/2+")
    assert (box.type(END + ENTER).finish(), box.output, box.leftovers()) == (0, "two\n", [])
