"""Every way out: signals, crashes, hang-ups, stops. The terminal is as it was found, and the end is told truly."""

import select
import shutil
import signal
import termios

import pytest

from motion import seen_moving
from pairs import together
from picture import Picture
from processes import is_writing, waits_for_a_lock
from terminal import PATIENCE, TTY, pictures

STILL = {"TOAST_MOTION": "0"}
ENDING = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT]
# Nobody has business to send these; a forgotten alarm or a limit of processor time does it all the same.
UNEXPECTED = [signal.SIGUSR1, signal.SIGUSR2, signal.SIGALRM, signal.SIGVTALRM, signal.SIGPROF, signal.SIGXCPU,
              signal.SIGIO, signal.SIGPWR, signal.SIGSTKFLT, signal.SIGRTMIN, signal.SIGRTMAX]
CRASHES = [signal.SIGSEGV, signal.SIGABRT, signal.SIGBUS, signal.SIGILL, signal.SIGFPE, signal.SIGTRAP, signal.SIGSYS]

STATES = {
    "box": (["--alert", "Go?"], {}, "Cancel"),
    "box popping in": (["--alert", "--animation", "pop", "Go?"], {}, "Go?"),
    "box on the console": (["--alert", "Go?"], {"TERM": "linux"}, "Cancel"),
    "box below the cursor": (["--alert", "Go?"], {"TERM": "vt100"}, "Cancel"),
    "box inline": (["--input", "--inline", "--keep", "Go?"], {}, "Cancel"),
    "box of line drawing": (["--alert", "Go?"], {"LANG": "C"}, "Cancel"),
    "prompt": (["--alert", "--plain", "Go?"], {}, "[1]"),
    "toast resting": (["--duration", "60", "Saved"], STILL, "Saved"),
    "toast coming": (["--duration", "60", "Saved"], {}, "▄"),
    "toast with a key": (["--action", "undo=Undo", "--duration", "60", "Saved"], STILL, "Undo"),
    "toast with keys": (["--action", "a=A", "--action", "b=B", "--duration", "60", "Saved"], STILL, "Saved"),
    "toast inline": (["--duration", "60", "--via", "inline", "Saved"], STILL, "Saved"),
}


# Whatever the state, each signal takes the same way out: every state meets two of the four.
@pytest.mark.parametrize("state,number", together([*STATES, *STATES], ENDING))
def test_a_signal_restores_the_terminal_and_is_died_of(toast, state, number):
    words, variables, text = STATES[state]
    run = toast(*words, **variables).wait_for(text).signal(number)
    assert (run.finish(), run.output, run.leftovers()) == (-number, "", [])
    if state != "prompt":
        assert run.picture.text().strip() == ""


# That every signal is caught is proved here; what is written then was prepared before, in each state.
@pytest.mark.parametrize("number,state", together(
    CRASHES + UNEXPECTED + CRASHES, ["box", "toast resting", "box on the console", "toast inline", "box inline", "box of line drawing"]))
def test_a_crash_restores_the_terminal(toast, state, number):
    words, variables, text = STATES[state]
    run = toast(*words, **variables).wait_for(text).signal(number)
    assert (run.finish(), run.leftovers(), run.picture.text().strip()) == (-number, [], "")


def test_a_box_that_was_stopped_from_outside_is_drawn_whole_again(toast):
    run = toast("--alert", "Go?").wait_for("Cancel").signal(signal.SIGSTOP)
    at = len(run.sent)
    # What a shell would write meanwhile.
    run.picture.feed(b"\x1b[1;1H\x1b[2Jstopped")
    run.signal(signal.SIGCONT).wait_for_sent("╯".encode(), at).wait_for("Cancel")
    assert not run.picture.has("stopped")
    assert (run.type(b"c").finish(), run.leftovers()) == (1, [])


def test_remapped_signal_characters_count(script):
    run = script("stty intr ^X; toast --alert Go?; echo went on").wait_for("Cancel").type(b"\x03")
    run.type(b"\x18")
    assert run.finish() == -signal.SIGINT
    assert b"went on" not in run.sent


@pytest.mark.parametrize("number,words", together(ENDING, [["--alert", "Second"], ["Second"]]))
def test_a_signal_ends_the_wait_for_a_turn(toast, number, words):
    first = toast("--alert", "First", controlling=False, stdin=TTY).wait_for("First")
    second = toast("--tty", first.path, *words)
    second.wait_until(lambda: waits_for_a_lock(second.pid), "waiting").signal(number)
    assert second.finish() == -number
    assert (first.type(b"\r").finish(), first.leftovers()) == (0, [])
    assert b"Second" not in first.sent


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP, signal.SIGQUIT], ids=lambda number: number.name)
def test_a_signal_that_was_ignored_stays_ignored(script, number):
    run = script(f"trap '' {number.name[3:]}; exec toast --alert --print Go?").wait_for("Cancel").signal(number).type(b"\tc")
    assert run.finish() == 1


@pytest.mark.parametrize("shell", ["bash --norc", "dash", "zsh -f"])
def test_control_c_ends_the_loop_around(script, shell):
    run = script("while :; do toast --confirm Go; done", shell).wait_for("Yes").type(b"\x03")
    assert run.finish() in (-signal.SIGINT, 130)
    assert run.leftovers() == []


@pytest.mark.parametrize("keys,number", [(b"\x03", signal.SIGINT), (b"\x1b[99;5u", signal.SIGINT), (b"\x1c", signal.SIGQUIT)])
def test_keys_that_are_signals(toast, keys, number):
    run = toast("--alert", "Go?").wait_for("Cancel").type(keys)
    assert (run.finish(), run.output, run.leftovers()) == (-number, "", [])


def test_control_c_in_a_prompt(toast):
    run = toast("--alert", "--plain", "Go?").wait_for("[1]").type(b"\x03")
    assert (run.finish(), run.leftovers()) == (-signal.SIGINT, [])


def test_control_c_during_a_toast(script):
    run = script("toast --duration 60 Saved; echo not reached", **STILL).wait_for("Saved").type(b"\x03")
    assert run.finish() == -signal.SIGINT
    assert run.leftovers() == [] and not run.picture.has("not reached")


@pytest.mark.parametrize("words", [["--alert", "Go?"], ["--alert", "--plain", "Go?"], ["--duration", "60", "Go?"]])
def test_a_terminal_that_hangs_up_ends_the_program(toast, words):
    run = toast(*words, **STILL).wait_for("Go?").hang_up()
    assert run.finish() == -signal.SIGHUP


def test_a_terminal_that_takes_no_output_does_not_keep_the_program(toast):
    run = toast("--alert", "Go?").wait_for("Cancel")
    termios.tcflow(run.slave, termios.TCOOFF)
    run.resize_quietly(60, 20).wait_until(lambda: is_writing(run.pid), "a write that does not end").signal(signal.SIGTERM)
    ended, _, _ = select.select([run.pidfd], [], [], PATIENCE)
    termios.tcflow(run.slave, termios.TCOON)
    assert ended and run.finish() == -signal.SIGTERM
    assert run.modes() == run.modes_before


@pytest.mark.parametrize("words", [
    ["--duration", "60", "Go?"], ["--top", "--duration", "60", "Go?"], ["--via", "inline", "--duration", "60", "Go?"],
    ["--alert", "Go?"], ["--input", "Go?"]])
def test_further_signals_do_not_keep_a_full_terminal_from_being_restored(toast, words):
    run = toast(*words, **STILL).wait_for("Go?")
    termios.tcflow(run.slave, termios.TCOOFF)
    for _ in range(3):
        run.signal(signal.SIGTERM)
        ended, _, _ = select.select([run.pidfd], [], [], 0.3)
        assert not ended
    termios.tcflow(run.slave, termios.TCOON)
    assert (run.finish(), run.leftovers(), run.picture.text().strip()) == (-signal.SIGTERM, [], "")


def test_a_command_tells_its_code_though_the_terminal_is_full(script):
    command = "trap 'exit 7' TERM; while :; do sleep 0.1; done"
    run = script(f'exec toast --run Waiting -- sh -c "{command}"', **STILL).wait_for("Waiting")
    termios.tcflow(run.slave, termios.TCOOFF)
    for _ in range(3):
        select.select([run.signal(signal.SIGTERM).pidfd], [], [], 0.3)
    termios.tcflow(run.slave, termios.TCOON)
    assert (run.finish(), run.leftovers()) == (7, [])


@pytest.mark.parametrize("shell", ["bash --norc --noprofile -i", "zsh -f -i"])
def test_a_box_in_the_background_stops_until_it_is_brought_forward(terminal, shell):
    run = prompt_of(terminal, shell)
    run.type(b"toast --alert Go & until jobs | grep -q 'topped\\|uspended'; do :; done; echo sto''od\n")
    run.wait_until(lambda: b"stood" in run.sent, "the stop")
    assert b"?1049h" not in run.sent and b"Cancel" not in run.sent
    run.type(b"fg\n").wait_for("Cancel").type(b"c").wait_until(lambda: not run.picture.is_alternate, "the end of the box")
    run.type(b"exit\n").wait_until(lambda: run.status is not None, "the end of the shell")
    assert run.leftovers() == []


def test_a_box_that_is_ended_in_the_background_dies_by_the_signal(script, tmp_path):
    run = script("set -m; toast --alert Go & until jobs | grep -q topped; do :; done; kill %1; while jobs %1 >>$HOME/jobs 2>&1; do :; done", "bash --norc")
    assert run.finish() == 0 and run.leftovers() == [] and not run.picture.has("nterrupted")
    # The shell tells it once, by itself or when it is asked.
    assert "Terminated" in run.picture.text() + (tmp_path / "jobs").read_text()


def test_a_box_within_a_box_does_not_leave_the_screen_of_the_other(toast):
    run = toast("--alert", "Go?", TOAST_ALT="1").wait_for("Cancel").type(b"c")
    assert (run.finish(), run.leftovers()) == (1, [])
    assert b"?1049" not in run.sent


def test_two_signals_at_once_are_one_end(toast):
    run = toast("--alert", "Go?").wait_for("Cancel").signal(signal.SIGTERM).signal(signal.SIGTERM)
    assert (run.finish(), run.leftovers()) == (-signal.SIGTERM, [])


def test_a_killed_box_holds_up_nobody(toast):
    first = toast("--alert", "First", controlling=False, stdin=TTY).wait_for("Cancel")
    second = toast("--tty", first.path, "--duration", "0.1", "Second")
    second.wait_until(lambda: waits_for_a_lock(second.pid), "waiting")
    assert first.signal(signal.SIGKILL).finish() == -signal.SIGKILL
    first.wait_for("Second")
    assert second.finish() == 0


@pytest.mark.parametrize("words,text", [(["--alert", "Go?"], "Cancel"), (["--duration", "60", "Saved"], "Saved")])
def test_a_reset_repairs_what_a_killed_program_left(toast, program, words, text):
    run = toast(*words, **STILL).wait_for(text).signal(signal.SIGKILL)
    assert run.finish() == -signal.SIGKILL
    broken = run.leftovers()
    if words[0] == "--alert":
        assert {"modes of the line", "alternate screen", "hidden cursor", "mode 1000", "mode 2004"} <= set(broken)
    run.run(program, "--reset", stdout=TTY)
    assert (run.finish(), run.leftovers_of_output()) == (0, [])
    assert is_for_people(run.modes())


def is_for_people(modes):
    """Whether a person can use a shell on a line with these modes."""
    input_modes, output_modes, _, local_modes = modes[:4]
    return bool(input_modes & termios.ICRNL and output_modes & termios.OPOST) and all(
        local_modes & mode for mode in (termios.ICANON, termios.ECHO, termios.ISIG, termios.IEXTEN, termios.ECHOE))


@pytest.mark.parametrize("term,undone", [("xterm-256color", True), ("linux", False)])
def test_a_reset_takes_the_keys_of_other_programs_back(toast, term, undone):
    run = toast("--reset", TERM=term)
    assert run.finish() == 0
    # Once for each of the two screens.
    assert run.sent.count(b"\x1b[<99u\x1b[=0u\x1b[>4m") == 2 * undone and b"\x1b[4l" in run.sent


def test_a_reset_leaves_a_sane_terminal_alone(script):
    run = script("printf 'one\\ntwo\\n'; toast --reset; echo rc=$?").wait_for("rc=0")
    assert (run.finish(), run.leftovers_of_output(), is_for_people(run.modes())) == (0, [], True)
    # It goes on below everything that stands there, which moves up by a row, and by another one behind the last line.
    assert run.picture.scrolled <= 2 and run.picture.find("rc=0")[1] >= 22


def prompt_of(terminal, shell):
    """A terminal on which a shell waits for a line."""
    if not shutil.which(shell.split()[0]):
        pytest.skip(f"{shell} is not here")
    return terminal(PS1="ready> ", ENV="").run(*shell.split(), stdin=TTY, stdout=TTY, stderr=TTY).wait_for("ready>")


SHELLS = ["bash --norc --noprofile -i", "zsh -f -i", "dash -i"]


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize("words,shown", [("--alert Go", "Cancel"), ("--alert --plain Go", "[1]")])
def test_control_z_gives_the_shell_back_and_fg_the_box(terminal, shell, words, shown):
    run = prompt_of(terminal, shell)
    run.type(f"toast {words}; echo rc=$?\n".encode()).wait_for(shown)
    start = len(run.sent)
    run.type(b"\x1a").wait_until(lambda: b"ready> " in run.sent[start:] or b"rc=" in run.sent[start:], "the shell")
    run.drain()
    assert not run.picture.is_alternate and run.picture.cursor_is_seen and 1000 not in run.picture.modes_set
    run.type(b"fg\n")
    start = len(run.sent)
    run.wait_until(lambda: b"fg" in run.sent, "the echo")
    if "--plain" not in words:
        run.wait_until(lambda: run.picture.is_alternate and run.picture.has("Cancel"), "the box again").type(b"c")
    else:
        run.type(b"2\n")
    run.wait_until(lambda: not run.picture.is_alternate, "the end of the box")
    run.type(b"echo sta''tus $?; exit\n").wait_until(lambda: run.status is not None, "the end of the shell")
    assert run.leftovers() == []


def test_a_stop_from_outside_and_a_continuation(toast):
    run = toast("--alert", "Go?").wait_for("Cancel")
    start = len(run.sent)
    # The program's group is orphaned here, so the system drops the stop; the box must be whole again all the same.
    run.signal(signal.SIGTSTP).wait_for_sent(b"\x1b[?1049l", start).wait_for("Cancel").type(b"c")
    assert (run.finish(), run.leftovers()) == (1, [])


@pytest.mark.parametrize("options,code,word", [
    ([], 5, ""), (["--timeout-answer", "cancel"], 1, "Cancel\n"), (["--timeout-answer", "ok"], 0, "OK\n")])
def test_the_time_runs_out(toast, options, code, word):
    run = toast("--alert", "--timeout", "0.2", *options, "Go?").wait_for("Cancel")
    assert (run.finish(), run.output, run.leftovers()) == (code, word, [])


def test_the_time_that_is_left_is_seen_and_a_key_starts_it_anew(toast):
    run = toast("--alert", "--timeout", "60", "Go?").wait_for("1:00").wait_for("59 s").type(b"\t").wait_for("1:00").type(b"\r")
    assert run.finish() == 1


@pytest.mark.parametrize("animation,keys,code", [("pop", b"\r", 0), ("fade", b"c", 1), ("pop", b"\x1b", 6), ("none", b"c", 1)])
def test_a_moving_box_takes_a_key_at_once(toast, animation, keys, code):
    run = toast("--alert", "--animation", animation, "Go?").wait_for("Go?").type(keys)
    assert (run.finish(), run.leftovers()) == (code, [])


def test_a_box_leaves_to_the_side_of_its_answer(toast):
    for keys, is_right in (b"\r", True), (b"c", False):
        def start(keys=keys):
            run = toast("--alert", "--animation", "pop", "Go?").wait_for("Cancel").type(b"\t\t").type(keys)
            run.finish()
            return run

        def columns(run):
            picture = Picture(run.picture.columns, run.picture.lines)
            corners = [picture.find("╭") for _ in pictures(picture, run.sent)]
            # Those of its coming and resting are left out.
            return {corner[0] for corner in corners if corner and not 15 < corner[0] < 30}

        run = seen_moving(start, columns)
        assert min(columns(run)) > 22 if is_right else max(columns(run)) < 22, columns(run)
