// Rows in another order, each section by itself; what belongs to a row moves with it.
const written = new Map();
const language = root.lang || [];
const collator = new Intl.Collator(language, { numeric: true });
const group = new Intl.NumberFormat(language).format(1.5)[1] === "," ? "." : ",";

// The number that a value begins with, behind a sign or two, and below zero behind a minus or a dash; a date and a version are none.
const numberOf = (value) => {
  if (/^\d+[-/:.]\d+[-/:.]\d/.test(value)) return NaN;
  const digits = value.replace(RegExp(`[${group}\\s'\u2019](?=\\d{3}(?!\\d))`, "g"), "").replace(",", ".").replace(/[\u2212\u2013](?=\S)/, "-");
  return parseFloat(digits.replace(/^[^\d\p{L}-]+/u, ""));
};
// What comes first decides: numbers before texts, both before rows without a value.
const keys = {
  title: (row) => [0, 0, plain(partOf(row, ":is(b,p,span:not([class]))") ?? row.node)],
  value: (row) => {
    const value = valueOf(row);
    const number = numberOf(value);
    return [value ? +isNaN(number) : 2, number || 0, value];
  },
};
const arrange = () => {
  written.forEach((nodes, list) => {
    // Text between rows has stayed, in its order: WebKit is slow to move it.
    nodes.reduceRight((next, node) => node.data ? node : list.insertBefore(node, next), null);
    list.removeAttribute("data-odd");
  });
  written.clear();
  readPage();
  showIndexes();
  const keyOf = keys[chosen.get("order")];
  if (!keyOf) return;
  for (const { lists, rows } of sections) {
    const starts = new Map(rows.flatMap((row) => row.parent ? [] : [[row.node, keyOf(row)]]));
    const blocks = [];
    for (const item of lists.flatMap((list) => [...list.children])) {
      if (starts.has(item) || !blocks[0]) blocks.push([starts.get(item) ?? [3, 0, ""]]);
      blocks.at(-1).push(item);
    }
    blocks.sort(([a], [b]) => a[0] - b[0] || a[1] - b[1] || collator.compare(a[2], b[2]));
    const items = blocks.flatMap((block) => block.slice(1));
    // What belongs to a row stays in its list.
    const counts = lists.map((list) => list.childElementCount);
    for (const list of lists) written.set(list, [...list.childNodes]);
    for (const list of lists) {
      let count = counts.shift();
      while (items[count]?.matches(".more")) count += 1;
      list.append(...items.splice(0, count));
    }
    stripe(lists);
  }
  readPage();
};

const makeOrder = () => {
  const select = make("select", { "aria-label": text.order });
  const add = (value, title) => select.append(make("option", { value }, title));
  add("", text.written);
  add("title", text.byTitle);
  if (sections.some(({ rows }) => rows.some(valueOf))) add("value", text.byValue);
  select.value = chosen.get("order") ?? "";
  if (!select.value) choose("order", [select.value = ""]);
  select.onchange = () => {
    choose("order", [select.value]);
    arrange();
    if (isNarrowed()) narrow(true);
  };
  box.append(select);
};
