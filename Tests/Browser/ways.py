"""How many taps a reader of a small window needs from one page of a site to the others, counted in the HTML."""

import collections
import html.parser
import pathlib
import urllib.parse


class Links(html.parser.HTMLParser):
    """The links of a page, each with the taps it takes: one, one to open the menu, one for each fold around it."""

    def __init__(self):
        super().__init__()
        self.taps = []
        self.open = []
        self.has_menu_button = False

    def handle_starttag(self, tag, pairs):
        attributes = dict(pairs)
        if tag == "button":
            self.has_menu_button |= attributes.get("popovertarget") == ":pages"
        if tag in ("nav", "details"):
            cost = {"nav": "popover" in attributes, "details": "open" not in attributes}[tag]
            self.open.append((tag, int(cost), attributes.get("id")))
        # Crumbs are for wider windows.
        is_hidden = any(tag == "nav" and name == "path" for tag, _, name in self.open)
        if tag == "nav" and attributes.get("class") == "tv-path":
            self.open[-1] = (tag, 0, "path")
        if tag == "a" and "href" in attributes and not is_hidden:
            folds = [cost for _, cost, _ in self.open]
            self.taps.append((attributes["href"], 1 + sum(folds)))

    def handle_endtag(self, tag):
        if self.open and self.open[-1][0] == tag:
            self.open.pop()


def ways(site):
    """The taps from home to every page of a site, which has been built into a folder."""
    site = pathlib.Path(site)
    pages = {path.relative_to(site).as_posix() for path in site.glob("**/*.html")} - {"404.html", "search.html"}
    links = {}
    for page in pages:
        parser = Links()
        parser.feed((site / page).read_text("utf-8"))
        assert parser.has_menu_button, f"{page} has no menu"
        reached = collections.defaultdict(lambda: 1000)
        for reference, taps in parser.taps:
            path, _ = urllib.parse.urldefrag(urllib.parse.urljoin(f"http://x/{page}", reference))
            target = urllib.parse.unquote(path.removeprefix("http://x/"))
            target += "index.html" if target == "" or target.endswith("/") else ""
            if target in pages:
                reached[target] = min(reached[target], taps)
        links[page] = reached
    found, queue = {"index.html": 0}, {0: ["index.html"]}
    while queue:
        taps = min(queue)
        for page in queue.pop(taps):
            if found[page] < taps:
                continue
            for target, more in links[page].items():
                if taps + more < found.get(target, 1000):
                    found[target] = taps + more
                    queue.setdefault(taps + more, []).append(target)
    return {page: found.get(page) for page in pages}
