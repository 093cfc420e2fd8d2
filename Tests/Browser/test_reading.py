"""What stands between lists: headings of all levels, running text, and how links are told from other rows, in every theme."""

import io

import pytest
from conftest import build
from PIL import Image
from server import serve
from tables import BOX, Table, commonest, contrast, luminance
from text_lines import LINES
from themed_site import THEMES, themed_page

PAGE = """# Title

## Two

One paragraph.

### Three

One paragraph.

And another.

#### Four

Text.

##### Five

Text.

###### Six

Text.

## Empty

## 2.0

### Rows

- Itself
- [Leaves](https://example.com) - to another site
- [Leads on](other.md) - inside the site
- Has a [link](https://example.com/a) in its text

### Skipping

###### Deep

<div>

Text in markup.

</div>

Text below it.
"""


@pytest.fixture(scope="module")
def reading(tablesite, tmp_path_factory):
    """Opens the page in a theme: ``reading(browser, "docs")``."""
    with themed_page(tablesite, tmp_path_factory.mktemp("reading"), PAGE) as open_page:
        yield open_page


def styles(browser, selector, *names):
    return browser.js(f"""[...document.querySelectorAll({selector!r})].map((node) =>
        {list(names)!r}.map((name) => getComputedStyle(node)[name]))""")


@pytest.mark.parametrize("theme", THEMES)
def test_levels_differ_and_none_is_less_than_its_text(chromium, reading, theme):
    reading(chromium, theme)
    headings = [(float(size[:-2]), int(weight), slant, colour) for size, weight, slant, colour in styles(
        chromium, "h1, #two, #three, #four, #five, #six", "fontSize", "fontWeight", "fontStyle", "color")]
    assert len(headings) == 6
    text = float(styles(chromium, ".tv-prose p", "fontSize")[0][0][:-2])
    for upper, lower in zip(headings, headings[1:]):
        assert upper[0] >= lower[0] and upper[1] >= lower[1]
        assert upper[0] >= lower[0] + 1 or upper[1] > lower[1] or upper[2] != lower[2], (upper, lower)
    assert headings[-1][0] >= text and headings[-1][1] > 400
    # No lower level is further from the ground, which is dark where titles are light.
    shades = [luminance(channels(colour)) for *_, colour in headings]
    assert shades == sorted(shades, reverse=shades[0] > 0.5)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("media", [{"type": "print"}, {"forced_colors": "active"}])
def test_levels_differ_where_colours_do_not_count(chromium, reading, theme, media):
    """Those of a theme are told apart by size, slant or weights that every font has, not by one step of weight alone."""
    reading(chromium, theme)
    chromium.media(**media)
    looks = [(float(size[:-2]), int(weight) >= 600, slant) for size, weight, slant in styles(
        chromium, "h1, #two, #three, #four, #five, #six", "fontSize", "fontWeight", "fontStyle")]
    assert len(looks) == 6
    for upper, lower in zip(looks, looks[1:]):
        assert upper[0] >= lower[0] + 1 or upper[1:] != lower[1:], (upper, lower)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("theme", THEMES)
def test_contrasts_of_levels_do_not_rise(chromium, reading, theme, scheme):
    """Each against the ground on which it stands, which is not the same for the title and for what is below it."""
    chromium.media(prefers_color_scheme=scheme)
    chromium.size(800, 2000)
    reading(chromium, theme)
    table, contrasts = Table(chromium), []
    for level in "h1", "#two", "#three", "#four", "#five", "#six":
        left, top, right, bottom = chromium.js(BOX % f"document.querySelector('{level}')")
        # The title's words end long before its box does.
        ground = commonest(table.crop((right - 20, (top + bottom) / 2, right - 18, (top + bottom) / 2 + 2)))
        contrasts.append(contrast(channels(styles(chromium, level, "color")[0][0]), ground))
    assert all(upper >= lower - .1 for upper, lower in zip(contrasts, contrasts[1:])), contrasts


def test_levels_of_elements_are_not_skipped(chromium, reading):
    reading(chromium, "system")
    levels = chromium.js("[...document.querySelectorAll('main :is(h1,h2,h3,h4,h5,h6)')].map((node) => +node.localName[1])")
    assert levels == [1, 2, 3, 4, 5, 6, 2, 2, 3, 3, 4]


@pytest.mark.parametrize("theme", THEMES)
def test_text_looks_the_same_however_long_it_is(chromium, reading, theme):
    reading(chromium, theme)
    short, long = styles(chromium, "#two + div p, #three + div p:first-child", "fontSize", "color", "lineHeight")
    assert short == long


def test_text_of_the_documentation_has_no_frame_and_short_lines(chromium, reading):
    chromium.size(1600, 900)
    reading(chromium, "docs")
    frame = styles(chromium, "#three + div", "backgroundColor", "borderTopWidth")[0]
    assert frame == ["rgba(0, 0, 0, 0)", "0px"]
    # In rows as well.
    for place in "#three + div p", "[role=list] p", "[role=list] small":
        chromium.js(f"(document.querySelector({place!r}).textContent = 'words of some letters '.repeat(40), 1)")
        # Narrow letters as well: the measure is that of the font.
        for font in ("", "Nimbus Sans, Arial, Helvetica", "serif"):
            chromium.js(f"document.body.style.fontFamily = {font!r}")
            width = chromium.js(f"document.querySelector({place!r}).getBoundingClientRect().width")
            letter = chromium.js(f"""(() => {{ const node = document.querySelector({place!r}); const range = document.createRange();
                range.setStart(node.firstChild, 0); range.setEnd(node.firstChild, 22); return range.getBoundingClientRect().width / 22 }})()""")
            assert width / letter <= 75, (place, font)


@pytest.mark.parametrize("width", [1280, 1920])
def test_lines_of_rows_in_the_documentation_are_below_75_characters(chromium, tablesite, tmp_path, width):
    text = "the middle of an alphabet of ordinary letters and words, as they follow each other in most texts " * 4
    page = f"""# T

## Text

- {text}
- [A link](https://example.com) - {text}
- **A title** {text}
- {text}

  {text}

## Titles

- [ ] {text}
- [{text}](https://example.com)
- **{text.strip()}**

## Values

- Name - 12
- Other - 13
"""
    with themed_page(tablesite, tmp_path, page) as open_page:
        chromium.size(width, 900)
        open_page(chromium, "docs")
        lengths = chromium.js(LINES)
        assert len(lengths) == 8 and 40 < min(lengths) and max(lengths) <= 75
        # What stands at the end of a row stays there.
        ends = chromium.js("""[...document.querySelectorAll('.value1 small')].map((node) =>
            node.closest('li').getBoundingClientRect().right - node.getBoundingClientRect().right)""")
        assert len(ends) == 2 and max(ends) < 40


def test_lines_of_markup_in_the_documentation_are_as_short(chromium, tablesite, tmp_path):
    """Wherever text stands in the author's HTML; what needs the room has it, and what stands at the end stays there."""
    text = "the middle of an alphabet of ordinary letters and words, as they follow each other in most texts " * 3
    picture = io.BytesIO()
    Image.new("RGB", (1600, 200)).save(picture, "png")
    blocks = f"""<div>{text}</div>

<blockquote>{text}</blockquote>

<details open><summary>{text}</summary>{text}</details>

<div align=center>{text}</div>

<div align=right>{text}</div>

<p align=right>{text}</p>

<figure><img src=a.png alt=A><figcaption>{text}</figcaption></figure>

<dl><dt>Term</dt><dd>{text}</dd></dl>

<ul><li>{text}</li></ul>

[![A](a.png)](https://example.com)

![A](a.png) ![A](a.png)

---

```text title="a.txt"
{text}
```
"""
    inner = "\n".join("  " + line if line else line for line in blocks.splitlines())
    page = f"# T\n\n{blocks}\n## S\n\n{blocks}\n## Rows\n\n- Row\n\n{inner}\n"
    with themed_page(tablesite, tmp_path, page, {"a.png": picture.getvalue()}) as open_page:
        chromium.size(1280, 900)
        open_page(chromium, "docs")
        lengths = chromium.js(LINES)
        assert len(lengths) == 30 and max(lengths) <= 75 and min(lengths) > 40, sorted(lengths)
        wide = chromium.js("""[...document.querySelectorAll('main :is(img, pre, hr, figure>figcaption:has(+pre))')]
            .map((node) => node.getBoundingClientRect().width)""")
        assert len(wide) == 21 and min(wide) > 580, sorted(wide)
        ends = chromium.js("""[...document.querySelectorAll('main .tv-right')].map((node) =>
            node.parentElement.getBoundingClientRect().right - node.getBoundingClientRect().right)""")
        assert len(ends) == 6 and max(ends) < 40


@pytest.mark.parametrize("language", ["en", "ar"])
def test_blocks_of_the_documentation_stand_where_they_are_put(chromium, tablesite, tmp_path, language):
    """In the head of a README and below a centred heading, and at the right from right to left too; values stand at the end."""
    blocks = """<h3>A heading</h3>

<details><summary>Contents</summary>Text</details>

<blockquote>A quote</blockquote>

<p>Words</p>
"""
    page = (f"---\nlanguage: {language}\n---\n# T\n\n<div align=center>\n\n{blocks}\n</div>\n\n<p align=right>Words</p>\n\n"
            f"<div align=right>Words</div>\n\n<h2 align=center>S</h2>\n\n> A quote\n\n## V\n\n| A | B |\n|---|---|\n| a | 1 |\n| b | 2 |\n")
    with themed_page(tablesite, tmp_path, page) as open_page:
        chromium.size(1920, 900)
        open_page(chromium, "docs")
        axes, rights, values = chromium.js("""['header h2, main .tv-center :is(details, blockquote, p)', 'main .tv-right', 'main .value1 small']
            .map((names) => [...document.querySelectorAll(names)].map((node) => {
                const box = node.getBoundingClientRect(), card = node.closest('li, header, section').getBoundingClientRect()
                if (names.includes('tv-center')) return Math.abs((box.left + box.right - card.left - card.right) / 2)
                return names.includes('tv-right') || document.dir !== 'rtl' ? card.right - box.right : box.left - card.left }))""")
        assert len(axes) == 6 and max(axes) < 15, axes
        assert len(rights) == 2 and max(rights) < 40 and len(values) == 2 and max(values) < 40, (rights, values)


def test_lines_of_the_documentation_are_as_short_on_pages_of_many_rows(chromium, tablesite, tmp_path):
    """Their heights are guessed for such lines."""
    text = "words of some letters " * 20
    with themed_page(tablesite, tmp_path, f"# T\n\n## S\n\n- {text}\n\n## Many\n\n" + "- Row\n" * 600) as open_page:
        chromium.size(1280, 900)
        open_page(chromium, "docs")
        assert chromium.js("document.querySelectorAll('.tv-big').length") == 1
        row, digit = chromium.js("""(row => { const probe = row.appendChild(document.createElement('span'))
            probe.style.cssText = 'position: absolute; width: 1ch'
            return [row, probe].map((node) => node.getBoundingClientRect().width) })(document.querySelector('main li p'))""")
        assert row == pytest.approx(52 * digit, abs=2)


def test_short_lines_of_the_documentation_stand_where_they_are_put(chromium, tablesite, tmp_path):
    text = "words of some letters " * 20
    page = f"""# T

<p align=center>{text}</p>

<p align=right>At the end</p>

- Row

  <div align=center>

  {text}

  </div>

- Row

  <p align=right>At the end</p>

<div align=center>

- A row

</div>
"""
    with themed_page(tablesite, tmp_path, page) as open_page:
        chromium.size(1280, 900)
        open_page(chromium, "docs")
        sides = chromium.js("""[...document.querySelectorAll('main p')].map((node) => {
            const range = document.createRange(); range.selectNodeContents(node)
            const [text, card] = [range, node.closest('ul, header')].map((part) => part.getBoundingClientRect())
            return [text.left - card.left, card.right - text.right] })""")
        ends = [(start, end) for start, end in sides]
        assert len(ends) == 7
        for start, end in ends[0], ends[3]:
            assert abs(start - end) < 40 and start > 60
        for start, end in ends[1], ends[5]:
            assert end < 40 and start > 400
        for start, end in ends[2], ends[4], ends[6]:
            assert start < 40


def test_pictures_of_the_documentation_are_as_wide_as_there_is_room(chromium, tablesite, tmp_path):
    picture = io.BytesIO()
    Image.new("RGB", (1600, 200)).save(picture, "png")
    page = "# T\n\n## S\n\n![A](a.png)\n\n- Row\n\n  ![A](a.png)\n\n  Text.\n"
    with themed_page(tablesite, tmp_path, page, {"a.png": picture.getvalue()}) as open_page:
        chromium.size(1280, 900)
        open_page(chromium, "docs")
        widths = chromium.js("[...document.querySelectorAll('main img')].map((node) => node.getBoundingClientRect().width)")
        assert len(widths) == 2 and min(widths) > 700


def test_the_documentation_leaves_the_measure_of_what_is_no_text(chromium, tablesite, tmp_path):
    """Bars, films, fields and paths have their own."""
    page = "# T\n\n<video src=a.png controls></video>\n\n## S\n\n- [ ] Open\n- [x] Done\n" + "- Row\n" * 20
    names = "main :is(progress, video, .tv-filter, .tv-field, input)"
    sizes = {}
    with themed_page(tablesite, tmp_path, page, {"a.png": b""}) as open_page:
        chromium.size(1280, 900)
        for theme in "docs", "alternating":
            open_page(chromium, theme)
            sizes[theme] = chromium.js(f"""[...document.querySelectorAll({names!r})].map((node) =>
                [node.tagName + node.className, getComputedStyle(node).maxInlineSize])""")
    assert sizes["docs"] == sizes["alternating"] and len(sizes["docs"]) > 3


def test_links_in_lowered_text_are_underlined_below_it(browser, reading):
    """A line goes with what a position moves, and stays where it is below what is only aligned."""
    reading(browser, "system")
    browser.js("(document.querySelector('#three + div p').innerHTML = '<a href=x><sub id=lowered>all below</sub></a> H<sub>2</sub>O', 1)")
    assert styles(browser, "#lowered", "position", "verticalAlign")[0] in (["relative", "0px"], ["relative", "baseline"])
    left, top, right, bottom = browser.js(BOX % "document.querySelector('#lowered')")
    start, above, _, below = browser.js(BOX % "document.querySelector('#lowered').parentElement")
    assert start == left and top > above and bottom > below - 1


@pytest.mark.parametrize("theme", THEMES)
def test_kinds_of_rows_are_told_apart(browser, reading, theme):
    reading(browser, theme)
    parts = {
        "itself": "#itself > div > *", "leaves": "#leaves > a > b", "leads on": "#leads-on > a > b", "text": ".link p",
        "link": ".link p a",
    }
    look = {name: styles(browser, selector, "color", "textDecorationLine")[0] for name, selector in parts.items()}
    assert look["itself"] == look["text"]
    assert look["leaves"] == look["leads on"] != look["itself"]
    assert look["link"][1] == "underline" and look["link"][0] == look["leaves"][0]
    arrows = [browser.js(f"getComputedStyle(document.querySelector('{row} > :first-child'), '::after').content")
              for row in ("#leads-on", "#leaves", "#itself")]
    assert arrows[0] not in ("none", "normal") and set(arrows[1:]) <= {"none", "normal"}


def test_selected_titles_have_the_selected_colour(browser, reading):
    reading(browser, "system")
    before = styles(browser, "#leaves > a > b", "color")
    browser.js("(location.hash = '#leaves', 1)")
    browser.wait_until("document.querySelector('#leaves').matches(':target')")
    browser.settle()
    assert before != styles(browser, "#leaves > a > b", "color") == [["rgb(255, 255, 255)"]]


def hover_shows(browser, heading, link):
    assert browser.js(f"getComputedStyle({link}).opacity") == "0"
    x, y = browser.js(f"(box => [box.left + 40, box.top + 8])(document.querySelector({heading!r}).getBoundingClientRect())")
    browser.move(x, y)
    browser.wait_until(f"getComputedStyle({link}).opacity === '1'")


def test_headings_show_a_link_to_themselves(chromium, reading):
    reading(chromium, "system")
    link = "document.querySelector('#three > .tv-link')"
    hover_shows(chromium, "#three", link)
    box = chromium.js(f"(box => [box.left, box.right, box.top])({link}.getBoundingClientRect())")
    text = chromium.js("""(() => { const range = document.createRange(); range.selectNode(document.querySelector('#three').lastChild);
        const box = range.getBoundingClientRect(); return [box.left, box.top] })()""")
    assert 0 <= box[0] and box[1] <= text[0] and abs(box[2] - text[1]) < 8
    assert chromium.js(f"{link}.getAttribute('href')") == "#three"


@pytest.mark.parametrize("page", [
    "# Title of a page\n\n> ## Quoted words\n>\n> Text.\n\n## Section\n\n- Row\n\n  ### In a row\n\n  Text.\n\n1. One\n\n   #### Numbered\n\n   Text.\n",
    "<div align=center>\n\n# Title of a page\n\n</div>\n\n## Section\n\n- Row\n",
    "<div align=center><h1>Title of a page</h1>\n<p>Text.</p>\n<h3>In a division</h3></div>\n\n<div><h2 align=right id=own>To the right</h2>"
    "<p>Text.</p></div>\n\n<table><tr><td><h3>In a cell</h3>Text.</td></tr></table>\n\n- Row\n\n  <h5>Below a row</h5>\n\n  Text.\n",
    "# عنوان الصفحة\n\nنص طويل هنا في الصفحة.\n\n> ## عنوان في اقتباس\n>\n> كلمات كثيرة هنا.\n\n## قسم من الصفحة\n\n- صف\n"])
def test_titles_and_headings_inside_show_that_link_too(browser, tablesite, tmp_path, page):
    """Directly before their text, wherever it begins and whichever way it runs."""
    (tmp_path / "page.md").write_text(page)
    build(tablesite, tmp_path / "page.md", tmp_path / "public")
    with serve(tmp_path / "public") as address:
        browser.open(f"{address}/page.html")
        found = browser.js("""[...document.querySelectorAll('main :is(h1,h2,h3,h4,h5,h6)')].map((heading) => {
            const link = heading.querySelector(':scope>.tv-link'), range = document.createRange()
            range.selectNode(heading.lastChild)
            const [sign, text, isTurned] = [link.getBoundingClientRect(), range.getBoundingClientRect(), heading.matches(':dir(rtl)')]
            return [decodeURIComponent(link.hash) === '#' + heading.id, isTurned ? sign.left - text.right : text.left - sign.right, sign.top - text.top,
                sign.left, innerWidth - sign.right] })""")
        assert len(found) >= 2
        for leads, gap, below, *distances in found:
            assert leads and abs(gap) <= 1 and abs(below) < 8 and min(distances) >= 0, found
        hover_shows(browser, "h1", "document.querySelector('h1 > .tv-link')")


@pytest.mark.parametrize("theme", THEMES)
def test_the_sign_of_that_link_fits_before_the_heading(browser, reading, theme):
    """Of a large bold heading it was larger than the margin, and lay over the first letter."""
    reading(browser, theme)
    sizes = browser.js("""[...document.querySelectorAll('main :is(h2,h3,h4,h5,h6)>.tv-link')].map((link) => {
        link.style.inlineSize = 'auto'
        const sign = link.getBoundingClientRect().width
        link.style.inlineSize = ''
        return [sign, link.getBoundingClientRect().width] })""")
    assert len(sizes) >= 5
    assert all(0 < sign <= room for sign, room in sizes), sizes


FOLDED = """# Title

## Two

### Three

- Row

  Below the row.

  And more.

#### Four

- Row

##### Five

- Row

###### Six

- Row

# Other

## Two

Text.

##### Five

Text.

###### Six

Text.
"""


@pytest.fixture(scope="module")
def folded(tablesite, tmp_path_factory):
    """The same levels in sections that fold, and levels that were left out."""
    page = FOLDED.replace("Two\n\n###", "Two {collapsed=true}\n\n- Row\n\n###")
    for name in ("Three", "Four", "Five\n\n- ", "Six\n\n- "):
        title = name.split("\n")[0]
        page = page.replace(f"# {name}", f"# {title} {{collapsed=true}}" + name[len(title):])
    with themed_page(tablesite, tmp_path_factory.mktemp("folded"), page) as open_page:
        yield open_page


@pytest.mark.parametrize("theme", THEMES)
def test_levels_differ_in_sections_that_fold_and_below_missing_ones(chromium, folded, theme):
    folded(chromium, theme)
    for selector, count in (("summary > :is(h2,h3,h4,h5,h6)", 5), ("#other, #two-1, #five-1, #six-1", 4)):
        looks = [(float(size[:-2]), int(weight), slant, colour) for size, weight, slant, colour in styles(
            chromium, selector, "fontSize", "fontWeight", "fontStyle", "color")]
        assert len(looks) == count, selector
        assert len(set(looks)) == count, looks
        for upper, lower in zip(looks, looks[1:]):
            assert upper[0] >= lower[0] and upper[1] >= lower[1], (upper, lower)
            assert upper[0] >= lower[0] + 0.8 or upper[2:] != lower[2:] or upper[1] > lower[1], (upper, lower)


def test_headings_that_fold_show_a_link_to_themselves(chromium, folded):
    folded(chromium, "easy")
    link = "document.querySelector('section:has(#three) > .tv-link')"
    hover_shows(chromium, "#three", link)
    box = chromium.js(f"(box => [box.left, box.right, (box.top + box.bottom) / 2])({link}.getBoundingClientRect())")
    left, middle = chromium.js("""(() => { const range = document.createRange(); range.selectNode(document.querySelector('#three').lastChild);
        const box = range.getBoundingClientRect(); return [box.left, (box.top + box.bottom) / 2] })()""")
    assert 0 <= box[0] and box[1] <= left and abs(box[2] - middle) < 8
    assert chromium.js(f"{link}.getAttribute('href')") == "#three"
    for _ in range(12):
        chromium.key("Tab")
        if chromium.js("document.activeElement.matches('summary:has(#two)')"):
            break
    chromium.wait_until("getComputedStyle(document.querySelector('section:has(#two) > .tv-link')).opacity === '1'")


#: Where headings stand that are no sections.
INNER = """> # In a quote
>
> Text.

- Row

  #### In a row

  Text.

"""


@pytest.mark.parametrize("theme", THEMES)
def test_headings_inside_are_no_more_than_those_above_them(chromium, tablesite, tmp_path, theme):
    """Below a fourth or deeper level, size and weight rose: one look for all of them, larger and bolder than those."""
    page = "# Title\n\n" + "".join(f"{'#' * level} Level {level}\n\n{INNER}" for level in range(2, 7))
    with themed_page(tablesite, tmp_path, page) as open_page:
        open_page(chromium, theme)
        looks = chromium.js("""(all => all.map((node) => {
            const style = getComputedStyle(node)
            return [node.textContent, parseFloat(style.fontSize), +style.fontWeight] }))(
            [...document.querySelectorAll('main :is([id^=level], blockquote *, .tv-body *):is(h2,h3,h4,h5,h6)')])""")
        text = float(styles(chromium, "blockquote p", "fontSize")[0][0][:-2])
    above = None
    for name, size, weight in looks:
        if name.startswith("Level"):
            above = (size, weight)
        else:
            assert text <= size <= above[0] and 400 < weight <= above[1], (name, size, weight, above)
    assert len(looks) == 5 * 3


def test_paragraphs_below_a_row_are_apart(chromium, folded):
    folded(chromium, "system")
    chromium.js("document.querySelectorAll('details').forEach(node => { node.open = true })")
    gap = chromium.js("""(([first, second]) => second.getBoundingClientRect().top - first.getBoundingClientRect().bottom)(
        [...document.querySelectorAll('.tv-body p')])""")
    assert gap >= 8


def test_headings_in_a_row_read_as_two(chromium, reading):
    reading(chromium, "system")
    same = chromium.js(
        "document.getElementById('20').getBoundingClientRect().top - document.getElementById('empty').getBoundingClientRect().bottom")
    below = chromium.js(
        "document.getElementById('rows').getBoundingClientRect().top - document.getElementById('20').getBoundingClientRect().bottom")
    assert same >= 2 * below > 0


def test_blocks_in_markup_keep_their_distances(chromium, reading):
    reading(chromium, "system")
    gap = chromium.js("""(() => { const [inner, outer] = [...document.querySelectorAll('#deep + div p')];
        return outer.getBoundingClientRect().top - inner.getBoundingClientRect().bottom })()""")
    assert gap >= 8


@pytest.mark.parametrize("theme", THEMES)
def test_blocks_behind_others_keep_their_distances(chromium, tablesite, tmp_path, theme):
    """Divisions with a class, tabs, text behind a list of contents."""
    page = ("---\ntitle: T\n---\n\n- [A](#a)\n- [B](#b)\n- [C](#c)\n\nText behind the contents.\n\n<div align=\"center\">Center</div>\n\n"
            "<div align=\"right\">Right</div>\n\n=== \"One\"\n\n    One.\n\n=== \"Two\"\n\n    Two.\n\nText.\n\n## A\n\nText.\n\n## B\n\nText.\n\n## C\n\nText.\n")
    with themed_page(tablesite, tmp_path, page) as open_page:
        chromium.size(390, 800)
        open_page(chromium, theme)
        gaps = chromium.js("""[...document.querySelectorAll('main .tv-center, main .tv-right, main .tv-tabs, main .tv-tabs+p')].map((block) =>
            block.getBoundingClientRect().top - block.previousElementSibling.getBoundingClientRect().bottom)""")
        assert len(gaps) == 4 and min(gaps) >= 8, gaps
        gap = chromium.js("""document.querySelector('main nav+section').firstElementChild.getBoundingClientRect().top
            - document.querySelector('main nav [role=list]').getBoundingClientRect().bottom""")
        assert gap >= 12


@pytest.mark.parametrize("theme", THEMES)
def test_headings_of_code_are_no_smaller_than_text(chromium, tablesite, tmp_path, theme):
    page = "# `t()`\n\n## [`a()`](index.md)\n\nText.\n\n### **`b()`**\n\nText.\n\n#### `c()`\n\nText.\n\n##### `d()`\n\nText.\n\n###### `e()`\n\nText.\n"
    with themed_page(tablesite, tmp_path, page) as open_page:
        open_page(chromium, theme)
        sizes = chromium.js("""[...document.querySelectorAll('main :is(h1,h2,h3,h4,h5,h6) code')].map((code) =>
            [code, code.closest('main').querySelector('.tv-prose p')].map((node) => parseFloat(getComputedStyle(node).fontSize)))""")
        assert len(sizes) == 6 and all(code >= text for code, text in sizes), sizes


def test_rows_keep_their_step_however_deep_they_are(chromium, tablesite, tmp_path):
    """From the fifth level on they stand below one another, not at the start of the list."""
    page = "# T\n\n" + "".join(f"{'  ' * level}- Row {level}\n" for level in range(8)) + "- Last\n"
    with themed_page(tablesite, tmp_path, page) as open_page:
        open_page(chromium, "system")
        places = chromium.js("[...document.querySelectorAll('main [role=list] p, main [role=list] b')].map((node) => node.getBoundingClientRect().left)")
        assert places[:5] == sorted(set(places[:5])) and places[4:8] == [places[4]] * 4 and places[8] == places[0], places


def channels(colour):
    """Those of a computed colour, `rgb(1, 2, 3)`."""
    return [int(part) for part in colour[4:-1].split(",")]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("theme", THEMES)
def test_skip_link_can_be_read(chromium, reading, theme, scheme):
    chromium.media(prefers_color_scheme=scheme)
    reading(chromium, theme)
    chromium.key("Tab")
    assert chromium.js("document.activeElement.className") == "tv-skip"
    assert contrast(*(channels(colour) for colour in styles(chromium, ".tv-skip", "color", "backgroundColor")[0])) >= 7


def test_what_is_below_a_number_begins_behind_its_text(browser, tablesite, tmp_path):
    """Also where the numbers stand in a list without."""
    page = "# T\n\n- A list\n  1. One\n  2. Two\n     - child\n     - other\n- Next\n"
    with themed_page(tablesite, tmp_path, page) as open_page:
        open_page(browser, "docs")
        left = {name: browser.js(f"""(() => {{
            const range = document.createRange(); range.selectNodeContents(document.querySelector('#{name} p'));
            return range.getBoundingClientRect().left }})()""") for name in ("a-list", "two", "child", "other", "next")}
        assert left["a-list"] == left["next"] < left["two"] < left["child"] == left["other"]


def test_sections_keep_their_column_below_a_picture(chromium, tablesite, tmp_path):
    page = "---\nstyle: plain\n---\n# T\n\n# Big\n\n## Group\n\n### One\n\n- a\n\n### Two\n\n- b\n"
    with themed_page(tablesite, tmp_path, page) as open_page:
        chromium.size(1280, 900)
        open_page(chromium, "two-tone")
        places = chromium.js("""[...document.querySelectorAll('main>section')].map((node) =>
            (r => [r.left, r.right])(node.getBoundingClientRect()))""")
        assert chromium.js("document.querySelectorAll('.tv-under').length") > 0
        assert all(place == places[0] for place in places)


@pytest.mark.parametrize("theme", ["plain", "alternating", "midnight"])
def test_two_levels_are_two_bands(chromium, tablesite, tmp_path, theme):
    with themed_page(tablesite, tmp_path, "# T\n\n## Upper\n\n### Lower\n\n- a\n") as open_page:
        open_page(chromium, theme)
        upper, lower = chromium.js("['#upper', '#lower'].map((id) => document.querySelector(id)).map((node) => (r => [r.top, r.bottom])(node.getBoundingClientRect()))")
        assert 6 <= lower[0] - upper[1] <= 20


@pytest.mark.parametrize("theme", THEMES)
def test_text_keeps_a_distance_from_a_title_that_folds(chromium, tablesite, tmp_path, theme):
    page = "# T\n\n## Folds {collapsed=false}\n\nText.\n\n## Stays\n\nText.\n"
    with themed_page(tablesite, tmp_path, page) as open_page:
        open_page(chromium, theme)
        gaps = chromium.js("""[...document.querySelectorAll('.tv-prose')].map((text) =>
            text.getBoundingClientRect().top - text.previousElementSibling.getBoundingClientRect().bottom)""")
        assert len(gaps) == 2 and min(gaps) >= 8


def test_alerts_of_the_documentation_are_as_wide_as_text(chromium, tablesite, tmp_path):
    text = "words of some letters " * 20
    with themed_page(tablesite, tmp_path, f"# T\n\n## S\n\n{text}\n\n> [!NOTE]\n> {text}\n") as open_page:
        chromium.size(1600, 900)
        open_page(chromium, "docs")
        paragraph, alert = chromium.js("""['.tv-prose>p', '.tv-alert'].map((name) =>
            document.querySelector(name).getBoundingClientRect().right)""")
        assert alert == pytest.approx(paragraph, abs=2)


def test_options_in_code_make_no_page_wider(chromium, tablesite, tmp_path):
    """They stay whole where a line has room for them, and break with text of twice the size in 300 pixels."""
    page = "# T\n\n- a\n  - b\n    - run `x --output-directory-path`\n- `--output-directory-path` text\n\n## P\n\n`x --output`\n"
    with themed_page(tablesite, tmp_path, page) as open_page:
        chromium.size(300, 800)
        open_page(chromium, "system")
        assert chromium.js("[...document.querySelectorAll('code>span')].length") == 3
        chromium.js("(document.documentElement.style.fontSize = '200%', 1)")
        assert chromium.js("document.documentElement.scrollWidth") == 300
        ends = chromium.js("[...document.querySelectorAll('code>span')].map((node) => node.getBoundingClientRect().right)")
        assert max(ends) <= 300


def test_lists_of_the_other_direction_begin_at_its_side(browser, tablesite, tmp_path):
    """In pages of both directions; few rows that run the other way begin where the others do."""
    words = "words of a page that is in English, and it is for the test of rows"
    arabic = "\u0643\u062a\u0627\u0628 \u062c\u062f\u064a\u062f"
    rows = f"- {arabic}\n- **{arabic}** - {arabic}\n- Row\n- [ ] {arabic}\n- [ ] Task\n"
    pages = {"ltr": f"# T\n\n{words}\n\n## A\n\n{rows}\n1. {arabic}\n2. Row\n3. {arabic}\n4. {arabic}\n",
             "rtl": f"# {arabic}\n\n## {arabic}\n\n{arabic}. {arabic}\n\n{rows}\n1. Row\n2. {arabic}\n3. Row\n4. Row\n"}
    (tmp_path / "Site").mkdir()
    for name, page in pages.items():
        (tmp_path / f"Site/{name}.md").write_text(page, "utf-8")
    with serve(build(tablesite, tmp_path, tmp_path / "public", "--theme", "system")) as url:
        for name in pages:
            browser.open(f"{url}/{name}.html")
            places = browser.js("""[...document.querySelectorAll('main section li:not(.disc)')].map((row) => {
                const text = document.createRange()
                text.selectNodeContents(row.querySelector('b,p,span'))
                const [inner, outer] = [text.getBoundingClientRect(), row.getBoundingClientRect()]
                return [row.matches('ol>*'), inner.left - outer.left, outer.right - inner.right] })""")
            assert len(places) == 9
            for is_turned, left, right in places:
                begins_left = (name == "ltr") != is_turned
                assert (left < 80) == begins_left and (right < 80) != begins_left, (name, places)


def test_code_stands_in_the_order_it_is_written_in(browser, tablesite, tmp_path):
    """Words that run from right to left would take what is between them along."""
    page = '# T\n\nWords.\n\n```swift\nf("\u05d0\u05d7\u05ea", "\u05e9\u05ea\u05d9\u05d9\u05dd") // \u05d4\u05e2\u05e8\u05d4\n```\n'
    with themed_page(tablesite, tmp_path, page) as open_page:
        for theme in ("system", "docs"):
            open_page(browser, theme)
            places = browser.js("""[...document.querySelectorAll('pre span:not(.tv-line)')].map((node) =>
                (box => [box.left, box.right])(node.getBoundingClientRect()))""")
            assert len(places) >= 4
            assert all(this[1] <= after[0] + 1 for this, after in zip(places, places[1:])), (theme, places)


def test_a_link_to_a_title_that_folds_can_be_clicked(browser, tablesite, tmp_path):
    with themed_page(tablesite, tmp_path, "# T\n\n## First\n\n- a\n\n## Folds {collapsed=true}\n\n- b\n") as open_page:
        for theme in ("system", "plain", "docs"):
            open_page(browser, theme)
            x, y = browser.js("(r => [r.left + r.width/2, r.top + r.height/2])(document.querySelector('main .tv-link[href=\"#folds\"]').getBoundingClientRect())")
            browser.click(x, y)
            browser.wait_until("location.hash === '#folds'")
            assert not browser.js("document.querySelector('main details').open")


@pytest.mark.parametrize("style", ["plain", "grouped", "inset"])
def test_a_page_has_a_style_of_its_own_in_every_theme(chromium, tablesite, tmp_path, style):
    page = f"---\nstyle: {style}\n---\n# T\n\n## S\n\n- a\n- b\n\nText.\n"
    with themed_page(tablesite, tmp_path, page) as open_page:
        for theme in THEMES:
            open_page(chromium, theme)
            side, corner = chromium.js("""(() => { const list = document.querySelector('[role=list]')
                return [list.getBoundingClientRect().left - list.parentElement.getBoundingClientRect().left,
                        parseFloat(getComputedStyle(list.firstElementChild).borderTopLeftRadius)] })()""")
            assert (side > 8) == (style == "inset") and (corner > 4) == (style == "inset"), (theme, side, corner)
            frame = chromium.js("parseFloat(getComputedStyle(document.querySelector('[role=list]')).borderTopLeftRadius)")
            assert style == "inset" or frame == 0, (theme, frame)


def test_words_of_a_summary_follow_each_other(browser, tablesite, tmp_path):
    """With code and links among them as well; the arrow stands behind them."""
    page = "# T\n\n<details><summary>A summary with <code>code</code>, <a href=other.html>a link</a> and <em>more</em></summary>\n\nText.\n\n</details>\n"
    with themed_page(tablesite, tmp_path, page) as open_page:
        open_page(browser, "docs")
        gaps = browser.js("""(summary => [...summary.children].map(node => {
            const before = document.createRange();
            before.selectNodeContents(node.previousSibling);
            return [node.getBoundingClientRect().left - [...before.getClientRects()].pop().right, node.getBoundingClientRect().height];
        }))(document.querySelector('summary'))""")
        assert len(gaps) == 3
        assert all(abs(gap) < 6 and height < 40 for gap, height in gaps), gaps
        assert browser.js("document.querySelector('summary').getBoundingClientRect().height") >= 44


def test_links_in_code_have_their_line(browser, tablesite, tmp_path):
    page = "# T\n\nSee [`--test`](other.md) and [`two words`](other.md), not `--this`.\n"
    with themed_page(tablesite, tmp_path, page) as open_page:
        open_page(browser, "docs")
        # The line of a link goes on below what stands in its line, and not below blocks.
        lines = browser.js("""[...document.querySelectorAll('main code>*')].map(node => {
            const link = node.closest('a');
            return [getComputedStyle(node).display, link && getComputedStyle(link).textDecorationLine];
        })""")
        assert lines == [["inline", "underline"], ["inline", "underline"], ["inline", None]]


def test_punctuation_stays_with_code(browser, tablesite, tmp_path):
    """At every width."""
    words = "- fixes misspelled commands (`adb logcta`), and `--all`; then `rm -rf x`: it goes on.\n"
    with themed_page(tablesite, tmp_path, "# T\n\n" + words) as open_page:
        open_page(browser, "docs")
        torn = browser.js("""(() => {
            const row = document.querySelector('main li'), torn = [];
            for (let width = 160; width < 420; width += 2) {
                row.style.width = width + 'px';
                for (const code of row.querySelectorAll('code')) {
                    const part = document.createRange();
                    const next = code.nextSibling;
                    part.setStart(next, 0);
                    part.setEnd(next, 1);
                    const last = [...code.getClientRects()].pop();
                    const rect = part.getClientRects()[0];
                    if (Math.abs(rect.top + rect.height / 2 - last.top - last.height / 2) > 8) torn.push([width, code.textContent]);
                }
            }
            return torn;
        })()""")
        assert torn == []


@pytest.mark.parametrize("margin", ["0px", "6px", "16px"])
def test_no_margin_moves_the_bar_out_of_the_window(chromium, tablesite, tmp_path, margin):
    (tmp_path / "Site").mkdir()
    (tmp_path / "Site/tablesite.yml").write_text(f"tokens: {{margin: {margin}}}\n")
    (tmp_path / "Site/index.md").write_text("# T\n\n## A\n\n- a\n\n## B\n\n- b\n\n## C\n\n- c\n")
    (tmp_path / "Site/other.md").write_text("# Other\n\n- Row\n")
    with serve(build(tablesite, tmp_path, tmp_path / "public")) as address:
        chromium.size(390, 844)
        chromium.open(f"{address}/index.html")
        assert chromium.js("document.documentElement.scrollWidth") == 390
        assert chromium.js("document.querySelectorAll('.tv-bar button').length") == 2


VALUED = """# T

Words.

1. [Recordings](index.md) {value="1,198 of 1,204" detail=index.md}
2. Recordings {value="1,198 of 1,204"}

## B

- [Internationalisation](index.md) {value="1,198 of 1,204"}
- [Recordings](index.md) (audio) {value="1,198 of 1,204"}
- \U0001f3b5 [Compatibility](index.md) {value="1,198 of 1,204"}
- Above
  - Recordings {value="1,198 of 1,204"}
- [ ] Compatibility {value="1,198 of 1,204"}
- Responsibilities {value="a value of fifteen letters"}
- Notes {value=3}
"""


def test_no_word_of_a_title_breaks_beside_a_value(chromium, tablesite, tmp_path):
    with themed_page(tablesite, tmp_path, VALUED) as open_page:
        for theme in THEMES:
            for width in (320, 345, 390, 430):
                chromium.size(width, 900)
                open_page(chromium, theme)
                broken, values = chromium.js("""((words, values) => {
                    for (const row of document.querySelectorAll('main section [role=list]>li')) {
                        const title = row.querySelector('b,p,label>span'), value = row.querySelector('.tv-value:not(.long)')
                        if (value) values.push(value.getClientRects().length === 1 && value.offsetHeight < 35)
                        const texts = document.createTreeWalker(title, 4)
                        for (let node; node = texts.nextNode();) for (const { 0: word, index } of node.data.matchAll(/\\S+/g)) {
                            const range = document.createRange()
                            range.setStart(node, index)
                            range.setEnd(node, index + word.length)
                            if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) words.push(word)
                        }
                    }
                    return [words, values] })([], [])""")
                assert broken == [] and len(values) >= 7 and all(values), (theme, width)


BLOCKS = """# T

1. Plain
2. With code

   ```sh
   one
   two
   three
   ```
3. A title that is long enough for several lines of a window that is as narrow as those of phones are

   Text.

- <img src="none.png" alt="Words" width="10">
- Row

  > [!IMPORTANT]
  > Words.

  > [!TIP]- Folded
  > Words.
"""


def test_numbers_stand_beside_the_line_that_blocks_follow(chromium, tablesite, tmp_path):
    """In `easy` they stood in the middle of all that the row has."""
    with themed_page(tablesite, tmp_path, BLOCKS) as open_page:
        chromium.size(390, 900)
        for theme in THEMES:
            open_page(chromium, theme)
            places = chromium.js("""[...document.querySelectorAll('ol>li:has(.tv-body)')].map((row) => {
                const box = getComputedStyle(row, '::before'), range = document.createRange()
                range.selectNodeContents(row.querySelector('p'))
                const line = range.getClientRects()[0], top = row.getBoundingClientRect().top
                return [parseFloat(box.insetBlockStart) + parseFloat(box.blockSize) / 2, (line.top + line.bottom) / 2 - top] })""")
            assert len(places) == 2
            assert all(abs(number - line) < 5 for number, line in places), (theme, places)


def test_rows_of_blocks_alone_have_no_line_above_them(chromium, tablesite, tmp_path):
    """As much room as a line without words would take stood above a picture that is all of its item."""
    with themed_page(tablesite, tmp_path, BLOCKS) as open_page:
        open_page(chromium, "system")
        room = chromium.js("""(row => row.querySelector('img').getBoundingClientRect().top - row.getBoundingClientRect().top)(
            document.querySelector('main ul>li:has(img)'))""")
        assert room < 16


def test_alerts_in_rows_have_the_colours_that_a_reader_forces(chromium, tablesite, tmp_path):
    """Rows are left alone there, so what is in them kept those of the theme: 1.5:1 on a dark ground."""
    with themed_page(tablesite, tmp_path, BLOCKS) as open_page:
        chromium.media(forced_colors="active", prefers_color_scheme="dark")
        try:
            for theme in THEMES:
                open_page(chromium, theme)
                looks = chromium.js("""[...document.querySelectorAll('.tv-alert')].map((alert) => {
                    const style = getComputedStyle(alert), title = alert.querySelector('.tv-alert-title,summary')
                    return [style.borderInlineStartColor, getComputedStyle(title).color,
                        getComputedStyle(alert.closest('li')).color] })""")
                assert len(looks) == 2
                assert all(edge == title == text for edge, title, text in looks), (theme, looks)
            chromium.media(type="print")
            looks = chromium.js("""[...document.querySelectorAll('.tv-alert')].map((alert) =>
                [getComputedStyle(alert).borderInlineStartColor, getComputedStyle(alert).color])""")
            # Paper has colours.
            assert len(looks) == 2 and all(edge != text for edge, text in looks), looks
        finally:
            chromium.media()


ABOVE_BLOCKS = """# T

## S

- **Icon** - a detail {icon=bell}

  With more below.
- Card {cell=card icon=bell}

  More.
- ![](https://example.com/x.svg) Picture

  More.
"""


@pytest.mark.parametrize("theme", THEMES)
def test_images_above_blocks_are_whole(chromium, tablesite, tmp_path, theme):
    """Tiles were as high as a line of text is, and lost their round corners."""
    with themed_page(tablesite, tmp_path, ABOVE_BLOCKS) as open_page:
        chromium.size(390, 900)
        open_page(chromium, theme)
        room = chromium.js("""[...document.querySelectorAll('.tv-icon,main li img')].map((image) => {
            const line = image.parentElement.getBoundingClientRect(), box = image.getBoundingClientRect()
            const size = parseFloat(getComputedStyle(image).inlineSize)
            return [line.height - size, box.height - size, box.top - line.top] })""")
        assert len(room) == 3 and all(line >= 8 and own >= 0 and top >= 0 for line, own, top in room), room


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", [390, 1280])
def test_what_is_centred_has_one_axis(chromium, tablesite, tmp_path, theme, width):
    """Title, text and badges, in the page's header and below it; in lines of the same measure as other text."""
    part = "![x](x.svg) ![y](y.svg)\n\nWords that are centred as well, over more than one line, as many of them are and do go on for a while."
    page = (f"<h1 align=center>Name</h1>\n\n<p align=center>\nA line.\n</p>\n\n<div align=center>\n\n{part}\n\n</div>\n\n"
            f"## S\n\n<div align=center>\n\n{part}\n\n- A row\n\n</div>\n")
    with themed_page(tablesite, tmp_path, page) as open_page:
        chromium.size(width, 900)
        open_page(chromium, theme)
        axes = chromium.js("""[...document.querySelectorAll('h1,.tv-center p:not(li p),p.tv-center')].map((block) => {
            const range = document.createRange(); range.selectNodeContents(block)
            // The sign that links to a title stands outside of its line.
            if (block.querySelector(':scope>.tv-link')) range.setStartAfter(block.firstChild)
            const box = range.getBoundingClientRect(); return (box.left + box.right) / 2 })""")
        row = chromium.js("(row => row.querySelector('p').getBoundingClientRect().left - row.getBoundingClientRect().left)(document.querySelector('main li'))")
        assert len(axes) == 6 and max(axes) - min(axes) < 8, axes
        # Rows are what they are elsewhere.
        assert row < 30


def test_a_bar_alone_stands_beside_its_title(chromium, tablesite, tmp_path):
    """Below a detail, which has its place; without one it hung a line too low."""
    page = "# T\n\n- One {cell=value1 progress=40 value=4}\n- **Two** - detail {cell=value1 progress=40}\n"
    with themed_page(tablesite, tmp_path, page) as open_page:
        chromium.size(1280, 900)
        open_page(chromium, "system")
        low = chromium.js("""[...document.querySelectorAll('main progress')].map((bar) => {
            const title = bar.parentElement.firstElementChild.getBoundingClientRect(), box = bar.getBoundingClientRect()
            return (box.top + box.bottom) / 2 - (title.top + title.bottom) / 2 })""")
        assert len(low) == 2 and abs(low[0]) < 4 and low[1] > 8, low
