"""What every run of the program must keep to, whatever it is given, and how a case that does not is made smaller."""

import subprocess
import tempfile

# The exit codes of the manual page; 255 is dialog's for what went wrong.
CODES = set(range(0, 64)) | {64, 65, 66, 69, 74, 126, 127, 255}
# Seconds after which a run that needs nobody hangs.
LONG = 20
# Where runs write the files that their lines name.
FOLDER = tempfile.TemporaryDirectory(prefix="toast-harden-")


def run(words, environment, data=b"", preexec=None):
    """Runs words without a terminal; returns the exit code, minus the signal or None for a hang, the output and the complaints."""
    try:
        done = subprocess.run(words, input=data, capture_output=True, env=environment, timeout=LONG, check=False,
                              start_new_session=True, preexec_fn=preexec, cwd=FOLDER.name)
        return done.returncode, done.stdout, done.stderr
    except subprocess.TimeoutExpired:
        return None, b"", b""


def faults(code, complaints):
    """What is wrong with an ending; empty for nothing."""
    found = []
    if code is None:
        found.append("hangs")
    elif code not in CODES:
        found.append(f"ends with {code}")
    if any(byte < 0x20 and byte not in (9, 10) or 0x7F == byte for byte in complaints):
        found.append("control characters on standard error")
    if code is not None and code >= 64 and code != 255 and len(complaints.splitlines()) != 1:
        found.append(f"{len(complaints.splitlines())} lines on standard error")
    return "; ".join(found)


def smallest(words, is_wrong):
    """The words with all taken out that the fault does not need."""
    size = max(1, len(words) // 2)
    while size:
        place = 0
        while place < len(words):
            fewer = words[:place] + words[place + size:]
            if is_wrong(fewer):
                words = fewer
            else:
                place += size
        size //= 2
    return words
