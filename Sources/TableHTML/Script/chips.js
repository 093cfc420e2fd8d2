// What many rows have in common becomes a button with their number: whether a task is done, labels, tags, values. Of one kind a
// row needs one that is chosen, of several kinds one of each. A row without any of a kind has those of the row above it, and does not
// count as one more.
const repeated = new Set();
const short = (node) => [plain(node)].filter((value) => value && value.length < 31);
const valueOf = (row) => plain(partOf(row, ".tv-value") ?? (row.node.matches(".value1") && partOf(row, "small")));
const kinds = {
  state: (row) => [partOf(row, "input")].filter(Boolean).map((task) => task.checked ? "done" : "open"),
  label: (row) => {
    const label = short(partOf(row, "i"));
    return label[0] ? label : short(row.section.heading).filter((title) => repeated.has(title));
  },
  tag: (row) => [...row.node.querySelectorAll(":scope>:first-child>.tv-tags>*")].flatMap(short),
  // A number, an amount or a time of day tells no kind of thing.
  value: (row) => [valueOf(row)].filter((value) => value && value.length < 31 && !/^\P{L}*\p{N}/u.test(value)),
};
// A heading that comes again and again is a label of the rows below it.
const readPage = () => {
  sections = findRows();
  const seen = new Set();
  repeated.clear();
  for (const title of sections.flatMap(({ rows, heading }) => rows[0] ? plain(heading) : [])) {
    if (seen.has(title)) repeated.add(title);
    seen.add(title);
  }
};
const kindNames = Object.keys(kinds);
const valuesOf = (row, kind) => {
  const values = kind !== "state" && row[kind] || (row[kind] = kinds[kind](row));
  return values[0] || !row.parent ? values : valuesOf(row.parent, kind);
};

function* makeChips(isQuiet) {
  const rows = sections.flatMap(({ rows }) => rows);
  const group = make("div", { "aria-label": text.only, role: "group", class: "tv-chips" });
  for (const kind of kindNames) {
    const counts = new Map();
    for (const row of rows) {
      // Its own: those that it has from the row above it are not shown as more of them.
      valuesOf(row, kind);
      for (const value of new Set(row[kind])) counts.set(value, (counts.get(value) ?? 0) + 1);
      yield;
    }
    // What every row has tells nothing, nor do many values of few rows each.
    let common = [...counts].filter((entry) => entry[1] > 1 || kind === "state").sort((a, b) => b[1] - a[1]).slice(0, 8);
    if (common[0]?.[1] === rows.length || kind === "value" && counts.size > 8) common = [];
    const wanted = chosen.getAll(kind).filter((value) => common.some((entry) => entry[0] === value));
    if (chosen.has(kind)) choose(kind, wanted);
    for (const [value, count] of common) {
      const chip = make("button", { "aria-pressed": wanted.includes(value) },
        make("bdi", {}, kind !== "state" ? value : value === "done" ? text.done : text.open), " ", make("span", {}, count));
      chip.onclick = () => {
        const values = chosen.getAll(kind);
        const isPressed = !values.includes(value);
        choose(kind, isPressed ? [...values, value] : values.filter((other) => other !== value));
        chip.setAttribute("aria-pressed", isPressed);
        narrow();
      };
      group.append(chip);
    }
  }
  box.querySelector(".tv-chips")?.remove();
  if (group.firstChild) box.append(group);
  if (isNarrowed() && !isQuiet) narrow();
}
