"""Real pages of more than 500 rows say how high their lists will be before these are drawn."""

import re
import shutil

import pytest
from list_heights import HEIGHTS
from test_nu import built

ITEM = re.compile(r"^\s*(?:[-*+]|\d+\.) ", re.MULTILINE)


@pytest.fixture(scope="module")
def project(corpus, tmp_path_factory):
    """A project of the longest lists."""
    folder = tmp_path_factory.mktemp("big")
    (folder / "Site").mkdir()
    for document in sorted((corpus / "files").rglob("*.md")):
        if len(ITEM.findall(document.read_text("utf-8", "replace"))) > 500:
            shutil.copy(document, folder / "Site" / "-".join(document.relative_to(corpus).parts))
    return folder


def test_heights_of_real_lists_are_guessed(chromium, tablesite, project):
    """In one theme of each kind of rows: what the others look like makes no row higher."""
    errors = {}
    for theme in ("docs", "easy", "system"):
        site = built(tablesite, project, project / theme, "--theme", theme)
        pages = [page for page in sorted(site.glob("*.html")) if "tv-big" in page.read_text("utf-8")]
        assert len(pages) > 10
        for width in (390, 1280):
            chromium.size(width, 800)
            for page in pages:
                chromium.open(page.as_uri())
                guessed, drawn = chromium.js(HEIGHTS)
                errors[theme, page.stem, width] = guessed / drawn - 1
    wrong = {page: f"{error:+.1%}" for page, error in errors.items() if abs(error) > .03}
    assert wrong == {}
