// The rows of the page, by section, with what belongs to each: rows one level in, and what goes on after them.
const findRows = () => [...main.querySelectorAll("section,:scope>nav:not(.tv-turn)")].map((node) => {
  const heading = node.querySelector(".tv-title,h1,h2,h3,h4,h5,h6");
  const lists = [...node.querySelectorAll("[role=list]")].filter((list) => list.closest("section,nav") === node);
  const section = { node, heading, lists, rows: [], level: +heading?.localName[1] || 9 };
  const above = [];
  for (const list of lists) {
    // A table of contents has none: what it says is said where it leads to.
    for (const item of node.matches("nav") ? [] : list.children) {
      const level = +item.ariaLevel || 1;
      if (item.matches(".more")) {
        above[level]?.more.push(item);
        continue;
      }
      above.length = level;
      section.rows.push(above[level] = { node: item, section, list, more: [], parent: above.findLast(Boolean) });
    }
  }
  return section;
});

// Stripes go on over the parts of a long list.
const stripe = (lists) => lists.reduce((count, list) => {
  list.toggleAttribute("data-odd", count % 2);
  return count + list.querySelectorAll(":scope>:not(.more,[hidden])").length;
}, 0);

const plain = (node) => (node?.textContent ?? "").trim();
const partOf = (row, selector) => row.node.querySelector(`:scope>:first-child>${selector}`);

// Long work is done in slices, so that nobody waits for an answer to a key. What comes later takes the place of what is under way.
const working = {};
const work = (name, steps, isAtOnce) => {
  clearTimeout(working[name]);
  const end = isAtOnce ? Infinity : performance.now() + 10;
  while (performance.now() < end) if (steps.next().done) return;
  working[name] = setTimeout(() => work(name, steps));
};
