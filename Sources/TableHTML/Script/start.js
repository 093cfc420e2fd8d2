// What all parts use. What they make stands in elements marked with `data-script`, which the preview leaves alone.
const root = document.documentElement;
const main = document.querySelector("main");
const script = document.currentScript;
// The words of the site's language; a page in another one has its own.
const text = (script.dataset.words ?? texts).split("|");

const make = (name, attributes, ...children) => {
  const made = document.createElement(name);
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  made.append(...children);
  return made;
};
// What has words of ours, which may be in another language than the page.
const makeOurs = (name, look, ...children) => {
  const made = make(name, { class: look, "data-script": "" }, ...children);
  if (text.lang) made.lang = text.lang;
  return made;
};
const counted = (pattern, count, all) => pattern.replace("#", count).replace("%", all);

// What was chosen of a menu is in the page below it.
addEventListener("hashchange", () => document.querySelector(":popover-open")?.hidePopover());

// What is done again when the preview has merged a new page into this one: functions, in their order.
const onMerge = [];
// And when the reader has ticked a task.
const onTick = [];
document.addEventListener("tablesite:merge", () => onMerge.forEach((run) => run()));
