"""Code in colours on real documents: nothing of it is lost, and its pieces are what Pygments says that they are."""

import subprocess

import pytest

from code_blocks import LEXERS, blocks, compare, without_colours


def pages(*sites):
    return [path for site in sites for path in sorted(site.site.rglob("*.html"))]


def test_colours_change_no_byte_of_code(tablesite, corpus, built_files, built_trees, tmp_path):
    """The same sites without colours are the same but for the elements around pieces."""
    settings = tmp_path / "tablesite.yml"
    settings.write_text("code_colors: false\n")
    coloured = 0
    for name, built in [("files", built_files), *((f"trees/{name}", tree) for name, tree in built_trees.items())]:
        plain = tmp_path / name.replace("/", "-")
        subprocess.run([tablesite, "build", corpus / name, "-c", settings, "-d", plain, "--quiet"], capture_output=True, check=False)
        for path in pages(built):
            page = path.read_text()
            other = (plain / path.relative_to(built.site)).read_text()
            assert without_colours(page) == other, path
            coloured += page != other
    assert coloured > 100


def test_pieces_are_what_pygments_says(built_files, built_trees, capsys):
    pytest.importorskip("pygments")
    found = [block for path in pages(built_files, *built_trees.values()) for block in blocks(path.read_text())]
    figures = compare(found)
    with capsys.disabled():
        print()
        for lexer, (count, same, differing) in figures.items():
            print(f"{lexer:12} {count:6} bytes, {100 * same / count:6.2f} % in the same class; {differing}")
    # The commonest twelve, and no language far below them.
    for lexer, (count, same, _) in list(figures.items())[:12]:
        assert same >= 0.95 * count, lexer
    assert len(figures) >= 12


def test_every_lexer_is_a_language_that_we_know(built_files, built_trees):
    """Blocks in these languages have colours, but for diffs without a line that says where they are."""
    seen = {}
    for path in pages(built_files, *built_trees.values()):
        for language, _, letters in blocks(path.read_text()):
            if language and language.lower() in LEXERS and LEXERS[language.lower()] != "diff":
                seen[language.lower()] = seen.get(language.lower(), False) or bool(letters.strip())
    assert seen and all(seen.values()), seen
