"""scripts/install makes the link by which the program is called dialog, spares other programs, and takes it away again.

The build is not what is looked at: a stand-in for swift says where a stand-in for the program is.
"""

import os
import subprocess

import pytest

from conftest import PROJECT


@pytest.fixture
def install(tmp_path):
    """Runs scripts/install below a prefix; returns exit code, what it said, and the folder of programs."""
    tools, built, prefix = tmp_path / "tools", tmp_path / "built", tmp_path / "prefix"
    tools.mkdir()
    built.mkdir()
    for path, text in ((tools / "swift", f'case "$*" in *--show-bin-path*) echo "{built}";; esac'), (built / "toast", "echo a text")):
        path.write_text(f"#!/bin/sh\n{text}\n")
        path.chmod(0o755)
    folder = prefix / "bin"

    def run(*words, first_in_path=False, **variables):
        path = f"{tools}:{folder}:/usr/bin:/bin" if first_in_path else f"{tools}:/usr/bin:/bin"
        done = subprocess.run(
            [PROJECT / "scripts/install", "--prefix", prefix, *words], capture_output=True, text=True, check=False,
            env={"PATH": path, "HOME": str(tmp_path), "TOAST_DYNAMIC": "1", "TMPDIR": str(tmp_path), **variables})
        return done.returncode, done.stdout + done.stderr, folder

    return run


def test_the_link_leads_to_the_program_and_can_be_undone(install):
    code, said, folder = install("--link", "dialog")
    assert code == 0 and f"rm {folder}/dialog" in said
    assert is_second_name(folder)
    assert install("--link=dialog")[0] == 0 and is_second_name(folder)
    assert install("--uninstall")[0] == 0
    assert not folder.exists()


@pytest.mark.parametrize("words", [[], ["--link", "dialog"]])
@pytest.mark.parametrize("earlier", ["hard", "symbolic"])
def test_a_link_of_an_earlier_time_follows_the_program(install, words, earlier):
    folder = install("--link", "dialog")[2]
    if earlier == "symbolic":
        (folder / "dialog").unlink()
        (folder / "dialog").symlink_to("toast")
    assert install(*words)[0] == 0 and is_second_name(folder)
    assert sorted(path.name for path in folder.iterdir()) == ["dialog", "toast"]


def test_without_the_option_there_is_no_link(install):
    code, _, folder = install()
    assert code == 0 and [path.name for path in folder.iterdir()] == ["toast"]


@pytest.mark.parametrize("other", ["file", "link", "dangling"])
def test_another_program_is_spared(install, other):
    folder = install()[2]
    place(folder / "dialog", other)
    code, said, _ = install("--link", "dialog")
    assert code == 1 and "--force" in said and is_other(folder / "dialog", other)


@pytest.mark.parametrize("other", ["file", "link", "dangling"])
def test_by_force_another_program_is_kept_and_put_back(install, other):
    folder = install()[2]
    place(folder / "dialog", other)
    code, said, _ = install("--link", "dialog", "--force")
    assert code == 0 and is_second_name(folder) and is_other(folder / "dialog.before-toast", other)
    assert f"mv {folder}/dialog.before-toast {folder}/dialog" in said
    assert install("--uninstall")[0] == 0
    assert is_other(folder / "dialog", other) and [path.name for path in folder.iterdir()] == ["dialog"]


def test_an_uninstallation_spares_another_program(install):
    folder = install()[2]
    place(folder / "dialog", "file")
    assert install("--uninstall")[0] == 0
    assert is_other(folder / "dialog", "file")


def test_an_uninstallation_takes_the_folders_that_were_made(install, tmp_path):
    prefix = tmp_path / "prefix"
    (prefix / "share").mkdir(parents=True)
    assert install()[0] == 0 and install()[0] == 0
    (prefix / "bin" / "mine").touch()
    (prefix / "share" / "man" / "mine").mkdir()
    said = install("--uninstall")[1]
    # What was there before stays, and what holds something of others.
    assert sorted(str(path.relative_to(prefix)) for path in prefix.rglob("*")) == ["bin", "bin/mine", "share", "share/man", "share/man/mine"]
    assert f"removed {prefix}/share/man/man1\n" in said and "nothing" not in said
    code, said, _ = install("--uninstall")
    assert code == 0 and said == f"nothing to remove: toast is not installed below {prefix}\n"


def test_an_installation_leaves_no_trace(install, tmp_path):
    before = sorted(tmp_path.rglob("*"))
    assert install("--link", "dialog", "--prefix", tmp_path / "new" / "one")[0] == 0
    assert install("--uninstall", "--prefix", tmp_path / "new" / "one")[0] == 0
    assert sorted(tmp_path.rglob("*")) == before


def test_a_package_holds_no_list_of_folders(install, tmp_path):
    assert install("--prefix", "/usr", DESTDIR=str(tmp_path / "package"))[0] == 0
    assert not (tmp_path / "package/usr/share/toast").exists()


def test_who_is_found_first_is_told(install):
    assert "finds toast now" in install("--link", "dialog", first_in_path=True)[1]
    said = install("--link", "dialog")[1]
    assert "not in PATH" in said and "finds toast now" not in said


@pytest.mark.parametrize("words", [["--link"], ["--link", "ls"], ["--link="], ["--link", "../dialog"]])
def test_other_names_are_refused(install, words):
    code, said, folder = install(*words)
    assert code == 64 and "dialog" in said and not folder.exists()


def is_second_name(folder):
    """Whether `dialog` is the program itself, so that following links keeps the name."""
    return not (folder / "dialog").is_symlink() and os.path.samefile(folder / "dialog", folder / "toast")


def place(path, kind):
    """Puts another program somewhere."""
    if kind == "file":
        path.write_text("another\n")
    else:
        path.symlink_to("/bin/sh" if kind == "link" else "/nowhere/at-all")


def is_other(path, kind):
    """Whether that program is there."""
    if kind == "file":
        return path.read_text() == "another\n"
    return os.readlink(path) == ("/bin/sh" if kind == "link" else "/nowhere/at-all")
