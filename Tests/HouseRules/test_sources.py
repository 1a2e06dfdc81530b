"""Rules that the whole of the sources keeps and no compiler checks."""

import pathlib
import re
import subprocess

PROJECT = pathlib.Path(__file__).resolve().parents[2]
SOURCES = {path.relative_to(PROJECT): path.read_text() for path in sorted((PROJECT / "Sources").rglob("*.swift"))}


def tracked_files():
    """The files of the project that are kept under version control, as text; pictures and the like left out."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=PROJECT, capture_output=True, check=True).stdout
    for name in filter(None, names.decode().split("\0")):
        path = PROJECT / name
        if path.is_file():
            try:
                yield name, path.read_text()
            except UnicodeDecodeError:
                continue


def places(pattern, texts):
    """Where a pattern occurs, as file:line."""
    return [
        f"{name}:{number}" for name, text in texts for number, line in enumerate(text.split("\n"), 1)
        if re.search(pattern, line)]


def code_only(text):
    """A source without its comments and string literals."""
    text = re.sub(r'""".*?"""', '""', text, flags=re.S)
    text = re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)
    return re.sub(r"//.*", "", text)


def test_nothing_imports_foundation():
    assert places(r"^\s*(\w+ )*import Foundation", SOURCES.items()) == []


def test_one_folder_imports_the_c_library():
    pattern = r"import (Glibc|Musl|Darwin|Bionic|CRT|WinSDK)\b"
    files = {pathlib.Path(place.split(":")[0]) for place in places(pattern, SOURCES.items())}
    assert {file.parent for file in files} == {pathlib.Path("Sources/Terminal/System")}


def test_unsafe_code_is_in_the_terminal_module_only():
    others = [(name, code_only(text)) for name, text in SOURCES.items() if name.parts[1] != "Terminal"]
    assert places(r"\bunsafe\b|\bUnsafe\w+|withUnsafe", others) == []


def test_nothing_traps_on_purpose():
    code = [(name, code_only(text)) for name, text in SOURCES.items()]
    assert places(r"\b(fatalError|preconditionFailure|assertionFailure)\(|\btry!|\bas!", code) == []


def test_everything_is_package_and_nothing_public():
    assert places(r"^\s*(public|open) ", [(name, code_only(text)) for name, text in SOURCES.items()]) == []


def test_every_source_opens_with_what_it_is_for():
    assert [str(name) for name, text in SOURCES.items() if not text.startswith("// ")] == []


def test_no_file_names_a_place_of_one_machine():
    # Folders of people are places of a machine; the temporary folder and the system's own are not.
    machine = "|".join("/" + folder for folder in (r"work/", r"home/\w", r"root/", r"Users/\w", r"tmp/w/"))
    assert places(machine, tracked_files()) == []


def test_no_test_sleeps():
    tests = [(name, text) for name, text in tracked_files() if name.startswith("Tests/") and "HouseRules" not in name]
    assert places(r"\bTask\.sleep|\busleep\(|\bnanosleep|time\.sleep|^\s*sleep\b|; *sleep \d", tests) == []


def test_no_test_of_swift_uses_xctest():
    tests = [(name, text) for name, text in tracked_files() if name.startswith("Tests/") and name.endswith(".swift")]
    assert places(r"import XCTest", tests) == []
