"""The list beside the page, the rows that lead on, the letters of a long section."""

import pytest
from conftest import build
from server import serve
from test_pages import axe_source

WIDE, NARROW = (1280, 900), (390, 844)
WORDS = "ant ape bee bear cat cow dog doe eel elk emu fox gnu hen ibis jay kid lark mole newt owl".split()


@pytest.fixture(scope="module")
def book_source(tmp_path_factory):
    """A project with a summary."""
    folder = tmp_path_factory.mktemp("book")
    source = folder / "Site"
    source.mkdir()
    summary = "# Summary\n\n[Welcome](README.md)\n\n# First part\n\n"
    for chapter in range(1, 26):
        summary += f"- [Chapter {chapter}]({chapter}.md)\n"
        rows = "".join(f"- Row {row}\n" for row in range(60))
        (source / f"{chapter}.md").write_text(f"# Chapter {chapter}\n\n{rows}", "utf-8")
        if chapter == 20:
            for page in "ab":
                summary += f"    - [Page {page}](20{page}.md)\n"
                (source / f"20{page}.md").write_text(f"# Page {page}\n\n- Text\n", "utf-8")
    summary += "- [Not yet]()\n"
    # The few words of its pages do not tell their language.
    (source / "tablesite.yml").write_text("language: en\n", "utf-8")
    (source / "SUMMARY.md").write_text(summary, "utf-8")
    (source / "README.md").write_text(
        "# Book\n\n## Words {index=true}\n\n" + "".join(f"- {word}\n" for word in WORDS) + "\n[First](1.md)\n", "utf-8")
    return folder


@pytest.fixture(scope="module")
def book(tablesite, book_source, served):
    """Its address, once built."""
    return served(build(tablesite, book_source, book_source / "public"))


def box(browser, selector):
    return browser.js(f"(r => [r.left, r.top, r.right, r.bottom])(document.querySelector({selector!r}).getBoundingClientRect())")


def is_shown(browser, selector):
    return browser.js(f"document.querySelector({selector!r}).checkVisibility({{visibilityProperty: true}})")


def test_list_stands_beside_a_wide_page_only(chromium, book):
    chromium.size(*WIDE)
    chromium.open(f"{book}/20a.html")
    side, main, search = box(chromium, ".tv-side"), box(chromium, "main"), box(chromium, ".tv-search")
    assert (side[0], side[3]) == (0, WIDE[1])
    assert search[:2] == [0, 0] and search[2] == side[2] and 44 <= side[1] <= search[3]
    assert side[2] == main[0] and main[2] == WIDE[0]
    chromium.size(*NARROW)
    assert not is_shown(chromium, ".tv-side")
    assert box(chromium, "main")[0] == 0
    assert chromium.js("document.documentElement.scrollWidth") == NARROW[0]


def test_list_stands_at_the_end_of_a_page_in_the_other_direction(chromium, book):
    chromium.size(*WIDE)
    chromium.open(f"{book}/20a.html")
    chromium.js("document.documentElement.dir = 'rtl'")
    assert box(chromium, ".tv-side")[2] == WIDE[0]
    assert box(chromium, "main")[0] == 0


def test_current_page_is_selected_and_in_view(chromium, book):
    chromium.size(1280, 500)
    chromium.open(f"{book}/20a.html")
    current = "document.querySelector('[aria-current=page]')"
    assert chromium.js(f"{current}.textContent") == "Page a"
    assert chromium.js("document.querySelectorAll('.tv-side [aria-current]').length") == 1
    ground = "getComputedStyle({}).backgroundColor"
    other = "document.querySelector('.tv-side li:first-child a')"
    assert chromium.js(ground.format(current)) != chromium.js(ground.format(other))
    left, top, right, bottom = box(chromium, "[aria-current=page]")
    assert 0 <= top and bottom <= 500
    assert chromium.js("scrollY") == 0


def test_list_scrolls_by_itself(chromium, book):
    chromium.size(1280, 500)
    chromium.open(f"{book}/1.html")
    before = box(chromium, ".tv-side")
    chromium.js("scrollTo(0, 600)")
    chromium.settle()
    assert chromium.js("scrollY") == 600
    assert box(chromium, ".tv-side") == before
    assert chromium.js("(s => s.scrollHeight > s.clientHeight)(document.querySelector('.tv-side'))")


def test_focus_goes_from_the_way_back_over_the_list_to_the_page(chromium, book):
    chromium.size(*WIDE)
    chromium.open(f"{book}/20a.html")
    count = chromium.js("[...document.querySelectorAll('.tv-side :is(a,summary)')].filter(a => a.checkVisibility()).length")
    places = []
    for _ in range(count + 5):
        chromium.key("Tab")
        places.append(chromium.js("document.activeElement.closest('.tv-skip,.tv-search,.tv-bar,.tv-side,.tv-path,main').className.split(' ').pop()"))
    assert places[:3] == ["tv-skip", "tv-search", "tv-bar"]
    assert places[3:3 + count] == ["tv-side"] * count
    assert places[3 + count:] == ["tv-path"] * 2
    chromium.size(*NARROW)
    chromium.open(f"{book}/20a.html")
    for _ in range(4):
        chromium.key("Tab")
    assert chromium.js("document.activeElement.getAttribute('popovertarget')") == ":pages"
    chromium.key("Tab")
    # Rows that lead to themselves are no stops.
    assert chromium.js("document.activeElement.closest('main,nav').className") == "tv-turn"


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_one_can_read_from_the_first_page_to_the_last(chromium, book, size):
    chromium.size(*size)
    chromium.open(f"{book}/index.html")
    titles = []
    while True:
        titles.append(chromium.js("document.querySelector('h1').textContent"))
        following = chromium.js("document.querySelector('[rel=next]')?.href ?? null")
        if following is None:
            break
        chromium.open(following)
    chapters = [f"Chapter {number}" for number in range(1, 26)]
    assert titles == ["Book"] + chapters[:20] + ["Page a", "Page b"] + chapters[20:]
    chromium.js("document.querySelector('[rel=prev]').click()")
    chromium.wait_until("document.querySelector('h1')?.textContent === 'Chapter 24'")


def test_arrows_stand_at_the_outer_ends_of_their_rows(chromium, book):
    for size in (WIDE, NARROW):
        chromium.size(*size)
        chromium.open(f"{book}/2.html")
        back, forth = chromium.js("""['.tv-turn .tv-back', '.tv-turn .disc>a'].map((selector, index) => {
            const element = document.querySelector(selector)
            const arrow = getComputedStyle(element, index ? '::after' : '::before')
            return [arrow.position, arrow.color, arrow.insetInlineStart, arrow.insetInlineEnd]
        })""")
        assert back[:2] == forth[:2] and back[0] == "absolute"
        assert back[2] == forth[3] != "auto"
        # Title and word begin at one line, and so do both rows.
        assert chromium.js("new Set([...document.querySelectorAll('.tv-turn :is(b,small)')].map(text => Math.round(text.getBoundingClientRect().left))).size") == 1
        title, word = box(chromium, ".tv-turn b"), box(chromium, ".tv-turn small")
        assert title[0] == pytest.approx(word[0], abs=1)


def test_letters_stay_in_view_and_lead_to_rows(chromium, book):
    chromium.size(*NARROW)
    chromium.open(f"{book}/index.html")
    letters = chromium.js("[...document.querySelectorAll('.tv-index a')].map(a => a.textContent).join('')")
    assert letters == "ABCDEFGHIJKLMNO"
    assert chromium.js("Math.min(...[...document.querySelectorAll('.tv-index a')].map(a => a.getBoundingClientRect().height))") >= 24
    assert chromium.js("document.documentElement.scrollWidth") == NARROW[0]
    rows, index = box(chromium, "section [role=list]"), box(chromium, ".tv-index ol")
    assert rows[2] <= index[0]
    chromium.js("scrollTo(0, 300)")
    chromium.settle()
    left, top, right, bottom = box(chromium, ".tv-index ol")
    assert 0 <= top < 100 and right <= NARROW[0]
    chromium.js("document.querySelector('.tv-index a[href=\"#cat\"]').click()")
    chromium.wait_until("location.hash === '#cat'")
    chromium.settle()
    assert 0 <= box(chromium, "#cat")[1] < NARROW[1]


def test_nothing_of_it_is_printed(chromium, book):
    chromium.size(*WIDE)
    for page in "20a.html", "index.html":
        chromium.open(f"{book}/{page}")
        chromium.media(type="print")
        shown = chromium.js("[...document.querySelectorAll('.tv-side,.tv-path,.tv-turn,.tv-index')].filter(e => e.checkVisibility()).length")
        assert shown == 0
        assert box(chromium, "main")[0] == 0
        chromium.media()


@pytest.mark.parametrize("theme", ["system", "plain", "alternating", "two-tone", "easy", "midnight", "docs"])
def test_axe_finds_nothing_in_wide_windows(chromium, tablesite, book_source, tmp_path, theme):
    output = build(tablesite, book_source, tmp_path / theme, "--theme", theme)
    axe = axe_source()
    found = []
    with serve(output) as address:
        for scheme in "light", "dark":
            chromium.media(prefers_color_scheme=scheme)
            for page in "index.html", "20a.html":
                chromium.size(*WIDE)
                chromium.open(f"{address}/{page}")
                chromium.js(axe + ";true")
                found += chromium.js(
                    "axe.run(document, {resultTypes: ['violations'], rules: {'target-size': {enabled: true}}}).then(result =>"
                    " result.violations.map(v => v.id + ': ' + v.nodes[0].html.slice(0, 120) + ' ' + v.nodes[0].failureSummary))")
    assert found == []
