"""What stands above and below every page: small on a phone, in one line with the search in a wide window."""

import contextlib

import pytest
from conftest import build
from server import serve
from test_navigation import is_shown
from test_pages import axe_source
from themed_site import THEMES

SETTINGS = """title: Heron
language: en
logo: heron.svg
links:
  Guide: guide.md
  Reference: reference.md
repository: https://github.com/example/heron
footer: |
  © The authors, [more](guide.md).
"""


def project(folder, settings=SETTINGS, pages=("guide", "reference", "more")):
    source = folder / "Site"
    source.mkdir(parents=True)
    (source / "tablesite.yml").write_text(settings, "utf-8")
    (source / "heron.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64'><rect width='64' height='64'/></svg>", "utf-8")
    (source / "index.md").write_text("# Heron\n\nText.\n\n" + "".join(f"- [{name}]({name}.md)\n" for name in pages), "utf-8")
    for name in pages:
        (source / f"{name}.md").write_text(f"# {name.title()}\n\nText.\n\n" + "- Row\n" * (40 if name == "more" else 3), "utf-8")
    return folder


def with_links(count, settings=SETTINGS):
    """The settings with so many links more."""
    return settings.replace("links:", "links:" + "".join(f"\n  Link with the number {n}: guide.md" for n in range(count)))


@contextlib.contextmanager
def published(tablesite, folder, frame="frame.html"):
    """Builds a project and serves it, with an empty page for :func:`framed`."""
    site = build(tablesite, folder, folder / "public")
    (site / frame).write_text("<!doctype html><title>F</title><body style='margin:0'>", "utf-8")
    with serve(site) as address:
        yield address


def framed(browser, address, page, width, height=800):
    """Shows a page in a frame of a width, and returns what stands for its document."""
    browser.open(f"{address}/frame.html")
    browser.js(f"document.body.innerHTML = '<iframe src={page} style=\"border:0;width:{width}px;height:{height}px\"></iframe>'")
    inside = "document.querySelector('iframe').contentDocument"
    browser.wait_until(f"{inside}?.readyState === 'complete' && !!{inside}.querySelector('main')")
    browser.wait_until(f"!{inside}.querySelector('script') || !!{inside}.querySelector('.tv-search')")
    return inside


def rect(browser, inside, selector):
    return browser.js(f"(r => [r.left, r.top, r.right, r.bottom])({inside}.querySelector({selector!r}).getBoundingClientRect())")


@pytest.fixture(scope="module")
def site(tablesite, tmp_path_factory):
    folder = project(tmp_path_factory.mktemp("frame"))
    with published(tablesite, folder) as address:
        yield address


def test_phone_has_one_line_below_the_bar(browser, site):
    inside = framed(browser, site, "guide.html", 390)
    header, bar = rect(browser, inside, ".tv-site-header"), rect(browser, inside, ".tv-bar")
    assert bar[1] == pytest.approx(0, abs=1) and header[3] - header[1] <= 45 and bar[3] - bar[1] <= 45
    assert header[1] == pytest.approx(bar[3], abs=1)
    # The field of the search is in the bar, as the buttons are.
    search = rect(browser, inside, ".tv-search .tv-field")
    assert search[1] >= bar[1] - 1 and search[3] <= bar[3] + 1 and search[2] <= 390
    # The bar stays when the header has gone.
    inside = framed(browser, site, "more.html", 390)
    browser.js(f"{inside}.defaultView.scrollTo(0, 600)")
    browser.settle()
    assert rect(browser, inside, ".tv-site-header")[3] <= 0
    assert rect(browser, inside, ".tv-bar")[1] == pytest.approx(0, abs=1)
    assert rect(browser, inside, ".tv-search .tv-field")[1] == pytest.approx(0, abs=1)


def test_phone_has_room_for_all_links(browser, site):
    """Where the site is developed is told by a drawing alone, whose name is still read."""
    for width in (360, 390):
        inside = framed(browser, site, "guide.html", width)
        header = f"{inside}.querySelector('.tv-site-header')"
        assert browser.js(f"{header}.scrollWidth <= {header}.clientWidth"), width
        left, top, right, bottom = rect(browser, inside, ".tv-repository")
        assert 15 <= right - left <= 17 and bottom - top >= 44 and right <= width
        assert browser.js(f"{inside}.querySelector('.tv-repository').textContent") == "GitHub"
    inside = framed(browser, site, "guide.html", 600)
    left, _, right, _ = rect(browser, inside, ".tv-repository")
    assert right - left > 40


def test_phone_s_home_has_the_name_in_its_bar(browser, site):
    inside = framed(browser, site, "index.html", 390)
    name, bar, links, menu = (rect(browser, inside, selector) for selector in (
        ".tv-site-header p a", ".tv-bar", ".tv-site-header ul", ".tv-bar button"))
    assert bar[1] == pytest.approx(0, abs=1) and name[1] >= -1 and name[3] <= bar[3] + 1
    field = rect(browser, inside, ".tv-search .tv-field")
    assert name[2] <= field[0] and field[2] == pytest.approx(menu[0], abs=1), "the glass stands beside the button"
    assert links[1] == pytest.approx(bar[3], abs=1) and links[2] <= 390


def test_way_home_is_the_name_of_the_site(browser, site):
    """The title of the page that it leads to stands there once, on a phone in the bar, in a wide window above the list."""
    inside = framed(browser, site, "guide.html", 390)
    name, bar, back = (rect(browser, inside, selector) for selector in (".tv-site-header p", ".tv-bar", ".tv-home"))
    assert name[1] >= bar[1] - 1 and name[3] <= bar[3] + 1 and name[0] >= back[0] + 12, "behind the arrow, in the line of the bar"
    assert back[2] - back[0] >= 40 and back[3] - back[1] >= 43, "as large as a finger"
    at = lambda x: browser.js(f"{inside}.elementFromPoint({x}, {bar[1] + 22}).closest('a')?.className")
    assert at(name[0] - 8) == "tv-back tv-home" and at(name[0] + 8) == "", "arrow and name are links, each its own"
    assert browser.js(f"{inside}.querySelector('.tv-home').textContent") == "Heron", "read aloud as before"
    inside = framed(browser, site, "guide.html", 1100)
    assert browser.js(f"getComputedStyle({inside}.querySelector('.tv-home')).visibility") == "hidden", "beside it is the button of the outline"
    assert browser.js(f"{inside}.querySelector('.tv-bar').checkVisibility()")
    inside = framed(browser, site, "guide.html", 1280)
    assert not browser.js(f"{inside}.querySelector('.tv-bar').checkVisibility()")
    assert browser.js(f"{inside}.querySelector('.tv-site-header p').checkVisibility()")


def test_phone_s_menu_is_at_one_place(browser, site):
    places = [rect(browser, framed(browser, site, page, 390), ".tv-bar [popovertarget=':pages']") for page in ("index.html", "guide.html")]
    assert places[0] == pytest.approx(places[1], abs=1)


def test_long_names_leave_room_for_the_others(browser, tablesite, tmp_path):
    folder = project(tmp_path, SETTINGS.replace("title: Heron", "title: The documentation of the heron project and its friends"))
    with published(tablesite, folder) as address:
        inside = framed(browser, address, "guide.html", 1280)
        name, search = rect(browser, inside, ".tv-site-header p"), rect(browser, inside, ".tv-search .tv-field")
        assert name[2] <= search[0]
        inside = framed(browser, address, "guide.html", 390)
        link = rect(browser, inside, ".tv-site-header li")
        assert link[0] < 360, "links begin in sight"
        assert browser.js(f"(a => a.scrollWidth > a.clientWidth)({inside}.querySelector('.tv-site-header p a'))")
        assert browser.js(f"{inside}.defaultView.getComputedStyle({inside}.querySelector('.tv-site-header p a')).textOverflow") == "ellipsis"


def test_nothing_makes_a_page_wider_than_a_phone(browser, tablesite, tmp_path):
    settings = SETTINGS.replace("title: Heron", "title: " + "A very long name of a site " * 3)
    with published(tablesite, project(tmp_path, with_links(9, settings))) as address:
        for page in ("index.html", "guide.html"):
            for width in (320, 390, 800):
                inside = framed(browser, address, page, width)
                assert browser.js(f"{inside}.documentElement.scrollWidth") <= width
                _, top, _, bottom = rect(browser, inside, ".tv-site-header p")
                assert bottom - top <= 58 and bottom <= 44 + 58


def test_wide_window_has_name_search_and_links_in_one_line(browser, site):
    inside = framed(browser, site, "more.html", 1280)
    browser.js(f"{inside}.defaultView.scrollTo(0, 300)")
    browser.settle()
    header = rect(browser, inside, ".tv-site-header")
    assert header[0] == pytest.approx(0, abs=1) and header[1] == pytest.approx(0, abs=1) and 48 <= header[3] <= 64
    name, field, links = (rect(browser, inside, selector) for selector in (".tv-site-header p a", ".tv-search .tv-field", ".tv-site-header ul"))
    assert name[2] <= field[0] and field[2] <= links[0] and links[2] <= 1280
    assert header[1] <= field[1] and field[3] <= header[3]
    # The list of pages begins below it.
    assert rect(browser, inside, ".tv-side")[1] == pytest.approx(header[3], abs=1)
    # What a link of the page leads to is not behind it.
    browser.js(f"{inside}.querySelector('main li:nth-child(30)').scrollIntoView()")
    browser.settle()
    assert rect(browser, inside, "main li:nth-child(30)")[1] >= header[3]


@pytest.mark.parametrize("width", [1024, 1100, 1280, 1440, 1920])
@pytest.mark.parametrize("page", ["more.html", "guide.html"])
def test_field_begins_where_the_column_does(browser, site, width, page):
    inside = framed(browser, site, page, width)
    title = rect(browser, inside, ".tv-header h1")
    assert rect(browser, inside, ".tv-search .tv-field")[0] == pytest.approx(title[0], abs=1)


@pytest.mark.parametrize("width", [1280, 1440, 1600])
def test_field_lies_over_no_link(browser, tablesite, tmp_path, width):
    with published(tablesite, project(tmp_path, with_links(5))) as address:
        inside = framed(browser, address, "guide.html", width)
        assert rect(browser, inside, ".tv-search .tv-field")[2] <= rect(browser, inside, ".tv-site-header ul")[0]


def test_long_names_give_way_without_a_search(browser, tablesite, tmp_path):
    settings = with_links(5).replace("title: Heron", "title: The documentation of the heron project and all its friends\nsearch: false")
    with published(tablesite, project(tmp_path, settings)) as address:
        inside = framed(browser, address, "guide.html", 1280)
        assert browser.js(f"(h => h.scrollWidth <= h.clientWidth)({inside}.querySelector('.tv-site-header'))")


def test_right_to_left_is_the_same_turned_round(browser, tablesite, tmp_path):
    folder = project(tmp_path, SETTINGS.replace("language: en", "language: ar").replace("links:", "links:\n  Another page of links: guide.md"))
    with published(tablesite, folder) as address:
        inside = framed(browser, address, "more.html", 1280)
        name, field, links = (rect(browser, inside, selector) for selector in (".tv-site-header p a", ".tv-search .tv-field", ".tv-site-header ul"))
        assert 1280 >= name[2] > name[0] >= field[2] > field[0] >= links[2] > links[0] >= 0
        inside = framed(browser, address, "index.html", 390)
        name, search, menu = (rect(browser, inside, selector) for selector in (".tv-site-header p", ".tv-search .tv-field", ".tv-bar button"))
        assert 390 >= name[2] > name[0] >= search[2] and search[0] >= menu[2]


def test_titles_of_plain_tables_stick_below_it(browser, tablesite, tmp_path):
    folder = project(tmp_path, SETTINGS + "theme: plain\n")
    (folder / "Site/more.md").write_text("# More\n\n## Part\n\n" + "- Row\n" * 60, "utf-8")
    with published(tablesite, folder) as address:
        inside = framed(browser, address, "more.html", 1280)
        browser.js(f"{inside}.defaultView.scrollTo(0, 900)")
        browser.settle()
        assert rect(browser, inside, "h2")[1] == pytest.approx(rect(browser, inside, ".tv-site-header")[3], abs=1)
        inside = framed(browser, address, "more.html", 390)
        browser.js(f"{inside}.defaultView.scrollTo(0, 900)")
        browser.settle()
        assert rect(browser, inside, "h2")[1] == pytest.approx(rect(browser, inside, ".tv-bar")[3], abs=1)


def test_outline_lies_over_the_bar(chromium, tablesite, tmp_path):
    """A page below another has a way back, in a bar that is as wide as the window."""
    folder = project(tmp_path)
    (folder / "Site/guide").mkdir()
    (folder / "Site/guide/deep.md").write_text("# Deep\n\n" + "".join(f"## Part {n}\n\n- Row\n\n" for n in range(9)), "utf-8")
    with published(tablesite, folder) as address:
        inside = framed(chromium, address, "guide/deep.html", 1300)
        left, top, right, _ = rect(chromium, inside, ".tv-outline")
        assert chromium.js(f"{inside}.querySelector('.tv-bar a').checkVisibility()")
        at = f"{inside}.elementFromPoint({(left + right) / 2}, {top + 2})"
        assert chromium.js(f"!!{at}.closest('.tv-outline')"), chromium.js(f"{at}.outerHTML.slice(0, 80)")


def test_phone_s_field_covers_the_bar(browser, site):
    """The name of the site is below it, and so is what opens the menus: one sees what one writes."""
    for page in ("index.html", "guide.html", "more.html"):
        inside = framed(browser, site, page, 390)
        left, top, right, bottom = rect(browser, inside, ".tv-bar")
        browser.js(f"{inside}.defaultView.focus(), {inside}.querySelector('.tv-search input').focus()")
        browser.settle()
        box = rect(browser, inside, ".tv-search")
        assert box[0] == pytest.approx(left, abs=1) and box[2] == pytest.approx(right, abs=1)
        assert box[1] == pytest.approx(top, abs=1) and box[3] == pytest.approx(bottom, abs=1)
        for x in range(20, 380, 12):
            assert browser.js(f"!!{inside}.elementFromPoint({x}, 22).closest('.tv-search')"), (page, x)


def test_way_back_is_whole(browser, tablesite, tmp_path):
    """It has two lines where it needs them, until the page's title comes."""
    (tmp_path / "Site/part").mkdir(parents=True)
    (tmp_path / "Site/index.md").write_text("# Book\n", "utf-8")
    (tmp_path / "Site/part/index.md").write_text("# Packages, Crates, and Modules in Swift\n", "utf-8")
    (tmp_path / "Site/part/page.md").write_text("# Page\n\n" + "".join(f"## Part {n}\n\n{'Text. ' * 200}\n\n" for n in range(4)), "utf-8")
    with published(tablesite, tmp_path, "part/frame.html") as address:
        inside = framed(browser, f"{address}/part", "page.html", 390)
        link = f"{inside}.querySelector('.tv-bar>a')"
        assert browser.js(f"{link}.textContent") == "Packages, Crates, and Modules in Swift"
        assert browser.js(f"{link}.scrollWidth <= {link}.clientWidth && {link}.scrollHeight <= {link}.clientHeight")
        box, bar = rect(browser, inside, ".tv-bar>a"), rect(browser, inside, ".tv-bar")
        assert box[1] >= bar[1] and box[3] <= bar[3] and bar[3] - bar[1] == pytest.approx(44, abs=1)
        assert box[2] <= rect(browser, inside, ".tv-bar button")[0]


@pytest.mark.parametrize("theme", ["plain", "alternating", "midnight"])
def test_bands_lie_over_no_selected_row(chromium, tablesite, tmp_path, theme):
    rows = "".join(f"- Row {n}\n" for n in range(40))
    project(tmp_path)
    (tmp_path / "Site/guide.md").write_text(f"# Guide\n\n## Group\n\n### Inner\n\n{rows}\n## Last\n\n{rows.replace('Row', 'Last row')}", "utf-8")
    site = build(tablesite, tmp_path, tmp_path / "public", "--theme", theme)
    with serve(site) as address:
        for width in (390, 1280):
            chromium.size(width, 700)
            for row, band in (("row-20", "inner"), ("last-row-20", "last")):
                chromium.open(f"{address}/guide.html#{row}")
                chromium.settle()
                top, bottom = (chromium.js(f"document.getElementById('{id}').getBoundingClientRect().{side}") for id, side in ((row, "top"), (band, "bottom")))
                assert 0 < bottom <= top <= bottom + 40, (width, row)


@pytest.mark.parametrize("width", [800, 1280])
def test_the_way_past_it_lies_over_all(browser, site, width):
    """With a header, a field and a list of pages beside the page; it moves none of them."""
    inside = framed(browser, site, "more.html", width)
    before = rect(browser, inside, "main h1")
    # A frame that nobody has touched shows no focus in Chromium.
    browser.click(before[0] + 5, before[1] + 5)
    browser.js(f"{inside}.querySelector('.tv-skip').focus()")
    browser.settle()
    left, top, right, bottom = rect(browser, inside, ".tv-skip")
    assert top >= 0 and left >= 0 and bottom - top > 20
    for x in (left + 4, (left + right) / 2, right - 4):
        assert browser.js(f"{inside}.elementFromPoint({x}, {(top + bottom) / 2}).className") == "tv-skip"
    assert rect(browser, inside, "main h1") == before


@pytest.mark.parametrize("width", [980, 1100])
def test_links_without_room_move_by_themselves(browser, tablesite, tmp_path, width):
    """Not over the field, nor the name of the site out of sight."""
    with published(tablesite, project(tmp_path, with_links(9))) as address:
        inside = framed(browser, address, "guide.html", width)
        browser.js(f"{inside}.querySelector('.tv-site-header li:last-child a').focus()")
        browser.settle()
        name, field, links, last = (rect(browser, inside, selector) for selector in (".tv-site-header p", ".tv-search .tv-field", ".tv-site-header ul", ".tv-site-header li:last-child"))
        assert name[0] >= 0 and name[2] <= field[0] and field[2] <= links[0]
        assert links[0] <= last[0] and last[2] <= width
        # The ring is within the link, since what moves is cut at its edges.
        style = browser.js(f"(s => [s.outlineStyle, s.outlineWidth, s.outlineOffset])({inside}.defaultView.getComputedStyle({inside}.querySelector('.tv-site-header li:last-child a')))")
        assert style[2] == "-3px" or style[0] == "none", style


def test_phone_s_bar_says_where_one_is(browser, site):
    """Below home it has the name of the site, and the page's title once that has scrolled away, where the browser can tell."""
    inside = framed(browser, site, "more.html", 390)
    browser.js(f"{inside}.defaultView.scrollTo(0, 600)")
    browser.settle()
    _, name_top, _, name_bottom = rect(browser, inside, ".tv-site-header p")
    opacity = float(browser.js(f"{inside}.defaultView.getComputedStyle({inside}.querySelector('.tv-bar b')).opacity"))
    assert opacity == 1 or (0 <= name_top and name_bottom <= 46), (opacity, name_top)


def test_footer_ends_the_window_and_the_column(browser, site):
    for width in (390, 1280):
        inside = framed(browser, site, "guide.html", width, 1200)
        footer = rect(browser, inside, ".tv-site-footer")
        assert footer[3] == pytest.approx(1200, abs=1)
        assert rect(browser, inside, ".tv-site-footer p")[0] == pytest.approx(rect(browser, inside, "h1")[0], abs=1)


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_draws_it_readable(chromium, tablesite, tmp_path, theme):
    folder = project(tmp_path, SETTINGS + f"theme: {theme}\n")
    with serve(build(tablesite, folder, folder / "public")) as address:
        chromium.open(f"{address}/guide.html")
        assert is_shown(chromium, ".tv-site-header") and is_shown(chromium, ".tv-site-footer")
        chromium.js(axe_source() + ";true")
        found = chromium.js("""
            axe.run(document, {resultTypes: ["violations"]}).then(found => found.violations.map(one =>
                one.id + ": " + one.nodes.map(node => node.target).join(", ")))""")
        assert found == []


def test_ring_has_the_colour_of_what_it_is_around(chromium, tablesite, tmp_path):
    """Text can be read on its ground, and so the ring is seen there (WCAG 2.2 1.4.11); it lies over what has a ground of its own."""
    folder = project(tmp_path / "p", SETTINGS + "theme: easy\n")
    (folder / "Site/guide.md").write_text(
        "# Guide\n\nWith a [link](more.md).\n\n## Rows\n\n" + "- **Ant** - Small. `Old`\n- **Bee** - Loud. `New`\n" * 6
        + "- [More](more.md) - To a page\n- Selected {selected=true detail=more.md}\n\n## Code\n\n```sh\nls\n```\n", "utf-8")
    with published(tablesite, folder) as address:
        chromium.size(1280, 900)
        chromium.open(f"{address}/guide.html")
        chromium.wait_until("!!document.querySelector('.tv-chips button')")
        chromium.js("(document.querySelector('.tv-chips button').click(), 1)")
        # From here on the focus is that of keys.
        chromium.key("Tab")
        found = chromium.js("""[...document.querySelectorAll('a[href]:not([tabindex]), button, pre[tabindex], select')].filter(e => e.checkVisibility()).map(e => {
            e.focus();
            const style = getComputedStyle(e);
            return [e.matches(':focus-visible'), style.outlineColor === style.color, style.outlineOffset,
                    e.closest('.tv-site-header,.tv-chips,.tv-side,pre')?.className || e.localName, e.ariaCurrent]
        })""")
    assert found and all(entry[:2] == [True, True] for entry in found), found
    offsets = {(where, current): offset for _, _, offset, where, current in found}
    assert offsets["tv-site-header", None] == "-3px" and offsets["tv-chips", None] == "-8px", offsets
    assert [offset for (where, current), offset in offsets.items() if "tv-side" in where and current] == ["-3px"], offsets
