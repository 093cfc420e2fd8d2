// Selecting rows and deselecting them leaves one entry in the history, however often it is done, and moves nothing: the row is where
// it was touched. Escape deselects, and so does a click on a task, which the page's own way to deselect does not know of.
addEventListener("click", (event) => {
  const top = scrollY;
  const link = event.target.closest("[role=list]>li>a[aria-hidden],.tv-deselect");
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link) event.preventDefault();
  if (link && !location.hash) location.hash = link.hash;
  else if (link || main.querySelector("li:target") && event.target.closest("label:not(:target *)")) location.replace(link?.hash ?? "#:");
  scrollTo(scrollX, top);
});
addEventListener("keydown", (event) => {
  if (!isTyped("Escape", event) || event.defaultPrevented || document.querySelector(":popover-open")) return;
  if (main.querySelector("li:target")) location.replace("#:");
});
