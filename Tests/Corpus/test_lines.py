"""Lines of real documents, in the theme for documentation: none is longer than the eye finds back from."""

import shutil

import pytest
from test_nu import built
from text_lines import LINES


@pytest.fixture(scope="module")
def site(tablesite, corpus, tmp_path_factory):
    folder = tmp_path_factory.mktemp("lines")
    shutil.copytree(corpus / "files", folder / "Site")
    return built(tablesite, folder, folder / "public", "--theme", "docs")


def test_lines_of_real_texts_are_short(chromium, site):
    chromium.size(1280, 900)
    longest, count = {}, 0
    for page in sorted(site.rglob("*.html")):
        chromium.open(page.as_uri())
        lengths = chromium.js(LINES)
        count += len(lengths)
        longest[page.stem] = max(lengths, default=0)
    assert count > 5000
    assert {page: length for page, length in longest.items() if length > 75} == {}
