#!/usr/bin/env python3
"""Measures how time and memory of a build grow with documents that are made to be slow.

    swift build -c release
    Benchmarks/hostile.py [--size 1000000] [--only WORD] [--limit 60]

Each pattern is built at a quarter, a half and all of the size. The table says how long that took, with which power of the size it
grew (1 is linear; of times under 0.2 s nothing can be said), the peak of memory, and what `cmark` takes for the same text, when it is
installed (Debian: cmark). The first block is the pathological list of the CommonMark project, by idea; the others were found in tablesite.

The limits are 5 s for 1 MB and a growth of 1.2; the exit code is 1 when a pattern is above. TABLESITE names the executable.

With --memory the table is another: the memory that each pattern takes above that of an empty document, what `cmark` and `cmark-gfm`
(Debian: cmark-gfm; tables, footnotes) take above theirs, how large the pages are and how many messages there are, and the ratio to the
larger of the two. GNU time measures them, since a program that Python starts has the memory of Python for its least.
"""

import argparse
import json
import math
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile

PROJECT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = os.path.abspath(os.environ.get("TABLESITE", PROJECT / ".build/release/tablesite"))


def repeat(unit):
    """Text of about so many bytes; `#` in the unit is a number."""

    def make(size):
        if "#" not in unit:
            return unit * (size // len(unit))
        width = len(unit) + unit.count("#") * 4
        return "".join(unit.replace("#", str(number)) for number in range(size // width))

    return make


def halves(left, right, middle=""):
    def make(size):
        count = size // (len(left) + len(right))
        return left * count + middle + right * count

    return make


def backticks(size):
    count = int(math.sqrt(2 * size))
    return "".join("e" + "`" * number for number in range(count))


def colliding(size):
    """Definitions whose labels fall into one bucket of sixteen, as libcmark hashed them once, and references to them."""
    labels, number, length = [], 0, 0
    while length < size:
        label, value = f"x{number}", 0
        number += 1
        for byte in label.encode():
            value = (byte + (value << 6) + (value << 16) - value) & 0xFFFFFFFF
        if value % 16 == 0:
            labels.append(label)
            length += 2 * len(label) + 12
    return "".join(f"[{label}]: /u\n\n" for label in labels) + "".join(f"[{label}]\n" for label in labels)


def indented_lists(size):
    """Each item in the one before, as deep as the size allows."""
    return "".join("  " * level + "* a\n" for level in range(int(size**0.5)))


COMMONMARK = {
    "nested strong emphasis": halves("*a **a ", " a** a*", "b"),
    "closers of emphasis": repeat("a_ "),
    "openers of emphasis": repeat("_a "),
    "closers of links": repeat("a]"),
    "openers of links": repeat("[a"),
    "mismatched emphasis": repeat("*a_ "),
    "emphasis by the rule of three": lambda size: "a**b" + repeat("c* ")(size),
    "openers of links, closers of emphasis": repeat("[ a_"),
    "[ (](": repeat("[ (]("),
    "![[]()": repeat("![[]()"),
    "**x [a*b**c*](d)": repeat("**x [a*b**c*](d)"),
    "nested brackets": halves("[", "]", "a"),
    "nested quotes": lambda size: "> " * (size // 2) + "a",
    "nested lists": indented_lists,
    "backticks": backticks,
    "backslashes in labels": lambda size: "[" + "\\" * (size - 4) + "\n",
    "unclosed links in brackets": repeat("[a](<b"),
    "unclosed links": repeat("[a](b"),
    "unclosed comments": lambda size: "</" + repeat("<!--")(size),
    "unclosed comments in a line": repeat("a <!-- "),
    "unclosed instructions": repeat("a <?"),
    "unclosed declarations": repeat("a <!A "),
    "unclosed CDATA": repeat("a <![CDATA["),
    "unclosed tags": repeat("a <b c=\""),
    "empty links": repeat("[]()"),
    "empty lines in deep lists": lambda size: "- " * (size // 3) + "x" + "\n" * (size // 3),
    "empty lines in deep lists of a quote": lambda size: "> " + "- " * (size // 4) + "x\n" + ">\n" * (size // 4),
    "emphasis in a deep quote": halves(">", "a*"),
    "definitions": repeat("[r#]: /u#\n"),
    "definitions and references": lambda size: repeat("[r#]: https://e.org/u#\n")(size // 2) + "\n" + repeat("[r#]\n")(size // 2),
    "many references": lambda size: repeat("[#]: u\n")(size // 2) + "[0] " * (size // 8),
    "long references": lambda size: "[" + "a" * (size // 2) + "]: /" + "u" * 900 + "\n\n" + repeat("[a] ")(size // 2),
    "references to a long address": lambda size: "[a]: /" + "u" * (size // 2) + "\n\n" + "[a] " * (size // 8),
    "colliding labels": colliding,
    "equal definitions": repeat("[r]: /u\n"),
    "NUL": repeat("abc\0de\0"),
    "entities": repeat("&lt;"),
    "unfinished entities": repeat("&a"),
    "tables without rows": repeat("aaa\rbbb\n-\v\n"),
}

FOUND = {
    "broken references": lambda size: repeat("[r#]: /u#\n")(size // 2) + "\n" + repeat("[r#]\n")(size // 2),
    "undefined labels": lambda size: repeat("[r#]: /u#\n")(size // 2) + "\n" + repeat("- [a][x#]\n")(size // 2),
    "broken links": repeat("- [a#](x#.md)\n"),
    "broken anchors": repeat("- [a#](#x#)\n"),
    "one broken link": repeat("- [a](x.md)\n"),
    "list in front matter": lambda size: "---\ntitle: [" + "a, " * (size // 3) + "a]\n---\n\n- b\n",
    "unknown keys": lambda size: "---\n" + repeat("k#: a\n")(size) + "---\n\n- b\n",
    "aliases": lambda size: "---\ntitle: [&a b, " + "*a , " * (size // 5) + "b]\n---\n\n- b\n",
    "handlers": lambda size: "<a " + repeat("onclick#=a ")(size) + ">b</a>\n",
    "attributes": lambda size: "<a " + repeat("data-a#=a ")(size) + ">b</a>\n",
    "missing images": lambda size: "- a " + repeat("![a](#.png) ")(size) + "\n",
    "loose deep lists": lambda size: "\n\n".join(" " * (level % 60) + "- a" for level in range(size // 34)),
    "lists in quotes": lambda size: "> " * 30 + "- a\n" + repeat("> " * 30 + "- a\n")(size),
    "quotes with emphasis": repeat("> *a\n"),
    "deep quotes with emphasis": lambda size: "> " * (size // 4) + "*a" * (size // 4),
    "svg": repeat("<svg>\n\n"),
    "scripts": repeat("- <script>a</script>\n"),
    "unknown accessories": repeat("- a {accessory=x#}\n"),
    "small tables": repeat("| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n\n"),
    "tables in HTML": repeat("<table><tr><th>a</th></tr></table>\n\n"),
    "open tables in HTML": repeat("<table><tr><th>a\n\n"),
    "deep tables in HTML": halves("<table><tr><th>", "</th></tr></table>"),
    "footnotes": lambda size: repeat("a[^#]\n\n[^#]: b\n\n")(size),
    "one-word rows": repeat("- a\n"),
    "one long line": repeat("word "),
    "headings": repeat("# a\n\n"),
    "equal headings": repeat("## a\n"),
    "open tags": repeat("<b>"),
    "open and close tags": halves("<b>", "</b>"),
    "containers": repeat("::: note\na\n:::\n"),
    "open containers": repeat("::: note\n"),
    "alerts": repeat("> [!NOTE]\n> a\n\n"),
    "shortcodes": repeat(":smile: "),
    "strike-through": repeat("~~a "),
    "addresses": repeat("http://a.b "),
    "task items": repeat("- [ ] a\n"),
    "nested braces": repeat("{"),
    "wiki links": repeat("[[a#]] "),
    "definition lists": repeat("a\n: b\n\n"),
    "code blocks": repeat("```swift\nlet a = 1\n```\n"),
    "unclosed code blocks": repeat("```\n~~~\n"),
    "deep lists and empty lines": lambda size: "- " * (size // 4) + "a\n" + "\n" * (size // 2),
    "lists by indentation and empty lines": lambda size: "".join(" " * 2 * level + "- a\n" for level in range(int((size / 2) ** 0.5)))
    + "\n" * (size // 2),
    "deep numbered lists and empty lines": lambda size: "1. " * (size // 6) + "a\n" + "\n" * (size // 2),
    "deep quotes that go on": lambda size: "> " * (size // 4) + "a\n" + "b\n" * (size // 4),
    "links in nested emphasis": lambda size: "*a [b](c.md) " * (size // 14) + "*" * (size // 14),
    "comments of MDX": repeat("{/* } "),
    "numbered headings": repeat("# a#\n\n- b\n\n"),
    "comments": repeat("<!-- {progress=40} -->\n"),
    "lists with an empty line behind each item": lambda size: "\n".join(
        " " * min(level, 2000) + "- a\n" for level in range(int(math.sqrt(size)))
    )[:size],
    "unclosed comments in blocks": repeat("<!--\n\n"),
    "unclosed CDATA in rows": repeat("- a <![CDATA[\n"),
    "tables of contents": lambda size: "[TOC]\n\n" * (size // 14) + "## a\n\n" * (size // 14),
    "uses of one footnote": lambda size: "[^a]: b\n\n" + "c[^a] " * (size // 6),
    "wide table": lambda size: "|" + "a|" * (size // 6) + "\n|" + "-|" * (size // 6) + "\n|" + "b|" * (size // 6) + "\n",
    "tables of one column count": lambda size: "|" + "a|" * 100 + "\n|" + "-|" * 100 + "\n" + "|b\n" * (size // 3),
    "formulas": repeat("$a "),
    "open attributes": repeat("- a {b=\"c\n"),
    "open templates": repeat("{% a "),
    "tabs": repeat("=== \"a\"\n    b\n"),
    "open deletions": repeat("{-- a "),
    "open marks": repeat("==a "),
    "superscripts": repeat("a^b "),
}


def nested_folders(folder, size):
    """A page in each of so many folders inside one another."""
    place = folder
    for _ in range(max(1, size // 10_000)):
        place = place / "f"
        place.mkdir()
        (place / "a.md").write_text("# A\n\n- a\n")


def branching_links(folder, size):
    """Links of folders that branch: twice as many ways at each level."""
    levels = 12 + size // 125_000
    for level in range(levels):
        (folder / f"l{level}").mkdir()
        for side in "ab":
            (folder / f"l{level}" / side).symlink_to(f"../l{level + 1}")
    (folder / f"l{levels}").mkdir()
    (folder / "a.md").write_text("# A\n\n- a\n")


FOLDERS = {"nested folders (1 for 10 kB)": nested_folders, "links that branch (14, 16 and 20 levels at 1 MB)": branching_links}


def run(command, limit):
    """Seconds of the processor, peak memory in MB and exit code; None when it took longer than the limit.

    GNU time measures: a program that Python starts has the memory of Python for its least.
    """
    with tempfile.NamedTemporaryFile("r") as figures:
        child = subprocess.Popen(
            ["time", "-o", figures.name, "-f", "%U %S %M", *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True)
        try:
            code = child.wait(limit)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)
            child.wait()
            return None, None, None
        said = figures.read()
        user, system, memory = map(float, said.split()[-3:])
        return user + system, memory / 1024, -1 if "signal" in said else code


def measure_calmly(name, make, size, limit):
    """The same; what is above the limits is measured twice more, and the least counts: others use the machine as well."""
    best = measure(name, make, size, limit)
    for _ in range(2):
        if not is_above(best) or best[0][-1] is None:
            break
        again = measure(name, make, size, limit)
        if again[0][-1] is not None and (again[1] or 0) < (best[1] or 0):
            best = again
    return best


def is_above(measured):
    seconds, power, _, crashed, _ = measured
    return crashed or seconds[-1] is None or seconds[-1] > 5 or power is not None and power > 1.2


def measure(name, make, size, limit):
    seconds, memory, crashed, reference = [], 0, False, (None, None)
    for part in (size // 4, size // 2, size):
        with tempfile.TemporaryDirectory(prefix="hostile-") as folder:
            source = pathlib.Path(folder, "a")
            source.mkdir()
            if name in FOLDERS:
                make(source, part)
            else:
                (source / "a.md").write_bytes(make(part).encode())
            taken, peak, code = run([PROGRAM, "build", str(source), "-d", folder + "/out"], limit)
            if taken is None:
                seconds.append(None)
                break
            crashed = crashed or code not in (0, 1)
            seconds.append(taken)
            memory = peak
            if part == size and name not in FOLDERS and shutil.which("cmark"):
                reference = run(["cmark", str(source / "a.md")], limit)[:2]
    whole = seconds[-1] if len(seconds) == 3 else None
    power = None
    if whole is not None and whole > 0.2:
        power = math.log(whole / max(seconds[1], 0.02)) / math.log(2)
    return seconds, power, memory, crashed, reference


def memory_of(command, limit):
    """Peak memory in MB; None where a program is missing or takes longer than it may."""
    return run(command, limit)[1] if shutil.which(command[0]) else None


REFERENCES = (["cmark"], ["cmark-gfm", "-e", "table", "-e", "footnotes"])


def memory_of_pattern(make, size, limit):
    """Memory of tablesite and of the references, MB of the pages, number of messages."""
    with tempfile.TemporaryDirectory(prefix="hostile-") as folder:
        source = pathlib.Path(folder, "a.md")
        source.write_bytes(make(size).encode())
        own = memory_of([PROGRAM, "build", str(source), "-d", folder + "/out"], limit)
        others = [memory_of([*reference, str(source)], limit) for reference in REFERENCES]
        report = subprocess.run(
            [PROGRAM, "check", str(source), "--format", "json"], capture_output=True, text=True, check=False).stdout
        pages = sum(file.stat().st_size for file in pathlib.Path(folder, "out").rglob("*") if file.is_file())
        found = [json.loads(line) for line in report.splitlines() if line.startswith("{")]
        return own, others, pages / 1e6, sum(len(message.get("places", [0])) for message in found)


def print_memory(only, size, limit):
    """The table of memory, the largest ratios first."""
    least, references, _, _ = memory_of_pattern(lambda _: "", 0, limit)
    print(f"An empty document takes {least:.1f} MB; this is above it, for {size / 1000:.0f} kB.\n")
    print("| Pattern | tablesite | cmark | cmark-gfm | ratio | pages | messages |")
    print("|---|---|---|---|---|---|---|")
    rows = []
    for name, make in {**COMMONMARK, **FOUND}.items():
        if only not in name:
            continue
        own, others, pages, messages = memory_of_pattern(make, size, limit)
        if own is None:
            print(f"{name}: no figure, it takes more than {limit} s")
            continue
        above = [taken - start for taken, start in zip(others, references) if taken is not None and start is not None]
        ratio = (own - least) / max([*above, 1])
        cells = [f"{taken - start:.0f} MB" if taken is not None else "" for taken, start in zip(others, references)]
        cells = [f"{own - least:.0f} MB", *cells, f"{ratio:.1f}", f"{pages:.1f} MB", str(messages)]
        rows.append((ratio, f"| {name} | " + " | ".join(cells) + " |"))
    for _, row in sorted(rows, reverse=True):
        print(row, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", type=int, default=1_000_000)
    parser.add_argument("--only", default="")
    parser.add_argument("--limit", type=float, default=60, help="seconds after which a build is ended")
    parser.add_argument("--memory", action="store_true", help="measure memory alone")
    arguments = parser.parse_args()
    if arguments.memory:
        return print_memory(arguments.only, arguments.size, math.ceil(arguments.limit))
    above = []
    print("| Pattern | a quarter | a half | all | power | memory | cmark | cmark's memory |")
    print("|---|---|---|---|---|---|---|---|")
    for name, make in {**COMMONMARK, **FOUND, **FOLDERS}.items():
        if arguments.only not in name:
            continue
        measured = measure_calmly(name, make, arguments.size, arguments.limit)
        seconds, power, memory, crashed, reference = measured
        cells = [f"{taken:.2f} s" if taken is not None else f"> {arguments.limit:.0f} s" for taken in seconds]
        cells += [""] * (3 - len(cells))
        cells += [f"{power:.1f}" if power is not None else "", f"{memory:.0f} MB"]
        cells += [f"{reference[0]:.2f} s", f"{reference[1]:.0f} MB"] if reference[0] is not None else ["", ""]
        if is_above(measured):
            above.append(name + (" (crashed)" if crashed else ""))
        print(f"| {name}{' !' if is_above(measured) else ''} | " + " | ".join(cells) + " |", flush=True)
    print(f"\n{len(above)} above the limits" + (": " + ", ".join(above) if above else ""))
    sys.exit(1 if above else 0)


main()
