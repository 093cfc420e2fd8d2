"""What each bundled theme is for, on real pages: stripes, tones, drawn rows, coloured accessories."""

import itertools
import re

import pytest
from conftest import build
from server import serve
from tables import BOTTOM, MIDDLE, ONLY, TOP, Corners, commonest, contrast, is_near
from test_overscroll import depth, panned, pulled, to_the_end
from test_stripes import ALTERNATE, CHANGES, PRIMARY
from themed_site import THEMES, themed_page

CLEAR = "rgba(0, 0, 0, 0)"


def style(table, title, selector, name, pseudo=""):
    """A computed property of a row, or of what a selector finds in it."""
    element = table.row(title) + (f".querySelector('{selector}')" if selector else "")
    return table.browser.js(f"getComputedStyle({element}, '{pseudo}').getPropertyValue('{name}')")


def select(table, title):
    """Selects a row as a tap on it would, without a pointer over it."""
    table.browser.js(f"(location.hash = {table.row(title)}.id)")
    table.show(title)


# alternating: primary white, alternate blue at 5 %.

@pytest.mark.parametrize("change", CHANGES)
def test_alternating_stripes_stay_exact(browser, open_themed, change):
    script, left = CHANGES[change]
    table = open_themed(browser, "alternating", "shapes.html")
    table.do(script)
    titles = [f"Row {number}" for number in left.split()]
    table.show(titles[len(titles) // 2])
    assert table.backgrounds(*titles) == [ALTERNATE if index % 2 == 0 else PRIMARY for index in range(len(titles))]


def test_alternating_starts_anew_in_each_section(browser, open_themed):
    table = open_themed(browser, "alternating", "shapes.html")
    table.show("First of two")
    assert table.backgrounds("Only row", "First of two", "Second of two") == [ALTERNATE, ALTERNATE, PRIMARY]


def test_alternating_text_has_no_ground_of_its_own(browser, open_gallery):
    table = open_gallery(browser, "alternating")
    grounds = browser.js("[...new Set([...document.querySelectorAll('main li > :first-child, main li > :first-child :is(b, p, small,"
                         " .tv-value)')].map(e => getComputedStyle(e).backgroundColor))]")
    assert grounds == [CLEAR]
    # By pixels too: between the letters of title and detail there is the row's colour.
    table.show("The garden year")
    picture = browser.screenshot()
    for title, colour in {"The garden year": PRIMARY, "Lighthouse": ALTERNATE}.items():
        for part in "b", "small":
            assert commonest(table.crop(table.box(title, part), picture)) == colour


# two-tone: one colour above, one below, the table between.

@pytest.fixture
def tones():
    """The top and bottom colours of the page that a table has open."""
    return lambda table: (table.colour_of("top-color")[:3], table.colour_of("bottom-color")[:3])


def shows(picture, colour):
    """Whether a colour stands anywhere; a few pixels of smoothed text may have any colour."""
    same = (picture == colour).all(axis=2)
    run = same[:, :-7]
    for shift in range(1, 8):
        run = run & same[:, shift:same.shape[1] - 7 + shift]
    return bool(run.any())


def test_two_tones_are_hidden_while_the_page_rests(browser, open_gallery, tones):
    table = open_gallery(browser, "two-tone")
    top, bottom = tones(table)
    white = table.colour_of("background")[:3]
    assert len({top, bottom, white}) == 3
    assert not shows(browser.screenshot(), bottom)
    browser.js("scrollTo({top: 1200, behavior: 'instant'})")
    browser.settle()
    picture = browser.screenshot()
    assert not shows(picture, top) and not shows(picture, bottom)
    assert shows(picture, white)


def test_two_tones_of_a_short_page(browser, open_themed, tones):
    table = open_themed(browser, "two-tone", "short.html")
    top, bottom = tones(table)
    picture = browser.screenshot()
    assert depth(picture, bottom, from_bottom=True) > 150, "the gap below the table"
    end = round(table.box("Another row").bottom * browser.scale)
    start = round(table.box("One row").top * browser.scale)
    assert not shows(picture[start:], top), "nothing of the top colour from the rows on"
    assert not shows(picture[:end], bottom), "nothing of the bottom colour down to the last row"
    assert browser.js("document.documentElement.scrollHeight <= innerHeight")


def test_two_tones_in_chromium_pulled_down(chromium, open_gallery, tones):
    top, bottom = tones(open_gallery(chromium, "two-tone"))
    at_rest = depth(chromium.screenshot(), top)
    with pulled(chromium, 2400) as picture:
        assert depth(picture, top) > at_rest + 40
        assert not shows(picture, bottom)


def test_two_tones_in_chromium_pulled_up(chromium, open_gallery, tones):
    top, bottom = tones(open_gallery(chromium, "two-tone"))
    to_the_end(chromium)
    assert not shows(chromium.screenshot(), bottom)
    with pulled(chromium, -2400) as picture:
        assert depth(picture, bottom, from_bottom=True) > 40
        assert not shows(picture, top)


def test_two_tones_of_a_short_page_in_chromium_pulled(chromium, open_themed, tones):
    top, bottom = tones(open_themed(chromium, "two-tone", "short.html"))
    # The glass of the bar and of its field stays at the top edge, over what a pull uncovers.
    chromium.js("document.querySelectorAll('.tv-bar,.tv-search').forEach(node => { node.style.display = 'none' })")
    chromium.settle()
    still = chromium.screenshot()
    with pulled(chromium, 2400) as picture:
        assert depth(picture, top) > depth(still, top) + 40
    with pulled(chromium, -2400) as picture:
        assert depth(picture, bottom, from_bottom=True) > depth(still, bottom, from_bottom=True) + 40


def test_two_tones_in_firefox_pulled_down(firefox, open_gallery, tones):
    top, _ = tones(open_gallery(firefox, "two-tone"))
    with panned(firefox, 0) as picture:
        at_rest = depth(picture, top)
    with panned(firefox, -3000) as picture:
        assert depth(picture, top) > at_rest + 20


def test_two_tones_in_firefox_pulled_up(firefox, open_gallery, tones):
    top, bottom = tones(open_gallery(firefox, "two-tone"))
    to_the_end(firefox)
    assert not shows(firefox.screenshot(), bottom)
    with panned(firefox, 3000) as picture:
        assert depth(picture, bottom, from_bottom=True) > 20
        assert not shows(picture, top)


# easy: every shape drawn, a gradient behind a clear table.

#: A row of each shape, and the token it is drawn with.
SHAPES = {"only": "Only row", "top": "Row 0", "middle": "Row 3", "bottom": "Row 6"}
CORNERS = {"only": ONLY, "top": TOP, "middle": MIDDLE, "bottom": BOTTOM}


def gradient(browser, name):
    """The first and the last colour of a token that is a gradient of two colours from top to bottom."""
    probe = """(() => { const e = document.createElement('i'); e.style.backgroundImage = 'var(--tv-%s)';
        document.documentElement.append(e); const image = getComputedStyle(e).backgroundImage; e.remove(); return image })()"""
    colours = re.findall(r"rgb\((\d+), (\d+), (\d+)\)", browser.js(probe % name))
    assert len(colours) == 2, "a gradient of two colours"
    return [tuple(map(int, colour)) for colour in colours]


def drawn(table, title, picture):
    """The colours of a row near its upper and its lower edge, inside of what marks the edges themselves."""
    part = table.crop(table.box(title), picture)
    column, inset = part.shape[1] // 2, 4 * table.browser.scale
    return [tuple(int(value) for value in part[row, column]) for row in (inset, -inset - 1)]


def square_or_round(table, title, picture):
    """Which corners of a drawn row are round: there is another colour than in the middle of the same line."""
    part = table.crop(table.box(title), picture).astype(int)
    near, centre = 2 * max(1, table.browser.scale), part.shape[1] // 2
    return Corners(*(bool(abs(part[row, column] - part[row, centre]).max() > 12)
                     for row in (near, -near - 1) for column in (near, -near - 1)))


@pytest.mark.parametrize("is_selected", [False, True], ids=["normal", "selected"])
def test_easy_draws_four_shapes(browser, open_themed, is_selected):
    table = open_themed(browser, "easy", "shapes.html")
    gradients = set()
    for shape, title in SHAPES.items():
        if is_selected:
            select(table, title)
        table.show(title)
        picture = browser.screenshot()
        ends = gradient(browser, f"{shape}-row{'-selected' if is_selected else ''}-image")
        gradients.add(tuple(ends))
        look = drawn(table, title, picture)
        # Four pixels of a hundred inside.
        assert all(is_near(*pair, tolerance=8) for pair in zip(look, ends)), (shape, look, ends)
        assert square_or_round(table, title, picture) == CORNERS[shape], shape
    assert len(gradients) == len(SHAPES), "each shape has its own"


def test_easy_shape_follows_the_rows(browser, open_themed):
    """A row that becomes the first, the last or the only one is drawn as such."""
    table = open_themed(browser, "easy", "shapes.html")
    table.do("row('Row 0').hidden = row('Row 6').hidden = true; row('First of two').remove()")
    for shape, title in {"top": "Row 1", "bottom": "Row 5", "only": "Second of two"}.items():
        table.show(title)
        ends = gradient(browser, f"{shape}-row-image")
        look = drawn(table, title, browser.screenshot())
        assert all(is_near(*pair, tolerance=8) for pair in zip(look, ends)), (shape, look, ends)


def test_easy_gradient_stays_while_rows_move(browser, open_gallery):
    open_gallery(browser, "easy")
    columns = []
    for place in 900, 1400, 2100:
        browser.js(f"scrollTo({{top: {place}, behavior: 'instant'}})")
        browser.settle()
        assert browser.js("scrollY") == place
        columns.append(browser.screenshot()[60 * browser.scale:, 4].astype(int))
    assert abs(columns[0] - columns[1]).max() <= 1 and abs(columns[0] - columns[2]).max() <= 1
    assert abs(columns[0][0] - columns[0][-1]).max() > 40, "it is a gradient"


def test_easy_title_is_white_with_a_shadow(browser, open_gallery):
    table = open_gallery(browser, "easy")
    assert browser.js("getComputedStyle(document.querySelector('h1')).color") == "rgb(255, 255, 255)"
    assert browser.js("getComputedStyle(document.querySelector('h1')).textShadow") not in ("none", "")
    box = browser.js("(r => [r.left, r.top, r.left + 120, r.bottom])(document.querySelector('h1').getBoundingClientRect())")
    part = table.crop(box).astype(int)
    assert (part == 255).all(axis=2).sum() > 100
    ground = part[:, 0]
    assert (part.sum(axis=2) < ground.sum(axis=1)[:, None] - 60).sum() > 50, "darker than the ground: the shadow"


def test_easy_title_is_that_of_its_model(browser, open_gallery):
    """A label of 22 px with a hard shadow, one pixel below it."""
    open_gallery(browser, "easy")
    size, shadow = browser.js("(s => [parseFloat(s.fontSize), s.textShadow])(getComputedStyle(document.querySelector('h1')))")
    assert abs(size - 22) < 0.5
    assert shadow.endswith("0px 1px 0px")


def test_easy_gradient_ends_with_the_table_of_a_short_page(browser, open_themed):
    table = open_themed(browser, "easy", "short.html")
    column = browser.screenshot()[:, 4].astype(int)
    # It goes on without a step to the end of the window, where its last colour is that below the table.
    assert abs(column[-1] - table.colour_of("bottom-color")[:3]).max() <= 2
    assert abs(column[60 * browser.scale + 1:] - column[60 * browser.scale:-1]).max() <= 2
    assert browser.js("document.documentElement.scrollHeight <= innerHeight")


def test_easy_image_stands_at_the_start_and_accessory_at_the_end(browser, open_gallery):
    table = open_gallery(browser, "easy")
    table.show("Summer reading")
    row, image, title = (table.box("Summer reading", part) for part in (None, "img", "b"))
    assert row.left < image.left < row.left + 40 and image.right < title.left
    assert image.right - image.left == pytest.approx(60, abs=1)
    # Gradients soften no edges: the middle of the arrow has its colour.
    end = table.crop(row._replace(left=row.right - 44)).astype(int)
    assert (abs(end - table.colour_of("accessory-color")[:3]).max(axis=2) <= 2).sum() >= 20 * browser.scale ** 2


def test_easy_both_lines_change_colour(browser, open_gallery):
    table = open_gallery(browser, "easy")
    table.show("Lighthouse")
    parts = "b", "small"
    before = [style(table, "Lighthouse", part, "color") for part in parts]
    select(table, "Lighthouse")
    after = [style(table, "Lighthouse", part, "color") for part in parts]
    selected = "rgb({}, {}, {})".format(*table.colour_of("selected-label")[:3])
    assert before[0] != before[1] and selected not in before
    assert after == [selected, selected]
    picture = browser.screenshot()
    for part in parts:
        ink = abs(table.crop(table.box("Lighthouse", part), picture).astype(int) - table.colour_of("selected-label")[:3])
        assert (ink.max(axis=2) <= 12).sum() > 20, part


def test_easy_rows_are_high_and_have_no_separators(browser, open_themed):
    table = open_themed(browser, "easy", "shapes.html")
    table.show("Row 3")
    boxes = [table.box(f"Row {number}") for number in range(2, 5)]
    assert [box.bottom - box.top for box in boxes] == [100, 100, 100]
    assert style(table, "Row 3", "", "content", "::before") in ("none", "")
    # Drawn edges differ from shape to shape; a separator would be one line of its colour.
    line = table.crop(boxes[1]._replace(top=round(boxes[1].top), bottom=round(boxes[1].top) + 1))
    assert commonest(line) != table.colour_of("separator-color")[:3]


def test_drawing_is_switched_off_by_another_theme(browser, open_themed):
    """The same page with the theme `plain` has none of it."""
    table = open_themed(browser, "plain", "shapes.html")
    table.show("Row 3")
    picture = browser.screenshot()
    ground = table.colour_of("background")[:3]
    for shape, title in SHAPES.items():
        if shape != "only":
            assert drawn(table, title, picture) == [ground, ground]
            assert square_or_round(table, title, picture) == MIDDLE
        assert style(table, title, "", "border-top-left-radius") == "0px"
        assert "rgb" not in re.sub(r"linear-gradient\((rgba\(0, 0, 0, 0\)[ 0px,]*)+\)", "", style(table, title, "", "background-image"))
    assert tuple(picture[400, 4]) == ground and tuple(picture[60, 4]) == ground
    assert browser.js("getComputedStyle(document.querySelector('h1')).textShadow") == "none"
    box = table.box("Row 3")
    assert box.bottom - box.top == 44


# midnight: accessories of two colours.

def accessory_pixels(table, title, colour, picture):
    """How many pixels at the end of a row have a colour."""
    box = table.box(title)
    part = table.crop(box._replace(left=box.right - 40, top=box.top + 12, bottom=box.bottom - 12), picture)
    return int((part == colour).all(axis=2).sum())


@pytest.mark.parametrize("title", ["Disclosure", "Check"])
@pytest.mark.parametrize("how", ["pressed", "selected"])
def test_midnight_accessory_is_white_and_then_black(browser, open_themed, title, how):
    table = open_themed(browser, "midnight", "accessories.html")
    table.show(title)
    white, black = (255, 255, 255), (0, 0, 0)
    assert (table.colour_of("accessory-color")[:3], table.colour_of("highlighted-color")[:3]) == (white, black)
    enough = 20 * browser.scale ** 2
    assert sum(table.background(title)) < 100
    assert accessory_pixels(table, title, white, browser.screenshot()) >= enough
    if how == "pressed":
        browser.press(*table.box(title).centre)
    else:
        select(table, title)
    try:
        browser.settle()
        assert table.background(title) == white
        assert accessory_pixels(table, title, black, browser.screenshot()) >= enough
    finally:
        if how == "pressed":
            browser.release()


def test_midnight_keeps_colours_of_rows(browser, open_themed):
    """A row's own colours stand before the theme's, in both states."""
    table = open_themed(browser, "midnight", "accessories.html")
    table.show("Red arrow")
    assert accessory_pixels(table, "Red arrow", (204, 0, 0), browser.screenshot()) >= 20 * browser.scale ** 2
    select(table, "Red arrow")
    assert accessory_pixels(table, "Red arrow", (255, 255, 0), browser.screenshot()) >= 20 * browser.scale ** 2


# Switches: what is on is told from what is off by its colour as well.

@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("theme", THEMES)
def test_switch_that_is_off_is_quieter(chromium, open_gallery, theme, scheme):
    chromium.media(prefers_color_scheme=scheme)
    table = open_gallery(chromium, theme)

    def against_its_row(title, part):
        table.show(title)
        row, switch = table.box(title), table.box(title, "input")
        x, y = switch.left + (switch.right - switch.left) * part, switch.centre[1]
        ground, track = (table.crop(row._replace(left=at, right=at + 1, top=y, bottom=y + 1))[0, 0] for at in (switch.left - 6, x))
        return contrast(track, ground)
    off, on = against_its_row("Show returned books", .75), against_its_row("Send reminders", .25)
    assert 2 <= off < on, (off, on)


# Cell templates.

def test_template_stamps_each_part(chromium, open_gallery):
    """Every template shows every part that a row has, whole and inside of the row, over every theme."""
    for theme in "system", "easy", "docs":
        table = open_gallery(chromium, theme)
        chromium.size(800, chromium.js("document.documentElement.scrollHeight"))
        for template in "card", "default", "progress", "subtitle", "value1", "value2":
            title = f"Everything, {template}"
            row = table.box(title)
            parts = {part: table.box(title, part) for part in ("img", "b", "small", ".tv-value", "progress", ".disc")}
            for part, box in parts.items():
                assert row.left <= box.left < box.right <= row.right and row.top <= box.top < box.bottom <= row.bottom, (theme, title, part)
            for (one, first), (other, second) in itertools.combinations(parts.items(), 2):
                is_apart = (first.right <= second.left + 1 or second.right <= first.left + 1
                            or first.bottom <= second.top + 1 or second.bottom <= first.top + 1)
                assert is_apart, (theme, title, one, other)
            assert parts["img"].left < parts["b"].left < parts[".tv-value"].left < parts[".disc"].left
            assert chromium.js(f"{table.row(title)}.querySelector('progress').value") == 40


def test_template_of_progress(browser, open_gallery):
    """The bar stands below title and detail, as wide as the text, and is filled so far."""
    table = open_gallery(browser, "system")
    title = "Progress, progress"
    table.show(title)
    row, name, bar = (table.box(title, part) for part in (None, "b", "progress"))
    assert bar.top > table.box(title, "small").bottom
    assert bar.left == pytest.approx(name.left, abs=1) and bar.right - bar.left > (row.right - name.left) * 0.9
    line = table.crop(bar._replace(top=bar.top + 1, bottom=bar.bottom - 1))[0]
    filled = (line == table.colour_of("tint")[:3]).all(axis=1).mean()
    assert filled == pytest.approx(0.4, abs=0.02)


def test_template_of_cards(browser, open_gallery):
    """The image is large, with room above and below."""
    table = open_gallery(browser, "system")
    table.show("Image, card")
    row, image = table.box("Image, card"), table.box("Image, card", "img")
    small = table.box("Image, default", "img")
    assert image.right - image.left > 2 * (small.right - small.left)
    column = table.crop(row._replace(left=image.left, right=image.right)).astype(int)
    ink = (abs(column - table.background("Image, card")) > 4).any(axis=2).any(axis=1)
    assert not ink[3:8 * browser.scale].any() and not ink[-8 * browser.scale:].any()


def test_stamped_row_is_deselected_by_a_touch_outside(browser, open_gallery):
    table = open_gallery(browser, "system")
    title = "Title and detail, card"
    table.show(title)
    assert title not in table.selected()
    browser.click(*table.box(title).centre)
    browser.move(0, 0)
    assert title in table.selected()
    row = table.box(title)
    browser.click(row.left / 2, row.centre[1])
    browser.move(0, 0)
    assert title not in table.selected()


def test_detail_button_stands_before_the_arrow_of_a_stamped_row(browser, tablesite, tmp_path):
    page = "# T\n\n- [A](other.md) - x {accessory=detail-disclosure detail=#b}\n- [B](other.md) - x {cell=card accessory=detail-disclosure detail=#a}\n"
    with themed_page(tablesite, tmp_path, page) as open_page:
        open_page(browser, "system")
        buttons = browser.js("[...document.querySelectorAll('.info')].map((node) => (r => [r.left, r.right])(node.getBoundingClientRect()))")
        assert browser.js("document.querySelectorAll('.tv-accessory').length") == 1
        arrow = browser.js("document.querySelector('.tv-accessory').getBoundingClientRect().left")
        assert buttons[0] == pytest.approx(buttons[1], abs=1)
        # Half of what is left of the button's 44 pixels beside its ring of 22.
        assert buttons[1][1] - 11 <= arrow


def test_icons_as_large_as_rows_do_not_touch(browser, tablesite, tmp_path):
    (tmp_path / "Site").mkdir()
    (tmp_path / "Site/tablesite.yml").write_text("theme: system\ntokens: {image-size: 60px}\n")
    (tmp_path / "Site/index.md").write_text("# T\n\n- A {icon=bell}\n- B {icon=wifi}\n")
    with serve(build(tablesite, tmp_path, tmp_path / "public")) as url:
        browser.open(f"{url}/index.html")
        assert browser.js("document.querySelector('li').getBoundingClientRect().height") > 65


def test_titles_of_tasks_are_as_bold_as_others(browser, tablesite, tmp_path):
    page = "# T\n\n- [ ] Flight {accessory=switch icon=gear}\n- [Network](other.md) {icon=wifi value=On}\n"
    with themed_page(tablesite, tmp_path, page) as open_page:
        open_page(browser, "easy")
        weights = browser.js("['label>span:not([class])', 'li b'].map((part) => getComputedStyle(document.querySelector(part)).fontWeight)")
        assert weights[0] == weights[1] == "700"


@pytest.mark.parametrize("size, height", [(40, 80), (60, 30), (60, 50), (29, 20)])
def test_images_have_the_height_that_is_said(browser, tablesite, tmp_path, size, height):
    """In the middle of a row that is high enough for it."""
    (tmp_path / "Site").mkdir()
    (tmp_path / "Site/tablesite.yml").write_text(f"theme: system\ntokens: {{image-size: {size}px, image-height: {height}px}}\n")
    (tmp_path / "Site/a.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'/>")
    (tmp_path / "Site/index.md").write_text("# T\n\n- A {image=a.svg}\n- B\n")
    with serve(build(tablesite, tmp_path, tmp_path / "public")) as url:
        browser.open(f"{url}/index.html")
        row, image = browser.js("['li', 'li img'].map((part) => (r => [r.top, r.bottom, r.width])(document.querySelector(part).getBoundingClientRect()))")
    assert image[1] - image[0] == pytest.approx(height, abs=.5) and image[2] == size
    above, below = image[0] - row[0], row[1] - image[1]
    assert above >= 5 and above == pytest.approx(below, abs=1)


@pytest.mark.parametrize("size", [29, 60, 84])
def test_icons_stand_in_the_middle_of_their_rows(browser, tablesite, tmp_path, size):
    (tmp_path / "Site").mkdir()
    (tmp_path / "Site/tablesite.yml").write_text(f"theme: system\ntokens: {{image-size: {size}px}}\n")
    (tmp_path / "Site/index.md").write_text("# T\n\n- A {icon=bell icon-color=#c00}\n- B\n")
    with serve(build(tablesite, tmp_path, tmp_path / "public")) as url:
        browser.open(f"{url}/index.html")
        row, icon = browser.js("['li', 'li .tv-icon'].map((part) => (r => [r.top, r.bottom])(document.querySelector(part).getBoundingClientRect()))")
    assert icon[1] - icon[0] >= size
    assert icon[0] - row[0] == pytest.approx(row[1] - icon[1], abs=1)


def own_theme(folder, text, page, style="plain"):
    """Writes a project with a theme of its own."""
    for name, content in {"Themes/mine/theme.yml": f"name: mine\n{text}", "Site/index.md": page,
                          "Site/tablesite.yml": f"theme: mine\nstyle: {style}\n"}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content)
    return folder


def test_the_outline_of_two_tone_follows_the_colour_of_rows(chromium, tablesite, tmp_path):
    page = "# T\n\n" + "".join(f"## Part {number}\n\n- Row\n\n" for number in range(30))
    theme = "extends: two-tone\ntokens:\n  prim-row-color: {light: '#ffffdd', dark: '#222200'}\n"
    with serve(build(tablesite, own_theme(tmp_path, theme, page), tmp_path / "public")) as url:
        chromium.size(1400, 800)
        grounds = []
        for scheme in "light", "dark":
            chromium.media(prefers_color_scheme=scheme)
            chromium.open(f"{url}/index.html")
            grounds.append(chromium.js("getComputedStyle(document.querySelector('.tv-outline')).backgroundColor"))
    assert grounds == ["rgb(255, 255, 221)", "rgb(34, 34, 0)"]


@pytest.mark.parametrize("style", ["plain", "grouped", "inset"])
def test_lists_of_plain_begin_with_a_line_but_cards_do_not(browser, tablesite, tmp_path, style):
    page = "# T\n\nText.\n\n- A\n- B\n\n## S\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"
    project = own_theme(tmp_path, "extends: plain\ntokens:\n  prim-row-color: '#eee'\n", page, style)
    with serve(build(tablesite, project, tmp_path / "public")) as url:
        browser.open(f"{url}/index.html")
        widths = browser.js("[...document.querySelectorAll('main [role=list]')].map(e => parseFloat(getComputedStyle(e).borderBlockStartWidth))")
    assert widths and all((width > 0) == (style != "inset") for width in widths)
