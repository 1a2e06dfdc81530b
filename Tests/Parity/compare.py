"""What is different between two plays of a case, and which differences are explained."""

import fnmatch
import json
import pathlib
import re
from dataclasses import dataclass

from screen import FRAMES, cut

DIFFERENCES = pathlib.Path(__file__).with_name("differences.json")
ASPECTS = ("status", "result", "steps", "box", "text", "outside", "buttons", "focus", "cursor", "colors")
FRAME_OR_BLANK = re.compile(f"[{FRAMES}\\s]+")
ERROR = 255


@dataclass(frozen=True)
class Difference:
    """One aspect in which two plays differ at one step, as pairs of what is ours and what is the original's."""

    aspect: str
    step: int  # the screen before the key of this number, counted from 0; -1 for what is told at the end
    pairs: tuple


def compare(ours, theirs):
    """All in which two plays differ, in the order in which it is seen."""
    found = []
    if ours.status != theirs.status:
        found.append(Difference("status", -1, ((ours.status, theirs.status),)))
    if ours.result != theirs.result and not are_complaints(ours, theirs):
        found.append(Difference("result", -1, ((ours.result, theirs.result),)))
    if len(ours.screens) != len(theirs.screens):
        found.append(Difference("steps", -1, ((len(ours.screens), len(theirs.screens)),)))
    for step, (mine, other) in enumerate(zip(ours.screens, theirs.screens)):
        found += [
            Difference(aspect, step, tuple(pairs_that_differ(first, second)))
            for aspect, first, second in screens_differ(mine, other)]
    return found


def are_complaints(ours, theirs):
    """Whether both complain about the line: the wording is each program's own."""
    return all(play.status == theirs.status and play.result and not play.screens for play in (ours, theirs)) and (
        theirs.status == ERROR or "Use --help" in theirs.result)


def screens_differ(mine, other):
    """Aspect and both values, for every aspect in which two screens differ."""
    window = mine.window()
    is_same_window = window == other.window()
    if not is_same_window:
        yield "box", window, other.window()
    pairs = [("buttons", mine.buttons(), other.buttons()), ("focus", mine.focus(), other.focus())]
    if is_same_window:
        pairs += [
            ("text", inside(mine, window), inside(other, window)), ("outside", outside(mine, window), outside(other, window)),
            ("cursor", mine.cursor, other.cursor), ("colors", list(mine.colors), list(other.colors))]
    else:
        # Elsewhere or of another size: what can still be the same is what is said, not where.
        pairs = [(name, [words(one[0]) for one in a], [words(one[0]) for one in b]) for name, a, b in pairs]
        pairs.append(("text", words(" ".join(mine.text)), words(" ".join(other.text))))
    for aspect, first, second in pairs:
        if first != second:
            yield aspect, first, second


def pairs_that_differ(first, second):
    """The pairs of parts that differ, of two lists of the same length; else both as a whole."""
    if isinstance(first, list) and isinstance(second, list) and len(first) == len(second):
        return [(a, b) for a, b in zip(first, second) if a != b]
    return [(first, second)]


def inside(screen, window):
    """The text of the window, row by row."""
    if not window:
        return []
    left, top, width, height = window
    return [cut(text, left, width) for text in screen.text[top:top + height]]


def outside(screen, window):
    """The text that stands beside the window, row by row."""
    if not window:
        return [text for text in screen.text if text]
    left, top, width, height = window
    found = []
    for row, text in enumerate(screen.text):
        if top <= row < top + height:
            text = cut(text, 0, left) + cut(text, left + width, 500)
        found.append((row, text.rstrip()))
    return found


def words(text):
    """A text without frames and without regard to blanks."""
    return FRAME_OR_BLANK.sub(" ", text).strip()


class Explanations:
    """The differences that are meant, each with its reason, and whether they still occur.

    A row has `cases` (patterns), `what` (aspects) and `reason`. It can be narrowed: `when` is a pattern that the original's
    result must match, `where` one that must match one of both in every pair of an aspect, `ours` what ours must be.
    """

    def __init__(self):
        self.rows = json.loads(DIFFERENCES.read_text(encoding="utf-8")) if DIFFERENCES.exists() else []
        self.used = set()
        for row in self.rows:
            if unknown := [aspect for aspect in row["what"] if aspect not in ASPECTS]:
                raise ValueError(f"{DIFFERENCES.name}: {unknown} is nothing that is compared")

    def explain(self, name, difference, theirs):
        """Whether a difference of a case is explained; it is then known that the explanation is needed."""
        numbers = [
            number for number, row in enumerate(self.rows)
            if difference.aspect in row["what"] and matches(name, row) and fits(row, difference, theirs)]
        self.used |= {(number, difference.aspect) for number in numbers}
        return bool(numbers)

    def stale(self, names):
        """Rows and aspects that explain nothing any more, among those whose cases were all run."""
        for number, row in enumerate(self.rows):
            for aspect in row["what"]:
                if (number, aspect) not in self.used and any(matches(name, row) for name in names):
                    yield row["cases"], aspect, row["reason"]


def fits(row, difference, theirs):
    """Whether a difference is of the kind that a row is about."""
    if "when" in row and not re.search(row["when"], theirs.result):
        return False
    if "where" in row and difference.aspect in ("text", "outside") and not all(
            any(re.search(row["where"], str(one)) for one in pair) for pair in difference.pairs):
        return False
    return difference.aspect not in row.get("ours", {}) or row["ours"][difference.aspect] == plain(difference.pairs[0][0])


def matches(name, row):
    """Whether a row is about a case."""
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in row["cases"])


def plain(value):
    """A value as JSON has it."""
    return json.loads(json.dumps(value))
