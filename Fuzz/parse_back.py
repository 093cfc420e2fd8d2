#!/usr/bin/env python3
"""Parses pages back with an independent HTML parser: the tree must be that of the tags as they are written.

    python3 -m pip install html5lib
    Fuzz/parse_back.py [FOLDER...]

Builds every file of the folders (default: the corpora of documents, and what Scripts/fuzz has learned) as a document of its own with
the executable that TABLESITE names (default: the debug build). html5lib must find each element where its tags stand, and the same text
in the same order: a browser would move nothing. Prints what differs; the exit code is 1 when something does.
"""

import html.parser
import os
import pathlib
import subprocess
import sys
import tempfile

import html5lib

PROJECT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = os.path.abspath(os.environ.get("TABLESITE", PROJECT / ".build/debug/tablesite"))
TARGETS = ["page", "containers"]
VOID = {"img", "br", "hr", "input", "meta", "link", "col", "source", "wbr", "track", "area", "base"}
# Optional tags that are not written.
IMPLIED = {"html", "head", "body", "tbody"}


class Written(html.parser.HTMLParser):
    """The tags and texts of a page as they are written."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.pieces = []

    def handle_starttag(self, tag, attributes):
        self.pieces.append("<" + tag)
        if tag in VOID:
            self.pieces.append("</" + tag)

    def handle_endtag(self, tag):
        self.pieces.append("</" + tag)

    def handle_data(self, data):
        self.pieces.append(data)


def parsed(element, pieces):
    """The tags and texts of a tree, in order."""
    waiting = [("enter", element)]
    while waiting:
        kind, node = waiting.pop()
        if kind == "text":
            pieces.append(node)
            continue
        name = node.tag.split("}")[-1] if isinstance(node.tag, str) else None
        if kind == "leave":
            pieces.append("</" + name)
            continue
        if name is None:
            continue
        pieces += ["<" + name, node.text or ""]
        waiting.append(("leave", node))
        for child in reversed(node):
            waiting += [("text", child.tail or ""), ("enter", child)]


def normal(pieces):
    """Joined texts, without white space, for a parser may leave out the first line feed of an element."""
    found = []
    for piece in pieces:
        if piece.startswith(("<", "</")) and piece.strip("</") in IMPLIED:
            continue
        isTag = piece.startswith("<") and piece[1:].lstrip("/").isalnum()
        text = piece if isTag else "".join(piece.split())
        if not text:
            continue
        if not isTag and found and found[-1][0] == "text":
            found[-1] = ("text", found[-1][1] + text)
        else:
            found.append(("tag" if isTag else "text", text))
    return found


def main():
    folders = sys.argv[1:] or [PROJECT / base / target for base in ("Fuzz/Corpus", ".build/fuzz-corpus") for target in TARGETS]
    count, broken = 0, 0
    with tempfile.TemporaryDirectory(prefix="parse-back-") as work:
        site = pathlib.Path(work, "Site")
        site.mkdir()
        names = {}
        for folder in map(pathlib.Path, folders):
            for file in sorted(folder.glob("*")) if folder.is_dir() else []:
                names[f"p{len(names)}"] = file
                (site / f"p{len(names) - 1}.md").write_bytes(file.read_bytes())
        (site / "tablesite.yml").write_text("search: false\n")
        subprocess.run([PROGRAM, "build", work, "-d", work + "/out", "-q"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for name, file in names.items():
            page = pathlib.Path(work, "out", name + ".html")
            if not page.exists():
                continue
            count += 1
            content = page.read_text(encoding="utf-8")
            written = Written()
            written.feed(content)
            written.close()
            tree = []
            parsed(html5lib.parse(content, namespaceHTMLElements=False), tree)
            first, second = normal(written.pieces), normal(tree)
            if first == second:
                continue
            broken += 1
            place = next((i for i, (a, b) in enumerate(zip(first, second)) if a != b), min(len(first), len(second)))
            print(f"{file}: written {first[max(0, place - 2):place + 3]}, parsed {second[max(0, place - 2):place + 3]}")
    print(f"{count} pages parsed back, {broken} otherwise than written")
    sys.exit(1 if broken or not count else 0)


main()
