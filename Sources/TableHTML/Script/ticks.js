// Tasks that the reader ticks, kept in the browser by the id of their row. What the source says counts for all others.
let ticks = new Map();
const ticksKey = `tablesite ${location.pathname.replace(/index\.html$/, "")}`;
const store = (access) => {
  try {
    access(localStorage);
  } catch {
    told.textContent = text.notKept;
  }
};
const readTicks = () => store((storage) => {
  ticks = new Map(Object.entries(JSON.parse(storage.getItem(ticksKey)) ?? {}));
});
const keepTicks = () => {
  store((storage) => ticks.size ? storage.setItem(ticksKey, JSON.stringify(Object.fromEntries(ticks))) : storage.removeItem(ticksKey));
  showTicks();
};
// A row may have had other ids, and be ticked by one of them.
const idsOf = (task) => {
  const row = task.closest("li");
  return [row, ...row.querySelectorAll(":scope>.tv-alias")].map((node) => node.id);
};
const counts = new Map();
const panel = makeOurs("div", "tv-ticks");
const bar = make("progress", { "aria-label": text.done });
const told = make("span", { role: "status" });
const sum = make("span");
const reset = make("button", {}, text.reset);
const share = make("a", {}, text.link);
const take = make("button", {}, text.take);

const showTicks = () => {
  const tasks = [...main.querySelectorAll("[role=list]>li[id]>:first-child:not(.tv-body) input[type=checkbox]")];
  // A page may have lost the last one.
  if (!tasks[0]) return panel.remove();
  const bySection = new Map();
  const changes = [];
  for (const task of tasks) {
    const ids = idsOf(task);
    const known = ids.find((id) => ticks.has(id));
    task.disabled = false;
    task.checked = known === undefined ? task.defaultChecked : ticks.get(known) === true;
    if (task.checked !== task.defaultChecked) changes.push((task.checked ? "" : "!") + ids[0]);
    const section = task.closest("section,nav");
    bySection.set(section, [...bySection.get(section) ?? [], task]);
  }
  const show = (node, some) => {
    const done = some.filter((task) => task.checked).length;
    node.textContent = counted(text.count, done, some.length);
    return done;
  };
  bar.max = tasks.length;
  bar.value = show(sum, tasks);
  counts.forEach((count) => count.remove());
  for (const [section, some] of bySection.size > 1 ? bySection : []) {
    const heading = section.querySelector(".tv-title,h1,h2,h3,h4,h5,h6");
    const count = counts.get(section) ?? makeOurs("p", "tv-subtitle");
    counts.set(section, count);
    heading?.after(count);
    show(count, some);
  }
  reset.hidden = share.hidden = !changes[0];
  share.href = `?${new URLSearchParams({ ticks: changes.join(" ") })}`;
  const given = chosen.get("ticks");
  take.hidden = !given || given === changes.join(" ");
  if (!panel.isConnected) main.querySelector(".tv-header").append(panel);
  onTick.forEach((run) => run());
};

panel.append(bar, sum, reset, share, take, told);
reset.onclick = () => {
  ticks.clear();
  keepTicks();
};
take.onclick = () => {
  ticks = new Map(chosen.get("ticks").split(" ").map((id) => [id.replace(/^!/, ""), id[0] !== "!"]));
  choose("ticks", []);
  keepTicks();
};
main.addEventListener("change", ({ target }) => {
  if (target.type !== "checkbox") return;
  // Another page of the browser may have ticked others.
  readTicks();
  const ids = idsOf(target);
  for (const id of ids) ticks.delete(id);
  if (target.checked !== target.defaultChecked) ticks.set(ids[0], target.checked);
  keepTicks();
});
const showAnew = () => {
  if (main.querySelector("li[id] input[type=checkbox]")) readTicks();
  showTicks();
};
addEventListener("storage", showAnew);
addEventListener("pageshow", showAnew);
onMerge.push(showTicks);
showAnew();
