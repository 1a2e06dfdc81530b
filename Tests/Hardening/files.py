"""Files with anything in them: layouts, values, prepared answers, dialog's configuration, options from the environment, texts, rows."""

import glob
import os
import random
import subprocess
import tempfile
import time

from verdict import faults, run

HERE = os.path.dirname(os.path.abspath(__file__))
PLAIN = {"PATH": "/usr/bin:/bin", "TERM": "xterm", "LANG": "C.UTF-8", "TOAST_INTERACTIVE": "0", "HOME": "/nonexistent"}
BITS = [b"\0", b"\xff", b"\x1b[2J", b"\n", b"\r\n", b'"', b"{", b"}", b"[", b"]", b",", b":", b"=", b"#", b"\\", b"\\u0000", b"1e999", b"-", b"ON", b"(", b")",
        b"null", b"true", "é東\u202e".encode(), b" " * 5000, b"9" * 400, b'"when":"!', b"&&", b"||", b"in", b"bindkey "]


def mutated(data, rng):
    """Data with some pieces cut out, doubled or put in."""
    for _ in range(rng.randrange(1, 8)):
        place = rng.randrange(len(data) + 1)
        length = rng.randrange(1, 40)
        kind = rng.randrange(3)
        if kind == 0:
            data = data[:place] + data[place + length:]
        elif kind == 1:
            data = data[:place] + rng.choice(BITS) + data[place:]
        else:
            data = data[:place] + data[place:place + length] * 2 + data[place:]
    return data


def layouts():
    return [open(path, "rb").read() for path in sorted(glob.glob(os.path.join(HERE, "../../man/examples/*.json")))]


def kinds(program):
    """For each kind of file what it begins as, and the words and environment that read it."""
    rc = subprocess.run([program, "--as", "dialog", "--create-rc", "/dev/stdout"], capture_output=True, check=False).stdout
    answers = b"# prepared\nchoose=b\nalert = ok\nlayout.user=ada\n"
    values = b'{"user":"ada","plan":"pro","news":true,"disk":5,"city":"Oslo"}'
    account = os.path.join(HERE, "../../man/examples/account.json")
    return [
        *((data, ["--layout", "FILE", "--draw"], {}) for data in layouts()), *((data, ["--layout", "FILE", "--lint"], {}) for data in layouts()),
        (values, ["--layout", account, "--values", "FILE", "--draw"], {}), (values, ["--layout", account, "--remember", "FILE", "--answer", "user=ada"], {}),
        (answers, ["--choose", "x", "a", "b"], {"TOAST_ANSWERS": "FILE"}), (answers, ["--layout", account], {"TOAST_ANSWERS": "FILE"}),
        (rc, ["--as", "dialog", "--msgbox", "x", "0", "0"], {"DIALOGRC": "FILE"}), (rc, ["--as", "dialog", "--print-maxsize"], {"DIALOGRC": "FILE"}),
        (b"--top --color never --id 'a b'", ["--message", "x"], {"TOAST_OPTIONS": "DATA"}),
        (b"a\tA\thelp\nb\tB\t", ["--choose", "--fields", "value,label,help", "--rows", "FILE", "--assume-default", "x"], {}),
        (b"**bold** *it* `code` \\Zb\\Z1red", ["--message", "--markdown", "--text-file", "FILE"], {}),
    ]


def cases(program, seed, deadline):
    known = kinds(program)
    number = 0
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "file")
        while time.monotonic() < deadline:
            number += 1
            rng = random.Random(f"{seed}:{number}")
            data, words, variables = rng.choice(known)
            data = mutated(data, rng)
            with open(path, "wb") as file:
                file.write(data)
            environment = {**PLAIN, **{name: path if value == "FILE" else data.replace(b"\0", b"") for name, value in variables.items()}}
            code, _, complaints = run([program, *(path if word == "FILE" else word for word in words)], environment)
            many = "--lint" in words or "dialog" in words or "--text-file" in words
            fault = faults(code, complaints if not many else bytes(byte for byte in complaints if byte >= 0x20))
            if many and fault.endswith("lines on standard error"):
                fault = ""
            if fault:
                kept = os.path.join(tempfile.gettempdir(), f"toast-fault-{seed}-{number}")
                with open(kept, "wb") as file:
                    file.write(data)
                fault += f" ({kept})"
            yield f"{seed}:{number}: {words} {variables}: {fault}", not fault
