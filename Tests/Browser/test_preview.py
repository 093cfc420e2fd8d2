"""Open pages follow the author's hand: what the browser shows while files of the project change."""

import io
import json
import re
import time

import pytest
from PIL import Image
from preview import Preview, running
from test_pages import axe_source

ROOT = "document.querySelector('tablesite-problems')?.shadowRoot"


@pytest.fixture
def preview(tablesite, tmp_path):
    with running(tablesite, tmp_path) as preview:
        yield preview


def opened(browser, preview, path=""):
    """Opens a page and marks its window, which a page that is loaded anew loses."""
    browser.open(preview.url + path)
    browser.js("(window.kept = 7)")
    return browser


def has_text(text, within="main"):
    return f"document.querySelector({within!r})?.textContent.includes({text!r})"


def assert_kept(browser):
    assert browser.js("window.kept") == 7, "the page was loaded anew"


def row(title):
    return f"[...document.querySelectorAll('main li')].find(li => li.querySelector('b')?.textContent === {title!r})"


def top_of(browser, title):
    return browser.js(f"{row(title)}.getBoundingClientRect().top")


def scroll_to(browser, title):
    browser.js(f"({row(title)}.scrollIntoView({{block: 'center', behavior: 'instant'}}), 1)")
    browser.settle()


# Colours.

TINT = "getComputedStyle(document.documentElement).getPropertyValue('--tv-tint').trim()"
LINK = "getComputedStyle(document.querySelector('main nav b, main a b')).color"


@pytest.mark.parametrize("path", ["Themes/mine/theme.yml", "Site/tablesite.yml"])
def test_token_changes_colour(browser, preview, path):
    opened(browser, preview, "short.html")
    if path.startswith("Themes"):
        preview.replace(path, "#0000aa", "#00aa00")
    else:
        preview.write(path, "title: Tea\nlanguage: en\ntheme: mine\ntokens:\n  tint: '#00aa00'\n")
    browser.wait_until(f"{TINT} === '#00aa00' || {TINT} === '#0a0'")
    assert_kept(browser)
    assert browser.js("document.querySelectorAll('link[rel=stylesheet]').length") == 1


def test_page_is_never_without_style(chromium, preview):
    opened(chromium, preview, "short.html")
    chromium.js("""(window.bare = 0, window.frames_ = 0, (function look() {
        window.frames_ += 1;
        if (getComputedStyle(document.body).pointerEvents !== 'none') window.bare += 1;
        requestAnimationFrame(look);
    })(), 1)""")
    for colour in ("#00aa00", "#aa0000", "#00aaaa"):
        preview.write("Themes/mine/theme.yml", f"name: mine\nextends: plain\ntokens:\n  tint: '{colour}'\n")
        chromium.wait_until(f"['{colour}', '{colour[0]}{colour[1::2]}'].includes({TINT})")
    assert chromium.js("[bare, frames_ > 3]") == [0, True]
    assert_kept(chromium)


# Text.

def test_text_changes_and_place_stays(browser, preview):
    opened(browser, preview, "long.html")
    scroll_to(browser, "Row 100")
    before = browser.js("scrollY")
    assert before > 1000
    preview.replace("Site/long.md", "**Row 102** - It has a text.", "**Row 102** - It has another text.")
    browser.wait_until(has_text("another text"))
    assert browser.js("scrollY") == before
    assert_kept(browser)


def test_row_in_view_keeps_its_place(browser, preview):
    opened(browser, preview, "long.html")
    scroll_to(browser, "Row 100")
    before = top_of(browser, "Row 100")
    preview.replace("Site/long.md", "- **Row 3** -", "- **New 1** - Is new.\n- **New 2** - Is new.\n- **Row 3** -")
    browser.wait_until(has_text("New 2"))
    browser.settle()
    assert top_of(browser, "Row 100") == pytest.approx(before, abs=1.5)
    preview.replace("Site/long.md", "- **New 1** - Is new.\n- **New 2** - Is new.\n", "")
    browser.wait_until("!" + has_text("New 2"))
    browser.settle()
    assert top_of(browser, "Row 100") == pytest.approx(before, abs=1.5)
    assert_kept(browser)


def test_place_stays_when_row_at_the_edge_goes(browser, preview):
    opened(browser, preview, "long.html")
    scroll_to(browser, "Row 100")
    edge = browser.js("[...document.querySelectorAll('main li')].find(li => li.getBoundingClientRect().top >= 0)"
                      ".querySelector('b').textContent")
    before = top_of(browser, "Row 100")
    height = browser.js(f"{row(edge)}.getBoundingClientRect().height")
    text = (preview.project / "Site/long.md").read_text().replace(f"- **{edge}** - It has a text.\n", "")
    preview.write("Site/long.md", text.replace("- **Row 1** -", "- **Row 0**\n- **Row 1** -"))
    browser.wait_until(has_text("Row 0"))
    browser.settle()
    assert top_of(browser, "Row 100") in (pytest.approx(before, abs=1.5), pytest.approx(before - height, abs=1.5))
    assert_kept(browser)


def test_top_stays_at_the_top(browser, preview):
    opened(browser, preview, "long.html")
    preview.replace("Site/long.md", "## Rows", "Words before.\n\n## Rows")
    browser.wait_until(has_text("Words before"))
    assert browser.js("scrollY") == 0
    assert_kept(browser)


def test_sections_stay_as_the_reader_left_them(browser, preview):
    opened(browser, preview, "long.html")
    state = "[...document.querySelectorAll('main details')].map(details => details.open)"
    assert browser.js(state) == [False, True]
    browser.js("([...document.querySelectorAll('summary')].forEach(summary => summary.click()), 1)")
    assert browser.js(state) == [True, False]
    preview.replace("Site/long.md", "- **Inside**", "- **Inside** - and changed")
    browser.wait_until(has_text("and changed"))
    assert browser.js(state) == [True, False]
    preview.replace("Site/long.md", "## Rows", "## Before {collapsed=true}\n- **Folded**\n\n## Rows")
    browser.wait_until(has_text("Folded"))
    assert browser.js(state) == [False, True, False]
    # What the author says anew counts, here of a section that the reader has opened.
    for before, now, expected in (("true", "false", [False, True, False]), ("false", "true", [False, False, False])):
        text = (preview.project / "Site/long.md").read_text()
        text = text.replace(f"## Closed {{collapsed={before}}}", f"## Closed {{collapsed={now}}}")
        preview.write("Site/long.md", text + f"- **Said {now}**\n")
        browser.wait_until(has_text(f"Said {now}"))
        assert browser.js(state) == expected
    assert_kept(browser)


def test_selected_row_stays_selected(browser, preview):
    opened(browser, preview, "long.html#row-100")
    browser.settle()
    selected = "document.querySelector(':target b')?.textContent"
    assert browser.js(selected) == "Row 100"
    before = top_of(browser, "Row 100")
    preview.replace("Site/long.md", "- **Row 100** - It has a text.", "- **Row 100** - It has another text.")
    browser.wait_until(has_text("another text"))
    preview.replace("Site/long.md", "- **Row 3** -", "- **New** - row\n- **Row 3** -")
    preview.replace("Site/long.md", "- **Row 5** - It has a text.\n", "")
    browser.wait_until(f"{has_text('New')} && !({row('Row 5')})")
    browser.settle()
    assert browser.js(selected) == "Row 100"
    assert top_of(browser, "Row 100") == pytest.approx(before, abs=1.5)
    assert_kept(browser)


def test_focus_stays_on_an_unchanged_link(browser, preview):
    opened(browser, preview, "short.html")
    browser.js(f"({row('Two')}.querySelector('a').focus(), 1)")
    preview.replace("Site/short.md", "- **One** - 1\n", "- **Zero** - 0\n- **One** - 1 and a half\n")
    preview.replace("Site/short.md", "The first text.", "The second text.")
    browser.wait_until(f"{has_text('Zero')} && {has_text('second')}")
    preview.replace("Site/short.md", "- **Zero** - 0\n", "")
    browser.wait_until("!" + has_text("Zero"))
    assert browser.js("document.activeElement.closest('li').textContent.trim()") == "Two 2"
    assert_kept(browser)


@pytest.mark.parametrize("old, new", [
    ("- **One** - 1\n- **Two** - 2\n", "- **Two** - 2\n- **One** - 1\n- **Three** - 3\n"),
    ("- **One** - 1\n- **Two** - 2\n", "1. **Other** - x\n2. [Start](index.md)\n\n## More\n\n- One\n"),
    ("The first text.\n\n## List\n- **One** - 1\n", "## Before\n\n> Words\n\n## List\n\n- **One** - 1\n  > [!NOTE]\n  > Note\n"),
    ("## List\n- **One** - 1\n- **Two** - 2\n- [Start](index.md)\n", ""),
])
def test_page_taken_over_is_the_page_loaded(chromium, preview, old, new):
    """A page that followed changes is the same as one that is loaded, both ways."""
    opened(chromium, preview, "short.html")
    first = (preview.project / "Site/short.md").read_text()
    for text in (first.replace(old, new), first):
        number = chromium.js("(window.changes = 0, document.addEventListener('tablesite:change', () => changes += 1), 0)")
        preview.write("Site/short.md", text)
        chromium.wait_until(f"changes > {number}")
        chromium.wait_until("fetch(location.href).then(r => r.text()).then(t => new DOMParser().parseFromString(t, 'text/html')"
                            ".querySelector('main').outerHTML === document.querySelector('main').outerHTML)")
    assert_kept(chromium)


def dot(colour):
    file = io.BytesIO()
    Image.new("RGB", (20, 20), colour).save(file, "PNG")
    return file.getvalue()


def test_image_is_shown_anew(browser, preview):
    preview.write("Site/dot.png", dot("red"))
    preview.replace("Site/short.md", "The first text.", "![Dot](dot.png)")
    preview.wait_for("dot.png", 200)
    opened(browser, preview, "short.html")
    # `drawImage` of what is shown: its first pixel.
    pixel = ("(image => { if (!image.complete) return null; const canvas = document.createElement('canvas');"
             " const context = canvas.getContext('2d'); context.drawImage(image, 0, 0);"
             " return [...context.getImageData(0, 0, 1, 1).data].join() })(document.querySelector('main img'))")
    browser.wait_until(f"{pixel} === '255,0,0,255'")
    preview.write("Site/dot.png", dot("blue"))
    browser.wait_until(f"{pixel} === '0,0,255,255'")
    # Text that changes later does not bring the old picture back, not even for a moment.
    browser.js("(window.swaps = 0, new MutationObserver(() => window.swaps += 1)"
               ".observe(document.querySelector('main img'), {attributes: true}), 1)")
    preview.replace("Site/short.md", "- **One** - 1\n", "- **One** - changed\n")
    browser.wait_until(has_text("changed"))
    browser.wait_until(f"{pixel} !== null")
    assert browser.js(f"[window.swaps, {pixel}]") == [0, "0,0,255,255"]
    assert_kept(browser)


def test_image_of_the_theme_is_shown_anew(browser, preview):
    preview.write("Themes/mine/assets/dot.png", dot("red"))
    preview.write("Themes/mine/theme.css", "h1 { background: url(assets/dot.png); min-block-size: 60px }\n")
    preview.wait_for("short.html", 200)
    opened(browser, preview, "short.html")
    colour = "getComputedStyle(document.querySelector('h1')).backgroundImage"
    browser.wait_until(f"{colour}.includes('dot')")

    def corner():
        x, y = browser.js("(r => [r.left + 2, r.top + 2])(document.querySelector('h1').getBoundingClientRect())")
        return tuple(browser.screenshot()[round(y * browser.scale), round(x * browser.scale)].tolist())
    eventually(lambda: corner() == (255, 0, 0))
    preview.write("Themes/mine/assets/dot.png", dot("blue"))
    eventually(lambda: corner() == (0, 0, 255))
    # A sheet that changes later does not bring the old image back.
    preview.replace("Themes/mine/theme.yml", "#0000aa", "#00aa00")
    browser.wait_until(f"{TINT} === '#00aa00' || {TINT} === '#0a0'")
    assert corner() == (0, 0, 255)
    assert_kept(browser)


def test_sheet_changes_before_the_page_asks_for_news(chromium, preview):
    chromium.before_each_page("(real => { window.fetch = async (...what) => {"
                              " while (!window.mayAsk) await new Promise(done => setTimeout(done, 20)); return real(...what) } })(fetch)")
    opened(chromium, preview, "short.html")
    preview.replace("Themes/mine/theme.yml", "#0000aa", "#00aa00")
    while "#0a0" not in preview.body("tablesite.css").decode() and "#00aa00" not in preview.body("tablesite.css").decode():
        time.sleep(0.02)
    assert chromium.js(TINT) in ("#0000aa", "#00a")
    chromium.js("(window.mayAsk = true)")
    chromium.wait_until(f"{TINT} === '#00aa00' || {TINT} === '#0a0'")
    assert_kept(chromium)


def eventually(holds, seconds=10):
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


# Pages that are loaded anew.

def test_title_reloads_and_keeps_the_place(browser, preview):
    opened(browser, preview, "long.html")
    scroll_to(browser, "Row 100")
    before = browser.js("scrollY")
    preview.replace("Site/long.md", "# Long\n", "# Longer\n")
    browser.wait_until("document.title.startsWith('Longer') && document.readyState === 'complete'")
    browser.wait_until(f"Math.abs(scrollY - {before}) < 2")
    assert browser.js("document.querySelector('h1').textContent") == "Longer"


def test_side_list_reloads(browser, preview):
    opened(browser, preview, "short.html")
    preview.write("Site/added.md", "# Added page\n")
    browser.wait_until(has_text("Added page", ".tv-side"))
    assert browser.js("window.kept ?? null") is None
    # Once: the page is not loaded again and again.
    browser.js("(window.kept = 7)")
    browser.settle()
    preview.replace("Site/short.md", "The first text.", "The second text.")
    browser.wait_until(has_text("second text"))
    assert_kept(browser)


# Problems.

BROKEN = "---\ntitle: [Short\n---\n# Short\n\nBroken text.\n"
FACES = f"[...({ROOT}?.querySelectorAll('li a') ?? [])].map(a => a.textContent)"
TOGGLE = f"{ROOT}.querySelector('button')"
IS_OPEN = (f"(button => button && !{ROOT}.querySelector('ol').hidden && button.getAttribute('aria-expanded') === 'true')"
           f"({ROOT}?.querySelector('button'))")
IS_SHOWN = f"({ROOT}?.querySelector('button')?.getBoundingClientRect().height ?? 0) >= 44"


def test_broken_front_matter_shows_and_goes(browser, preview):
    good = (preview.project / "Site/short.md").read_text()
    opened(browser, preview, "short.html")
    preview.write("Site/short.md", BROKEN)
    browser.wait_until(f"{IS_OPEN} && {IS_SHOWN}")
    assert browser.js(FACES) == ["Site/short.md:2:8"]
    assert "title: [Short" in browser.js(f"{ROOT}.querySelector('pre').textContent")
    assert browser.js(f"{ROOT}.querySelector('a').href") == f"vscode://file{preview.project}/Site/short.md:2:8"
    assert browser.js(has_text("The first text."))
    preview.write("Site/short.md", good.replace("first", "mended"))
    browser.wait_until("!document.querySelector('tablesite-problems')")
    browser.wait_until(has_text("The mended text."))
    assert_kept(browser)


def test_last_good_page_stays_through_several_breaks(browser, preview):
    good = (preview.project / "Site/short.md").read_text()
    opened(browser, preview, "short.html")
    for line in (2, 3):
        preview.write("Site/short.md", "---\n" + "# a comment\n" * (line - 2) + BROKEN.removeprefix("---\n"))
        browser.wait_until(f"{FACES}[0] === 'Site/short.md:{line}:8'")
        assert browser.js(has_text("The first text."))
    # Pages that are opened meanwhile are good as well.
    browser.open(preview.url + "short.html")
    assert browser.js(has_text("The first text."))
    browser.js("(window.kept = 7)")
    preview.write("Site/short.md", good.replace("first", "mended"))
    browser.wait_until(has_text("The mended text."))
    assert browser.js("!document.querySelector('tablesite-problems')")
    assert_kept(browser)


def test_page_opened_while_broken_shows_the_problem(browser, preview):
    preview.write("Site/short.md", BROKEN)
    opened(browser, preview, "long.html")
    browser.wait_until(f"{IS_OPEN} && {IS_SHOWN}")
    assert browser.js(FACES) == ["Site/short.md:2:8"]


def press_toggle(browser):
    left, top, width, height = browser.js(
        f"(r => [r.left, r.top, r.width, r.height])({TOGGLE}.getBoundingClientRect())")
    browser.click(left + width / 2, top + height / 2)


def test_warnings_are_a_badge(browser, preview):
    opened(browser, preview, "short.html")
    preview.replace("Site/short.md", "(index.md)", "(nowhere.md)")
    browser.wait_until(IS_SHOWN)
    assert not browser.js(IS_OPEN)
    assert browser.js(f"{TOGGLE}.textContent") in ("1 warning", "1 error")
    press_toggle(browser)
    browser.wait_until(IS_OPEN)
    browser.key("Escape")
    browser.wait_until(f"!({IS_OPEN})")
    browser.js(f"({TOGGLE}.focus(), 1)")
    browser.key("Enter")
    browser.wait_until(IS_OPEN)
    # Closing is for the keyboard as well, wherever the focus is.
    browser.js("(document.activeElement.blur(), 1)")
    browser.key("Escape")
    browser.wait_until(f"!({IS_OPEN})")
    assert_kept(browser)


def test_worst_problem_first(chromium, preview):
    preview.write("Site/aaa.md", "# First {accessory=chekmark}\n\n- [No](nothing.md)\n")
    preview.wait_for("aaa.html", 200)
    opened(chromium, preview, "short.html")
    preview.write("Site/short.md", BROKEN)
    chromium.wait_until(f"{FACES}.length >= 2 && {FACES}[0].startsWith('Site/short.md')")
    kinds = chromium.js(f"[...{ROOT}.querySelectorAll('li')].map(li => li.className)")
    assert kinds[0] == "error" and "warning" in kinds
    assert kinds == sorted(kinds, key=["error", "warning", "note"].index)
    assert chromium.js(f"[...{ROOT}.querySelectorAll('li a')].every(a => /^vscode:..file.*:\\d+:\\d+$/.test(a.href))")


def test_closed_overlay_stays_closed_until_there_are_more_errors(chromium, preview):
    opened(chromium, preview, "short.html")
    preview.write("Site/short.md", BROKEN)
    chromium.wait_until(IS_OPEN)
    chromium.key("Escape")
    chromium.wait_until(f"!({IS_OPEN})")
    preview.write("Site/short.md", "---\n# a comment\ntitle: [Short\n---\n# Short\n")
    chromium.wait_until(f"{FACES}[0] === 'Site/short.md:3:8'")
    assert not chromium.js(IS_OPEN)
    preview.write("Site/other.md", BROKEN)
    chromium.wait_until(f"{FACES}.length === 2 && {IS_OPEN}")


def test_markup_in_a_problem_is_text(chromium, preview):
    opened(chromium, preview, "short.html")
    preview.write("Site/short.md", "---\ntitel: </script><img src=x onerror='window.kept = 1'>\n<b>: [\n---\n# Short\n")
    chromium.wait_until(f"{IS_OPEN} && {IS_SHOWN}")
    assert chromium.js(f"{ROOT}.querySelectorAll('img, b, script').length") == 0
    assert_kept(chromium)


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_overlay_stays_in_the_window(chromium, preview, width):
    chromium.size(width, 700)
    preview.write(f"Site/{'a-long-name-' * 12}.md", "---\ntitle: [" + "Short" * 60 + "\n---\n")
    preview.wait_for(f"{'a-long-name-' * 12}.html", 200)
    opened(chromium, preview, "short.html")
    chromium.wait_until(f"{IS_OPEN} && {IS_SHOWN}")
    left, right, top, bottom = chromium.js(
        f"(boxes => [Math.min(...boxes.map(b => b.left)), Math.max(...boxes.map(b => b.right)),"
        " Math.min(...boxes.map(b => b.top)), Math.max(...boxes.map(b => b.bottom))])"
        f"([...{ROOT}.querySelectorAll('button, ol, li, pre, a')].map(part => part.getBoundingClientRect()))")
    assert 0 <= left and right <= width and 0 <= top and bottom <= 700
    assert chromium.js("document.documentElement.scrollWidth") == width


# Tabs and connections.

def test_twenty_tabs_follow(browser, preview):
    tabs = [browser.open_tab(preview.url + path) for _ in range(10) for path in ("short.html", "long.html")]
    for tab in tabs:
        browser.choose_tab(tab)
        browser.js("(window.kept = 7)")
    follow(browser, preview, tabs, "second")
    browser.choose_tab(tabs[-1])
    locks = "navigator.locks.query().then(({held, pending}) => [held.length, pending.length])"
    assert browser.js(locks) == [1, 19]
    # The first tab holds the stream.
    browser.choose_tab(tabs.pop(0))
    browser.close_tab()
    browser.choose_tab(tabs[-1])
    browser.wait_until(f"{locks}.then(counts => counts.join() === '1,18')")
    follow(browser, preview, tabs, "third")
    for tab in tabs:
        browser.choose_tab(tab)
        assert_kept(browser)


def follow(browser, preview, tabs, word):
    for name in ("short", "long"):
        text = (preview.project / f"Site/{name}.md").read_text()
        preview.write(f"Site/{name}.md", re.sub(r"(?m)^- \*\*(One|Row 1)\*\*.*$", rf"- **\1** - The {word} one", text))
    for tab in tabs:
        browser.choose_tab(tab)
        browser.wait_until(has_text(f"The {word} one"))


def test_without_locks_each_tab_listens(chromium, preview):
    chromium.before_each_page("Object.defineProperty(Navigator.prototype, 'locks', {value: undefined})")
    opened(chromium, preview, "short.html")
    preview.replace("Site/short.md", "The first text.", "The second text.")
    chromium.wait_until(has_text("second text"))
    assert_kept(chromium)


def test_stopped_server_comes_back(browser, preview):
    opened(browser, preview, "short.html")
    preview.stop()
    preview.replace("Site/short.md", "The first text.", "The second text.")
    preview.replace("Themes/mine/theme.yml", "#0000aa", "#00aa00")
    preview.start()
    browser.wait_until(has_text("second text"), 20)
    browser.wait_until(f"{TINT} === '#00aa00' || {TINT} === '#0a0'", 20)
    assert_kept(browser)
    preview.replace("Site/short.md", "The second text.", "The third text.")
    browser.wait_until(has_text("third text"))
    assert_kept(browser)


def test_page_left_and_come_back_to(browser, preview):
    opened(browser, preview, "short.html")
    browser.js("(location.href = 'long.html', 1)")
    browser.wait_until("location.pathname === '/long.html' && document.readyState === 'complete'")
    browser.wait_until(has_text("Row 1"))
    preview.replace("Site/short.md", "The first text.", "The second text.")
    preview.replace("Themes/mine/theme.yml", "#0000aa", "#00aa00")
    browser.wait_until(f"{TINT} === '#00aa00' || {TINT} === '#0a0'")
    browser.back()
    browser.wait_until(has_text("second text"))
    browser.wait_until(f"{TINT} === '#00aa00' || {TINT} === '#0a0'")
    preview.replace("Site/short.md", "The second text.", "The third text.")
    browser.wait_until(has_text("third text"))


def test_burst_of_edits_ends_with_the_last(browser, preview):
    opened(browser, preview, "short.html")
    for number in range(40):
        text = (preview.project / "Site/short.md").read_text()
        preview.write("Site/short.md", re.sub(r"The .* text\.", f"The {number}th text.", text))
    browser.wait_until(has_text("The 39th text."))
    assert_kept(browser)


def test_change_that_comes_while_another_is_taken(chromium, preview):
    opened(chromium, preview, "short.html")
    chromium.js("(window.asked = 0, window.realFetch = fetch, window.fetch = (...what) => { asked += 1; return realFetch(...what)"
                ".then(answer => new Promise(done => setTimeout(() => done(answer), 700))) }, 1)")
    preview.replace("Site/short.md", "The first text.", "The second text.")
    chromium.wait_until("asked > 0")
    preview.replace("Site/short.md", "The second text.", "The third text.")
    chromium.wait_until(has_text("third text"))
    assert_kept(chromium)


# Pages that come and go.

def test_missing_page_appears(browser, preview):
    opened(browser, preview, "new.html")
    assert browser.js(has_text("not found"))
    preview.write("Site/new.md", "# New\n\nIt is here.\n")
    browser.wait_until(has_text("It is here."))


def test_deleted_page_is_not_found(browser, preview):
    opened(browser, preview, "short.html")
    (preview.project / "Site/short.md").unlink()
    browser.wait_until(has_text("Page not found"))
    preview.write("Site/short.md", "# Short\n\nBack again.\n")
    browser.wait_until(has_text("Back again."))


def test_missing_page_in_a_folder_has_the_style(chromium, preview):
    opened(chromium, preview, "some/folder/new.html")
    assert chromium.js("getComputedStyle(document.body).pointerEvents") == "none"


def test_project_that_cannot_be_read_at_first(chromium, tablesite, tmp_path):
    preview = Preview(tablesite, tmp_path)
    settings = tmp_path / "Site/tablesite.yml"
    settings.unlink()
    settings.mkdir()
    preview.start()
    try:
        chromium.open(preview.url)
        chromium.wait_until(f"{IS_OPEN} && {IS_SHOWN}")
        settings.rmdir()
        preview.write("Site/tablesite.yml", "title: Tea\nlanguage: en\ntheme: mine\n")
        chromium.wait_until(has_text("Short") + " && !document.querySelector('tablesite-problems')")
    finally:
        preview.stop()


def test_missing_page_beside_a_single_document(chromium, tablesite, tmp_path):
    with running(tablesite, tmp_path, "Site/short.md") as preview:
        chromium.open(preview.url + "missing.html")
        assert chromium.js(has_text("There is no file at this address."))
        preview.write("Site/short.md", BROKEN)
        chromium.wait_until(f"{IS_OPEN} && {IS_SHOWN}")


# What is served.

def test_export_has_nothing_of_the_preview(tablesite, preview, tmp_path):
    from conftest import build
    output = build(tablesite, preview.project, tmp_path / "exported")
    pages = sorted(path.relative_to(output).as_posix() for path in output.rglob("*.html"))
    assert {"404.html", "index.html", "long.html", "short.html"} <= set(pages)
    for page in pages:
        exported = (output / page).read_bytes()
        assert b".tablesite" not in exported and b"<script" not in exported.replace(b"<script src=tablesite.js ", b"")
        served, count = re.subn(
            rb'<script src="/\.tablesite/live\.js" data-tag="[0-9a-f]{16}" defer></script>\n', b"", preview.body(page))
        # The page for lost readers leads to the root of a host, which is the preview's.
        if page == "404.html":
            served = re.sub(rb'(href|src)=/', rb"\1=", served)
        assert (served, count) == (exported, 1), page
    assert not [file for file in output.rglob("*") if file.name.startswith("live.")]


def test_console_is_quiet(chromium, preview):
    chromium.before_each_page("addEventListener('securitypolicyviolation',"
                              " event => (window.violations ??= []).push(event.violatedDirective))")
    chromium.call("Log.enable")
    opened(chromium, preview, "short.html")
    preview.write("Site/short.md", BROKEN)
    chromium.wait_until(f"{IS_OPEN} && {IS_SHOWN}")
    preview.replace("Themes/mine/theme.yml", "#0000aa", "#00aa00")
    chromium.wait_until(f"{TINT} === '#00aa00' || {TINT} === '#0a0'")
    assert chromium.js("window.violations ?? []") == []
    assert [event["params"] for event in chromium.events
            if event.get("method") in ("Log.entryAdded", "Runtime.exceptionThrown", "Runtime.consoleAPICalled")
            and "favicon" not in json.dumps(event)] == []
    assert_kept(chromium)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_overlay(chromium, preview, scheme):
    chromium.media(prefers_color_scheme=scheme)
    preview.write("Themes/mine/theme.yml", "name: mine\nextends: plain\n")
    preview.write("Site/aaa.md", "# First\n\n- [No](nothing.md)\n")
    preview.wait_for("aaa.html", 200)
    opened(chromium, preview, "short.html")
    preview.write("Site/short.md", BROKEN)
    chromium.wait_until(f"{IS_OPEN} && {IS_SHOWN} && {FACES}.length >= 2")
    chromium.js(axe_source() + ";true")
    run = ("axe.run(document, {resultTypes: ['violations'], rules: {'target-size': {enabled: true}}}).then(result =>"
           " result.violations.map(v => v.id + ': ' + v.nodes[0].html.slice(0, 120) + ' ' + v.nodes[0].failureSummary))")
    assert chromium.js(run) == []
    # It does look into the overlay, but finds no background there.
    assert min(chromium.js(CONTRASTS)) >= 4.5
    chromium.js(f"(Object.assign({TOGGLE}, {{textContent: ''}}), 1)")
    assert "button-name" in str(chromium.js(run))


#: The contrast of each text of the overlay (WCAG 2.2, 1.4.3).
CONTRASTS = f"""(() => {{
    const channels = color => color.match(/[\\d.]+/g).map(Number);
    const light = color => channels(color).slice(0, 3).map(c => c / 255)
        .map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
        .reduce((sum, c, index) => sum + c * [0.2126, 0.7152, 0.0722][index], 0);
    const behind = part => (channels(getComputedStyle(part).backgroundColor)[3] ?? 1) === 1
        ? getComputedStyle(part).backgroundColor : behind(part.parentElement);
    return [...{ROOT}.querySelectorAll('p, a, code, pre, button')].map(part => {{
        const [dark, bright] = [light(getComputedStyle(part).color), light(behind(part))].sort((a, b) => a - b);
        return (bright + 0.05) / (dark + 0.05);
    }});
}})()"""


# What the reader does with the site's own script.

FIELD = "document.querySelector('.tv-filter input')"
NARROWED = """[...document.querySelectorAll('main section li')].filter(row => row.checkVisibility())
    .map(row => row.querySelector('b').textContent)"""


def test_narrowed_page_stays_narrowed(browser, preview):
    opened(browser, preview, "long.html")
    browser.js(f"({FIELD}.focus(), {FIELD}.value = 'row 19', {FIELD}.dispatchEvent(new Event('input')), 1)")
    browser.wait_until(f"{NARROWED}.length === 11")
    preview.replace("Site/long.md", "- **Row 194** - It has a text.", "- **Row 194** - It has another text.\n- **Row 19.5** - It is new.")
    browser.wait_until(f"{NARROWED}.includes('Row 19.5')")
    assert len(browser.js(NARROWED)) == 12
    assert browser.js(f"{FIELD}.value") == "row 19"
    assert browser.js(f"document.activeElement === {FIELD}")
    assert browser.js("document.querySelectorAll('.tv-filter').length") == 1
    assert_kept(browser)
    browser.js(f"({FIELD}.value = '', {FIELD}.dispatchEvent(new Event('input')), 1)")
    browser.wait_until("[...document.querySelectorAll('main section li[hidden]')].length === 0")


def test_order_and_ticks_survive_a_change(chromium, preview):
    tasks = "# Tasks\n\n" + "".join(f"- [ ] Task {number}\n" for number in range(12))
    preview.write("Site/tasks.md", tasks)
    preview.wait_for("tasks.html", 200)
    opened(chromium, preview, "tasks.html?order=title")
    titles = "[...document.querySelectorAll('main section li label>:first-child')].map(b => b.textContent)"
    chromium.wait_until(f"{titles}[2] === 'Task 2'")
    chromium.js("(localStorage.clear(), document.querySelector('#task-3 input').click(), 1)")
    preview.write("Site/tasks.md", tasks.replace("- [ ] Task 2\n", "") + "- [x] Task 2\n- [x] Alone\n")
    chromium.wait_until(f"{titles}.length === 13 && {titles}[0] === 'Alone'")
    assert chromium.js("[...document.querySelectorAll('main li input')].filter(i => i.checked).map(i => i.closest('li').id)") == [
        "alone", "task-2", "task-3"]
    assert chromium.js("[...document.querySelectorAll('main li input')].every(i => !i.disabled)")
    assert chromium.js("document.querySelector('.tv-ticks span').textContent") == "3 of 13"
    assert_kept(chromium)


def test_open_results_follow_a_change(chromium, preview):
    opened(chromium, preview, "long.html")
    first = "document.querySelector('.tv-search [role=option] b')?.textContent"
    chromium.js("(input => (input.focus(), input.value = 'row 194', input.dispatchEvent(new Event('input')), 1))"
                "(document.querySelector('.tv-search input'))")
    chromium.wait_until(f"{first} === 'Row 194'")
    preview.replace("Site/long.md", "- **Row 194** - It has a text.", "- **Row 194 again** - It has a text.")
    chromium.wait_until(f"{first} === 'Row 194 again'")
    assert chromium.js("document.querySelectorAll('.tv-search').length") == 1
    assert chromium.js("document.querySelector('.tv-search input').value") == "row 194"
