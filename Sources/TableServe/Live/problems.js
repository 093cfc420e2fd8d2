const element = (name, properties = {}, children = []) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};
const counted = (count, noun) => (count ? [`${count} ${noun}${count === 1 ? "" : "s"}`] : []);

let host = null;
let known = "";
let errorCount = 0;
// What the reader chose; null for what the problems call for.
let choice = null;

const showProblems = async () => {
  const [response, text] = await get(own("problems.json"));
  if (!response.ok || text === known) return;
  known = text;
  draw(JSON.parse(text));
};
const makeHost = () => {
  const section = element("section", { lang: "en", dir: "ltr", hidden: true });
  section.setAttribute("aria-label", "Problems");
  const sheet = element("link", { rel: "stylesheet", href: own("live.css"), onload: () => (section.hidden = false) });
  host = document.createElement("tablesite-problems");
  host.attachShadow({ mode: "open" }).append(sheet, section);
  document.documentElement.append(host);
};
// Words of files stand between backticks.
const marked = (text) => text.split("`").map((part, index) => (index % 2 ? element("code", { textContent: part }) : part));
const item = ({ severity, code, message, place, address, excerpt, help }) =>
  element("li", { className: severity }, [
    element("p", { className: "message" }, marked(message)),
    element("p", { className: "place" }, [
      element("a", { href: address, textContent: place }),
      `${severity} `,
      element("code", { textContent: code }),
    ]),
    ...(excerpt ? [element("pre", { textContent: excerpt, tabIndex: 0 })] : []),
    ...(help ? [element("p", { className: "help" }, marked(help))] : []),
  ]);
const draw = (problems) => {
  const count = (severity) => problems.filter((problem) => problem.severity === severity).length;
  const errors = count("error");
  // What was closed stays closed until there are more errors.
  if (errors > errorCount && choice === false) choice = null;
  errorCount = errors;
  if (!problems.length) {
    host?.remove();
    host = choice = null;
    return;
  }
  if (!host) makeHost();
  const section = host.shadowRoot.querySelector("section");
  const hadFocus = host.shadowRoot.activeElement;
  const summary = [...counted(errors, "error"), ...counted(count("warning"), "warning")].join(", ") || "Notes";
  const toggle = element("button", { type: "button", className: errors ? "error" : "warning", textContent: summary });
  toggle.onclick = () => {
    choice = section.className !== "open";
    setOpen(choice);
  };
  section.replaceChildren(toggle, element("ol", {}, problems.map(item)));
  setOpen(choice ?? errors > 0);
  if (hadFocus) toggle.focus();
};
const setOpen = (isOpen) => {
  const section = host.shadowRoot.querySelector("section");
  section.className = isOpen ? "open" : "";
  section.querySelector("ol").hidden = !isOpen;
  section.querySelector("button").setAttribute("aria-expanded", isOpen);
};
window.addEventListener("keydown", (event) => {
  const section = host?.shadowRoot.querySelector("section.open");
  if (event.key !== "Escape" || event.defaultPrevented || !section) return;
  if (host.shadowRoot.activeElement) section.querySelector("button").focus();
  setOpen((choice = false));
});
