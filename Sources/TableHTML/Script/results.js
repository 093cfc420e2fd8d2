// The page of all results: a table with a section for each page that has some, the best first.
const longestResults = 200;
const makeResults = () => {
  const input = element("input", { type: "search", name: "q", value: chosen("q")[0] ?? "", placeholder: text.search, "aria-label": text.search, maxLength: 200, enterKeyHint: "search" });
  const said = element("span", { role: "status" });
  const form = element("form", { role: "search", className: "tv-filter", "data-script": "" }, element("div", { className: "tv-field" }, input, said));
  const results = element("div", { className: "tv-results", "data-script": "" });
  const language = chosen("in")[0] ?? root.lang;
  let asked = 0;
  const ask = async () => {
    asked += 1;
    const mine = asked;
    choose("q", [input.value]);
    if (!termsOf(input.value).length) {
      said.textContent = "";
      return results.replaceChildren();
    }
    try {
      const { root: site, wanted, numbers } = await search(input.value, language);
      const found = await Promise.all(numbers.slice(0, longestResults).map((number) => documentAt(site, number)));
      if (mine !== asked) return;
      const pages = new Map();
      for (const one of found) pages.set(one.page.url, [...(pages.get(one.page.url) ?? []), one]);
      results.replaceChildren(...[...pages.values()].map((ones, index) => {
        const title = element("h2", { id: `:page-${index}` }, ones[0].page.title);
        const rows = ones.map((one) => element("li", { className: "disc" }, element("a", { href: addressOf(one) }, ...partsOf(one, wanted, one.heading))));
        return element("section", {}, title, element("ul", { role: "list", "aria-labelledby": title.id }, ...rows));
      }));
      said.textContent = numbers.length ? text.found.replace("#", numbers.length) : text.nothing;
    } catch {
      if (mine !== asked) return;
      results.replaceChildren();
      said.textContent = text.noIndex;
    }
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  input.addEventListener("input", ask);
  main.querySelector(".tv-header").append(form);
  main.append(results);
  for (const node of main.querySelectorAll(".tv-without-script")) node.remove();
  if (input.value) ask();
  input.focus();
};
if (document.querySelector("script[data-search=results]")) makeResults();
