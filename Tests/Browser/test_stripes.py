"""Rows 0, 2, 4… of each section take the alternate colour, exactly, whatever has happened to the rows."""

import pytest
from conftest import build
from server import serve
from tables import BOTTOM, MIDDLE, ONLY, TOP, is_near, over

ALTERNATE = (242, 242, 255)
PRIMARY = (255, 255, 255)

#: What is done to the seven rows of a section, and the rows that are left, in order.
CHANGES = {
    "nothing": ("", "0 1 2 3 4 5 6"),
    "hide the third": ("row('Row 2').hidden = true", "0 1 3 4 5 6"),
    "hide the first": ("row('Row 0').hidden = true", "1 2 3 4 5 6"),
    "hide the last": ("row('Row 6').hidden = true", "0 1 2 3 4 5"),
    "hide two neighbours": ("row('Row 2').hidden = row('Row 3').hidden = true", "0 1 4 5 6"),
    "hide all but one": ("for (const i of [0, 1, 2, 4, 5, 6]) row('Row ' + i).hidden = true", "3"),
    "hide and show again": (
        "const r = row('Row 2'); r.hidden = true; document.body.offsetHeight; r.hidden = false", "0 1 2 3 4 5 6"),
    "insert in the middle": (
        "const copy = row('Row 2').cloneNode(true); copy.removeAttribute('id');"
        "copy.querySelector('b, p').textContent = 'Row 9'; row('Row 2').after(copy)", "0 1 2 9 3 4 5 6"),
    "insert at the start": (
        "const copy = row('Row 2').cloneNode(true); copy.removeAttribute('id');"
        "copy.querySelector('b, p').textContent = 'Row 9'; row('Row 0').before(copy)", "9 0 1 2 3 4 5 6"),
    "remove the first": ("row('Row 0').remove()", "1 2 3 4 5 6"),
    "remove the last": ("row('Row 6').remove()", "0 1 2 3 4 5"),
    "move the last to the start": ("row('Row 0').before(row('Row 6'))", "6 0 1 2 3 4 5"),
    "turn the order round": (
        "const list = row('Row 0').parentNode; list.append(...[...list.children].reverse())", "6 5 4 3 2 1 0"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_stripes_and_shapes_stay_right(browser, open_table, change):
    script, left = CHANGES[change]
    table = open_table(browser, "shapes.html")
    table.do(script)
    titles = [f"Row {number}" for number in left.split()]
    table.show(titles[len(titles) // 2])
    stripes = [ALTERNATE if index % 2 == 0 else PRIMARY for index in range(len(titles))]
    shapes = [ONLY] if len(titles) == 1 else [TOP, *[MIDDLE] * (len(titles) - 2), BOTTOM]
    picture = browser.screenshot()
    assert table.backgrounds(*titles) == stripes
    assert [table.corners(title, picture) for title in titles] == shapes


def test_stripes_start_anew_in_each_section(browser, open_table):
    table = open_table(browser, "shapes.html")
    table.show("First of two")
    assert table.backgrounds("Only row", "First of two", "Second of two") == [ALTERNATE, ALTERNATE, PRIMARY]


def test_shapes_of_one_and_two_rows(browser, open_table):
    table = open_table(browser, "shapes.html")
    table.show("First of two")
    assert table.corners("Only row") == ONLY
    assert table.corners("First of two") == TOP
    assert table.corners("Second of two") == BOTTOM


def test_one_row_becomes_two(browser, open_table):
    table = open_table(browser, "shapes.html")
    table.show("Only row")
    table.do("const copy = row('Only row').cloneNode(true); copy.querySelector('b, p').textContent = 'Copy';"
             "row('Only row').after(copy)")
    assert [table.corners("Only row"), table.corners("Copy")] == [TOP, BOTTOM]


def test_nested_rows_share_stripes_and_shapes(browser, open_table):
    table = open_table(browser, "cells.html")
    titles = ["Level 0", "Level 1", "Level 2", "Level 3", "Level 1 again", "Level 0 again"]
    table.show(titles[3])
    assert table.backgrounds(*titles) == [ALTERNATE, PRIMARY] * 3
    assert [table.corners(title) for title in titles] == [TOP, *[MIDDLE] * 4, BOTTOM]
    starts = [table.box(title, "b, p").left for title in titles]
    assert starts[0] == starts[5] and starts[1] == starts[4]
    assert starts[0] < starts[1] < starts[2] < starts[3]


def test_long_list_is_one_section(browser, open_table):
    """A list that was cut into pieces of 100 rows looks like one: stripes go on, inner corners are square."""
    table = open_table(browser, "long.html")
    titles = ["Row 99", "Row 100", "Row 101", "Row 102"]
    table.show("Row 100")
    assert table.backgrounds(*titles) == [ALTERNATE, PRIMARY] * 2
    assert [table.corners(title) for title in titles] == [MIDDLE] * 4
    assert table.box("Row 100").bottom == pytest.approx(table.box("Row 101").top, abs=0.05)
    table.show("Row 1")
    assert table.corners("Row 1") == TOP
    table.show("Row 600")
    assert table.corners("Row 600") == BOTTOM


def test_stripes_in_the_dark(chromium, open_table):
    chromium.media(prefers_color_scheme="dark")
    table = open_table(chromium, "shapes.html")
    check_dark_stripes(table)


def test_stripes_in_the_dark_in_firefox(firefox, open_table):
    firefox.dark(True)
    table = open_table(firefox, "shapes.html")
    check_dark_stripes(table)


def check_dark_stripes(table):
    primary, alternate = table.colour_of("prim-row-color"), table.colour_of("alt-row-color")
    assert sum(primary[:3]) < 200, "the dark scheme has dark rows"
    table.show("Row 1")
    first, second = table.backgrounds("Row 0", "Row 1")
    assert second == primary[:3]
    assert is_near(first, over(alternate, primary), 2) and first != second


# Long lists, which are cut into several.

STRIPES = """(() => {
  const colours = [...document.querySelectorAll('main section')].map((section) => [...section.querySelectorAll('[role=list]>li')]
    .filter((row) => !row.closest('[hidden]')).map((row) => [row.matches('.more'), getComputedStyle(row).backgroundImage]));
  return colours.map((rows) => {
    let wrong = 0, count = 0, last;
    for (const [isMore, colour] of rows) {
      if (!isMore) count += 1;
      const wanted = isMore ? last : rows[count % 2 ? 0 : rows.findIndex(([more], index) => index > 0 && !more)][1];
      if (colour !== wanted) wrong += 1;
      last = colour;
    }
    return [rows.length, new Set(rows.map(([, colour]) => colour)).size, wrong];
  });
})()"""


@pytest.fixture(scope="module")
def long_lists(tablesite, tmp_path_factory):
    """The address of a page of 5,000 rows with continuations, in two sections."""
    source = tmp_path_factory.mktemp("long")
    (source / "Site").mkdir()
    row = "- Row {0}\n\n  - Nested {0}\n\n  After it.\n\n"
    plain = "- Row {0} {{value={1}}}\n\n"
    # Two lists end together, and the texts of both items go on.
    deep = "- Row {0}\n\n  - Nested {0}\n\n    - Deep {0}\n\n    After the deep one.\n\n  After both.\n\n"
    rows = [(deep if number % 11 == 0 else row if number % 3 == 0 or number % 7 == 0 else plain).format(number, 5000 - number)
            for number in range(3500)]
    (source / "Site/index.md").write_text("# Long\n\n## First\n\n" + "".join(rows[:2500]) + "## Second\n\n" + "".join(rows[2500:]))
    with serve(build(tablesite, source, source / "public")) as address:
        yield f"{address}/index.html"


def test_stripes_of_long_lists_go_on(chromium, long_lists):
    chromium.open(long_lists)
    found = chromium.js(STRIPES)
    assert sum(count for count, *_ in found) >= 5000
    assert [(colours, wrong) for _, colours, wrong in found] == [(2, 0), (2, 0)]
    assert chromium.js("Math.min(...[...document.querySelectorAll('main [role=list]')].map(list => list.childElementCount))") > 0


@pytest.mark.parametrize("query", ["?order=value", "?q=nested", "?order=title&q=1"])
def test_stripes_go_on_over_what_the_reader_chose(chromium, long_lists, query):
    chromium.open(long_lists + query)
    chromium.wait_until("!!document.querySelector('.tv-field [role=status]')"
                        + ("" if "q=" not in query else "?.textContent"), 30)
    count = chromium.js("document.querySelectorAll('main [role=list]>li').length")
    assert count >= 5000
    assert [wrong for *_, wrong in chromium.js(STRIPES)] == [0, 0]
