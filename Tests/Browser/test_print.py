"""What paper shows: one page of the whole site, with the addresses of links, and dark text in every theme."""

import re
from contextlib import ExitStack

import pytest
from conftest import build
from server import serve
from test_pages import axe_source
from themed_site import THEMES

PAGE = """# {name}

Words with a [link](https://example.org/{name}), `code` and [another](index.md).

## Rows

- [Out](https://example.net/{name}) - detail
- Plain {{accessory=check}}
- [ ] Task
- [x] On {{accessory=switch}}
- [ ] Off {{accessory=switch}}

## Code

```swift
let name = "{name}" // one
```

> [!NOTE]
> An alert.

| A | B | C |
|---|---|---|
| 1 | 2 | 3 |

### Below a title

Words.
"""


@pytest.fixture(scope="module")
def printed(tablesite, tmp_path_factory):
    """The folder of the site in each theme."""
    folder = tmp_path_factory.mktemp("print")
    source = folder / "Site"
    source.mkdir()
    (source / "tablesite.yml").write_text("title: All\nlanguage: en\nprint: true\nfooter: Below\nlogo: a.svg\n", "utf-8")
    (source / "a.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", "utf-8")
    for name in ("index", "one", "two"):
        (source / f"{name}.md").write_text(PAGE.format(name=name), "utf-8")
    for theme in THEMES:
        build(tablesite, folder, folder / theme, "--theme", theme)
    return folder


#: The lightest text that stands on white, and on what.
PALE = """(() => {
    const channel = value => (value /= 255) <= .04045 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4
    const parse = text => { const parts = (text.match(/[\\d.]+/g) ?? []).map(Number); return text.startsWith("color(srgb") ? parts.map((part, index) => index < 3 ? part * 255 : part) : parts }
    const light = ([r, g, b]) => .2126 * channel(r) + .7152 * channel(g) + .0722 * channel(b)
    const found = []
    const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement
        if (!walker.currentNode.data.trim() || !element.checkVisibility()) continue
        const contrast = 1.05 / (light(parse(getComputedStyle(element).color)) + .05)
        if (contrast < 4.5) found.push([walker.currentNode.data.trim(), getComputedStyle(element).color])
    }
    return found
})()"""


@pytest.mark.parametrize("theme", THEMES)
def test_all_text_is_dark_on_white(chromium, printed, theme):
    for scheme in ("light", "dark"):
        with serve(printed / theme) as address:
            for page in ("print.html", "one.html"):
                chromium.media(type="print", prefers_color_scheme=scheme)
                chromium.open(f"{address}/{page}")
                assert chromium.js(PALE) == []


def test_the_measure_notices_white_text(chromium, printed):
    with serve(printed / "midnight") as address:
        chromium.open(f"{address}/one.html")
        assert chromium.js(PALE) != []


def lightness(shot, x, y):
    """How light the paper is at a place, from 0 to 1."""
    return shot[round(y), round(x)].mean() / 255


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("theme", THEMES)
def test_titles_stand_on_paper_and_stay_where_they_are(chromium, printed, theme, scheme):
    """With backgrounds, which a reader may ask for: the bands of titles are not what a dark theme has."""
    with serve(printed / theme) as address:
        chromium.media(type="print", prefers_color_scheme=scheme)
        chromium.open(f"{address}/one.html")
        for title in ("h1", "h2.tv-group", "h3"):
            x, y, position = chromium.js(f"(t => (b => [b.x, b.y, getComputedStyle(t).position])(t.getBoundingClientRect()))(document.querySelector('main {title}'))")
            assert lightness(chromium.screenshot(), x + 2, y + 2) > .8
            assert position == "static"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("theme", THEMES)
def test_paper_shows_which_way_a_switch_is(chromium, printed, theme, scheme):
    """Colours are not to be had everywhere: the knob is light, on a darker track, at the end that tells."""
    with serve(printed / theme) as address:
        chromium.media(type="print", prefers_color_scheme=scheme)
        chromium.open(f"{address}/one.html")
        switches = chromium.js("[...document.querySelectorAll('main [role=switch]')].map(s => (b => [b.x, b.y, b.width, b.height, getComputedStyle(s).printColorAdjust])(s.getBoundingClientRect()))")
        assert len(switches) == 2
        shot = chromium.screenshot()
        for (x, y, width, height, printed_colours), is_on in zip(switches, (True, False)):
            start, end = (lightness(shot, x + distance, y + height / 2) for distance in (height / 2, width - height / 2))
            assert (end > .95 and start < .6) if is_on else (start > .95 and end < .6)
            assert printed_colours == "exact"


def test_paper_says_where_links_lead_and_frames_code(browser, printed):
    with serve(printed / "system") as address:
        browser.open(f"{address}/print.html")
        # Firefox and WebKit cannot be told another medium: the rules of paper are made those of the screen.
        browser.js("""(() => {
            const walk = rules => { for (const rule of rules) {
                if (rule.media?.mediaText === "print") rule.media.mediaText = "all"
                if (rule.cssRules) walk(rule.cssRules)
            } }
            for (const sheet of document.styleSheets) walk(sheet.cssRules)
            return 1
        })()""")
        content = "getComputedStyle(document.querySelector({!r}), '::after').content"
        # Some browsers say what is computed, others what is asked for.
        for link, address in (("p>a[href='https://example.org/one']", "https://example.org/one"), ("li>a[href='https://example.net/one']", "https://example.net/one")):
            shown = browser.js(content.format(link))
            assert address in shown or "attr(href)" in shown
        assert browser.js(content.format("p>a[href='#:1']")) in ("none", "normal")
        width, style = browser.js("(s => [parseFloat(s.borderTopWidth), s.borderTopStyle])(getComputedStyle(document.querySelector('pre')))")
        assert width > 0 and style == "solid"
        for selector in (".tv-bar", ".tv-site-header", ".tv-site-footer", ".tv-side"):
            assert browser.js(f"getComputedStyle(document.querySelector({selector!r})).display") == "none"


def test_paper_of_every_site_frames_code_and_keeps_titles_with_rows(chromium, tablesite, tmp_path):
    """Also where no page is made for paper; a place that links lead to is no reason to part them."""
    (tmp_path / "one.md").write_text("# A\n\n## B\n\n<a name=c></a>\n\n- d\n\n## E\n\n```\nf\n```\n\n```js title=g\nh\n```\n", "utf-8")
    page = build(tablesite, tmp_path / "one.md", tmp_path / "public") / "one.html"
    chromium.media(type="print")
    chromium.open((page if page.is_file() else tmp_path / "public/index.html").as_uri())
    styles = "getComputedStyle(document.querySelector({!r}))"
    assert chromium.js(f"{styles.format('pre')}.borderTopStyle + {styles.format('pre')}.backgroundImage") == "solidnone"
    assert chromium.js(f"{styles.format('.tv-code')}.borderTopStyle + {styles.format('.tv-code pre')}.borderTopStyle") == "solidnone"
    assert chromium.js(f"{styles.format('section>div')}.breakAfter") == "avoid"


def test_titles_stay_with_their_rows_and_marks_with_theirs(chromium, printed):
    """What the script says below a title does not part it from its rows. The mark of a task is placed by its row: by the label,
    Chromium loses it on paper where the two run in different directions."""
    with serve(printed) as url:
        chromium.media(type="print")
        chromium.open(f"{url}/system/one.html")
        chromium.js("(document.querySelector('h2').insertAdjacentHTML('afterend', '<p class=tv-subtitle>1 of 2</p>'), 1)")
        assert chromium.js("getComputedStyle(document.querySelector('.tv-subtitle')).breakAfter") == "avoid"
        assert chromium.js("getComputedStyle(document.querySelector('label')).position") == "static"


def test_each_chapter_begins_a_sheet(chromium, printed):
    with serve(printed / "system") as address:
        chromium.open(f"{address}/print.html")
        # The contents, and three chapters.
        assert len(re.findall(rb"/Type\s*/Page\b", chromium.pdf())) == 4


def test_links_stay_in_the_page(browser, printed):
    with serve(printed / "system") as address:
        browser.open(f"{address}/print.html")
        assert browser.js("[...document.querySelectorAll('main a[href^=\\'#\\']')].filter(a => !document.getElementById(decodeURIComponent(a.hash.slice(1)))).length") == 0
        ids = browser.js("[...document.querySelectorAll('[id]')].map(one => one.id)")
        assert len(ids) == len(set(ids))


def test_axe_finds_nothing_in_it(chromium, printed):
    with serve(printed / "docs") as address:
        chromium.open(f"{address}/print.html")
        chromium.js(axe_source() + ";true")
        assert chromium.js("axe.run(document, {resultTypes: ['violations']}).then(found => found.violations.map(one => one.id))") == []


def test_the_address_of_a_link_stands_behind_its_words(chromium, tablesite, tmp_path):
    """Also in a row that the link is stretched over."""
    (tmp_path / "Site").mkdir()
    (tmp_path / "Site/tablesite.yml").write_text("print: true\n", "utf-8")
    (tmp_path / "Site/index.md").write_text("# T\n\n- One by [Anna](https://example.org/anna) only\n- <https://example.org/bare>\n", "utf-8")
    (tmp_path / "Site/other.md").write_text("# O\n", "utf-8")
    with serve(build(tablesite, tmp_path, tmp_path / "public")) as address:
        chromium.media(type="print")
        chromium.open(f"{address}/print.html")
        place, content = chromium.js("(style => [style.position, style.content])(getComputedStyle(document.querySelector('main li.link a'), '::after'))")
        assert place == "static" and "https://example.org/anna" in content
        bare = chromium.js("getComputedStyle(document.querySelector('main a[href$=bare]'), '::after').content")
        assert "example.org" not in bare


@pytest.fixture
def on_paper(chromium, tablesite, tmp_path):
    """Opens a document of its own as a sheet of paper shows it."""
    with ExitStack() as stack:
        def open_page(page):
            (tmp_path / "Site").mkdir()
            (tmp_path / "Site/index.md").write_text(page, "utf-8")
            address = stack.enter_context(serve(build(tablesite, tmp_path, tmp_path / "public")))
            chromium.size(680, 900)
            chromium.media(type="print")
            chromium.open(f"{address}/index.html")
            assert chromium.js("document.documentElement.scrollWidth <= innerWidth")
        yield open_page


def test_words_of_a_wide_table_are_whole_on_paper(chromium, on_paper):
    heads = "Bike|Frame|Weight|Gears|Range|Tyres (max)|Brakes|Dynamo|Racks|Price|Verdict"
    rows = "Long Haul Trucker|steel|14.2 kg|3x9|526 %|45 mm|cantilever|no|yes|1 450|The one I keep recommending"
    on_paper(f"# T\n\nWords.\n\n| {heads} |\n|{'---|' * 11}\n| {rows} |\n| {rows} |\n")
    torn = chromium.js("""(() => { const found = []
        for (const cell of document.querySelectorAll('td,th')) for (const word of cell.textContent.matchAll(/\\S+/g)) {
            const range = document.createRange()
            range.setStart(cell.firstChild, word.index)
            range.setEnd(cell.firstChild, word.index + word[0].length)
            if (range.getClientRects().length > 1) found.push(word[0])
        }
        return found })()""")
    assert torn == []


def test_a_long_address_tears_no_other_words_on_paper(chromium, on_paper):
    heads = "Bike|Frame|Weight|Gears|Range|Brakes|Dynamo|Price|Page"
    rows = f"Trucker|titanium|14.2 kg|3x9|526 %|cantilever|no|1450|https://example.org/{'a' * 60}"
    on_paper(f"# T\n\nWords.\n\n| {heads} |\n|{'---|' * 9}\n| {rows} |\n")
    lines = chromium.js("""[...document.querySelectorAll('td')].map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return [cell.textContent.split(' ').length, range.getClientRects().length] })""")
    assert all(there <= words for words, there in lines[:-1]) and lines[-1][1] > 1, lines


def test_the_state_of_a_task_with_a_bar_is_in_its_row(chromium, on_paper):
    """Chromium loses it on paper where what it stands in has a place of its own."""
    on_paper("# T\n\n- [ ] Task {progress=60}\n- [ ] Other\n")
    assert chromium.js("[...document.querySelectorAll('main li>:first-child')].map((node) => getComputedStyle(node).position)") == ["static"] * 2


def test_the_widest_table_fits_on_paper(chromium, on_paper):
    """Firefox would make all of the page smaller, and all other pages that are printed with it."""
    heads = "|".join(str(1990 + n) for n in range(24))
    on_paper(f"# T\n\nWords.\n\n| Country |{heads}|\n|---|{'--:|' * 24}\n| Germany |{heads}|\n")
    assert chromium.js("(t => t.getBoundingClientRect().right <= document.documentElement.clientWidth)(document.querySelector('table'))")
