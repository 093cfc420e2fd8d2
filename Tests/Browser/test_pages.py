"""What holds for every page of a site: strictness, narrow and large, on paper, and accessibility by axe."""

import html.parser
import importlib.util
import pathlib
import re

import pytest
from server import serve

LOADING = {("link", "href"), ("img", "src"), ("source", "src"), ("video", "src"), ("video", "poster"), ("audio", "src"),
           ("iframe", "src"), ("script", "src"), ("object", "data"), ("embed", "src"), ("use", "href")}


def pages(folder):
    """The paths of all pages of a built site, relative to it."""
    found = sorted(path.relative_to(folder).as_posix() for path in pathlib.Path(folder).rglob("*.html"))
    assert found, f"no pages in {folder}"
    return found


@pytest.fixture(params=["fixture", "documentation"])
def any_site(request):
    """The fixture site, and the project's own documentation."""
    return request.getfixturevalue("site" if request.param == "fixture" else "documentation")


class Strict(html.parser.HTMLParser):
    """Collects what a strict content security policy would refuse."""

    def __init__(self):
        super().__init__()
        self.problems = []

    def handle_data(self, data):
        if self.cdata_elem == "script":
            self.problems.append(f"line {self.getpos()[0]}: text in a script")

    def handle_starttag(self, tag, attributes):
        place = f"line {self.getpos()[0]}: <{tag}"
        if tag in ("style", "base") or (tag == "script" and not {"src", "defer"} <= dict(attributes).keys()):
            self.problems.append(f"{place}>")
        for name, value in attributes:
            if name == "style" or name.startswith("on"):
                self.problems.append(f"{place} {name}=…>")
            if value and value.strip().lower().startswith("javascript:"):
                self.problems.append(f"{place} {name}={value}>")
            if (tag, name) in LOADING and not (tag == "link" and dict(attributes).get("rel") in ("canonical", "alternate")):
                if re.match(r"\s*([a-z][a-z0-9+.-]*:|//)", value or "", re.I):
                    self.problems.append(f"{place} {name}={value}>: from another host")


def test_no_inline_script_no_inline_style_nothing_from_elsewhere(any_site):
    problems = []
    for page in pages(any_site):
        strict = Strict()
        strict.feed((any_site / page).read_text("utf-8"))
        problems += [f"{page}: {problem}" for problem in strict.problems]
    for sheet in any_site.rglob("*.css"):
        text = sheet.read_text("utf-8")
        problems += [f"{sheet.name}: {match}" for match in re.findall(r"@import[^;]*|url\(\s*['\"]?(?:https?:|//)[^)]*", text)]
    assert problems == []


def test_browser_loads_only_the_site(chromium, site, address):
    """As the browser sees it: every request goes to the site, and every one succeeds."""
    chromium.call("Network.enable")
    chromium.call("Log.enable")
    try:
        for page in pages(site):
            chromium.open(f"{address}/{page}")
            answers = [event["params"]["response"] for event in chromium.events
                       if event.get("method") == "Network.responseReceived"]
            assert answers, page
            for answer in answers:
                assert answer["url"].startswith((address, "data:", "about:")), page
                assert answer["status"] == 200 or answer["url"].endswith("/favicon.ico"), (page, answer["url"])
    finally:
        chromium.call("Network.disable")
        chromium.call("Log.disable")


def test_strictness_is_noticed():
    strict = Strict()
    strict.feed('<p style="color:red" onclick=x()>a</p><script>1</script><img src="//a.example/i.png">'
                '<a href="javascript:1">b</a><a href="https://example.com/">fine</a><img src=i.png>'
                '<script src=tablesite.js defer></script>')
    assert len(strict.problems) == 6
    strict.feed('<script src=//a.example/x.js defer></script><script src=a.js defer>1</script><script src=a.js></script>')
    assert len(strict.problems) == 9


# Narrow, large, on paper.

def test_no_sideways_scrolling(chromium, any_site):
    wide = []
    with serve(any_site) as address:
        for page in pages(any_site):
            chromium.open(f"{address}/{page}")
            chromium.js("document.querySelectorAll('details').forEach(d => d.open = true)")
            # For text of 200 %, as the browser's own setting does it: the root's font size, which all others follow.
            before = chromium.js("parseFloat(getComputedStyle(document.documentElement).fontSize)")
            for width, percent in (1280, 100), (390, 100), (300, 200):
                chromium.size(width, 800)
                chromium.js(f"document.documentElement.style.fontSize = '{before * percent / 100}px'")
                chromium.settle()
                needed = chromium.js("document.documentElement.scrollWidth")
                if needed > width:
                    culprit = chromium.js(
                        f"[...document.querySelectorAll('main *')].filter(e => e.getBoundingClientRect().right > {width}"
                        " && !e.closest('.tv-scroll, pre')).map(e => e.outerHTML.slice(0, 80))[0]")
                    wide.append(f"{page}: {needed} px of {width} at {percent} %: {culprit}")
    assert wide == []


def test_row_heights_and_targets(chromium, open_table):
    """Rows are at least 44 px high, and grow with the text."""
    table = open_table(chromium, "shapes.html")
    box = table.box("Row 1")
    assert 44 <= box.bottom - box.top < 60
    chromium.js("(document.documentElement.style.fontSize = '48px')")
    box = table.box("Row 1")
    assert box.bottom - box.top > 48


def test_prints_all_rows(chromium, open_table):
    """On paper a long list is complete, without a bar, and dark on white."""
    table = open_table(chromium, "long.html")
    count = len(re.findall(rb"/Type\s*/Page\b", chromium.pdf()))
    assert count >= 10, "600 rows need many sheets of paper"
    chromium.media(type="print")
    table.do("scrollTo(0, 0)")
    assert chromium.js("getComputedStyle(document.querySelector('.tv-bar')).display") == "none"
    colour = chromium.js(f"getComputedStyle({table.row('Row 1')}.querySelector('b, p')).color")
    assert colour == "rgb(0, 0, 0)"
    assert table.background("Row 2") == (255, 255, 255)


def test_collapsed_section_opens_without_script(browser, open_table):
    table = open_table(browser, "cells.html")
    shown = f"{table.row('Hidden at first')}.checkVisibility()"
    browser.js("document.querySelector('main summary').scrollIntoView({block: 'center', behavior: 'instant'})")
    assert not browser.js("document.querySelector('main details').open")
    assert not browser.js(shown)
    left, top, right, bottom = browser.js(
        "(r => [r.left, r.top, r.right, r.bottom])(document.querySelector('main summary').getBoundingClientRect())")
    browser.click((left + right) / 2, (top + bottom) / 2)
    browser.wait_until(shown)
    table.show("Hidden at first")
    browser.wait_until(f"{table.row('Hidden at first')}.getBoundingClientRect().height >= 44")


# axe.

def axe_source():
    for package in "axe_playwright_python", "axe_core_python":
        found = importlib.util.find_spec(package)
        if found:
            return (pathlib.Path(found.origin).parent / "axe.min.js").read_text("utf-8")
    return pytest.skip("axe is not installed")


#: What colours decide: only these rules can find something in the dark that they did not find in the light.
OF_COLORS = "runOnly: ['color-contrast', 'link-in-text-block'],"


def test_axe_finds_nothing(chromium, any_site):
    axe = axe_source()
    found = []
    with serve(any_site) as address:
        for page in pages(any_site):
            chromium.media(prefers_color_scheme="light")
            chromium.open(f"{address}/{page}")
            chromium.js(axe + ";true")
            for scheme, rules in ("light", ""), ("dark", OF_COLORS):
                chromium.media(prefers_color_scheme=scheme)
                chromium.settle()
                violations = chromium.js(
                    f"axe.run(document, {{{rules} resultTypes: ['violations']}}).then(result => result.violations.map(v =>"
                    " v.id + ': ' + v.nodes.length + ' × ' + v.nodes[0].html.slice(0, 120) + ' ' + v.nodes[0].failureSummary))")
                found += [f"{page}, {scheme}: {violation}" for violation in violations]
    assert found == []


def test_axe_notices(chromium, open_table):
    open_table(chromium, "short.html")
    chromium.js(axe_source() + ";true")
    chromium.js("(document.querySelector('h1').insertAdjacentHTML('afterend',"
                " '<img src=dot.png><p style=\"color:#bbb\">Pale</p>'), 1)")
    ids = chromium.js("axe.run(document).then(result => result.violations.map(v => v.id))")
    assert {"image-alt", "color-contrast"} <= set(ids)
    ids = chromium.js(f"axe.run(document, {{{OF_COLORS}}}).then(result => result.violations.map(v => v.id))")
    assert ids == ["color-contrast"]
