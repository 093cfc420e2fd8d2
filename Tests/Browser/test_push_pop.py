"""Pages slide in from the end and out again, by depth; each names its own layer and those beside it."""

import pytest

#: Keeps what moved in a transition, from the page that comes in: pseudo-element, and where it begins and ends.
RECORDER = """
addEventListener('pagereveal', async event => {
    window.moved = null;
    if (!event.viewTransition) { window.moved = []; window.arrived = true; return }
    event.viewTransition.finished.then(() => window.arrived = true);
    await event.viewTransition.ready;
    const place = transform => transform && transform !== 'none' ? Math.round(new DOMMatrix(transform).m41) : 0;
    window.moved = document.getAnimations().filter(a => /^::view-transition-group/.test(a.effect.pseudoElement || ''))
        .map(a => { const layer = a.effect.pseudoElement.match(/\\((.*)\\)/)[1], group = a.effect.pseudoElement;
            a.pause(); const at = time => { a.currentTime = time;
                return place(getComputedStyle(document.documentElement, group).transform) };
            const end = a.effect.getComputedTiming().endTime, way = [layer, at(0), at(end - 0.001)]; a.play(); return way });
})"""


@pytest.mark.parametrize("page, depth", [("index.html", 0), ("shapes.html", 1), ("guide/index.html", 1),
                                         ("guide/install.html", 2)])
def test_names_of_the_layers(chromium, open_table, page, depth):
    open_table(chromium, page)
    assert chromium.js("Number(document.documentElement.dataset.depth)") == depth
    names = chromium.js("[null, '::before', '::after'].map(part =>"
                        " getComputedStyle(document.documentElement, part).viewTransitionName)")
    layers = "abcdefghijkl"  # From the parent of the root page on, which no page is.
    assert names == [layers[depth + 1], layers[depth], layers[depth + 2]]


def moved(browser):
    """The layers that have moved onto the page that is open: where each began and ended."""
    browser.wait_until("window.moved && window.arrived")
    return {layer: (start, end) for layer, start, end in browser.js("window.moved")}


def click_on(browser, box_or_selector):
    left, top, right, bottom = browser.js(
        f"(r => [r.left, r.top, r.right, r.bottom])(document.querySelector({box_or_selector!r}).getBoundingClientRect())")
    browser.click((left + right) / 2, (top + bottom) / 2)


def slide(chromium, start, go, there):
    """What moves on the way to another page. Chromium leaves out a slide now and then: it is asked again then."""
    for _ in range(5):
        start()
        go()
        chromium.wait_until(f"{there}.test(location.pathname)")
        layers = moved(chromium)
        if layers:
            break
    return layers


def test_push_and_pop_slide_the_right_way(chromium, open_table):
    chromium.before_each_page(RECORDER)
    table = open_table(chromium, "guide/index.html")
    width = chromium.js("innerWidth")

    push = slide(chromium, lambda: open_table(chromium, "guide/index.html"), lambda: chromium.click(*table.box("Install").centre),
                 "/guide.install.html$/")
    assert push["d"] == pytest.approx((width, 0), abs=2), "the child comes in"
    assert push["c"] == pytest.approx((0, -0.3 * width), abs=2), "the parent makes room"

    pop = slide(chromium, lambda: open_table(chromium, "guide/install.html"), lambda: click_on(chromium, ".tv-bar a"),
                "/guide.(index.html)?$/")
    assert pop["d"] == pytest.approx((0, width), abs=2), "the child goes out"
    assert pop["c"] == pytest.approx((-0.3 * width, 0), abs=2), "the parent comes back"


def test_back_button_pops(chromium, open_table):
    chromium.before_each_page(RECORDER)
    table = open_table(chromium, "guide/index.html")
    width = chromium.js("innerWidth")
    chromium.click(*table.box("Use").centre)
    chromium.wait_until("location.pathname === '/guide/use.html'")
    moved(chromium)
    chromium.back()
    # The page may come back as it was left, with what was recorded when it was first opened.
    chromium.wait_until("(window.moved || []).some(([layer]) => layer === 'd')")
    assert moved(chromium)["d"] == pytest.approx((0, width), abs=2)


def test_reduced_motion_has_no_transition(chromium, open_table):
    chromium.media(prefers_reduced_motion="reduce")
    chromium.before_each_page(RECORDER)
    table = open_table(chromium, "guide/index.html")
    chromium.click(*table.box("Install").centre)
    chromium.wait_until("location.pathname === '/guide/install.html'")
    assert moved(chromium) == {}
