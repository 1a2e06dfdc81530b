"""Secrets: where one is typed, no core file is made and nobody else looks into the process."""

import shutil
import subprocess

import pytest

BOXES = [(["--password", "Secret"], True), (["--input", "Name"], False), (["--plain", "--password", "Secret"], True)]


@pytest.mark.skipif(not shutil.which("strace"), reason="strace is not here")
@pytest.mark.parametrize("words,is_secret", BOXES, ids=lambda value: " ".join(value) if isinstance(value, list) else "")
def test_no_core_is_made_where_a_secret_is_typed(terminal, program, tmp_path, words, is_secret):
    calls = tmp_path / "calls"
    box = terminal().run("/usr/bin/strace", "-o", str(calls), "-e", "trace=prlimit64,setrlimit,prctl", program, *words)
    box.wait_until(lambda: box.sent, "the box").type(b"x\r")
    assert (box.finish(), box.output) == (0, "x\n")
    text = calls.read_text()
    assert ("RLIMIT_CORE, {rlim_cur=0" in text, "PR_SET_DUMPABLE, SUID_DUMP_DISABLE" in text) == (is_secret, is_secret)


@pytest.mark.skipif(subprocess.run(["id", "-u"], capture_output=True, check=False).stdout != b"0\n", reason="this needs root")
def test_another_user_can_type_one_too(terminal, program):
    box = terminal().run("/usr/bin/setpriv", "--reuid=65534", "--clear-groups", program, "--password", "--tty", "/dev/tty", "Secret")
    box.wait_until(lambda: box.sent or box.status is not None, "the box")
    if box.status is None:
        box.wait_for("Cancel").type(b"x\r")
    assert (box.finish(), box.output) == (0, "x\n") or b"cannot" in box.err.bytes
