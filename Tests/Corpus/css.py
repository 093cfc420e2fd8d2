"""The Nu checker's CSS side over the sheets of themes, and the list of new CSS that it does not know yet."""

import fnmatch
import json
import pathlib
import re
import subprocess
import typing

from nu import literal, plain

HERE = pathlib.Path(__file__).parent


class Gap(typing.NamedTuple):
    """Something that browsers know and the checker does not."""

    feature: str
    message: str
    #: Occurs in the line the message is about; messages like `Parse Error.` say too little.
    source: str

    def matches(self, error):
        message, line = error
        return self.source in line and fnmatch.fnmatchcase(plain(message), literal(self.message))


def gaps():
    """The list: ``feature | message, a pattern as in a shell | text of the rule`` on each line; `#` begins a remark."""
    lines = (HERE / "css-gaps.txt").read_text("utf-8").splitlines()
    return [Gap(*(part.strip() for part in line.split(" | "))) for line in lines if line.strip() and not line.startswith("#")]


def check_css(command, path, folder):
    """The errors in a sheet, as (message, source line).

    The checker skips whole layers, so they are taken away first; and each rule gets a line of its own.
    """
    css = without_layers(path.read_text("utf-8")).replace("}", "}\n")
    copy = folder / path.name
    copy.write_text(css, "utf-8")
    lines = css.split("\n")
    return [(message, lines[line - 1]) for message, line in nu_css(command, copy)]


def nu_css(command, path):
    """The errors in a file as it is, as (message, line)."""
    options = ["--css", "--format", "json", "--errors-only", "--exit-zero-always"]
    run = subprocess.run([*command, *options, str(path)], capture_output=True, text=True, check=False)
    return [(message["message"], message["lastLine"]) for message in json.loads(run.stderr)["messages"]]


def without_layers(css):
    """The sheet with its rules in no layer, in the same order."""
    css = re.sub(r"@layer [^{};]*;", "", css)
    while start := re.search(r"@layer [^{};]*\{", css):
        depth, end = 1, start.end()
        while depth:
            depth += {"{": 1, "}": -1}.get(css[end], 0)
            end += 1
        css = css[:start.start()] + css[start.end():end - 1] + css[end:]
    return css
