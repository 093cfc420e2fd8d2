// A field for the whole site; what it shows is up to its place.
const makeQuestion = (attributes, most, language, show) => {
  const said = make("span", { role: "status" });
  const input = makeInput(text.search, attributes);
  let last;
  const ask = async () => {
    const mine = last = {};
    let words = "";
    try {
      const answer = await search(input.value, language);
      if (answer.wanted[0]) words = answer.numbers.length ? counted(text.found, answer.numbers.length) : text.nothing;
      const best = answer.numbers.slice(0, most);
      // The first is shown before the others are asked for, which may stand in other files.
      for (const count of new Set([1, best.length])) {
        const found = await Promise.all(best.slice(0, count).map(documentAt));
        if (mine !== last) return;
        show(found, answer);
      }
    } catch {
      words = text.noIndex;
    }
    if (mine === last) said.textContent = words;
  };
  input.oninput = ask;
  return { input, ask, field: make("div", { class: "tv-field" }, input, said) };
};

const linkTo = (found, path, attributes) => make("a", { href: siteFolder + found.url, ...attributes },
  ...[["b", found.title], ["small", found.content], ["small", path]].flatMap(([name, content]) => content ? [make(name, { dir: "auto" }, content), " "] : []));

// In the frame of each page it answers below itself: a combobox as the ARIA practices have it.
const makeSearch = () => {
  let current = -1;
  const list = make("div", { role: "listbox", "aria-label": text.search, hidden: "", id: ":found" });
  const asOption = (index) => ({ role: "option", id: `:found-${index}`, "aria-selected": false, tabindex: -1 });
  const { input, ask, field } = makeQuestion({ role: "combobox", "aria-expanded": false, "aria-autocomplete": "list", "aria-controls": ":found" }, 8, root.lang, (found, { wanted, numbers }) => {
    const options = found.map((one, index) => linkTo(one, one.url === one.page.url ? "" : [one.page.title, one.heading].filter(Boolean).join(" \u203a "), asOption(index)));
    if (found[7] && site.page && numbers[8]) options.push(make("a", { href: allOf(), ...asOption(8) }, make("b", {}, counted(text.all, numbers.length))));
    list.replaceChildren(...options);
    unmark(list);
    markIn(list, wanted);
    open(found[0]);
  });
  const allOf = () => `${siteFolder}${site.page}?${new URLSearchParams({ in: root.lang, q: input.value })}`;
  const open = (isOpen) => {
    list.hidden = !isOpen;
    input.setAttribute("aria-expanded", !!isOpen);
    select(-1);
  };
  const select = (index) => {
    list.children[current]?.setAttribute("aria-selected", false);
    current = index;
    const chosenOption = list.children[index];
    chosenOption?.setAttribute("aria-selected", true);
    chosenOption?.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", chosenOption?.id ?? "");
  };
  const holder = makeOurs("search", "tv-search", field, list);

  input.onfocus = () => {
    loadRoot().catch(() => {});
    if (list.firstChild) open(input.value);
  };
  input.onkeydown = async (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: 2, Escape: 3 }[event.key];
    if (!step || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // Between the last and the first is the field itself.
    const count = list.childElementCount + 1;
    if (step < 2 && count > 1) {
      if (list.hidden) open(true);
      select((current + 1 + step + count) % count - 1);
    }
    if (step === 2) {
      await loadRoot();
      if (current + 1) list.children[current].click();
      else if (site.page && input.value) location = allOf();
    }
    if (step === 3) {
      if (list.hidden) {
        if (!input.value) input.blur();
        input.value = "";
        ask();
      }
      open(false);
    }
  };
  // What is chosen is followed before the list goes.
  list.onmousedown = (event) => event.preventDefault();
  list.onclick = () => open(false);
  holder.addEventListener("focusout", ({ relatedTarget }) => holder.contains(relatedTarget) || open(false));
  addEventListener("keydown", (event) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand ? event.key === "k" : isTyped("/", event) && !root.querySelector(".tv-filter")) enter(input, event);
  });
  root.querySelector(".tv-bar,main").before(holder);
  // Another build has another index.
  onMerge.push(() => {
    files = {};
    version = `?${Date.now()}`;
    if (!list.hidden) ask();
  });
};

// The page of all results is a table with a section for each page that has some, the best first. Without any it lists the pages.
const makeResults = () => {
  const { input, ask, field } = makeQuestion({}, 200, chosen.get("in") ?? root.lang, (found, { wanted }) => {
    choose("q", [input.value]);
    const pages = {};
    for (const one of found) (pages[one.page.url] ??= []).push(one);
    for (const section of main.querySelectorAll("section")) {
      section.hidden = found[0];
      if (section.matches("[data-script]")) section.remove();
    }
    unmark(main);
    for (const url in pages) {
      const id = `:${url}`;
      const list = make("ul", { role: "list", "aria-labelledby": id }, ...pages[url].map((one) => make("li", { class: "disc" }, linkTo(one, one.heading))));
      main.append(make("section", { "data-script": "" }, make("h2", { id, dir: "auto" }, pages[url][0].page.title), list));
      markIn(list, wanted);
    }
  });
  const holder = makeOurs("div", "tv-filter", field);
  main.querySelector(".tv-header").append(holder);
  input.value = (chosen.get("q") ?? "").slice(0, 200);
  ask();
  input.focus();
};
const kindOfSearch = script.dataset.search;
if (kindOfSearch !== undefined) (kindOfSearch ? makeResults : makeSearch)();
