"""What stands on a terminal's screen while a box is open, and the facts that can be read off it.

A screen is kept as text and colours, row by row; everything else (where the window is, which buttons there are, what has the
focus) is read off these when two screens are compared, so that a record of screens stays good when the reading is bettered.
"""

import re
from dataclasses import dataclass

import pyte

from picture import Picture

# The frames of windows: solid, in ASCII, and the blanks of --no-lines have none.
FRAMES = "┌┐└┘├┤│─"
BUTTON = re.compile(r"<[^<>]*>")
WINDOW = "w"  # the ground of every window: white
FOCUSED = "b"  # the ground of whatever has the focus: blue
COLORS = {
    "black": "k", "red": "r", "green": "g", "brown": "y", "blue": "b", "magenta": "m", "cyan": "c", "white": "w",
    "default": "d"}


class Stream(pyte.ByteStream):
    """A stream that knows three more sequences, all of which curses sends: REP, SU and SD (ECMA-48 8.3.103, 147, 113)."""

    csi = {**pyte.ByteStream.csi, "b": "repeat", "S": "scroll_up", "T": "scroll_down"}
    events = pyte.ByteStream.events | {"repeat", "scroll_up", "scroll_down"}


class CursesPicture(Picture):
    """A picture on which programs of curses may draw."""

    def __init__(self, columns, rows):
        super().__init__(columns, rows)
        self.stream = Stream(self)
        self.last = " "

    def draw(self, data):
        """Draws, and keeps the last character for REP."""
        super().draw(data)
        self.last = data[-1]

    def repeat(self, count=1, **_):
        """Draws the last character again (REP)."""
        super().draw(self.last * max(1, count))

    def erase_in_display(self, how=0, *others, **marks):
        """Erases every cell in the colours of the pen, also those that nothing was written to (ED)."""
        rows = {0: range(self.cursor.y + 1, self.lines), 1: range(self.cursor.y)}.get(how, range(self.lines))
        super().erase_in_display(how, *others, **marks)
        self._blank(rows)

    def insert_lines(self, count=1):
        """Inserts rows in the colours of the pen (IL)."""
        super().insert_lines(count)
        self._blank(range(self.cursor.y, min(self.cursor.y + count, self._last() + 1)))

    def delete_lines(self, count=1):
        """Deletes rows; those that come up are in the colours of the pen (DL)."""
        super().delete_lines(count)
        self._blank(range(max(self.cursor.y, self._last() + 1 - count), self._last() + 1))

    def delete_characters(self, count=1):
        """Deletes cells; those that come in are in the colours of the pen (DCH)."""
        super().delete_characters(count)
        self._fill(self.cursor.y, range(max(self.cursor.x, self.columns - max(1, count)), self.columns))

    def insert_characters(self, count=1):
        """Inserts cells in the colours of the pen (ICH)."""
        super().insert_characters(count)
        self._fill(self.cursor.y, range(self.cursor.x, min(self.cursor.x + max(1, count), self.columns)))

    def scroll_up(self, count=1, **_):
        """Moves the rows of the scroll region up (SU)."""
        self._scroll(count, self.delete_lines)

    def scroll_down(self, count=1, **_):
        """Moves the rows of the scroll region down (SD)."""
        self._scroll(count, self.insert_lines)

    def _scroll(self, count, move):
        x, y = self.cursor.x, self.cursor.y
        self.cursor.y = self.margins.top if self.margins else 0
        move(max(1, count))
        self.cursor.x, self.cursor.y = x, y

    def _last(self):
        return self.margins.bottom if self.margins else self.lines - 1

    def _blank(self, rows):
        for row in rows:
            self._fill(row, range(self.columns))

    def _fill(self, row, columns):
        for column in columns:
            self.buffer[row][column] = self.cursor.attrs


@dataclass(frozen=True)
class Screen:
    """Rows of text, rows of colours (`style` for each cell), and the cursor's column and row, None when it is hidden."""

    text: tuple
    colors: tuple
    cursor: tuple | None

    @staticmethod
    def of(picture):
        """What a picture shows now."""
        cells = picture.cells()
        cursor = (picture.cursor.x, picture.cursor.y) if picture.cursor_is_seen else None
        return Screen(
            tuple("".join(cell.data for cell in row).rstrip() for row in cells),
            tuple(runs([style(cell) for cell in row]) for row in cells), cursor)

    @property
    def styles(self):
        """The style of every cell, by row."""
        return [unrolled(row) for row in self.colors]

    def window(self):
        """Left, top, width and height of all that windows cover, shadows left out; None when there is no window."""
        covered = [
            (column, row) for row, styles in enumerate(self.styles) for column, one in enumerate(styles)
            if one[1] == WINDOW]
        if not covered:
            covered = [
                (column, row) for row, text in enumerate(self.text) for column, one in enumerate(text) if one in FRAMES]
        if not covered:
            return None
        columns, rows = [at[0] for at in covered], [at[1] for at in covered]
        return min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1

    def buttons(self):
        """Text, column and row of everything in the window that looks like a button."""
        if not (window := self.window()):
            return []
        left, top, width, height = window
        return [
            (match.group(), left + match.start(), row)
            for row in range(top, top + height) for match in BUTTON.finditer(cut(self.text[row], left, width))]

    def focus(self):
        """Text, column and row of everything in the window that is drawn as having the focus."""
        if not (window := self.window()):
            return []
        left, top, width, height = window
        found = []
        for row in range(top, top + height):
            marks = "".join(one[1] for one in self.styles[row][left:left + width])
            for match in re.finditer(f"{FOCUSED}+", marks):
                text = cut(self.text[row], left + match.start(), match.end() - match.start())
                found.append((text, left + match.start(), row))
        return found


def style(cell):
    """Colours and attributes of a cell in two letters and marks: a dot for the colour of a blank, `*` bold, `_` underlined."""
    front, ground = cell.fg, cell.bg
    if cell.reverse:
        front, ground = ground, front
    is_blank = cell.data in (" ", "") and not cell.underscore
    marks = ("" if is_blank or not cell.bold else "*") + ("_" if cell.underscore else "") + ("~" if cell.reverse else "")
    return ("." if is_blank else letter(front)) + letter(ground) + marks


def letter(color):
    """One letter for a colour: upper case for a bright one, `#` for one that is none of the sixteen."""
    if color in COLORS:
        return COLORS[color]
    dark = color.removeprefix("bright")
    return COLORS[dark].upper() if dark in COLORS else "#"


def runs(styles):
    """A row of styles as `count:style` words."""
    words, start = [], 0
    for at in range(1, len(styles) + 1):
        if at == len(styles) or styles[at] != styles[start]:
            words.append(f"{at - start}:{styles[start]}")
            start = at
    return " ".join(words)


def unrolled(row):
    """The styles of a row that `runs` wrote."""
    found = []
    for word in row.split():
        count, one = word.split(":", 1)
        found += [one] * int(count)
    return found


def cut(text, left, width):
    """The part of a row that stands in some columns, blanks included; characters are counted in columns."""
    cells = []
    for character in text:
        cells.append(character)
        if wide(character):
            cells.append("")
    cells += [" "] * (left + width - len(cells))
    return "".join(cells[left:left + width])


def wide(character):
    """Whether a character takes two columns, as the emulator has it."""
    return pyte.screens.wcwidth(character) == 2
