"""What RFC 4287 (Atom) asks of a feed, as far as documents can be judged by themselves."""

import collections
import datetime
import re

ATOM = "{http://www.w3.org/2005/Atom}"
XML = "{http://www.w3.org/XML/1998/namespace}"

TEXT, PERSON, DATE, ADDRESS, PLAIN = "text", "person", "date", "address", "plain"
#: Element, kind and how often it may stand there: at least, at most.
FEED = {
    "author": (PERSON, 0, None), "category": ("category", 0, None), "contributor": (PERSON, 0, None), "entry": ("entry", 0, None),
    "generator": ("generator", 0, 1), "icon": (ADDRESS, 0, 1), "id": ("id", 1, 1), "link": ("link", 0, None), "logo": (ADDRESS, 0, 1),
    "rights": (TEXT, 0, 1), "subtitle": (TEXT, 0, 1), "title": (TEXT, 1, 1), "updated": (DATE, 1, 1),
}
ENTRY = {
    "author": (PERSON, 0, None), "category": ("category", 0, None), "content": ("content", 0, 1), "contributor": (PERSON, 0, None),
    "id": ("id", 1, 1), "link": ("link", 0, None), "published": (DATE, 0, 1), "rights": (TEXT, 0, 1), "source": ("source", 0, 1),
    "summary": (TEXT, 0, 1), "title": (TEXT, 1, 1), "updated": (DATE, 1, 1),
}
NAMED = {"name": (PLAIN, 1, 1), "uri": (ADDRESS, 0, 1), "email": (PLAIN, 0, 1)}

#: RFC 3339 with the capitals that RFC 4287 3.3 asks for.
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)")
ABSOLUTE = re.compile(r"[a-zA-Z][a-zA-Z0-9+.-]*:[^\s<>\"{}|\\^`]+")
REFERENCE = re.compile(r"[^\s<>\"{}|\\^`]*")
MEDIA_TYPE = re.compile(r"[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+(;.*)?")
LANGUAGE = re.compile(r"[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*")


def faults(feed):
    """What is wrong with a feed, given as its root element; empty for a valid one."""
    if feed.tag != ATOM + "feed":
        return [f"the root is {feed.tag}"]
    found = children(feed, FEED)
    entries = feed.findall(ATOM + "entry")
    for entry in entries:
        found += children(entry, ENTRY) + body(entry)
        if feed.find(ATOM + "author") is None and entry.find(f".//{ATOM}author") is None:
            found.append("4.1.2: an entry has no author, nor has the feed")
    # Two versions of one entry may have its id, but not its time as well; a reader would rather have one.
    ids = collections.Counter(element.text for element in [feed, *entries] for element in element.findall(ATOM + "id"))
    found += [f"4.2.6: the id {text} stands for {count} things" for text, count in ids.items() if count > 1]
    if not any(link.get("rel") == "self" for link in feed.findall(ATOM + "link")):
        found.append("4.1.1: the feed does not say where it is")
    for element in feed.iter():
        language = element.get(XML + "lang")
        if language is not None and not LANGUAGE.fullmatch(language):
            found.append(f"2: {language} is no language")
    return found


def children(parent, known):
    """Faults of the children of a feed, an entry or a person, and of their number."""
    found = []
    counts = collections.Counter(child.tag.removeprefix(ATOM) for child in parent)
    for name, (_, least, most) in known.items():
        if counts[name] < least or most is not None and counts[name] > most:
            found.append(f"4.1: {counts[name]} {name} in {parent.tag.removeprefix(ATOM)}")
    for child in parent:
        name = child.tag.removeprefix(ATOM)
        if name in known:
            found += [f"{fault} ({name})" for fault in element_faults(child, known[name][0])]
        else:
            found.append(f"6: {child.tag} is unknown in {parent.tag.removeprefix(ATOM)}")
    links = collections.Counter((link.get("type"), link.get("hreflang")) for link in parent.findall(ATOM + "link")
                                if link.get("rel", "alternate") == "alternate")
    found += [f"4.1: {count} alternate links of one kind" for count in links.values() if count > 1]
    return found


def element_faults(element, kind):
    words = (element.text or "").strip()
    if kind == TEXT:
        return text_faults(element, ["text", "html", "xhtml"])
    if kind == PERSON:
        email = element.findtext(ATOM + "email")
        return children(element, NAMED) + (["3.2.3: no address of mail"] if email and not re.fullmatch(r".+@.+", email) else [])
    if kind == DATE:
        return [] if is_moment(element.text or "") else [f"3.3: {element.text} is no date"]
    if kind == "id":
        return [] if ABSOLUTE.fullmatch(element.text or "") else [f"4.2.6: {element.text} is no absolute IRI"]
    if kind == ADDRESS:
        return [] if words and REFERENCE.fullmatch(words) else [f"no IRI: {words}"]
    if kind == "category":
        return [] if element.get("term") else ["4.2.2: no term"]
    if kind == "link":
        return link_faults(element)
    if kind == "content" and element.get("src") is None:
        return text_faults(element, ["text", "html", "xhtml"]) if "/" not in element.get("type", "") else []
    return [] if words or kind in ["entry", "source", "content"] else ["empty"]


def text_faults(element, types):
    kind = element.get("type", "text")
    if kind not in types:
        return [f"3.1.1: the type {kind}"]
    if kind == "xhtml":
        return [] if [child.tag for child in element] == ["{http://www.w3.org/1999/xhtml}div"] else ["3.1.1.3: not one div"]
    return ["3.1.1: elements in text"] if len(element) else []


def link_faults(link):
    found = [] if REFERENCE.fullmatch(link.get("href", " ")) else ["4.2.7.1: no href"]
    if link.get("rel", "alternate") == "":
        found.append("4.2.7.2: an empty rel")
    if link.get("type") is not None and not MEDIA_TYPE.fullmatch(link.get("type")):
        found.append("4.2.7.3: no media type")
    return found


def body(entry):
    """Faults of what an entry has to be read."""
    content = entry.find(ATOM + "content")
    alternates = [link for link in entry.findall(ATOM + "link") if link.get("rel", "alternate") == "alternate"]
    if content is None:
        return [] if alternates else ["4.1.2: neither content nor an alternate link"]
    if content.get("src") is None:
        return []
    found = ["4.1.3.2: src and text"] if (content.text or "").strip() or len(content) else []
    return found + ([] if entry.find(ATOM + "summary") is not None else ["4.1.2: content elsewhere, and no summary"])


def is_moment(text):
    if not MOMENT.fullmatch(text):
        return False
    try:
        datetime.datetime.fromisoformat(re.sub(r"\.\d+", "", text).replace("Z", "+00:00"))
    except ValueError:
        return False
    return True
