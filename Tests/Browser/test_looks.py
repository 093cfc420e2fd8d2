"""Two looks made with the means of any theme: one of pinstripes, gradients and frames, one of icon tiles and switches."""

import pytest
from conftest import HERE, build, run
from tables import Table
from test_pages import axe_source


@pytest.fixture(scope="session")
def looks(tablesite, tmp_path_factory):
    """The folder that Tests/Browser/Looks was built into with one of its themes: ``looks("linen")``."""
    folder = tmp_path_factory.mktemp("looks")
    built = {}

    def build_with(theme):
        if theme not in built:
            built[theme] = build(tablesite, HERE / "Looks", folder / theme, "--theme", theme)
        return built[theme]
    return build_with


@pytest.fixture
def open_look(looks, served):
    def open_page(browser, theme, path="index.html"):
        browser.open(f"{served(looks(theme))}/{path}")
        return Table(browser)
    return open_page


def widths(table, *titles):
    """The widths of the four edges of rows, from the top in the direction of the clock."""
    return [table.browser.js(
        f"(style => ['top', 'right', 'bottom', 'left'].map(side => parseFloat(style.getPropertyValue(`border-${{side}}-width`))))"
        f"(getComputedStyle({table.row(title)}))") for title in titles]


TOP, MIDDLE, BOTTOM, ONLY = [1, 1, 0, 1], [0, 1, 0, 1], [0, 1, 1, 1], [1, 1, 1, 1]


def test_border_follows_the_rows_that_are_seen(browser, open_look):
    table = open_look(browser, "linen", "parts.html")
    assert widths(table, "Only", "First", "Second", "Third", "Fourth") == [ONLY, TOP, MIDDLE, MIDDLE, BOTTOM]
    table.do("row('First').hidden = row('Fourth').hidden = true")
    assert widths(table, "Second", "Third") == [TOP, BOTTOM]
    table.do("row('Third').hidden = true")
    assert widths(table, "Second") == [ONLY]
    radius = browser.js(f"getComputedStyle({table.row('Second')}).borderRadius")
    assert radius == "10px"


def test_the_glass_has_the_colour_of_the_buttons_beside_it(chromium, open_look):
    chromium.size(390, 800)
    open_look(chromium, "linen")
    chromium.wait_until("document.querySelector('.tv-search') !== null")
    glass, button = chromium.js("[['.tv-field', '::before'], ['.tv-bar button', '::before']].map(([name, part]) => getComputedStyle(document.querySelector(name), part).borderTopColor)")
    assert glass == button == "rgb(255, 255, 255)"


def test_a_field_has_a_colour_of_its_own_in_a_bar_of_another(chromium, open_look):
    chromium.size(1280, 800)
    open_look(chromium, "linen")
    chromium.wait_until("document.querySelector('.tv-search') !== null")
    assert chromium.js("[['.tv-search input'], ['.tv-search input', '::placeholder'], ['.tv-search .tv-field', '::before'], ['.tv-search']]"
                       ".map(([name, part]) => getComputedStyle(document.querySelector(name), part).color)"
                       ) == ["rgb(68, 80, 107)"] * 3 + ["rgb(255, 255, 255)"]


def test_border_of_sections_that_reach_the_edges(browser, open_look):
    table = open_look(browser, "linen", "parts.html")
    assert widths(table, "Left", "Right") == [[1, 0, 0, 0], [0, 0, 1, 0]]
    assert widths(table, "Red", "Line") == [[3, 3, 0, 3], [0, 3, 3, 3]]
    assert browser.js(f"getComputedStyle({table.row('Red')}).borderTopColor") == "rgb(204, 0, 0)"
    card = browser.js("(style => [style.borderTopWidth, style.borderLeftWidth, style.borderBottomWidth])"
                      "(getComputedStyle(document.querySelector('section>.tv-prose')))")
    assert card == ["1px"] * 3


def test_border_is_drawn_round_the_corners(chromium, open_look):
    chromium.size(800, 800, 2)
    table = open_look(chromium, "linen", "parts.html")
    table.show("First")
    box = table.box("First")
    picture = chromium.screenshot()
    line = (0xA5, 0xAB, 0xB2)
    x, y = round(box.left * 2), round(box.top * 2)
    # On the two edges, and not at the corner between them, which is round.
    assert tuple(picture[y, x + 60]) == line and tuple(picture[y + 60, x]) == line
    assert tuple(picture[y, x]) != line and tuple(picture[y + 1, x + 1]) != line


def test_border_of_a_list_that_is_cut(browser, tablesite, served, tmp_path):
    rows = "\n".join(f"- Row {number}" for number in range(1, 1202))
    source = tmp_path / "Site"
    source.mkdir()
    (source / "index.md").write_text(f"# Long\n\n## All\n\n{rows}\n")
    (source / "tablesite.yml").write_text("tokens: {section-border-color: '#a00'}\n")
    browser.open(f"{served(build(tablesite, tmp_path, tmp_path / 'out'))}/index.html")
    lists = browser.js("document.querySelectorAll('main [role=list]').length")
    assert lists > 2
    found = browser.js("""[...document.querySelectorAll('main [role=list]>li')].map(row => {
        const style = getComputedStyle(row);
        return [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth].map(parseFloat).join(' ')
    })""")
    assert found == ["1 0 1", *["0 0 1"] * 1199, "0 1 1"]


def test_border_of_text_and_tables(browser, tablesite, served, tmp_path):
    source = tmp_path / "Site"
    source.mkdir()
    table = "| A | B | C |\n|--|--|--|\n| 1 | 2 | 3 |\n"
    (source / "index.md").write_text(f"# T\n\n## Text\n\nText.\n\nMore.\n\n## Table\n\n{table}\n## Folded {{collapsed=true}}\n\n{table}")
    (source / "tablesite.yml").write_text("tokens: {section-border-color: '#a00', section-border-width: 3px}\n")
    browser.open(f"{served(build(tablesite, tmp_path, tmp_path / 'out'))}/index.html")
    found = browser.js("""[...document.querySelectorAll('section .tv-prose, section .tv-scroll')].map(card => {
        const style = getComputedStyle(card);
        return ['Top', 'Right', 'Bottom', 'Left'].map(side => style[`border${side}Width`]).join(' ') + ' ' + style.borderTopColor
    })""")
    assert found == ["3px 3px 3px 3px rgb(170, 0, 0)"] * 3


def test_border_in_forced_colours(chromium, open_look):
    chromium.media(**{"forced-colors": "active"})
    table = open_look(chromium, "linen", "parts.html")
    colour = chromium.js(f"getComputedStyle({table.row('First')}).borderTopColor")
    assert colour == table_colour(chromium, "GrayText")
    assert widths(table, "First") == [TOP]
    # The outline is drawn again, and the bar has no picture.
    assert chromium.js("getComputedStyle(document.querySelector('.tv-bar')).backgroundImage") == "none"
    table = open_look(chromium, "linen")
    assert accessory(table, "Sounds")["clip-path"].startswith("path(")


def table_colour(browser, name):
    return browser.js(f"(e => {{ e.style.color = '{name}'; document.body.append(e); const c = getComputedStyle(e).color; e.remove();"
                      " return c })(document.createElement('i'))")


def accessory(table, title):
    """What an accessory is drawn with."""
    names = ["clip-path", "background-image", "background-size", "inline-size"]
    return table.browser.js(
        f"(style => Object.fromEntries({names}.map(name => [name, style.getPropertyValue(name)])))"
        f"(getComputedStyle({table.row(title)}.firstElementChild, '::after'))")


def test_accessories_are_pictures(browser, open_look):
    table = open_look(browser, "linen")
    arrow = accessory(table, "Sounds")
    assert arrow["clip-path"] == "none" and arrow["background-size"] == "contain" and arrow["inline-size"] == "15px"
    assert arrow["background-image"].endswith('/disclosure.svg")')
    assert accessory(table, "Date and time")["background-image"].endswith('/disclosure-highlighted.svg")')
    # A gradient has the outline of the check mark.
    check = accessory(table, "German")
    assert check["clip-path"].startswith("path(") and check["background-image"].startswith("linear-gradient(rgb(79, 110, 168)")
    assert accessory(table, "Greek")["background-image"].startswith("linear-gradient(rgb(255, 255, 255)")


def test_bar_has_a_picture(browser, open_look):
    open_look(browser, "linen", "parts.html")
    image = browser.js("getComputedStyle(document.querySelector('.tv-bar')).backgroundImage")
    assert image.startswith("linear-gradient(rgb(130, 150, 178)")
    assert browser.js("getComputedStyle(document.querySelector('.tv-bar')).backgroundColor") == "rgb(63, 86, 122)"
    # Its text is white, that of the page is not.
    colours = browser.js("['.tv-bar>b', '.tv-bar>a', '.tv-header>h1'].map(name => getComputedStyle(document.querySelector(name)).color)")
    assert colours == ["rgb(255, 255, 255)"] * 2 + ["rgb(44, 55, 72)"]


def test_titles_have_their_weight(browser, open_look):
    table = open_look(browser, "linen", "parts.html")
    def weight():
        return browser.js(f"getComputedStyle({table.row('Second')}.querySelector('p')).fontWeight")
    # A sentence is none.
    assert weight() == "400"
    table.do("row('Second').classList.add('disc')")
    assert weight() == "700"
    table = open_look(browser, "linen")
    assert browser.js(f"getComputedStyle({table.row('Sounds')}.querySelector('b')).fontWeight") == "700"


# Icon tiles, switches, two images.

def test_tiles_stand_before_titles(browser, open_look):
    table = open_look(browser, "settings", "settings.html")
    row, tile, title = table.box("Mobile data"), table.box("Mobile data", ".tv-icon"), table.box("Mobile data", "span:not([class])")
    assert tile.right - tile.left == 30 and title.left - tile.right >= 8
    assert abs(tile.centre[1] - row.centre[1]) < 1.5
    before = browser.js(f"getComputedStyle({table.row('Mobile data')}.querySelector('.tv-icon'), '::before').backgroundImage")
    assert before.startswith("linear-gradient(rgb(23, 138, 53)")
    mask = browser.js(f"(s => s.maskImage || s.webkitMaskImage)(getComputedStyle({table.row('Mobile data')}.querySelector('.tv-icon'), '::after'))")
    assert mask.startswith('url("data:image/svg+xml,')
    # A number stands before the tile, and both before the title; a nested row is further in.
    number = table.box("Second", ".tv-icon")
    assert number.left > table.box("Second").left + 40
    assert table.box("Nested", ".tv-icon").left == number.left + 20


def test_drawing_has_its_colour_by_pixels(browser, open_look):
    table = open_look(browser, "settings", "settings.html")
    table.show("Wireless network")
    picture = table.crop(table.box("Wireless network", ".tv-icon"))
    assert tuple(picture[picture.shape[0] // 2, picture.shape[1] // 10]) == (0x0A, 0x6B, 0xE0)
    assert (picture == 255).all(axis=2).mean() > 0.08


def test_separator_begins_behind_the_tile(browser, open_look):
    table = open_look(browser, "settings", "settings.html")
    start = "(r => parseFloat(getComputedStyle(r, '::after').left))"
    inset = browser.js(f"{start}({table.row('Mobile data')})")
    title = table.box("Mobile data", "span:not([class])").left - table.box("Mobile data").left
    assert abs(inset - title) <= 1
    # As behind an image.
    image = browser.js(f"{start}({table.row('Lit lamp')})")
    assert abs(image - inset) <= 1


def test_switches_are_ticked(browser, open_look):
    table = open_look(browser, "settings", "settings.html")
    browser.js("localStorage.clear()")
    knob = f"getComputedStyle({table.row('Flight mode')}.querySelector('[role=switch]')).backgroundPosition.split(',')[0]"
    assert browser.js(knob) == "2px 2px"
    table.show("Flight mode")
    browser.click(*table.box("Flight mode", "span:not([class])").centre)
    browser.wait_until(f"{table.row('Flight mode')}.querySelector('input').checked")
    browser.wait_until(f"{knob} == '22px 2px'")
    colour = browser.js(f"getComputedStyle({table.row('Flight mode')}.querySelector('input')).color")
    assert colour == "rgb(23, 138, 53)"
    size = table.box("Flight mode", "input")
    assert (size.right - size.left, size.bottom - size.top) == (51, 31)
    assert browser.js("document.querySelectorAll('[role=switch]').length") == 4


def test_switches_and_tiles_from_right_to_left(browser, open_look):
    table = open_look(browser, "settings", "arabic.html")
    on, off = (f"getComputedStyle(document.querySelectorAll('[role=switch]')[{n}]).backgroundPosition.split(',')[0]" for n in (0, 1))
    assert browser.js(on) == "2px 2px" and browser.js(off) == "22px 2px"
    tile = browser.js("document.querySelector('main .tv-icon').getBoundingClientRect().left")
    title = browser.js("document.querySelector('main label>span:not([class])').getBoundingClientRect().right")
    assert tile > title


def test_selected_row_has_its_own_image(browser, open_look):
    table = open_look(browser, "settings", "settings.html")

    def shown(title):
        return browser.js(f"[...{table.row(title)}.querySelectorAll('img')].filter(image => image.checkVisibility({{visibilityProperty: true}}))"
                          ".map(image => image.getAttribute('src'))")
    assert shown("Lamp") == ["images/off.svg"]
    assert shown("Lit lamp") == ["images/on.svg"]
    # Both are in one place.
    browser.js(f"(location.hash = {table.row('Lamp')}.id)")
    browser.settle()
    assert shown("Lamp") == ["images/on.svg"]
    table.show("Lamp")
    picture = table.crop(table.box("Lamp", ".tv-on"))
    assert tuple(picture[picture.shape[0] // 2, picture.shape[1] // 2]) == (0x00, 0x60, 0xD0)


def test_tiles_and_switches_in_forced_colours(chromium, open_look):
    chromium.media(**{"forced-colors": "active"})
    table = open_look(chromium, "settings", "settings.html")
    text, ground = table_colour(chromium, "CanvasText"), table_colour(chromium, "Canvas")
    images = chromium.js(f"['::before', '::after'].map(part => getComputedStyle({table.row('Mobile data')}.querySelector('.tv-icon'),"
                         " part).backgroundImage)")
    assert text in images[0] and ground in images[1]
    assert text in chromium.js(f"getComputedStyle({table.row('Mobile data')}.querySelector('input')).color")


@pytest.mark.parametrize("look, waived", [("linen", ", 2 waived"), ("settings", "")])
def test_check_finds_nothing(tablesite, look, waived):
    done = run(tablesite, "theme", "check", look, "--project", HERE / "Looks")
    assert done.stdout.strip().endswith(f"checked{waived}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("look, page", [("linen", "index.html"), ("linen", "parts.html"), ("settings", "settings.html"),
                                        ("settings", "arabic.html")])
def test_axe_finds_nothing(chromium, open_look, look, page, scheme):
    chromium.media(**{"prefers-color-scheme": scheme})
    open_look(chromium, look, page)
    chromium.js(axe_source() + ";true")
    assert chromium.js("axe.run(document, {resultTypes: ['violations']}).then(result => result.violations.map(v =>"
                       " v.id + ' ' + v.nodes.map(n => n.html)))") == []
