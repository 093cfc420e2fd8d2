"""A site in several languages: the links between them, and pages that run from right to left."""

import pytest
from conftest import PROJECT, build
from test_pages import axe_source

WIDE, NARROW = (1280, 900), (390, 844)
CASE = PROJECT / "Tests/CommandTests/Sites/languages-side-by-side"
PAGES = {"": "en", "ar/": "ar", "ja/": "ja"}


@pytest.fixture(scope="module")
def tea(tablesite, tmp_path_factory, served):
    """The address of the site of the golden case."""
    return served(build(tablesite, CASE, tmp_path_factory.mktemp("tea") / "public"))


def links(browser):
    return browser.js(
        "[...document.querySelectorAll('.tv-languages a')].map(a => [a.textContent, a.lang, a.hreflang, a.dir, a.href])")


def box(browser, selector):
    return browser.js(f"(r => [r.left, r.top, r.right, r.bottom])(document.querySelector({selector!r}).getBoundingClientRect())")


@pytest.mark.parametrize("page", ["index.html", "guide/brewing.html", "guide/index.html"])
def test_links_lead_to_the_translations_and_back(chromium, tea, page):
    for folder, language in PAGES.items():
        chromium.open(f"{tea}/{folder}{page}")
        assert chromium.js("document.documentElement.lang") == language
        assert chromium.js("getComputedStyle(document.documentElement).direction") == ("rtl" if language == "ar" else "ltr")
        found = links(chromium)
        assert [link[1] for link in found] == [other for other in PAGES.values() if other != language]
        for name, lang, hreflang, direction, address in found:
            assert name == {"en": "English", "ar": "العربية", "ja": "日本語"}[lang]
            assert (hreflang, direction) == (lang, "rtl" if lang == "ar" else "ltr")
            chromium.open(address)
            assert chromium.js("document.documentElement.lang") == lang
            assert f"{tea}/{folder}{page}" in [link[4] for link in links(chromium)]
            chromium.open(f"{tea}/{folder}{page}")


def test_the_script_speaks_the_language_of_the_page(browser, tea):
    for folder, word in {"": "Search", "ar/": "بحث", "ja/": "検索"}.items():
        browser.open(f"{tea}/{folder}index.html")
        assert browser.js("document.querySelector('.tv-search input').getAttribute('aria-label')") == word


def test_page_without_translation_has_no_links(chromium, tea):
    chromium.open(f"{tea}/shops.html")
    assert links(chromium) == []


def test_list_beside_the_page_stays_in_its_language(chromium, tea):
    for folder in PAGES:
        chromium.open(f"{tea}/{folder}guide/brewing.html")
        for address in chromium.js("[...document.querySelectorAll('.tv-side a, .tv-path a, .tv-bar a, .tv-turn a')].map(a => a.href)"):
            rest = address.removeprefix(f"{tea}/")
            assert rest.startswith(folder) and (folder or not rest.startswith(("ar/", "ja/"))), address


@pytest.mark.parametrize("folder", PAGES)
@pytest.mark.parametrize("size", [WIDE, NARROW, (300, 700)])
def test_links_stand_over_the_title_at_the_end_of_the_line(chromium, tea, folder, size):
    chromium.size(*size)
    chromium.open(f"{tea}/{folder}guide/brewing.html")
    left, top, right, bottom = box(chromium, ".tv-languages")
    title = box(chromium, "h1")
    assert bottom <= title[1] and bottom - top >= 24
    assert left == title[0] if folder == "ar/" else right == title[2]
    # In the Japanese summary the page is at the top, and there is no way to show; small windows have no room for it.
    if folder != "ja/" and size == WIDE:
        assert top == box(chromium, ".tv-path")[1]
    assert chromium.js("document.documentElement.scrollWidth") == size[0]


def test_list_arrow_and_code_of_a_page_from_right_to_left(chromium, tea):
    chromium.size(*WIDE)
    chromium.open(f"{tea}/ar/guide/brewing.html")
    assert box(chromium, ".tv-side")[2] == WIDE[0]
    assert chromium.js("getComputedStyle(document.querySelector('code')).direction") == "ltr"
    # The number stands before its unit.
    assert chromium.js("""(text => {
        const left = at => { const range = document.createRange(); range.setStart(text, at); range.setEnd(text, at + 1)
            return range.getBoundingClientRect().left }
        return [text.data, left(0) < left(2)]
    })(document.querySelector('.tv-value').firstChild)""") == ["2 g", True]
    # The arrow of the way back points away from the page's start; ltr turns it round.
    assert chromium.js("getComputedStyle(document.querySelector('.tv-bar a'), '::before').scale") == "none"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(chromium, tea, scheme):
    axe = axe_source()
    chromium.media(prefers_color_scheme=scheme)
    found = {}
    for size in WIDE, NARROW:
        chromium.size(*size)
        for page in "index.html", "ar/index.html", "ar/guide/brewing.html", "ja/guide/brewing.html", "ja/guide/words.html":
            chromium.open(f"{tea}/{page}")
            chromium.js(axe + ";true")
            violations = chromium.js(
                "axe.run(document, {resultTypes: ['violations'], rules: {'target-size': {enabled: true}}}).then(result =>"
                " result.violations.map(v => v.id + ' ' + v.nodes.map(n => n.target.join(' ')).join(', ')))")
            if violations:
                found[f"{page} {size[0]}"] = violations
    assert found == {}
