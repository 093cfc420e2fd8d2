#!/usr/bin/env python3
"""The longest tasks of a browser while a page of 10,000 rows is narrowed at four keys a second: Benchmarks/filter.py [ROUNDS]

Needs what `Scripts/test --browser` installs; run it with .build/test-venv/bin/python. $TABLESITE is the executable.
"""

import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

PROJECT = pathlib.Path(__file__).parent.parent
sys.path.insert(0, str(PROJECT / "Tests/Browser"))

from drivers.chromium import Chromium  # noqa: E402
from server import serve  # noqa: E402

FRUIT = "apple banana cherry date elder fig grape honey iris jasmine".split()
KEYS = ["r", "ro", "row", "row ", "row 1", "row 12", "row 12 a", "row 12", "row", "r", "", "g", "gr", "gra", "x", ""]
WATCH = """(window.tasks = [], new PerformanceObserver(list => tasks.push(...list.getEntries().map(e => e.duration)))
    .observe({type: 'longtask', buffered: false}), 1)"""


def row(number):
    first, second = FRUIT[number % 10], FRUIT[number // 10 % 10]
    return f"- **Row {number} {first}** - It has {second} and some words more, as rows of a list do.\n"


def pages():
    rows = [row(number) for number in range(10_000)]
    sections = "".join(f"\n## Section {start // 100}\n" + "".join(rows[start:start + 100]) for start in range(0, 10_000, 100))
    return {"sections": "# Sections\n" + sections, "one": "# One\n\n## All\n" + "".join(rows)}


def longest_tasks(browser, address):
    """The longest task of each round of typing, in milliseconds; 0 for none over 50."""
    browser.open(address)
    time.sleep(2)
    browser.js(WATCH)
    for text in KEYS:
        browser.js(f"""(field => {{ field.value = {text!r}; field.dispatchEvent(new Event('input')) }})(
            document.querySelector('.tv-filter input')), 1""")
        time.sleep(0.25)
    time.sleep(0.5)
    return max(browser.js("tasks") or [0])


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    tablesite = os.environ.get("TABLESITE", PROJECT / ".build/release/tablesite")
    with tempfile.TemporaryDirectory() as folder:
        site = pathlib.Path(folder) / "Site"
        site.mkdir()
        for name, text in pages().items():
            (site / f"{name}.md").write_text(text)
        subprocess.run([tablesite, "build", folder, "-d", f"{folder}/public", "-q"], check=True)
        browser = Chromium()
        with serve(f"{folder}/public") as address:
            for name in pages():
                found = [longest_tasks(browser, f"{address}/{name}.html") for _ in range(rounds)]
                print(f"{name}: longest task {statistics.median(found):.0f} ms (median of {rounds}; all {[round(t) for t in found]})")
        browser.close()


if __name__ == "__main__":
    main()
