#!/usr/bin/env node
// Asks the search script of built sites by chance: `Fuzz/search.mjs SITE [SECONDS] [SEED]`, in Node.
//
// The queries are made of words of the index, of pieces of them, and of any characters. No query throws or takes a second, every
// number that is found is a document of the site, no document is found twice, and the first words of a title find their document
// among the others. Prints how many queries were asked; the exit code is 1 when one broke a law.
import fs from "node:fs";
import path from "node:path";
import vm from "node:vm";

const [site, seconds = "10", seed = "16"] = process.argv.slice(2);
const scripts = path.join(import.meta.dirname, "../Sources/TableHTML/Script");
const source = ["fold.js", "search-index.js"].map((name) => fs.readFileSync(path.join(scripts, name), "utf8")).join("\n");

// As much of a page as the index needs: a script that is added runs the file that it names.
const window = {};
const document = {
  currentScript: { src: "file:///site/tablesite.js" },
  head: {
    append: (script) => {
      const name = decodeURIComponent(new URL(script.src).pathname.replace("/site/", ""));
      try {
        vm.runInContext(fs.readFileSync(path.join(site, name), "utf8"), context, { timeout: 5000 });
        queueMicrotask(script.onload);
      } catch {
        queueMicrotask(script.onerror);
      }
    },
  },
};
const make = (name, properties) => ({ ...properties, remove: () => {} });
const context = vm.createContext({ window, document, make, URL, tablesiteSearch: (...data) => window.tablesiteSearch(...data) });
const index = vm.runInContext(`${source}\n({ search, documentAt, loadRoot, termsOf })`, context);

// SplitMix64 in halves would be long; this is mulberry32.
let state = Number(seed) >>> 0;
const chance = (limit) => {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
};

const root = await index.loadRoot();
const titles = [];
for (let number = 0; number < root.count; number += 1) titles.push((await index.documentAt(root, number)).title);
const characters = [..."abcxyz019 .-+#\"'\\/<>&%$*[](){}^|~`\u0000\u00df\u00e9\u0301\u05d0\u3042\u4e00\u6f22\ud83d\ude00", "\ud800", "\u{1f600}", "c++", "2.0"];
const query = () => {
  let text = "";
  for (let part = chance(4); part >= 0; part -= 1) {
    const title = titles[chance(titles.length)] ?? "";
    const start = chance(title.length + 1);
    if (chance(3)) text += title.slice(start, start + 1 + chance(12));
    else for (let count = chance(8); count >= 0; count -= 1) text += characters[chance(characters.length)];
    if (chance(2)) text += " ";
  }
  return chance(200) ? text : text.repeat(1 + chance(500));
};

let count = 0;
let broken = 0;
const complain = (asked, problem) => {
  broken += 1;
  console.log(`${JSON.stringify(asked)}: ${problem}`);
};
const end = Date.now() + Number(seconds) * 1000;
while (Date.now() < end && broken < 20) {
  const asked = query();
  const start = performance.now();
  try {
    const { numbers, wanted } = await index.search(asked, ["", "en", "de-AT"][chance(3)]);
    if (performance.now() - start > 1000) complain(asked, "more than a second");
    if (new Set(numbers).size !== numbers.length) complain(asked, "a document twice");
    if (numbers.some((number) => !(number >= 0 && number < root.count))) complain(asked, `no document: ${numbers}`);
    if (wanted.length > 12) complain(asked, "more than twelve words");
  } catch (error) {
    complain(asked, error.stack);
  }
  count += 1;
}
// A site whose words are all common cuts its lists, so only what is found at all is judged.
for (const [number, title] of titles.entries()) {
  const wanted = index.termsOf(title);
  if (!wanted.length || wanted.length > 6) continue;
  const { numbers } = await index.search(title);
  if (!numbers.length) complain(title, `nothing is found by the title of ${number}`);
  count += 1;
}
console.log(`${count} queries, ${broken} broke a law`);
process.exit(broken ? 1 : 0);
