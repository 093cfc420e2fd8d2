"""The gallery is valid HTML, and the sheet of every theme valid CSS as far as the checker knows it."""

import subprocess

import pytest
from conftest import PROJECT
from css import check_css, gaps, nu_css
from nu import describe


@pytest.fixture(scope="module")
def gallery(tablesite, tmp_path_factory):
    """The folder with the gallery of the bundled themes."""
    output = tmp_path_factory.mktemp("gallery") / "gallery"
    subprocess.run([tablesite, "theme", "gallery", "--quiet", "--project", PROJECT / "Tests/Browser", "--output", output], check=True)
    return output


@pytest.fixture(scope="module")
def errors(nu_command, gallery, built_files, tmp_path_factory):
    """What is wrong in the sheets of the gallery and of the corpus, which has long pages: pairs of message and rule, by sheet."""
    folder = tmp_path_factory.mktemp("css")
    sheets = sorted(gallery.glob("*.css"))
    assert len(sheets) == len(list(PROJECT.glob("Themes/*/theme.yml")))
    found = {sheet.name: check_css(nu_command, sheet, folder) for sheet in sheets}
    return found | {"corpus": check_css(nu_command, built_files.site / "tablesite.css", folder)}


def test_gallery_is_valid(nu, gallery):
    found = nu(gallery)
    assert not found, describe(found)


def test_sheets_are_valid(errors):
    known = gaps()
    unknown = {f"{sheet}: {message} {line[:160]}" for sheet, found in errors.items() for message, line in found
               if not any(gap.matches((message, line)) for gap in known)}
    assert not unknown, unknown


def test_gaps_are_still_there(errors):
    found = [error for sheet in errors.values() for error in sheet]
    assert [gap for gap in gaps() if not any(gap.matches(error) for error in found)] == []


def test_layers_are_still_a_gap(nu_command, gallery):
    """Else the sheets need no taking apart."""
    messages = {message for message, _ in nu_css(nu_command, gallery / "tablesite.css")}
    assert "CSS: Unrecognized at-rule \u201c@layer\u201d" in messages


def test_checker_notices(nu_command, gallery, tmp_path):
    """At the start of the sheet, in the theme's own rules, and at the end."""
    css = (gallery / "tablesite.css").read_text("utf-8")
    css = css.replace("@layer tv{", "@layer tv{a{colour:red}", 1).replace("@layer base{", "@layer base{b{margin:red}", 1) + "i{top:-}"
    (tmp_path / "broken.css").write_text(css, "utf-8")
    rules = [line for _, line in check_css(nu_command, tmp_path / "broken.css", tmp_path)]
    assert {"a{colour:red}", "b{margin:red}", "i{top:-}"} <= set(rules)
