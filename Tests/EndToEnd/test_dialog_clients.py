"""Called as dialog in the manner of programs that are written for it: front ends, installers, language bindings."""

import os

import pytest

from terminal import TTY

MENU = "--menu Pick 0 0 0 a Apple b Banana"

# Ways to call a program that change its surroundings; each leaves the result in $x.
SURROUNDINGS = {
    "raw terminal": f'g=$(stty -g); stty raw -echo; x=$(dialog --stdout {MENU}); s=$?; stty "$g"; (exit $s)',
    "return is not a line break": f"stty -icrnl; x=$(dialog --stdout {MENU}); s=$?; stty icrnl; (exit $s)",
    "hardly any environment": f'x=$(env -i TERM=$TERM "$(command -v dialog)" --stdout {MENU})',
    "no environment": f'x=$(env -i "$(command -v dialog)" --stdout {MENU})',
    "closed input": f"x=$(dialog {MENU} 2>&1 >/dev/tty 0<&-)",
    "input from xargs": f"x=$(echo Pick | xargs -I% dialog --stdout {MENU.replace('Pick', '%')})",
    "output into a pipe": f"x=$(dialog --stdout {MENU} | cat)",
    "in the background": f'dialog --stdout {MENU} >"$HOME/out" & wait $!; s=$?; x=$(cat "$HOME/out"); (exit $s)',
    "without hang-ups": f'cd "$HOME"; nohup dialog {MENU} 2>"$HOME/out"; s=$?; x=$(tail -n 1 "$HOME/out"); (exit $s)',
    "in a session of its own": f"x=$(setsid -w dialog --stdout {MENU})",
    "until an error": f"set -e; x=$(dialog --stdout {MENU})",
}


@pytest.mark.parametrize("name", SURROUNDINGS)
def test_in_all_surroundings(dialog_script, name):
    run = dialog_script(f'{SURROUNDINGS[name]}; echo "got [$x] $?"').wait_for("Banana").type(b"\x1bOB\r")
    run.wait_for("got [b] 0")
    assert (run.finish(), run.leftovers()) == (0, [])


def test_ticked_tags_come_back_through_eval(dialog_script):
    run = dialog_script(
        "dialog --checklist Pick 0 0 0 'a b' One on '$x' Two on 'q\"q' Three off 2>\"$HOME/out\"\n"
        'eval "set -- $(cat "$HOME/out")"; echo "$#: <$1> <$2> <$3>"')
    run.wait_for("Three").type(b"\x1b[F \r").wait_for('3: <a b> <$x> <q"q>')
    assert run.finish() == 0


def test_an_installer_that_chains_boxes_and_asks_once(dialog_script):
    run = dialog_script(
        'dialog --no-shadow --clear --keep-tite --backtitle Welcome --msgbox "\\n\\nfirst of all" 20 70 --and-widget --clear '
        '--backtitle Next --msgbox second 20 70 --and-widget --clear --colors --no-button Exit --yes-button Continue '
        '--defaultno --yesno "\\Zb\\Z1last\\Zn of all" 20 70 && s=0 || s=$?; echo "code $s"')
    for text, keys in (("first of all", b"\r"), ("second", b"\r"), ("last of all", b"\t\r")):
        run.wait_for(text).type(keys)
    run.wait_for("code 0")
    assert run.finish() == 0


def test_a_front_end_with_a_descriptor_of_two_digits_and_nothing_on_standard_error(dialog_script):
    run = dialog_script(
        'exec 11>"$HOME/out"\ndialog --backtitle Setup --title Shed --output-fd 11 --nocancel --default-item "base plate" '
        '--separate-output --checklist "Parts to keep" 12 40 3 roof "" on "base plate" "" off -x "" off 2>"$HOME/err"\n'
        'echo "$? err <$(cat "$HOME/err")> out <$(tr "\\n" "," <"$HOME/out")>"', shell="bash")
    run.wait_for("base plate").type(b" \r").wait_for("0 err <> out <roof,base plate,>")
    assert run.finish() == 0


# -- pythondialog: all words in a file, codes of its own, the result from a pipe at standard error -----------------------

CODES = {f"DIALOG_{name}": str(code) for code, name in enumerate(
    ["OK", "CANCEL", "ESC", "ERROR", "EXTRA", "HELP", "ITEM_HELP", "TIMEOUT"])}


def written(words):
    """Words as they stand in a file for --file."""
    return " ".join('"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"' for word in words)


@pytest.mark.parametrize("name,options,keys,code,result", [
    ("dialog", [], b"\x1bOB\r", 0, 't "1"'), ("dialog", [], b"\x1b", 2, ""), ("dialog", [], b"\t\r", 1, ""),
    ("dialog", ["--help-button"], b"\t\t\r", 5, "HELP back\\"), ("dialog", ["--extra-button"], b"\t\r", 4, "back\\"),
    ("dialog", ["--timeout", "1"], b"", 7, "\ntimeout\n"),
    # It calls what a link leads to.
    ("toast", [], b"\x1bOB\r", 0, 't "1"'), ("toast", ["--extra-button"], b"\t\r", 4, "back\\"),
])
def test_words_in_a_file_and_codes_of_its_own(terminal, dialog_folder, program, tmp_path, name, options, keys, code, result):
    path = {"dialog": os.path.join(dialog_folder, "dialog"), "toast": program}[name]
    words = ["--backtitle", "two\nlines", *options, "--menu", 'Say "it"\n  twice', "0", "0", "0",
             "back\\", "a \\ b", 't "1"', "--", "--dashed", "--", "--dash", "z"]
    file = tmp_path / "words"
    file.write_text(written(words))
    run = terminal(**CODES).run(path, "--file", file, stdout=TTY)
    # One wait, since a box whose time runs out may be over before the second.
    run.wait_for("dashed").type(keys)
    assert (run.finish(), run.complaints, run.leftovers()) == (code, result, [])
    assert run.has_shown('Say "it"')


@pytest.mark.parametrize("name", ["dialog", "toast"])
@pytest.mark.parametrize("words,told", [
    (["--print-version"], "Version: 1.3-20230209\n"), (["--print-maxsize"], "MaxSize: 24, 80\n")])
def test_questions_to_the_program_itself(terminal, dialog_folder, program, name, words, told):
    path = {"dialog": os.path.join(dialog_folder, "dialog"), "toast": program}[name]
    run = terminal(**CODES).run(path, *words, stdout=TTY)
    assert (run.finish(), run.complaints) == (0, told)
