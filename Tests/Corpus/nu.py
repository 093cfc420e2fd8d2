"""The Nu HTML checker and the list of what documents themselves get wrong."""

import fnmatch
import json
import pathlib
import subprocess
import urllib.parse

HERE = pathlib.Path(__file__).parent


def check(command, folder):
    """The errors in all pages and style sheets of a folder, as (page, line, message)."""
    options = ["--format", "json", "--errors-only", "--skip-non-html", "--exit-zero-always"]
    run = subprocess.run([*command, *options, str(folder)], capture_output=True, text=True, check=False)
    errors = []
    for message in json.loads(run.stderr)["messages"]:
        if message["type"] == "info":
            continue
        path = pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(message.get("url", "")).path))
        page = path.relative_to(folder.resolve()).as_posix() if path.is_relative_to(folder.resolve()) else str(path)
        errors.append((page, message.get("lastLine", 0), message["message"]))
    return errors


def author_markup():
    """What is left to the authors: pairs of a pattern for pages and one for messages.

    A line of the list is ``page pattern: message pattern``, patterns as in a shell; `#` begins a remark.
    """
    lines = (HERE / "author-markup.txt").read_text("utf-8").splitlines()
    entries = [line.split(": ", 1) for line in lines if line.strip() and not line.startswith("#")]
    return [(page.strip(), literal(message.strip())) for page, message in entries]


def literal(pattern):
    """Only `*` is special in messages, which are full of brackets and question marks."""
    return pattern.replace("[", "[[]").replace("?", "[?]")


def is_listed(error, entries):
    page, _, message = error
    return any(fnmatch.fnmatchcase(page, pages) and fnmatch.fnmatchcase(plain(message), plain(messages))
               for pages, messages in entries)


def plain(text):
    """Typographic quotes are awkward to type."""
    return text.translate({0x201C: '"', 0x201D: '"', 0x2018: "'", 0x2019: "'"})


def describe(errors, limit=40):
    lines = [f"{page}:{line}: {message}" for page, line, message in errors[:limit]]
    return "\n".join([*lines, f"{len(errors)} errors"])
