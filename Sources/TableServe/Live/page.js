let tag = script.dataset.tag;

// The page's own parts: its content, and the list of its headings where it has one.
const ownParts = "main, .tv-outline";

// What stands around them. A page where that changes is loaded anew, but not when it is its language alone: a few words more may
// tell it.
const shell = (page) => {
  const copy = page.documentElement.cloneNode(true);
  for (const part of copy.querySelectorAll(ownParts)) part.replaceChildren();
  for (const part of copy.querySelectorAll("title, meta, script[data-tag], tablesite-problems, [data-script]")) part.remove();
  for (const part of [copy, ...copy.querySelectorAll("[lang]")]) part.removeAttribute("lang");
  for (const link of copy.querySelectorAll("link[rel=stylesheet]")) link.href = link.getAttribute("href").split("?")[0];
  return copy.outerHTML.replace(/\s+/g, " ");
};
const firstShell = shell(document);

const updatePage = async () => {
  const [response, text] = await get(location.pathname, { "If-None-Match": `"${tag}"` });
  if (response.status === 304) return;
  const page = new DOMParser().parseFromString(text, "text/html");
  // The page of addresses that do not exist is told without a tag.
  const newest = response.headers.get("ETag")?.replaceAll('"', "") ?? page.querySelector("script[data-tag]")?.dataset.tag;
  if (newest === tag || (!newest && !response.ok)) return;
  const [old, now] = [document, page].map((page) => page.querySelector("main"));
  if (!old || !now || response.redirected || now.querySelector("script") || shell(page) !== firstShell) {
    location.reload();
    return;
  }
  freshen(now);
  keepingPlace(() => {
    const changed = page.querySelectorAll(ownParts);
    for (const [index, part] of document.querySelectorAll(ownParts).entries()) become(part, changed[index]);
    // The site's own script does its part again before anybody sees the page.
    document.dispatchEvent(new CustomEvent("tablesite:merge"));
  });
  noteSections();
  document.title = page.title;
  document.documentElement.lang = page.documentElement.lang;
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.remove();
  document.head.append(...page.querySelectorAll("meta[name=theme-color]"));
  tag = newest;
  document.dispatchEvent(new CustomEvent("tablesite:change"));
};
