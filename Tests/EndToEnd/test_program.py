"""The program itself: help, manual, completions, doctor, and where it can start."""

import os
import shutil
import subprocess

import pytest

from multiplexer import is_here
from terminal import PATIENCE, TTY


def run(program, *words, **variables):
    """Runs the program without any terminal of its own; returns status, output and complaints."""
    done = subprocess.run([program, *words], env=variables, capture_output=True, stdin=subprocess.DEVNULL, check=False, timeout=5 * PATIENCE)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


HELP = [["--help"], ["-h"], ["--help=alert"], ["--help=toast"], ["--help=message"], ["--help=confirm"], ["--alert", "--help"]]


@pytest.mark.parametrize("words", HELP, ids=str)
def test_help_fits_and_goes_to_standard_output(program, words):
    status, output, complaints = run(program, *words)
    assert (status, complaints) == (0, "")
    assert output.endswith("\n") and all(len(line) <= 79 for line in output.split("\n"))
    assert "toast" in output and "--title" in output


def test_no_words_are_told_to_be_missing(program):
    status, output, complaints = run(program)
    assert (status, output, complaints.count("\n")) == (64, "", 1) and "toast --help" in complaints


def test_help_on_a_box_tells_its_options_and_no_others(program):
    _, alert, _ = run(program, "--help=alert")
    _, toast, _ = run(program, "--help=toast")
    assert "--cancel-label" in alert and "--duration" not in alert
    assert "--duration" in toast and "--cancel-label" not in toast
    assert run(program, "--alert", "--help")[1] == alert


def test_help_on_a_box_that_does_not_exist_is_64(program):
    status, output, complaints = run(program, "--help=nothing")
    assert (status, output) == (64, "") and "nothing" in complaints


@pytest.mark.parametrize("word", ["--version", "-V"])
def test_the_version(program, word):
    status, output, _ = run(program, word)
    name, number = output.split()
    assert (status, name) == (0, "toast") and all(part.isdigit() for part in number.split("."))


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["--man-page"], ["--schema"], ["--completions", "bash"], ["--doctor"]], ids=str)
def test_words_that_cannot_be_written_are_74(toast, words):
    shown = toast(*words, stdout="/dev/full")
    assert (shown.finish(), shown.sent) == (74, b"")


@pytest.mark.skipif(not is_here("mandoc"), reason="mandoc is not here")
@pytest.mark.parametrize("page", ["toast", "toast-layout"])
def test_the_manual_page_is_clean(program, tmp_path, page):
    status, output, _ = run(program, f"--man-page={page}")
    (tmp_path / page).write_text(output)
    linted = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", tmp_path / page], capture_output=True, check=False)
    assert (status, linted.stdout.decode()) == (0, "")
    for section in ("NAME", "DESCRIPTION", "EXIT STATUS") if page == "toast-layout" else (
            "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "ENVIRONMENT"):
        assert f".SH {section}" in output or f'.SH "{section}"' in output


def complete_bash(program, words):
    script = r"""
      eval "$(toast --completions bash)"
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMP_POINT=${#COMP_LINE}
      definition=$(complete -p toast) function=${definition#*-F } function=${function%% *}
      "$function" toast "${@: -1}" "${@: -2:1}"
      printf '%s\n' "${COMPREPLY[@]}" """
    return ["bash", "--norc", "-c", script, "bash", *words]


def complete_fish(program, words):
    return ["fish", "--no-config", "-c", "toast --completions fish | source; complete -C (string join ' ' -- $argv)", "--", *words]


def complete_zsh(program, words):
    # Completion of zsh works only on a line that is edited, so it gets a terminal of its own (zsh/zpty).
    script = r"""
      zmodload zsh/zpty; zpty inner zsh -f -i
      zpty -w inner "autoload -Uz compinit; compinit -u -D; PS1=; unsetopt beep; zstyle ':completion:*' list-prompt ''; LISTMAX=0; stty rows 100"
      zpty -w inner 'source <(toast --completions zsh); compdef _toast toast; echo rea""dy'
      zpty -r inner seen '*ready*'
      zpty -w -n inner "${(j: :)@}"$'\t\t'
      zpty -r inner seen "*$EXPECTED*" && print -r -- "$seen"
    """
    return ["zsh", "-f", "-c", script, "zsh", *words]


COMPLETIONS = [
    (["toast", "--al"], "--alert"), (["toast", "--alert", "--cancel-l"], "--cancel-label"),
    (["toast", "--style", "war"], "warning"), (["toast", "--position", "top-r"], "top-right"),
    (["toast", "--alert", "--animation", ""], "pop"), (["toast", "--run", "x", "--", "mkdi"], "mkdir")]


@pytest.mark.parametrize("shell", ["bash", "fish", "zsh"])
@pytest.mark.parametrize("words,expected", COMPLETIONS)
def test_completions_work_in_the_real_shell(program, environment, shell, words, expected):
    if not is_here(shell):
        pytest.skip(f"{shell} is not here")
    command = {"bash": complete_bash, "fish": complete_fish, "zsh": complete_zsh}[shell](program, words)
    done = subprocess.run(command, env={**environment, "EXPECTED": expected}, capture_output=True, timeout=5 * PATIENCE, check=False)
    assert expected in done.stdout.decode("utf-8", "replace"), done.stderr.decode()


@pytest.mark.parametrize("shell", ["bash", "fish"])
@pytest.mark.parametrize("words,offered,others", [
    (["--choose", "--"], {"--rows", "--ok-label", "--help"}, {"--percent", "--again", "--alert", "--version"}),
    (["--alert", "--animation", ""], {"pop", "fade", "none"}, {"scale", "slide"}), (["--animation", ""], {"pop", "scale"}, set()),
    (["--doctor", "--"], {"--via", "--tty"}, {"--title", "--alert"}), (["--"], {"--rows", "--percent", "--alert", "--version"}, set()),
    (["--run", "x", "--", "cat", "/etc/passw"], {"/etc/passwd"}, set()), (["--alert", "x", "--", "--"], set(), {"--title", "--alert"})])
def test_completions_know_the_box(program, environment, shell, words, offered, others):
    if not is_here(shell):
        pytest.skip(f"{shell} is not here")
    command = {"bash": complete_bash, "fish": complete_fish}[shell](program, ["toast", *words])
    done = subprocess.run(command, env=environment, capture_output=True, timeout=5 * PATIENCE, check=False)
    found = {line.split("\t")[0].strip() for line in done.stdout.decode().splitlines()}
    assert offered <= found and not others & found, done.stderr.decode()


def test_completions_of_a_command_are_its_own(program, environment):
    words = 'mine() { COMPREPLY=("of-$1-$2-$3-$COMP_CWORD"); }; complete -F mine other;'
    bash, *options, script, name = complete_bash(program, [])
    done = subprocess.run([bash, *options, words + script, name, "toast", "--run", "x", "--", "other", "first", "sec"],
                          env=environment, capture_output=True, timeout=5 * PATIENCE, check=False)
    assert done.stdout.decode().strip() == "of-other-sec-first-2", done.stderr.decode()


DOCTOR = ["toast: ", "terminal: /dev/pts/", "size: 80x24", "foreground: yes", "TERM: xterm-256color", "colors: 256",
          "characters: UTF-8", "boxes are drawn: on the alternate screen", "toasts take: gap, because "]


def test_the_doctor_says_what_was_detected(toast):
    report = toast("--doctor")
    assert (report.finish(), report.sent, report.complaints) == (0, b"", "")
    for line in DOCTOR:
        assert any(found.startswith(line) for found in report.output.split("\n")), report.output


@pytest.mark.parametrize("options,variables,line", [
    ([], {"TERM": "dumb"}, "toasts take: plain"), ([], {"TERM": "vt100"}, "toasts take: inline"),
    (["--via", "inline"], {}, "toasts take: inline"), ([], {"TERM": "linux"}, "boxes are drawn: below the cursor"),
    ([], {"TOAST_INTERACTIVE": "0"}, "terminal: none"), ([], {"NO_COLOR": "1"}, "colors: none"),
    ([], {"ACCESSIBLE": "1"}, "boxes are drawn: not at all"), ([], {"TOAST_MOTION": "0"}, "motion: no"),
    (["--ascii"], {}, "symbols: ASCII"), ([], {"LANG": "de_DE.UTF-8"}, "language of labels: OK, Abbrechen")])
def test_the_doctor_follows_options_and_environment(toast, options, variables, line):
    report = toast("--doctor", *options, **variables)
    assert report.finish() == 0
    assert line in report.output


# Only root may change the root directory, or one who is root in a namespace of users.
AS_ROOT = [] if os.geteuid() == 0 else ["unshare", "--map-root-user"]


def may_change_root():
    """Whether the root directory may be changed here."""
    return subprocess.run([*AS_ROOT, "chroot", "/", "true"], capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not may_change_root(), reason="the root directory may not be changed here")
@pytest.mark.parametrize("words,keys,code", [(["--version"], b"", 0), (["--alert", "Go?"], b"c", 1), (["Saved"], b"", 0)])
def test_the_release_program_starts_where_nothing_is_mounted(terminal, program, tmp_path, words, keys, code):
    linked = subprocess.run(["ldd", program], capture_output=True, text=True, check=False)
    if "not a dynamic" not in linked.stdout + linked.stderr:
        pytest.skip("the program is dynamic")
    shutil.copy(program, tmp_path / "toast")
    box = terminal(TOAST_MOTION="0").run(*AS_ROOT, "chroot", tmp_path, "/toast", *words, stdin=TTY, stderr=TTY)
    if keys:
        box.wait_for("Cancel").type(keys)
    assert box.finish() == code
    assert box.leftovers() == []


def test_an_odd_number_of_arguments_and_a_long_one(toast):
    box = toast("--message", "--text=" + "x" * 100_000).wait_for("OK").type(b"\r")
    assert box.finish() == 0


def test_a_name_that_is_not_toast_changes_nothing_yet_breaks_nothing(program, tmp_path):
    shutil.copy(program, tmp_path / "other")
    assert run(str(tmp_path / "other"), "--version")[0] == 0


def test_an_empty_environment(terminal, program):
    box = terminal(PATH=None, HOME=None, TERM=None, LANG=None).run(program, "--alert", "Go?").wait_for("Cancel").type(b"c")
    assert (box.finish(), box.leftovers()) == (1, [])
