// A button in each block of code. Pages without HTTPS have no way to the clipboard.
const addCopyButtons = () => {
  for (const block of navigator.clipboard ? main.querySelectorAll("pre>code:not(:has(>button))") : []) {
    const button = make("button", { class: "tv-copy", "data-script": "", type: "button", "aria-label": text.copy });
    if (text.lang) button.lang = text.lang;
    button.onclick = async () => {
      await navigator.clipboard.writeText(block.textContent.replace(/\n$/, ""));
      button.setAttribute("aria-label", text.copied);
      button.dataset.done = "";
      setTimeout(() => {
        button.setAttribute("aria-label", text.copy);
        delete button.dataset.done;
      }, 2000);
    };
    block.prepend(button);
  }
};
addCopyButtons();
onMerge.push(addCopyButtons);
