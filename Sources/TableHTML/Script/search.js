// A field that finds pages, headings and rows of the whole site while one types: a combobox as the ARIA practices have it.
const siteFolder = new URL(".", document.currentScript.src);
const addressOf = ({ url }) => new URL(url, siteFolder).href;
const resultsPage = (query) => {
  const address = new URL("search.html", siteFolder);
  address.searchParams.set("q", query);
  if (root.lang) address.searchParams.set("in", root.lang);
  return address.href;
};

// A text with the words that were searched for marked in it.
const marked = (content, wanted) => {
  const pieces = [];
  let end = 0;
  for (const { 0: token, index } of content.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const folded = fold(token);
    const word = wanted.filter((one) => folded.startsWith(one) || (one >= "\u0e00" && folded.includes(one)))
      .sort((left, right) => right.length - left.length)[0];
    if (!word) continue;
    // Folding may have changed the length; then the whole word is marked.
    const at = folded.length === token.length ? index + folded.indexOf(word) : index;
    const stop = folded.length === token.length ? at + word.length : index + token.length;
    pieces.push(content.slice(end, at), element("mark", {}, content.slice(at, stop)));
    end = stop;
  }
  return [...pieces, content.slice(end)];
};
const pathOf = ({ kind, page, heading }) => (kind ? [page.title, heading].filter(Boolean).join(" \u203a ") : "");
const partsOf = (found, wanted, path) => {
  const parts = [element("b", {}, ...marked(found.title, wanted))];
  if (found.content) parts.push(" ", element("small", {}, ...marked(found.content, wanted)));
  if (path) parts.push(" ", element("i", {}, path));
  for (const part of parts) if (part.dir === "") part.dir = "auto";
  return parts;
};

const shownAtOnce = 8;
const makeSearch = () => {
  const list = element("ul", { role: "listbox", id: ":found", "aria-label": text.search, hidden: true });
  const said = element("span", { role: "status" });
  const input = element("input", {
    type: "search",
    role: "combobox",
    placeholder: text.search,
    "aria-label": text.search,
    "aria-controls": ":found",
    "aria-expanded": "false",
    "aria-autocomplete": "list",
    maxLength: 200,
    autocomplete: "off",
    spellcheck: false,
    autocapitalize: "off",
    enterKeyHint: "search",
  });
  const holder = element("search", { className: "tv-search", "data-script": "" }, element("div", { className: "tv-field" }, input, said), list);
  if (text.lang) holder.lang = text.lang;
  let asked = 0;
  let current = -1;

  const select = (index) => {
    list.children[current]?.setAttribute("aria-selected", "false");
    current = index;
    const option = list.children[index];
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
  };
  const show = (isShown) => {
    list.hidden = !isShown;
    input.setAttribute("aria-expanded", String(isShown));
    if (!isShown) select(-1);
  };
  const option = (content, address, index) => {
    const made = element("li", { role: "option", id: `:found-${index}`, "aria-selected": "false" }, element("a", { href: address, tabIndex: -1 }, ...content));
    return made;
  };

  const ask = async () => {
    asked += 1;
    const mine = asked;
    const query = input.value;
    if (!termsOf(query).length) {
      said.textContent = "";
      return show(false);
    }
    try {
      const { root: site, wanted, numbers } = await search(query, root.lang);
      const best = numbers.slice(0, shownAtOnce);
      // The first hit is shown before the others are asked for, which may stand in other files.
      for (const count of new Set([Math.min(1, best.length), best.length])) {
        const found = await Promise.all(best.slice(0, count).map((number) => documentAt(site, number)));
        if (mine !== asked) return;
        const options = found.map((one, index) => option(partsOf(one, wanted, pathOf(one)), addressOf(one), index));
        if (count < numbers.length && count === best.length && site.page) {
          options.push(option([element("b", {}, text.all.replace("#", numbers.length))], resultsPage(query), count));
        }
        select(-1);
        list.replaceChildren(...options);
        show(count > 0);
      }
      said.textContent = numbers.length ? text.found.replace("#", numbers.length) : text.nothing;
    } catch {
      if (mine !== asked) return;
      show(false);
      said.textContent = text.noIndex;
    }
  };

  input.addEventListener("focus", () => {
    indexRoot().catch(() => {});
    if (list.children.length && input.value) show(true);
  });
  input.addEventListener("input", ask);
  input.addEventListener("keydown", (event) => {
    const { key } = event;
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const count = list.children.length;
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (!count) return;
      event.preventDefault();
      if (list.hidden) show(true);
      // Between the last and the first is the field itself.
      const step = key === "ArrowDown" ? 1 : -1;
      select(((current + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (key === "Enter") {
      event.preventDefault();
      const link = list.children[list.hidden ? -1 : current]?.firstChild;
      if (link) link.click();
      else if (termsOf(input.value).length) location.href = resultsPage(input.value);
    } else if (key === "Escape") {
      event.preventDefault();
      if (!list.hidden) return show(false);
      if (input.value) {
        input.value = "";
        list.replaceChildren();
        said.textContent = "";
      } else input.blur();
    }
  });
  // What is chosen is followed before the list goes.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", () => show(false));
  holder.addEventListener("focusout", () => setTimeout(() => {
    if (!holder.contains(document.activeElement)) show(false);
  }));
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    const isKey = key === "k" && (event.ctrlKey || event.metaKey);
    const isSlash = key === "/" && !field && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isKey && (!isSlash || target.closest?.("input,select,textarea,[contenteditable]"))) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  document.querySelector(".tv-skip").after(holder);
  // Another build has another index.
  onMerge.push(() => {
    for (const known of [files, entries, documents]) known.clear();
    version = `?${Date.now()}`;
    if (!list.hidden) ask();
  });
};
if (document.querySelector("script[data-search]")) makeSearch();
