"""Inside tmux and GNU screen: what was there before is there afterwards, for them and for the person in front of them."""

import pytest

from multiplexer import is_here
from pairs import together
from picture import differences

needs_tmux = pytest.mark.skipif(not is_here("tmux"), reason="tmux is not here")
needs_screen = pytest.mark.skipif(not is_here("screen"), reason="GNU screen is not here")


# Coloured to the end of the row, wide characters, a long row that wraps, and a prompt in colour.
DRAWING = r"""
stty -echo
n=0
while [ $n -lt %d ]; do
  n=$((n+1))
  case $((n %% 4)) in
    0) printf 'a row that is so long that it wraps: %%s\n' 'the quick brown fox jumps over the lazy dog and on and on it goes';;
    *) printf '\033[3%%dm%%2d \033[4%%dmcolour\033[K\033[m 中文漢字 \033[1;7mbold\033[m\n' $((n %% 8)) $n $(((n + 3) %% 8));;
  esac
done
printf '\033[33mprompt>\033[m '
"""
MEET = "tmux wait-for -S drawn; tmux wait-for go; {}; tmux wait-for -S gone; tmux wait-for end"


@needs_tmux
@pytest.mark.parametrize("lines,place", [(2, "--top"), (10, "--center"), (10, "--bottom"), (40, "--top --right"), (40, "--bottom"), (40, "--top")])
def test_a_gap_leaves_the_screen_of_tmux_as_it_was(tmux, lines, place):
    tmux.run(DRAWING % lines + MEET.format(f"TOAST_MOTION=0 toast --via gap --duration 0.3 {place} Saved"))
    tmux.wait("drawn").outer.wait_for("prompt>")
    cells, state, seen = tmux.cells(), tmux.state(), tmux.seen()
    tmux.tell("go").outer.wait_for("Saved")
    tmux.wait("gone")
    # A full screen gives up rows to the history, at most those that the toast took.
    lost = int(tmux.state().split()[-1]) - int(state.split()[-1])
    assert lost == 0 if lines < 15 else lost <= 3
    assert tmux.cells()[:24 - lost] == cells[lost:24]
    if not lost:
        assert tmux.state() == state
        tmux.outer.wait_until(lambda: differences(seen, tmux.outer.picture.cells()) == [],
        lambda: str(differences(seen, tmux.outer.picture.cells())))
    tmux.tell("end").outer.finish()


@needs_tmux
@pytest.mark.parametrize("columns,rows,count", [(60, 24, 3), (80, 15, 1), (80, 40, 3), (100, 30, 1), (50, 12, 3), (50, 12, 1)])
def test_a_new_size_beside_gaps_costs_no_line(tmux, tmp_path, count, columns, rows):
    several = f"for n in $(seq {count}); do toast --via gap --stack 3 --duration 60 \"<$n>\" & done; wait"
    tmux.run(f"seq 1 40; {MEET.format(several)}; printf after", TOAST_MOTION="0", XDG_RUNTIME_DIR=str(tmp_path))
    tmux.wait("drawn").tell("go")
    tmux.outer.wait_until(lambda: all(tmux.outer.picture.has(f"<{n}>") for n in range(1, count + 1)), "all of them").resize(columns, rows)
    # They end by themselves once they know.
    tmux.wait("gone")
    held = [row.strip() for row in tmux.ask("capture-pane", "-p", "-S", "-").split("\n") if row.strip()]
    assert [row for row in held if row.isdigit()] == [str(n) for n in range(1, 41)]
    assert count > 1 or held[-1] == "40"
    tmux.tell("end").outer.finish()


@needs_tmux
@pytest.mark.parametrize("lines,options", together([2, 40], ["--alert", "--alert --animation pop", "--message --no-mouse"]))
def test_a_box_leaves_the_screen_of_tmux_as_it_was(tmux, lines, options):
    tmux.run(DRAWING % lines + MEET.format(f"toast {options} Sure"))
    tmux.wait("drawn").outer.wait_for("prompt>")
    cells, state, seen = tmux.cells(), tmux.state(), tmux.seen()
    tmux.tell("go").outer.wait_for("OK")
    assert "alternate 1" in tmux.state()
    tmux.outer.type(b"\r")
    tmux.wait("gone")
    assert (tmux.cells(), tmux.state()) == (cells, state)
    tmux.outer.wait_until(lambda: differences(seen, tmux.outer.picture.cells()) == [],
        lambda: str(differences(seen, tmux.outer.picture.cells())))
    tmux.tell("end").outer.finish()


@needs_tmux
def test_control_z_and_fg_in_bash_inside_tmux(tmux):
    tmux.run("exec bash --norc --noprofile -i", PS1="ready> ").outer.wait_for("ready>")
    tmux.outer.type(b"stty -a >before; toast --alert Go; echo rc=$?\n").wait_for("Cancel").type(b"\x1a").wait_for("Stopped")
    assert "alternate 0 cursor 1 mouse 0" in tmux.state()
    tmux.outer.type(b"fg\n").wait_for("Cancel")
    assert "alternate 1" in tmux.state()
    tmux.outer.type(b"c").wait_until(lambda: not tmux.outer.picture.has("Cancel"), "the end of the box")
    assert "alternate 0 cursor 1 mouse 0" in tmux.state()
    tmux.outer.type(b"stty -a >after; cmp before after && echo sa''me; rm before after; exit\n")
    tmux.outer.wait_until(lambda: b"same" in tmux.outer.sent, "the same modes").finish()


@needs_tmux
@pytest.mark.parametrize("keys,word", [("Enter", "OK"), ("Tab Enter", "Cancel"), ("Right Enter", "Cancel"), ("c", "Cancel"), ("Escape", "")])
def test_keys_as_tmux_sends_them(tmux, tmp_path, keys, word):
    tmux.run(f"toast --alert Go >{tmp_path}/word; tmux wait-for -S gone; tmux wait-for end").outer.wait_for("Cancel")
    tmux.ask("send-keys", *keys.split())
    tmux.wait("gone")
    assert (tmp_path / "word").read_text().strip() == word
    tmux.tell("end").outer.finish()


CONJUNCTS = ["स्वागत है", "राष्ट्र", "विद्यार्थी", "ग्राहक सेवा", "कार्त्स्न्य", "বিশ্ববিদ্যালয়", "రాష్ట్రము", "സ്ത്രീ", "ક્ષેત્ર", "ସ୍ତ୍ରୀ"]


@needs_tmux
@pytest.mark.parametrize("command", [
    "toast --choose W", "toast --message", "toast --as dialog --no-tags --menu W 18 40 10"])
def test_no_letter_of_a_conjunct_is_written_over(tmux, command):
    rows = [f"{number} '{word}'" if "menu" in command else f"'{word}'" for number, word in enumerate(CONJUNCTS)]
    text = "'" + " ".join(CONJUNCTS) + "'" if "--message" in command else " ".join(rows)
    tmux.run(f"{command} {text} 2>/dev/null; tmux wait-for -S gone; tmux wait-for end")
    tmux.outer.wait_until(lambda: "ସ୍ତ୍ରୀ" in tmux.ask("capture-pane", "-p"), "the last row")
    for _ in range(1 if "--message" in command else 3):
        cells, shown = tmux.cells(), tmux.ask("capture-pane", "-p")
        assert [word for word in CONJUNCTS if word not in shown] == []
        tmux.ask("send-keys", "Down")
        tmux.outer.wait_until(lambda: "--message" in command or tmux.cells() != cells, "the focus on the next row")
    tmux.ask("send-keys", "Enter")
    tmux.wait("gone").tell("end").outer.finish()


@needs_tmux
def test_a_resize_of_the_window_around(tmux):
    tmux.run("toast --alert Go; echo rc=$?; tmux wait-for -S gone; tmux wait-for end").outer.wait_for("Cancel").resize(60, 15)
    tmux.outer.wait_until(lambda: (tmux.outer.picture.find("╭") or (0,))[0] == 12, "the box in the middle").type(b"c")
    tmux.wait("gone").outer.wait_for("rc=1")
    tmux.tell("end").outer.finish()


@needs_tmux
@pytest.mark.parametrize("term", ["tmux-256color", "screen-256color", "xterm", "linux"])
def test_whatever_term_says_inside_tmux_the_screen_comes_back(tmux, term):
    tmux.run(DRAWING % 5 + MEET.format("toast --message Go; TOAST_MOTION=0 toast --duration 0.1 Saved"), TERM=term)
    tmux.wait("drawn").outer.wait_for("prompt>")
    cells, state = tmux.cells(), tmux.state()
    tmux.tell("go").outer.wait_for("OK").type(b"\r")
    tmux.wait("gone")
    assert (tmux.cells(), tmux.state()) == (cells, state)
    tmux.tell("end").outer.finish()


@needs_tmux
def test_the_doctor_knows_tmux(tmux, tmp_path):
    tmux.run(f"toast --doctor >{tmp_path}/report; tmux wait-for -S gone; tmux wait-for end").wait("gone")
    assert "multiplexer: tmux" in (tmp_path / "report").read_text()
    tmux.tell("end").outer.finish()


@needs_screen
@pytest.mark.parametrize("lines,command,shown,keys", [
    (2, "toast --alert Go", "Cancel", b"c"), (40, "toast --alert Go", "Cancel", b"c"),
    (10, "TOAST_MOTION=0 toast --via gap --top --duration 0.3 Saved", "Saved", b""),
    (40, "TOAST_MOTION=0 toast --via gap --top --duration 0.3 Saved", "Saved", b""),
    (40, "TOAST_MOTION=0 toast --via gap --bottom --duration 0.3 Saved", "Saved", b"")])
def test_gnu_screen_without_alternate_screen_keeps_what_was_there(gnu_screen, lines, command, shown, keys):
    run = gnu_screen.run(DRAWING % lines + f"read -r go; {command}; printf 'after'; read -r end").outer
    run.wait_for("prompt>")
    rows = [row for row in run.picture.rows if row]
    run.type(b"\n").wait_for(shown)
    if keys:
        run.type(keys)
    run.wait_until(lambda: run.picture.has("prompt> after"), "the end")
    after = [row for row in run.picture.rows if row]
    # All rows are there, in their order, less those that a full screen gave up at its top.
    rows[-1] = "prompt> after"
    assert rows[-len(after):] == after
    assert len(after) == len(rows) if lines < 10 else len(rows) - len(after) <= 6
    run.type(b"\n").finish()
