"""The same files work at the root of a host, below any address, and from a disk."""

import html
import re
import urllib.parse

import pytest
from server import serve


def pages(site):
    # The page for missing addresses is served at all of them, so its links begin at the host.
    return [page for page in sorted(site.rglob("*.html")) if page.name != "404.html"]


@pytest.fixture(scope="module", params=["/", "/a/b/", "file:"])
def place(request, site, tmp_path_factory):
    """The address of the fixture site in a place, with a slash at its end."""
    if request.param == "file:":
        yield site.as_uri() + "/"
        return
    root = tmp_path_factory.mktemp("host")
    below = root / request.param.strip("/")
    below.parent.mkdir(parents=True, exist_ok=True)
    if request.param == "/":
        root = site
    else:
        below.symlink_to(site)
    with serve(root) as address:
        yield address + request.param


def test_every_page_finds_its_sheet_and_its_images(chromium, site, place):
    for page in pages(site):
        chromium.open(place + urllib.parse.quote(page.relative_to(site).as_posix()))
        assert chromium.js("getComputedStyle(document.body).pointerEvents") == "none", f"{page.name} has no style sheet"
        lost = chromium.js("[...document.images].filter(i => i.loading != 'lazy' && !i.naturalWidth).map(i => i.src)")
        assert lost == [], page.name


def test_every_link_leads_to_a_file_beside_it(site):
    """Whatever the place: no address begins at a host, and all are those of files and ids that are there."""
    ids = {page: set(re.findall(r' id=(?:"([^"]*)"|([^ >]+))', page.read_text("utf-8"))) for page in pages(site)}
    for page in ids:
        for quoted, plain in re.findall(r' (?:href|src)=(?:"([^"]*)"|([^ >]+))', page.read_text("utf-8")):
            address = html.unescape(quoted or plain)
            if re.match(r"[a-z]+:", address):
                continue
            path, _, fragment = address.partition("#")
            assert not path.startswith("/"), f"{page.name}: {address}"
            target = (page.parent / urllib.parse.unquote(path)).resolve() if path else page
            assert target.is_file(), f"{page.name}: {address}"
            if fragment and target in ids:
                names = {a or b for a, b in ids[target]}
                assert urllib.parse.unquote(fragment) in names, f"{page.name}: {address}"
