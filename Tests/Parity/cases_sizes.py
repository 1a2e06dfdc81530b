"""Automatic sizes, from random texts: the numbers of --print-size and the place on the screen."""

import random

from table import Case

WORDS = "a bb the quick brown jumping foxes extraordinarily lazy dog x of and somewhere interoperability".split()
SCREENS = ((80, 24), (80, 24), (80, 24), (40, 12), (132, 50))
COUNT = 140


def cases():
    """The cases of this file: always the same ones."""
    chance = random.Random(20230209)
    for number in range(COUNT):
        columns, rows = chance.choice(SCREENS)
        yield Case(f"size/{number:03}", words(chance), keys=["enter"], columns=columns, rows=rows)


def words(chance):
    """A random line for one box."""
    box = chance.choice(("msgbox", "msgbox", "yesno", "infobox", "inputbox", "menu", "checklist", "buildlist", "treeview"))
    size = chance.choice((("0", "0"),) * 6 + (("10", "50"), ("8", "0"), ("-1", "0"), ("0", "-1"), ("-1", "-1"), ("12", "34")))
    line = ["--print-size"]
    if chance.random() < 0.3:
        line += ["--title", text(chance, chance.choice((1, 2, 8)))]
    if chance.random() < 0.2:
        line += ["--aspect", chance.choice(("3", "9", "20", "1"))]
    if chance.random() < 0.15:
        line += ["--no-shadow"]
    if chance.random() < 0.15:
        line += ["--extra-button"]
    many = chance.random() < 0.3
    shown = "\n".join(text(chance, chance.randint(1, 12)) for _ in range(chance.randint(2, 7))) if many else text(
        chance, chance.choice((1, 2, 3, 5, 10, 30, 60, 120)))
    return [*line, f"--{box}", shown, *size, *rest(chance, box)]


def rest(chance, box):
    """What follows the size of a box."""
    if box == "inputbox":
        return [text(chance, chance.randint(1, 9))] if chance.random() < 0.5 else []
    if box not in ("menu", "checklist", "buildlist", "treeview"):
        return []
    found = [chance.choice(("0", "0", "0", "3", "8"))]
    for number in range(chance.choice((1, 2, 3, 5, 9, 30))):
        found += [f"t{number}" * chance.choice((1, 1, 3)), text(chance, chance.choice((1, 1, 2, 4, 9)))]
        found += {"menu": [], "checklist": ["off"], "buildlist": ["off"], "treeview": ["off", str(number % 3)]}[box]
    return found


def text(chance, count):
    """Some random words."""
    return " ".join(chance.choice(WORDS) for _ in range(count))
