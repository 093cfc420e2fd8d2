#!/usr/bin/env python3
"""Writes what a release has beside its packages: finish.py DIR --tag v1.2.3

SHA256SUMS of all of them, the formula of Homebrew, and the notes: the top section of the changelog. The tag has to be the version.
"""

import argparse
import hashlib
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = "https://github.com/tablesite/tablesite"

FORMULA = '''class Tablesite < Formula
  desc "Publishes list documents as static sites in the tradition of the table view"
  homepage "{page}"
  version "{version}"
  license "MIT"

{places}
  def install
    bin.install "tablesite"
    man1.install "share/man/man1/tablesite.1"
    bash_completion.install "share/completions/tablesite.bash" => "tablesite"
    zsh_completion.install "share/completions/_tablesite"
    fish_completion.install "share/completions/tablesite.fish"
    pkgshare.install "share/schemas"
  end

  test do
    (testpath/"list.md").write "# List\\n\\n- row\\n"
    system bin/"tablesite", "build", "list.md", "--strict"
    assert_path_exists testpath/"public/list.html"
  end
end
'''
PLATFORMS = {"macos-universal": ("macos", None), "linux-x86_64": ("linux", "intel"), "linux-aarch64": ("linux", "arm")}


def version():
    text = (ROOT / "Sources/tablesite/ReleaseVersion.swift").read_text()
    return re.search(r'static let number = "(.*)"', text)[1]


def formula(folder, number):
    places = []
    for name, (system, processor) in PLATFORMS.items():
        archive = folder / f"tablesite-{number}-{name}.tar.gz"
        if not archive.exists():
            continue
        digest = hashlib.sha256(archive.read_bytes()).hexdigest()
        lines = [f'url "{PAGE}/releases/download/v{number}/{archive.name}"', f'sha256 "{digest}"']
        if processor:
            lines = [f"on_{processor} do", *(f"  {line}" for line in lines), "end"]
        places += [f"  on_{system} do", *(f"    {line}" for line in lines), "  end", ""]
    return FORMULA.format(page=PAGE, version=number, places="\n".join(places))


def notes():
    text = (ROOT / "Site/changelog.md").read_text()
    sections = re.split(r"^## ", text, flags=re.MULTILINE)
    return "## " + sections[1].strip() + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--tag", required=True)
    options = parser.parse_args()
    number = version()
    if options.tag != f"v{number}":
        sys.exit(f"finish: the tag is {options.tag}, and Sources/tablesite/ReleaseVersion.swift says {number}")
    packages = sorted(path for path in options.folder.iterdir() if path.suffix in {".gz", ".deb", ".rpm", ".whl"})
    sums = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in packages)
    (options.folder / "SHA256SUMS").write_text(sums)
    (options.folder / "tablesite.rb").write_text(formula(options.folder, number))
    (options.folder / "notes.md").write_text(notes())


if __name__ == "__main__":
    main()
