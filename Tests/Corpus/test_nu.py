"""The project's own documentation, and the fixture site of the browser tests, are valid HTML."""

import subprocess

import pytest
from conftest import PROJECT
from nu import describe, literal, is_listed


def built(tablesite, project, output, *options):
    run = subprocess.run([tablesite, "build", project, "-d", output, *options], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return output


@pytest.mark.parametrize("project", [".", "Tests/Browser", "Tests/CommandTests/Sites/languages-side-by-side",
    "Tests/CommandTests/Sites/published-below-a-path"])
def test_site_is_valid(nu, tablesite, tmp_path, project):
    if not (PROJECT / project / "Site").is_dir():
        pytest.skip(f"{project} has no Site/ yet")
    errors = nu(built(tablesite, PROJECT / project, tmp_path / "public"))
    assert not errors, describe(errors)


def test_checker_notices(nu, tmp_path):
    (tmp_path / "page.html").write_text("<!doctype html><html lang=en><title>A</title><p><div style=x></p>", "utf-8")
    assert any("No \"p\" element" in message.replace("\u201c", '"').replace("\u201d", '"')
               for _, _, message in nu(tmp_path))


def test_list_matches_messages_with_brackets():
    entry = "docs/*.html", literal('Attribute "x" not allowed on element "td[1]"*')
    message = "Attribute \u201cx\u201d not allowed on element \u201ctd[1]\u201d at this point."
    assert is_listed(("docs/a.html", 1, message), [entry])
    assert not is_listed(("other/a.html", 1, message), [entry])
