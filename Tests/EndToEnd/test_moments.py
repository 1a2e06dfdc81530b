"""A signal at every write: what is undone is what was done. scripts/harden plays all system calls and all signals."""

import pathlib
import signal
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Hardening"))

from moments import BOXES, is_possible, moments  # noqa: E402


@pytest.mark.skipif(not is_possible(), reason="strace is not here or may not trace")
@pytest.mark.parametrize("box", BOXES)
def test_a_signal_at_a_write_undoes_what_was_done(program, box):
    number = signal.SIGSEGV if "toast" in box else signal.SIGUSR1
    played = list(moments(program, [box], ["write"], [number]))
    assert len(played) > 1 and [line for line, right in played if not right] == []
