// The words of a query as the index has them: `2.0` and `c++` are one word, texts without spaces are pairs of letters.
const spelling = /[a-z](?:\+\+?|##?)(?![\p{L}\p{N}+#])|(?:[\p{L}\p{N}\p{M}]*\d\.(?=\d))*[\p{L}\p{N}\p{M}]+/gu;
const unspaced = /([\u3005-\u9fff\u{20000}-\u{3ffff}\u0e01-\u0e4e\u0e81-\u0ecd\u1000-\u109d\u1780-\u17d3]+)/u;
const termsOf = (query) => {
  const found = new Set();
  for (const [word] of fold(query.slice(0, 300)).matchAll(spelling)) {
    // The odd parts are those without spaces.
    word.split(unspaced).forEach((part, index) => {
      const letters = index % 2 ? [...part] : [];
      if (!letters[1]) return part && found.add(part.slice(0, 48));
      letters.forEach((letter, at) => at && found.add(letters[at - 1] + letter));
    });
  }
  return [...found].slice(0, 12);
};

// Numbers have digits of base 46, the lowest first, and a bit that says whether more follow.
const digit = (letter) => {
  const code = letter.charCodeAt();
  return code - 33 - (code > 33) - (code > 92);
};
const numbersOf = (content) => content.match(/[P-~]*./g).map((digits) =>
  [...digits].reduceRight((value, letter) => value * 46 + digit(letter) % 46, 0));

// Terms in their order, each with its numbers as text. One that has more documents than the index says has a mark.
const termsIn = (content) => {
  let term = "";
  return [...content.matchAll(/(.)([^ !]*)(!?) ([^ ]+) ?/g)].map(([, shared, end, mark, numbers]) =>
    [term = term.slice(0, digit(shared)) + end, numbers, mark]);
};
// What results show: four values for each document, and for the page and the heading around the first ones.
const documentsIn = (values) => {
  const found = [];
  let page;
  let heading;
  while (values[0] >= 0) {
    const [kind, id, title, content] = values.splice(0, 4);
    if (kind % 3 < 1) {
      page = { title, url: id };
      heading = "";
    }
    if (kind < 3) found.push({ title, content, page, heading: kind > 1 ? heading : "", url: page.url + (kind ? `#${encodeURIComponent(id)}` : "") });
    if (kind % 3 === 1) heading = title;
  }
  return found;
};

// The files of the index are scripts, which browsers load from anywhere; each hands over what it has under its name.
const siteFolder = new URL(".", script.src);
const arriving = {};
let files = {};
let version = "";
window.tablesiteSearch = (name, data) => arriving[name]?.(data.at ? (data.big ? termsIn : documentsIn)(data) : data);
const load = (name) => files[name] ??= new Promise((resolve, reject) => {
  arriving[name] = resolve;
  const script = make("script", { src: `${siteFolder}search-index/${name}.js${version}` });
  script.onload = () => script.remove();
  script.onerror = () => {
    delete files[name];
    reject();
  };
  document.head.append(script);
});
// What the index says of the site.
let site;
const loadRoot = async () => {
  site = await load("index");
  version = `?${site.version}`;
};
const documentAt = async (number) => {
  let segment = 0;
  for (; number >= site.segments[segment]; segment += 1) number -= site.segments[segment];
  return (await load(`r${segment}-${number / site.perFile | 0}`))[number % site.perFile];
};

// The terms of the files that have those that begin so, or only the first of the files.
const fileOf = (kind, term) => site[kind].findLastIndex((boundary) => boundary <= term);
const termsFrom = async (kind, term, most) => {
  const first = fileOf(kind, term);
  const boundaries = site[kind].slice(first, Math.min(fileOf(kind, `${term}\uffff`) + 1, first + most));
  return (await Promise.all(boundaries.map((_, index) => load(kind + (first + index))))).flat();
};

// One letter too many, too few, wrong, or two exchanged: whether a word becomes a term, or what it begins with, by that.
const isNear = (word, term) => {
  let start = 0;
  while (start < word.length && word[start] === term[start]) start += 1;
  const rest = word.slice(start);
  const other = term.slice(start);
  const next = term.slice(start + 1);
  return other.startsWith(rest.slice(1)) || next.startsWith(rest.slice(1)) || next.startsWith(rest)
    || other.startsWith(rest[1] + rest[0] + rest.slice(2));
};
const corrections = async (word) => {
  const near = new Map();
  for (const start of new Set([word.slice(0, 2), word[1] + word[0], word[0], word[1]])) {
    if (start[1] && fileOf("w", `${start[0]}\uffff`) - fileOf("w", start[0]) < 4) continue;
    for (const [term, numbers] of await termsFrom("w", start, 4)) {
      // A whole word rather than the beginning of one, and a common one rather than a rare one.
      if (isNear(word, term)) near.set(term, numbersOf(numbers)[0] - 6 * Math.max(0, term.length - word.length - 1));
    }
  }
  return [...near].sort((a, b) => b[1] - a[1]).slice(0, 3);
};

// Titles weigh more than details, details more than text, by the weights that the build gives.
const weights = [0, 1, 3, 8, 9, 10, 12, 24];
// The documents that have a word, whole or as the beginning of one: by number, how well and how much of a title it is.
const documentsWith = async (word, isAlone) => {
  const found = new Map();
  found.count = 0;
  const add = ([, content, isCut], factor) => {
    const values = numbersOf(content);
    found.count += isCut ? values.shift() : values.length;
    found.isCut ||= isCut;
    let number = 0;
    for (const value of values) {
      number += value >> 3;
      const score = weights[value & 7] * factor;
      if (!(found.get(number)?.[0] >= score)) found.set(number, [score, factor === 1 && value & 7]);
    }
  };
  let most = 4;
  // For a few letters the build has chosen the best.
  if (isAlone && ![...word][3]) {
    for (const entry of await termsFrom("p", word, 1)) {
      if (entry[0] === word) {
        add(entry, 0.3);
        most = 1;
      }
    }
  }
  // A page whose name only begins with a word weighs as much as a title that has it; a row of such a title weighs less.
  const look = async (word, factor) => {
    for (const entry of await termsFrom("t", word, most)) {
      if (entry[0] === word) add(entry, factor);
      else if (most > 1 && entry[0].startsWith(word)) add(entry, factor * (0.2 + 0.27 * word.length / entry[0].length));
    }
  };
  await look(word, 1);
  if (!found.size && [...word][3]) for (const [term] of await corrections(word)) await look(term, 0.3);
  // Another form of the word, of up to three letters more: `navigating` is found as `navigati`.
  for (let cut = 1; !found.size && cut < 4 && word[cut + 3]; cut += 1) await look(word.slice(0, -cut), 0.3);
  return found;
};

// The numbers of the documents that match best, the best first.
const search = async (query, language) => {
  await loadRoot();
  const wanted = termsOf(query);
  const lists = await Promise.all(wanted.map((word) => documentsWith(word, !wanted[1])));
  const found = new Map();
  for (const list of lists) {
    for (const [number, [score, weight]] of list) {
      const hit = found.get(number) ?? { number, score: 0, matched: 0, exact: 0 };
      // Rare is what was typed, not what begins with it.
      hit.score += score * Math.log(1 + site.count / list.count);
      // What a list that is cut lacks may be there all the same.
      if (!list.isCut || lists.every((other) => other.isCut)) hit.matched += 1;
      // The weight says of how many words the title is, and that of a name of a function whether it is one.
      if (weight > 2 && weight + wanted.length > 6) hit.exact += 1;
      found.set(number, hit);
    }
  }
  const hits = [...found.values()];
  for (const hit of hits) {
    // A whole title comes first: four times what its words weigh is more than any other document has.
    if (hit.exact === wanted.length) hit.score *= 4;
    hit.score *= 1 - 0.05 * hit.number / site.count;
    const [, tag] = site.languages.findLast(([first]) => first <= hit.number);
    if (language && language !== "und" && tag && tag.slice(0, 2) !== language.slice(0, 2)) hit.score *= 0.1;
  }
  hits.sort((a, b) => b.matched - a.matched || b.score - a.score || a.number - b.number);
  // Those that lack words are shown where none has them all.
  return { wanted, numbers: hits.filter((hit) => hit.matched === hits[0].matched).map(({ number }) => number) };
};
