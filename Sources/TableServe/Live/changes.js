// The number of the last change that this page knows of.
let seen = 0;
// That of the last one when the page was sent, where the browser says so. Its sheets and images may be newer, but not older.
const sent = performance.getEntriesByType("navigation")[0]?.serverTiming?.find(({ name }) => name === "change")?.duration;
let waiting = null;
let isRunning = false;

const both = (a, b) => ({
  files: a.files && b.files ? new Set([...a.files, ...b.files]) : null,
  hasProblems: a.hasProblems || b.hasProblems,
});
const take = async (change) => {
  waiting = waiting ? both(waiting, change) : change;
  if (isRunning) return;
  isRunning = true;
  while (waiting) {
    const next = waiting;
    waiting = null;
    try {
      if (next.hasProblems) await showProblems();
      await updatePage();
      await updateFiles(next.files, String(seen));
    } catch (error) {
      isRunning = false;
      if (error !== gone) throw error;
      waiting = waiting ? both(next, waiting) : next;
      return;
    }
  }
  isRunning = false;
};

// An event as the stream tells it. Of one that was missed all that is known is that it was there.
const hear = ({ type, number, data }) => {
  if (number === seen || (type === "change" && number < seen)) return;
  if (type === "change" && seen && number > seen + 1) {
    catchUp();
    return;
  }
  seen = number;
  if (type === "change") {
    const { files, problems } = JSON.parse(data);
    take({ files: files && new Set(files), hasProblems: problems });
  } else {
    take({ files: type === "reset" ? null : new Set(), hasProblems: true });
  }
};
const catchUp = async () => {
  try {
    const since = seen || sent;
    const [, text] = await get(own(since ? `state?since=${since}` : "state"));
    const { latest, complete, events } = JSON.parse(text);
    if (!complete) hear({ type: "reset", number: latest });
    else if (!seen) hear({ type: "hello", number: since || latest });
    for (const { id, event, data } of events) hear({ type: event, number: id, data });
    if (waiting) take(waiting);
  } catch (error) {
    if (error !== gone) throw error;
  }
};
