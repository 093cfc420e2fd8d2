"""Real documents are built without an error, and nothing of them is lost or moved."""

import re
import subprocess
import sys
import unicodedata

import pytest
from nu import author_markup, describe, is_listed


def conserve(corpus, *arguments):
    """Runs the judge of conservation; returns its exit code and what it said."""
    run = subprocess.run([sys.executable, corpus / "conserve.py", *arguments], capture_output=True, text=True, check=False)
    return run.returncode, run.stdout + run.stderr


# Behind the target of a link or an image; with keys that HTML has for these.
ATTRIBUTES = rb'(\]\([^()\n]*\))\{:?\s*(?:(?:[.#][\w:.-]+|(?:width|height|alt|title|align|loading|target|rel|style)=(?:"[^"\n]*"|[^\s{}"]+))\s*)+\}'

FOOTNOTE = rb"\[\^([^\]\s]*[a-z][^\]\s]*)\]"


@pytest.fixture
def as_judged(tmp_path):
    """Copies documents without the ids that end their headings (`# June 19 {#june-19}`), and returns the folder.

    The judge tolerates that they are gone, but takes the words of an id for those of the heading where they are the same. It
    knows no tabs, whose text it takes for code, no attributes directly behind links and images, and takes the names of footnotes,
    which have numbers in pages, for words of the text where they are the same.
    """
    def copy(source, follows_addresses=True):
        target = tmp_path / "judged"
        for document in source.rglob("*.md"):
            text = document.read_bytes()
            text = without_tabs(text)
            text = re.sub(rb"^(#{1,6} .*?)[ \t]+\{#[\w.:-]+\}[ \t]*$", rb"\1", text, flags=re.M)
            numbers = {}

            def as_read(line):
                line = re.sub(ATTRIBUTES, rb"\1", line)
                return re.sub(FOOTNOTE, lambda found: b"[^%d]" % numbers.setdefault(found[1], len(numbers) + 1), line)

            text = outside_of_code(text, as_read)
            place = target / (follows_addresses and address(text) or document.relative_to(source))
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(text)
        return target
    return copy


def outside_of_code(text, change):
    """A document with its lines changed, but for those of code."""
    lines, fence = [], None
    for line in text.split(b"\n"):
        mark = re.match(rb"[> ]*(`{3,}|~{3,})", line)
        if mark and (not fence or mark[1].startswith(fence)):
            fence = None if fence else mark[1]
        lines.append(line if mark or fence or line.startswith((b"    ", b"\t")) else change(line))
    return b"\n".join(lines)


def without_tabs(text):
    """A document with the names of tabs (`=== "Name"`) as paragraphs, and what is indented below them at the margin."""
    if b"\n=== \"" not in text:
        return text
    lines, fence, is_in_tab = [], None, False
    for line in text.split(b"\n"):
        mark = re.match(rb"(`{3,}|~{3,})", line)
        tab = None if fence else re.match(rb'=== "(.*)"$', line)
        if mark and (not fence or line.startswith(fence) and line.strip() == mark[1]):
            fence = None if fence else mark[1]
        is_in_tab = bool(tab) or is_in_tab and (not line.strip() or line.startswith(b"    "))
        lines.append(b"\n" + tab[1] + b"\n" if tab else line[4:] if is_in_tab else line)
    return b"\n".join(lines)


def address(text):
    """Where a document that asks for an address has its page, as a document would have it that stood there; or None."""
    found = re.match(rb"---\n(?:.*\n)*?permalink: */(\S+?)(?:/|/index\.html|\.html)?\n(?:.*\n)*?---\n", text)
    if not found:
        return None
    path = found[1].decode()
    return path + (".md" if found[0].count(b".html\n") and b"/index.html\n" not in found[0] else "/index.md")


def failures(report, limit=200):
    """Of a report on a tree, the lines about documents that were not conserved."""
    kept, is_failure = [], True
    for line in report.splitlines():
        if not line.startswith(" "):
            is_failure = not line.startswith("ok ")
        if is_failure:
            kept.append(line)
    return "\n".join(kept[-limit:])


def test_all_files_build(built_files):
    assert built_files.run.returncode == 0, built_files.run.stderr[-4000:]


def test_each_file_has_a_page(built_files):
    documents = [path for path in built_files.source.iterdir() if path.suffix == ".md" and not address(path.read_bytes())]
    assert len(documents) > 50
    pages = {unicodedata.normalize("NFC", path.name) for path in built_files.site.glob("*.html")}
    missing = [path.name for path in documents
               if unicodedata.normalize("NFC", path.stem) + ".html" not in pages and path.stem.lower() != "readme"]
    assert missing == []


def test_files_are_conserved(corpus, built_files, as_judged):
    code, report = conserve(corpus, "--tree", as_judged(built_files.source), built_files.site)
    assert code == 0, failures(report)
    assert re.search(r"\b(\d+)/\1 documents conserved", report)


@pytest.mark.parametrize("tree", ["rust-book", "fpb-casts-more"])
def test_tree_builds_and_is_conserved(corpus, built_trees, as_judged, tree):
    built = built_trees[tree]
    assert built.run.returncode == 0, built.run.stderr[-4000:]
    code, report = conserve(corpus, "--tree", as_judged(built.source), built.site)
    assert code == 0, failures(report)


def test_single_file_builds_alike(tablesite, corpus, built_files, as_judged, tmp_path):
    """A document that is built alone is conserved too."""
    documents = sorted(built_files.source.glob("*.md"), key=lambda path: path.stat().st_size)
    judged = as_judged(built_files.source, follows_addresses=False)
    for document in documents[::12]:
        site = tmp_path / document.stem
        run = subprocess.run([tablesite, "build", document, "-d", site, "-q"], capture_output=True, text=True, check=False)
        assert run.returncode == 0, f"{document.name}: {run.stderr[-2000:]}"
        page = site / f"{document.stem}.html"
        code, report = conserve(corpus, judged / document.name, page if page.exists() else site / "index.html")
        assert code == 0, report


@pytest.fixture(scope="module")
def html_errors(nu, built_files, built_trees):
    """Everything that the Nu HTML checker finds in the pages of the corpus."""
    errors = nu(built_files.site)
    for name, built in built_trees.items():
        errors += [(f"{name}/{page}", line, message) for page, line, message in nu(built.site)]
    return errors


def test_html_is_valid(html_errors):
    entries = author_markup()
    left = [error for error in html_errors if not is_listed(error, entries)]
    assert not left, describe(left)


def test_list_of_author_markup_is_needed(html_errors):
    """An entry that nothing needs any more has to go."""
    assert [entry for entry in author_markup() if not any(is_listed(error, [entry]) for error in html_errors)] == []


def test_judge_notices_a_loss(corpus, tmp_path):
    """The judge itself: a page without a word of its document is not accepted."""
    (tmp_path / "a.md").write_text("# Title\n\n- one row\n- another row\n", "utf-8")
    page = "<main><h1>Title</h1><ul><li>one row</li>{}</ul></main>"
    (tmp_path / "whole.html").write_text(page.format("<li>another row</li>"), "utf-8")
    (tmp_path / "part.html").write_text(page.format(""), "utf-8")
    assert conserve(corpus, tmp_path / "a.md", tmp_path / "whole.html")[0] == 0
    assert conserve(corpus, tmp_path / "a.md", tmp_path / "part.html")[0] == 1
