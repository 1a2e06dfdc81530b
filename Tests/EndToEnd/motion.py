"""Motion, which is given up where a frame takes too long, and so also on a machine that does something else for a moment."""


def seen_moving(start, moves, attempts=20):
    """What `start` gives once it has moved, which it does as soon as the machine has the time; fails where it never does."""
    for _ in range(attempts):
        run = start()
        if moves(run):
            return run
    raise AssertionError(f"nothing has moved in {attempts} attempts\n{run.report()}")
