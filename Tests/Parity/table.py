"""The table of cases: what is done with the original and with ours.

A case is a line of words, the keys that are typed, the size of the screen, and the environment. A key is a name (`down`), a
control character (`^D`), `=text`, `click TEXT` or `click COLUMN,ROW`, `resize 60x20`, or `wait` for the end.
"""

import importlib
import pathlib
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Case:
    """One line of words and what is typed."""

    id: str
    words: list
    keys: list = field(default_factory=list)
    columns: int = 80
    rows: int = 24
    environment: dict = field(default_factory=dict)
    files: dict = field(default_factory=dict)
    pipes_output: bool = False


def all_cases():
    """Every case of every file of cases, in order; fails when two have the same name."""
    found, names = [], set()
    for path in sorted(pathlib.Path(__file__).parent.glob("cases_*.py")):
        for case in importlib.import_module(path.stem).cases():
            if case.id in names:
                raise ValueError(f"two cases are called {case.id}")
            names.add(case.id)
            found.append(case)
    return found


def sample(cases, count):
    """Some cases, evenly spread over all."""
    if len(cases) <= count:
        return cases
    return [cases[at * len(cases) // count] for at in range(count)]
