// A field over the rows that narrows the page to those that match.
let sections = [];
let folded = new WeakMap();
let query = [];
let box, field, status;
const opened = new Set();
const isNarrowed = () => query[0] || kindNames.some((kind) => chosen.has(kind));

// Words begin where a letter follows no letter, and inside of names: `readLine` is found by `line`. What is written without spaces
// is found anywhere, and a word of other letters or digits begins behind it: both texts have a space there.
const apart = (text) => text.replace(/[\u0e00-\uffff]\b/g, "$& ");
const haystack = (node) => {
  if (!folded.has(node)) {
    const content = node.textContent;
    const parts = content.replace(/[\p{Ll}\d](?=\p{Lu})/gu, "$& ");
    folded.set(node, apart(` ${words(fold(parts === content ? content : `${content} ${parts}`)).join(" ")}`));
  }
  return folded.get(node);
};
const matches = (node) => query.reduce((found, word, index) =>
  found | haystack(node).includes(apart(isUnspaced(word) ? word : ` ${word}`)) << index, 0);

// A row has the words of its section's heading and of the rows above it as well; those stay in sight above it.
function* findMatches() {
  const all = 2 ** query.length - 1;
  const wanted = kindNames.map((kind) => [kind, chosen.getAll(kind)]).filter((entry) => entry[1][0]);
  let count = 0;
  let total = 0;
  for (const section of sections) {
    const title = section.heading && matches(section.heading);
    section.isShown = !isNarrowed() || !section.lists[0] && query[0] && (matches(section.node) | title) === all;
    for (const row of section.rows) {
      row.found = matches(row.node) | (row.parent ? row.parent.found : title);
      for (const more of row.more) row.found |= matches(more);
      row.isMatch = row.isShown = row.found === all && wanted.every(([kind, values]) => valuesOf(row, kind).some((value) => values.includes(value)));
      total += 1;
      if (row.isMatch) {
        count += 1;
        section.isShown = true;
        for (let above = row.parent; above; above = above.parent) above.isShown = true;
      }
      yield;
    }
  }
  // The headings above a section stay.
  let below = 0;
  for (const { node, level, lists, rows, isShown } of sections.toReversed()) {
    // What folds is there for the sections in it as well.
    const isNeeded = isShown || node.querySelector("section:not([hidden])");
    const stays = isNeeded || level < below;
    if (stays) below = level;
    hide(node, !stays);
    node.toggleAttribute("data-context", stays && !isNeeded);
    if (!isNeeded) continue;
    const details = node.querySelector(":scope>details:not([open])");
    if (details && isNarrowed()) {
      details.open = true;
      opened.add(details);
    }
    for (const list of lists) {
      const own = rows.filter((row) => row.list === list);
      const shown = own.filter((row) => row.isShown).length;
      hide(list, rows[0] && !shown);
      if (!shown) continue;
      for (const row of own) {
        hide(row.node, !row.isShown);
        for (const more of row.more) hide(more, !row.isMatch);
        yield;
      }
      // A part out of sight is as high as what is left of it.
      if (list.className) list.style.containIntrinsicBlockSize = isNarrowed() ? `${shown * 44}px` : "";
    }
    stripe(lists.filter((list) => !list.hidden));
  }
  // Text has no number.
  status.textContent = isNarrowed() && (count || !below) ? counted(text.count, count, total) : "";
  yield* mark();
}
const hide = (node, isHidden) => {
  if (node.hidden !== isHidden) node.hidden = isHidden;
};

function* mark() {
  unmark(main);
  for (const section of query[0] ? sections : []) {
    for (const row of [{ node: section.lists[0] ? section.heading : section.node, isMatch: section.isShown }, ...section.rows]) {
      if (row.node && section.isShown && row.isMatch) [row.node, ...row.more ?? []].forEach((node) => markIn(node, query));
      if (marks.size > 1000) return;
      yield;
    }
  }
}

// Where the reader was before the page was narrowed, and what had the focus before a key led to the field.
let place = null;
let before = null;
// The letters beside a list lead to rows that are there, in their order.
const showIndexes = () => main.querySelectorAll(".tv-index").forEach((index) => hide(index, isNarrowed() || chosen.get("order") === "value"));
const narrow = (isAtOnce) => {
  showIndexes();
  if (isNarrowed()) place ??= scrollY;
  else {
    opened.forEach((details) => details.open = false);
    opened.clear();
    place = null;
  }
  work("filter", findMatches(), isAtOnce);
};
const readQuery = () => {
  query = [...new Set(words(fold(field.value.slice(0, 200))))].slice(0, 30);
};
const clear = () => {
  const top = place;
  field.value = "";
  for (const name of ["q", ...kindNames]) choose(name, []);
  for (const chip of box.querySelectorAll("button")) chip.setAttribute("aria-pressed", false);
  readQuery();
  narrow(true);
  return top;
};

const makeField = () => {
  field = makeInput(text.filter);
  status = make("span", { role: "status" });
  box = makeOurs("div", "tv-filter", make("div", { class: "tv-field" }, field, status));
  field.value = (chosen.get("q") ?? "").slice(0, 200);
  readQuery();
  field.oninput = () => {
    readQuery();
    choose("q", [field.value]);
    narrow();
  };
  field.onkeydown = (event) => {
    if (event.key !== "Escape" || event.isComposing) return;
    event.preventDefault();
    const top = clear();
    if (before) field.blur();
    before = before?.focus({ preventScroll: true });
    if (top !== null) scrollTo(0, top);
  };
  addEventListener("keydown", (event) => {
    if (!isTyped("/", event) || event.ctrlKey || event.metaKey) return;
    place ??= scrollY;
    before = document.activeElement;
    enter(field, event);
  });
  // Who follows a link to what is hidden wants to see it.
  addEventListener("hashchange", () => {
    const target = root.querySelector(":target");
    if (!target?.closest("[data-context],[hidden]")) return;
    clear();
    target.scrollIntoView();
  });
};
