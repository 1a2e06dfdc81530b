"""Finds Swift declarations that other files can see, and whether each has a documentation comment.

It leans on the layout that swift-format gives the sources: two columns of indentation for each level. What goes without
a comment of its own: a requirement of a protocol that is documented there; an operator; an initializer, whose arguments
are the documented properties; and one-line siblings right below a documented one, for which that comment stands.
"""

import re

DECLARATION = re.compile(
    r"^(?P<attributes>(?:@\w+(?:\([^)]*\))?\s+)*)"
    r"(?P<modifiers>(?:(?:package|public|internal|private|fileprivate|static|final|mutating|nonmutating|borrowing|consuming"
    r"|override|convenience|required|indirect|lazy|unowned|weak|nonisolated|private\(set\)|fileprivate\(set\)"
    r"|package\(set\)|nonisolated\(unsafe\)|borrowing|unsafe)\s+)*)"
    r"(?P<kind>struct|class|enum|protocol|actor|func|var|let|init|subscript|typealias)\b")
TYPE = re.compile(r"\b(struct|class|enum|protocol|actor|extension)\s+\S")


def _indentation(line):
    return len(line) - len(line.lstrip(" "))


def _is_hidden(line):
    return bool(re.search(r"\b(private|fileprivate)\s", line.split("{")[0]))


def _parents(lines, number):
    """The lines that enclose a line, innermost first."""
    depth = _indentation(lines[number])
    found = []
    for above in range(number - 1, -1, -1):
        line = lines[above]
        if not line.strip() or line.lstrip().startswith(("//", "#")) or _indentation(line) >= depth:
            continue
        depth = _indentation(line)
        found.append(line)
        if depth == 0:
            break
    return found


def _comment_above(lines, number):
    above = number - 1
    while above >= 0 and lines[above].lstrip().startswith(("@", "#")):
        above -= 1
    return above >= 0 and lines[above].lstrip().startswith("///")


def requirements(texts):
    """The names of what the protocols in these sources require."""
    names = set()
    for text in texts:
        for body in re.findall(r"^(?:package )?protocol .*?^}", text, re.M | re.S):
            names |= set(re.findall(r"^  (?:static |mutating )*(?:func|var) (\w+)", body, re.M))
    return names


def undocumented(text, required=frozenset()):
    """The declarations that can be seen outside their file and lack a comment, as (line number, line)."""
    lines = _without_literals(text.split("\n"))
    found = []
    covered = None
    for number, line in enumerate(lines):
        match = DECLARATION.match(line.strip())
        if not match or _is_hidden(line) and "(set)" not in line:
            continue
        # Inside a function, a closure or a getter, or inside something that nobody else sees.
        if any(not TYPE.search(parent) or _is_hidden(parent) for parent in _parents(lines, number)):
            continue
        kind, depth = match["kind"], _indentation(line)
        is_sibling = covered == (number - 1, "property" if kind in ("let", "var") else kind, depth)
        opens = kind in ("let", "var") and "{" not in line and TYPE.search(lines[number - 1]) is not None
        if _comment_above(lines, number) or is_sibling or opens or _needs_none(line.strip()[match.end():], kind, required):
            covered = (number, "property" if kind in ("let", "var") else kind, depth)
        else:
            found.append((number + 1, line.strip()))
    return found


def _needs_none(rest, kind, required):
    name = re.match(r"\s*(\w*)", rest)[1]
    return kind == "init" or kind == "func" and not name or kind in ("func", "var", "let") and name in required


def _without_literals(lines):
    """The lines with those of multi-line string literals blanked."""
    result, inside = [], False
    for line in lines:
        quotes = line.count('"""')
        result.append("" if inside else line)
        if quotes % 2:
            inside = not inside
    return result
