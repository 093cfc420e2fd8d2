"""Images have their size before they are loaded, and their attributes change nothing of how they look."""

import contextlib
import http.server
import threading

import pytest
from PIL import Image
from conftest import build
from server import Handler

DOCUMENT = """
# ![Logo](drawing.svg) Images of every kind

![A photograph](photo.jpg) ![A wide one](wide.png)

Words and ![a dot](dot.png) in the line, and ![a tall one](tall.gif) in it.

<p align="center"><img src="wide.png" alt="half" width="240"> <img src="tall.gif" alt="low" height="30"></p>

<img src="photo.jpg" alt="right" align="right" width="90">

## Rows

- ![](wide.png) A row - with a picture at its start
- ![](tall.gif) Another - with a tall one
- ![](drawing.svg) A third
- Words with ![a dot](dot.png) in them, ![badge](dot.png) ![badge](wide.png)
- Words {image=photo.jpg}
- A body

  ![Below](wide.png)

## Prose

[![Linked](photo.jpg)](index.md)

| Name | Picture |
|------|---------|
| One  | ![one](wide.png) |
| Two  | ![two](tall.gif) <img src="dot.png" alt="three"> |

<picture><source srcset="wide.png" media="(prefers-color-scheme: dark)"><img src="wide.png" alt="by scheme"></picture>

<details open><summary>More</summary><img src="photo.jpg" alt="in details"></details>

The end.
"""

#: The boxes of everything in the page.
BOXES = """[...document.querySelectorAll('main, main *')].map(element => {
    const box = element.getBoundingClientRect();
    return [element.tagName + ' ' + (element.getAttribute('alt') ?? ''), ...['x', 'y', 'width', 'height'].map(side => Math.round(box[side] * 4) / 4)];
})"""
LOADED = "[...document.images].every(image => image.complete && image.naturalWidth > 0)"


@pytest.fixture(scope="session")
def images(tablesite, tmp_path_factory):
    """A site with images wherever a document can have them."""
    folder = tmp_path_factory.mktemp("images")
    site = folder / "Site"
    site.mkdir()
    (site / "index.md").write_text(DOCUMENT, "utf-8")
    (site / "drawing.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><circle cx="32" cy="16" r="16"/></svg>', "utf-8")
    sideways = Image.new("RGB", (300, 900), (20, 90, 160))
    orientation = sideways.getexif()
    orientation[0x0112] = 6
    sideways.save(site / "photo.jpg", exif=orientation)
    Image.new("RGB", (1600, 200), (200, 80, 20)).save(site / "wide.png")
    Image.new("RGB", (30, 90), (20, 140, 60)).save(site / "tall.gif")
    Image.new("RGB", (12, 12), (0, 0, 0)).save(site / "dot.png")
    return build(tablesite, folder, folder / "public")


@contextlib.contextmanager
def serve_late(folder):
    """Serves a folder whose images are held back; gives its URL and the event that lets them go."""
    release = threading.Event()

    class Late(Handler):
        def __init__(self, *arguments):
            super().__init__(*arguments, directory=str(folder))

        def do_GET(self):
            if not self.path.endswith((".html", ".css", "/")):
                release.wait(30)
            super().do_GET()

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Late) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}", release
        finally:
            release.set()
            server.shutdown()


@pytest.mark.parametrize("width", [320, 800, 1400])
def test_nothing_moves_when_images_come(chromium, images, width):
    with serve_late(images) as (address, release):
        chromium.size(width, 800)
        chromium.call("Page.navigate", url=f"{address}/index.html")
        chromium.wait_until("document.readyState === 'interactive' && document.querySelector('main p') !== null")
        chromium.settle()
        assert not chromium.js("[...document.images].some(image => image.naturalWidth > 0)")
        before = chromium.js(BOXES)
        release.set()
        chromium.js("[...document.images].forEach(image => image.loading = 'eager')")
        chromium.wait_until(LOADED)
        chromium.settle()
        assert chromium.js(BOXES) == before


@pytest.mark.parametrize("width", [320, 800, 1400])
def test_sizes_change_no_box(chromium, images, width):
    """Every image is as large as without the attributes, but for drawings and heights that nothing else would show."""
    with serve_late(images) as (address, release):
        release.set()
        chromium.size(width, 800)
        chromium.open(f"{address}/index.html")
        chromium.js("[...document.images].forEach(image => image.loading = 'eager')")
        chromium.wait_until(LOADED)
        with_sizes = chromium.js(BOXES)
        chromium.js("""[...document.images].forEach(image => {
            if (image.alt === 'Logo' || image.alt === 'low') return;
            if (image.alt === 'half' || image.alt === 'right') return image.removeAttribute('height');
            image.removeAttribute('width'), image.removeAttribute('height');
        })""")
        chromium.settle()
        assert chromium.js(BOXES) == with_sizes


def test_images_far_down_are_loaded_late(chromium, images):
    with serve_late(images) as (address, release):
        release.set()
        chromium.open(f"{address}/index.html")
        lazy = chromium.js("[...document.images].map(image => image.loading === 'lazy')")
        assert lazy[:2] == [False, False]
        assert any(lazy[2:])
        chromium.js("scrollTo(0, document.documentElement.scrollHeight)")
        chromium.js("[...document.images].forEach(image => image.scrollIntoView())")
        chromium.wait_until(LOADED)
