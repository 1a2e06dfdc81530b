"""What the README shows: every line of a shell is one, and every call of the program is understood by it."""

import pathlib
import re
import shlex
import subprocess

import pytest

README = (pathlib.Path(__file__).resolve().parents[2] / "README.md").read_text()
BLOCKS = re.findall(r"```sh\n(.*?)```", README, re.S)


def calls():
    """The words of every call of the program; a word that is a variable is 1, others stand as they are."""
    found = []
    for block in BLOCKS:
        for line in block.replace("\\\n", " ").split("\n"):
            for part in re.finditer(r"(?:^|[\s(|;])toast (.*)$", line):
                try:
                    words = shlex.split(part[1], comments=True)
                except ValueError:
                    # The call stands inside $( … ) or quotes: what follows its own words goes.
                    words = shlex.split(re.sub(r'\)"?.*$', "", part[1]))
                ends = [n for n, word in enumerate(words) if re.match(r"^(&&?|\|\|?|;|>.*|2>.*|<.*|then|do|done)$", word) or word.endswith(";")]
                kept = words[:ends[0] + 1] if ends and words[ends[0]].endswith(";") else words[:ends[0]] if ends else words
                found.append([re.sub(r"^\$\w+$", "1", word.rstrip(";)")) for word in kept])
    return found


def test_the_readme_has_recipes():
    assert len(BLOCKS) >= 10 and len(calls()) >= 15


@pytest.mark.parametrize("shell", ["sh", "bash"])
@pytest.mark.parametrize("block", BLOCKS)
def test_every_block_is_shell(block, shell):
    done = subprocess.run([shell, "-n"], input=block.encode(), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.parametrize("words", calls(), ids=" ".join)
def test_every_call_is_understood(toast, words):
    run = toast(*words, TOAST_INTERACTIVE="0", controlling=False, stdin="/dev/null")
    assert run.finish() != 64, run.complaints
