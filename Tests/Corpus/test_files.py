"""What stands beside the pages is what its readers expect: feeds as feedparser reads them, well-formed XML, JSON with every row."""

import json
import re
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest
from conftest import PROJECT

feedparser = pytest.importorskip("feedparser")

SETTINGS = "base_url: https://example.org/docs\nrows: true\nllms: true\nmanifest: true\n"
ATOM = "{http://www.w3.org/2005/Atom}"


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
    """What is wrong with a feed, after RFC 4287 4.1.1 and 4.1.2."""
    parsed = feedparser.parse(path.read_bytes())
    root = ElementTree.parse(path).getroot()
    found = [str(parsed.bozo_exception)] if parsed.bozo else []
    if parsed.version != "atom10":
        found.append(f"is {parsed.version}")
    for element in [root, *root.findall(ATOM + "entry")]:
        for name in ["id", "title", "updated"]:
            if len(element.findall(ATOM + name)) != 1:
                found.append(f"{element.tag} has not one {name}")
    if not root.findtext(f"{ATOM}author/{ATOM}name"):
        found.append("has no author")
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


def test_faults_are_noticed(published, tmp_path):
    text = (published / "feed.xml").read_text("utf-8")
    (tmp_path / "a.xml").write_text(re.sub("<updated>.*</updated>\n", "", text), "utf-8")
    assert len(faults(tmp_path / "a.xml")) >= 3


def test_feeds_of_real_documents_are_valid(published_corpus):
    found = {path.name: faults(path) for path in feeds(published_corpus)}
    assert found
    assert not any(found.values()), found


def test_rows_of_real_documents_are_all_there(published_corpus):
    pages = [path for path in published_corpus.rglob("*.html") if path.with_name(path.stem + ".rows.json").exists()]
    assert pages
    for page in pages:
        rows = json.loads(page.with_name(page.stem + ".rows.json").read_text("utf-8"))["rows"]
        ids = {row["id"] for row in rows if "id" in row}
        html = page.read_text("utf-8")
        assert len(ids) == sum("id" in row for row in rows), page.name
        # Every row's own mark, and no row's besides: the links of rows to themselves are written by id.
        marks = set(re.findall(r'<a class=tv-link href=(?:"#([^"]*)"|#([^ >]*))', html))
        assert len(marks) <= len(ids), page.name


def test_hashes_are_those_of_the_files(published_corpus):
    import hashlib
    listed = {entry["path"]: entry for entry in json.loads((published_corpus / "manifest.json").read_text("utf-8"))}
    files = {str(path.relative_to(published_corpus)): path for path in published_corpus.rglob("*") if path.is_file()}
    files = {name: path for name, path in files.items() if not name.startswith(".tablesite/") and name != "manifest.json"}
    assert set(listed) == set(files)
    for name, path in files.items():
        assert listed[name]["sha256"] == hashlib.sha256(path.read_bytes()).hexdigest(), name
