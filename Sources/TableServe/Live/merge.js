// Sections that the reader opened or closed stay so, unless the author changed how they begin.
const written = new WeakMap();
const noteSections = () => {
  for (const details of document.querySelectorAll("details")) if (!written.has(details)) written.set(details, details.open);
};
const keepOpen = (old, now) => {
  const isOpen = now.open;
  if (isOpen === written.get(old)) now.open = old.open;
  written.set(old, isOpen);
};
noteSections();

// Blank text is never kept, so that it is in nobody's way.
const isNoBlank = (node) => node.nodeType !== Node.TEXT_NODE || node.nodeValue.trim() !== "";
// What the site's own script made stays where it is; the script knows what to do with it.
const isOfScript = (node) => node.nodeType === Node.ELEMENT_NODE && node.hasAttribute("data-script");

// Which old node each new one is: that of the same id, else of the same content, else of the same kind at the same place.
const partners = (left, right) => {
  const found = new Map();
  const free = new Set(left);
  const match = (key) => {
    const byKey = new Map();
    for (const node of free) {
      const list = byKey.get(key(node));
      if (list) list.push(node);
      else byKey.set(key(node), [node]);
    }
    for (const node of right) {
      const partner = !found.has(node) && key(node) !== null && byKey.get(key(node))?.shift();
      if (partner) (found.set(node, partner), free.delete(partner));
    }
  };
  const idOf = (node) => node.id || node.querySelector?.("[id]")?.id;
  match((node) => (idOf(node) ? `${node.nodeName} ${idOf(node)}` : null));
  match((node) => `${node.nodeName} ${node.outerHTML ?? node.nodeValue}`);
  const index = new Map(left.map((node, index) => [node, index]));
  let place = 0;
  for (const node of right) {
    const next = left[place];
    if (!found.has(node) && free.has(next) && next.nodeName === node.nodeName) found.set(node, next);
    if (found.has(node)) place = index.get(found.get(node)) + 1;
  }
  return found;
};
const become = (old, now) => {
  if (old.nodeName === "DETAILS") keepOpen(old, now);
  // How a section begins may have become how the reader left it.
  if (old.isEqualNode(now) && !now.querySelector?.("details")) return;
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.nodeValue = now.nodeValue;
    return;
  }
  for (const { name } of [...old.attributes]) if (!now.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of now.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const found = partners([...old.childNodes].filter((node) => isNoBlank(node) && !isOfScript(node)), [...now.childNodes].filter(isNoBlank));
  const kept = new Set(found.values());
  for (const node of [...old.childNodes]) if (!kept.has(node) && !isOfScript(node)) node.remove();
  let place = old.firstChild;
  for (const node of now.childNodes) {
    const partner = found.get(node);
    if (partner) become(partner, node);
    while (place && isOfScript(place)) place = place.nextSibling;
    if (partner && partner === place) place = place.nextSibling;
    else old.insertBefore(partner ?? document.importNode(node, true), place);
  }
};
