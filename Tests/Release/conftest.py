"""What is published and how: schemas, files for hosts, the action, and the packages of Scripts/release.

TABLESITE is the executable to test (default: that of `swift build`), TABLESITE_PACKAGES the folder with packages; without it
their tests are skipped.
"""

import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def program():
    path = pathlib.Path(os.environ.get("TABLESITE", ROOT / ".build/debug/tablesite")).resolve()
    assert path.exists(), f"{path} is not built"
    return path


@pytest.fixture(scope="session")
def run(program):
    """Runs tablesite; `run("build", cwd=..., code=0)`."""

    def run(*arguments, cwd=None, code=0, input=None, env=None):
        result = subprocess.run(
            [program, *arguments], cwd=cwd, input=input, capture_output=True, text=True, env={**os.environ, **(env or {})}, check=False
        )
        assert result.returncode == code, f"{arguments}: {result.returncode}\n{result.stdout}{result.stderr}"
        return result

    return run


@pytest.fixture(scope="session")
def packages():
    folder = os.environ.get("TABLESITE_PACKAGES")
    if not folder:
        pytest.skip("TABLESITE_PACKAGES names no folder with packages; see Scripts/release")
    return pathlib.Path(folder).resolve()


@pytest.fixture()
def path_with_program(program, tmp_path):
    """A PATH on which the executable is `tablesite`, and `pip` and `rsync` only say what they are asked for."""
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "tablesite").symlink_to(program)
    for name in ("pip", "rsync"):
        (folder / name).write_text(f'#!/bin/sh\necho "{name} $*" >> "{tmp_path}/asked"\n')
        (folder / name).chmod(0o755)
    return f"{folder}:{os.environ['PATH']}"
