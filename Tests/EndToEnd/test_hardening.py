"""A short pass of scripts/harden, with a seed of its own, so that the search itself stays right; the long one is run by hand."""

import itertools
import os
import sys
import time

import pytest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../Hardening"))

import files  # noqa: E402
import keys  # noqa: E402
import limits  # noqa: E402
import lines  # noqa: E402
import verdict  # noqa: E402


@pytest.mark.parametrize("part,count", [(lines, 120), (files, 120), (keys, 25), (limits, 60)], ids=["lines", "files", "keys", "limits"])
def test_nothing_is_found(program, part, count):
    played = list(itertools.islice(part.cases(program, 1, time.monotonic() + 600), count))
    assert len(played) == count
    assert [line for line, right in played if not right] == []


@pytest.mark.parametrize("code,complaints,fault", [
    (-11, b"", "ends with -11"), (None, b"", "hangs"), (70, b"x\n", "ends with 70"), (64, b"a\nb\n", "2 lines on standard error"),
    (65, b"", "0 lines on standard error"), (64, b"\x1b[2J\n", "control characters on standard error"), (0, b"", ""), (64, b"toast: x\n", "")])
def test_what_is_wrong_is_seen(code, complaints, fault):
    assert verdict.faults(code, complaints) == fault


def test_a_case_is_made_smaller():
    assert verdict.smallest(list("abcdefgh"), lambda words: "c" in words and "g" in words) == ["c", "g"]
