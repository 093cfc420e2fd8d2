// A button in each block of code. Pages without HTTPS have no way to the clipboard.
const addCopyButtons = () => {
  for (const block of navigator.clipboard ? main.querySelectorAll("pre>code:not(:has(>button))") : []) {
    const button = makeOurs("button", "tv-copy");
    const show = (name, isDone) => {
      button.setAttribute("aria-label", name);
      button.toggleAttribute("data-done", isDone);
    };
    button.onclick = async () => {
      await navigator.clipboard.writeText(block.textContent.replace(/\n$/, ""));
      show(text.copied, true);
      setTimeout(show, 2000, text.copy, false);
    };
    show(text.copy, false);
    block.prepend(button);
  }
};
addCopyButtons();
onMerge.push(addCopyButtons);
