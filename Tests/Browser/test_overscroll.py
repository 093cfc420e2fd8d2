"""Pulled past its ends, a page shows the top colour above and the bottom colour below, by real elastic pulls."""

import contextlib
import time

import pytest

TOP, MIDDLE, BOTTOM = (255, 0, 0), (0, 200, 0), (0, 0, 255)


@pytest.fixture
def three_tones(open_table):
    """Opens a page with three colours that cannot be mistaken."""
    def open_page(browser, path):
        table = open_table(browser, path)
        for token, colour in ("top", TOP), ("bottom", BOTTOM):
            browser.js(f"document.documentElement.style.setProperty('--tv-{token}-color', 'rgb{colour}')")
        browser.js(f"document.documentElement.style.setProperty('--tv-background', 'rgb{MIDDLE}')")
        # The bar is translucent and sticks to the top edge, as does the glass beside its buttons.
        browser.js("document.querySelectorAll('.tv-bar,.tv-search').forEach(node => { node.style.display = 'none' })")
        browser.settle()
        return table
    return open_page


def top_and_bottom(picture):
    """The colours at the middle of the first and the last line of pixels."""
    column = picture.shape[1] // 2
    return tuple(int(v) for v in picture[1, column]), tuple(int(v) for v in picture[-2, column])


def depth(picture, colour, from_bottom=False):
    """How many lines of pixels a colour fills, counted from an edge; beside scroll bar and status line."""
    width = picture.shape[1]
    lines = (picture[:, width * 6 // 10:width * 8 // 10] == colour).all(axis=2).all(axis=1)
    return int((lines[::-1] if from_bottom else lines).argmin())


@contextlib.contextmanager
def pulled(browser, distance):
    """Chromium while a finger has pulled the page down by a distance (up when negative) and holds it."""
    browser.fingers()
    x, y = 400, 400 - distance / 4
    browser.touch("touchStart", (x, y))
    for _ in range(120):
        y += distance / 120
        browser.touch("touchMove", (x, y))
    try:
        yield browser.capture()
    finally:
        browser.touch("touchEnd")
        time.sleep(0.5)  # The page springs back.


def to_the_end(browser):
    browser.js("scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'})")
    browser.settle()


def test_chromium_long_page_top(chromium, three_tones):
    three_tones(chromium, "long.html")
    with pulled(chromium, 2400) as picture:
        assert chromium.js("scrollY") == 0
        assert depth(picture, TOP) > 40


def test_chromium_long_page_bottom(chromium, three_tones):
    three_tones(chromium, "long.html")
    to_the_end(chromium)
    with pulled(chromium, -2400) as picture:
        assert depth(picture, BOTTOM, from_bottom=True) > 40
        assert not (picture == TOP).all(axis=2).any()


def test_chromium_short_page_top(chromium, three_tones):
    three_tones(chromium, "short.html")
    still = chromium.screenshot()
    gap = depth(still, BOTTOM, from_bottom=True)
    assert gap > 300, "the gap under a short page has the bottom colour"
    assert not (still == TOP).all(axis=2).any(), "the top colour shows in a pull only"
    assert (still == MIDDLE).all(axis=2).any()
    with pulled(chromium, 2400) as picture:
        assert depth(picture, TOP) > 40
        assert top_and_bottom(picture) == (TOP, BOTTOM)


def test_chromium_short_page_bottom(chromium, three_tones):
    three_tones(chromium, "short.html")
    gap = depth(chromium.screenshot(), BOTTOM, from_bottom=True)
    with pulled(chromium, -2400) as picture:
        assert depth(picture, BOTTOM, from_bottom=True) > gap + 40
        assert not (picture == TOP).all(axis=2).any()


def test_nothing_shows_while_the_page_rests(browser, three_tones):
    three_tones(browser, "long.html")
    for where in 0, 500:
        browser.js(f"scrollTo({{top: {where}, behavior: 'instant'}})")
        browser.settle()
        picture = browser.screenshot()
        assert not (picture == TOP).all(axis=2).any()
        assert not (picture == BOTTOM).all(axis=2).any()


def test_gap_under_a_short_page(browser, three_tones):
    three_tones(browser, "short.html")
    picture = browser.screenshot()
    assert top_and_bottom(picture)[1] == BOTTOM
    assert not (picture == TOP).all(axis=2).any()
    assert browser.js("document.documentElement.scrollHeight <= innerHeight"), "a short page does not scroll"


@contextlib.contextmanager
def panned(browser, distance):
    """Firefox while two fingers on the touchpad have scrolled by a distance and rest there; as the screen shows it."""
    # Beside the rows: the pointer stays there and would hover over one in later tests.
    x, y = 6, 300
    browser.pan(x, y, distance)
    try:
        yield browser.capture()
    finally:
        browser.end_pan(x, y)


def test_firefox_long_page_top(firefox, three_tones):
    three_tones(firefox, "long.html")
    with panned(firefox, -3000) as picture:
        assert depth(picture, TOP) > 20


def test_firefox_long_page_bottom(firefox, three_tones):
    three_tones(firefox, "long.html")
    to_the_end(firefox)
    with panned(firefox, 3000) as picture:
        assert depth(picture, BOTTOM, from_bottom=True) > 20
        assert not (picture == TOP).all(axis=2).any()
