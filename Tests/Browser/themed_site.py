"""One page in each of the bundled themes."""

import contextlib

from conftest import PROJECT, build
from server import serve

THEMES = sorted(path.name for path in (PROJECT / "Themes").iterdir() if (path / "theme.yml").is_file())


@contextlib.contextmanager
def themed_page(tablesite, source, page, files={}):
    """Builds a page, with another beside it, in all themes into a new folder, and opens it: ``open_page(browser, "docs")``.

    ``files`` has the bytes of other files by their names.
    """
    (source / "Site").mkdir()
    for name, contents in files.items():
        (source / "Site" / name).write_bytes(contents)
    (source / "Site/index.md").write_text(page)
    (source / "Site/other.md").write_text("# Other\n\n- Row\n")
    folders = {theme: build(tablesite, source, source / theme, "--theme", theme) for theme in THEMES}
    with serve(source) as address:
        def open_page(browser, theme):
            browser.open(f"{address}/{folders[theme].name}/index.html")
        yield open_page
