#!/usr/bin/env python3
"""Measures the search of a large site, in one run, beside Pagefind on the same pages.

    swift build -c release
    Benchmarks/search.py [--pages 1000] [--rows 50] [--runs 5] [--corpus DIR] [--queries 40]

The build is run with `search: true` and with `search: false`, in turns: the difference in processor time and peak memory is
what the index costs. Then Chromium asks the field of a page, with an empty cache each time: how many requests it makes, and how many
bytes they are when the host compresses them with gzip, from the first key to the first hit. Pagefind (PyPI: pagefind[extended])
indexes the same pages, and its own script answers the same queries; it is left out, with a word, when it is not installed.
"""

import argparse
import gzip
import http.server
import pathlib
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path += [str(HERE), str(HERE.parent / "Tests/Browser")]

from build_site import corpus_rows, invented_rows, make_pages  # noqa: E402
from drivers.chromium import Chromium  # noqa: E402


def measure(command):
    """Runs a command; returns its processor time in seconds and its peak memory in MB.

    GNU time measures: a program that Python starts has the memory of Python for its least.
    """
    with tempfile.NamedTemporaryFile("r") as figures:
        done = subprocess.run(
            ["time", "-o", figures.name, "-f", "%U %S %M", *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        if done.returncode:
            sys.exit(f"{' '.join(map(str, command))} failed")
        user, system, memory = map(float, figures.read().split())
    return user + system, memory / 1024


class Site(http.server.SimpleHTTPRequestHandler):
    """Serves a folder compressed, and notes when each file was sent, in milliseconds, and its size."""

    folder, sent = "", []

    def do_GET(self):
        path = pathlib.Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        if not path.is_file():
            return self.send_error(404)
        data = gzip.compress(path.read_bytes(), 9)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(data)
        Site.sent.append((time.time() * 1000, len(data)))

    def translate_path(self, path):
        return str(pathlib.Path(Site.folder, re.sub(r"[?#].*", "", path).lstrip("/")))

    def log_message(self, *_):
        pass


OURS = """
(query) => new Promise((resolve) => {
  const input = document.querySelector(".tv-search input");
  input.focus();
  input.value = query;
  input.dispatchEvent(new Event("input"));
  const status = document.querySelector(".tv-search [role=status]");
  // The script asks for further hits as soon as it has shown the first: the moment is when it begins to show.
  const list = document.querySelector(".tv-search [role=listbox]");
  list.replaceChildren = function (...options) {
    if (options.length) resolve(Date.now());
    Element.prototype.replaceChildren.apply(this, options);
  };
  new MutationObserver(() => status.textContent && resolve(null)).observe(status, { childList: true, characterData: true, subtree: true });
})
"""

PAGEFIND = """
async (query) => {
  const pagefind = await import("/pagefind/pagefind.js");
  const found = await pagefind.search(query);
  if (!found.results.length) return null;
  await found.results[0].data();
  return Date.now();
}
"""


def ask(browser, address, script, queries):
    """Asks each query on a page that was just opened; returns requests and bytes of each that found something."""
    found = []
    for query in queries:
        browser.open(address)
        time.sleep(0.05)
        Site.sent.clear()
        # What comes behind the first hit, for the others, is not counted.
        if moment := browser.js(f"({script})({query!r})"):
            sizes = [size for end, size in Site.sent if end < moment + 1]
            found.append((len(sizes), sum(sizes)))
    return found


def report(name, found, count):
    requests, sent = [one[0] for one in found], [one[1] for one in found]
    if found:
        print(f"{name}: {len(found)} of {count} queries; requests median {statistics.median(requests):g}, most {max(requests)}; "
              f"kB gzip median {statistics.median(sent) / 1000:.1f}, most {max(sent) / 1000:.1f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pages", type=int, default=1000)
    parser.add_argument("--rows", type=int, default=50)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--queries", type=int, default=40)
    parser.add_argument("--corpus")
    parser.add_argument("--tablesite", default=HERE.parent / ".build/release/tablesite")
    arguments = parser.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        rows = corpus_rows(arguments.corpus) if arguments.corpus else invented_rows()
        make_pages(folder / "in", rows, arguments.pages, arguments.rows)
        figures = {"true": [], "false": []}
        for run in range(arguments.runs):
            for value, taken in figures.items():
                (folder / "settings.yml").write_text(f"search: {value}\n")
                out = folder / f"{value}-{run}"
                taken.append(measure([arguments.tablesite, "build", folder / "in", "-d", out, "-q", "-c", folder / "settings.yml"]))
                if run:
                    shutil.rmtree(out)
        (with_time, with_memory), (time_without, memory_without) = (
            [statistics.median(column) for column in zip(*figures[value])] for value in ("true", "false"))
        print(f"build: {with_time:.2f} s, {with_memory:.0f} MB; without search {time_without:.2f} s, {memory_without:.0f} MB: "
              f"{100 * (1 - time_without / with_time):.0f} % of the time, {100 * (1 - memory_without / with_memory):.0f} % of the memory")
        index = sorted((folder / "true-0/search-index").iterdir())
        print(f"index: {len(index)} files, {sum(f.stat().st_size for f in index) / 1e6:.1f} MB, "
              f"{sum(len(gzip.compress(f.read_bytes(), 9)) for f in index) / 1e6:.2f} MB gzip")

        Site.folder = folder / "true-0"
        try:
            cost = measure([sys.executable, "-m", "pagefind", "--site", Site.folder])
            print(f"pagefind: {cost[0]:.2f} s, {cost[1]:.0f} MB")
            size = [f for f in (Site.folder / "pagefind").rglob("*") if f.is_file()]
            print(f"pagefind's index: {len(size)} files, {sum(f.stat().st_size for f in size) / 1e6:.1f} MB")
        except SystemExit:
            print("pagefind is not installed or failed; it is left out")

        pick = random.Random(5)
        words = [w.lower() for row in pick.sample(rows, arguments.queries) for w in re.findall(r"[A-Za-z]{3,}", row.split("](")[0])[:1]]
        queries = words + [w[:1] for w in words[:10]] + [w[:3] for w in words[:10]]
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = Chromium()
        try:
            address = f"http://127.0.0.1:{server.server_port}/list-00000.html"
            report("to the first hit", ask(browser, address, OURS, queries), len(queries))
            if (Site.folder / "pagefind").is_dir():
                report("pagefind, to the first hit", ask(browser, address, PAGEFIND, words), len(words))
        finally:
            browser.close()
            server.shutdown()


if __name__ == "__main__":
    main()
