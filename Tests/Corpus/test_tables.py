"""The tables of real documents: at most one in ten scrolls on a wide screen, and on a phone each shows its first column and more."""

TABLES = """[...document.querySelectorAll('main table')].filter((table) => table.checkVisibility()).map((table) => {
  const frame = table.closest('.tv-scroll') ?? table;
  const scrolls = frame.scrollWidth > frame.clientWidth + 1;
  const box = frame.getBoundingClientRect();
  const isInside = (cell) => { const r = cell.getBoundingClientRect(); return r.left >= box.left - 1 && r.right <= box.right + 1 };
  const seen = [0, frame.scrollWidth].map((left) => {
    frame.scrollLeft = left;
    const cells = [...table.querySelectorAll('tbody tr:last-child>*')].filter((cell) => cell.checkVisibility());
    const first = cells[0].getBoundingClientRect();
    return { first: isInside(cells[0]) || frame === table, share: first.width / box.width,
             more: cells.length < 2 || cells.slice(1).some((cell) => cell.getBoundingClientRect().left < box.right - 40) };
  });
  return { scrolls, seen, width: box.width };
})"""


def tables(browser, width, built_files, built_trees):
    browser.size(width, 900)
    for site in [built_files.site, *(tree.site for tree in built_trees.values())]:
        for page in sorted(site.rglob("*.html")):
            if "<table" not in page.read_text("utf-8"):
                continue
            browser.open(page.as_uri())
            for table in browser.js(TABLES):
                yield page.name, table


def test_few_tables_scroll_on_a_wide_screen(chromium, built_files, built_trees):
    found = list(tables(chromium, 1280, built_files, built_trees))
    scrolling = [name for name, table in found if table["scrolls"]]
    assert len(found) > 50
    assert len(scrolling) <= len(found) / 10, scrolling


def test_no_table_hides_its_first_column_on_a_phone(chromium, built_files, built_trees):
    found = list(tables(chromium, 390, built_files, built_trees))
    assert len(found) > 50
    for name, table in found:
        for seen in table["seen"]:
            assert seen["first"], name
            assert seen["more"], name
        assert not table["scrolls"] or table["seen"][1]["share"] <= 0.6, name
