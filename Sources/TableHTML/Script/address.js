// What the reader chose stands in the address, so that it can be kept and shared: `?q=words&tag=food`.
const chosen = new URLSearchParams(location.search);
let addressTimer = 0;
const choose = (name, values) => {
  chosen.delete(name);
  for (const value of values) if (value) chosen.append(name, value);
  // Browsers allow few changes a second, and some none on pages from the disk.
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => {
    try {
      history.replaceState(null, "", (chosen.size ? `?${chosen}` : location.pathname) + location.hash);
    } catch {
      // The page does its work without it.
    }
  }, 200);
};
