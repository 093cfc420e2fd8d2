// What the reader sees keeps its place in the window: the first thing there that is still on the page afterwards.
const isStuck = (node) =>
  node.nodeName !== "MAIN" && (/fixed|sticky/.test(getComputedStyle(node).position) || isStuck(node.parentElement));
const inSight = () => {
  const { left, width } = document.querySelector("main").getBoundingClientRect();
  const found = new Set();
  for (let y = 0; y < innerHeight; y += 16) {
    const node = document.elementFromPoint(left + width / 2, y);
    if (node?.matches("main *") && !isStuck(node)) found.add(node);
  }
  const places = [...found].map((node) => ({ node, top: node.getBoundingClientRect().top }));
  // What begins above the window may grow there.
  return places.sort((a, b) => (a.top < 0) - (b.top < 0));
};
const keepingPlace = (change) => {
  const top = window.scrollY;
  const seen = top > 0 ? inSight() : [];
  change();
  const anchor = seen.find(({ node }) => node.isConnected);
  if (anchor) window.scrollBy({ top: anchor.node.getBoundingClientRect().top - anchor.top, behavior: "instant" });
  else window.scrollTo({ top, behavior: "instant" });
};
