"""Tables of data: columns shrink, then a table is wider than the text, then it scrolls; on a phone its rows are those of a list."""

import pytest

from themed_site import THEMES, themed_page

LONG = "several words that take the room of more than one line"

PAGE = f"""# Tables

## Small

| Name | Kind | Since |
|--|--|--|
| one | a | 1 |
| two | b | 2 |

## Wide

Text above.

| Name | Description | Prerequisites | Remarks | Link |
|--|--|--|--|--|
| one | {LONG} | {LONG} | {LONG} | [chat](https://example.com) |
| two | {LONG} | | {LONG} | |

Text below.

## Matrix

| Name | {" | ".join("ABCDEFGHI")} |
|--|{"--|" * 9}
| first | {" | ".join(["never"] * 9)} |
| second | {" | ".join(["often"] * 9)} |

## In a row

- Row

  | Name | Description | Prerequisites | Remarks | Link |
  |--|--|--|--|--|
  | one | {LONG} | {LONG} | {LONG} | x |

- Selected {{selected=true}}

  | Name | Kind | Since |
  |--|--|--|
  | one | a | 1 |
  | two | b | 2 |
"""

TABLES = """[...document.querySelectorAll('.tv-scroll')].map((frame) => {
  const box = frame.getBoundingClientRect(), text = document.querySelector('main p').getBoundingClientRect();
  return { width: box.width, left: box.left, right: box.right, text: text.width,
           scrolls: frame.scrollWidth > frame.clientWidth + 1 };
})"""


@pytest.fixture(scope="module")
def tables(tablesite, tmp_path_factory):
    """Opens the page in a theme: ``tables(browser, "docs")``."""
    with themed_page(tablesite, tmp_path_factory.mktemp("tables"), PAGE) as open_page:
        yield open_page


def test_heads_of_two_columns_stand_over_them(chromium, tablesite, tmp_path):
    with themed_page(tablesite, tmp_path, "# T\n\n## Lamps\n\n| Lamp | Power |\n|--|--:|\n| Diode | 45 W |\n| Filament | 1,000 W |\n| Metal halide | 250 W |\n") as open_page:
        for theme in THEMES:
            for width in (390, 1280, 1920):
                chromium.size(width, 900)
                open_page(chromium, theme)
                head, value = chromium.js("""['.tv-columns span:last-child', '.value1 small'].map((selector) =>
                    document.querySelector(selector).getBoundingClientRect().right)""")
                assert abs(head - value) <= 2, (theme, width)


def test_no_word_lies_over_the_next_cell(chromium, tablesite, tmp_path):
    word = "APPLICATION_CACHE_DIRECTORY_OVERRIDE_FOR_TESTS_OF_ALL_KINDS"
    page = ("# T\n\n| Name | Value | Meaning | Since |\n|--|--|--|--|\n"
            f"| `{word}` | https://example.com/a/path/that/goes/on/and/on/{word}.html | {LONG} | 1 |\n")
    with themed_page(tablesite, tmp_path, page) as open_page:
        for theme in ("system", "docs"):
            for width in (800, 1280, 1920):
                chromium.size(width, 900)
                open_page(chromium, theme)
                over = chromium.js("""[...document.querySelectorAll('td')].map((cell) => {
                    const range = document.createRange(); range.selectNodeContents(cell);
                    return range.getBoundingClientRect().right - cell.getBoundingClientRect().right })""")
                assert max(over) <= 0, (theme, width, over)


@pytest.mark.parametrize("theme", THEMES)
def test_a_table_takes_the_room_that_there_is(chromium, tables, theme):
    # From 1280 on there is an outline beside the page as well.
    chromium.size(1270, 900)
    tables(chromium, theme)
    small, wide, matrix, in_row, in_selected = chromium.js(TABLES)
    assert [table["scrolls"] for table in (small, wide, matrix, in_row, in_selected)] == [False] * 5
    assert wide["width"] > small["width"] + 40, "wider than the text"
    assert abs(wide["left"] - small["left"]) <= 2, "from the start of the column"
    assert wide["right"] <= 1270, "up to the edge"
    # Where other pages have an outline, and this one has none.
    for width in (1280, 1366, 1920):
        chromium.size(width, 900)
        tables(chromium, theme)
        chromium.js("document.querySelector('.tv-outline').remove()")
        small, wide, *_ = chromium.js(TABLES)
        assert abs(wide["left"] - small["left"]) <= 2
        assert small["right"] + 40 < wide["right"] <= width - 15, "beside a bar that scrolls"


HTML = "<table><tr><th>Name</th><th>Description</th><th>Prerequisites</th><th>Remarks</th></tr>" + f"<tr><td>one</td><td>{LONG}</td><td>{LONG}</td><td>{LONG}</td></tr>" * 2 + "</table>"


@pytest.mark.parametrize("theme", ["docs", "easy"])
def test_tables_in_html_are_rows_on_a_phone(chromium, tablesite, tmp_path, theme):
    with themed_page(tablesite, tmp_path, f"# T\n\nText.\n\n## S\n\n{HTML}\n") as open_page:
        chromium.size(390, 900)
        open_page(chromium, theme)
        assert [table["scrolls"] for table in chromium.js(TABLES)] == [False]
        cells = chromium.js("""[...document.querySelectorAll('td')].slice(0, 4).map((cell) => [
            getComputedStyle(cell, '::before').content.replaceAll('"', ''), Math.round(cell.getBoundingClientRect().top)])""")
        assert [name for name, _ in cells][1:] == ["Description ", "Prerequisites ", "Remarks "]
        assert [top for _, top in cells] == sorted({top for _, top in cells})
        assert chromium.js("[...document.querySelectorAll('th')].some((head) => head.checkVisibility())") is False
        chromium.size(1280, 900)
        open_page(chromium, theme)
        assert chromium.js("[...document.querySelectorAll('th')].every((head) => head.checkVisibility())")


@pytest.mark.parametrize("theme", ["docs", "plain"])
def test_a_table_in_details_stays_in_its_card(chromium, tablesite, tmp_path, theme):
    heads = "".join(f"<th>extraordinary {n}</th>" for n in range(12))
    details = f"<details open><summary>S</summary>\n<table><tr>{heads}</tr><tr>{heads.replace('th>', 'td>')}</tr></table>\n</details>"
    with themed_page(tablesite, tmp_path, f"# T\n\n## S\n\nText.\n\n{details}\n\n## R\n\n- Row\n\n  " + details.replace("\n", "\n  ") + "\n") as open_page:
        for width in (700, 1100, 1440):
            chromium.size(width, 900)
            open_page(chromium, theme)
            over = chromium.js("""[...document.querySelectorAll('.tv-scroll')].map((frame) =>
                frame.getBoundingClientRect().right - frame.closest('li,.tv-prose').getBoundingClientRect().right)""")
            assert len(over) == 2 and max(over) <= 1, (width, over)


@pytest.mark.parametrize("width, sticks", [(390, True), (1280, False)])
def test_band_covers_no_part_of_a_wider_table(chromium, tables, width, sticks):
    """It goes along, where it would stand above some columns alone."""
    chromium.size(width, 300)
    for theme in ("plain", "alternating", "midnight"):
        tables(chromium, theme)
        for name, expected in (("small", True), ("wide", sticks)):
            chromium.js(f"document.querySelector('#{name}~.tv-scroll tbody tr:last-child').scrollIntoView({{block: 'start'}})")
            chromium.settle()
            top = chromium.js(f"document.querySelector('#{name}').getBoundingClientRect().top")
            assert (top >= 0) == expected, (theme, name, top)


@pytest.mark.parametrize("theme", ["plain", "docs"])
def test_a_band_is_as_wide_as_its_table(chromium, tablesite, tmp_path, theme):
    """And rows and text beside the table are as wide as they are without it, in a plain theme or a plain page. What folds keeps the
    column."""
    line = " and ".join(["long text"] * 12)
    table = f"| A | B | C |\n|--|--|--|\n| {line} | {line} | {line} |\n"
    rest = f"{line} {line}\n\n- Row: value\n\nBelow it:\n\n"
    page = f"---\nstyle: plain\n---\n# T\n\n## Without\n\n{rest}\n## Wide\n\n{rest}\n{table}\n## Folded {{collapsed=false}}\n\n{rest}\n{table}\n\n**Bold**\n\n- Row\n\nBelow it:\n\n{table}\n\n## Inset {{style=inset}}\n\n{table}\n"
    with themed_page(tablesite, tmp_path, page) as open_page:
        chromium.size(1600, 900)
        open_page(chromium, theme)
        right = "((element) => Math.round(element.getBoundingClientRect().right))"
        column = chromium.js(f"{right}(document.querySelector('#without'))")
        tables = chromium.js(f"[...document.querySelectorAll('.tv-wide')].map({right})")
        assert len(tables) == 4 and min(tables) > column + 20
        bands = chromium.js(f"['#wide', 'p.tv-title'].map((part) => document.querySelector(part)).map({right})")
        # Lines of text in `docs` are shorter, one in bold letters too.
        assert bands[0] == tables[0] and (bands[1] == tables[2] or theme == "docs")
        assert set(chromium.js(f"['summary', '#inset'].map((part) => document.querySelector(part)).map({right})")) == {column}
        assert set(chromium.js(f"[...document.querySelectorAll('.tv-prose')].map({right})")) == {column}
        assert set(chromium.js(f"[...document.querySelectorAll('[role=list]')].map({right})")) == {column}
        assert chromium.js("document.documentElement.scrollWidth <= innerWidth")


def test_a_section_with_a_wide_table_can_be_out_of_sight(chromium, tablesite, tmp_path):
    """The filter hides it as any other."""
    line = " and ".join(["long text"] * 12)
    page = "# T\n\n## Rows\n\n" + "- A row of its own, with words enough for a field over them\n" * 13 + f"- Heron\n\n## Table\n\n| A | B | C |\n|--|--|--|\n| {line} | {line} | {line} |\n"
    with themed_page(tablesite, tmp_path, page) as open_page:
        chromium.size(1600, 900)
        open_page(chromium, "plain")
        assert chromium.js("document.querySelector('.tv-wide').checkVisibility()")
        chromium.wait_until("document.querySelector('.tv-filter input') !== null")
        chromium.js("(input => { input.value = 'heron'; input.dispatchEvent(new Event('input')) })(document.querySelector('.tv-filter input'))")
        chromium.wait_until("document.querySelector('section:has(.tv-wide)').hidden")
        assert not chromium.js("document.querySelector('.tv-wide').checkVisibility()")


@pytest.mark.parametrize("theme", ["plain", "alternating"])
def test_a_table_begins_where_the_band_of_its_title_ends(browser, tables, theme):
    tables(browser, theme)
    band, table = browser.js("[document.querySelector('#small').getBoundingClientRect().bottom, document.querySelector('#small~.tv-scroll').getBoundingClientRect().top]")
    assert table == pytest.approx(band, abs=1)


def test_texts_keep_a_width_that_can_be_read(browser, tablesite, tmp_path):
    """A table that asks for more room than there is scrolls before its texts are a word wide; short values get what they need."""
    line = "as many words as a line of this table would like to have"
    page = "# T\n\n" + "| Key |" + "Text |" * 8 + "\n|--|" + "--|" * 8 + "\n| a |" + f" {line} |" * 8 + "\n"
    with themed_page(tablesite, tmp_path, page) as open_page:
        open_page(browser, "docs")
        browser.js("document.querySelector('.tv-scroll').style.cssText = 'min-inline-size: 0; max-inline-size: 600px'")
        key, *texts = browser.js("[...document.querySelectorAll('thead th')].map((head) => head.getBoundingClientRect().width)")
        assert key < 60 and min(texts) >= 7 * 17
        assert browser.js("(frame => frame.scrollWidth > frame.clientWidth)(document.querySelector('.tv-scroll'))")


@pytest.mark.parametrize("theme", THEMES)
def test_beside_an_outline_no_table_is_behind_the_list_of_pages(chromium, tables, theme):
    for width in (1365, 1440, 1700):
        chromium.size(width, 900)
        tables(chromium, theme)
        assert chromium.js("document.querySelector('.tv-outline').checkVisibility()")
        end = chromium.js("document.querySelector('.tv-outline').getBoundingClientRect().left")
        assert all(18 * 17 <= table["left"] and table["right"] <= end for table in chromium.js(TABLES)), width


@pytest.mark.parametrize("theme", THEMES)
def test_on_a_phone_rows_are_those_of_a_list(chromium, tables, theme):
    chromium.size(390, 900)
    tables(chromium, theme)
    small, wide, matrix, in_row, _ = chromium.js(TABLES)
    assert not any(table["scrolls"] for table in (small, wide, in_row))
    assert matrix["scrolls"]
    cells = chromium.js("""[...document.querySelectorAll('.tv-wide tbody td')].map((cell) => [
        getComputedStyle(cell, '::before').content.replaceAll('"', ''), cell.textContent, cell.checkVisibility(),
        Math.round(cell.getBoundingClientRect().top)])""")
    row = cells[:5]
    assert [name for name, *_ in row[1:]] == ["Description ", "Prerequisites ", "Remarks ", "Link "]
    assert [top for *_, top in row] == sorted({top for *_, top in row}), "one below the other"
    assert [visible for _, _, visible, _ in cells[5:10]] == [True, True, False, True, False], "empty cells are left out"


def test_first_column_stands_still(browser, tables):
    """In three browsers, and there is something beside it."""
    tables(browser, "system")
    frame = "document.querySelector('#matrix~.tv-scroll')"
    browser.js(f"{frame}.style.cssText = 'min-inline-size: 0; max-inline-size: 300px'")
    where = f"""(() => {{ const box = {frame}.getBoundingClientRect();
        const cell = {frame}.querySelector('tbody td').getBoundingClientRect();
        return [{frame}.scrollLeft, cell.left - box.left, cell.width / box.width] }})()"""
    at_start = browser.js(where)
    browser.js(f"{frame}.scrollLeft = 200")
    browser.settle()
    scrolled = browser.js(where)
    assert at_start[0] == 0 and scrolled[0] == 200
    assert abs(at_start[1] - scrolled[1]) <= 1
    assert scrolled[2] <= 0.5


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("theme", THEMES)
def test_a_shadow_shows_where_columns_are_hidden(chromium, tables, theme, scheme):
    chromium.size(390, 900)
    chromium.media(prefers_color_scheme=scheme)
    tables(chromium, theme)
    frame = "document.querySelector('#matrix~.tv-scroll')"
    chromium.js(f"{frame}.scrollIntoView({{block: 'center'}})")

    def ends():
        """The colours of the head's last pixels, before its first letters and at the very edge."""
        left, right, bottom = chromium.js(f"((r, h) => [r.left, r.right, h.bottom])({frame}.getBoundingClientRect(),"
                                          f"{frame}.querySelector('thead').getBoundingClientRect())")
        line = chromium.screenshot()[int(bottom) - 4, int(left):int(right)]
        return line[-2].astype(int), line[-60].astype(int)

    edge, inside = ends()
    assert abs(edge - inside).max() >= 20, "something is hidden at the end"
    chromium.js(f"{frame}.scrollLeft = 10000")
    edge, inside = ends()
    assert abs(edge - inside).max() <= 4, "nothing is hidden at the end"


def test_stripes_of_a_table_are_not_those_of_the_row_around_it(chromium, tables):
    tables(chromium, "system")
    grounds = chromium.js("""[...document.querySelectorAll('[aria-current] .tv-body tbody tr')].map((row) =>
        getComputedStyle(row.cells[1]).backgroundImage)""")
    assert "0.05" in grounds[0]
    assert "rgba(0, 0, 0, 0)" in grounds[1]


def test_tables_have_names_and_take_the_focus_only_where_they_scroll(chromium, tables):
    tables(chromium, "system")
    assert chromium.js("""[...document.querySelectorAll('table')].map((table) =>
        document.getElementById(table.getAttribute('aria-labelledby')).textContent)""") == [
            "Small", "Wide", "Matrix", "In a row", "In a row"]
    assert chromium.js("[...document.querySelectorAll('.tv-scroll')].map((frame) => frame.tabIndex)") == [-1, -1, 0, -1, -1]


def test_tables_in_html_scroll_as_others_do(chromium, tablesite, tmp_path):
    """A layout does not."""
    def row(name, cells):
        return f"<tr>{''.join(f'<{name}>{cell}</{name}>' for cell in cells)}</tr>"

    table = "<table>{}</table>"
    words = row("td", ["first"] + ["extraordinary"] * 12)
    data = table.format(row("th", ["Name", *"ABCDEFGHIJKL"]) + words)
    page = f"# Tables\n\n## Data\n\n{data}\n\n## Layout\n\n{table.format(words)}\n"
    frame = "document.querySelector('#data~.tv-scroll')"
    with themed_page(tablesite, tmp_path, page) as open_page:
        open_page(chromium, "system")
        assert chromium.js(f"""(() => {{ const frame = {frame}, table = frame.querySelector('table');
            frame.style.cssText = 'min-inline-size: 0; max-inline-size: 300px';
            const place = () => frame.querySelector('td').getBoundingClientRect().left, start = place();
            frame.scrollLeft = 200;
            return [frame.tabIndex, frame.getAttribute('aria-labelledby'), getComputedStyle(table).display, frame.scrollLeft,
                    place() - start] }})()""") == [0, "data", "table", 200, 0]
        assert chromium.js("document.querySelectorAll('.tv-scroll').length") == 1


def test_cells_that_span_rows_do_not_lie_over_others(browser, tablesite, tmp_path):
    """The first column of the table goes along, since in the lines below another column comes first."""
    heads = "".join(f"<th>extraordinary {n}</th>" for n in range(8))
    table = f"<table><tr><th>Kind</th>{heads}</tr><tr><td rowspan=2>first</td>{'<td>a</td>' * 8}</tr><tr>{'<td>b</td>' * 8}</tr></table>"
    with themed_page(tablesite, tmp_path, f"# T\n\n## S\n\n{table}\n") as open_page:
        open_page(browser, "docs")
        scrolled, places = browser.js("""(() => { const frame = document.querySelector('.tv-scroll');
            frame.style.cssText = 'min-inline-size: 0; max-inline-size: 300px';
            frame.scrollLeft = 150;
            return [frame.scrollLeft, [...document.querySelectorAll('tr')].map((row) => [...row.children].slice(row.rowIndex === 2 ? 0 : 1, 4)
                .map((cell) => Math.round(cell.getBoundingClientRect().left)))] })()""")
        assert scrolled == 150
        assert places[0] == places[1] == places[2][:3]


def test_heads_stay_above_their_columns_on_a_phone(chromium, tablesite, tmp_path):
    """Of a table of data that has no frame, since Markdown stands in its cells."""
    table = "<table><tr><th>Name</th><th>Code</th><th>Last</th></tr><tr><td>Apple</td><td>\n\n```\nx = 1\n```\n\n</td><td>2</td></tr></table>"
    with themed_page(tablesite, tmp_path, f"# T\n\n## S\n\n{table}\n") as open_page:
        chromium.size(380, 900)
        open_page(chromium, "system")
        assert chromium.js("document.querySelectorAll('.tv-scroll').length") == 0
        heads, cells = ([round(left) for left in chromium.js(f"[...document.querySelectorAll('{name}')].map((cell) => cell.getBoundingClientRect().left)")]
                        for name in ("th", "td"))
        assert heads == cells


def test_cells_of_a_layout_go_to_the_next_line_on_a_phone(chromium, tablesite, tmp_path):
    cell = '<td align=center><img src="a.svg" width=100 height=100 alt=""><br>Name</td>'
    page = f"# T\n\n## S\n\n<table><tr>{cell * 7}</tr><tr>{cell * 7}</tr></table>\n"
    with themed_page(tablesite, tmp_path, page) as open_page:
        (tmp_path / "docs/a.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")
        for width, lines in ((390, 8), (1280, 2)):
            chromium.size(width, 900)
            open_page(chromium, "docs")
            over, tops = chromium.js("""(table => [table.scrollWidth - table.clientWidth, new Set([...table.querySelectorAll('td')]
                .map((cell) => Math.round(cell.getBoundingClientRect().top))).size])(document.querySelector('table'))""")
            assert over <= 1 and tops == lines, width


@pytest.mark.parametrize("theme", THEMES)
def test_a_list_below_a_table_is_apart(browser, tablesite, tmp_path, theme):
    page = "# T\n\n## S\n\n| A | B | C |\n|--|--|--|\n| a | b | c |\n\n- one\n- two\n"
    with themed_page(tablesite, tmp_path, page) as open_page:
        open_page(browser, theme)
        gap = browser.js("document.querySelector('[role=list]').getBoundingClientRect().top - document.querySelector('.tv-scroll').getBoundingClientRect().bottom")
        assert gap >= 10


@pytest.mark.parametrize("theme", ["system", "docs"])
def test_a_long_name_leaves_room_for_what_it_means(chromium, tablesite, tmp_path, theme):
    """In code names break where their parts end, so the table is no wider than its text asks for."""
    name = "transport.http.retry_policy.exponential_backoff.initial_delay"
    page = f"# T\n\n| Key | Type | Default | Meaning |\n|--|--|--|--|\n| `{name}` | duration | 5 | {LONG} |\n| `x` | int | 3 | {LONG} |\n"
    with themed_page(tablesite, tmp_path, page) as open_page:
        chromium.size(600, 900)
        open_page(chromium, theme)
        frame = "document.querySelector('.tv-scroll')"
        assert chromium.js(f"{frame}.scrollWidth <= {frame}.clientWidth + 1")
        first, last = [chromium.js(f"document.querySelector('td:{which}-child').getBoundingClientRect().width") for which in ("first", "last")]
        assert first < 260 and last > 150


@pytest.mark.parametrize("theme", THEMES)
def test_values_have_room_where_text_is_large(chromium, tablesite, tmp_path, theme):
    """The names took all of it: one letter stood on each line."""
    page = f"# T\n\n| Option | Type | Description | Notes |\n|--|--|--|--|\n| `verbose` | boolean | {LONG} | {LONG} |\n"
    with themed_page(tablesite, tmp_path, page) as open_page:
        chromium.size(320, 800)
        open_page(chromium, theme)
        chromium.js("document.documentElement.style.fontSize = '34px'")
        rooms = chromium.js("""[...document.querySelectorAll('td[data-head]')].map((cell) => {
            const style = getComputedStyle(cell), name = getComputedStyle(cell, '::before')
            return [cell.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd),
                parseFloat(style.paddingInlineStart) + parseFloat(name.marginInlineStart) + parseFloat(name.inlineSize)
                    - parseFloat(style.paddingInlineStart)] })""")
        frame = chromium.js("(frame => frame.scrollWidth - frame.clientWidth)(document.querySelector('.tv-scroll'))")
    assert len(rooms) == 4 and all(room >= 120 and over <= 0 for room, over in rooms), rooms
    assert frame <= 1


@pytest.mark.parametrize("theme", ["docs", "two-tone"])
def test_on_paper_no_cell_lies_over_a_round_corner(chromium, tables, theme):
    """A frame that cuts nothing off would have its corners covered by the ground of the first column."""
    tables(chromium, theme)
    try:
        chromium.media(type="print")
        corners = chromium.js("""[...document.querySelectorAll('section>.tv-scroll')].map((frame) => {
            const style = getComputedStyle(frame); return [style.overflow, style.borderStartStartRadius] })""")
        assert len(corners) == 3 and all(corner == ["visible", "0px"] for corner in corners), corners
    finally:
        chromium.media()
