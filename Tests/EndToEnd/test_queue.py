"""The toasts of one terminal: one order for all, whoever shows them and however they end; and those whose caller goes on."""

import json
import os
import random
import re
import select
import signal
import subprocess
import time

import pytest

from multiplexer import is_here
from picture import panel
from processes import noted, of_session, waits_for_a_lock
from terminal import PATIENCE, TTY

needs_tmux = pytest.mark.skipif(not is_here("tmux"), reason="tmux is not here")
SHORT = "toast --duration 0.1"


def told(run, pattern=rb"<[^>]*>(?: \([^)]*\))?"):
    """What was shown, in its order; a message that is drawn again counts once."""
    found = []
    for text in re.findall(pattern, run.sent):
        if not found or found[-1] != text.decode():
            found.append(text.decode())
    return found


def records(runtime):
    """The records that are left of toasts."""
    return [name for _, _, names in os.walk(runtime["XDG_RUNTIME_DIR"]) for name in names if name.isdigit()]


def count_in(runtime, name):
    """How many toasts a record stands for: the fifth number in it."""
    for folder, _, names in os.walk(runtime["XDG_RUNTIME_DIR"]):
        if name in names:
            with open(os.path.join(folder, name), encoding="utf-8") as record:
                return int(record.read().split()[4])
    return 0


def waiting(run):
    """How many processes of the terminal's session wait for a lock."""
    return sum(waits_for_a_lock(process) for process in of_session(run.pid))


def hold(run, count):
    """Waits until so many toasts wait behind the first one, and lets that go."""
    run.wait_until(lambda: waiting(run) == count, f"{count} that wait")
    run.type(b"\n")


def behind_one(*lines):
    """A script in which one toast is seen until a line is typed, and others come meanwhile, each after the one before.

    A line that begins with = is a toast that leaves no record of its own.
    """
    wait = 'until [ "$(ls "$XDG_RUNTIME_DIR"/toast/*/ | grep -c "^[0-9]")" = %d ]; do :; done; '
    count = 1
    script = "toast --id first --duration 60 '<first>' & " + wait % count
    for line in lines:
        count += not line.startswith("=")
        script += f"{line.removeprefix('=')} & " + wait % count
    return script + "read -r go; toast --close first; wait"


def test_eight_scripts_at_once_show_each_toast_once(script, runtime):
    run = script("for n in 1 2 3 4 5 6 7 8; do sh -c 'toast --duration 0.05 \"<a$0>\"; toast --duration 0.05 \"<b$0>\"' $n & done; wait", **runtime)
    run.finish(5 * PATIENCE)
    assert sorted(told(run)) == sorted(f"<{letter}{n}>" for letter in "ab" for n in range(1, 9))
    for n in range(1, 9):
        assert told(run).index(f"<a{n}>") < told(run).index(f"<b{n}>")
    assert run.leftovers() == [] and records(runtime) == []


def test_they_are_shown_in_the_order_in_which_they_came(script, runtime):
    run = script(behind_one(*(f"{SHORT} '<{n}>'" for n in range(5))), **runtime)
    hold(run, 5)
    run.finish()
    assert told(run) == ["<first>", "<0>", "<1>", "<2>", "<3>", "<4>"]


def test_urgency_orders_those_that_wait(script, runtime):
    run = script(behind_one(
        f"{SHORT} --urgency low '<low>'", f"{SHORT} '<normal>'", f"{SHORT} --urgency critical '<critical>'",
        f"{SHORT} --urgency critical '<too>'"), **runtime)
    hold(run, 4)
    run.finish()
    assert told(run) == ["<first>", "<critical>", "<too>", "<normal>", "<low>"]


@pytest.mark.parametrize("language,sign", [("C.UTF-8", "×"), ("C", "x")])
def test_equal_ones_that_wait_become_one(script, runtime, language, sign):
    run = script(behind_one(
        f"{SHORT} '<same>'", f"={SHORT} '<same>'", f"={SHORT} '<same>'", f"{SHORT} --warning '<same>'"),
        LANG=language, **runtime)
    run.wait_until(lambda: waiting(run) == 2 and count_in(runtime, "2") == 3, "three that are one")
    run.type(b"\n").finish()
    assert [text for text in told(run) if "same" in text] in (
        [f"<same> ({sign}3)", "<same>"], ["<same>", f"<same> ({sign}3)"])


@pytest.mark.parametrize("one,other", [
    ("--percent 10 '<x>'", "--percent 90 '<x>'"), ("'<x>'", "--icon ! '<x>'"), ("'<x>'", "--bell '<x>'"),
    ("\"<x>$(printf %5000d 1)\"", "\"<x>$(printf %5000d 2)\"")])
def test_unequal_ones_do_not_become_one(script, runtime, one, other):
    run = script(behind_one(f"{SHORT} {one}", f"{SHORT} {other}"), **runtime)
    hold(run, 2)
    assert run.finish() == 0 and b"(\xc3\x97" not in run.sent


@pytest.mark.parametrize("count", [1, 4])
def test_more_than_are_seen_come_and_go_in_motion(script, runtime, count):
    words = f'for n in $(seq {count}); do toast --stack 2 --duration 0.2 "<$n>" & done; wait'
    run = script(words, **{**runtime, "TOAST_MOTION": "1"})
    assert (run.finish(5 * PATIENCE), run.leftovers()) == (0, [])
    # In motion a text may come in pieces.
    assert all(run.has_shown(f"<{n}>") for n in range(1, count + 1))


def test_of_very_many_the_oldest_are_left_to_the_history(script, runtime, tmp_path):
    run = script("toast --id first --duration 60 '<first>' & " + 'until [ -e "$XDG_RUNTIME_DIR"/toast/*/1 ]; do :; done; '
                 "for n in $(seq 130); do toast --duration 0.01 \"<$n>\" & done; read -r go; toast --close first; wait; printf end",
                 TOAST_HISTORY="1", **runtime)
    history = tmp_path / ".local/state/toast/history"
    run.wait_until(lambda: len(records(runtime)) == 101 and history.read_text().count("\n") == 31, "those that are left out")
    run.type(b"\n")
    assert run.finish(5 * PATIENCE) == 0
    assert b"+30 more" in run.sent and len(set(told(run))) == 101
    texts = [json.loads(line)["text"] for line in history.read_text().splitlines()]
    assert sorted(texts) == sorted(["<first>", *(f"<{n}>" for n in range(1, 131))])
    assert records(runtime) == [] and os.listdir(tmp_path / "run/toast") == []


@pytest.mark.parametrize("words", ["", "--id a --stack 2", "--wait"])
def test_without_a_place_for_its_record_a_toast_is_shown(script, runtime, words):
    run = script(f"ulimit -f 0; {SHORT} {words} '<a>'; echo rc=$?; {SHORT} '<b>'", "bash", **{**runtime, "TOAST_HISTORY": "1"})
    assert run.finish() == 0 and told(run) == ["<a>", "<b>"] and b"rc=153" not in run.sent


def test_nothing_stays_in_the_runtime_directory(script, runtime, tmp_path):
    run = script(f"for n in 1 2 3; do {SHORT} \"<$n>\" & done; wait; toast --close-all; toast --doctor >/dev/null; printf end", **runtime)
    assert run.finish() == 0 and os.listdir(tmp_path / "run/toast") == []


def test_without_a_runtime_directory_they_take_turns(script):
    run = script("for n in 1 2 3; do toast --duration 0.1 \"<$n>\" & done; wait", TOAST_MOTION="0")
    run.finish()
    assert sorted(told(run)) == ["<1>", "<2>", "<3>"]


def test_whoever_shows_them_they_take_turns(script, runtime, tmp_path):
    # Persons have runtime directories of their own, and some have none.
    for name in "other", "third":
        (tmp_path / name).mkdir(mode=0o700)
    run = script(
        "seq 40; for n in 1 2; do toast --duration 0.1 \"<a$n>\" & XDG_RUNTIME_DIR=$HOME/other toast --duration 0.1 \"<b$n>\" & "
        "env -u XDG_RUNTIME_DIR toast --duration 0.1 \"<c$n>\" & done; wait; printf end", **runtime)
    run.finish()
    assert sorted(told(run)) == sorted(f"<{letter}{n}>" for letter in "abc" for n in (1, 2))
    # One gap is closed before the next is opened.
    assert re.findall(rb"\x1b\[3[LM]", run.sent) == [b"\x1b[3L", b"\x1b[3M"] * 6
    end = run.picture.rows.index("end")
    assert run.picture.rows[:end] == [str(n) for n in range(41 - end, 41)] and run.leftovers() == []


def test_a_runtime_directory_that_others_may_write_to_is_not_used(script, runtime):
    os.chmod(runtime["XDG_RUNTIME_DIR"], 0o777)
    script(f"{SHORT} '<a>'", **runtime).finish()
    assert os.listdir(runtime["XDG_RUNTIME_DIR"]) == []


def test_a_name_replaces_what_is_seen_at_once(script, runtime):
    run = script("toast --id a --duration 60 '<old>' & p=$!; read -r go; toast --id a --duration 60 '<new>' & "
                 "wait $p; echo old=$?; read -r go; toast --close a; wait; echo end", **runtime)
    run.wait_for("<old>").type(b"\n").wait_for("<new>").wait_for("old=0")
    assert not run.picture.has("<old>")
    run.type(b"\n").finish()
    assert run.leftovers() == []


def test_how_much_is_done_is_told_in_place(script, runtime):
    # Each takes the place of the one before, which ends with 0.
    loop = "p=; for n in 10 40 90; do toast --id p --percent $n --duration 60 Sync & [ -z \"$p\" ] || wait $p; [ $? = 0 ] || echo bad; p=$!; read -r go; done; toast --close p; wait"
    run = script("seq 40; " + loop + "; printf end", **runtime)
    places = set()
    for percent in 10, 40, 90:
        run.wait_for(f"{percent}%")
        places.add((run.picture.find("Sync"), panel(run.picture)))
        assert run.picture.text().count("Sync") == 1
        run.type("\n")
    run.finish()
    rows = [row for row in run.picture.rows if row]
    assert rows == [*(str(n) for n in range(42 - len(rows), 41)), "end"]
    assert len(places) == 1 and not run.picture.has("bad") and run.leftovers() == []


@pytest.mark.parametrize("words,code", [("toast --close a", 7), ("toast --id a --duration 0.1 '<new>'", 7)])
@pytest.mark.parametrize("asks", ["--wait", "--action undo"])
def test_whoever_waits_for_an_answer_is_told_that_it_was_replaced(script, runtime, words, code, asks):
    run = script(f"toast --id a {asks} --duration 60 '<old>' & p=$!; read -r go; {words}; wait $p; echo rc=$?", "bash", **runtime)
    run.wait_for("<old>").type(b"\n").wait_for(f"rc={code}")
    run.finish()
    assert run.leftovers() == []


def test_a_name_replaces_what_waits(script, runtime):
    run = script(behind_one(f"{SHORT} --id a '<old>'", f"{SHORT} '<other>'", f"={SHORT} --id a '<new>'"), **runtime)
    run.wait_until(lambda: waiting(run) == 2 and sorted(records(runtime)) == ["1", "3", "4"], "the end of the old one")
    run.type(b"\n").finish()
    assert told(run) == ["<first>", "<new>", "<other>"]


def test_closing_all_ends_those_that_wait_too(script, runtime):
    run = script("toast --duration 60 '<a>' & toast --duration 60 '<b>' & read -r go; toast --close-all; wait; echo rc=$?", **runtime)
    run.wait_until(lambda: told(run) and waiting(run) == 1).type(b"\n").wait_for("rc=0")
    run.finish()
    assert len(told(run)) == 1 and records(runtime) == []


def test_nobody_of_that_name_is_no_error(script, runtime):
    assert script("toast --close nobody && toast --close-all", **runtime).finish() == 0


@pytest.mark.parametrize("seed", range(3))
def test_a_kill_at_any_moment_blocks_nobody(script, runtime, seed):
    chance = random.Random(seed)
    run = script("toast --id first --duration 60 '<first>' & for n in 1 2 3 4 5 6; do toast --duration 0.4 \"<$n>\" & done; read -r go; "
                 "toast --close first; wait; toast --duration 0.1 '<last>'; echo end", **runtime)
    run.wait_until(lambda: len(records(runtime)) == 7, "all of them")
    toasts = [process for process in of_session(run.pid) if process != run.pid]
    run.type(b"\n")
    for _ in range(4):
        moment = len(run.sent) + chance.randrange(1, 400)
        run.wait_until(lambda: len(run.sent) >= moment or run.status is not None or b"<last>" in run.sent, "some output")
        try:
            os.kill(toasts.pop(chance.randrange(len(toasts))), signal.SIGKILL)
        except ProcessLookupError:
            pass
    assert run.finish(5 * PATIENCE) == 0
    assert told(run)[-1] == "<last>" and records(runtime) == []


def test_a_stopped_one_holds_up_nobody(script, runtime):
    run = script("toast --duration 60 '<a>' & p=$!; read -r go; kill -STOP $p; toast --duration 0.1 '<b>'; echo rc=$?; kill -KILL $p", **runtime)
    run.wait_for("<a>").type(b"\n").wait_for("rc=0")
    run.finish()


def test_several_are_seen_at_once_and_the_last_tells_how_many_wait(script, runtime, program):
    run = script("seq 40; for n in 1 2 3 4 5; do toast --stack 3 --id $n --duration 60 \"<$n>\" & done; wait; printf end", **runtime)

    def seen():
        return [n for n in range(1, 6) if run.picture.has(f"<{n}>")]

    run.wait_until(lambda: run.picture.has("+2 more") and len(seen()) == 3, "three that are seen and two that wait")
    for left in range(4, -1, -1):
        first = seen()[0]
        subprocess.run([program, "--tty", run.path, "--close", str(first)], env=run.environment, check=True, timeout=PATIENCE)
        run.wait_until(lambda: first not in seen() and len(seen()) == min(left, 3), "the next ones")
    run.finish()
    assert sorted(set(told(run))) == [f"<{n}>" for n in range(1, 6)]
    rows = run.picture.rows
    end = rows.index("end")
    assert rows[:end] == [str(n) for n in range(41 - end, 41)] and not any(rows[end + 1:])
    assert run.leftovers() == []


@pytest.mark.parametrize("stopped", [1, 2, 3])
@pytest.mark.parametrize("order", ["123", "321", "213"])
def test_of_a_stack_one_that_is_stopped_leaves_no_rows(script, runtime, stopped, order):
    others = [n for n in order if n != str(stopped)]
    run = script("stty -echo; seq 40; for n in 1 2 3; do toast --stack 3 --id $n --duration 60 \"<$n>\" & eval p$n=$!; "
                 "until [ \"$(ls \"$XDG_RUNTIME_DIR\"/toast/*/ 2>/dev/null | grep -c '^[0-9]')\" = $n ]; do :; done; done; read -r go; "
                 f"kill -STOP $p{stopped}; for n in {' '.join(others)}; do toast --close $n; eval wait \\$p$n; done; kill -CONT $p{stopped}; toast --close-all; wait; printf end; stty echo",
                 "bash", **runtime)
    run.wait_until(lambda: all(run.picture.has(f"<{n}>") for n in (1, 2, 3)), "all").type(b"\n")
    run.finish()
    expect_rows_as_before(run)


# The four seconds that one has for itself.
def test_beside_one_that_has_stood_long_others_are_seen(script, runtime):
    run = script("seq 40; toast --duration 60 --id long '<long>' & read -r go; for n in 1 2; do toast --duration 60 --id $n \"<$n>\" & done; "
                 "for n in 1 2; do read -r n; toast --close $n; done; read -r go; toast --close long; wait; printf end", **runtime)
    run.wait_for("<long>").type(b"\n")
    run.wait_until(lambda: run.picture.has("<1>") or run.picture.has("<2>"), "one beside it")
    names = ["1", "2"] if run.picture.has("<1>") else ["2", "1"]
    assert run.picture.find(f"<{names[0]}>")[1] == run.picture.find("<long>")[1] - 3
    assert not run.picture.has(f"<{names[1]}>")
    run.type(f"{names[0]}\n").wait_for(f"<{names[1]}>")
    assert run.picture.has("<long>") and not run.picture.has(f"<{names[0]}>")
    run.type(f"{names[1]}\n").wait_until(lambda: not run.picture.has(f"<{names[1]}>"), "the end of the second")
    assert run.picture.has("<long>")
    run.type(b"\n").finish()
    assert run.picture.has("end") and "<" not in run.picture.text() and run.leftovers() == []


@pytest.mark.parametrize("place", ["--top", "--center"])
def test_where_rows_would_be_lost_a_stack_is_an_order(script, runtime, place):
    run = script(f"seq 40; for n in 1 2 3; do toast {place} --stack 3 --duration 0.2 \"<$n>\" & done; wait; printf end", **runtime)
    run.finish()
    assert sorted(told(run)) == ["<1>", "<2>", "<3>"]
    assert run.picture.rows[:run.picture.rows.index("end")][-1] == "40" and run.leftovers() == []


# -- one in the place of another ---------------------------------------------------------------------------------------


INSERTED, DELETED = re.compile(rb"\x1b\[\d*L"), re.compile(rb"\x1b\[\d*M")


def moves(run):
    """How often rows were opened, and how often closed."""
    return len(INSERTED.findall(run.sent)), len(DELETED.findall(run.sent))


def step_by_step(toasts, end="toast --close p; wait; printf end"):
    """A script that starts each toast after a line is typed, when the screen is full."""
    return "stty -echo; seq 40; " + " ".join(f"{words} & read -r go;" for words in toasts) + f"{end}; stty echo"


def expect_rows_as_before(run):
    """Checks that the rows above the end of a script are those of `seq 40`."""
    rows = run.picture.rows
    end = rows.index("end")
    assert rows[:end] == [str(n) for n in range(41 - end, 41)] and not any(rows[end + 1:])
    assert run.leftovers() == []


@pytest.mark.parametrize("motion", ["0", "1"])
@pytest.mark.parametrize("place", ["--bottom", "--top", "--center", "--bottom --stack 2"])
def test_ten_in_the_place_of_each_other_open_one_gap(script, runtime, motion, place):
    run = script(step_by_step(f"toast {place} --id p --percent {n} --duration 60 '<{n}>'" for n in range(1, 10)),
                 **{**runtime, "TOAST_MOTION": motion})
    for n in range(1, 10):
        run.wait_for(f"<{n}>")
        assert n == 1 or not run.picture.has(f"<{n - 1}>")
        run.wait_until(lambda: len(records(runtime)) == 1, "the end of the one before").type(b"\n")
    run.finish()
    assert moves(run) == (1, 1) and records(runtime) == []
    expect_rows_as_before(run)


@pytest.mark.parametrize("first,second,count", [
    ("'<1>'", "--top '<2>'", 2), ("'<1>'", "\"<2>$(printf '\\nmore')\"", 2), ("'<1>'", "--stack 2 '<2>'", 2),
    ("'<1>'", "--percent 50 '<2>'", 2), ("'<1>'", "--urgency critical '<2>'", 1), ("'<1>'", "--error --left '<2> is longer'", 1)])
def test_only_the_same_rows_are_taken_over(script, runtime, first, second, count):
    run = script(step_by_step(f"toast --id p --duration 60 {words}" for words in (first, second)), **runtime)
    run.wait_for("<1>").type(b"\n").wait_for("<2>")
    assert not run.picture.has("<1>")
    run.type(b"\n").finish()
    assert moves(run) == (count, count)
    expect_rows_as_before(run)


def test_in_a_stack_the_others_stay_where_they_are(script, runtime):
    stack = "toast --stack 3 --duration 60"
    run = script(step_by_step(
        [f"{stack} '<a>'", f"{stack} --id p '<b>'", f"{stack} '<c>'", f"{stack} --id p '<d>'"], "toast --close-all; wait; printf end"), **runtime)
    run.wait_for("<a>").type(b"\n").wait_for("<b>")
    place = run.picture.find("<b>")
    run.type(b"\n").wait_for("<c>").type(b"\n").wait_for("<d>")
    assert run.picture.find("<d>") == place
    run.type(b"\n").finish()
    assert moves(run) == (3, 3)
    expect_rows_as_before(run)


@pytest.mark.parametrize("how,motion", [("KILL", "0"), ("TERM", "1")])
def test_whoever_is_ended_at_any_moment_leaves_no_gap(script, runtime, how, motion):
    pause = "k=$((n * 7 % 30)); while [ $k -gt 0 ]; do k=$((k-1)); /bin/true; done"
    run = script(f"exec 2>/dev/null; seq 40; for n in $(seq 1 40); do toast --id p --duration 0.3 \"<$n>\" & {pause}; [ $((n % 3)) = 0 ] || kill -{how} $!; done; "
                 "wait; TOAST_MOTION=0 toast --duration 0.1 '<last>'; printf end", "bash", **{**runtime, "TOAST_MOTION": motion})
    assert run.finish(5 * PATIENCE) == 0
    assert b"<last>" in run.sent and records(runtime) == []
    expect_rows_as_before(run)


def test_where_a_box_waits_the_terminal_is_given_back_between_the_two(script, runtime):
    run = script("toast --id p --duration 60 '<1>' & read -r go; toast --alert Box </dev/tty & read -r go </dev/tty; toast --id p --duration 0.2 '<2>'; wait",
                 "bash", **runtime)
    run.wait_for("<1>").type(b"\n").wait_until(lambda: waiting(run) == 1, "the box that waits")
    run.type(b"\n").wait_for("Box").type(b"\r").finish()
    assert b"<2>" in run.sent and moves(run) == (2, 2) and run.leftovers() == []


def test_keys_are_those_of_the_one_that_is_seen(script, runtime):
    run = script("toast --id p --action undo=Undo --duration 60 '<1>' & p=$!; read -r go; toast --id p --action undo=Undo --duration 60 '<2>'; echo two=$?; "
                 "wait $p; echo one=$?", "bash", **runtime)
    run.wait_for("<1>").type(b"\n").wait_for("<2>").wait_for("[u] Undo").type(b"u").wait_for("two=0").wait_for("one=7")
    run.finish()
    assert moves(run) == (1, 1) and run.leftovers() == []


@pytest.mark.parametrize("columns,rows", [(60, 24), (80, 15), (100, 40)])
def test_after_another_size_the_rows_are_opened_anew(script, runtime, columns, rows):
    run = script("toast --id p --wait --duration 60 '<1>' & read -r go; toast --id p --duration 60 '<2>' & read -r go; toast --close p; wait; printf end", **runtime)
    run.wait_for("<1>").resize(columns, rows).wait_for("<1>").type(b"\n").wait_for("<2>").type(b"\n").finish()
    assert not run.picture.has("<") and run.leftovers() == []


# -- callers that go on ------------------------------------------------------------------------------------------------


def test_a_detached_toast_leaves_no_trace_where_it_cannot_be_exact(script, runtime):
    run = script("toast --detach '<gone>'; echo rc=$?; TOAST_DETACH=1 toast '<gone>'; echo $(toast --detach '<gone>')done", **runtime)
    assert run.finish() == 0
    assert run.sent == b"rc=0\r\ndone\r\n"


def test_a_terminal_with_notifications_shows_a_detached_toast_so(terminal, program):
    run = terminal(TERM="foot").run(program, "--detach", "Saved", stdout=TTY, stderr=TTY)
    assert run.finish() == 0
    assert run.sent.startswith(b"\x1b]777;notify;") and run.sent.count(b"\x1b") <= 2 and b"Saved" in run.sent
    assert run.leftovers() == []


@pytest.mark.parametrize("words", [["--wait"], ["--action", "undo"]])
def test_whoever_goes_on_cannot_be_told_an_answer(toast, words):
    assert toast("--detach", *words, "Saved", TOAST_OPTIONS="").finish() == 64


def test_a_wrong_file_is_told_to_the_caller(toast):
    assert toast("--detach", "--text-file", "/nowhere").finish() == 66


def test_without_a_terminal_a_detached_toast_is_a_line(toast):
    run = toast("--detach", "Saved", TOAST_INTERACTIVE="0")
    assert (run.finish(), run.complaints) == (0, "Saved\n")


HOOKS = {"bash": 'eval "$(toast --shell-hook bash)"', "zsh": 'eval "$(toast --shell-hook zsh)"', "fish": "toast --shell-hook fish | source"}


@pytest.mark.parametrize("shell,options", [("bash", "--norc --noprofile -i"), ("zsh", "-f -i"), ("fish", "-N -i")])
def test_the_hook_of_a_shell_shows_detached_toasts_before_the_prompt(terminal, runtime, shell, options):
    if not is_here(shell):
        pytest.skip(f"{shell} is not here")
    run = terminal(PS1="ready> ", **runtime).run(shell, *options.split(), stdout=TTY, stderr=TTY)
    run.wait_until_raw()
    run.type(HOOKS[shell].encode() + b"; echo hoo''ked\n")
    run.wait_for("hooked").type(b"toast --success --detach '<sa''ved>'; echo a''ft''er\n").wait_for("success: <saved>")
    assert run.picture.find("after")[1] < run.picture.find("success: <saved>")[1]
    run.type(b"toast --doctor | grep detached; exit\n").wait_for("a line before the next prompt").finish()


def test_the_status_is_as_it_was_after_the_hook(terminal, runtime):
    run = terminal(**runtime).run("bash", "--norc", "--noprofile", "-i", stdout=TTY, stderr=TTY)
    run.wait_until_raw().type(HOOKS["bash"].encode() + b"; PS1='[$?]ready> '\n").wait_for("[0]ready>")
    run.type(b"toast --detach '<x>'; (exit 3)\n").wait_for("<x>").wait_for("[3]ready>")
    run.type(b"exit\n").finish()


@pytest.mark.parametrize("before,after,typed,expected", [
    ("set -e", ":", "! true; false && true", "[1]ready>"),
    ("trap 'echo trap''ped' ERR", ":", "false", "trapped"),
    ("set -u", "unset TOAST_SHELL_HOOK", "(exit 4)", "[4]ready>"),
    ("PROMPT_COMMAND=('X=$?' 'echo \"<$X>\"')", ":", "(exit 5)", "<5>"),
    ("PROMPT_COMMAND='echo \"<$?>\"; '", ":", "(exit 6)", "<6>"),
])
def test_the_hook_leaves_the_rules_of_the_shell_alone(terminal, runtime, before, after, typed, expected):
    run = terminal(**runtime).run("bash", "--norc", "--noprofile", "-i", stdout=TTY, stderr=TTY)
    words = "; ".join(["PS1='[$?]ready> '", before, HOOKS["bash"], HOOKS["bash"], after])
    run.wait_until_raw().type(words.encode() + b"\n").wait_for("[0]ready>")
    at = len(run.sent)
    run.type(typed.encode() + b"\n").wait_for_sent(expected.encode(), at)
    run.type(b"echo a''live; toast --detach '<late>'\n").wait_for("alive")
    if not after.startswith("unset"):
        run.wait_for("<late>")
    run.type(b"exit\n").finish()
    assert b"unbound" not in run.sent and run.sent.count(b"trapped") < 2


def test_a_line_of_another_session_is_not_shown(script, runtime, terminal):
    run = terminal(**runtime)
    for words in ('eval "$(toast --shell-hook bash)"; toast --detach "<old>"', 'eval "$(toast --shell-hook bash)"; toast --flush; echo end'):
        run.run("sh", "-c", words, stdin=TTY, stdout=TTY, stderr=TTY).finish()
    assert run.sent == b"end\r\n"


@needs_tmux
def test_over_tmux_a_stack_stands_in_the_order_of_the_calls(tmux, runtime):
    tmux.run("read -r go; for n in 1 2 3 4 5 6; do toast --stack 6 --detach --duration 60 \"<word$n>\"; done; echo back; read -r end", **runtime)
    tmux.outer.type(b"\n")
    for n in range(1, 7):
        tmux.outer.wait_for(f"<word{n}>")
    rows = [tmux.outer.picture.find(f"<word{n}>")[1] for n in range(1, 7)]
    assert rows == sorted(rows, reverse=True)
    tmux.outer.type(b"\n")


@needs_tmux
def test_over_tmux_the_last_one_that_was_called_is_the_one_that_stays(tmux, runtime):
    tmux.run("read -r go; for n in $(seq 1 30); do toast --id x --detach --duration 60 \"<state$n>\"; done; echo back; read -r end", **runtime)
    tmux.outer.type(b"\n").wait_for("back").wait_for("<state30>")
    tmux.outer.wait_until(lambda: len(records(runtime)) == 1, "the end of all others")
    assert tmux.outer.wait_for("<state30>").picture.has("<state30>")


def test_without_a_runtime_directory_of_the_session_they_know_of_each_other(script):
    run = script("toast --id x --duration 60 '<one>' & read -r go; toast --id x --duration 60 '<two>' & read -r go; toast --close x; wait; "
                 "echo closed", TOAST_MOTION="0", XDG_RUNTIME_DIR="/nowhere")
    run.wait_for("<one>").type(b"\n").wait_for("<two>").type(b"\n").wait_for("closed")
    assert run.finish() == 0 and told(run) == ["<one>", "<two>"]


@needs_tmux
def test_over_tmux_the_prompt_is_back_while_the_toast_is_seen(tmux, runtime):
    tmux.run("exec bash --norc --noprofile -i", PS1="ready> ", **runtime).outer.wait_for("ready>")
    tmux.outer.type(b"clear; stty -a >before; for n in 1 2 3; do toast --detach --id x --duration 60 '<se''en>'; done; echo ba''ck\n")
    tmux.outer.wait_for("back").wait_for("<seen>")
    # What is typed meanwhile is the shell's.
    tmux.outer.type(b"read -r line; echo \"[$line]\"; stty -a >after; cmp before after && echo sa''me; rm before after\n")
    tmux.outer.type("exactly  this é\n".encode()).wait_for("[exactly  this é]").wait_for("same")
    cells = tmux.cells()
    tmux.outer.type(b"toast --close x; clear\n")
    tmux.outer.wait_until(lambda: not tmux.outer.picture.has("<seen>"), "the end of the toast")
    assert not any("<seen>" in row for row in cells)
    tmux.outer.wait_until(lambda: records(runtime) == [], "the end of its record").type(b"exit\n").finish()


@needs_tmux
def test_with_the_multiplexer_all_that_wait_are_gone(tmux, runtime, tmp_path):
    tmux.run("for n in $(seq 30); do toast --detach --urgency critical --duration 60 \"<$n>\"; done; tmux wait-for -S called; exec cat", **runtime)
    tmux.wait("called").outer.wait_until(lambda: len(records(runtime)) == 30, "all of them")
    toasts = [os.pidfd_open(int(record.read_text().split()[1])) for record in (tmp_path / "run/toast").glob("*/[0-9]*")]
    tmux.ask("kill-server")
    assert len(toasts) == 30 and all(select.select([toast], [], [], PATIENCE)[0] for toast in toasts)
    assert os.listdir(tmp_path / "run/toast") == []


@needs_tmux
def test_over_tmux_a_toast_that_stands_still_sleeps(tmux, runtime, tmp_path):
    tmux.run(f"sh -c 'echo $$ >{tmp_path}/pid; exec toast --duration 60 \"<still>\"'", **runtime)
    tmux.outer.wait_for("<still>")

    def wakeups():
        """How often the toast has slept and been woken so far (proc(5))."""
        with open(f"/proc/{noted(tmux.outer, tmp_path / 'pid')}/status", encoding="utf-8") as status:
            return int(re.search(r"^voluntary_ctxt_switches:\s*(\d+)", status.read(), re.M)[1])

    def pass_seconds(seconds):
        end = time.monotonic() + seconds
        tmux.outer.wait_until(lambda: time.monotonic() > end)

    pass_seconds(1)
    before = wakeups()
    pass_seconds(1.5)
    assert wakeups() - before < 10


@needs_tmux
def test_over_tmux_several_stand_one_above_the_other(tmux, runtime):
    tmux.run("for n in 1 2 3 4; do toast --detach --stack 3 --duration 60 \"<$n>\"; done; tmux wait-for end; toast --close-all; tmux wait-for gone", **runtime)

    def rows():
        found = [tmux.outer.picture.find(f"<{n}>") for n in range(1, 5)]
        return sorted(place[1] for place in found if place)

    tmux.outer.wait_until(lambda: rows() == [16, 19, 22] and tmux.outer.picture.has("+1 more"), "three that are seen")
    tmux.tell("end").outer.wait_until(lambda: "<" not in tmux.outer.picture.text(), "the end of all")
    tmux.tell("gone").outer.finish()


@needs_tmux
@pytest.mark.parametrize("place", ["--bottom", "--center"])
def test_over_tmux_a_reminder_holds_up_nobody(tmux, runtime, place):
    tmux.run(f"toast --detach --id long --center --duration 3600 '<long>'; toast {place} --detach --duration 60 '<short>'; tmux wait-for end; "
             "toast --close-all; tmux wait-for gone", **runtime)
    tmux.outer.wait_until(lambda: tmux.outer.picture.has("<long>") and tmux.outer.picture.has("<short>"), "both")
    tmux.tell("end").outer.wait_until(lambda: "<" not in tmux.outer.picture.text(), "the end of all")
    tmux.tell("gone").outer.finish()


# -- what is remembered ------------------------------------------------------------------------------------------------


def test_nothing_is_remembered_unless_it_is_wanted(script, runtime, tmp_path):
    run = script(f"{SHORT} '<a>'; toast --history 2>/dev/null; toast --history --json 2>/dev/null; echo end", **runtime)
    run.finish()
    assert run.picture.text().strip() == "end" and os.listdir(tmp_path / ".local/state") == []


def test_an_empty_history_says_why(script, runtime):
    run = script("toast --history; TOAST_HISTORY=1 toast --history", **runtime)
    assert run.finish() == 0 and run.picture.text().count("only with TOAST_HISTORY=1") == 1


def test_the_history_has_what_was_shown(script, runtime, tmp_path):
    run = script(f"{SHORT} --id i '<a \"b\">'; {SHORT} --warning --title T '<c>' 2>/dev/null; toast --plain '<plain>'; toast --history --json >{tmp_path}/all; "
                 "toast --history", TOAST_HISTORY="1", TZ="UTC", **runtime)
    run.finish()
    lines = [json.loads(line) for line in (tmp_path / "all").read_text().splitlines()]
    assert [line["text"] for line in lines] == ['<a "b">', "warning: T: <c>", "<plain>"]
    assert lines[0]["id"] == "i" and lines[1]["style"] == "warning"
    assert re.search(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d <a \"b\">", run.picture.text())
    file = tmp_path / ".local/state/toast/history"
    assert (file.stat().st_mode & 0o777, file.parent.stat().st_mode & 0o777) == (0o600, 0o700)


@pytest.mark.parametrize("variables,folder", [({}, ".local/state/toast"), ({"XDG_STATE_HOME": "new/state"}, "new/state/toast")])
def test_the_folder_of_the_history_is_made(toast, tmp_path, variables, folder):
    variables = {name: str(tmp_path / value) for name, value in variables.items()}
    run = toast("--plain", "Saved", TOAST_HISTORY="1", HOME=str(tmp_path / "."), **variables)
    assert (run.finish(), run.complaints) == (0, "Saved\n")
    made = tmp_path / folder
    assert [path.stat().st_mode & 0o777 for path in (made.parent, made, made / "history")] == [0o700, 0o700, 0o600]


def as_it_should_be(state):
    (state / "toast").mkdir(mode=0o700, parents=True)
    (state / "toast/history").write_text('{"time":0,"text":"old"}\n')
    (state / "toast/history").chmod(0o600)


def linked_folder(state):
    (state / "toast").rename(state / "other")
    (state / "toast").symlink_to(state / "other")


def linked_file(state):
    (state / "toast/history").rename(state / "other")
    (state / "toast/history").symlink_to(state / "other")


def pipe_in_its_place(state):
    (state / "toast/history").unlink()
    os.mkfifo(state / "toast/history", 0o600)


@pytest.mark.parametrize("spoil", [
    lambda state: (state / "toast/history").chmod(0o644), lambda state: (state / "toast/history").chmod(0o620),
    lambda state: (state / "toast").chmod(0o777), linked_folder, linked_file, pipe_in_its_place])
def test_a_history_that_others_can_read_or_have_made_is_refused(toast, tmp_path, spoil):
    state = tmp_path / "state"
    as_it_should_be(state)
    assert toast("--history", XDG_STATE_HOME=str(state)).finish() == 0
    spoil(state)
    run = toast("--plain", "Saved", TOAST_HISTORY="1", XDG_STATE_HOME=str(state))
    assert run.finish() == 0
    assert str(state / "toast") in run.complaints and "not kept" in run.complaints and run.complaints.endswith("Saved\n")
    for options in [], ["--json"]:
        run = toast("--history", *options, XDG_STATE_HOME=str(state))
        assert (run.finish(), run.output) == (66, "")
        assert str(state / "toast") in run.complaints
    files = [path for path in state.rglob("*") if path.is_file()]
    assert all("Saved" not in path.read_text() for path in files)


@pytest.mark.parametrize("words", ["Saved", "--action u=Undo Saved", "--id x --stack 2 Saved"])
def test_with_too_few_descriptors_it_ends_all_the_same(script, runtime, words):
    run = script(f"for n in 4 5 6 7 8 9 10 11 12; do (ulimit -n $n; exec toast --duration 0.05 {words}); done; printf end", "bash", **runtime)
    assert run.finish() == 0
    assert run.picture.has("end") and records(runtime) == [] and run.leftovers() == []
