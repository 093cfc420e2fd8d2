const channel = new BroadcastChannel("tablesite");
channel.onmessage = ({ data }) => hear(data);

const listen = () => {
  let events = null;
  let timer = null;
  const open = () => {
    events = new EventSource(own(seen ? `events?since=${seen}` : "events"));
    for (const type of ["change", "reset", "hello"]) {
      events.addEventListener(type, ({ data, lastEventId }) => {
        const event = { type, number: Number(lastEventId), data };
        if (navigator.locks && type !== "hello") channel.postMessage(event);
        hear(event);
      });
    }
    // Some browsers give up when nobody answers.
    events.onerror = () => {
      if (events.readyState === EventSource.CLOSED) timer = setTimeout(open, 1000);
    };
  };
  open();
  return () => {
    clearTimeout(timer);
    events.close();
  };
};

// The tab that has the lock listens for all.
const lead = () => {
  const waiting = new AbortController();
  let end = null;
  const listenUntilEnd = () => new Promise((done) => {
    const close = listen();
    end = () => (close(), done());
  });
  navigator.locks.request("tablesite", { signal: waiting.signal }, listenUntilEnd).catch(() => {});
  return () => (end ? end() : waiting.abort());
};

// There are locks only where the connection is trusted; elsewhere each tab listens while somebody looks at it.
let stop = null;
const begin = () => {
  if (navigator.locks) stop ??= lead();
  else if (!document.hidden) stop ??= listen();
};
const end = () => {
  stop?.();
  stop = null;
};
window.addEventListener("pagehide", end);
const resume = () => {
  begin();
  catchUp();
};
window.addEventListener("pageshow", ({ persisted }) => persisted && resume());
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) resume();
  else if (!navigator.locks) end();
});
// A page from the history may come with the sheets and images of that time.
const isOld = performance.getEntriesByType("navigation")[0]?.type === "back_forward";
catchUp().then(() => isOld && take({ files: null, hasProblems: false })).finally(begin);
