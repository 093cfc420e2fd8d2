// What all parts use. What they make stands in elements marked with `data-script`, so that the preview leaves it alone.
const root = document.documentElement;
const main = document.querySelector("main");
const text = texts[Object.hasOwn(texts, root.lang) ? root.lang : Object.keys(texts)[0]];

const element = (name, properties, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties ?? {})) {
    if (key in made && key !== "role") made[key] = value;
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
};

// What is done again when the preview has merged a new page into this one: functions, in their order.
const onMerge = [];
document.addEventListener("tablesite:merge", () => {
  for (const run of onMerge) run();
});
