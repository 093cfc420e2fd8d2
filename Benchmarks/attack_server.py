#!/usr/bin/env python3
"""Sends hostile traffic to the preview for a long time, and looks whether its memory, threads and open files stay level.

    swift build -c release
    Benchmarks/attack_server.py [--minutes 60] [--pages 100] [--seed 1]

A project of its own is made in a temporary folder and served. By turns the program

  malformed   sends requests that are none: random bytes, half lines, paths out of the site, lengths that do not fit, endless heads
  foreign     asks as a page of another site would, by `Origin` and by `Host`, and for everything with every method
  half-open   opens 300 connections and says nothing, or half a request, and leaves them or resets them
  slow        asks for a page of 1 MB on 30 connections and reads a byte now and then
  streams     opens 500 event streams and closes them, some without a word
  storm       saves 1,000 times in 10 s, then waits until the last word is served
  vanish      deletes all documents and brings them back, then waits until they are served

After each of them a page must be answered within 5 s; then, when nothing is left open, memory, threads and open files are noted. A
line is printed every minute. The exit code is 0 when every page was answered, no answer led out of the site, no foreign page got one,
and the last quarter has no more than 5 % more memory, and no more threads and files, than the second. Linux only, as it reads /proc.
"""

import argparse
import pathlib
import random
import shutil
import socket
import statistics
import struct
import sys
import tempfile
import time

from build_site import PROJECT
from edit_for_hours import Client, Server

METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "GET\t", "get", "G\0T", ""]
PATHS = [
    "/", "/page-1.html", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "//etc/passwd", "/%00", "/%", "/%zz",
    "/.tablesite/events", "/.tablesite/live.js", "/\\..\\..\\etc\\passwd", "/?" + "a" * 5000, "*", "http://evil.example/", "/" + "a/" * 3000,
    "/index.html#\r\nX-Injected: a", "/page-1.html?%0d%0aX-Injected:%20a",
]
HEADS = [
    "Content-Length: -1", "Content-Length: 99999999999999999999", "Content-Length: 5\r\nContent-Length: 6", "Transfer-Encoding: chunked",
    "Transfer-Encoding: chunked\r\nContent-Length: 3", "Range: bytes=0-0,1-1,2-2,-1", "Range: bytes=99999999999999999999-", "Range: bytes=5-2",
    "If-None-Match: " + '"a",' * 2000, "If-Modified-Since: never", "Expect: 100-continue", "Upgrade: websocket\r\nConnection: Upgrade",
    "X: " + "a" * 70000, "A" * 70000, ": empty", "Host: a\r\nHost: b", " folded", "Last-Event-ID: " + "9" * 400, "Accept-Encoding: gzip;q=9",
]


class Attack:
    """The attacks, and what came of them."""

    def __init__(self, server, project, pages, seed):
        self.server, self.project, self.pages, self.random = server, project, pages, random.Random(seed)
        self.findings, self.requests, self.saves = [], 0, 0
        self.client = Client(server.port)

    def connect(self, timeout=3.0, receive=None):
        connection = socket.socket()
        if receive:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
        connection.settimeout(timeout)
        connection.connect(("127.0.0.1", self.server.port))
        return connection

    def ask(self, data):
        """The bytes that a connection of its own is answered with, the first 64 kB of them."""
        self.requests += 1
        answer = b""
        try:
            with self.connect(timeout=0.5) as connection:
                connection.sendall(data)
                connection.shutdown(socket.SHUT_WR)
                while len(answer) < 65536 and (more := connection.recv(65536)):
                    answer += more
        except OSError:
            pass
        if b"root:x:0" in answer or b"\nX-Injected" in answer.partition(b"\r\n\r\n")[0]:
            self.findings.append(f"answered to {data[:200]!r}: {answer[:300]!r}")
        return answer

    def malformed(self):
        for _ in range(300):
            choice = self.random.randrange(4)
            if choice == 0:
                self.ask(self.random.randbytes(self.random.randrange(1, 3000)))
            elif choice == 1:
                self.ask(b"GET / HTTP/1.1\r\n"[: self.random.randrange(16)])
            else:
                heads = "".join(self.random.choice(HEADS) + "\r\n" for _ in range(self.random.randrange(3)))
                line = f"{self.random.choice(METHODS)} {self.random.choice(PATHS)} HTTP/{self.random.choice(['1.1', '1.0', '2', '9.9', ''])}"
                end = self.random.choice(["\r\n", "", "\n", "\r\nbody", "\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20])
                self.ask(f"{line}\r\nHost: localhost:{self.server.port}\r\n{heads}{end}".encode("latin-1"))

    def foreign(self):
        own = f"127.0.0.1:{self.server.port}"
        for _ in range(100):
            path = self.random.choice(["/", "/page-1.html", "/.tablesite/events", "/.tablesite/live.js", "/nothing"])
            method = self.random.choice(["GET", "HEAD", "POST"])
            host, origin = self.random.choice([
                (own, "https://evil.example"), (own, "null"), (own, f"http://localhost.evil.example:{self.server.port}"),
                ("evil.example", None), (f"localhost.evil.example:{self.server.port}", None), ("127.0.0.1.evil.example", "https://evil.example"),
            ])
            extra = f"Origin: {origin}\r\n" if origin else ""
            answer = self.ask(f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n{extra}Connection: close\r\n\r\n".encode())
            if answer[9:12] in (b"200", b"304") or b"access-control-allow" in answer.partition(b"\r\n\r\n")[0].lower():
                self.findings.append(f"{method} {path} of {host}, {origin}: {answer[:80]!r}")

    def half_open(self):
        connections = []
        for number in range(300):
            try:
                connection = self.connect()
                connection.sendall([b"", b"GET", b"GET / HTTP/1.1\r\nHost: lo", b"POST / HTTP/1.1\r\nContent-Length: 100\r\n\r\nabc"][number % 4])
                connections.append(connection)
            except OSError:
                pass
        self.answers("while 300 connections are half open")
        self.close(connections)

    def slow(self):
        connections = []
        for _ in range(30):
            try:
                connection = self.connect(receive=1024)
                connection.sendall(f"GET /large.html HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n\r\n".encode())
                connections.append(connection)
            except OSError:
                pass
        for _ in range(5):
            for connection in connections:
                try:
                    connection.recv(1)
                except OSError:
                    pass
            time.sleep(0.2)
        self.answers("while 30 clients read slowly")
        self.close(connections)

    def streams(self):
        connections = []
        for _ in range(500):
            try:
                connection = self.connect()
                connection.sendall(
                    f"GET /.tablesite/events HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\nAccept: text/event-stream\r\n\r\n".encode())
                connections.append(connection)
            except OSError:
                pass
            if len(connections) > 100 and self.random.random() < 0.5:
                self.close([connections.pop(self.random.randrange(len(connections)))])
        self.answers("while event streams are open")
        self.close(connections)

    def storm(self):
        start, word = time.monotonic(), ""
        for number in range(1000):
            word = f"storm{self.random.randrange(10**9)}"
            self.save(number % self.pages, word)
            time.sleep(max(0, start + number / 100 - time.monotonic()))
        self.saves += 1000
        path = f"page-{999 % self.pages}.html"
        self.waits(lambda: word.encode() in self.client.get(path)[1], f"the last of 1,000 saves is not served at {path}")

    def vanish(self):
        site = self.project / "Site"
        kept = self.project / "kept"
        way = self.random.randrange(2)
        if way:
            site.rename(kept)
        else:
            shutil.copytree(site, kept)
            shutil.rmtree(site)
        time.sleep(self.random.choice([0, 0.1, 2]))
        if way:
            kept.rename(site)
        else:
            shutil.copytree(kept, site)
            shutil.rmtree(kept)
        word = f"back{self.random.randrange(10**9)}"
        self.save(1, word)
        self.waits(lambda: word.encode() in self.client.get("page-1.html")[1], "what was deleted and came back is not served")
        self.waits(lambda: self.client.get(f"page-{self.pages - 1}.html")[0] == 200, "a page that came back is not served")

    def save(self, number, word):
        rows = "".join(f"- Row {row} of {word if row == 0 else number}\n" for row in range(20))
        (self.project / "Site" / f"page-{number}.md").write_text(f"# Page {number}\n\n{rows}")

    def waits(self, check, finding, seconds=20):
        deadline = time.monotonic() + seconds
        while not check():
            if time.monotonic() > deadline:
                return self.findings.append(finding)
            time.sleep(0.05)

    def answers(self, when):
        start = time.monotonic()
        client = Client(self.server.port)
        status = client.get("page-1.html")[0]
        if status != 200 or time.monotonic() - start > 5:
            self.findings.append(f"{when}: status {status} after {time.monotonic() - start:.1f} s")
        if client.connection:
            client.connection.close()

    def close(self, connections):
        for connection in connections:
            if self.random.random() < 0.5:
                # Without a word: a reset in the place of an end.
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            connection.close()


def is_level(samples):
    """Whether the last quarter has no more of anything than the second; the first one fills caches and pools."""
    quarter = max(1, len(samples) // 4)
    before, after = samples[quarter : 2 * quarter], samples[-quarter:]
    medians = [(statistics.median(s[i] for s in before), statistics.median(s[i] for s in after)) for i in (1, 2, 3)]
    (memory, threads, files) = medians
    print(f"memory {memory[0] / 1024:.1f} to {memory[1] / 1024:.1f} MB, threads {threads[0]:.0f} to {threads[1]:.0f},"
          f" open files {files[0]:.0f} to {files[1]:.0f} (medians of the second and the last quarter)")
    return memory[1] <= 1.05 * memory[0] and threads[1] <= threads[0] + 1 and files[1] <= files[0] + 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--pages", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tablesite", default=str(PROJECT / ".build/release/tablesite"))
    options = parser.parse_args()
    project = pathlib.Path(tempfile.mkdtemp(prefix="tablesite-attack-"))
    (project / "Site").mkdir()
    (project / "Site/tablesite.yml").write_text("title: Attack\n")
    (project / "Site/large.md").write_text("# Large\n\n" + "- A row of some words\n" * 8000)
    for number in range(options.pages):
        (project / "Site" / f"page-{number}.md").write_text(f"# Page {number}\n\n- Row of {number}\n")
    server = Server(options.tablesite, project)
    attack = Attack(server, project, options.pages, options.seed)
    start, minute = time.monotonic(), 0
    print("minute  memory  threads  open files  requests  saves  findings")
    try:
        while time.monotonic() - start < 60 * options.minutes:
            for turn in (attack.malformed, attack.foreign, attack.half_open, attack.slow, attack.streams, attack.storm, attack.vanish):
                turn()
                attack.answers(f"behind {turn.__name__}")
                if server.process.poll() is not None:
                    attack.findings.append(f"the preview ended with {server.process.returncode} in {turn.__name__}")
                    break
            if server.process.poll() is not None:
                break
            # Until connections that were left are noticed.
            time.sleep(3)
            server.sample(time.monotonic() - start)
            if time.monotonic() - start >= 60 * minute:
                minute = int((time.monotonic() - start) / 60) + 1
                _, memory, threads, files = server.samples[-1]
                print(f"{minute - 1:6}  {memory / 1024:5.1f}M  {threads:7}  {files:10}  {attack.requests:8}  {attack.saves:5}  "
                      f"{len(attack.findings):8}", flush=True)
        level = len(server.samples) > 3 and is_level(server.samples)
        code, stopping = server.stop() if server.process.poll() is None else (server.process.returncode, 0)
        print(f"{attack.requests} requests, {attack.saves} saves, {len(attack.findings)} findings, {'level' if level else 'NOT LEVEL'};"
              f" stopped with {code} after {1000 * stopping:.0f} ms")
        for finding in attack.findings[:20]:
            print("  " + finding)
        return 0 if level and not attack.findings and code == 0 else 1
    finally:
        if server.process.poll() is None:
            server.stop()
        shutil.rmtree(project, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
