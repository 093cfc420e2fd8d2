"""What holds for every theme: accessibility by axe, narrow windows, and that a theme changes no page."""

import pytest
from conftest import PROJECT
from test_pages import axe_source, pages

#: The themes that are part of the program.
THEMES = ["alternating", "docs", "easy", "midnight", "plain", "system", "two-tone"]

#: What axe finds wrong. It reads `-webkit-text-fill-color`, which does not tell of forced colours: there the colours of text are the
#: reader's, but for elements that keep their own (`forced-color-adjust`).
VIOLATIONS = """axe.run(document, {resultTypes: ['violations']}).then(result => result.violations.flatMap(violation => violation.nodes
    .filter(node => violation.id !== 'color-contrast' || !matchMedia('(forced-colors: active)').matches
        || getComputedStyle(document.querySelector(node.target[0])).forcedColorAdjust === 'none')
    .map(node => violation.id + ': ' + node.html.slice(0, 120) + ' ' + node.failureSummary)))"""


def test_gallery_has_a_page_for_each_theme(gallery):
    assert sorted(path.parent.name for path in PROJECT.glob("Themes/*/theme.yml")) == THEMES
    assert sorted(pages(gallery)) == sorted(["index.html", *(f"{theme}.html" for theme in THEMES)])


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("media", [{}, {"prefers_color_scheme": "dark"}, {"forced_colors": "active"}, {"prefers_contrast": "more"}],
                         ids=["light", "dark", "forced", "contrast"])
def test_axe_finds_nothing(chromium, open_gallery, theme, media):
    chromium.media(**media)
    open_gallery(chromium, theme)
    chromium.js("document.querySelectorAll('details').forEach(d => d.open = true)")
    chromium.js(axe_source() + ";true")
    assert chromium.js(VIOLATIONS) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width, percent", [(320, 100), (320, 200), (390, 100), (1280, 100), (1280, 200)])
def test_no_sideways_scrolling(chromium, open_gallery, theme, width, percent):
    chromium.size(width, 800)
    open_gallery(chromium, theme)
    # For text of 200 %, as the browser's own setting does it: the root's font size, which all others follow.
    before = chromium.js("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    chromium.js(f"document.documentElement.style.fontSize = '{before * percent / 100}px'")
    chromium.js("document.querySelectorAll('details').forEach(d => d.open = true)")
    chromium.settle()
    culprits = chromium.js(
        f"[...document.querySelectorAll('main *')].filter(e => e.getBoundingClientRect().right > {width} && !e.closest('.tv-scroll,"
        " pre')).map(e => e.outerHTML.slice(0, 80)).slice(0, 3)")
    assert (chromium.js("document.documentElement.scrollWidth"), culprits) == (width, [])


def test_gallery_is_as_wide_as_any_browser(browser, open_gallery):
    for theme in THEMES:
        open_gallery(browser, theme)
        assert browser.js("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), theme


@pytest.mark.parametrize("theme", [theme for theme in THEMES if theme != "system"])
def test_theme_changes_no_page(themed, theme):
    """Only the sheet differs; every byte of every page is the same, as long as the theme has no cell template for all rows."""
    system, other = themed("system"), themed(theme)
    assert pages(system) == pages(other)
    for page in pages(system):
        assert (other / page).read_bytes() == (system / page).read_bytes(), page
    assert (other / "tablesite.css").read_bytes() != (system / "tablesite.css").read_bytes()
