"""A touch highlights a row, a tap selects it, a touch outside deselects it, and the detail button stands apart."""

import pytest
from accessory_path import best_overlap, drawn_coverage
from conftest import build
from server import serve
from tables import Box, Table


def highlighted_pixels(table, title):
    """How many pixels at the end of a row have the colour of a highlighted accessory."""
    box = table.box(title)
    part = table.crop(box._replace(left=box.right - 48, top=box.top + 10, bottom=box.bottom - 10))
    return int((part == table.colour_of("highlighted-color")[:3]).all(axis=2).sum())


def outside(table):
    """A place beside the rows, where the table has nothing."""
    row = table.box("Row 3")
    assert row.left >= 8, "the inset style leaves room beside the rows"
    return row.left / 2, row.centre[1]


def fragment(browser):
    return browser.js("decodeURIComponent(location.hash)")


def identifier(table, title):
    return "#" + table.browser.js(f"{table.row(title)}.id")


# Highlight.

@pytest.mark.parametrize("title", ["Disclosure", "Check"])
def test_press_highlights_row_and_accessory(browser, open_table, title):
    table = open_table(browser, "accessories.html")
    before = table.background(title)
    assert before in [(242, 242, 255), (255, 255, 255)]
    assert highlighted_pixels(table, title) == 0 or before == (255, 255, 255)
    browser.press(*table.box(title).centre)
    try:
        browser.settle()
        assert table.background(title) == table.colour_of("selected-row-color")[:3]
        # Before, these pixels had the accessory's colour.
        assert highlighted_pixels(table, title) >= 20 * browser.scale ** 2
    finally:
        browser.release()


def test_press_shows_own_highlighted_colour(browser, open_table):
    table = open_table(browser, "accessories.html")
    table.show("Red arrow")
    box = table.box("Red arrow")
    browser.press(*box.centre)
    try:
        browser.settle()
        part = table.crop(box._replace(left=box.right - 48))
        assert (part == (255, 255, 0)).all(axis=2).sum() >= 20 * browser.scale ** 2
        assert not (part == (204, 0, 0)).all(axis=2).any()
    finally:
        browser.release()


def test_press_leaves_other_rows_alone(browser, open_table):
    table = open_table(browser, "shapes.html")
    table.show("Row 3")
    browser.press(*table.box("Row 3").centre)
    try:
        browser.settle()
        assert table.selected() == ["Row 3"]
    finally:
        browser.release()


def test_text_of_a_pressed_row_stands_out(chromium, open_table):
    table = open_table(chromium, "shapes.html")
    table.show("Row 3")
    chromium.press(*table.box("Row 3").centre)
    try:
        chromium.settle()
        label = table.colour_of("selected-label")[:3]
        text = chromium.js(f"getComputedStyle({table.row('Row 3')}.querySelector('b, p')).color")
        assert text == "rgb({}, {}, {})".format(*label)
    finally:
        chromium.release()


# Selection.

def test_tap_selects_and_tap_elsewhere_moves(browser, open_table):
    table = open_table(browser, "shapes.html")
    table.show("Row 3")
    assert table.selected() == []
    browser.click(*table.box("Row 2").centre)
    browser.move(0, 0)
    assert table.selected() == ["Row 2"]
    assert fragment(browser) == identifier(table, "Row 2")
    table.show("Row 3")
    browser.click(*table.box("Row 4").centre)
    browser.move(0, 0)
    assert table.selected() == ["Row 4"]
    assert fragment(browser) == identifier(table, "Row 4")


def test_tap_outside_deselects_without_scrolling(browser, open_table):
    table = open_table(browser, "shapes.html")
    table.show("Row 3")
    browser.click(*table.box("Row 3").centre)
    browser.move(0, 0)
    assert table.selected() == ["Row 3"]
    before = browser.js("scrollY")
    browser.click(*outside(table))
    browser.move(0, 0)
    assert table.selected() == []
    assert browser.js("scrollY") == before


def test_only_row_can_be_selected(browser, open_table):
    table = open_table(browser, "shapes.html")
    shapes = table.corners("Only row")
    browser.click(*table.box("Only row").centre)
    browser.move(0, 0)
    table.show("Only row")
    assert table.selected() == ["Only row"]
    assert table.corners("Only row") == shapes


def test_link_to_a_row_shows_it_selected(browser, open_table, address):
    table = open_table(browser, "shapes.html")
    permalink = identifier(table, "Row 5")
    browser.open(f"{address}/shapes.html{permalink}")
    assert table.selected() == ["Row 5"]
    box = table.box("Row 5")
    assert 0 <= box.top and box.bottom <= browser.js("innerHeight")


@pytest.mark.parametrize("title, own, former", [
    ("Renamed", "renamed", "former"), ("Renamed", "renamed", "older"), ("Link", "link", "former-link")])
def test_former_id_selects_and_shows_the_row_as_its_own_does(browser, address, open_table, title, own, former):
    table = open_table(browser, "aliases.html")
    browser.move(0, 0)
    seen = []
    for identifier in own, former:
        browser.open(f"{address}/aliases.html#{identifier}")
        assert table.selected() == [title], identifier
        seen.append((browser.js("scrollY"), table.crop(table.box(title))))
    # Firefox rounds the same half pixel up or down.
    assert seen[0][0] == pytest.approx(seen[1][0], abs=1)
    assert seen[0][1].shape == seen[1][1].shape
    # WebKit smooths the edges of a button now and then in another way.
    assert (seen[0][1] != seen[1][1]).any(axis=2).mean() < 0.01
    browser.click(*table.box("After" if title == "Renamed" else "Filler 21").centre)
    browser.move(0, 0)
    assert table.selected() == ["After" if title == "Renamed" else "Filler 21"]


def test_former_id_selects_in_forced_colours(chromium, address, open_table):
    table = open_table(chromium, "aliases.html")
    chromium.media(forced_colors="active")
    seen = []
    for identifier in "far-down", "link", "former-link":
        chromium.open(f"{address}/aliases.html#{identifier}")
        seen.append(table.background("Link"))
    assert seen[1] == seen[2] != seen[0]


def test_tap_outside_deselects_a_row_with_a_former_id(browser, address, open_table):
    table = open_table(browser, "shapes.html")
    x, _ = outside(table)
    browser.open(f"{address}/aliases.html#former")
    assert table.selected() == ["Renamed"]
    browser.click(x, table.box("Before").centre[1])
    browser.move(0, 0)
    assert table.selected() == []


@pytest.mark.parametrize("former, heading", [("former-heading", "#far-down"), ("former-title", "#aliases")])
def test_former_id_shows_the_heading(browser, address, former, heading):
    browser.open(f"{address}/aliases.html#{former}")
    top, bottom = browser.js(f"(r => [r.top, r.bottom])(document.querySelector('{heading}').getBoundingClientRect())")
    assert 0 <= top and bottom <= browser.js("innerHeight")
    if heading == "#far-down":
        assert browser.js("scrollY") > 0


def test_back_returns_to_the_selected_row(browser, open_table):
    """Back from a page shows the row that led there (Back button), and so does the back link of the page."""
    table = open_table(browser, "index.html")
    browser.js("location.hash = '#" + browser.js(f"{table.row('Short')}.id") + "'")
    browser.click(*table.box("Short").centre)
    browser.wait_until("location.pathname === '/short.html' && document.readyState === 'complete'")
    assert browser.js("!!document.querySelector('.tv-bar a')")
    browser.back()
    browser.wait_until("/^.(index.html)?$/.test(location.pathname) && document.readyState === 'complete'")
    browser.move(0, 0)
    assert table.settled_selection(["Short"]) == ["Short"]


def test_back_link_selects_the_row_that_led_here(browser, open_table):
    table = open_table(browser, "short.html")
    link = browser.js("(() => { const r = document.querySelector('.tv-bar a').getBoundingClientRect();"
                      "return [r.left + r.width / 2, r.top + r.height / 2] })()")
    browser.click(*link)
    browser.wait_until("/^.(index.html)?$/.test(location.pathname) && document.readyState === 'complete'")
    browser.move(0, 0)
    assert table.settled_selection(["Short"]) == ["Short"]


def test_selection_by_the_author(browser, open_table):
    table = open_table(browser, "cells.html")
    table.show("Selected")
    assert table.selected() == ["Selected"]


# The detail button.

def test_detail_button_is_apart_from_its_row(browser, open_table):
    table = open_table(browser, "accessories.html")
    table.show("Detail")
    before = table.background("Detail")
    button = table.box("Detail", ".info")
    assert button.right - button.left >= 44 and button.bottom - button.top >= 44
    browser.press(*button.centre)
    try:
        browser.settle()
        assert table.background("Detail") == before, "the row is not highlighted with its button"
    finally:
        browser.release()
    browser.move(0, 0)
    assert fragment(browser) == "#notes"
    assert table.selected() == []


def test_row_with_detail_button_is_selected_by_itself(browser, open_table):
    table = open_table(browser, "accessories.html")
    table.show("Detail")
    browser.click(*table.box("Detail", ":scope > :first-child").centre)
    browser.move(0, 0)
    assert fragment(browser) == identifier(table, "Detail")
    assert table.selected() == ["Detail"]


def test_detail_button_stands_before_the_arrow(browser, open_table):
    """As in UIKit; the arrow stands where that of other rows does."""
    table = open_table(browser, "accessories.html")
    table.show("Detail and disclosure")
    row, button = table.box("Detail and disclosure"), table.box("Detail and disclosure", ".info")
    assert button.centre[0] + 11 <= row.right - 16 - 11, "its ring ends before the arrow"
    assert button.right - button.left >= 44
    part = table.crop(Box(row.right - 30, row.top + 12, row.right, row.bottom - 12)).astype(float)
    drawn = drawn_coverage(part, table.colour_of("accessory-color")[:3])
    assert best_overlap(drawn, "disclosure", browser.scale) >= 0.9, "a whole arrow, behind the button"
    before = table.background("Detail and disclosure")
    browser.press(*button.centre)
    try:
        browser.settle()
        assert table.background("Detail and disclosure") == before, "the button takes the touch"
    finally:
        browser.release()


def test_detail_button_has_a_name_of_its_own(chromium, open_table):
    table = open_table(chromium, "accessories.html")
    names = chromium.js(f"[{table.row('Detail')}.querySelector('.info').getAttribute('aria-label'),"
                        f"{table.row('Detail')}.firstElementChild.textContent.trim()]")
    assert "Detail" in names[0] and names[0] != names[1]


# The keyboard.

def focus_order(browser, steps):
    """What has the focus after each press of Tab: class and text of the element."""
    order = []
    for _ in range(steps):
        browser.key("Tab")
        order.append(browser.js(
            "(e => [e.className, e.closest('li') ? (e.closest('li').querySelector('b, p') || e).textContent.trim()"
            " : e.textContent.trim()])(document.activeElement)"))
    return order


def test_tab_order(chromium, open_table):
    """Skip link, back link, then links and buttons; no rows that only lead to themselves, neither backdrop nor permalinks."""
    open_table(chromium, "accessories.html")
    order = focus_order(chromium, 24)
    assert order[0][0] == "tv-skip"
    rows = [(kind, text) for kind, text in order if kind not in ("tv-skip", "tv-deselect", "tv-link")]
    assert all(kind in ("", "tv-skip", "tv-back", "info") for kind, _ in order), order
    start = rows.index(("info", "Detail"))
    assert rows[start + 1] == ("info", "Detail and disclosure")
    assert ("", "Before") not in rows


@pytest.fixture(scope="module")
def plain_rows(tablesite, tmp_path_factory):
    """The address of a page of 100 plain rows, of a site with a script, and some parts that hold touches elsewhere."""
    source = tmp_path_factory.mktemp("plain")
    (source / "Site").mkdir()
    (source / "Site/index.md").write_text(
        "# Rows\n\nText in the header.\n\n## Section\n\nA paragraph above the rows.\n\n"
        + "".join(f"- Row {number}\n" for number in range(100)) + "\n## Tasks\n\n- [ ] Task\n- Checked {accessory=check}\n\n"
        "## Steps\n\n1. First\n2. Second\n\n## Code\n\n```\nshort\n```\n\n```\n" + "long " * 60 + "\n```\n")
    with serve(build(tablesite, source, source / "public")) as address:
        yield f"{address}/index.html"


def test_plain_rows_are_no_tab_stops(chromium, plain_rows):
    chromium.open(plain_rows)
    stops = set()
    for _ in range(40):
        chromium.key("Tab")
        stops.add(chromium.js("document.activeElement.outerHTML.slice(0, 200)"))
    assert len(stops - {chromium.js("document.body.outerHTML.slice(0, 200)")}) <= 10, stops


def test_plain_rows_are_no_links_in_the_tree_of_a_screen_reader(chromium, plain_rows):
    chromium.open(plain_rows)
    chromium.call("Accessibility.enable")
    nodes = chromium.call("Accessibility.getFullAXTree")["nodes"]
    spoken = [node for node in nodes if not node.get("ignored")]
    assert sum(node["role"]["value"] == "link" for node in spoken) <= 5
    names = [node.get("name", {}).get("value") for node in spoken]
    assert "Row 99" in names and "Checked" in names
    assert "1" in chromium.js("getComputedStyle(document.querySelector('#first'), '::before').content"), "numbers come first"


def test_only_blocks_that_scroll_take_the_focus(chromium, plain_rows):
    chromium.open(plain_rows)
    assert chromium.js("[...document.querySelectorAll('pre')].map(block => [block.tabIndex, block.scrollWidth > block.clientWidth])") == [
        [-1, False], [0, True]]


# What is no selection, and what ends one.

def test_a_press_that_is_dragged_off_is_no_selection(browser, open_table):
    table = open_table(browser, "accessories.html")
    table.show("Disclosure")
    for title in "Disclosure", "Before":
        table.show(title)
        browser.press(*table.box(title).centre)
        browser.settle()
        browser.move(3, 3)
        browser.release()
        # Firefox takes it for a link that is carried away, until the pointer moves again.
        browser.move(5, 5)
        browser.move(3, 3)
        browser.settle()
        assert table.selected() == [], title
        assert fragment(browser) == ""


@pytest.mark.parametrize("where", ["header>p", "h2", "section .tv-head", "[role=list] label"])
def test_texts_and_tasks_deselect(browser, plain_rows, where):
    browser.open(plain_rows + "#row-1")
    table = Table(browser)
    assert table.selected() == ["Row 1"]
    browser.js(f"document.querySelector('{where}').scrollIntoView({{block: 'center', behavior: 'instant'}})")
    browser.settle()
    x, y = browser.js(f"(r => [r.left + 30, r.top + r.height / 2])(document.querySelector('{where}').getBoundingClientRect())")
    browser.click(x, y)
    browser.move(3, 3)
    assert browser.js("document.querySelector('[role=list] :target')") is None
    browser.js("document.querySelector('#row-1').scrollIntoView({block: 'center', behavior: 'instant'})")
    browser.settle()
    assert table.selected() == []


@pytest.mark.parametrize("before", [0, 300])
def test_a_row_stays_where_it_is_touched(browser, plain_rows, before):
    """The first one too, which is an entry in the history, and on a page that has not been scrolled."""
    browser.open(plain_rows)
    browser.js(f"(scrollTo(0, {before}), 1)")
    browser.settle()
    assert browser.js("scrollY") == before
    for place in (0.4, 0.7, 0.55):
        row = browser.js(f"[...document.querySelectorAll('main section li')].find((row) => row.getBoundingClientRect().top > innerHeight*{place}).id")
        left, top, width, height = browser.js(f"(r => [r.left, r.top, r.width, r.height])(document.getElementById('{row}').getBoundingClientRect())")
        browser.click(left + width / 2, top + height / 2)
        browser.settle()
        assert browser.js("location.hash") == f"#{row}"
        assert browser.js("scrollY") == pytest.approx(before, abs=1)


def test_selecting_leaves_one_entry_in_the_history(browser, plain_rows):
    browser.open(plain_rows)
    before = browser.js("history.length")
    table = Table(browser)
    table.show("Row 3")
    for title in "Row 2", "Row 3", "Row 2":
        browser.click(*table.box(title).centre)
        browser.move(3, 3)
        assert fragment(browser) == identifier(table, title)
        assert table.selected() == [title]
        browser.click(4, table.box(title).centre[1])
        browser.move(3, 3)
        assert table.selected() == []
    assert browser.js("history.length") <= before + 1


def test_escape_deselects(browser, plain_rows):
    browser.open(plain_rows + "#row-1")
    table = Table(browser)
    assert table.selected() == ["Row 1"]
    browser.key("Escape")
    browser.settle()
    assert table.selected() == []


def test_enter_selects_the_focused_row(browser, open_table):
    table = open_table(browser, "shapes.html")
    browser.js(f"{table.row('Row 2')}.querySelector('a').focus()")
    browser.key("Enter")
    browser.wait_until(f"location.hash === '{identifier(table, 'Row 2')}'")
    assert fragment(browser) == identifier(table, "Row 2")


def test_focus_is_visible(chromium, open_table):
    """Every element that Tab reaches looks different while it has the focus."""
    for page in "accessories.html", "text.html":
        table = open_table(chromium, page)
        for _ in range(12):
            chromium.key("Tab")
            if chromium.js("document.activeElement === document.body"):
                break
            name = chromium.js("document.activeElement.outerHTML.slice(0, 80)")
            # The ring of a field is around what stands beside its text as well.
            outline = chromium.js("(s => [s.outlineStyle, parseFloat(s.outlineWidth)])"
                                  "(getComputedStyle(document.activeElement.closest('.tv-field') ?? document.activeElement))")
            with_focus = chromium.screenshot()
            assert outline[0] != "none" and outline[1] >= 1, name
            shown = table.crop(focused_box(chromium), with_focus)
            chromium.js("(window.last = document.activeElement).blur()")
            without = table.crop(focused_box(chromium, "last"))
            assert shown.shape != without.shape or (shown != without).any(), name
            chromium.js("window.last.focus({focusVisible: true})")


def focused_box(browser, element="document.activeElement"):
    """Where an element is; the ring of a task is around its row."""
    left, top, right, bottom = browser.js(
        f"(r => [r.left, r.top, r.right, r.bottom])(({element}.closest('li>:has(>input)') ?? {element}).getBoundingClientRect())")
    return Box(left - 4, top - 4, right + 4, bottom + 4)
