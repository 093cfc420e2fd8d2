"""Readers tick tasks, and their browser keeps it: by row, in other tabs, on pages that change, as a link."""

import json

import pytest
from conftest import build
from server import serve
from test_filter import POLICY, problems
from test_pages import axe_source

TASKS = """# Trip

## Before
- [ ] Passport
- [x] Tickets
  - [ ] Seats
- Not a task

## There
- [ ] Map {progress=40}
- [ ] constructor
"""


@pytest.fixture
def trip(tablesite, tmp_path):
    """A project whose page can be written anew: ``trip(text)`` builds it and returns the folder."""
    def write(text):
        (tmp_path / "Site").mkdir(exist_ok=True)
        (tmp_path / "Site/tablesite.yml").write_text("language: en\n")
        (tmp_path / "Site/index.md").write_text(text)
        return build(tablesite, tmp_path, tmp_path / "public")
    return write


@pytest.fixture
def address(trip):
    with serve(trip(TASKS)) as url:
        yield url


TICKED = """[...document.querySelectorAll('main li:has(input:checked)')].filter(r => r.querySelector(':scope>:first-child>input').checked)
    .map(row => row.id)"""
PROGRESS = "document.querySelector('.tv-ticks span').textContent"


def tick(browser, name):
    browser.js(f"(document.querySelector('#{name} input').click(), 1)")
    browser.settle()


def press(browser, text):
    browser.js(f"([...document.querySelectorAll('.tv-ticks button')].find(b => b.textContent.includes({text!r})).click(), 1)")
    browser.settle()


def test_ticks_are_kept(browser, address):
    browser.open(f"{address}/index.html")
    browser.js("(localStorage.clear(), 1)")
    assert browser.js(TICKED) == ["tickets"]
    assert browser.js(PROGRESS) == "1 of 5"
    tick(browser, "passport")
    tick(browser, "tickets")
    tick(browser, "constructor")
    assert browser.js(TICKED) == ["passport", "constructor"]
    browser.open(f"{address}/")
    assert browser.js(TICKED) == ["passport", "constructor"]
    assert browser.js(PROGRESS) == "2 of 5"
    assert browser.js("[...document.querySelectorAll('section>.tv-subtitle')].map(p => p.textContent)") == ["1 of 3", "1 of 2"]
    assert not browser.js("document.querySelector('#seats input').disabled")
    press(browser, "Reset")
    assert browser.js(TICKED) == ["tickets"]
    assert browser.js("localStorage.length") == 0


def test_a_folded_section_says_how_much_is_done(browser, trip):
    with serve(trip("# T\n\n## Shut {collapsed=true}\n\n- [ ] One\n- [x] Two\n\n## Open\n\n- [ ] Three\n")) as url:
        browser.open(f"{url}/index.html")
        count = "document.querySelector('summary .tv-subtitle')"
        assert browser.js(f"{count}.textContent") == "1 of 2" and browser.js(f"{count}.checkVisibility()")
        box, title = [browser.js(f"(r => [r.left, r.top, r.right, r.bottom])(document.querySelector('{part}').getBoundingClientRect())")
                      for part in ("summary .tv-subtitle", "summary h2")]
        assert box[0] >= title[2] - 1 and box[1] < title[3] and box[3] > title[1]


def test_chips_count_the_tasks_that_progress_counts(chromium, trip):
    """Not what stands below a task."""
    rows = "".join(f"- [ ] Task {number}\n  - Part\n" for number in range(8))
    with serve(trip(f"# T\n\n{rows}- [x] Last\n")) as url:
        chromium.open(f"{url}/index.html")
        chromium.wait_until("document.querySelectorAll('.tv-chips button').length === 2")
        assert chromium.js("[...document.querySelectorAll('.tv-chips button')].map(b => b.textContent)") == ["Open 8", "Done 1"]
        assert chromium.js(PROGRESS) == "1 of 9"


def test_row_takes_the_touch(browser, address):
    browser.open(f"{address}/")
    browser.js("(localStorage.clear(), 1)")
    left, top, right, bottom = browser.js(
        "(r => [r.left, r.top, r.right, r.bottom])(document.getElementById('passport').getBoundingClientRect())")
    browser.click((left + right) / 2, (top + bottom) / 2)
    browser.wait_until(f"JSON.stringify({TICKED}) === '[\"passport\",\"tickets\"]'")


def test_keyboard_alone(chromium, address):
    chromium.open(f"{address}/")
    chromium.js("(localStorage.clear(), document.querySelector('#passport input').focus(), 1)")
    for kind in ("keyDown", "keyUp"):
        chromium.call("Input.dispatchKeyEvent", type=kind, key=" ", code="Space", windowsVirtualKeyCode=32, text=" " if kind == "keyDown" else "")
    chromium.wait_until(f"{TICKED}.includes('passport')")
    chromium.js("(document.querySelector('#passport input').blur(), 1)")


def test_rows_that_moved_and_were_reworded_stay_ticked(chromium, trip):
    with serve(trip(TASKS)) as address:
        chromium.open(f"{address}/")
        chromium.js("(localStorage.clear(), 1)")
        tick(chromium, "passport")
        tick(chromium, "tickets")
        trip("# Trip\n\n## There\n- [x] Identity card {aliases=passport}\n- [x] Map\n- [x] Seats\n\n## Before\n- [ ] Tickets\n")
        chromium.open(f"{address}/")
        # What the source says now counts where the reader said nothing, and the reader's word for the rest.
        assert chromium.js(TICKED) == ["identity-card", "map", "seats"]
        trip("# Trip\n\n- [ ] Identity card {aliases=passport}\n- [x] Tickets\n- [x] Map\n")
        chromium.open(f"{address}/")
        assert chromium.js(TICKED) == ["identity-card", "map"]
        tick(chromium, "identity-card")
        chromium.open(f"{address}/")
        assert chromium.js(TICKED) == ["map"]
        assert chromium.js("Object.keys(JSON.parse(localStorage.getItem(localStorage.key(0))))") == ["tickets"]


def test_other_tabs_follow(chromium, address):
    chromium.open(f"{address}/")
    chromium.js("(localStorage.clear(), 1)")
    first = chromium.session
    second = chromium.open_tab(f"{address}/")
    tick(chromium, "passport")
    chromium.choose_tab(first)
    chromium.wait_until(f"{TICKED}.includes('passport') && {PROGRESS} === '2 of 5'")
    chromium.choose_tab(second)
    press(chromium, "Reset")
    chromium.choose_tab(first)
    chromium.wait_until(f"!{TICKED}.includes('passport')")
    chromium.choose_tab(second)
    chromium.close_tab()


def test_ticks_travel_as_a_link(browser, address):
    browser.open(f"{address}/")
    browser.js("(localStorage.clear(), 1)")
    tick(browser, "passport")
    tick(browser, "tickets")
    link = browser.js("document.querySelector('.tv-ticks a').href")
    browser.js("(localStorage.clear(), 1)")
    browser.open(link)
    assert browser.js(TICKED) == ["tickets"], "nothing is taken over before the reader wants it"
    press(browser, "Take over")
    assert browser.js(TICKED) == ["passport"]
    browser.wait_until("location.search === ''")
    browser.open(f"{address}/")
    assert browser.js(TICKED) == ["passport"]


def test_says_that_nothing_is_kept(chromium, address):
    chromium.call("Log.enable")
    chromium.before_each_page("Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no') } })")
    chromium.open(f"{address}/")
    tick(chromium, "passport")
    assert chromium.js(TICKED) == ["passport", "tickets"]
    assert "not kept" in chromium.js("document.querySelector('.tv-ticks [role=status]').textContent")
    assert problems(chromium) == []


@pytest.mark.parametrize("kept", ["{", "[]", "null", "7", '{"passport": {"a": 1}, "__proto__": true, "constructor": true}'])
def test_foreign_entries_do_no_harm(chromium, address, kept):
    chromium.call("Log.enable")
    chromium.open(f"{address}/")
    chromium.js(f"(localStorage.clear(), localStorage.setItem('tablesite /', {json.dumps(kept)}), 1)")
    chromium.open(f"{address}/?ticks={'x' * 5000}")
    assert chromium.js("document.querySelectorAll('input:not(:disabled)').length") == 5
    tick(chromium, "passport")
    assert "passport" in chromium.js(TICKED)
    assert problems(chromium) == []


def test_works_with_a_strict_policy_and_from_the_disk(chromium, trip):
    folder = trip(TASKS)
    with serve(folder, POLICY) as address:
        chromium.call("Log.enable")
        chromium.open(f"{address}/")
        tick(chromium, "passport")
        assert problems(chromium) == []
    chromium.open(f"file://{folder}/index.html")
    tick(chromium, "passport")
    assert "passport" in chromium.js(TICKED)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(chromium, address, scheme):
    chromium.media(prefers_color_scheme=scheme)
    chromium.open(f"{address}/?ticks=seats")
    chromium.js("(localStorage.clear(), 1)")
    tick(chromium, "passport")
    chromium.js(axe_source() + ";true")
    assert chromium.js("axe.run(document, {resultTypes: ['violations']}).then(result => result.violations.map(v =>"
                       " v.id + ': ' + v.nodes[0].html.slice(0, 120) + ' ' + v.nodes[0].failureSummary))") == []


def test_a_screen_reader_is_told_of_ticks_and_progress(chromium, address):
    chromium.open(f"{address}/index.html")
    chromium.js("(localStorage.clear(), location.reload(), 1)")
    chromium.wait_until(f"{PROGRESS} === '1 of 5'")
    told = {name: told for name, told in chromium.spoken("checkbox")}
    assert {name.split()[0]: each["checked"] for name, each in told.items()} == {
        "Passport": "false", "Tickets": "true", "Seats": "false", "Map": "false", "constructor": "false"}
    assert all(not each.get("disabled") and each["focusable"] for each in told.values())
    tick(chromium, "passport")
    assert [told["checked"] for name, told in chromium.spoken("checkbox") if name.startswith("Passport")] == ["true"]
    assert "Done" in [name for name, _ in chromium.spoken("progressbar")]
    assert [told["live"] for _, told in chromium.spoken("status")] == ["polite"] * len(chromium.spoken("status"))
