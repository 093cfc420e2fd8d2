// Text as it is compared: without accents, case and width. The index of the search is folded in the same way.
const fold = (text) => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").normalize("NFC").toLowerCase().replaceAll("\u00df", "ss");

// The words of a folded text: letters and digits, with the marks that belong to them.
const words = (text) => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
