// The field over the rows, on pages that have enough of them.
if (script.dataset.filter === "") {
  const show = (isAtOnce) => {
    const header = main.querySelector(".tv-header");
    // What is moved loses the cursor.
    if (!box.isConnected) header.insertBefore(box, header.querySelector(".tv-ticks"));
    if (isNarrowed()) narrow(true);
    work("chips", makeChips(), isAtOnce);
  };
  readPage();
  makeField();
  makeOrder();
  if (chosen.has("order")) arrange();
  show();
  onTick.push(() => work("chips", makeChips(true), true));
  onMerge.push(() => {
    folded = new WeakMap();
    written.clear();
    arrange();
    show(true);
  });
}
