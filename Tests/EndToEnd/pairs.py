"""Few combinations of many values, such that any two values of different columns meet in one of them."""

import itertools


def pairwise(*columns):
    """Rows with a value of each column, by which every two values of two columns have met; the same ones in every run.

    Each next row is built from a pair that has not met, and takes in each other column the value that meets most new ones.
    With two columns it would be the whole product: `together` is for these.
    """
    open_pairs = {
        (first, one, second, other)
        for first, second in itertools.combinations(range(len(columns)), 2)
        for one in range(len(columns[first])) for other in range(len(columns[second]))}
    rows = []
    while open_pairs:
        first, one, second, other = min(open_pairs)
        row = {first: one, second: other}
        for column in range(len(columns)):
            if column not in row:
                row[column] = max(
                    range(len(columns[column])), key=lambda value: sum(_pair(row, column, value, done) in open_pairs for done in row))
        open_pairs -= {(a, row[a], b, row[b]) for a, b in itertools.combinations(range(len(columns)), 2)}
        rows.append(tuple(values[row[column]] for column, values in enumerate(columns)))
    return rows


def _pair(row, column, value, done):
    """The pair of a value that may come to a row and one that is there, in the order of their columns."""
    pair = [(column, value), (done, row[done])]
    return tuple(part for place in sorted(pair) for part in place)


def together(*columns):
    """Rows as many as the longest column has values; shorter columns begin again, so that each value comes in a row."""
    return [tuple(values[row % len(values)] for values in columns) for row in range(max(map(len, columns)))]
