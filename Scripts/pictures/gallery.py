"""What pictures of a gallery depend on: its pages and their style sheets."""

import hashlib
import re

#: The file beside the pictures that tells what they were taken of.
LIST = "pictures.txt"


def digests(gallery):
    """A digest of the page and the sheet of each theme, by theme."""
    pages = sorted(path for path in gallery.glob("*.html") if path.name != "index.html")
    return {page.stem: digest(page) for page in pages}


def digest(page):
    return hashlib.sha256(page.read_bytes() + sheet(page).read_bytes()).hexdigest()


def sheet(page):
    """The style sheet that a page of a gallery has."""
    return page.parent / re.search(r"<link rel=stylesheet href=\"?([^ \">]+)", page.read_text("utf-8")).group(1)


def schemes(page):
    """The colour schemes a theme is made for."""
    fixed = re.search(r"@layer base\{:root\{color-scheme:(light|dark)[;}]", sheet(page).read_text("utf-8"))
    return [fixed.group(1)] if fixed else ["light", "dark"]
