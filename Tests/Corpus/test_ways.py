"""Every page of a real book is a few taps away from its home, on a phone."""

import statistics
import sys

from conftest import PROJECT

sys.path.insert(0, str(PROJECT / "Tests/Browser"))
from ways import ways  # noqa: E402


def test_pages_of_a_book_are_few_taps_away(built_trees):
    taps = ways(built_trees["rust-book"].site)
    # The document that is the navigation is no part of it.
    del taps["SUMMARY.html"]
    assert len(taps) > 100
    assert None not in taps.values(), [page for page, count in taps.items() if count is None]
    assert statistics.median(taps.values()) <= 2
    assert max(taps.values()) <= 4
