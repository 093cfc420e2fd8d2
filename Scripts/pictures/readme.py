"""The picture of README.md: two pages of the built documentation. Arguments: the folder of the site, the picture to write."""

import pathlib
import sys

from drivers.chromium import Chromium
from panes import beside, pane

# Page, scheme, size in CSS pixels, device pixels to a CSS pixel, radius in device pixels. Both are equally high.
PANES = [
    ("index.html", "light", (750, 700), 1.6, 24),
    ("samples/release-checklist.html", "dark", (360, 700), 1.6, 60),
]


def main(site, output):
    browser = Chromium()
    try:
        picture = beside([pane(browser, (site / page).as_uri(), *rest) for page, *rest in PANES])
    finally:
        browser.close()
    picture.save(output, optimize=True)
    print(f"{output.name}: {picture.width} x {picture.height}, {output.stat().st_size // 1024} kB")


main(*(pathlib.Path(argument).resolve() for argument in sys.argv[1:]))
