"""The ways a toast takes over a terminal of its own: how each is asked for, and what is to be left of it."""

import re

WAYS = ("gap", "inline")
# What is drawn beneath a toast: colours to the end of the row and in the middle of it, wide characters, one of them where the row
# ends, combining ones, rows that wrap; the pen stays coloured and the cursor in the middle of a row.
CONTENT = r"""
n=0
while [ $n -lt %d ]; do
  n=$((n+1))
  case $((n %% 5)) in
    0) printf 'a row that is so long that it wraps: %%s中\n' 'the quick brown fox jumps over the lazy dog and more of it';;
    1) printf '\033[4%%dm\033[K\033[m\n' $((n %% 8));;
    *) printf '\033[3%%dm%%2d \033[4%%dmcolour\033[K\033[m 中文漢字 e\314\201 \033[1;7mbold\033[m\033[70G\033[4%%dm  \033[m end %%d\n' \
         $((n %% 8)) $n $(((n + 3) %% 8)) $(((n + 1) %% 8)) $n;;
  esac
done
printf '\033[1;33;44mprompt> '
"""


def state(picture):
    """All that a terminal keeps, as a dictionary: rows are counted from the beginning of the scrollback."""
    above = len(picture.history)
    return {
        "cells": picture.everything(), "cursor": (picture.cursor.x, above + picture.cursor.y), "is seen": picture.cursor_is_seen,
        "pen": picture.cursor.attrs, "modes": (picture.mode, picture.modes_set), "margins": picture.margins,
        "charsets": (picture.charset, picture.g0_charset, picture.g1_charset), "alternate": picture.is_alternate}


def changes(before, after):
    """What differs between two states, as readable lines."""
    found = []
    for name, value in before.items():
        if name == "cells":
            for number in range(max(len(value), len(after[name]))):
                first, second = (cells[number] if number < len(cells) else [] for cells in (value, after[name]))
                if first != second:
                    texts = [re.sub(" +$", "", "".join(cell.data for cell in row)) for row in (first, second)]
                    at = next((i for i, (a, b) in enumerate(zip(first, second)) if a != b), 0)
                    cells = [row[at] if at < len(row) else None for row in (first, second)]
                    cells = [str(cell).replace("=False", "") for cell in cells]
                    found.append(f"row {number} {texts[0]!r} became {texts[1]!r}, at {at}: {cells[0]} became {cells[1]}")
        elif value != after[name]:
            found.append(f"{name}: {value} became {after[name]}")
    return found if len(found) < 8 else [*found[:8], f"and {len(found) - 8} more"]
