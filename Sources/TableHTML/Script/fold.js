// Text as it is compared: without accents, points, case and width. The index of the search is folded in the same way.
const fold = (text) => text.normalize("NFKD").replace(/(?=[\0-\u0655])[\p{M}\u0640]/gu, "").normalize("NFC").toLowerCase()
  // What stands behind such a letter, up to the next one.
  .replace(/[ßœæøđłı]/gu, (letter) => "ßssœoeæaeøođdłlıi".split(letter)[1].match(/\w+/));

// The words of a folded text: letters and digits, with the marks that belong to them.
const words = (text) => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
