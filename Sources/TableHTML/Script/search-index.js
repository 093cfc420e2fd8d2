// The words of a query as the index has them: `2.0` and `c++` are one word, texts without spaces are pairs of letters.
const spelling = /[a-z](?:\+{1,2}|#{1,2})(?![\p{L}\p{N}+#])|(?:[\p{L}\p{M}\p{N}]*\d\.(?=\d))*[\p{L}\p{M}\p{N}]+/gu;
const unspaced = "\\u3005-\\u3007\\u3040-\\u30fa\\u30fc-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}"
  + "\\u0e01-\\u0e4e\\u0e81-\\u0ecd\\u1000-\\u109d\\u1780-\\u17d3";
const run = new RegExp(`([${unspaced}]+)|[^${unspaced}]+`, "gu");
const termsOf = (query) => {
  const found = new Set();
  for (const [word] of fold(query.slice(0, 300)).matchAll(spelling)) {
    for (const [letters, isUnspaced] of word.matchAll(run)) {
      const pairs = isUnspaced ? [...letters] : [];
      if (pairs.length < 2) found.add(letters.slice(0, 48));
      else for (let index = 1; index < pairs.length; index += 1) found.add(pairs[index - 1] + pairs[index]);
    }
  }
  return [...found].slice(0, 12);
};

// The files of the index are scripts, which browsers load from anywhere; each hands over what it has under its name.
const indexFolder = new URL("search-index/", document.currentScript.src);
let arriving = {};
let files = new Map();
let version = "";
window.tablesiteSearch = (name, data) => {
  if (Object.hasOwn(arriving, name)) arriving[name](data);
};
const file = (name) => {
  if (!files.has(name)) {
    files.set(name, new Promise((resolve, reject) => {
      arriving[name] = resolve;
      const script = element("script", { src: `${indexFolder}${name}.js${version}`, onload: () => script.remove() });
      script.onerror = () => {
        files.delete(name);
        reject(new Error(name));
      };
      document.head.append(script);
    }));
  }
  return files.get(name);
};
const indexRoot = async () => {
  const root = await file("index");
  version = `?v=${root.version}`;
  return root;
};

// Numbers have digits of base 46, the lowest first, and a bit that says whether more follow.
const digit = (code) => code - 33 - (code > 33) - (code > 92);
const numbersOf = (text) => {
  const found = [];
  let value = 0;
  let scale = 1;
  for (let index = 0; index < text.length; index += 1) {
    const number = digit(text.charCodeAt(index));
    if (number < 46) {
      found.push(value + number * scale);
      value = 0;
      scale = 1;
    } else {
      value += (number - 46) * scale;
      scale *= 46;
    }
  }
  return found;
};

// The terms of the files that have those from one beginning to another, in their order, each with its numbers as text.
const entries = new Map();
const entriesOf = async (name) => {
  if (!entries.has(name)) {
    const parts = (await file(name)).split(" ");
    const found = [];
    let term = "";
    for (let index = 0; index + 1 < parts.length; index += 2) {
      term = term.slice(0, digit(parts[index].charCodeAt(0))) + parts[index].slice(1);
      const isCut = term.endsWith("!");
      if (isCut) term = term.slice(0, -1);
      found.push({ term, isCut, numbers: parts[index + 1] });
    }
    entries.set(name, found);
  }
  return entries.get(name);
};
const fileOf = (boundaries, term) => Math.max(0, boundaries.findLastIndex((boundary) => boundary <= term));
const termsBetween = async (root, kind, first, last, most) => {
  const boundaries = root[kind];
  if (!boundaries.length) return [];
  const start = fileOf(boundaries, first);
  const end = Math.min(fileOf(boundaries, last), start + most - 1);
  const lists = [];
  for (let index = start; index <= end; index += 1) lists.push(entriesOf(kind + index));
  return (await Promise.all(lists)).flat();
};

// Titles weigh more than details, details more than text; the weights are those that the build gives.
const weights = [0, 1, 2, 3, 8, 9, 10, 12];
const add = (found, root, { term, isCut, numbers }, factor, isWhole) => {
  const values = numbersOf(numbers);
  const count = isCut ? values.shift() : values.length;
  const rarity = Math.log(1 + root.count / count) * factor;
  let number = 0;
  for (const value of values) {
    number += value >> 3;
    const weight = value & 7;
    const score = weights[weight] * rarity;
    const known = found.get(number);
    if (!known || known.score < score) found.set(number, { score, weight: isWhole ? weight : 0 });
  }
  if (isCut) found.isCut = true;
};

// One letter too many, too few, wrong, or two exchanged: whether `word` becomes `term`, or what it begins with, by that.
const isNear = (word, term) => {
  let start = 0;
  while (start < word.length && word[start] === term[start]) start += 1;
  const rest = word.slice(start);
  const other = term.slice(start);
  return other.startsWith(rest.slice(1)) || other.slice(1).startsWith(rest.slice(1)) || other.slice(1).startsWith(rest)
    || (rest[0] === other[1] && rest[1] === other[0] && other.slice(2).startsWith(rest.slice(2)));
};
const corrections = async (root, word) => {
  const lists = [];
  for (const first of new Set([word[0], word[1]])) {
    const narrow = fileOf(root.w, first) + 3 < fileOf(root.w, `${first}\uffff`) ? first + word[first === word[0] ? 1 : 0] : first;
    lists.push(termsBetween(root, "w", narrow, `${narrow}\uffff`, 4));
  }
  const near = new Map();
  for (const { term, numbers } of (await Promise.all(lists)).flat()) {
    if (!isNear(word, term)) continue;
    // A whole word rather than the beginning of one, and a common one rather than a rare one.
    near.set(term, numbersOf(numbers)[0] - 6 * Math.max(0, Math.abs(term.length - word.length) - 1));
  }
  return [...near].sort((left, right) => right[1] - left[1]).slice(0, 3).map(([term]) => term);
};

// The documents that have a word, whole or as the beginning of one, by number.
const documentsWith = async (root, word, isAlone) => {
  const found = new Map();
  const end = `${word}\uffff`;
  let most = 4;
  if ([...word].length <= 3 && isAlone) {
    for (const beginning of await termsBetween(root, "p", word, word, 1)) {
      if (beginning.term !== word) continue;
      add(found, root, beginning, 0.5, false);
      most = 1;
    }
  }
  for (const entry of await termsBetween(root, "t", word, end, most)) {
    if (entry.term === word) add(found, root, entry, 1, true);
    else if (most > 1 && entry.term.startsWith(word)) add(found, root, entry, 0.4 + 0.4 * (word.length / entry.term.length), false);
  }
  if (found.size || [...word].length < 4) return found;
  for (const term of await corrections(root, word)) {
    for (const entry of await termsBetween(root, "t", term, term, 1)) if (entry.term === term) add(found, root, entry, 0.3, false);
  }
  return found;
};

const languageOf = (root, number) => {
  let tag = "";
  for (let index = 0; index < root.languages.length && root.languages[index] <= number; index += 2) tag = root.languages[index + 1];
  return tag;
};

// The numbers of the documents that match best, the best first.
const search = async (query, language) => {
  const root = await indexRoot();
  root.count ??= root.segments.reduce((sum, count) => sum + count, 0);
  const wanted = termsOf(query);
  const lists = await Promise.all(wanted.map((word) => documentsWith(root, word, wanted.length === 1)));
  const found = new Map();
  // What a list that is cut lacks may be there all the same.
  const isCounted = (list) => !list.isCut || lists.every(({ isCut }) => isCut);
  for (const list of lists) {
    for (const [number, { score, weight }] of list) {
      const one = found.get(number) ?? { number, score: 0, words: 0, exact: 0 };
      one.score += score;
      one.words += isCounted(list);
      // The weight says of how many words the title is.
      if (weight >= 4 && (weight === 8 - wanted.length || (wanted.length > 3 && weight === 4))) one.exact += 1;
      found.set(number, one);
    }
  }
  const hits = [...found.values()];
  const isMixed = root.languages.length > 2;
  for (const hit of hits) {
    if (hit.exact === wanted.length) hit.score *= 1.6;
    hit.score *= 1 - 0.05 * (hit.number / root.count);
    if (isMixed && language && languageOf(root, hit.number).split("-")[0] !== language.split("-")[0]) hit.score *= 0.3;
  }
  hits.sort((left, right) => right.words - left.words || right.score - left.score || left.number - right.number);
  // Those that lack words are shown where none has them all.
  const best = hits[0]?.words;
  return { root, wanted, numbers: hits.filter((hit) => hit.words === best).map(({ number }) => number) };
};

// A document as results show it: its kind (page, heading, row), title and text, and where it stands.
const documents = new Map();
const documentAt = async (root, number) => {
  let segment = 0;
  let place = number;
  while (place >= root.segments[segment]) {
    place -= root.segments[segment];
    segment += 1;
  }
  const name = `r${segment}-${Math.floor(place / root.perFile)}`;
  if (!documents.has(name)) {
    const values = await file(name);
    const found = [];
    let page;
    let heading = "";
    for (let index = 0; index < values.length; index += 4) {
      const [kind, id, title, content] = values.slice(index, index + 4);
      if (kind === 0 || kind === 3) {
        page = { url: id, title };
        heading = "";
      }
      if (kind < 3) found.push({ kind, title, content, page, heading: kind === 2 ? heading : "", url: page.url + (kind ? `#${encodeURIComponent(id)}` : "") });
      if (kind === 1 || kind === 4) heading = title;
    }
    documents.set(name, found);
  }
  return documents.get(name)[place % root.perFile];
};
