"""What pages weigh: the style sheet, the markup around rows, and the one script."""

import gzip
import re
import shutil

import pytest
from conftest import PROJECT
from test_nu import built

#: A row that leads to itself and has nothing below its line: a plain row.
PLAIN_ROW = re.compile(
    r'<li id="?([^ >"]+)"?[^>]*><div>[^\n]*?</div><a href="?#\1"? tabindex=-1 aria-hidden=true></a></li>\n')


def plain_row_markup(folder):
    """How many plain rows a site has, and the bytes of markup around their text, on the average."""
    sizes = [len(row.group().encode()) - len(re.sub(r"<[^>]*>", "", row.group()).encode())
             for page in sorted(folder.glob("**/*.html"))
             for row in PLAIN_ROW.finditer(page.read_text("utf-8"))
             if "tv-body" not in row.group() and row.group().count("<li") == 1]
    return len(sizes), sum(sizes) / max(1, len(sizes))


def script_weight(site):
    """The bytes of a site's script as it is sent."""
    return len(gzip.compress((site / "tablesite.js").read_bytes(), 9))


def sheet_weight(site):
    """The bytes of a site's style sheet as it is sent."""
    return len(gzip.compress((site / "tablesite.css").read_bytes(), 9))


#: What stands around the pages of a site that has everything.
FRAME = """
repository: https://github.com/example/heron
logo: images/leaf.svg
links: {Guide: start.md, Reference: commands.md, Forum: https://forum.example.org/}
footer: |
  © 2026 The Heron authors. Text under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/).

  - [Changelog](changelog.md)
print: true
"""


@pytest.mark.parametrize("theme", sorted(path.parent.name for path in PROJECT.glob("Themes/*/theme.yml")))
def test_every_theme_is_light(tablesite, tmp_path, theme):
    """In a site that has everything: this one, with what can stand around its pages, and one page of all for paper."""
    shutil.copytree(PROJECT / "Site", tmp_path / "Site")
    with open(tmp_path / "Site/tablesite.yml", "a", encoding="utf-8") as settings:
        settings.write(FRAME)
    site = built(tablesite, tmp_path, tmp_path / "public", "--theme", theme)
    for part in [".tv-site-header", ".tv-site-footer", ".tv-repository", ".tv-chapter", ".tv-search", ".tv-ticks", ".tv-copy"]:
        assert part in (site / "tablesite.css").read_text("utf-8")
    weight = sheet_weight(site)
    # This site has tabs, and code with titles, marks and numbers: some 180 bytes. The field over the rows and the tasks that can
    # be ticked are some 820, of which a site with `search: false` has 20; the field over the site and what it finds 360. Code in colours is some 260,
    # the button that copies it 190; headings of six levels, their links and the looks of links 150;
    # the menus of the site and of the page, which stand beside it where there is room, 620; tables that are wide, scroll, or become
    # rows 400; what stands around every page 650, and the page for paper 100.
    assert weight <= 9216, f"the style sheet is {weight} bytes"


def test_own_site_is_light(tablesite, tmp_path):
    site = built(tablesite, PROJECT, tmp_path / "public")
    sheet = sheet_weight(site)
    # Of these only this site's are some 420 bytes for navigation, 80 for rows with former ids, 60 for diffs, and 180 for tabs and
    # for titles, marks and numbers of code, 260 for its colours; 1,370 for what the script makes; 620 for the menus of the site and of the page;
    # 400 for wide tables.
    assert sheet <= 8400, f"the style sheet is {sheet} bytes"
    first = len(gzip.compress((site / "index.html").read_bytes(), 9)) + sheet
    assert first <= 12 * 1024, f"a first visit without the script is {first} bytes"
    assert first + script_weight(site) <= 20 * 1024
    for page in site.glob("**/*.html"):
        scripts = re.findall(r"<script[^>]*>[^<]*", page.read_text("utf-8"))
        assert all(re.fullmatch(r"<script src=(../)*tablesite\.js( data-filter)?( data-search(=results)?)?( data-words=\"[^\"]*\")? defer>", script) for script in scripts), page.name
    assert script_weight(site) <= 8 * 1024
    count, average = plain_row_markup(site)
    assert count > 100
    assert average <= 135, f"{average:.1f} bytes of markup around a plain row"


@pytest.mark.parametrize("language", [
    "ar", "de", "en", "es", "fa", "fr", "he", "hi", "it", "ja", "ko", "nl", "pl", "pt", "ru", "sv", "tr", "uk", "zh-Hans", "zh-Hant"])
def test_script_with_all_its_parts_is_light(tablesite, tmp_path, language):
    """In every language of the program, with another one beside it: of that, the page has the words."""
    (tmp_path / "Site").mkdir()
    (tmp_path / "Site/tablesite.yml").write_text(f"language: {language}\n")
    page = "# A\n\n" + "- [ ] x\n" * 20 + "\n```swift\nlet x = 1\n```\n"
    (tmp_path / "Site/index.md").write_text(page)
    (tmp_path / "Site/other.md").write_text(f"---\nlanguage: {'en' if language == 'de' else 'de'}\n---\n{page}")
    site = built(tablesite, tmp_path, tmp_path / "public")
    script = (site / "tablesite.js").read_text("utf-8")
    for part in ["clipboard", "localStorage", "tablesiteSearch", "Collator"]:
        assert part in script
    assert " data-words=" in (site / "other.html").read_text("utf-8")
    assert script_weight(site) <= 8 * 1024


def test_real_rows_are_light(built_files):
    count, average = plain_row_markup(built_files.site)
    assert count > 10000
    # Some 40 are for the link over the row, which only the pointer has; compressed they are one or two.
    assert average <= 135, f"{average:.1f} bytes of markup around a plain row"
