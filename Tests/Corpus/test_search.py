"""What a reader finds in the corpus: queries that a person would type, and the row, heading or page that they expect."""

import collections
import importlib.util
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "Browser"))

from drivers.chromium import Chromium  # noqa: E402
from server import serve  # noqa: E402

# Asks the field of the page of results, and gives the first results as [path of the page, title, whether it is a page itself].
ASK = """
(query) => new Promise((resolve) => {
  const input = document.querySelector(".tv-search input");
  const status = document.querySelector(".tv-search [role=status]");
  status.textContent = "";
  input.value = query;
  input.dispatchEvent(new Event("input"));
  const look = () => {
    if (!status.textContent) return setTimeout(look, 5);
    resolve([...document.querySelectorAll(".tv-search [role=option]")].slice(0, 8).map((option) => {
      return [decodeURIComponent(new URL(option.href).pathname), option.querySelector("b").textContent];
    }));
  };
  look();
})
"""


# Asks Pagefind for the same, and gives the paths of the first pages: it finds pages, and headings of them, not rows.
ASK_PAGEFIND = """
async (query) => {
  const pagefind = await import("/pagefind/pagefind.js");
  const { results } = await pagefind.search(query);
  const found = await Promise.all(results.slice(0, 3).map((result) => result.data()));
  return found.map(({ url }) => decodeURIComponent(new URL(url, location).pathname));
}
"""


def queries():
    """The queries as (kind, words, page, beginning of the expected title)."""
    lines = (HERE / "search_queries.tsv").read_text(encoding="utf-8").splitlines()
    return [tuple(line.split("\t")) for line in lines if line and not line.startswith("#")]


def page_of(document):
    """The path of a document's page in the site."""
    path = pathlib.PurePosixPath(document)
    name = "index" if path.name in ("README.md", "index.md") else path.stem
    return "/" + str(path.with_name(name + ".html"))


def plain(text):
    return " ".join(text.replace("\u2026", " ").split()).casefold()


def is_expected(result, page, title):
    path, shown = result
    return path == page and (plain(shown).startswith(plain(title)) or plain(title).startswith(plain(shown)))


@pytest.fixture(scope="module")
def ask(tablesite, corpus, tmp_path_factory):
    """Gives the results that readers see first for a query."""
    from conftest import Built

    source = tmp_path_factory.mktemp("search")
    for name in ("files", "trees/rust-book"):
        shutil.copytree(corpus / name, source / name)
    site = Built(tablesite, corpus, tmp_path_factory.mktemp("searched") / "public").site
    browser = Chromium()
    try:
        with serve(site) as address:
            browser.open(f"{address}/404.html")
            print(f"pagefind: {pagefind(browser, site)}")
            yield lambda query: browser.js(f"({ASK})({query!r})")
    finally:
        browser.close()


@pytest.fixture(scope="module")
def found(ask):
    """For each query the results that readers see first."""
    return [ask(query) for _, query, _, _ in queries()]


def pagefind(browser, site):
    """What Pagefind finds of the same site for the same queries; only the page counts."""
    if importlib.util.find_spec("pagefind") is None:
        return "not installed (PyPI: pagefind[extended]), left out"
    subprocess.run([sys.executable, "-m", "pagefind", "--site", site], check=True, capture_output=True)
    found = [(browser.js(f"({ASK_PAGEFIND})({query!r})"), page_of(document)) for _, query, document, _ in queries()]
    return (f"the page first {sum(pages[:1] == [page] for pages, page in found)}, "
            f"among three {sum(page in pages for pages, page in found)}, of {len(found)}")


def test_readers_find_what_they_expect(found):
    """At least 95 % among the first three, and 85 % at the first place."""
    first, third = 0, 0
    missed = collections.defaultdict(list)
    for (kind, query, document, title), results in zip(queries(), found, strict=True):
        places = [place for place, result in enumerate(results) if is_expected(result, page_of(document), title)]
        first += places[:1] == [0]
        third += bool(places) and places[0] < 3
        if places[:1] != [0]:
            missed[kind].append(f"{query!r} -> {places[:1] or '-'} ({title!r}), first is {results[:1]}")
    count = len(queries())
    report = "\n".join(f"{kind}: {line}" for kind, lines in missed.items() for line in lines)
    print(f"first {first}, among three {third}, of {count}\n{report}")
    assert count >= 150
    assert third >= 0.95 * count, report
    assert first >= 0.85 * count, report


@pytest.mark.parametrize("word", ["swift", "python", "test", "table", "linux", "docker"])
def test_whole_titles_come_first_and_whole_words_before_beginnings(ask, word):
    """A longer word that is rare, such as Swiftx, does not come before a frequent one."""
    titles = [plain(title) for _, title in ask(word)]
    is_whole = [title == word for title in titles]
    assert is_whole == sorted(is_whole, reverse=True), titles
    assert is_whole[0] or word == "table", titles
    assert all(re.search(rf"\b{word}\b", title) for title in titles), titles
