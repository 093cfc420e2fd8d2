// Selecting rows and deselecting them leaves one entry in the history, however often it is done. Escape deselects, and so does a click
// on a task, which the page's own way to deselect does not know of.
addEventListener("click", (event) => {
  if (!location.hash || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target.closest("[role=list]>li>a[aria-hidden],.tv-deselect");
  if (link) event.preventDefault();
  if (link || event.target.closest("label:not(:target *)")) location.replace(link?.hash ?? "#:");
});
addEventListener("keydown", (event) => {
  if (!isTyped("Escape", event) || event.defaultPrevented || document.querySelector(":popover-open")) return;
  if (main.querySelector("li:target")) location.replace("#:");
});
