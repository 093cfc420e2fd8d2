"""The pictures of the themes: each one's page of the gallery, in a wide window and on a phone, in each of its colour schemes.

Arguments: the folder of the gallery, the folder of the pictures. Pictures of themes that are gone are removed.
"""

import pathlib
import sys

from drivers.chromium import Chromium
from gallery import LIST, digests, schemes
from panes import beside, pane
from PIL import Image

# Size in CSS pixels, device pixels to a CSS pixel, radius in device pixels. Both are equally high.
WINDOW = ((1280, 844), 1, 16)
PHONE = ((390, 844), 1, 40)
#: As wide as a column of text on a fine screen.
WIDTH = 1400


def main(gallery, folder):
    folder.mkdir(parents=True, exist_ok=True)
    found = digests(gallery)
    browser = Chromium()
    try:
        pictures = {f"{theme}-{scheme}.webp": take(browser, gallery / f"{theme}.html", scheme)
                    for theme in found for scheme in schemes(gallery / f"{theme}.html")}
    finally:
        browser.close()
    for old in folder.glob("*.webp"):
        old.unlink()
    for name, picture in pictures.items():
        picture.save(folder / name, quality=84, method=6)
    (folder / LIST).write_text("".join(f"{theme} {digest}\n" for theme, digest in found.items()), "utf-8")
    size = sum((folder / name).stat().st_size for name in pictures)
    print(f"{folder.name}: {len(pictures)} pictures of {WIDTH} x {picture.height}, {size // 1024} kB")


def take(browser, page, scheme):
    picture = beside([pane(browser, page.as_uri(), scheme, *shape) for shape in (WINDOW, PHONE)])
    return picture.resize((WIDTH, picture.height * WIDTH // picture.width), Image.LANCZOS)


main(*(pathlib.Path(argument).resolve() for argument in sys.argv[1:]))
