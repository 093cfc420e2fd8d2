"""The search of the whole site: its field in the frame of each page, what it finds, and the page of all results."""

import json
import random
import shutil
import time
import urllib.parse

import pytest

from conftest import build
from server import serve
from test_pages import axe_source

FIELD = ".tv-search input"


@pytest.fixture(scope="module")
def folder(tablesite, tmp_path_factory):
    """A site of some pages about fruit, one of them in German, one that is not searched."""
    source = tmp_path_factory.mktemp("fruit")
    (source / "Site/guide").mkdir(parents=True)
    pages = {
        "index.md": "# Fruit\n\n- [Apples](guide/apples.md) - grow on trees\n- [Pears](guide/pears.md)\n",
        "guide/apples.md": "# Apples\n\n## Kinds\n\n- Boskoop - sour, for cakes\n- Gala - sweet\n- `peelApple` - peels\n"
                           "- Secret {search=false}\n- Crème de pomme - a drink\n- 林檎の木 - a tree\n"
                           "- ทำอาหาร - to cook\n- विज़ा - a visa\n- বড়দিন - a feast\n"
                           "- 用Python3写的爬虫 - a row\n- 次回は6月9日に開催する - a row\n- Œufs au cœur - a row\n"
                           "- Smørrebrød - a row\n- Łódź - a row\n- أدوات - a row\n- شكرًا - a row\n- שָׁלוֹם - a row\n",
        "guide/pears.md": "# Pears\n\n## Kinds\n\n- [Williams](apples.md) - sweet, for drinks\n- <b>Conference</b> & \"Comice\"\n",
        "hidden.md": "---\nsearch: false\n---\n# Plums\n\n- Mirabelle\n",
        "more.md": "# More\n\n" + "".join(f"- Basket {n} - of apples\n" for n in range(40)),
    }
    (source / "Site/tablesite.yml").write_text("language: en\n")
    for path, text in pages.items():
        (source / "Site" / path).write_text(text, encoding="utf-8")
    return build(tablesite, source, source / "public")


@pytest.fixture(scope="module")
def fruit(folder):
    with serve(folder) as address:
        yield address


def ask(browser, words):
    """Types into the field of the page, and waits for the answer."""
    browser.js(f"""
        (() => {{
            const input = document.querySelector({FIELD!r});
            input.focus();
            document.querySelector(".tv-search [role=status]").textContent = "";
            input.value = {words!r};
            input.dispatchEvent(new Event("input"));
        }})()
    """)
    browser.wait_until('document.querySelector(".tv-search [role=status]").textContent !== ""')
    return titles(browser)


def type_into(browser, words):
    """Types into the field of the page, and waits for nothing."""
    browser.js(f"""
        (() => {{
            const input = document.querySelector({FIELD!r});
            input.value = {json.dumps(words)};
            input.dispatchEvent(new Event("input"));
        }})()
    """)


def listen(chromium):
    chromium.call("Log.enable")


def said(chromium):
    """What the console says since the page was opened."""
    return [event["params"] for event in chromium.events
            if event.get("method") in ("Log.entryAdded", "Runtime.exceptionThrown", "Runtime.consoleAPICalled")
            and "favicon" not in json.dumps(event["params"])]


def titles(browser):
    return browser.js('[...document.querySelectorAll(".tv-search [role=option] b")].map((node) => node.textContent)')


def is_open(browser):
    return browser.js('!document.querySelector("[role=listbox]").hidden')


def test_finds_rows_headings_and_pages(browser, fruit):
    browser.open(f"{fruit}/index.html")
    assert ask(browser, "boskoop") == ["Boskoop"]
    assert ask(browser, "apples")[0] == "Apples"
    assert ask(browser, "kinds") == ["Kinds", "Kinds"]
    assert ask(browser, "sweet gala") == ["Gala"]
    assert ask(browser, "creme") == ["Crème de pomme"]
    assert ask(browser, "boskop") == ["Boskoop"]
    assert ask(browser, "peel") == ["peelApple"]
    assert ask(browser, "林檎") == ["林檎の木"]
    assert ask(browser, "ทำ") == ["ทำอาหาร"]
    assert ask(browser, "वि\u095bा") == ["विज़ा"]
    assert ask(browser, "ব\u09dcদিন") == ["বড়দিন"]
    for words, title in [("python", "用Python3写的爬虫"), ("6月9日", "次回は6月9日に開催する"), ("9日", "次回は6月9日に開催する"), ("coeur", "Œufs au cœur"), ("œufs", "Œufs au cœur"),
                         ("smorrebrod", "Smørrebrød"), ("lodz", "Łódź"), ("ادوات", "أدوات"), ("شكرا", "شكرًا"), ("שלום", "שָׁלוֹם")]:
        assert ask(browser, words) == [title]
    assert ask(browser, "secret") == [] and ask(browser, "mirabelle") == []
    assert browser.js('document.querySelector(".tv-search [role=status]").textContent') == "No results"


def test_a_result_leads_to_its_row(browser, fruit):
    browser.open(f"{fruit}/guide/pears.html")
    ask(browser, "boskoop")
    browser.js('document.querySelector(".tv-search [role=option]").click()')
    browser.wait_until('location.pathname.endsWith("/guide/apples.html")')
    assert browser.js("location.hash") == "#boskoop"
    browser.wait_until('document.querySelector(":target b") !== null')
    assert browser.js('document.querySelector(":target b").textContent') == "Boskoop"


def test_is_a_combobox_for_the_keyboard(chromium, fruit):
    chromium.open(f"{fruit}/index.html")
    chromium.js("document.querySelector('.tv-search input').focus()")
    assert len(ask(chromium, "sweet")) == 2
    active = 'document.getElementById(document.querySelector(".tv-search input").getAttribute("aria-activedescendant"))?.querySelector("b").textContent ?? null'
    assert chromium.js(active) is None
    chromium.key("ArrowDown")
    assert chromium.js(active) == titles(chromium)[0]
    assert chromium.js('document.querySelector(".tv-search [aria-selected=true] b").textContent') == titles(chromium)[0]
    for expected in (titles(chromium)[1], None, titles(chromium)[0]):
        chromium.key("ArrowDown")
        assert chromium.js(active) == expected
    chromium.key("ArrowUp")
    assert chromium.js(active) is None
    chromium.key("Escape")
    assert not is_open(chromium) and chromium.js("document.querySelector('.tv-search input').value") == "sweet"
    chromium.key("Escape")
    assert chromium.js("document.querySelector('.tv-search input').value") == ""


def test_all_results_have_a_page(chromium, fruit):
    chromium.open(f"{fruit}/index.html")
    found = ask(chromium, "basket")
    assert len(found) == 9 and found[-1] == "All 40 results"
    chromium.js('document.querySelector(".tv-search [role=option]:last-child").click()')
    chromium.wait_until('document.querySelectorAll("main section:not([hidden]) li").length === 40')
    assert chromium.js('document.querySelector("main section:not([hidden]) h2").textContent') == "More"
    # It stays the same when the page has its results, and writes what it was asked for.
    assert chromium.js("location.search") == "?in=en&q=basket"
    assert chromium.js("new Promise((done) => setTimeout(() => done(location.search), 400))") == "?in=en&q=basket"
    assert chromium.js("document.querySelector('main section:not([hidden]) li a').href") == f"{fruit}/more.html#basket-0"


def test_results_without_a_word_are_the_pages(chromium, fruit):
    shown = "[...document.querySelectorAll('main section:not([hidden]) h2')].map(title => title.textContent)"
    chromium.open(f"{fruit}/search.html")
    assert chromium.js(shown) == ["Pages"]
    assert chromium.js("document.querySelectorAll('main section li').length") > 1
    for word, titles in [("basket", ["More"]), ("", ["Pages"]), ("zzzz", ["Pages"]), ("basket", ["More"])]:
        chromium.js(f"""(() => {{
            const field = document.querySelector('main input')
            field.value = {json.dumps(word)}
            field.dispatchEvent(new Event('input'))
        }})()""")
        chromium.wait_until(f"JSON.stringify({shown}) === JSON.stringify({json.dumps(titles)})")


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("state", ["closed", "open", "selected", "results"])
def test_axe_finds_nothing(chromium, fruit, width, scheme, state):
    chromium.size(width, 800)
    chromium.media(prefers_color_scheme=scheme)
    chromium.open(f"{fruit}/search.html?q=sweet" if state == "results" else f"{fruit}/guide/apples.html")
    if state == "results":
        chromium.wait_until('document.querySelector("main section:not([hidden]) li") !== null')
    elif state != "closed":
        ask(chromium, "sweet")
        if state == "selected":
            chromium.key("ArrowDown")
    chromium.js(axe_source() + ";true")
    found = chromium.js("axe.run(document, {resultTypes: ['violations']}).then(result =>"
                        " result.violations.map(one => one.id + ': ' + one.nodes[0].html + one.nodes[0].failureSummary))")
    assert found == []


def test_works_from_the_disk(browser, folder):
    browser.open((folder / "guide/apples.html").as_uri())
    assert ask(browser, "williams") == ["Williams"]


POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:"


def test_works_with_a_strict_policy(chromium, folder):
    with serve(folder, POLICY) as address:
        chromium.call("Log.enable")
        chromium.open(f"{address}/guide/apples.html")
        assert ask(chromium, "williams") == ["Williams"]
        chromium.open(f"{address}/search.html?q=basket")
        chromium.wait_until('document.querySelectorAll("main section:not([hidden]) li").length === 40')
        assert [event for event in chromium.events if event.get("method") == "Log.entryAdded"] == []


def test_works_below_a_path(chromium, folder, tmp_path):
    (tmp_path / "a").mkdir()
    (tmp_path / "a/b").symlink_to(folder)
    with serve(tmp_path) as address:
        chromium.open(f"{address}/a/b/guide/pears.html")
        ask(chromium, "boskoop")
        assert chromium.js('document.querySelector(".tv-search [role=option]").href') == f"{address}/a/b/guide/apples.html#boskoop"


def test_nothing_is_asked_for_before_somebody_searches(chromium, fruit):
    chromium.open(f"{fruit}/index.html")
    loaded = 'performance.getEntriesByType("resource").filter(({ name }) => name.includes("search-index")).length'
    assert chromium.js(loaded) == 0
    ask(chromium, "boskoop")
    assert 2 <= chromium.js(loaded) <= 4


def test_an_index_that_is_not_there_is_said(chromium, tablesite, tmp_path):
    (tmp_path / "Site").mkdir()
    for name in ("index", "other"):
        (tmp_path / f"Site/{name}.md").write_text(f"# {name}\n\n- Row\n")
    site = build(tablesite, tmp_path, tmp_path / "public")
    for file in (site / "search-index").iterdir():
        file.unlink()
    with serve(site) as address:
        chromium.open(f"{address}/index.html")
        assert ask(chromium, "row") == []
        assert chromium.js('document.querySelector(".tv-search [role=status]").textContent') == "The search index cannot be loaded."


HOSTILE = ["constructor", "__proto__", "toString valueOf", "<img src=x onerror=alert(1)>", "\\u0000", "%s%n", "'\"`\\\\", "a" * 10_000,
           "hasOwnProperty " * 500, "\U0001f600" * 100, "\ud800", ".*+?^${}()|[]", "\u202e\u2066", "ß" * 300, "林" * 400]


def test_hostile_queries_only_match_or_not(chromium, fruit):
    chromium.open(f"{fruit}/index.html")
    chromium.js("window.faults = []; addEventListener('error', (e) => faults.push(String(e.message)));"
                "addEventListener('unhandledrejection', (e) => faults.push(String(e.reason)))")
    for words in HOSTILE:
        type_into(chromium, words)
        time.sleep(0.02)
    time.sleep(0.3)
    assert chromium.js("faults") == []
    assert chromium.js("document.querySelectorAll('.tv-search img').length") == 0
    chromium.open(f"{fruit}/search.html?q={'x' * 60_000}")
    assert chromium.js("document.querySelectorAll('main section[data-script]').length") == 0


def test_an_address_of_a_megabyte_is_read_in_part(chromium, folder):
    listen(chromium)
    # From the disk: servers refuse it.
    chromium.open(f"{(folder / 'search.html').as_uri()}?q={'boskoop ' * 130_000}".replace(" ", "+"))
    chromium.wait_until("document.querySelector('main input').value.startsWith('boskoop')")
    chromium.wait_until("document.querySelectorAll('main section[data-script] li').length === 1")
    assert said(chromium) == []


PIECES = ["constructor", "__proto__", "toString", "hasOwnProperty", "<img src=x onerror=window.harm=1>", "</script><script>harm=1</script>",
          "&lt;b&gt;", "\\", "\"", "'", "`", "${harm}", "(", "[a-", "*", "$&", "%41", "\u0301", "\u202e", "\u2028", "\ufeff", "\ufffd",
          "x" * 10_000, "林" * 3_000, "\U0001f6e0\ufe0f", "ﷺ", "İ", "e\u0301", "ß", "c++", "--max-depth", "readLine", "3.14", "0" * 400,
          "apple", "pear", "plum", "الفهرس", "ไทย", "मूल"]


def hostile_site(dice, source):
    """Documents of titles and texts put together from the pieces, and broken bytes; returns words of one piece that are titles."""
    (source / "Site").mkdir(parents=True)
    alone = []
    for number in range(14):
        lines = [f"# {dice.choice(PIECES)[:60]} {number}"]
        for _ in range(dice.randint(1, 30)):
            if dice.random() < 0.2:
                lines.append("\n## " + " ".join(dice.choices(PIECES, k=2))[:300] + "\n")
            title = " ".join(dice.choices(PIECES, k=dice.randint(1, 4)))
            if dice.random() < 0.2:
                title = dice.choice(["constructor", "readLine", "plum", "toString", "hasOwnProperty"])
                alone.append(title)
            lines.append(f"- {title} - {' '.join(dice.choices(PIECES, k=dice.randint(0, 6)))}")
        text = "\n".join(lines).encode()
        for _ in range(dice.randint(0, 5)):
            at = dice.randrange(len(text))
            text = text[:at] + bytes([dice.choice([0, 0x80, 0xC3, 0xFF, 0xED, 0xF4])]) + text[at:]
        (source / f"Site/page-{number}.md").write_bytes(text)
    return alone


@pytest.mark.parametrize("seed", range(4))
def test_hostile_documents_and_queries_only_match_or_not(chromium, tablesite, tmp_path, seed):
    dice = random.Random(seed)
    alone = hostile_site(dice, tmp_path)
    listen(chromium)
    with serve(build(tablesite, tmp_path, tmp_path / "public")) as address:
        chromium.open(f"{address}/page-0.html")
        for _ in range(60):
            type_into(chromium, " ".join(dice.choices(PIECES, k=dice.randint(1, 5)))[dice.randint(0, 3):][:dice.randint(1, 400)])
            time.sleep(dice.choice([0, 0.005, 0.05]))
        for title in sorted(set(alone)):
            # Nothing may follow the mark before the detail: it is part of the title then.
            assert any(found.startswith(title) for found in ask(chromium, title))
        nothing_happened(chromium)
        for _ in range(8):
            words = "plum " + " ".join(dice.choices(PIECES, k=3))[:1000]
            chromium.open(f"{address}/search.html?q={urllib.parse.quote_plus(words, errors='replace')}&in=%00&q=2")
            chromium.wait_until("document.querySelector('main [role=status]').textContent !== ''")
            nothing_happened(chromium)


def nothing_happened(chromium):
    # A row may have that id.
    assert chromium.js("window.harm") != 1
    assert chromium.js("document.querySelectorAll('main img, .tv-search img').length") == 0
    assert said(chromium) == []


def test_markup_in_titles_is_text(chromium, fruit):
    chromium.open(f"{fruit}/index.html")
    assert ask(chromium, "comice") == ['Conference & "Comice"']


def test_without_script_there_is_no_field(folder):
    page = (folder / "guide/apples.html").read_text("utf-8")
    assert "tv-search" not in page
    results = (folder / "search.html").read_text("utf-8")
    assert "<noscript>" in results and "JavaScript" in results


def test_matches_are_marked(chromium, fruit):
    chromium.open(f"{fruit}/index.html")
    ask(chromium, "bosk")
    assert chromium.js('[...CSS.highlights.get("tv-match")].map((range) => range.startContainer.data.slice(range.startOffset, range.endOffset))') == ["Bosk"]


def test_a_search_leaves_the_marks_of_the_filter(chromium, fruit):
    chromium.open(f"{fruit}/more.html?q=basket")
    count = """(place => [...CSS.highlights.get("tv-match")].filter((mark) => mark.startContainer.parentElement.closest(place)).length)"""
    chromium.wait_until(f"{count}('main') === 40")
    for _ in range(2):
        ask(chromium, "bosk")
        assert chromium.js(f"{count}('.tv-search')") == 1 and chromium.js(f"{count}('main')") == 40
    chromium.js("""(field => (field.value = 'basket 7', field.dispatchEvent(new Event('input'))))(document.querySelector('.tv-filter input'))""")
    chromium.wait_until(f"{count}('main') === 2")
    assert chromium.js(f"{count}('.tv-search')") == 1
    assert chromium.js("CSS.highlights.get('tv-match').size") == 3


def test_a_screen_reader_is_told_of_the_combobox(chromium, fruit):
    chromium.open(f"{fruit}/index.html")
    [(name, told)] = chromium.spoken("combobox")
    assert name == "Search" and told["expanded"] is False and told["autocomplete"] == "list" and told["hasPopup"] == "listbox"
    assert chromium.spoken("listbox") == [] and chromium.spoken("option") == []
    assert len(ask(chromium, "sweet")) == 2
    [(_, told)] = chromium.spoken("combobox")
    assert told["expanded"] is True and told["controls"] == ["Search"] and "activedescendant" not in told
    [(name, _)] = chromium.spoken("listbox")
    assert name == "Search"
    options = chromium.spoken("option")
    assert len(options) == 2 and all(not told["selected"] for _, told in options)
    assert options[0][0].startswith("Gala sweet Apples")
    status = chromium.js('document.querySelector(".tv-search [role=status]").textContent')
    assert ("Results: 2", "polite", True) in [(status, told["live"], told["atomic"]) for _, told in chromium.spoken("status")]
    chromium.key("ArrowDown")
    [(_, told)] = chromium.spoken("combobox")
    assert told["activedescendant"] == [options[0][0]]
    assert [told["selected"] for _, told in chromium.spoken("option")] == [True, False]


def test_from_right_to_left_the_field_stands_over_the_list(chromium, tablesite, tmp_path):
    (tmp_path / "Site").mkdir()
    for name in ("index", "other"):
        (tmp_path / f"Site/{name}.md").write_text("---\nlanguage: ar\n---\n# كتاب\n\n- صف\n", "utf-8")
    chromium.size(1280, 800)
    with serve(build(tablesite, tmp_path, tmp_path / "public")) as url:
        chromium.open(f"{url}/index.html")
        field, side = [chromium.js(f"(r => [r.left, r.right])(document.querySelector('{part}').getBoundingClientRect())")
                       for part in (".tv-search", ".tv-side")]
    assert field == side and field[1] == chromium.js("document.documentElement.clientWidth")


def test_in_forced_colours_the_closed_field_is_the_glass_alone(chromium, fruit):
    chromium.size(390, 800)
    chromium.media(forced_colors="active")
    chromium.open(f"{fruit}/index.html")
    assert chromium.js(f"getComputedStyle(document.querySelector({FIELD!r})).opacity") == "0"
    chromium.js(f"(document.querySelector({FIELD!r}).focus(), 1)")
    assert chromium.js(f"getComputedStyle(document.querySelector({FIELD!r})).opacity") == "1"


def test_the_function_of_a_name_is_found_first(chromium, tablesite, tmp_path):
    """Names that begin with it, or have it as a part, come later."""
    (tmp_path / "Site").mkdir()
    names = ["fs.openAsBlob(path)", "fs.opendir(path)", "fsPromises.open(path)", "fs.open(path, flags)", "fs.openSync(path)"]
    (tmp_path / "Site/index.md").write_text("# Files\n\n" + "".join(f"## `{name}`\n\nOpens.\n\n" for name in names))
    (tmp_path / "Site/other.md").write_text("# Other\n\n- Row\n")
    with serve(build(tablesite, tmp_path, tmp_path / "public")) as address:
        chromium.open(f"{address}/")
        assert ask(chromium, "fs.open")[0] == "fs.open(path, flags)"
        assert ask(chromium, "fsPromises.open")[0] == "fsPromises.open(path)"


def test_the_page_of_a_name_is_found_first(chromium, tablesite, tmp_path):
    """Before rows and headings that are called so, wherever it stands."""
    (tmp_path / "Site").mkdir()
    pages = {"errors": "# Errors\n\n- Manifest\n", "guide": "# Guide\n\n## Manifest\n\nText.\n", "index": "# Home\n\n- Manifest\n", "manifest": "# Manifest\n\n- Row\n"}
    for name, text in pages.items():
        (tmp_path / f"Site/{name}.md").write_text(text)
    with serve(build(tablesite, tmp_path, tmp_path / "public")) as url:
        chromium.open(f"{url}/index.html")
        for words in ("manifest", "manif"):
            ask(chromium, words)
            chromium.wait_until("document.querySelectorAll('.tv-search [role=option]').length === 4")
            assert chromium.js("document.querySelector('.tv-search [role=option]').getAttribute('href')").endswith("/manifest.html")


def test_the_list_of_pages_stands_still_when_the_field_arrives(chromium, folder, tmp_path):
    """A reader aims at an entry before the script is there."""
    late = tmp_path / "late"
    shutil.copytree(folder, late)
    (late / "tablesite.js").write_text("")
    chromium.size(1280, 800)
    tops = []
    for site in (folder, late):
        with serve(site) as address:
            chromium.open(f"{address}/index.html")
            chromium.wait_until(f"!!document.querySelector('.tv-search') === {'true' if site == folder else 'false'}")
            tops.append(chromium.js("document.querySelector('.tv-side a').getBoundingClientRect().top"))
    assert tops[0] == tops[1] > 60


def words_site(folder, pages):
    """A project of documents with these titles, each with the rows that are given."""
    (folder / "Site").mkdir()
    (folder / "Site/tablesite.yml").write_text("language: en\n")
    (folder / "Site/index.md").write_text("# Home\n\n- Row\n")
    for title, rows in pages.items():
        (folder / f"Site/{title.lower()}.md").write_text(f"# {title}\n\n" + "".join(f"- {row}\n" for row in rows))
    return folder


@pytest.fixture(scope="module")
def library(tablesite, tmp_path_factory):
    """A word that is frequent, and longer ones that are rare and stand before it."""
    folder = words_site(tmp_path_factory.mktemp("library"), {
        "Data": ["Swiftx - data types", "Swiftz - Functional programming in Swift."],
        "Languages": ["[Handbook of Swift](https://swift.org)", "Swift Weekly", "The Swift that everybody can learn in a week", "Swift"],
        "Tools": [*(f"Tool {number} - written in Swift" for number in range(60)), "Swiftbar Package", "Swift Package", "Parcel - a package for Swiftx"],
        "Swiftly": ["Installs packages"],
        "Filter": ["Typing narrows a page"], "Search": ["Row"], "Navigation": ["Row"], "Copy": ["Row"],
    })
    with serve(build(tablesite, folder, folder / "public")) as address:
        yield address


def test_a_whole_title_is_found_first_and_whole_words_before_beginnings(browser, library):
    """However rare the longer words are: what was typed is as frequent for all of them."""
    browser.open(f"{library}/index.html")
    found = ask(browser, "swift")
    assert found[0] == "Swift"
    browser.wait_until("document.querySelectorAll('.tv-search [role=option]').length === 9")
    found = titles(browser)
    assert found[1:4] == ["Swift Weekly", "Swift Package", "Swiftly"]
    assert found[4:6] == ["Handbook of Swift", "The Swift that everybody can learn in a week"]
    assert found[6:8] == ["Swiftx", "Swiftz"], "titles before details"
    assert ask(browser, "swiftx")[0] == "Swiftx"
    assert ask(browser, "swift package")[0] == "Swift Package"
    assert ask(browser, "package swift")[0] == "Swift Package"


def test_other_forms_of_a_word_are_found_where_nothing_has_it(browser, library):
    browser.open(f"{library}/index.html")
    for words, title in [("filtering", "Filter"), ("searching", "Search"), ("navigating", "Navigation"), ("copying", "Copy")]:
        assert ask(browser, words) == [title], words
    for words in ("filthily", "copyrighted", "seaside"):
        assert ask(browser, words) == [], words
