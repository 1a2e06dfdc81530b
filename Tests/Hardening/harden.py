"""Looks for faults that no test knows yet, part by part, and prints the smallest input of each that it finds.

    harden.py PROGRAM [MINUTES] [--only PART] [--seed N]

Every part makes cases from a seed and a number, so that a case that went wrong comes again. The parts share the time and the
processors. The exit code is 1 where anything went wrong.
"""

import argparse
import concurrent.futures
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../EndToEnd"))

import files  # noqa: E402
import keys  # noqa: E402
import limits  # noqa: E402
import lines  # noqa: E402
import moments  # noqa: E402
import storm  # noqa: E402

# A part is a function of the program, the seed and the time when it is to end; it yields a line and whether it was right.
PARTS = {
    "moments": moments.cases, "lines": lines.cases, "keys": keys.cases, "files": files.cases, "limits": limits.cases,
    "storms": storm.cases,
}
# Faults of a part that are printed.
MOST_FAULTS = 10


def play(part, program, seed, seconds):
    """Plays a part for some seconds; returns how many cases there were, and lines for those that went wrong."""
    deadline, count, wrong = time.monotonic() + seconds, 0, []
    for line, right in PARTS[part](program, seed, deadline):
        count += 1
        if not right:
            wrong.append(line)
        if time.monotonic() >= deadline or len(wrong) >= MOST_FAULTS:
            break
    return count, wrong


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("minutes", nargs="?", type=float, default=5)
    parser.add_argument("--only", choices=sorted(PARTS))
    parser.add_argument("--seed", type=int, default=int(time.time()) % 100000)
    given = parser.parse_args()
    parts = [given.only] if given.only else list(PARTS)
    workers = min(len(parts), os.cpu_count() or 1)
    seconds = given.minutes * 60 * workers / len(parts)
    total = 0
    print(f"seed {given.seed}, {seconds:.0f} s for each of {', '.join(parts)}", flush=True)
    with concurrent.futures.ProcessPoolExecutor(workers) as pool:
        played = {pool.submit(play, part, os.path.abspath(given.program), given.seed, seconds): part for part in parts}
        for one in concurrent.futures.as_completed(played):
            count, wrong = one.result()
            total += len(wrong)
            print(f"{played[one]}: {count} cases, {len(wrong)} wrong", flush=True)
            for line in wrong:
                print("   " + line, flush=True)
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
