"""Blocks of code in pages, and what Pygments says of their text."""

import collections
import html
import re

BLOCK = re.compile(r"<pre\b[^>]*><code(?: class=\"?language-([^\s>\"]+)\"?)?[^>]*>(.*?)</code></pre>", re.S)
TAG = re.compile(r"<span class=\"?([^>\"]+)\"?>|</span>|<[^>]*>|[^<]+")
COLOURS = set("csentfakv")


def blocks(page):
    """The blocks of a page as (language, text, a letter for each character: its class, or a space)."""
    for language, markup in BLOCK.findall(page):
        text, letters, open_spans = "", "", []
        for piece in TAG.finditer(markup):
            if piece[0].startswith("<span"):
                open_spans.append(piece[1] if piece[1] in COLOURS else open_spans[-1] if open_spans else " ")
            elif piece[0] == "</span>":
                open_spans.pop()
            elif piece[0][0] != "<":
                words = html.unescape(piece[0])
                text += words
                letters += (open_spans[-1] if open_spans else " ") * len(words)
        assert not open_spans
        yield language, text, letters


def without_colours(page):
    """The page without the elements that only carry a colour."""
    def plain(markup):
        open_spans, result = [], ""
        for piece in TAG.finditer(markup):
            if piece[0].startswith("<span"):
                open_spans.append(piece[1] in COLOURS)
                result += "" if open_spans[-1] else piece[0]
            elif piece[0] == "</span>":
                result += "" if open_spans.pop() else piece[0]
            else:
                result += piece[0]
        return result
    return re.sub(r"(<pre\b[^>]*><code[^>]*>)(.*?)(?=</code></pre>)", lambda match: match[1] + plain(match[2]), page, flags=re.S)


# The names that documents use, and those of Pygments' lexers.
LEXERS = {
    "rust": "rust", "javascript": "javascript", "js": "javascript", "swift": "swift", "bash": "bash", "sh": "bash", "zsh": "bash",
    "php": "php", "console": "console", "toml": "toml", "html": "html", "ts": "typescript", "typescript": "typescript",
    "python": "python", "xml": "xml", "json": "json", "ruby": "ruby", "jsx": "jsx", "css": "css", "yaml": "yaml", "diff": "diff",
    "dockerfile": "docker", "powershell": "powershell",
}
# Where a language has a sign for variables; elsewhere they are names like others.
WITH_SIGNS = {"bash", "console", "php", "ruby", "powershell"}


def classes(token_type, lexer):
    """Our classes that say the same as a type of Pygments. Where it only says that something is a name, we may know more: a
    type, a call. It has no names at all for the members that follow an arrow of PHP, and takes the brackets of tags apart."""
    from pygments.token import (Comment, Error, Generic, Keyword, Literal, Name, Number, Operator, Punctuation, String)
    names = " tfv"
    table = [
        (Comment.Preproc, "ac"), (Comment.PreprocFile, "as"), (Comment.Hashbang, "ac"), (Comment, "c"),
        (String.Doc, "sc"), (String.Escape, "e"), (String.Interpol, "esv"), (String, "se"),
        (Literal.Date, "n"), (Number, "n"),
        (Keyword.Constant, "n"), (Keyword.Type, "tk"), (Keyword.Pseudo, "knv"), (Keyword, "kv" if lexer == "css" else "k"),
        (Operator.Word, "k"),
        (Name.Function.Magic, "fta"), (Name.Function, "f"), (Name.Class, "ta" if lexer == "css" else "t"), (Name.Namespace, names),
        (Name.Builtin.Pseudo, "kvnt"), (Name.Builtin, "ftkn"),
        (Name.Attribute, names + "a" if lexer == "php" else "av"), (Name.Decorator, "a"), (Name.Tag, "kv"),
        (Name.Variable, "v" if lexer in WITH_SIGNS else names), (Name.Constant, "nt v"), (Name.Exception, "t"),
        (Name.Entity, "ne"), (Name.Label, " va"), (Name.Property, "v"), (Name, names),
        (Generic.Prompt, "a"), (Generic.Output, " "), (Generic.Heading, "k"), (Generic.Subheading, "ka"),
        (Generic.Inserted, " k"), (Generic.Deleted, " k"),
        (Punctuation, " k" if lexer in ("html", "jsx") else " "), (Operator, " "),
    ]
    if token_type in Error or token_type in Generic and token_type not in Generic.Prompt and token_type is Generic:
        return names + "csenak"
    return next((found for parent, found in table if token_type in parent), " ")


def compare(found):
    """For each language (characters, of these in the same class, what differs most) of blocks; white space does not count."""
    from pygments import lexers
    totals, same, differing = collections.Counter(), collections.Counter(), collections.defaultdict(collections.Counter)
    for language, text, letters in found:
        lexer = LEXERS.get(language.lower()) if language else None
        if not lexer:
            continue
        # Documents show parts of files, without what opens them.
        options = {"startinline": True} if lexer == "php" and "<?php" not in text else {}
        position = 0
        for token_type, words in lexers.get_lexer_by_name(lexer, stripnl=False, ensurenl=False, **options).get_tokens(text):
            allowed = classes(token_type, lexer)
            for word, letter in zip(words, letters[position:position + len(words)]):
                if word.isspace():
                    continue
                totals[lexer] += 1
                if letter in allowed:
                    same[lexer] += 1
                else:
                    differing[lexer][str(token_type)[6:], letter] += 1
            position += len(words)
        assert position == len(text)
    return {lexer: (count, same[lexer], differing[lexer].most_common(3)) for lexer, count in totals.most_common()}
