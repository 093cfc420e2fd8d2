"""The manual page, from the same words as `--help`: the JSON that `tablesite --experimental-dump-help` writes."""

import re


def escaped(text):
    """Text for roff: no backslash, hyphen or leading dot means anything."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    text = re.sub(r"`([^`]*)`", r"\\fB\1\\fR", text)
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.MULTILINE)


def blocks(discussion):
    """The paragraphs of a discussion, and its sections: lines below a title in capitals such as `EXIT CODES:`."""
    paragraphs, sections = [], []
    for block in re.split(r"\n\s*\n", discussion or ""):
        title, *rows = block.strip().split("\n")
        if re.fullmatch(r"[A-Z ]+:", title):
            sections.append((title.rstrip(":"), [re.split(r"\s{2,}", row.strip(), maxsplit=1) for row in rows]))
        elif block.strip():
            paragraphs.append(" ".join(block.split()))
    return paragraphs, sections


def names_of(argument):
    if argument["kind"] == "positional":
        return f"\\fI{escaped(argument['valueName'].upper())}\\fR" + (" ..." if argument["isRepeating"] else "")
    dashes = {"short": "-", "long": "--", "longWithSingleDash": "-"}
    names = ", ".join(f"\\fB{escaped(dashes[n['kind']] + n['name'])}\\fR" for n in sorted(argument["names"], key=lambda n: n["kind"], reverse=True))
    return names + (f" \\fI{escaped(argument['valueName'].upper())}\\fR" if argument["kind"] == "option" else "")


def synopsis(path, command):
    words = [f"\\fB{escaped(path)}\\fR"]
    shown = [a for a in command.get("arguments", []) if a["shouldDisplay"]]
    if any(a["kind"] != "positional" for a in shown):
        words.append("[\\fIOPTIONS\\fR]")
    for argument in shown:
        if argument["kind"] == "positional":
            name = names_of(argument)
            words.append(f"[{name}]" if argument["isOptional"] else name)
    return " ".join(words)


def commands(command, path):
    """All commands that do something, depth first, with their paths."""
    below = [c for c in command.get("subcommands", []) if c.get("shouldDisplay", True) and c["commandName"] != "help"]
    if not below:
        yield path, command
    for child in below:
        yield from commands(child, f"{path} {child['commandName']}")


def manual(help, version, date):
    """The page as roff, with macros of man(7)."""
    root = help["command"]
    paragraphs, sections = blocks(root.get("discussion"))
    lines = [f'.TH TABLESITE 1 "{date}" "tablesite {version}" "User Commands"', ".SH NAME"]
    lines += [f"tablesite \\- {escaped(root['abstract'][0].lower() + root['abstract'][1:].rstrip('.'))}", ".SH SYNOPSIS"]
    lines += ["\\fBtablesite\\fR \\fICOMMAND\\fR [\\fIPATH\\fR ...] [\\fIOPTIONS\\fR]", ".SH DESCRIPTION"]
    lines.append("\n.PP\n".join(map(escaped, paragraphs)))
    lines.append(".SH COMMANDS")
    common = {}
    for path, command in commands(root, "tablesite"):
        lines += [f".SS {escaped(path)}", synopsis(path, command), ".PP", escaped(command["abstract"])]
        for paragraph in blocks(command.get("discussion"))[0]:
            lines += [".PP", escaped(paragraph)]
        for argument in command.get("arguments", []):
            if not argument["shouldDisplay"] or argument["kind"] == "positional" and not argument.get("abstract"):
                continue
            name, text = names_of(argument), argument.get("abstract", "")
            if values := argument.get("allValues"):
                text += f" One of {', '.join(values)}."
            if (name, text) in common and len(common[name, text]) > 1 and argument["kind"] != "positional":
                common[name, text].append(path)
                continue
            common.setdefault((name, text), []).append(path)
            lines += [".TP", name, escaped(text)]
    for title, rows in sections:
        lines.append(f".SH {'EXIT STATUS' if title == 'EXIT CODES' else title}")
        for row in rows:
            lines += [".TP", f"\\fB{escaped(row[0])}\\fR", escaped(row[1] if len(row) > 1 else "")]
    return "\n".join(lines) + "\n"
