"""A table as a browser shows it: rows found by their titles, measured in pixels of a screenshot."""

import collections
import json
import time

import numpy

#: The row of a title, as a JavaScript expression.
ROW = """[...document.querySelectorAll('main li')].find(row => {
    const body = row.firstElementChild, title = body && (body.querySelector(':scope > b, :scope > p') || body);
    return title && title.textContent.trim().replace(/\\s+/g, ' ') === %s })"""
BOX = "(() => { const r = (%s).getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom] })()"

Corners = collections.namedtuple("Corners", "top_left top_right bottom_left bottom_right")
TOP = Corners(True, True, False, False)
MIDDLE = Corners(False, False, False, False)
BOTTOM = Corners(False, False, True, True)
ONLY = Corners(True, True, True, True)


class Box(collections.namedtuple("Box", "left top right bottom")):
    """A rectangle in CSS pixels of the viewport."""

    @property
    def centre(self):
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


class Table:
    """The table of the page that a browser has open."""

    def __init__(self, browser):
        self.browser = browser

    def row(self, title):
        """A JavaScript expression for the row of a title."""
        return "(" + ROW % json.dumps(title) + ")"

    def box(self, title, selector=None):
        """Where a row is, or what a selector finds in it."""
        expression = self.row(title)
        if selector:
            expression += f".querySelector({json.dumps(selector)})"
        return Box(*self.browser.js(BOX % expression))

    def show(self, title):
        """Scrolls so that a row is in the middle of the viewport."""
        self.browser.js(f"{self.row(title)}.scrollIntoView({{block: 'center', behavior: 'instant'}})")
        self.browser.settle()

    def do(self, script):
        """Runs statements in the page; ``row(title)`` gives a row."""
        find = "const row = wanted => " + ROW % "wanted" + ";"
        self.browser.js(f"(() => {{ {find} {script}; return true }})()")
        self.browser.settle()

    def colour_of(self, token):
        """The colour that a token has in the page's root, as (red, green, blue, alpha)."""
        # A canvas turns any CSS colour into bytes.
        probe = """(() => { const e = document.createElement('i'); e.style.color = 'var(--tv-%s)';
            document.documentElement.append(e); const colour = getComputedStyle(e).color; e.remove();
            const c = document.createElement('canvas').getContext('2d', {willReadFrequently: true}); c.fillStyle = colour;
            c.fillRect(0, 0, 1, 1); const alpha = c.globalAlpha; return [colour, ...c.getImageData(0, 0, 1, 1).data] })()"""
        _, red, green, blue, alpha = self.browser.js(probe % token)
        return red, green, blue, alpha / 255

    def selected(self):
        """The titles of all rows that have the colour of a selected row, from top to bottom."""
        wanted = self.colour_of("selected-row-color")[:3]
        titles = self.browser.js(
            "[...document.querySelectorAll('main [role=list] > li')].filter(r => r.checkVisibility()).map(r =>"
            " (r.firstElementChild.querySelector(':scope > b, :scope > p') || r).textContent.trim())")
        picture = self.browser.screenshot()
        return [title for title in titles if self.background(title, picture) == wanted]

    def settled_selection(self, wanted, seconds=5):
        """The selected rows once they are the wanted ones, or after the time is up: push and pop move a page for a while."""
        end = time.monotonic() + seconds
        while (found := self.selected()) != wanted and time.monotonic() < end:
            time.sleep(0.1)
        return found

    # Pixels.

    def crop(self, box, picture=None):
        """The part of a screenshot inside a box."""
        picture = self.browser.screenshot() if picture is None else picture
        left, top, right, bottom = (max(0, round(value * self.browser.scale)) for value in box)
        return picture[top:bottom, left:right]

    def background(self, title, picture=None):
        """The colour that fills most of a row's line, without what stands below it; None when the row is outside of the viewport."""
        part = self.crop(self.box(title), picture)[:int(43 * self.browser.scale)]
        return commonest(part) if part.size else None

    def backgrounds(self, *titles):
        picture = self.browser.screenshot()
        return [self.background(title, picture) for title in titles]

    def corners(self, title, picture=None):
        """Which corners of a row are rounded: there one sees what is behind the table."""
        part = self.crop(self.box(title), picture)
        colour = numpy.array(commonest(part))
        # Two pixels in: a row may begin between two pixels, and its separator then takes the second one.
        near = 2 * max(1, self.browser.scale)
        edges = [part[near, near], part[near, -near - 1], part[-near - 1, near], part[-near - 1, -near - 1]]
        return Corners(*(bool((abs(edge.astype(int) - colour) > 2).any()) for edge in edges))


def commonest(part):
    """The colour that most pixels of a picture have."""
    colours, counts = numpy.unique(part.reshape(-1, 3), axis=0, return_counts=True)
    return tuple(int(value) for value in colours[counts.argmax()])


def over(top, bottom):
    """A translucent colour (red, green, blue, alpha) painted over an opaque one, as floating point."""
    alpha = top[3]
    return tuple(upper * alpha + lower * (1 - alpha) for upper, lower in zip(top[:3], bottom[:3]))


def luminance(colour):
    """The relative luminance of WCAG, of red, green and blue in 255ths."""
    channels = [int(part) / 255 for part in colour]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def is_near(colour, wanted, tolerance=1):
    return all(abs(a - b) <= tolerance for a, b in zip(colour, wanted))
