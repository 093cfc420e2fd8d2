"""The exact coverage of the accessories, as DTCustomColoredAccessory strokes them (CoreGraphics).

Disclosure arrow: a box of 11 x 15, tip at (8, 7.5), R 4.5, line width 3, square caps, miter join.
Check mark: a box of 15 x 15, R 3.5 from (12, 3), line width 3, round caps and join.
"""

import numpy
from tables import commonest

SAMPLES = 16
HALF_LINE = 1.5


def segment_distance(x, y, start, end):
    """The distance of points from a line segment, and where on it (0...length) their foot points lie."""
    (ax, ay), (bx, by) = start, end
    length = numpy.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / length, (by - ay) / length
    along = (x - ax) * ux + (y - ay) * uy
    across = abs((x - ax) * uy - (y - ay) * ux)
    return along, across, length


def inside_disclosure(x, y):
    R, (tip_x, tip_y) = 4.5, (8, 7.5)
    inside = numpy.zeros(x.shape, bool)
    for end in (tip_x - R, tip_y - R), (tip_x - R, tip_y + R):
        along, across, length = segment_distance(x, y, end, (tip_x, tip_y))
        # A square cap lengthens the far end; where the lines meet at a right angle the miter does the same.
        inside |= (across <= HALF_LINE) & (along >= -HALF_LINE) & (along <= length + HALF_LINE)
    return inside


def inside_check(x, y):
    R, (right, top) = 3.5, (12, 3)
    points = (right, top), (right - 1.8 * R, top + 3 * R), (right - 2.7 * R, top + 2 * R)
    inside = numpy.zeros(x.shape, bool)
    for start, end in zip(points, points[1:]):
        along, across, length = segment_distance(x, y, start, end)
        beyond = along - numpy.clip(along, 0, length)
        inside |= numpy.hypot(across, beyond) <= HALF_LINE
    return inside


SHAPES = {"disclosure": (inside_disclosure, 11, 15), "check": (inside_check, 15, 15)}


def coverage(shape, scale, offset=(0, 0), margin=2, mirrored=False):
    """How much of each device pixel a shape covers, 0...1, with a margin of CSS pixels around its box.

    ``offset`` moves the shape right and down, in device pixels.
    """
    inside, width, height = SHAPES[shape]
    columns, rows = (width + 2 * margin) * scale, (height + 2 * margin) * scale
    steps = (numpy.arange(SAMPLES) + 0.5) / SAMPLES
    x = (numpy.arange(columns)[:, None] + steps).ravel()
    y = (numpy.arange(rows)[:, None] + steps).ravel()
    x = (x - offset[0]) / scale - margin
    y = (y - offset[1]) / scale - margin
    if mirrored:
        x = width - x
    samples = inside(*numpy.meshgrid(x, y))
    return samples.reshape(rows, SAMPLES, columns, SAMPLES).mean(axis=(1, 3))


def drawn_coverage(picture, colour):
    """How much of each pixel is covered with a colour, seen against the colour of the row."""
    row = numpy.array(commonest(picture.astype("uint8")), float)
    way = numpy.array(colour, float) - row
    return numpy.clip((picture - row) @ way / (way @ way), 0, 1)


def overlap(a, b):
    """The intersection of two coverages over their union; 1 for equal ones."""
    return float(numpy.minimum(a, b).sum() / numpy.maximum(a, b).sum())


def best_overlap(drawn, shape, scale, mirrored=False):
    """The overlap of a picture's coverage with the exact shape, wherever in the picture the shape is.

    Browsers place boxes on fractions of device pixels; the shape is tried at quarters.
    """
    rows, columns = numpy.nonzero(drawn > 0.5)
    best = 0.0
    if not rows.size:
        return best
    for offset_x in (0, 0.25, 0.5, 0.75):
        for offset_y in (0, 0.25, 0.5, 0.75):
            wanted = coverage(shape, scale, (offset_x, offset_y), mirrored=mirrored)
            wanted_rows, wanted_columns = numpy.nonzero(wanted > 0.5)
            for step_y in (-1, 0, 1):
                for step_x in (-1, 0, 1):
                    top = rows.min() - wanted_rows.min() + step_y
                    left = columns.min() - wanted_columns.min() + step_x
                    best = max(best, overlap(window(drawn, top, left, wanted.shape), wanted))
    return best


def window(picture, top, left, shape):
    """A part of a picture; zeros where it reaches over an edge."""
    height, width = shape
    padded = numpy.pad(picture, ((height, height), (width, width)))
    return padded[top + height:top + 2 * height, left + width:left + 2 * width]
