"""The analytic coverage is right where it can be checked by hand."""

import accessory_path
import numpy
import pytest


def test_area_of_the_disclosure_arrow():
    # Two bars of 3 x (√(4.5² + 4.5²) + 2 · 1.5) that share a square of 3 x 3 at the tip.
    area = 2 * 3 * (4.5 * 2 ** 0.5 + 3) - 9
    assert accessory_path.coverage("disclosure", 2).sum() / 4 == pytest.approx(area, rel=0.01)


def test_tip_of_the_disclosure_arrow():
    rows, columns = numpy.nonzero(accessory_path.coverage("disclosure", 1, margin=0))
    assert columns.max() == 10 and (rows.min(), rows.max()) == (0, 14)


def test_area_of_the_check_mark():
    long, short = 3.5 * (1.8 ** 2 + 3 ** 2) ** 0.5, 3.5 * (0.9 ** 2 + 1) ** 0.5
    bars = 3 * (long + short) + numpy.pi * 1.5 ** 2
    area = accessory_path.coverage("check", 4).sum() / 16
    # The bars overlap at the corner by a little more than the round join adds.
    assert bars - 4 < area < bars


def test_overlap_of_equal_and_of_moved_shapes():
    still, moved = accessory_path.coverage("check", 2), accessory_path.coverage("check", 2, (2, 0))
    assert accessory_path.overlap(still, still) == 1
    assert accessory_path.overlap(still, moved) < 0.8
    assert accessory_path.best_overlap(moved, "check", 2) > 0.999
