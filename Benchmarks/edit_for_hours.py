#!/usr/bin/env python3
"""Writes in a project for a long time while it is served, and looks for lost saves and growing memory.

    swift build -c release
    Benchmarks/edit_for_hours.py [--minutes 60] [--pages 100] [--period 1] [--seed 1]

A project of its own is made in a temporary folder and served. Once a period something is saved as authors and their editors do:
text, a title, a new document, a renamed one, a renamed folder, a deleted one, a token of the theme, the settings, an image in
place, twenty documents at once; and now and then a mistake, which is mended by the next save. After each save the program waits
until the preview serves it and until an open event stream has told it. Every `--compare` saves the whole site is built anew in
another folder, and all served bytes must be those. Memory, threads and open files of the server are noted all the time.

Ends by itself with a summary and exit code 0 when no save was lost, no byte differed, memory stayed flat and the server stopped
in time. Linux only, as it reads /proc.
"""

import argparse
import http.client
import json
import pathlib
import random
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

from build_site import PROJECT

SCRIPT = re.compile(rb'<script src="/\.tablesite/live\.js" data-tag="[^"]*" defer></script>\n')
FOLDERS = ["", "guide", "guide/deep", "reference", "notes", "über uns", "with space", "a+b & c"]
# Opened by editors in this order of frequency: written in place, replaced by a renamed file, moved away and written anew.
WAYS = ["place", "replace", "replace", "backup"]


class Client:
    """Asks for files of the preview, on one connection at a time as a browser does."""

    def __init__(self, port):
        self.port, self.connection = port, None

    def get(self, path):
        """The status and bytes of a file, without the preview's script."""
        for _ in range(2):
            try:
                if self.connection is None:
                    self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
                self.connection.request("GET", "/" + urllib.parse.quote(path))
                response = self.connection.getresponse()
                return response.status, SCRIPT.sub(b"", response.read())
            except (OSError, http.client.HTTPException):
                self.connection = None
        return 0, b""


class Listener(threading.Thread):
    """An open page: remembers which files the preview said had changed."""

    def __init__(self, port):
        super().__init__(daemon=True)
        self.port, self.files, self.lock, self.count, self.failure = port, set(), threading.Lock(), 0, None
        self.start()

    def run(self):
        try:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
            connection.request("GET", "/.tablesite/events")
            name = ""
            for line in connection.getresponse():
                if line.startswith(b"event: "):
                    name = line[7:].strip()
                elif line.startswith(b"data: ") and name == b"change":
                    files = json.loads(line[6:])["files"]
                    with self.lock:
                        self.count += 1
                        self.files |= {"*"} if files is None else set(files)
        except (OSError, ValueError, http.client.HTTPException) as error:
            self.failure = str(error)

    def forget(self):
        with self.lock:
            self.files = set()

    def heard(self, path):
        with self.lock:
            return path in self.files or "*" in self.files


class Author:
    """Edits the project at random. Each edit returns its name and what must be served then: a list of (path, check)."""

    def __init__(self, folder, pages, seed):
        self.random, self.folder, self.pages, self.number = random.Random(seed), folder, pages, 0
        self.documents, self.broken, self.color, self.title = {}, None, "#336699", "Hours"
        for number in range(pages):
            self.documents[self.path(FOLDERS[number % len(FOLDERS)], f"page {number}" if number % 9 == 0 else f"page-{number}")] = None
        for path in list(self.documents):
            self.write_document(path)
        self.save("Themes/hours/theme.yml", self.theme(), "place")
        self.save("Site/tablesite.yml", self.settings(), "place")
        for number in range(6):
            self.save(f"Site/images/{number}.svg", self.image(number), "place")

    def edit(self):
        self.number += 1
        if self.broken:
            return self.mend()
        kinds = [
            (40, self.text), (10, self.retitle), (6, self.create), (6, self.rename), (3, self.rename_folder), (6, self.delete),
            (8, self.token), (4, self.setting), (6, self.draw), (3, self.burst), (4, self.break_document), (2, self.break_settings),
        ]
        kind = self.random.choices([kind for _, kind in kinds], [weight for weight, _ in kinds])[0]
        # As much text all the time, or memory could not be flat.
        if kind is self.create and len(self.documents) > self.pages:
            kind = self.delete
        elif kind is self.delete and len(self.documents) < self.pages:
            kind = self.create
        return kind()

    # Edits

    def text(self):
        path = self.any()
        return f"text of {path}", [self.shows(path, self.write_document(path))]

    def retitle(self):
        path = self.any()
        word = self.write_document(path, title=f"Title {self.word()}")
        index = self.path(path.rpartition("/")[0], "index")[:-3] + ".html"
        title = self.documents[path][0].encode()
        return f"title of {path}", [self.shows(path, word), (index, lambda status, bytes: title in bytes)]

    def create(self):
        folder = self.random.choice(FOLDERS + [f"new-{self.number}", f"new-{self.number}/inner"])
        path = self.path(folder, self.word())
        return f"new {path}", [self.shows(path, self.write_document(path))]

    def rename(self):
        old = self.any()
        new = self.path(old.rpartition("/")[0], self.word())
        self.source(old).rename(self.source(new))
        self.documents[new] = self.documents.pop(old)
        return f"{old} renamed to {new}", [self.shows(new, self.documents[new][1]), self.gone(old)]

    def rename_folder(self):
        old = self.any().rpartition("/")[0]
        if not old:
            return self.rename()
        new = f"moved-{self.number}"
        (self.folder / "Site" / old).rename(self.folder / "Site" / new)
        checks = []
        for path in [path for path in self.documents if path.startswith(old + "/")]:
            moved = new + path[len(old):]
            self.documents[moved] = self.documents.pop(path)
            checks += [self.shows(moved, self.documents[moved][1]), self.gone(path)]
        return f"folder {old} renamed to {new}", checks

    def delete(self):
        path = self.any()
        self.source(path).unlink()
        del self.documents[path]
        return f"{path} deleted", [self.gone(path)]

    def token(self):
        self.color = f"#{self.random.randrange(1 << 24):06x}"
        self.save("Themes/hours/theme.yml", self.theme())
        color, short = self.color.encode(), (self.color[0] + self.color[1::2]).encode()
        return "a token", [("*.css", lambda status, bytes: color in bytes.lower() or short in bytes.lower())]

    def setting(self):
        self.title = f"Hours {self.word()}"
        self.save("Site/tablesite.yml", self.settings())
        title = self.title.encode()
        return "the title of the site", [("404.html", lambda status, bytes: title in bytes)]

    def draw(self):
        number = self.random.randrange(6)
        # Bytes of the same number at the same place, often within a tick of the file system's clock.
        for _ in range(self.random.choice([1, 2])):
            image = self.image(number)
            self.save(f"Site/images/{number}.svg", image, self.random.choice(["place", "replace"]))
        image = image.encode()
        return f"image {number}", [(f"images/{number}.svg", lambda status, bytes: bytes == image)]

    def burst(self):
        paths = self.random.sample(sorted(self.documents), min(20, len(self.documents)))
        return "twenty documents at once", [self.shows(path, self.write_document(path)) for path in paths]

    def break_document(self):
        path = self.any()
        word = self.documents[path][1]
        self.save(f"Site/{path}", "---\ntitle: [\n---\n# Broken\n")
        self.broken = lambda: self.write_document(path), path
        return f"a mistake in {path}", [self.shows(path, word), self.tells(path)]

    def break_settings(self):
        path = self.any()
        self.save("Site/tablesite.yml", "title: [\n")
        self.broken = lambda: (self.save("Site/tablesite.yml", self.settings()), self.write_document(path))[1], path
        return "a mistake in the settings", [self.shows(path, self.documents[path][1]), self.tells("tablesite.yml")]

    def mend(self):
        (write, path), self.broken = self.broken, None
        word = write()
        return "mended", [self.shows(path, word), (".tablesite/problems.json", lambda status, bytes: b'"error"' not in bytes)]

    # What is expected

    def shows(self, path, word):
        return path[:-3] + ".html", lambda status, bytes: status == 200 and word.encode() in bytes

    def gone(self, path):
        return path[:-3] + ".html", lambda status, bytes: status == 404

    def tells(self, path):
        return ".tablesite/problems.json", lambda status, bytes: path.encode() in bytes and b'"error"' in bytes

    # Files

    def any(self):
        return self.random.choice(sorted(self.documents))

    def source(self, path):
        return self.folder / "Site" / path

    def path(self, folder, stem):
        return f"{folder}/{stem}.md".lstrip("/")

    def word(self):
        return f"w{self.number}x{self.random.randrange(10**6)}"

    def write_document(self, path, title=None):
        """Writes the document anew and returns a word that only this version has."""
        word = self.word()
        title = title or (self.documents.get(path) or [f"Page {word}"])[0]
        lines = [f"# {title}", "", f"Version {word}.", ""]
        others = sorted(self.documents)
        up = "../" * path.count("/")
        for number in range(self.random.randrange(5, 40)):
            if number % 8 == 0:
                lines += ["", f"## Section {number // 8}", ""]
            other = urllib.parse.quote(self.random.choice(others)) if others else "index.md"
            lines.append(self.random.choice([
                f"- [Row {number}]({up}{other}) - detail of it `Badge`", f"- Row {number} {{accessory=check}}",
                f"- ![Drawing]({up}images/{number % 6}.svg) Row {number}", f"- [x] Done {number}\n  - Inner row",
            ]))
        self.documents[path] = (title, word)
        self.save(f"Site/{path}", "\n".join(lines) + "\n")
        return word

    def save(self, path, text, way=None):
        file = self.folder / path
        way = way or self.random.choice(WAYS)
        file.parent.mkdir(parents=True, exist_ok=True)
        if way == "place" or not file.exists():
            file.write_text(text, encoding="utf-8")
        elif way == "replace":
            new = file.with_name(f".{file.name}.new")
            new.write_text(text, encoding="utf-8")
            new.replace(file)
        else:
            backup = file.with_name(file.name + "~")
            file.rename(backup)
            file.write_text(text, encoding="utf-8")
            backup.unlink()

    def theme(self):
        return f'extends: system\ntokens:\n  top-color: "{self.color}"\n'

    def settings(self):
        # Without a path: a preview serves at the root, and its page for missing addresses says so.
        return f"title: {self.title}\nbase_url: https://example.org\ntheme: hours\nsearch: true\n"

    def image(self, number):
        color = self.random.randrange(1 << 24)
        width = self.random.choice([8, 8, 8, 9])
        return f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="8"><path d="M0 0h8v8z" fill="#{color:06x}"/></svg>\n'


class Server:
    """The preview, with what it takes of the machine."""

    def __init__(self, program, folder):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.log = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [program, "serve", str(folder), "-p", str(self.port), "-q"], stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log)
        self.samples = []
        deadline = time.monotonic() + 60
        while Client(self.port).get("")[0] != 200:
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.log.seek(0)
                sys.exit(f"the preview did not start\n{self.log.read().decode(errors='replace')[-1000:]}")
            time.sleep(0.05)

    def sample(self, time):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        memory, threads = (int(re.search(rf"{key}:\s+(\d+)", status)[1]) for key in ("VmRSS", "Threads"))
        files = len(list(pathlib.Path(f"/proc/{self.process.pid}/fd").iterdir()))
        self.samples.append((time, memory, threads, files))

    def stop(self):
        """Its exit code and how long it took, in seconds."""
        start = time.monotonic()
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        return self.process.returncode, time.monotonic() - start


def wait_for(client, checks, sheet, limit):
    """The first path whose check does not become true in time, or None."""
    deadline = time.monotonic() + limit
    for path, check in checks:
        path = sheet if path == "*.css" else path
        while not check(*client.get(path)):
            if time.monotonic() > deadline:
                return path
            time.sleep(0.002)
    return None


def compare(program, project, client, known):
    """Paths that are served otherwise than a whole build writes them. `known` are those of the build before."""
    with tempfile.TemporaryDirectory() as folder:
        output = pathlib.Path(folder, "site")
        subprocess.run([program, "build", str(project), "-d", str(output), "-q"], capture_output=True, check=False)
        files = {
            file.relative_to(output).as_posix(): file.read_bytes()
            for file in output.rglob("*") if file.is_file() and ".tablesite" not in file.relative_to(output).parts
        }
    different = [path for path, bytes in files.items() if client.get(path) != (200, bytes)]
    left = [path for path in known - files.keys() if client.get(path)[0] != 404]
    known.clear()
    known.update(files)
    return sorted(different + left)


def slope(samples):
    """Growth of memory in kB a minute, by least squares."""
    times, values = [sample[0] / 60 for sample in samples], [sample[1] for sample in samples]
    return statistics.linear_regression(times, values).slope if len(samples) > 2 else 0


def report(server, count, lost, different, waits, listener, seconds):
    # The events that are kept and the pools of the system's memory fill up first.
    begin = min(max(len(server.samples) // 10, 400), len(server.samples) // 2)
    samples = server.samples[begin:]
    quarter = max(1, len(samples) // 4)
    first, last = (statistics.median(sample[1] for sample in part) for part in (samples[:quarter], samples[-quarter:]))
    growth = slope(samples)
    hour = 100 * growth * 60 / last
    isFlat = last < 1.05 * first
    code, stopping = server.stop()
    print(f"{count} saves in {seconds / 60:.1f} min, {listener.count} events told; {len(lost)} lost, {len(different)} files not as built")
    print(f"save to served: median {1000 * statistics.median(waits):.0f} ms, most {1000 * max(waits):.0f} ms")
    print(f"memory: first quarter {first / 1024:.1f} MB, last {last / 1024:.1f} MB, {growth:+.1f} kB a minute"
          f" ({hour:+.1f} % an hour): {'flat' if isFlat else 'GROWING'}")
    print(f"threads {server.samples[0][2]} to {server.samples[-1][2]}, open files {server.samples[0][3]} to {server.samples[-1][3]};"
          f" stopped with {code} after {1000 * stopping:.0f} ms")
    for line in (lost + different)[:20]:
        print("  " + line)
    if listener.failure:
        print(f"  the event stream ended: {listener.failure}")
    return not lost and not different and isFlat and code == 0 and stopping < 1 and not listener.failure


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--pages", type=int, default=100)
    parser.add_argument("--period", type=float, default=1)
    parser.add_argument("--compare", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=10, help="seconds after which a save counts as lost")
    parser.add_argument("--samples", help="a file for seconds, kB, threads and open files, one sample a line")
    parser.add_argument("--tablesite", default=str(PROJECT / ".build/release/tablesite"))
    options = parser.parse_args()
    project = pathlib.Path(tempfile.mkdtemp(prefix="tablesite-hours-"))
    author = Author(project, options.pages, options.seed)
    server = Server(options.tablesite, project)
    try:
        client, listener, known = Client(server.port), Listener(server.port), set()
        time.sleep(0.5)
        sheet = re.search(rb'href="?[^" >]*?([^/" >]+\.css)', client.get("404.html")[1])[1].decode()
        different = [f"at first: {path}" for path in compare(options.tablesite, project, client, known)]
        lost, waits, count = [], [], 0
        start = time.monotonic()
        while time.monotonic() - start < 60 * options.minutes:
            listener.forget()
            name, checks = author.edit()
            count += 1
            saved = time.monotonic()
            late = wait_for(client, checks, sheet, options.limit)
            waits.append(time.monotonic() - saved)
            if late:
                lost.append(f"save {count}, {name}: {late}")
            changed = checks[0][0]
            told = name.startswith("a mistake") or wait_for(
                client, [("404.html", lambda *_: listener.heard(sheet if changed == "*.css" else changed))], sheet, options.limit) is None
            if not told:
                lost.append(f"save {count}, {name}: not told")
            if count % options.compare == 0 and not author.broken:
                different += [f"save {count}: {path}" for path in compare(options.tablesite, project, client, known)]
            if count % 10 == 0:
                client.connection = None
            if server.process.poll() is not None:
                lost.append(f"save {count}, {name}: the preview ended with {server.process.returncode}")
                break
            server.sample(time.monotonic() - start)
            time.sleep(max(0, start + count * options.period - time.monotonic()))
        isFine = server.process.poll() is None and report(
            server, count, lost, different, waits, listener, time.monotonic() - start)
        if server.process.poll() not in (None, 0):
            print("\n".join(lost[-5:]))
        if options.samples:
            pathlib.Path(options.samples).write_text("".join(" ".join(map(str, sample)) + "\n" for sample in server.samples))
        return 0 if isFine else 1
    finally:
        if server.process.poll() is None:
            server.stop()
        shutil.rmtree(project, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
