// What the reader chose stands in the address, so that it can be kept and shared: `?q=words&tag=food`.
const chosen = (name) => {
  try {
    return new URLSearchParams(location.search).getAll(name).map((value) => value.slice(0, 200)).slice(0, 50);
  } catch {
    return [];
  }
};

let addressTimer = 0;
let waitingChoices = {};
// Browsers allow few changes a second, and some none on pages from the disk.
const choose = (name, values) => {
  waitingChoices[name] = values;
  clearTimeout(addressTimer);
  addressTimer = setTimeout(writeAddress, 200);
};
const writeAddress = () => {
  const parameters = new URLSearchParams(location.search);
  for (const [name, values] of Object.entries(waitingChoices)) {
    parameters.delete(name);
    for (const value of values) if (value) parameters.append(name, value);
  }
  waitingChoices = {};
  const query = String(parameters);
  try {
    history.replaceState(history.state, "", location.pathname + (query && `?${query}`) + location.hash);
  } catch {
    // The page does its work without it.
  }
};
