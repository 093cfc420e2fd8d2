"""The pictures of themes show what the themes look like now, and the page that shows them says what the themes say."""

import importlib.util
import re
import subprocess

import pytest
from conftest import PROJECT
from PIL import Image

PICTURES = PROJECT / "Site/images/themes"
STALE = "run Scripts/make-pictures"


def script(name):
    """A Python file of Scripts/pictures."""
    spec = importlib.util.spec_from_file_location(f"pictures_{name}", PROJECT / f"Scripts/pictures/{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def gallery(tablesite, tmp_path_factory):
    """The folder with the gallery of the bundled themes."""
    output = tmp_path_factory.mktemp("gallery") / "gallery"
    subprocess.run([tablesite, "theme", "gallery", "--quiet", "--project", PROJECT / "Tests/Browser", "--output", output], check=True)
    return output


def descriptions():
    """What each theme says of itself, by name."""
    manifests = {path.parent.name: path.read_text("utf-8") for path in sorted(PROJECT.glob("Themes/*/theme.yml"))}
    return {name: re.search(r"^description: (.+)$", text, re.M).group(1).strip("'\"") for name, text in manifests.items()}


def sections():
    """The sections of the page, by title."""
    parts = re.split(r"^## (.+)\n", (PROJECT / "Site/gallery.md").read_text("utf-8"), flags=re.M)
    return dict(zip(parts[1::2], parts[2::2]))


def test_pictures_are_of_these_themes(gallery):
    taken = dict(line.split() for line in (PICTURES / "pictures.txt").read_text("utf-8").splitlines())
    assert taken == script("gallery").digests(gallery), STALE


def test_there_is_a_picture_for_each_scheme(gallery):
    pages = {theme: gallery / f"{theme}.html" for theme in descriptions()}
    wanted = {f"{theme}-{scheme}.webp" for theme, page in pages.items() for scheme in script("gallery").schemes(page)}
    assert {path.name for path in PICTURES.glob("*.webp")} == wanted, STALE
    assert sum(path.stat().st_size for path in PICTURES.iterdir()) <= 900_000


def test_page_shows_every_theme_and_says_what_it_says():
    found = sections()
    assert {title.lower(): text.strip().split("\n\n")[0].replace("\n", " ").rstrip(".") for title, text in found.items()} == descriptions()
    for title, text in found.items():
        images = re.findall(r'<img src="images/themes/([\w-]+\.webp)" alt="([^"]{30,})" width="(\d+)" height="(\d+)">', text)
        assert [image[0] for image in images] == sorted(
            (path.name for path in PICTURES.glob(f"{title.lower()}-*.webp")), key=lambda name: "light" not in name)
        for name, _, width, height in images:
            assert Image.open(PICTURES / name).size == (int(width), int(height)), name
