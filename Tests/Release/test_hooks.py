"""The hook of commits, as pre-commit calls it."""

import shlex
import subprocess

import yaml
from conftest import ROOT


def test_hands_over_documents(run, tmp_path):
    [hook] = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    assert hook["types"] == ["markdown"] and hook["language"] == "system" and hook["require_serial"]
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/a.md").write_text("# A\n\n[b](b.md)\n")
    (tmp_path / "docs/b.md").write_text("# B\n\n[c](c.md)\n")
    name, *arguments = shlex.split(hook["entry"])
    assert name == "tablesite"
    assert run(*arguments, "docs/a.md", cwd=tmp_path).stderr == ""
    assert "no page `c.md`" in run(*arguments, "docs/a.md", "docs/b.md", cwd=tmp_path).stderr
    run(*arguments, "--strict", "docs/b.md", cwd=tmp_path, code=1)
