"""A page is narrowed as one types: what stays, how it looks, and that nothing a reader types or writes does harm."""

import gzip
import json
import random
import subprocess

import pytest
from conftest import build
from server import serve
from test_pages import axe_source

FILTER = """# Filter

What stands above.

## Fruit
- **Apple** - red
- **Pear** - green
- **Quince** - yellow, with pips
- **Banana** - yellow and long
- **Crème brûlée** - no fruit
- **ＡＢＣ** - width
- **Straße** - street
- **readLine** - a name in code

## Closed {collapsed=true}
- **Plum** - violet
- **Fig** - green

## Systems
- macOS
  - Install by hand
  - Run
- Linux
  - Install by package
  - Start

  It goes on after its rows.
- 東京タワー

## Scripts
- 用Python3写的爬虫
- 次回は6月9日に開催する
- 9月16日の会
- 会议改用Ｚｏｏｍ进行
- 新增v2接口支持
- 会費は500円です
- Œufs au cœur
- Smørrebrød
- Łódź
- Yılmaz
- أدوات
- شكرًا
- שָׁלוֹם

## Group

### Inner
- **Deep** - word

### Other
- **Else** - nothing

## Prose
There is no row here, but a zebra.
"""
CHANGES = "# Changes\n\n" + "".join(
    f"## {version}\n\n### Added\n- New {version}\n- Newer {version}\n\n### Fixed\n- Mended {version}\n\n" for version in ("3", "2", "1", "0"))
PRICES = """# Prices

## First
- Zucchini {value="1,200"}
- apple {value=3.50}
  - its core
- Éclair {value="-2"}
- Pear 10 {value=yes}
- Pear 9 {value=yes}

## Second
1. Three {value=30}
2. One {value="$ 4"}
3. Two {value=100}
4. None
5. Other {value=yes}
6. Another
"""
LONG = "# Long\n\n## All\n" + "".join(f"- **Row {number}** - {'odd' if number % 2 else 'even'}\n" for number in range(1, 751))
HOSTILE = "# Hostile\n\n## constructor\n" + "".join(f"- {title}\n" for title in (
    "`<img src=x onerror=window.harm=1>`", "constructor", "__proto__", "toString {value=constructor}", "a" * 10_000,
    "&lt;script&gt;window.harm=1&lt;/script&gt;", "\\[\\](\\*", "\\\\d+", "\u202egnol", "e" + "\u0301" * 500, "🛠👩‍👩‍👧", "%E0%A4%A", "''\"\""))
TAGGED = "# Tagged\n\n" + "".join(
    f"- [Thing {n}](few.md) - It is one of many. `{'food' if n % 5 < 3 else 'drink'}` `Number{n}`\n" for n in range(12))
VALUED = "# Valued\n\n" + "".join(f"- Thing {n} {{value={'no' if n % 3 else 'yes'}}}\n" for n in range(12))
#: Amounts and times in a menu, one of which comes again and again.
PRICED = "# Priced\n\n" + "".join(
    f'- Dish {n} {{value="{value}"}}\n' for n, value in enumerate(["£2", "7", "9-12", "10:30"] * 3 + ["new", "new"]))
FEW = "# Few\n\n" + "".join(f"- Row {number}\n" for number in range(11))
GERMAN = "---\nlang: de\n---\n# Preise\n\n" + "".join(
    f"- Ding {number} {{value=\"{value}\"}}\n" for number, value in enumerate(
        ["1.200", "3,50", "20", "1.5", "0,7", "2.000.000", "7", "8", "9", "10", "11", "–12"]))
LISTED = "# Listed\n\n## Contents\n\n- [Mail](#mail)\n- [Maps](#maps)\n\n## Mail\n" + "".join(
    f"- Mail {number}\n" for number in range(9)) + "\n## Maps\n" + "".join(f"- Map {number}\n" for number in range(9))
#: A value that nested rows have from the row above them is no value of theirs.
NESTED = "# T\n\n" + "".join(f"- Row {n} {{value={'yes' if n < 4 else 'no'}}}\n" for n in range(12)) + "- Above {value=once}\n  - Below\n  - Below too\n"
#: A table of data, of three columns or it would be rows, and a list.
STOCK = "# Stock\n\n## Parts\n\nAll that is there.\n\n| Part | Name | Price |\n|---|---|--:|\n" + "".join(
    f"| HS-{n} | Rope {n} | {n} |\n" for n in range(1, 15)) + "\n## Shelves\n\n" + "".join(f"- Shelf {n}\n" for n in range(1, 13))
#: Letters beside the rows lead to the first row of each.
INDEXED = "# Indexed\n\n## All {index=true}\n\n" + "".join(
    f'- {letter}{second} {{value="{value}"}}\n' for value, (letter, second) in enumerate(
        (letter, second) for letter in "ABCDEFGH" for second in "abc"))
#: Sections with headings of their own in one that folds, closed.
FOLDED = "# Folded\n\n## Before\n\n- Mole\n- Ant\n\n<details>\n<summary>More</summary>\n\n### Birds\n\n" + "".join(
    f"- {name}\n" for name in ("Wren", "Owl", "Rook", "Gull", "Dove")) + "\n### Fish\n\n" + "".join(
    f"- {name}\n" for name in ("Pike", "Carp", "Eel", "Dace", "Bream")) + "\n</details>\n\n## After\n\n- Newt\n- Frog\n"
PAGES = {"index.md": "# Home\n", "indexed.md": INDEXED, "stock.md": STOCK, "filter.md": FILTER, "changes.md": CHANGES, "prices.md": PRICES, "long.md": LONG,
         "hostile.md": HOSTILE, "few.md": FEW, "tagged.md": TAGGED, "valued.md": VALUED, "nested.md": NESTED, "priced.md": PRICED, "german.md": GERMAN, "listed.md": LISTED,
         "folded.md": FOLDED}


@pytest.fixture(scope="session")
def narrowing(tablesite, tmp_path_factory):
    """The folder with the pages above."""
    project = tmp_path_factory.mktemp("filter")
    (project / "Site").mkdir()
    (project / "Site/tablesite.yml").write_text("language: en\n")
    for name, text in PAGES.items():
        (project / "Site" / name).write_text(text)
    return build(tablesite, project, project / "public")


@pytest.fixture
def page(narrowing, served):
    """Opens a page in a browser: ``page(browser, "filter.html?q=apple")``."""
    def open_page(browser, path):
        browser.open(f"{served(narrowing)}/{path}")
    return open_page


SHOWN = """[...document.querySelectorAll('main section li')].filter(row => row.checkVisibility()).map(row =>
    (row.querySelector('b, p, label>span') ?? row).textContent.trim())"""
HEADINGS = "[...document.querySelectorAll('main :is(h2, h3)')].filter(h => h.checkVisibility()).map(h => h.textContent.trim())"
STATUS = "document.querySelector('.tv-filter [role=status]').textContent"


def type_text(browser, text):
    browser.js(f"""(field => {{ field.value = {json.dumps(text)}; field.dispatchEvent(new Event('input', {{bubbles: true}})) }})(
        document.querySelector('.tv-filter input')), 1""")
    browser.settle()


def narrowed(browser, text, wanted):
    """Types a text and waits until these rows are left."""
    type_text(browser, text)
    browser.wait_until(f"JSON.stringify({SHOWN}) === JSON.stringify({json.dumps(wanted)})", 3)


def press(browser, key, code=None):
    for kind in ("keyDown", "keyUp"):
        more = {"text": key} if len(key) == 1 and kind == "keyDown" else {}
        browser.call("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code or ord(key[0]), **more)
    browser.settle()


def problems(chromium):
    """What the console has said."""
    return [event["params"] for event in chromium.events
            if event.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded")
            and "favicon" not in json.dumps(event["params"])]


# Matching.

@pytest.mark.parametrize("text, wanted", [
    ("apple", ["Apple"]), ("APP", ["Apple"]), ("red app", ["Apple"]), ("pple", []), ("yell", ["Quince", "Banana"]),
    ("yellow pips", ["Quince"]), ("creme BRULEE", ["Crème brûlée"]), ("crème", ["Crème brûlée"]), ("abc", ["ＡＢＣ"]),
    ("strasse", ["Straße"]), ("STRAẞE", ["Straße"]), ("line", ["readLine"]), ("readl", ["readLine"]),
    ("京", ["東京タワー"]), ("タワ", ["東京タワー"]), ("nothing at all", []), ("---", None),
    # A word begins where letters or digits follow those of a script without spaces.
    ("python", ["用Python3写的爬虫"]), ("用PYTHON3写", ["用Python3写的爬虫"]), ("ython", []), ("爬虫", ["用Python3写的爬虫"]),
    ("6月9日", ["次回は6月9日に開催する"]), ("9日", ["次回は6月9日に開催する"]), ("６月", ["次回は6月9日に開催する"]), ("9月", ["9月16日の会"]),
    ("zoom", ["会议改用Ｚｏｏｍ进行"]), ("v2", ["新增v2接口支持"]), ("接口", ["新增v2接口支持"]), ("500", ["会費は500円です"]), ("00円", []),
    ("coeur oeufs", ["Œufs au cœur"]), ("cœur", ["Œufs au cœur"]), ("smorrebrod", ["Smørrebrød"]), ("lodz", ["Łódź"]), ("yilmaz", ["Yılmaz"]),
    ("ادوات", ["أدوات"]), ("شكرا", ["شكرًا"]), ("شـكرًا", ["شكرًا"]), ("שלום", ["שָׁלוֹם"]),
])
def test_words_are_found(chromium, page, text, wanted):
    page(chromium, "filter.html")
    everything = chromium.js(SHOWN)
    narrowed(chromium, text, everything if wanted is None else wanted)


def test_narrows_and_widens(browser, page):
    page(browser, "filter.html")
    everything = browser.js(SHOWN)
    narrowed(browser, "green", ["Pear", "Fig"])
    assert browser.js(HEADINGS) == ["Fruit", "Closed"]
    assert browser.js(STATUS) == "2 of 32"
    narrowed(browser, "", everything)
    assert browser.js(STATUS) == ""
    assert len(browser.js(HEADINGS)) == 8


def test_rows_above_stay_and_rows_below_follow(chromium, page):
    page(chromium, "filter.html")
    narrowed(chromium, "package", ["Linux", "Install by package"])
    narrowed(chromium, "linux install", ["Linux", "Install by package"])
    narrowed(chromium, "linux", ["Linux", "Install by package", "Start", "It goes on after its rows."])
    narrowed(chromium, "goes on", ["Linux", "Install by package", "Start", "It goes on after its rows."])
    narrowed(chromium, "macos run", ["macOS", "Run"])


def test_headings_count_and_stay(chromium, page):
    page(chromium, "filter.html")
    narrowed(chromium, "deep", ["Deep"])
    assert chromium.js(HEADINGS) == ["Group", "Inner"]
    narrowed(chromium, "inner", ["Deep"])
    narrowed(chromium, "systems tower", [])
    narrowed(chromium, "zebra", [])
    assert chromium.js(HEADINGS) == ["Prose"]


def test_collapsed_section_opens_and_closes_again(browser, page):
    page(browser, "filter.html")
    narrowed(browser, "plum", ["Plum"])
    assert browser.js("document.querySelector('main details').open")
    type_text(browser, "")
    browser.wait_until("!document.querySelector('main details').open")


def test_what_folds_opens_for_a_section_in_it(browser, page):
    page(browser, "folded.html")
    assert browser.js(SHOWN) == ["Mole", "Ant", "Newt", "Frog"]
    narrowed(browser, "pike", ["Pike"])
    assert browser.js(HEADINGS) == ["Before", "Fish"]
    assert browser.js("document.querySelector('main summary').checkVisibility()")
    type_text(browser, "")
    browser.wait_until("!document.querySelector('main details').open")
    browser.js("document.querySelector('main details').open = true, 1")
    choose_order(browser, "title")
    assert browser.js(SHOWN) == [
        "Ant", "Mole", "Dove", "Gull", "Owl", "Rook", "Wren", "Bream", "Carp", "Dace", "Eel", "Pike", "Frog", "Newt"]
    assert browser.js(LAW) == []


# Stripes and shapes.

LAW = r"""(() => { const faults = [];
for (const section of document.querySelectorAll('main section')) {
    const rows = [...section.querySelectorAll('[role=list]>li')].filter(row => row.closest('section') === section && row.checkVisibility());
    rows.forEach((row, index) => {
        const style = getComputedStyle(row), corner = side => style[side] !== '0px';
        const wanted = [index === 0, index === rows.length - 1, index % 2 === 0];
        const found = [corner('borderTopLeftRadius'), corner('borderBottomRightRadius'), !/rgba\(0, 0, 0, 0\)|transparent/.test(style.backgroundImage)];
        if (String(found) !== String(wanted)) faults.push([row.textContent.trim().slice(0, 20), index, rows.length, found]);
    });
}
return faults.slice(0, 3) })()"""


@pytest.mark.parametrize("text", ["", "odd", "even", "row 2", "row 15", "row 650", "row 75", "row 1 even", "row 333", "row 7 odd"])
def test_stripes_and_shapes_of_visible_rows(browser, page, text):
    page(browser, "long.html")
    type_text(browser, text)
    count = sum(all(any(word.startswith(part) for word in f"row {number} {'odd' if number % 2 else 'even'} all".split())
                    for part in text.split()) for number in range(1, 751))
    browser.wait_until(f"[...document.querySelectorAll('main section li')].filter(r => r.checkVisibility()).length === {count}")
    browser.wait_until(f"{STATUS} === {json.dumps(f'{count} of 750' if text else '')}")
    assert browser.js(LAW) == []


@pytest.mark.parametrize("text", ["", "yellow", "green", "install", "e"])
def test_stripes_and_shapes_of_short_sections(browser, page, text):
    page(browser, "prices.html" if text == "e" else "filter.html")
    type_text(browser, text)
    browser.settle()
    if text:
        browser.wait_until(f"{STATUS} !== ''")
        assert browser.js(LAW) == []


# Keys and the address.

def test_a_contents_list_has_no_rows_to_find(browser, page):
    page(browser, "listed.html")
    narrowed(browser, "mail 3", ["Mail 3"])
    assert browser.js(STATUS) == "1 of 18"
    assert not browser.js("document.querySelector('main>nav').checkVisibility()")
    narrowed(browser, "", [f"Mail {number}" for number in range(9)] + [f"Map {number}" for number in range(9)])
    assert browser.js("!document.querySelector('main>nav').hidden")
    assert browser.js("!document.querySelector('main>nav [role=list]').hidden"), "nor is it gone when the page is whole again"


def test_text_is_found_and_has_no_number(browser, page):
    page(browser, "stock.html")
    sections = "[...document.querySelectorAll('main section')].filter(section => section.checkVisibility()).length"
    type_text(browser, "hs-4")
    browser.wait_until(f"{sections} === 1", 3)
    assert browser.js(STATUS) == "" and browser.js(SHOWN) == []
    if browser.js("'highlights' in CSS"):
        browser.wait_until("CSS.highlights.get('tv-match')?.size > 0")
    narrowed(browser, "shelf 3", ["Shelf 3"])
    assert browser.js(STATUS) == "1 of 12"
    narrowed(browser, "nowhere", [])
    assert browser.js(STATUS) == "0 of 12"


def test_stroke_leads_to_the_field_and_escape_back(chromium, page):
    page(chromium, "long.html")
    chromium.js("(scrollTo({top: 9000, behavior: 'instant'}), 1)")
    chromium.settle()
    before = chromium.js("scrollY")
    press(chromium, "/", 191)
    assert chromium.js("document.activeElement.type") == "search"
    assert chromium.js("document.activeElement.value") == ""
    for letter in "row 70":
        press(chromium, letter)
    chromium.wait_until(f"{STATUS} === '11 of 750'")
    press(chromium, "Escape", 27)
    chromium.wait_until(f"{STATUS} === ''")
    assert chromium.js("document.activeElement.tagName") == "BODY"
    assert chromium.js("scrollY") == pytest.approx(before, abs=60)
    assert chromium.js("location.search") == ""


def test_stroke_in_a_field_is_a_letter(chromium, page):
    page(chromium, "long.html")
    press(chromium, "/", 191)
    press(chromium, "/", 191)
    assert chromium.js("document.activeElement.value") == "/"


def test_text_stands_in_the_address(browser, page):
    page(browser, "filter.html?q=yell&other=1")
    browser.wait_until(f"{STATUS} === '2 of 32'")
    assert browser.js("document.querySelector('.tv-filter input').value") == "yell"
    type_text(browser, "r\u00e9d & <b>")
    browser.wait_until("new URLSearchParams(location.search).get('q') === 'r\u00e9d & <b>'")
    assert browser.js("new URLSearchParams(location.search).get('other')") == "1"


def test_link_to_a_hidden_row_shows_it(browser, page):
    page(browser, "filter.html?q=apple")
    browser.wait_until(f"{STATUS} === '1 of 32'")
    browser.js("(location.hash = '#pear', 1)")
    browser.wait_until(f"{STATUS} === '' && document.getElementById('pear').checkVisibility()")


def test_matches_are_marked(browser, page):
    page(browser, "filter.html")
    type_text(browser, "creme no")
    browser.wait_until(f"{STATUS} === '1 of 32'")
    if browser.js("'highlights' in CSS"):
        browser.wait_until("CSS.highlights.get('tv-match')?.size === 2")
        marked = "[...CSS.highlights.get('tv-match')].map(r => r.startContainer.data.slice(r.startOffset, r.endOffset))"
        assert browser.js(marked) == ["Crème", "no"]
        type_text(browser, "6月9日 月9")
        browser.wait_until(f"{STATUS} === '1 of 32' && CSS.highlights.get('tv-match')?.size === 2")
        assert browser.js(marked) == ["6月9日", "月9"]


def test_short_page_has_no_field(chromium, page):
    page(chromium, "few.html")
    assert not chromium.js("!!document.querySelector('.tv-filter')")


# Chips.

CHIPS = "[...document.querySelectorAll('.tv-chips button')].map(chip => chip.textContent.trim())"


def press_chip(browser, name):
    browser.js(f"([...document.querySelectorAll('.tv-chips button')].find(c => c.textContent.startsWith({name!r})).click(), 1)")
    browser.settle()


def test_chips_narrow_the_page(browser, page):
    page(browser, "changes.html")
    assert browser.js(CHIPS) == ["Added 8", "Fixed 4"]
    press_chip(browser, "Fixed")
    browser.wait_until(f"{STATUS} === '4 of 12'")
    assert browser.js(SHOWN) == ["Mended 3", "Mended 2", "Mended 1", "Mended 0"]
    assert browser.js(HEADINGS) == ["3", "Fixed", "2", "Fixed", "1", "Fixed", "0", "Fixed"]
    browser.wait_until("location.search === '?label=Fixed'")
    type_text(browser, "mended 2")
    browser.wait_until(f"{STATUS} === '1 of 12'")
    press_chip(browser, "Added")
    type_text(browser, "")
    browser.wait_until(f"{STATUS} === '12 of 12'")
    press_chip(browser, "Fixed")
    browser.wait_until(f"{STATUS} === '8 of 12'")
    assert browser.js("[...document.querySelectorAll('.tv-chips button')].map(c => c.getAttribute('aria-pressed'))") == [
        "true", "false"]


def test_chips_are_read_from_the_address(chromium, page):
    page(chromium, "changes.html?label=Fixed&q=mended")
    chromium.wait_until(f"{STATUS} === '4 of 12'")
    assert chromium.js(CHIPS) == ["Added 8", "Fixed 4"]
    page(chromium, "changes.html?label=Added&label=constructor&state=open&q=newer")
    chromium.wait_until(f"{STATUS} === '4 of 12'")


def test_tags_and_values_that_repeat_are_chips(chromium, page):
    page(chromium, "tagged.html?tag=food")
    assert chromium.js(CHIPS) == ["food 8", "drink 4"]
    assert chromium.js(STATUS) == "8 of 12"
    press_chip(chromium, "drink")
    chromium.wait_until(f"{STATUS} === '12 of 12' && location.search === '?tag=food&tag=drink'")
    page(chromium, "valued.html?value=yes")
    assert chromium.js(CHIPS) == ["no 8", "yes 4"]
    assert chromium.js(STATUS) == "4 of 12"


def test_chips_count_the_values_that_rows_have_themselves(chromium, page):
    page(chromium, "nested.html")
    chromium.wait_until("document.querySelector('.tv-chips') !== null")
    assert chromium.js(CHIPS) == ["no 8", "yes 4"]


def test_numbers_amounts_and_times_are_no_chips(chromium, page):
    page(chromium, "priced.html")
    chromium.wait_until("document.querySelector('.tv-chips') !== null")
    assert chromium.js(CHIPS) == ["new 2"]


# Order.

def choose_order(browser, value):
    browser.js(f"""(select => {{ select.value = {value!r}; select.dispatchEvent(new Event('change')) }})(
        document.querySelector('.tv-filter select')), 1""")
    browser.settle()


def test_order_by_title_and_value_and_back(browser, page):
    page(browser, "prices.html")
    source = browser.js("document.querySelector('main').querySelector('section').parentNode.innerHTML.replace(/<div class=\"tv-filter[^]*?<\\/header>/, '')")
    choose_order(browser, "title")
    assert browser.js(SHOWN) == [
        "apple", "its core", "Éclair", "Pear 9", "Pear 10", "Zucchini", "Another", "None", "One", "Other", "Three", "Two"]
    browser.wait_until("location.search === '?order=title'")
    choose_order(browser, "value")
    assert browser.js(SHOWN) == [
        "Éclair", "apple", "its core", "Zucchini", "Pear 10", "Pear 9", "One", "Three", "Two", "Other", "None", "Another"]
    assert browser.js(LAW) == []
    choose_order(browser, "")
    assert source == browser.js(
        "document.querySelector('main').innerHTML.replace(/<div class=\"tv-filter[^]*?<\\/header>/, '')")


def test_letters_lead_only_to_what_is_there_in_their_order(browser, page):
    page(browser, "indexed.html")
    letters = "document.querySelector('.tv-index').checkVisibility()"
    assert browser.js(letters)
    narrowed(browser, "Ba", ["Ba"])
    assert not browser.js(letters)
    type_text(browser, "")
    browser.wait_until(letters)
    choose_order(browser, "value")
    assert not browser.js(letters)
    choose_order(browser, "title")
    assert browser.js(letters)


def test_numbers_are_those_of_the_language(chromium, page):
    page(chromium, "german.html?order=value")
    assert chromium.js("[...document.querySelectorAll('main .tv-value')].map(v => v.textContent)") == [
        "–12", "0,7", "1.5", "3,50", "7", "8", "9", "10", "11", "20", "1.200", "2.000.000"]


def test_long_list_is_sorted_over_its_parts(chromium, page):
    page(chromium, "long.html?order=title&q=row+7")
    chromium.wait_until(f"{STATUS} === '62 of 750'")
    assert chromium.js(SHOWN)[:3] == ["Row 7", "Row 70", "Row 71"]
    assert chromium.js(LAW) == []


def test_a_screen_reader_is_told_of_field_chips_and_count(chromium, page):
    page(chromium, "tagged.html")
    assert [name for name, _ in chromium.spoken("searchbox")] == ["Filter this page"]
    assert [name for name, _ in chromium.spoken("group") if name] == ["Show only"]
    chips = [(name, told["pressed"]) for name, told in chromium.spoken("button") if "pressed" in told]
    assert chips == [("food 8", "false"), ("drink 4", "false")]
    [(order, _)] = chromium.spoken("combobox")[-1:]
    assert order == "Order"
    rows = len(chromium.spoken("listitem"))
    chromium.js("(document.querySelector('.tv-chips button').click(), 1)")
    chromium.wait_until(f"{STATUS} === '8 of 12'")
    assert len(chromium.spoken("listitem")) == rows - 4
    assert [told["pressed"] for name, told in chromium.spoken("button") if name.startswith("food")] == ["true"]
    said = [told for _, told in chromium.spoken("status")]
    assert said and all(told["live"] == "polite" and told["atomic"] for told in said)


# Weight, strictness and hostility.

def test_a_page_in_one_file_has_the_field_too(chromium, tablesite, tmp_path):
    (tmp_path / "few.md").write_text(TAGGED)
    subprocess.run([tablesite, "build", tmp_path / "few.md", "--standalone", tmp_path / "few.html"], check=True, capture_output=True)
    chromium.open(f"{(tmp_path / 'few.html').as_uri()}?q=thing+11")
    chromium.wait_until(f"{STATUS} === '1 of 12'")
    assert chromium.js(SHOWN) == ["Thing 11"]


def test_script_is_small(documentation):
    """With all its parts. Of its three languages it has the words of one, and pages in the others theirs."""
    script = (documentation / "tablesite.js").read_bytes()
    assert len(gzip.compress(script, 9, mtime=0)) <= 8 * 1024


POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'"


def test_works_with_a_strict_policy(chromium, narrowing):
    with serve(narrowing, POLICY) as address:
        chromium.call("Log.enable")
        chromium.open(f"{address}/long.html?q=row+7&order=title")
        chromium.wait_until(f"{STATUS} === '62 of 750'")
        type_text(chromium, "even")
        chromium.wait_until(f"{STATUS} === '375 of 750'")
        assert problems(chromium) == []


def test_works_from_the_disk(chromium, narrowing):
    chromium.open(f"file://{narrowing}/filter.html?q=apple")
    chromium.wait_until(f"{STATUS} === '1 of 32'")
    type_text(chromium, "green")
    chromium.wait_until(f"{STATUS} === '2 of 32' && location.search === '?q=green'")


def test_page_without_script_is_whole(chromium, narrowing, served):
    chromium.call("Emulation.setScriptExecutionDisabled", value=True)
    try:
        # Nothing is painted again where no script asks for it.
        chromium.call("Page.navigate", url=f"{served(narrowing)}/filter.html?q=apple")
        chromium.wait_until("document.readyState === 'complete' && location.search === '?q=apple'")
        assert len(chromium.js(SHOWN)) == 31
        assert not chromium.js("!!document.querySelector('.tv-filter')")
        gap = "document.querySelector('main section').getBoundingClientRect().top - document.querySelector('h1').getBoundingClientRect().bottom"
        assert chromium.js(gap) < 110
    finally:
        chromium.call("Emulation.setScriptExecutionDisabled", value=False)


def test_field_takes_the_room_that_was_kept(chromium, page):
    """What stands below does not move when the script is there."""
    page(chromium, "filter.html")
    top = "document.querySelector('main section').getBoundingClientRect().top"
    after = chromium.js(top)
    chromium.js("(document.querySelector('.tv-filter').remove(), 1)")
    assert chromium.js(top) == pytest.approx(after, abs=1)


def test_hostile_text_does_nothing(chromium, page):
    chromium.call("Log.enable")
    page(chromium, "hostile.html")
    dice = random.Random(13)
    pieces = ["constructor", "__proto__", "<img src=x onerror=window.harm=1>", "\\", "(", "[", "*", "$&", "%", "\u0301", "\u202e", "a" * 500,
              "\ud83d\udee0", "ﷺ", "İ", "\u0130\u0307", " ", "/", "\x00", "e\u0301", "ß", "q=1&q=2", "\ud800"]
    for _ in range(150):
        type_text(chromium, "".join(dice.choice(pieces) for _ in range(dice.randint(0, 12))))
    narrowed(chromium, "constructor toStr", ["toString"])
    assert chromium.js("window.harm ?? 0") == 0
    assert problems(chromium) == []


def test_longest_address_is_read_in_part(chromium, page):
    chromium.call("Log.enable")
    page(chromium, "hostile.html?q=" + "a" * 60_000)
    chromium.wait_until(f"{STATUS} === '1 of 13'")
    page(chromium, "hostile.html")
    chromium.js("""(field => { field.removeAttribute('maxlength'); field.value = 'b '.repeat(500000);
        field.dispatchEvent(new Event('input')) })(document.querySelector('.tv-filter input')), 1""")
    chromium.wait_until(f"{STATUS} === '0 of 13'")
    assert problems(chromium) == []


def test_nothing_from_the_prototype_is_chosen(chromium, page):
    chromium.call("Log.enable")
    page(chromium, "hostile.html?order=constructor&value=__proto__&label=toString&q=%E0%A4%A&state=hasOwnProperty")
    chromium.settle()
    assert problems(chromium) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["filter.html?q=green", "changes.html?label=Fixed", "prices.html?order=value", "filter.html?q=no+such"])
def test_axe_finds_nothing_in_any_state(chromium, page, path, scheme):
    chromium.media(prefers_color_scheme=scheme)
    page(chromium, path)
    chromium.js(axe_source() + ";true")
    assert chromium.js("axe.run(document, {resultTypes: ['violations']}).then(result => result.violations.map(v =>"
                       " v.id + ': ' + v.nodes[0].html.slice(0, 120) + ' ' + v.nodes[0].failureSummary))") == []


@pytest.mark.parametrize("width, percent", [(300, 200), (390, 100)])
def test_field_fits_narrow_windows(chromium, page, width, percent):
    chromium.size(width, 800)
    page(chromium, "changes.html?label=Fixed")
    size = chromium.js("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    chromium.js(f"document.documentElement.style.fontSize = '{size * percent / 100}px'")
    chromium.settle()
    assert chromium.js("document.documentElement.scrollWidth") <= width
    heights = chromium.js("[...document.querySelectorAll('.tv-filter :is(input, select, button)')].map(e => e.offsetHeight)")
    assert min(heights) >= 44


def test_is_not_printed(chromium, page):
    chromium.media(type="print")
    page(chromium, "filter.html")
    assert not chromium.js("document.querySelector('.tv-filter').checkVisibility()")


@pytest.mark.parametrize("colours", ["none", "active"])
def test_field_has_one_ring_around_all_that_stands_in_it(chromium, page, colours):
    """It has the colour of the text, whatever the ground is; by the keyboard, as headless windows show no ring otherwise."""
    chromium.media(**{"forced-colors": colours})
    page(chromium, "filter.html")
    outline = "(e => [getComputedStyle(e).outlineStyle, getComputedStyle(e).outlineWidth])(document.querySelector('{}'))"
    for _ in range(20):
        if chromium.js("document.activeElement.matches('.tv-filter input:focus-visible')"):
            break
        chromium.key("Tab")
    else:
        pytest.fail("no Tab leads to the field")
    assert chromium.js(outline.format(".tv-filter .tv-field")) == ["solid", "3px"]
    assert chromium.js(outline.format(".tv-filter input"))[0] == "none"
    if colours == "none":
        assert chromium.js("(e => getComputedStyle(e).outlineColor === getComputedStyle(e).color)(document.querySelector('.tv-filter .tv-field'))")
