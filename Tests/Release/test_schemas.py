"""What tablesite writes is what its schemas say, and so is what it reads."""

import json

import jsonschema
import pytest
import yaml
from conftest import ROOT

KINDS = ["settings", "theme", "message", "outline", "rows"]


@pytest.fixture(scope="module")
def validator(run):
    def validator(kind):
        schema = json.loads(run("schema", kind).stdout)
        jsonschema.Draft202012Validator.check_schema(schema)
        return jsonschema.Draft202012Validator(schema)

    return validator


@pytest.mark.parametrize("kind", KINDS)
def test_schemas_are_schemas(validator, kind):
    assert validator(kind).schema["title"]


def test_init_prints_that_of_settings(run):
    assert run("init", "--schema").stdout == run("schema", "settings").stdout


def test_recorded_messages(validator):
    messages = [
        json.loads(line) for file in (ROOT / "Tests/CommandTests/Faults").glob("*/json") for line in file.read_text().splitlines()
    ]
    assert len(messages) > 100
    for message in messages:
        validator("message").validate(message)


def test_messages_of_the_command(validator, run):
    for arguments, code in ((("check", "nowhere"), 1), (("buld",), 64)):
        validator("message").validate(json.loads(run(*arguments, "--format", "json", code=code).stdout))


def test_rows_of_all_recorded_sites(validator):
    files = list((ROOT / "Tests/CommandTests/Sites").glob("*/expected/**/*.rows.json"))
    assert files
    for file in files:
        validator("rows").validate(json.loads(file.read_text()))


def test_rows_and_outline_of_the_documentation(validator, run, tmp_path):
    settings = tmp_path / "settings.yml"
    settings.write_text("rows: true\n")
    run("build", "Site", "-c", settings, "-d", tmp_path / "site", "-q", cwd=ROOT)
    files = list((tmp_path / "site").rglob("*.rows.json"))
    assert len(files) > 20
    for file in files:
        validator("rows").validate(json.loads(file.read_text()))
    outlines = run("outline", "--format", "json", "Site", cwd=ROOT).stdout.splitlines()
    assert len(outlines) > 20
    for line in outlines:
        validator("outline").validate(json.loads(line))


def test_settings_and_themes_of_the_project(validator):
    validator("settings").validate(yaml.safe_load((ROOT / "Site/tablesite.yml").read_text()))
    themes = list((ROOT / "Themes").glob("*/theme.yml"))
    assert themes
    for theme in themes:
        validator("theme").validate(yaml.safe_load(theme.read_text()))


@pytest.mark.parametrize("kind, value", [
    ("theme", {"nonsense": 1}), ("settings", {"nonsense": 1}), ("message", {"code": "x"}), ("rows", {"title": "x"}),
    ("outline", {"kind": 1}),
])
def test_refuse_what_is_wrong(validator, kind, value):
    assert not validator(kind).is_valid(value)
