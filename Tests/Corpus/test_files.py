"""What stands beside the pages is what its readers expect: feeds and sitemaps are valid, addresses right, JSON has every row."""

import html.parser
import json
import pathlib
import re
import shutil
import subprocess
import urllib.parse
import xml.etree.ElementTree as ElementTree

import atom
import pytest
from atom import ATOM
from conftest import PROJECT

feedparser = pytest.importorskip("feedparser")

SETTINGS = "base_url: https://example.org/docs\nrows: true\nllms: true\nmanifest: true\n"
BASE = "https://example.org/docs"
SCHEMA = pathlib.Path(__file__).parent / "sitemap.xsd"


@pytest.fixture(scope="session")
def published(tablesite, tmp_path_factory):
    """The golden case with a base URL, built."""
    site = tmp_path_factory.mktemp("published") / "public"
    source = PROJECT / "Tests/CommandTests/Sites/published-below-a-path/Site"
    subprocess.run([tablesite, "build", source, "-d", site, "--quiet"], capture_output=True, check=False)
    return site


@pytest.fixture(scope="session")
def published_corpus(tablesite, corpus, tmp_path_factory):
    """All real documents, built with every file that a site can have."""
    folder = tmp_path_factory.mktemp("published-corpus")
    (folder / "settings.yml").write_text(SETTINGS, "utf-8")
    subprocess.run([tablesite, "build", corpus / "files", "-d", folder / "public", "-c", folder / "settings.yml", "--quiet"],
                   capture_output=True, check=False)
    return folder / "public"


def faults(path):
    """What is wrong with a feed: for RFC 4287, for a reader of feeds, and as one of ours."""
    parsed = feedparser.parse(path.read_bytes())
    found = atom.faults(ElementTree.parse(path).getroot()) + ([str(parsed.bozo_exception)] if parsed.bozo else [])
    if parsed.version != "atom10":
        found.append(f"is {parsed.version}")
    ids = [entry.id for entry in parsed.entries]
    if len(set(ids)) != len(ids) or not all(address.startswith("https://example.org/docs/") for address in ids):
        found.append(f"has the ids {ids}")
    times = [entry.get("updated_parsed") for entry in parsed.entries]
    if None in times or sorted(times, reverse=True) != times:
        found.append("has no order")
    elif not times or parsed.feed.get("updated_parsed") != max(times):
        found.append("was changed at another time than its newest entry")
    if not all(any(link.rel == "alternate" for link in entry.links) for entry in parsed.entries):
        found.append("has an entry that leads nowhere")
    return found


def feeds(site):
    return [path for path in site.rglob("*.xml") if ElementTree.parse(path).getroot().tag == ATOM + "feed"]


def test_feeds_are_valid(published):
    assert {path.name: faults(path) for path in feeds(published)} == {"feed.xml": [], "CHANGELOG.xml": []}


def test_links_of_a_changelog_lead_into_the_site(published):
    content = feedparser.parse((published / "CHANGELOG.xml").read_bytes()).entries[0].content[0].value
    assert 'href="https://example.org/docs/guide/install.html"' in content


@pytest.mark.parametrize("pattern, replacement, fault", [
    (r"<updated>[^<]*</updated>", "", "0 updated"),
    (r"(?<=<updated>)[^<]*", "2024-02-30T00:00:00Z", "no date"),
    (r"(?<=<updated>)[^<]*", "2024-02-20", "no date"),
    (r"(?<=<id>)[^<]*", "https://example.org/docs/a", "stands for"),
    (r"(?<=<id>)[^<]*", "/a", "absolute"),
    (r"<title>[^<]*</title>", "", "0 title"),
    (r"(<title>[^<]*</title>)", r"\1\1", "2 title"),
    (r"(?<=<title)>", ' type="markdown">', "the type"),
    (r"<author>.*?</author>", "", "no author"),
    (r"<name>[^<]*</name>", "", "0 name"),
    (r"<link rel=\"self\"[^>]*>", "", "where it is"),
    (r"(<link)(?! rel=\"self\")([^>]*)>", r"\1\2>\1\2>", "alternate links"),
    (r" href=\"[^\"]*\"", "", "no href"),
    (r"(?<=<entry>)", "<pubDate/>", "unknown"),
])
def test_faults_of_feeds_are_noticed(published, pattern, replacement, fault):
    text = (published / "feed.xml").read_text("utf-8")
    broken = re.sub(pattern, replacement, text, flags=re.DOTALL)
    assert broken != text
    assert any(fault in found for found in atom.faults(ElementTree.fromstring(broken.encode())))


def test_feeds_of_real_documents_are_valid(published_corpus):
    found = {path.name: faults(path) for path in feeds(published_corpus)}
    assert found
    assert not any(found.values()), found


def schema_faults(path):
    """What xmllint says against a sitemap."""
    if not shutil.which("xmllint"):
        pytest.skip("xmllint is not installed (Debian: libxml2-utils)")
    run = subprocess.run(["xmllint", "--nonet", "--noout", "--schema", SCHEMA, path], capture_output=True, text=True, check=False)
    return "" if run.returncode == 0 else run.stderr


def test_sitemaps_follow_the_schema(published, published_corpus):
    assert schema_faults(published / "sitemap.xml") == ""
    assert schema_faults(published_corpus / "sitemap.xml") == ""


@pytest.mark.parametrize("pattern, replacement", [
    (r"https:", ""), (r"(?<=<loc>)[^<]*", "guide.html"), (r"(?<=<loc>)[^<]*", "https://example.org/docs/"), (r"<loc>[^<]*</loc>", ""),
    (r"</loc>", " b</loc>"), (r"</loc>", "ä</loc>"), (r"</loc>", "</loc><lastmod>1 May 2024</lastmod>"),
    (r"</loc>", "</loc><lastmod>2024-02-30</lastmod>"), (r"</loc>", "</loc><priority>2</priority>"),
    (r"</loc>", "</loc><changefreq>often</changefreq>"), (r"</loc>", "</loc><title>a</title>"), (r"sitemaps\.org", "example.org"),
])
def test_faults_of_sitemaps_are_noticed(published, tmp_path, pattern, replacement):
    text = (published / "sitemap.xml").read_text("utf-8")
    broken = re.sub(pattern, replacement, re.sub(r"<lastmod>[^<]*</lastmod>", "", text))
    (tmp_path / "sitemap.xml").write_text(broken, "utf-8")
    assert schema_faults(tmp_path / "sitemap.xml").endswith("sitemap.xml fails to validate\n")


def pages(site):
    """All pages with their addresses, but redirects."""
    for path in sorted(site.rglob("*.html")):
        text = path.read_text("utf-8")
        if "http-equiv=refresh" not in text:
            place = path.relative_to(site).as_posix()
            place = urllib.parse.quote(re.sub(r"(^|/)index.html$", r"\1", place), safe="/:!$&'()*+,;=@")
            yield path, text, f"{BASE}/{place}"


def value(text, pattern):
    """The attribute value behind a pattern, in quotes or without, or None."""
    found = re.search(pattern + r"""=(?:"([^"]*)"|([^ >]*))""", text)
    return found and html.unescape(found.group(1) or found.group(2))


@pytest.mark.parametrize("name", ["published", "published_corpus"])
def test_pages_know_their_addresses_below_the_path(name, request):
    site = request.getfixturevalue(name)
    addresses = set()
    for path, text, address in pages(site):
        if path in (site / "404.html", site / "search.html"):
            assert value(text, "<link rel=canonical href") is None
            continue
        addresses.add(address)
        assert value(text, "<link rel=canonical href") == address
        assert value(text, "<meta property=og:url content") == address
        assert value(text, "<meta property=og:title content"), path
        assert value(text, "<meta property=og:type content") == ("website" if address == f"{BASE}/" else "article")
    listed = re.findall(r"<loc>([^<]*)</loc>", (site / "sitemap.xml").read_text("utf-8"))
    assert len(listed) == len(set(listed))
    assert {html.unescape(address) for address in listed} == addresses
    assert f"Sitemap: {BASE}/sitemap.xml\n" in (site / "robots.txt").read_text("utf-8")


def test_feeds_lead_below_the_path(published):
    for path in feeds(published):
        root = ElementTree.parse(path).getroot()
        own = [link.get("href") for link in root.findall(ATOM + "link") if link.get("rel") == "self"]
        assert own == [f"{BASE}/{path.relative_to(published).as_posix()}"]
        assert all(link.get("href").startswith(f"{BASE}/") for link in root.iter(ATOM + "link"))


def test_the_page_for_lost_readers_works_at_any_address(published):
    text = (published / "404.html").read_text("utf-8")
    links = re.findall(r"""(?:href|src)=(?:"([^"]*)"|([^ >]*))""", text)
    outside = [address for pair in links for address in pair if address and not address.startswith("#")]
    assert outside
    assert [address for address in outside if not address.startswith("/docs/")] == []


class RowCounter(html.parser.HTMLParser):
    """Counts the rows of a page: the items of its row lists, but those that lead through the site."""

    def __init__(self):
        super().__init__()
        self.lists, self.navigations, self.count = [], [], 0

    def handle_starttag(self, tag, attributes):
        if tag in ("ul", "ol"):
            self.lists.append(dict(attributes).get("role") == "list")
        elif tag == "nav":
            # A section of contents is one too.
            self.navigations.append(dict(attributes).get("class", "tv-contents") != "tv-contents")
        elif tag == "li" and self.lists and self.lists[-1] and not any(self.navigations):
            self.count += 1

    def handle_endtag(self, tag):
        if tag in ("ul", "ol") and self.lists:
            self.lists.pop()
        elif tag == "nav":
            self.navigations.pop()


def test_rows_of_real_documents_are_all_there(published_corpus):
    found = 0
    for page, text, _ in pages(published_corpus):
        data = page.with_name(page.stem + ".rows.json")
        if not data.exists():
            assert page.name in ("404.html", "search.html")
            continue
        rows = json.loads(data.read_text("utf-8"))["rows"]
        ids = {row["id"] for row in rows if "id" in row}
        assert len(ids) == sum("id" in row for row in rows), page.name
        counter = RowCounter()
        counter.feed(text)
        assert len(rows) == counter.count, page.name
        found += len(rows)
    assert found > 10000


def test_hashes_are_those_of_the_files(published_corpus):
    import hashlib
    listed = {entry["path"]: entry for entry in json.loads((published_corpus / "manifest.json").read_text("utf-8"))}
    files = {str(path.relative_to(published_corpus)): path for path in published_corpus.rglob("*") if path.is_file()}
    files = {name: path for name, path in files.items() if not name.startswith(".tablesite/") and name != "manifest.json"}
    assert set(listed) == set(files)
    for name, path in files.items():
        assert listed[name]["sha256"] == hashlib.sha256(path.read_bytes()).hexdigest(), name
