"""What the system says about processes (proc(5))."""

import os


def waits_for_a_lock(process):
    """Whether a process waits for the lock of a terminal (proc(5), /proc/locks)."""
    with open("/proc/locks", encoding="ascii") as table:
        return any(" -> FLOCK " in line and line.split()[5] == str(process) for line in table)


def is_writing(process):
    """Whether a process is in a system call that writes, or waits for one descriptor alone (proc(5); x86-64 and arm64)."""
    with open(f"/proc/{process}/syscall", encoding="ascii") as state:
        words = state.read().split()
    write, poll = ("1", "7") if os.uname().machine == "x86_64" else ("64", "73")
    return words[0] == write or words[0] == poll and words[2] == "0x1"


def named(name, process):
    """Whether a process has a name."""
    try:
        with open(f"/proc/{process}/comm", encoding="utf-8", errors="replace") as comm:
            return comm.read() == name + "\n"
    except OSError:
        return False


def having_open(path):
    """The names of the processes that have a file open."""
    found = []
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            targets = [os.readlink(f"/proc/{process}/fd/{number}") for number in os.listdir(f"/proc/{process}/fd")]
            with open(f"/proc/{process}/comm", encoding="utf-8", errors="replace") as comm:
                name = comm.read().strip()
        except OSError:
            continue
        if path in targets:
            found.append(name)
    return found


def waits_for_input(process):
    """Whether a process is in a system call that waits for bytes (proc(5); read, poll, select and their like on x86-64 and arm64)."""
    try:
        with open(f"/proc/{process}/syscall", encoding="ascii") as state:
            return state.read().split()[0] in (("0", "7", "23", "270", "271") if os.uname().machine == "x86_64" else ("63", "72", "73"))
    except OSError:
        return False


def noted(run, path):
    """The process whose number a script notes in a file, once it is there."""
    run.wait_until(lambda: path.exists() and path.read_text().endswith("\n"), "the number of a process")
    return int(path.read_text())


def of_session(leader):
    """The processes that are still there of the session that a process led."""
    found = []
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{process}/stat", encoding="utf-8", errors="replace") as state:
                # Behind the name, which may hold anything: state, parent, group, session.
                words = state.read().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if words[3] == str(leader):
            found.append(int(process))
    return found
