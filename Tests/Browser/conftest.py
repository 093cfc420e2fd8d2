"""Fixtures: the built site, a server for it, and one browser of each kind for the whole run."""

import contextlib
import functools
import os
import pathlib
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE))

from drivers.chromium import Chromium  # noqa: E402
from drivers.display import Display  # noqa: E402
from drivers.firefox import Firefox  # noqa: E402
from drivers.webkit import WebKit  # noqa: E402
from server import serve  # noqa: E402
from tables import Table  # noqa: E402

PROJECT = HERE.parent.parent


@pytest.fixture(scope="session")
def tablesite():
    """The path of the executable: $TABLESITE, or the debug build."""
    path = pathlib.Path(os.environ.get("TABLESITE", PROJECT / ".build/debug/tablesite")).resolve()
    if not path.is_file():
        pytest.exit(f"{path} is not there: run `swift build`, or set TABLESITE", returncode=2)
    return path


def build(tablesite, project, output, *options):
    """Builds a project into a folder and returns the folder; the build must succeed."""
    return run(tablesite, "build", project, "-d", output, *options) and output


def run(*command):
    """Runs a command, which must succeed."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(map(str, command))} ended with {done.returncode}\n{done.stdout}{done.stderr}"
    return done


@pytest.fixture(scope="session")
def site(tablesite, tmp_path_factory):
    """The folder that Tests/Browser/Site was built into."""
    return build(tablesite, HERE, tmp_path_factory.mktemp("site") / "public")


@pytest.fixture(scope="session")
def address(site):
    """Where the built site is served, without a slash at the end."""
    with serve(site) as url:
        yield url


@pytest.fixture(scope="session")
def documentation(tablesite, tmp_path_factory):
    """The folder that the project's own Site/ was built into."""
    if not (PROJECT / "Site").is_dir():
        pytest.skip("the project has no Site/ yet")
    return build(tablesite, PROJECT, tmp_path_factory.mktemp("documentation") / "public")


@pytest.fixture(scope="session")
def gallery(tablesite, tmp_path_factory):
    """The folder with the gallery of the bundled themes."""
    output = tmp_path_factory.mktemp("gallery") / "gallery"
    # HERE has no themes of its own.
    run(tablesite, "theme", "gallery", "--project", HERE, "--output", output)
    return output


@pytest.fixture(scope="session")
def themed(tablesite, tmp_path_factory):
    """The folder that Tests/Browser/Site was built into with a theme: ``themed("easy")``."""
    folder = tmp_path_factory.mktemp("themed")

    @functools.cache
    def build_with(theme):
        return build(tablesite, HERE, folder / theme, "--theme", theme)
    return build_with


# A browser that is not installed: its tests are skipped, unless TABLESITE_BROWSERS demands it by name.

def demand(name, is_there):
    if not is_there:
        message = f"{name}, or the display it needs, is not installed"
        if name in os.environ.get("TABLESITE_BROWSERS", "").split():
            pytest.fail(message)
        pytest.skip(message)


@pytest.fixture(scope="session")
def running_chromium():
    demand("chromium", Chromium.executable())
    browser = Chromium()
    yield browser
    browser.close()


def on_a_display(kind):
    """A browser on a display of its own: a window must have the focus, and nothing in front of it."""
    demand(kind.name, kind.executable() and Display.is_available())
    display = Display()
    try:
        browser = kind(display)
        yield browser
        browser.close()
    finally:
        display.close()


@pytest.fixture(scope="session")
def running_firefox():
    yield from on_a_display(Firefox)


@pytest.fixture(scope="session")
def running_webkit():
    yield from on_a_display(WebKit)


@pytest.fixture
def chromium(running_chromium):
    running_chromium.reset()
    return running_chromium


@pytest.fixture
def firefox(running_firefox):
    running_firefox.reset()
    return running_firefox


@pytest.fixture(params=["chromium", "firefox", "webkit"])
def browser(request):
    """Each of the three browsers in turn."""
    browser = request.getfixturevalue(f"running_{request.param}")
    browser.reset()
    return browser


@pytest.fixture
def open_table(address):
    """Opens a page of the site in a browser and returns its table: ``open_table(browser, "shapes.html")``."""
    def open_page(browser, path):
        browser.open(f"{address}/{path}")
        return Table(browser)
    return open_page


@pytest.fixture(scope="session")
def served():
    """Gives the address of a folder, served until the end of the run: ``served(folder)``."""
    with contextlib.ExitStack() as servers:
        yield functools.cache(lambda folder: servers.enter_context(serve(folder)))


@pytest.fixture
def open_themed(themed, served):
    """Opens a page of the site built with a theme: ``open_themed(browser, "easy", "shapes.html")``."""
    def open_page(browser, theme, path):
        browser.open(f"{served(themed(theme))}/{path}")
        return Table(browser)
    return open_page


@pytest.fixture
def open_gallery(gallery, served):
    """Opens the page of a theme in the gallery: ``open_gallery(browser, "easy")``."""
    def open_page(browser, theme):
        browser.open(f"{served(gallery)}/{theme}.html")
        return Table(browser)
    return open_page
