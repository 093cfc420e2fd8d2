"""Ten kinds of documents in every theme, in windows of three widths, light and dark: sheets of pages side by side, to look at.

Arguments: the folder with a site of the documents for each theme, the folder of the pictures, and perhaps the names of pages.
"""

import pathlib
import sys

from drivers.chromium import Chromium
from gallery import schemes
from PIL import Image

# Size of the window in CSS pixels, and how much smaller it is on the sheet.
WINDOWS = (((390, 1700), 1), ((1280, 1500), .6), ((1920, 1300), .5))
GROUND, GAP = "#777", 20


def main(sites, folder, *names):
    folder.mkdir(parents=True, exist_ok=True)
    themes = sorted(path.name for path in sites.iterdir())
    pages = sorted(path.name for path in (sites / themes[0]).glob("*.html") if not names or path.stem in names)
    browser = Chromium()
    try:
        for page in pages:
            for size, scale in WINDOWS:
                for scheme in ("light", "dark"):
                    shown = [theme for theme in themes if scheme in schemes(sites / theme / page)]
                    picture = sheet([take(browser, sites / theme / page, scheme, size, scale) for theme in shown])
                    picture.save(folder / f"{pathlib.Path(page).stem}-{size[0]}-{scheme}.png")
    finally:
        browser.close()
    print(f"{folder}: {len(pages)} pages in {len(themes)} themes")


def take(browser, page, scheme, size, scale):
    browser.size(*size)
    browser.media(prefers_color_scheme=scheme)
    browser.open(page.as_uri())
    browser.settle()
    picture = Image.fromarray(browser.screenshot())
    return picture.resize((int(size[0] * scale), int(size[1] * scale)), Image.LANCZOS)


def sheet(pictures):
    """In two lines where one would be wider than a screen."""
    width, height = pictures[0].size
    columns = min(len(pictures), 3000 // width)
    lines = -(-len(pictures) // columns)
    whole = Image.new("RGB", (columns * (width + GAP), lines * (height + GAP)), GROUND)
    for index, picture in enumerate(pictures):
        whole.paste(picture, (index % columns * (width + GAP), index // columns * (height + GAP)))
    return whole


main(*(pathlib.Path(argument).resolve() for argument in sys.argv[1:3]), *sys.argv[3:])
