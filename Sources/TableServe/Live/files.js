// The newest mark of each changed file by its path in the site, and that of all others.
const marks = new Map();
let otherMark = "";
const pathOf = ({ pathname }) => {
  try {
    return decodeURIComponent(pathname).slice(1);
  } catch {
    return pathname.slice(1);
  }
};
const fresh = (address) => {
  const url = new URL(address, document.baseURI);
  const mark = url.origin === location.origin && (marks.get(pathOf(url)) ?? otherMark);
  if (!mark) return address;
  url.search = mark;
  return url.href;
};
const freshList = (list) =>
  list.split(/,\s+/).map((part) => part.trim().replace(/^\S+/, fresh)).join(", ");

const freshen = (root) => {
  for (const node of root.querySelectorAll(":is(img, source, video, audio, track):is([src], [srcset], [poster])")) {
    for (const [name, change] of [["src", fresh], ["poster", fresh], ["srcset", freshList]]) {
      const value = node.getAttribute(name);
      if (value && change(value) !== value) node.setAttribute(name, change(value));
    }
  }
};

// The files that a sheet shows: images of rows, fonts.
const freshenRules = (rules, sheet) => {
  for (const rule of rules) {
    freshenRules(rule.cssRules ?? [], sheet);
    for (const name of [...(rule.style ?? [])]) {
      const value = rule.style.getPropertyValue(name);
      const next = value.replace(/url\((["']?)(.*?)\1\)/g, (whole, quote, address) => {
        const { href } = new URL(address, sheet.href);
        return fresh(href) === href ? whole : `url("${fresh(href)}")`;
      });
      if (next !== value) rule.style.setProperty(name, next, rule.style.getPropertyPriority(name));
    }
  }
};

// A new sheet is loaded beside the old one, which goes when it is there: nothing is ever shown without style.
const replace = (link, address) => new Promise((done) => {
  const next = link.cloneNode();
  next.href = address;
  next.onload = () => {
    freshenRules(next.sheet.cssRules, next.sheet);
    link.remove();
    done();
  };
  next.onerror = () => (next.remove(), done());
  link.after(next);
});

const updateFiles = async (changed, mark) => {
  if (changed === null) {
    marks.clear();
    otherMark = mark;
  } else {
    for (const path of changed) marks.set(path, mark);
  }
  freshen(document);
  const isOurs = ({ href }) => new URL(href).origin === location.origin;
  const links = [...document.querySelectorAll("link[rel=stylesheet]")].filter(isOurs);
  await Promise.all(links.map((link) => {
    const address = fresh(link.href);
    if (address !== link.href) return replace(link, address);
    if (link.sheet) freshenRules(link.sheet.cssRules, link.sheet);
  }));
};
