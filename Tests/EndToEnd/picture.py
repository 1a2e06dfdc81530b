"""The screen of a terminal as an emulator that is not ours (pyte) sees it.

pyte lacks the alternate screen and scrolling without a line feed (SU), it drops the rest of a text behind a character of no width that is not a combining one, and it
forgets a saved cursor once it was restored, or brings it into the scroll region; all five are made good here. So is what it leaves out on purpose: the background of rows that scroll in (BCE)
and the scrollback. Everything else is pyte's own reading of the bytes, with the widths of the package wcwidth.
"""

import collections
import copy
import re

import pyte


class Bytes(pyte.ByteStream):
    """pyte's reading of bytes, and SU, by which tmux scrolls when lines come in bunches."""

    csi = dict(pyte.ByteStream.csi, S="scroll_up")


class Picture(pyte.Screen):
    """A grid of cells with cursor, modes and an alternate screen."""

    def __init__(self, columns, rows):
        super().__init__(columns, rows)
        self.main = None
        self.scrolled = 0
        self.history = collections.deque(maxlen=10000)
        self.modes_set = set()
        self.bells = 0
        self.stream = Bytes(self)

    def set_margins(self, top=None, bottom=None):
        """As ever; a scroll region of the whole screen is none."""
        super().set_margins(top, bottom)
        if self.margins == (0, self.lines - 1):
            self.margins = None

    def delete_lines(self, count=None):
        """As ever; pyte forgets that a row that was never written to is blank when it moves."""
        for row in range(self.lines):
            self.buffer[row]  # pylint: disable=pointless-statement
        super().delete_lines(count)
        top, bottom = self.margins or (0, self.lines - 1)
        if top <= self.cursor.y <= bottom:
            self._blank(range(max(self.cursor.y, bottom + 1 - (count or 1)), bottom + 1))

    def insert_lines(self, count=None):
        """As ever, with the background of the pen in the new rows."""
        super().insert_lines(count)
        top, bottom = self.margins or (0, self.lines - 1)
        if top <= self.cursor.y <= bottom:
            self._blank(range(self.cursor.y, min(bottom + 1, self.cursor.y + (count or 1))))

    def _blank(self, rows):
        """Gives rows that have come in the background of the pen (BCE)."""
        if self.cursor.attrs.bg == "default":
            return
        blank = self.default_char._replace(bg=self.cursor.attrs.bg)
        for row in rows:
            self.buffer.pop(row, None)
            for column in range(self.columns):
                self.buffer[row][column] = blank

    def forget_utf8(self):
        """Has bytes stand for characters of one byte, so that the DEC line drawing set counts."""
        self.stream.select_other_charset("@")

    def feed(self, data):
        """Takes bytes that were sent to the terminal; pyte would draw a part of what it does not know of kitty's keys."""
        self.stream.feed(re.sub(rb"\x1b\[[<=]\d*u", b"", data))

    def set_mode(self, *modes, **kwargs):
        """Sets modes; mode 1049 saves the main screen and blanks."""
        if kwargs.get("private"):
            self.modes_set |= set(modes)
            if 1049 in modes and self.main is None:
                self.main = {row: dict(line) for row, line in self.buffer.items()}
                self.save_cursor()
                self.buffer.clear()
                self.dirty.update(range(self.lines))
        super().set_mode(*modes, **kwargs)

    def reset_mode(self, *modes, **kwargs):
        """Resets modes; mode 1049 brings the main screen and its cursor back."""
        if kwargs.get("private"):
            self.modes_set -= set(modes)
            if 1049 in modes and self.main is not None:
                self.buffer.clear()
                for row, line in self.main.items():
                    for column, cell in line.items():
                        self.buffer[row][column] = cell
                self.main = None
                self.restore_cursor()
        super().reset_mode(*modes, **kwargs)

    def save_cursor(self):
        """Saves cursor, pen and character sets in the only place there is for them."""
        self.savepoints.clear()
        super().save_cursor()

    def restore_cursor(self):
        """Goes back to what was saved, which stays saved."""
        saved, hidden = list(self.savepoints), self.cursor.hidden
        # pyte brings the cursor into the scroll region, which terminals do only in origin mode.
        margins, self.margins = self.margins, None
        super().restore_cursor()
        self.margins = margins
        self.cursor = copy.copy(self.cursor)
        # Whether it is seen is not saved.
        self.cursor.hidden = hidden
        self.savepoints[:] = saved

    def draw(self, data):
        """Draws one character at a time, so that one that pyte passes over takes none with it."""
        if data.isascii():
            super().draw(data)
            return
        for character in data:
            super().draw(character)

    def index(self):
        """Moves down a row, and keeps what leaves the screen at the top, where terminals do."""
        top, bottom = self.margins or (0, self.lines - 1)
        if self.cursor.y == self.lines - 1:
            self.scrolled += 1
        scrolls = self.cursor.y == bottom
        if scrolls and top == 0 and self.main is None:
            self.history.append(self.buffer[0])
        super().index()
        if scrolls:
            self._blank([bottom])

    def scroll_up(self, count=1, **kwargs):
        """Moves the rows of the scroll region up; those that come in at its bottom have the background of the pen."""
        top, bottom = self.margins or (0, self.lines - 1)
        for row in range(top, bottom + 1):
            self.buffer.pop(row, None)
            if row + max(count, 1) > bottom:
                for column in range(self.columns):
                    self.buffer[row][column] = self.cursor.attrs
            elif row + max(count, 1) in self.buffer:
                self.buffer[row] = self.buffer.pop(row + max(count, 1))
        self.dirty.update(range(top, bottom + 1))

    def report_device_status(self, *args, **kwargs):
        """Answers nothing: whoever is asked answers by itself."""

    def bell(self, *args):
        """Counts bells."""
        self.bells += 1

    @property
    def is_alternate(self):
        """Whether the alternate screen is on."""
        return self.main is not None

    @property
    def cursor_is_seen(self):
        """Whether the cursor is not hidden."""
        return not self.cursor.hidden

    @property
    def rows(self):
        """The rows as text without blanks at their ends; the right half of a wide character is not there."""
        return [self._row(number).rstrip() for number in range(self.lines)]

    def _row(self, number):
        line = self.buffer[number]
        return "".join(line[column].data for column in range(self.columns))

    def cell(self, column, row):
        """One cell with its colours and attributes."""
        return self.buffer[row][column]

    def cells(self):
        """All cells, with colours and attributes, for comparisons."""
        return [[self.buffer[row][column] for column in range(self.columns)] for row in range(self.lines)]

    def everything(self):
        """All cells with those of the scrollback above them, and without rows at the end that hold nothing."""
        cells = [[row[column] for column in range(self.columns)] for row in self.history] + self.cells()
        while cells and all(cell == self.default_char for cell in cells[-1]):
            cells.pop()
        return cells

    def find(self, text):
        """Column and row where a text begins, counted from 0; None when it is not there."""
        for number in range(self.lines):
            at = self._row(number).find(text)
            if at < 0:
                continue
            for column in range(self.columns):
                if at == 0 and self.buffer[number][column].data:
                    return column, number
                at -= len(self.buffer[number][column].data)
        return None

    def has(self, text):
        """Whether a text stands on one of the rows."""
        return self.find(text) is not None

    def text(self):
        """The whole screen as one string."""
        return "\n".join(self.rows)


def differences(before, after):
    """The cells in which two grids differ, as readable lines; empty when they are equal."""
    found = []
    for number, (first, second) in enumerate(zip(before, after)):
        columns = [i for i, (a, b) in enumerate(zip(first, second)) if a != b]
        if columns:
            at = columns[0]
            found.append(f"row {number} columns {at}-{columns[-1]}: {first[at]} became {second[at]}")
    return found


# The ground of a toast where there are 256 colours.
PANEL = "3a3a3a"


def panel(picture):
    """Left and right column, first and last row of the panels of toasts; None where there is none."""
    cells = [(column, row) for row in range(picture.lines) for column in range(picture.columns) if picture.cell(column, row).bg == PANEL]
    if not cells:
        return None
    columns, rows = [column for column, _ in cells], [row for _, row in cells]
    return min(columns), max(columns), min(rows), max(rows)


def frame(picture):
    """Left and right column and first and last row of the box; fails where its border is not straight."""
    corners = [picture.find(corner) for corner in "╭╮╰╯"]
    assert all(corners), f"a corner is missing\n{picture.text()}"
    left, top = corners[0]
    right, bottom = corners[3]
    assert corners[1] == (right, top) and corners[2] == (left, bottom), picture.text()
    for row in range(top + 1, bottom):
        assert picture.cell(left, row).data in "│├", f"row {row}\n{picture.text()}"
        assert picture.cell(right, row).data in "│┤┃█▐▕", f"row {row}\n{picture.text()}"
        for column in range(right + 1, picture.columns):
            assert picture.cell(column, row).data in " ", f"row {row} goes on\n{picture.text()}"
    return left, right, top, bottom
