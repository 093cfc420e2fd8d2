"""The menus of a small window, which stand beside the page in a wide one, and the way to every page of a site."""

import statistics

import pytest
from conftest import build
from server import serve
from test_navigation import NARROW, WIDE, book, book_source, box, is_shown  # noqa: F401
from test_pages import axe_source
from ways import ways


def tree(folder, readme="# Home\n\nText alone.\n"):
    """A project of 350 pages in folders of folders, of which some have a text of their own."""
    source = folder / "Site"
    source.mkdir(parents=True)
    (source / "tablesite.yml").write_text("language: en\n", "utf-8")
    (source / "README.md").write_text(readme, "utf-8")
    number = 1
    for part in range(8):
        for chapter in range(4):
            home = source / f"part-{part}" / f"chapter-{chapter}"
            home.mkdir(parents=True)
            for page in range(10 if (part, chapter) != (7, 3) else 9):
                (home / f"{page}.md").write_text(f"# Page {number}\n\nText.\n", "utf-8")
                number += 1
            if chapter % 2:
                (home / "README.md").write_text(f"# Chapter {part}.{chapter}\n\nText.\n", "utf-8")
        (source / f"part-{part}" / "README.md").write_text(f"# Part {part}\n\nText.\n", "utf-8")
    return folder


@pytest.mark.parametrize("options", [[], ["flat"]])
def test_every_page_is_few_taps_away(tablesite, tmp_path, options):
    folder = tree(tmp_path)
    if options:
        # The same pages in one folder, in the order of their names.
        for index, page in enumerate(sorted((folder / "Site").glob("part-*/*/*.md"))):
            page.rename(folder / "Site" / f"page-{index}.md")
    taps = ways(build(tablesite, folder, folder / "public"))
    assert len(taps) >= 344
    assert None not in taps.values(), [page for page, count in taps.items() if count is None]
    assert statistics.median(taps.values()) <= 2
    assert max(taps.values()) <= 4


def written(folder, lines, links=""):
    """A project of about 350 pages whose navigation is written: depth, title, and whether it is a page."""
    source = folder / "Site"
    source.mkdir(parents=True)
    (source / "index.md").write_text(f"# Home\n\nText alone.\n{links}", "utf-8")
    navigation = ["# Summary", "", "[Home](index.md)", ""]
    for number, (depth, title, is_page) in enumerate(lines):
        if is_page:
            (source / f"{number}.md").write_text(f"# {title}\n\nText.\n", "utf-8")
        navigation.append(f"# {title}" if depth < 0 else f"{' ' * 4 * depth}- [{title}]({f'{number}.md' if is_page else ''})")
    (source / "SUMMARY.md").write_text("\n".join(navigation) + "\n", "utf-8")
    return folder


def titles_over_titles():
    for group in range(4):
        yield 0, f"Group {group}", False
        for sub in range(8):
            yield 1, f"Sub {group} {sub}", False
            yield from ((2, f"Page {group} {sub} {page}", True) for page in range(11))


def drafts():
    for draft in range(12):
        yield 0, f"Draft {draft}", False
        yield from ((1, f"Page {draft} {page}", True) for page in range(15))


def parts():
    for part in range(5):
        yield -1, f"Part {part}", False
        for chapter in range(10):
            yield 0, f"Chapter {part} {chapter}", True
            yield from ((1, f"Page {part} {chapter} {page}", True) for page in range(6))


def long_parts():
    for part in range(5):
        yield -1, f"Part {part}", False
        yield from ((0, f"Page {part} {page}", True) for page in range(70))


def half_led():
    yield from ((0, f"Page {page}", True) for page in range(350))


@pytest.mark.parametrize("lines", [titles_over_titles, drafts, parts, long_parts, half_led])
def test_every_page_of_a_written_navigation_is_few_taps_away(tablesite, tmp_path, lines):
    links = "".join(f"- [Page {number}]({number}.md)\n" for number in range(175)) if lines == half_led else ""
    taps = ways(build(tablesite, written(tmp_path, lines(), links), tmp_path / "public"))
    # The document that is the navigation is no part of it.
    del taps["SUMMARY.html"]
    assert len(taps) > 180
    assert None not in taps.values(), [page for page, count in taps.items() if count is None]
    assert statistics.median(taps.values()) <= 2
    assert max(taps.values()) <= 4


def test_menu_of_a_large_site_has_all_parts(tablesite, tmp_path):
    for lines in (parts, long_parts):
        folder = written(tmp_path / lines.__name__, lines())
        page = (build(tablesite, folder, folder / "public") / "3.html").read_text("utf-8")
        side = page[page.index("tv-side"):page.index("</nav>")]
        assert [side.count(f">Part {part}<") for part in range(5)] == [1] * 5
        assert len(page) < 10_000


def test_pages_of_a_large_site_stay_small(tablesite, tmp_path):
    source = tmp_path / "Site"
    for folder in range(60):
        (source / f"folder-{folder}").mkdir(parents=True)
        for page in range(50):
            (source / f"folder-{folder}" / f"page-{page}.md").write_text(f"# Page {page} of {folder}\n\n- Row\n", "utf-8")
    site = build(tablesite, tmp_path, tmp_path / "public")
    sizes = [path.stat().st_size for path in site.glob("folder-*/page-*.html")]
    assert len(sizes) == 3000
    assert max(sizes) < 10_000


def test_menu_opens_and_leads_on_without_script(browser, tablesite, book_source, tmp_path):
    site = build(tablesite, book_source, tmp_path / "public")
    for page in site.glob("*.html"):
        page.write_text(page.read_text("utf-8").replace(" defer></script>", " type=none></script>"), "utf-8")
    # A frame is as narrow as we want it in all browsers.
    (site / "frame.html").write_text("<!doctype html><title>F</title><iframe src=20.html style='width:390px;height:600px'></iframe>", "utf-8")
    with serve(site) as address:
        browser.open(f"{address}/frame.html")
        inside = "document.querySelector('iframe').contentDocument"
        browser.wait_until(f"{inside}?.readyState === 'complete'")
        assert not browser.js(f"{inside}.querySelector('.tv-side').checkVisibility()")
        x, y = browser.js(f"(r => [r.left + r.width / 2 + 10, r.top + r.height / 2 + 10])({inside}.querySelector('[popovertarget=\":pages\"]').getBoundingClientRect())")
        browser.click(x, y)
        browser.wait_until(f"{inside}.querySelector('.tv-side').matches(':popover-open')")
        browser.settle()
        current = f"{inside}.querySelector('.tv-side [aria-current]').getBoundingClientRect()"
        browser.wait_until(f"{inside}.querySelector('.tv-side').scrollTop > 0")
        top, bottom = browser.js(f"(r => [r.top, r.bottom])({current})")
        assert 0 < top and bottom < 600
        # The button is not covered: the second tap closes what the first one opened, and leads nowhere.
        browser.click(x, y)
        browser.wait_until(f"!{inside}.querySelector('.tv-side').matches(':popover-open')")
        assert browser.js(f"{inside}.location.pathname").endswith("/20.html")
        browser.click(x, y)
        browser.wait_until(f"{inside}.querySelector('.tv-side').matches(':popover-open')")
        browser.settle()
        x, y = browser.js(f"(r => [r.left + r.width / 2 + 10, r.top + r.height / 2 + 10])({inside}.querySelector('.tv-side [href=\"20a.html\"]').getBoundingClientRect())")
        browser.click(x, y)
        browser.wait_until(f"{inside}?.querySelector('h1')?.textContent === 'Page a'")
        assert not browser.js(f"{inside}.querySelector('.tv-side').checkVisibility()")


def test_current_page_is_in_view_and_the_list_is_free(browser, tablesite, book_source, tmp_path):
    site = build(tablesite, book_source, tmp_path / "public")
    (site / "frame.html").write_text("<!doctype html><title>F</title><iframe src=24.html style='width:1200px;height:400px'></iframe>", "utf-8")
    with serve(site) as address:
        browser.open(f"{address}/frame.html")
        inside = "document.querySelector('iframe').contentDocument"
        browser.wait_until(f"{inside}?.readyState === 'complete'")
        side = f"{inside}.querySelector('.tv-side')"
        browser.wait_until(f"{side}.scrollTop > 0 && getComputedStyle({side}).scrollSnapType === 'none'")
        top, bottom = browser.js(f"(r => [r.top, r.bottom])({inside}.querySelector('[aria-current=page]').getBoundingClientRect())")
        assert 0 <= top and bottom <= 400
        browser.js(f"{side}.scrollTop = 0")
        browser.settle()
        assert browser.js(f"{side}.scrollTop") == 0


def test_folds_open_without_script(chromium, book):
    chromium.size(*WIDE)
    chromium.open(f"{book}/1.html")
    page = "document.querySelector('.tv-side [href=\"20a.html\"]').checkVisibility()"
    arrow = "document.querySelector('.tv-side [href=\"20.html\"]+details>summary')"
    link = "document.querySelector('.tv-side [href=\"20.html\"]')"
    was = chromium.js(page)
    chromium.js(f"{arrow}.scrollIntoView({{block: 'center'}})")
    left, top, right, bottom = chromium.js(f"(r => [r.left, r.top, r.right, r.bottom])({arrow}.getBoundingClientRect())")
    assert right - left >= 24 and bottom - top >= 24
    assert [top, bottom] == pytest.approx(chromium.js(f"(r => [r.top, r.bottom])({link}.getBoundingClientRect())"), abs=8)
    chromium.click((left + right) / 2, (top + bottom) / 2)
    chromium.settle()
    assert chromium.js(page) is not was and chromium.js("location.pathname").endswith("/1.html")


LONG = "# Long\n\nText.\n\n" + "".join(f"## Part {part}\n\n" + "Words and words. " * 200 + "\n\n" for part in range(8))


@pytest.fixture(scope="module")
def long_source(tmp_path_factory):
    """A project with a long page, and one whose author lists its parts."""
    source = tmp_path_factory.mktemp("long") / "Site"
    source.mkdir()
    (source / "tablesite.yml").write_text("language: en\n", "utf-8")
    (source / "index.md").write_text("# Home\n\n- [Long](long.md)\n- [List](list.md)\n", "utf-8")
    (source / "long.md").write_text(LONG, "utf-8")
    contents = "".join(f"- [The part number {part}](#part-{part})\n" for part in range(8))
    contents += "".join(f"- [Of part {part}](#part-{part})\n" for part in range(4))
    (source / "list.md").write_text(LONG.replace("## Part 0", f"## Contents\n\n{contents}\n## Part 0", 1), "utf-8")
    return source.parent


@pytest.fixture(scope="module")
def long_pages(tablesite, long_source, served):
    return served(build(tablesite, long_source, long_source / "public"))


@pytest.mark.parametrize("width", [1280, 1440, 1920])
def test_outline_stands_beside_the_page(chromium, long_pages, width):
    chromium.size(width, 900)
    chromium.open(f"{long_pages}/long.html")
    outline, text = box(chromium, ".tv-outline"), box(chromium, "main p")
    assert text[2] <= outline[0] <= text[2] + 60 and outline[2] <= width
    assert text[0] >= box(chromium, ".tv-side")[2]
    assert not is_shown(chromium, "[popovertarget=\":outline\"]") and chromium.js("document.documentElement.scrollWidth") == width
    chromium.js("scrollTo(0, 3000)")
    chromium.settle()
    assert box(chromium, ".tv-outline") == outline


@pytest.mark.parametrize("width", [1280, 1920])
def test_pages_with_and_without_an_outline_have_their_column_at_one_place(chromium, long_pages, width):
    chromium.size(width, 900)
    places = []
    for page in ("long", "index"):
        chromium.open(f"{long_pages}/{page}.html")
        places.append(box(chromium, "h1")[::2])
    assert not chromium.js("!!document.querySelector('.tv-outline')")
    assert places[0] == pytest.approx(places[1], abs=1)
    # Its ground does not touch that of the list beside it.
    assert box(chromium, "main>section, main>nav")[0] >= box(chromium, ".tv-side")[2] + 16


def test_outline_marks_what_is_read(chromium, long_pages):
    chromium.size(*WIDE)
    chromium.open(f"{long_pages}/long.html")
    heights = "[...document.querySelectorAll('.tv-outline a')].map(a => a.getBoundingClientRect().height)"
    before = chromium.js(heights)
    chromium.js("document.querySelectorAll('.tv-outline a').forEach(a => { a.style.inlineSize = 'max-content' })")
    widths = chromium.js(heights.replace("height", "width"))
    for part in 2, 6:
        chromium.js(f"document.querySelector('#part-{part}').scrollIntoView()")
        chromium.settle()
        assert chromium.js("[...document.querySelectorAll('.tv-outline a:target-current')].map(a => a.textContent)") == [f"Part {part}"]
        assert marked(chromium) == [f"Part {part}"]
        # Lines break where they did.
        assert chromium.js(heights) == before and chromium.js(heights.replace("height", "width")) == widths


def marked(browser):
    """The entries of the outline that look like the current one."""
    return browser.js("[...document.querySelectorAll('.tv-outline a')].filter(a => getComputedStyle(a).backgroundImage !== 'none')"
                      ".map(a => a.textContent)")


@pytest.mark.parametrize("width", [390, 1280])
def test_outline_of_a_long_page_folds(chromium, tablesite, tmp_path, served, width):
    """Without script; what is read is marked where it is in sight, and what it is folded in."""
    (tmp_path / "Site").mkdir()
    parts = "".join(f"## Part {part}\n\n" + "".join(f"### Part {part}.{n}\n\n" + "Words and words. " * 100 + "\n\n" for n in range(9)) for part in range(6))
    (tmp_path / "Site/tablesite.yml").write_text("language: en\n", "utf-8")
    (tmp_path / "Site/index.md").write_text(f"# Long\n\n{parts}", "utf-8")
    address = served(build(tablesite, tmp_path, tmp_path / "public"))
    chromium.size(width, 900)
    chromium.open(f"{address}/index.html")
    if width == 390:
        chromium.js("document.querySelector('.tv-outline').showPopover()")
    inner, arrow, link = ("document.querySelector('.tv-outline " + part + "')" for part in (
        '[href="#part-21"]', '[href="#part-2"]+details>summary', '[href="#part-2"]'))
    assert not chromium.js(f"{inner}.checkVisibility()")
    left, top, right, bottom = chromium.js(f"(r => [r.left, r.top, r.right, r.bottom])({arrow}.getBoundingClientRect())")
    assert right - left >= 24 and bottom - top >= 24
    assert [top, bottom] == pytest.approx(chromium.js(f"(r => [r.top, r.bottom])({link}.getBoundingClientRect())"), abs=2)
    chromium.click((left + right) / 2, (top + bottom) / 2)
    chromium.settle()
    assert chromium.js(f"{inner}.checkVisibility()")
    if width == 1280:
        chromium.js("document.querySelector('#part-21').scrollIntoView()")
        chromium.settle()
        assert marked(chromium) == ["Part 2", "Part 2.1"]
        chromium.js("document.querySelector('#part-41').scrollIntoView()")
        chromium.settle()
        assert marked(chromium)[:1] == ["Part 4"]
    chromium.js(axe_source() + ";true")
    assert chromium.js("axe.run(document, {resultTypes: ['violations']}).then(found => found.violations.map(one => one.id))") == []


def test_outline_marks_nothing_before_one_reads(chromium, long_pages):
    """At the start of a page, and on one that fits the window, browsers name a part further down."""
    chromium.size(*WIDE)
    chromium.open(f"{long_pages}/long.html")
    assert marked(chromium) == []
    chromium.size(WIDE[0], 20000)
    chromium.settle()
    assert chromium.js("document.querySelectorAll('.tv-outline a:target-current').length") > 0, "nothing needs to be hidden"
    assert marked(chromium) == []


def test_outline_opens_from_the_bar_and_closes_when_one_chooses(chromium, long_pages):
    chromium.size(*NARROW)
    chromium.open(f"{long_pages}/long.html")
    assert not is_shown(chromium, ".tv-outline")
    button = box(chromium, "[popovertarget=\":outline\"]")
    assert min(button[2] - button[0], button[3] - button[1]) >= 44
    chromium.click((button[0] + button[2]) / 2, (button[1] + button[3]) / 2)
    chromium.settle()
    left, top, right, bottom = box(chromium, ".tv-outline [href=\"#part-5\"]")
    chromium.click((left + right) / 2, (top + bottom) / 2)
    chromium.wait_until("location.hash === '#part-5' && !document.querySelector('.tv-outline').checkVisibility()")
    assert 0 <= box(chromium, "#part-5")[1] < 200


@pytest.mark.parametrize("width", [390, 768, 820, 950])
def test_nothing_lies_over_the_buttons_of_the_bar(chromium, long_pages, width):
    """The field of the search is beside them, with the room that the column leaves."""
    chromium.size(width, 844)
    chromium.open(f"{long_pages}/long.html")
    chromium.wait_until("document.querySelector('.tv-search input') !== null")
    touched = chromium.js("""[...document.querySelectorAll('.tv-bar button, .tv-search .tv-field')].map(part => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return part.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    })""")
    assert touched == [True, True, True]


def test_current_page_can_be_read_in_forced_colours(chromium, long_pages):
    """Words of another colour than the page's have a plate behind them, unless it is said that they need none."""
    chromium.size(*WIDE)
    chromium.media(forced_colors="active")
    chromium.open(f"{long_pages}/long.html")
    left, top, right, bottom = [round(edge) for edge in chromium.js("""(() => {
      const words = document.createRange();
      words.selectNodeContents(document.querySelector(".tv-side [aria-current=page]"));
      const { left, top, right, bottom } = words.getBoundingClientRect();
      return [left, top, right, bottom];
    })()""")]
    shown = chromium.screenshot()
    words = [tuple(colour) for row in shown[top:bottom, left:right].tolist() for colour in row]
    assert max(set(words), key=words.count) == tuple(shown[top, left - 3].tolist())


def test_authors_contents_are_the_outline(chromium, long_pages):
    chromium.size(*WIDE)
    chromium.open(f"{long_pages}/list.html")
    assert chromium.js("document.querySelector('.tv-outline a').textContent") == "The part number 0"
    assert not is_shown(chromium, ".tv-contents")
    chromium.js("scrollTo(0, 2000); location.hash = document.querySelector('.tv-contents>:is(h2,details)>[id], .tv-contents>[id], .tv-contents [id]').id")
    chromium.wait_until("scrollY < 300")
    chromium.size(*NARROW)
    assert is_shown(chromium, ".tv-contents summary") and not is_shown(chromium, ".tv-contents ul")
    assert box(chromium, "#part-0")[1] < NARROW[1]


def test_way_back_has_the_room_of_the_title_until_it_comes(chromium, tablesite, tmp_path):
    source = tmp_path / "Site"
    source.mkdir()
    (source / "tablesite.yml").write_text("language: en\n", "utf-8")
    (source / "index.md").write_text("# The long title of a book\n\n- [P](p.md)\n", "utf-8")
    (source / "p.md").write_text("# Another title that is not short\n\n" + "- Row\n" * 60, "utf-8")
    back = "(a => a.scrollWidth <= a.clientWidth)(document.querySelector('.tv-bar a'))"
    with serve(build(tablesite, tmp_path, tmp_path / "public")) as address:
        chromium.size(*NARROW)
        chromium.open(f"{address}/p.html")
        assert chromium.js(back) is True
        chromium.js("scrollTo(0, 500)")
        chromium.settle()
        link, title = box(chromium, ".tv-bar a"), box(chromium, ".tv-bar b")
        assert chromium.js("getComputedStyle(document.querySelector('.tv-bar b')).opacity") == "1"
        assert link[2] <= title[0]


@pytest.mark.parametrize("theme", ["system", "plain", "alternating", "two-tone", "easy", "midnight", "docs"])
def test_axe_finds_nothing_in_open_menus(chromium, tablesite, book_source, tmp_path, theme):
    output = build(tablesite, book_source, tmp_path / theme, "--theme", theme)
    found = []
    with serve(output) as address:
        for scheme in "light", "dark":
            chromium.media(prefers_color_scheme=scheme)
            chromium.size(*NARROW)
            chromium.open(f"{address}/20.html")
            chromium.js("document.querySelector('[popovertarget=\":pages\"]').click()")
            chromium.js(axe_source() + ";true")
            found += chromium.js(
                "axe.run(document, {resultTypes: ['violations'], rules: {'target-size': {enabled: true}}}).then(result =>"
                " result.violations.map(v => v.id + ': ' + v.nodes[0].html.slice(0, 120) + ' ' + v.nodes[0].failureSummary))")
    assert found == []


def test_picture_behind_the_header_reaches_below_the_outline(chromium, tablesite, long_source, tmp_path):
    output = build(tablesite, long_source, tmp_path / "public", "--theme", "two-tone")
    with serve(output) as address:
        chromium.size(*WIDE)
        chromium.open(f"{address}/long.html")
        assert box(chromium, ".tv-header")[2] == WIDE[0]
        assert box(chromium, "main p")[2] <= box(chromium, ".tv-outline")[0]


@pytest.mark.parametrize("percent", [100, 200])
def test_arrows_stand_in_one_column(browser, tablesite, tmp_path, percent):
    """Those of titles and those beside links, each in the middle of its line, however large the text is."""
    for name in ("index", "group/a", "part/index", "part/b"):
        (tmp_path / f"Site/{name}.md").parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / f"Site/{name}.md").write_text(f"# {name}\n\nText.\n")
    site = build(tablesite, tmp_path, tmp_path / "public")
    with serve(site) as address:
        browser.open(f"{address}/index.html")
        browser.js(f"(document.documentElement.style.fontSize = '{17 * percent // 100}px', document.querySelector('.tv-side').showPopover())")
        places = browser.js("""[...document.querySelectorAll('.tv-side summary')].map((fold) => {
            const link = fold.parentElement.previousElementSibling
            const [box, line, style] = [fold.getBoundingClientRect(), (link ?? fold).getBoundingClientRect(), getComputedStyle(fold)]
            return [box.right - parseFloat(style.paddingRight), (box.top + box.bottom)/2 - (line.top + line.bottom)/2] })""")
        assert len(places) == 2
        assert places[0][0] == pytest.approx(places[1][0], abs=.5)
        assert all(abs(place[1]) < 1 for place in places), places
