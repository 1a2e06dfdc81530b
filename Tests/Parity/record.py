"""What the original does, kept in a file, so that comparing needs neither the original nor its time.

The rows of all screens are kept once each and are referred to by number: most rows of most screens are the same.
"""

import hashlib
import json
import pathlib

from player import Play
from screen import Screen

FOLDER = pathlib.Path(__file__).parent
RECORD = FOLDER / "recorded.json"
VERIFIED = FOLDER / "verified.sha256"


def fingerprint(case):
    """A short text that changes whenever what is done in a case changes."""
    what = [case.words, case.keys, case.columns, case.rows, sorted(case.environment.items()),
            sorted((name, str(content)) for name, content in case.files.items()), case.pipes_output]
    return hashlib.sha256(json.dumps(what).encode()).hexdigest()[:12]


def checksums():
    """Checksums of all that decides what is recorded, as sha256sum(1) writes them."""
    files = sorted([*FOLDER.glob("cases_*.py"), FOLDER / "player.py", FOLDER / "record.py", FOLDER / "table.py", RECORD])
    return "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)


def is_verified():
    """Whether cases and record are those with which the whole record was last found to be true."""
    return VERIFIED.exists() and VERIFIED.read_text(encoding="ascii") == checksums()


def note_verified():
    """Notes that the whole record is true as it is now."""
    VERIFIED.write_text(checksums(), encoding="ascii")


def write(version, plays):
    """Writes the record: plays by case, in the order of the table."""
    rows, numbers = [], {}

    def number(row):
        if row not in numbers:
            numbers[row] = len(rows)
            rows.append(row)
        return numbers[row]

    entries = {}
    for case, play in plays:
        screens = [
            [packed(map(number, screen.text)), packed(map(number, screen.colors)), screen.cursor] for screen in play.screens]
        entries[case.id] = [fingerprint(case), play.status, play.result, screens]
    lines = [f"{json.dumps(name)}: {compact(entry)}" for name, entry in entries.items()]
    texts = [json.dumps(row, ensure_ascii=False) for row in rows]
    RECORD.write_text(
        f'{{"version": {json.dumps(version)},\n"rows": [\n' + ",\n".join(texts) + '\n],\n"cases": {\n' + ",\n".join(lines)
        + "\n}}\n", encoding="utf-8")
    note_verified()


def compact(value):
    """A value as JSON without blanks."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def packed(numbers):
    """Numbers of rows, where a run of equal ones is `[number, count]`."""
    found = []
    for one in numbers:
        if found and found[-1][0] == one:
            found[-1][1] += 1
        else:
            found.append([one, 1])
    return [one if count == 1 else [one, count] for one, count in found]


def unpacked(numbers, rows):
    """The rows that `packed` numbers stand for."""
    found = []
    for one in numbers:
        number, count = one if isinstance(one, list) else (one, 1)
        found += [rows[number]] * count
    return tuple(found)


class Record:
    """The record as it was read."""

    def __init__(self):
        kept = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {}
        self.version = kept.get("version", "")
        self.rows = kept.get("rows", [])
        self.cases = kept.get("cases", {})

    def play(self, case):
        """What the original did; None when it was not recorded or something else was done then."""
        entry = self.cases.get(case.id)
        if not entry or entry[0] != fingerprint(case):
            return None
        screens = tuple(
            Screen(unpacked(text, self.rows), unpacked(colors, self.rows), tuple(cursor) if cursor else None)
            for text, colors, cursor in entry[3])
        return Play(entry[1], entry[2], screens)
