"""Accessories cover the pixels of the exact path, in their own colours."""

import accessory_path
import pytest
from tables import Box, commonest

#: CSS pixels at the end of a row in which its accessory stands.
ZONE = 48


def end_of_row(table, title, from_left=False):
    """A picture of the end of a row, less separators and corners."""
    box = table.box(title)
    left = box.left if from_left else box.right - ZONE
    return table.crop(Box(left, box.top + 12, left + ZONE, box.bottom - 12)).astype(float)


@pytest.mark.parametrize("scale", [1, 2, 3])
@pytest.mark.parametrize("title, shape", [("Disclosure", "disclosure"), ("Check", "check")])
def test_coverage_in_chromium(chromium, open_table, title, shape, scale):
    chromium.size(800, 800, scale)
    table = open_table(chromium, "accessories.html")
    drawn = accessory_path.drawn_coverage(end_of_row(table, title), table.colour_of("accessory-color")[:3])
    assert accessory_path.best_overlap(drawn, shape, scale) >= (0.97 if scale > 1 else 0.96)


@pytest.mark.parametrize("title, shape", [("Disclosure", "disclosure"), ("Check", "check")])
def test_coverage_elsewhere(browser, open_table, title, shape):
    table = open_table(browser, "accessories.html")
    drawn = accessory_path.drawn_coverage(end_of_row(table, title), table.colour_of("accessory-color")[:3])
    # WebKitGTK smooths edges differently: a stroke drawn by its own SVG comes to 0.92 as well.
    assert accessory_path.best_overlap(drawn, shape, browser.scale) >= (0.9 if browser.name == "webkit" else 0.96)


def test_shapes_are_told_apart(chromium, open_table):
    """The measure itself: one shape is not taken for the other, nor for its mirror image."""
    chromium.size(800, 800, 2)
    table = open_table(chromium, "accessories.html")
    drawn = accessory_path.drawn_coverage(end_of_row(table, "Disclosure"), table.colour_of("accessory-color")[:3])
    assert accessory_path.best_overlap(drawn, "check", 2) < 0.6
    assert accessory_path.best_overlap(drawn, "disclosure", 2, mirrored=True) < 0.6


def test_rows_without_accessory_end_empty(browser, open_table):
    table = open_table(browser, "accessories.html")
    for title in "None", "Spare row one":
        picture = end_of_row(table, title)
        # One step of colour is the browser's dithering.
        assert abs(picture - commonest(picture.astype("uint8"))).max() <= 1


@pytest.mark.parametrize("title, colour", [("Green check", (0, 170, 0)), ("Red arrow", (204, 0, 0))])
def test_own_colour_is_exact(browser, open_table, title, colour):
    table = open_table(browser, "accessories.html")
    table.show(title)
    picture = end_of_row(table, title)
    assert (picture == colour).all(axis=2).sum() >= 8 * browser.scale ** 2


def test_mirrored_from_right_to_left(chromium, open_table):
    """The arrow turns round, the check mark does not (as on iOS); both stand at the left."""
    chromium.size(800, 800, 2)
    table = open_table(chromium, "rtl.html")
    colour = table.colour_of("accessory-color")[:3]
    arrow = accessory_path.drawn_coverage(end_of_row(table, "مفتاح", from_left=True), colour)
    check = accessory_path.drawn_coverage(end_of_row(table, "علامة", from_left=True), colour)
    assert accessory_path.best_overlap(arrow, "disclosure", 2, mirrored=True) >= 0.97
    assert accessory_path.best_overlap(check, "check", 2) >= 0.97


def test_from_right_to_left_everywhere(browser, open_table):
    table = open_table(browser, "rtl.html")
    row, title = table.box("مفتاح"), table.box("مفتاح", "b, p")
    assert title.right > row.right - 40
    ink = end_of_row(table, "مفتاح", from_left=True)
    assert (ink != commonest(ink.astype("uint8"))).any()


def test_visible_in_forced_colours(chromium, open_table):
    """Forced colours remove backgrounds; accessories must survive that."""
    chromium.size(800, 800, 2)
    chromium.media(forced_colors="active")
    table = open_table(chromium, "accessories.html")
    for title in "Disclosure", "Check", "Green check":
        picture = end_of_row(table, title)
        ink = (picture != commonest(picture.astype("uint8"))).any(axis=2)
        assert ink.sum() > 100, title


def test_task_rows(browser, open_table):
    table = open_table(browser, "accessories.html")
    table.show("Done")
    boxes = browser.js("[...document.querySelectorAll('main li input[type=checkbox]')].map(i => i.checked)")
    assert boxes == [True, False]
    colour = table.colour_of("accessory-color")[:3]
    done = accessory_path.drawn_coverage(end_of_row(table, "Done"), colour)
    assert accessory_path.best_overlap(done, "check", browser.scale) >= 0.9
    to_do = accessory_path.drawn_coverage(end_of_row(table, "To do"), colour)
    assert accessory_path.best_overlap(to_do, "check", browser.scale) < 0.6
