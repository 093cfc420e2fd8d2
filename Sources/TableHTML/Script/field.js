// What the field of a page and that of the site have in common.
const makeInput = (name, attributes) => make("input", {
  "aria-label": name,
  placeholder: name,
  spellcheck: false,
  type: "search",
  ...attributes,
});
const isTyped = (key, event) => event.key === key && !event.altKey && !event.target.closest("input,select,textarea,[contenteditable]");
const enter = (input, event) => {
  event.preventDefault();
  input.focus();
  input.select();
};

// The letters that matched get a mark of the browser's, which changes nothing on the page. Filter and search take away only their own.
const marks = CSS.highlights ? new Highlight() : new Set();
CSS.highlights?.set("tv-match", marks);
const unmark = (node) => {
  for (const mark of marks) if (!root.contains(mark.startContainer) || node.contains(mark.startContainer)) marks.delete(mark);
};
// What is written without spaces matches anywhere.
const isUnspaced = (word) => word >= "\u0e00";
const markIn = (node, wanted) => {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let startContainer; startContainer = walker.nextNode();) {
    for (const { 0: token, index } of startContainer.data.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
      for (const word of wanted) {
        const at = fold(token).indexOf(word);
        if (at < 0 || at && !isUnspaced(word) && !isUnspaced(token[at - 1]) && !/\p{Lu}/u.test(token[at])) continue;
        marks.add(new StaticRange({
          startContainer,
          startOffset: index + at,
          endContainer: startContainer,
          endOffset: index + Math.min(at + word.length, token.length),
        }));
      }
    }
  }
};
