"""Pages of more than 500 rows say how high their lists will be before these are drawn: in every theme, script and window."""

import random

import pytest
from conftest import build
from list_heights import HEIGHTS
from server import serve
from themed_site import THEMES

#: Words as frequent texts have them.
LATIN = """
    the of a to in is that for it as was with be by on not he his but at are this have from or had an they which one you
    were all her she there would their we him been has when who will no more if out so up said what its about than into
    them can only other time new some could these two may first then do any like my now over such our man me even most
    made after also did many off before must well back through years much where your way down should because long each
    just state those people too mr how little good world make very year still see own work men day get here old life
    both between being under
""".split()
ARABIC = ["في", "من", "على", "كتاب", "مدينة", "الناس", "العالم", "القراءة", "هذا", "يوم", "طريق"]

def pages():
    """Pages of 600 rows by name."""
    numbers = random.Random(3)

    def words(shortest, longest, of=LATIN):
        text, length = "", numbers.randint(shortest, longest)
        while len(text) < length:
            text += numbers.choice(of) + " "
        return text.strip()

    def letters(shortest, longest, first, last):
        return "".join(chr(numbers.randint(first, last)) for _ in range(numbers.randint(shortest, longest)))

    rows = {
        "short": lambda: words(5, 28),
        "mixed": lambda: words(20, 200),
        "long": lambda: words(200, 600),
        "detail": lambda: f"**{words(5, 30)}**: {words(20, 160)}",
        "value": lambda: f'{words(5, 110)} {{value="{numbers.randint(1, 99999)} kg"}}',
        "numbers": lambda: "1. " + words(20, 200),
        "body": lambda: f"{words(10, 60)}\n\n  {words(60, 500)}\n",
        "arabic": lambda: words(20, 200, ARABIC),
        "chinese": lambda: letters(10, 100, 0x4E00, 0x8000),
        "japanese": lambda: letters(10, 100, 0x3042, 0x3093),
    }
    for name, row in rows.items():
        marked = (row() for _ in range(600))
        yield name, f"# {name}\n\n## Rows\n\n" + "".join((text if text.startswith("1. ") else "- " + text) + "\n" for text in marked)


PAGES = dict(pages())

@pytest.fixture(scope="module")
def address(tablesite, tmp_path_factory):
    source = tmp_path_factory.mktemp("big")
    (source / "Site").mkdir()
    for name, page in PAGES.items():
        (source / f"Site/{name}.md").write_text(page, encoding="utf-8")
    for theme in THEMES:
        build(tablesite, source, source / theme, "--theme", theme)
    with serve(source) as url:
        yield url


@pytest.mark.parametrize("theme", THEMES)
def test_height_of_lists_is_guessed_within_three_percent(chromium, address, theme):
    wrong = {}
    for page in PAGES:
        chromium.open(f"{address}/{theme}/{page}.html")
        if page in ("chinese", "japanese"):
            # Where no font has these letters, the boxes in their place are narrower: every letter becomes as wide as it is high.
            chromium.js("""(() => {
                const probe = document.body.appendChild(document.createElement('span'))
                probe.style.cssText = 'position: absolute; font-size: 100px'
                probe.textContent = '\\u6c34'
                document.querySelector('main').style.letterSpacing = 1 - probe.getBoundingClientRect().width/100 + 'em'
                probe.remove()
            })()""")
        for width in 390, 768, 1280:
            chromium.size(width, 800)
            chromium.settle()
            guessed, drawn = chromium.js(HEIGHTS)
            if abs(guessed / drawn - 1) > .03:
                wrong[page, width] = f"{guessed / drawn - 1:+.1%}"
    assert wrong == {}


@pytest.mark.parametrize("theme", ["docs", "plain"])
def test_other_browsers_guess_as_well(browser, address, theme):
    """WebKit makes a number of two lengths only where both are in pixels. On Linux its letters are whole pixels wide, so that some
    sizes of text are narrower than their digits tell."""
    allowed = .06 if browser.name == "webkit" else .03
    wrong = {}
    for page in ("short", "mixed", "long", "detail", "value", "numbers", "body"):
        browser.open(f"{address}/{theme}/{page}.html")
        guessed, drawn = browser.js(HEIGHTS)
        if abs(guessed / drawn - 1) > allowed:
            wrong[page] = f"{guessed / drawn - 1:+.1%}"
    assert wrong == {}
