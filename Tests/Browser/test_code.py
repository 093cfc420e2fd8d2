"""Code in colours as browsers show it, the button that copies it, and a block that is alone in its card."""

import pytest
from conftest import build
from server import serve
from test_filter import POLICY, problems
from test_pages import axe_source
from themed_site import THEMES, themed_page

CODE = 'let a = "b" // c\nif (a) { go(1) }\n'
PAGE = f"""# Code

- A row with code

  ```js {{2}} linenums="1"
  let a = "b" // c
  if (a) {{ go(1) }}
  ```

## Alone

```js
{CODE}```

## With others

Text.

```js
let long = "{"a line that is wider than any window " * 12}"
```
"""
COLOURS = "[...new Set([...document.querySelectorAll('pre span')].map(e => getComputedStyle(e).color))]"


@pytest.fixture(scope="module")
def write(tablesite, tmp_path_factory):
    def write(settings="", page=PAGE):
        project = tmp_path_factory.mktemp("code")
        (project / "Site").mkdir()
        (project / "Site/tablesite.yml").write_text("language: en\n" + settings)
        (project / "Site/index.md").write_text(page)
        (project / "Site/b.md").write_text("# Second\n\n- A row\n")
        return build(tablesite, project, project / "public")
    return write


@pytest.fixture(scope="module")
def address(write):
    with serve(write(), POLICY) as url:
        yield url


def test_pieces_have_colours(browser, address):
    """A keyword, a string, a comment, a call, a number, and lines in the colour of text."""
    browser.open(f"{address}/")
    assert len(browser.js(COLOURS)) == 6
    assert browser.js("document.querySelector('.tv-marked').textContent") == "if (a) { go(1) }\n"


def test_readers_who_choose_their_colours_have_one(chromium, address):
    chromium.media(forced_colors="active")
    chromium.open(f"{address}/")
    assert len(chromium.js(COLOURS)) == 1


def test_copies_what_was_written(browser, address):
    browser.open(f"{address}/")
    browser.js("(navigator.clipboard.writeText = async text => { window.copied = text }, 1)")
    names = "[...document.querySelectorAll('.tv-copy')].map(b => b.ariaLabel ?? b.getAttribute('aria-label'))"
    browser.wait_until(f"{names}.length === 3")
    browser.js("(document.querySelector('.tv-copy').click(), 1)")
    browser.wait_until(f"JSON.stringify({names}) === '[\"Copied\",\"Copy\",\"Copy\"]'")
    assert browser.js("copied") == CODE.rstrip("\n")
    browser.wait_until(f"{names}[0] === 'Copy'")
    assert browser.js("document.querySelector('pre').textContent") == CODE


def test_button_keeps_its_corner_and_takes_no_room(browser, address):
    browser.open(f"{address}/")
    corner = ("(b => { const p = b.closest('pre').getBoundingClientRect(), r = b.getBoundingClientRect();"
              "return [Math.round(p.right - r.right), Math.round(r.top - p.top), r.width, r.height] })"
              "([...document.querySelectorAll('.tv-copy')].at(-1))")
    browser.wait_until("document.querySelectorAll('.tv-copy').length === 3")
    assert browser.js(corner) == [0, 0, 44, 44]
    browser.js("([...document.querySelectorAll('pre')].at(-1).scrollLeft = 200, 1)")
    assert browser.js(corner) == [0, 0, 44, 44]
    heights = browser.js("(p => { const before = p.offsetHeight; p.querySelector('.tv-copy').remove();"
                         "return [before, p.offsetHeight] })(document.querySelector('pre'))")
    assert heights[0] == heights[1]


def test_no_code_is_seen_behind_the_button(chromium, address):
    """Behind its drawing, up to the end of the block: letters there were those of words that the button cuts. They end at its round edge."""
    chromium.open(f"{address}/")
    chromium.wait_until("document.querySelectorAll('.tv-copy').length === 3")
    box = chromium.js("(b => { b.style.setProperty('opacity', '1', 'important'); b.scrollIntoView({block: 'center'});"
                      "const code = b.closest('code'); for (const e of [code, ...code.querySelectorAll('span')])"
                      " e.style.setProperty('color', '#f00', 'important'); const r = b.getBoundingClientRect();"
                      "return [r.left, r.top, r.right, r.bottom].map(Math.round) })([...document.querySelectorAll('.tv-copy')].at(-1))")
    line = chromium.screenshot()[box[1] + 10:box[3] - 10, box[0] - 12:box[2]]
    red = line[..., 0].astype(int) - line[..., 1]
    assert red[:, :12].max() > 100, "code goes on below the button"
    assert red[:, 16:].max() < red[:, :12].max() / 3


def test_the_end_of_the_first_line_comes_out_from_under_the_button(browser, tablesite, tmp_path):
    """Also where it is hardly longer than its block, and no other line is: a finger has no other way to read it."""
    (tmp_path / "Site").mkdir()
    (tmp_path / "Site/index.md").write_text("# T\n\n- x\n- y\n" + "".join(f"\n```js\n{'x' * count}E\n```\n" for count in (30, 36, 38, 40, 60, 100)))
    (tmp_path / "Site/other.md").write_text("# O\n")
    with serve(build(tablesite, tmp_path, tmp_path / "public")) as url:
        browser.open(f"{url}/")
        browser.wait_until("document.querySelectorAll('.tv-copy').length === 6")
        gaps = browser.js("""[...document.querySelectorAll('pre')].map((block) => {
            block.style.inlineSize = '22rem'
            block.scrollLeft = 99999
            const text = [...block.firstChild.childNodes].findLast((node) => node.nodeType === 3)
            const range = document.createRange()
            const end = text.data.indexOf('E')
            range.setStart(text, end)
            range.setEnd(text, end + 1)
            return block.querySelector('.tv-copy').getBoundingClientRect().left - range.getBoundingClientRect().right })""")
        corners = browser.js("""[...document.querySelectorAll('pre')].map((block) =>
            Math.round(block.getBoundingClientRect().right - block.querySelector('.tv-copy').getBoundingClientRect().right))""")
    assert min(gaps) >= -2, gaps
    assert all(abs(corner) <= 1 for corner in corners), corners


def test_a_shadow_says_where_lines_go_on(browser, address):
    """Only at an edge that hides something. Looked at above the first line, where the corner's arc has ended."""
    browser.open(f"{address}/")
    browser.js("(document.querySelectorAll('.tv-copy').forEach(button => button.remove()), 1)")

    def shadows(block):
        left, top, right = browser.js(f"(block => {{ block.scrollIntoView({{block: 'center'}}); const box = block.getBoundingClientRect(); return [box.left, box.top, box.right].map(Math.round) }})({block})")
        line = browser.screenshot()[top + 9, left:right].astype(int).sum(axis=1)
        return [bool(abs(line[at] - line[len(line) // 2]) > 30) for at in (2, -3)]

    assert shadows("document.querySelectorAll('pre')[1]") == [False, False]
    long = "[...document.querySelectorAll('pre')].at(-1)"
    assert shadows(long) == [False, True]
    browser.js(f"({long}.scrollLeft = 300, 1)")
    assert shadows(long) == [True, True]
    browser.js(f"({long}.scrollLeft = 99999, 1)")
    assert shadows(long) == [True, False]


def test_is_well_made(chromium, address):
    chromium.open(f"{address}/")
    chromium.wait_until("document.querySelectorAll('.tv-copy').length === 3")
    assert problems(chromium) == []
    chromium.js(axe_source() + ";true")
    assert chromium.js("axe.run(document, {resultTypes: ['violations']}).then(result => result.violations.map(v =>"
                       " v.id + ': ' + v.nodes[0].html.slice(0, 120)))") == []


def test_sites_without_a_script_have_no_button(chromium, write):
    with serve(write("search: false\n")) as url:
        chromium.open(f"{url}/")
        assert chromium.js("document.querySelectorAll('pre button, script').length") == 0
        assert len(chromium.js(COLOURS)) == 6


@pytest.mark.parametrize("theme", ["system", "easy"])
def test_a_block_alone_fills_its_card(chromium, write, theme):
    with serve(write(f"theme: {theme}\n")) as url:
        chromium.open(f"{url}/")
        sides = chromium.js("(p => { const a = p.getBoundingClientRect(), b = p.parentElement.getBoundingClientRect();"
                            "return [a.left - b.left, a.top - b.top, b.right - a.right, b.bottom - a.bottom].map(Math.abs) })"
                            "(document.querySelector('.tv-prose>pre'))")
        assert max(sides) <= 1, sides


def test_blocks_look_alike_where_text_has_no_cards(chromium, write):
    """Alone or below a paragraph they are as wide as the frame of a list, without one of their own."""
    page = "# T\n\n## A\n\n```\nx\n```\n\n## B\n\nText.\n\n```\nx\n```\n\n## C\n\n- A row\n- Another\n"
    with serve(write("theme: docs\n", page)) as url:
        chromium.open(f"{url}/")
        places = chromium.js("[...document.querySelectorAll('main section :is(pre, [role=list])')].map(node => [node.getBoundingClientRect().left, node.getBoundingClientRect().right])")
        assert len(places) >= 3 and all(place == places[0] for place in places), places
        assert chromium.js("[...document.querySelectorAll('.tv-prose')].map(node => getComputedStyle(node).borderTopWidth)") == ["0px", "0px"]


@pytest.mark.parametrize("theme", ["plain", "alternating", "midnight", "two-tone"])
def test_blocks_and_alerts_have_one_shape_where_text_has_no_cards(chromium, write, theme):
    """Alone below their heading they went over the margins of the text, without corners."""
    page = "# T\n\n" + "".join(f"## {name}\n\n{text}```\nx\n```\n\n## {name} note\n\n{text}> [!NOTE]\n> Words.\n\n"
                             for name, text in [("Alone", ""), ("Below", "Text.\n\n")])
    with serve(write(f"theme: {theme}\n", page)) as url:
        for width in 390, 1280:
            chromium.size(width, 800)
            chromium.open(f"{url}/")
            shapes = chromium.js("""[...document.querySelectorAll('.tv-prose > :is(pre, .tv-alert)')].map((node) => {
                const box = node.getBoundingClientRect(); return [box.left, box.right, getComputedStyle(node).borderStartEndRadius] })""")
            assert len(shapes) == 4 and all(shape == shapes[0] for shape in shapes), shapes


def test_blocks_do_not_scroll_up_and_down(browser, tablesite, tmp_path):
    """Though their button is higher than one line."""
    with themed_page(tablesite, tmp_path, "# T\n\n```sh\nls\n```\n\n- Row\n\n  ```c\n  int x;\n  ```\n") as open_page:
        for theme in THEMES:
            open_page(browser, theme)
            browser.wait_until("document.querySelectorAll('.tv-copy').length === 2")
            assert browser.js("[...document.querySelectorAll('pre')].map((block) => getComputedStyle(block).overflowY)") == ["hidden"] * 2
            for _ in range(30):
                browser.key("Tab")
                if browser.js("document.activeElement.matches('.tv-copy')"):
                    break
                assert not browser.js("document.activeElement.matches('pre')"), theme
            else:
                assert browser.name == "webkit", "no key led to the button"
