const script = document.currentScript;
const own = (name) => new URL(name, script.src);

// Thrown when the preview does not answer; the stream of events says when it is back.
const gone = Symbol("gone");
const get = async (address, headers = {}) => {
  try {
    const response = await fetch(address, { headers, cache: "no-store" });
    return [response, await response.text()];
  } catch {
    throw gone;
  }
};
