/// The script that open pages follow the author's hand with. It is the preview's own; no exported page has it.
///
/// One tab of a browser holds the stream of events and tells the others, since browsers open few connections to one host. A page
/// knows by its entity tag, which stands in the element of the script, whether it is still the newest.
let liveScript = #"""
    "use strict";
    (() => {
      const script = document.currentScript;
      const own = (name) => new URL(name, script.src);
      let tag = script.dataset.tag;

      // What stands outside of `main` decides whether a changed page can be taken over without loading it anew.
      const shell = (page) => {
        const copy = page.documentElement.cloneNode(true);
        for (const part of copy.querySelectorAll("main")) part.replaceChildren();
        for (const part of copy.querySelectorAll("title, meta, script[data-tag], tablesite-problems")) part.remove();
        for (const link of copy.querySelectorAll("link[rel=stylesheet]")) link.setAttribute("href", link.getAttribute("href").split("?")[0]);
        return copy.outerHTML.replace(/\s+/g, " ");
      };

      // Sections that the reader opened or closed stay so, unless the author changed which ones begin open.
      const openSections = (main) => new Map([...main.querySelectorAll("details")].map((details) =>
        [details.id || details.closest("[id]")?.id || details.querySelector("summary")?.textContent, details.open]));
      let written = openSections(document.querySelector("main") ?? document);
      const keepOpenSections = (old, now) => {
        const [shown, next] = [openSections(old), openSections(now)];
        for (const details of now.querySelectorAll("details")) {
          const [key] = openSections({ querySelectorAll: () => [details] }).keys();
          if (shown.has(key) && written.get(key) === next.get(key)) details.open = shown.get(key);
        }
        written = next;
      };

      // Makes `old` the same as `now` and leaves alone whatever is the same already: what is selected, ticked, scrolled or focused
      // there stays so.
      const isSame = (old, now) => old.isEqualNode(now);
      const become = (old, now) => {
        if (isSame(old, now)) return;
        if (old.nodeType !== now.nodeType || old.nodeName !== now.nodeName || old.nodeType !== Node.ELEMENT_NODE || old.id !== now.id) {
          old.replaceWith(document.importNode(now, true));
          return;
        }
        for (const { name } of [...old.attributes]) if (!now.hasAttribute(name)) old.removeAttribute(name);
        for (const { name, value } of now.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
        const left = [...old.childNodes];
        const right = [...now.childNodes];
        while (left.length && right.length && isSame(left[0], right[0])) (left.shift(), right.shift());
        while (left.length && right.length && isSame(left.at(-1), right.at(-1))) (left.pop(), right.pop());
        const end = left.length ? left.at(-1).nextSibling : right.length ? following(old, now, right.at(-1)) : null;
        const byID = new Map(left.filter((node) => node.id).map((node) => [node.id, node]));
        const wanted = new Set(right.map((node) => node.id).filter(Boolean));
        for (const node of right) {
          let partner = node.id ? byID.get(node.id) : left.find((other) => !(other.id && wanted.has(other.id)) && other.nodeName === node.nodeName && !other.id);
          if (partner) {
            left.splice(left.indexOf(partner), 1);
            old.insertBefore(partner, end);
            become(partner, node);
          } else {
            old.insertBefore(document.importNode(node, true), end);
          }
        }
        for (const node of left) node.remove();
      };
      // The node of `old` before which new nodes go when all of its own are the same.
      const following = (old, now, last) => {
        let behind = 0;
        for (let node = last.nextSibling; node; node = node.nextSibling) behind += 1;
        return behind ? old.childNodes[old.childNodes.length - behind] : null;
      };

      // The first element in sight keeps its place in the window.
      const keepingPlace = (change) => {
        const middle = [...document.querySelectorAll("main [id]")].find((element) => element.getBoundingClientRect().bottom > 0);
        const before = middle && middle.getBoundingClientRect().top;
        const top = window.scrollY;
        change();
        if (!middle || !middle.isConnected || top === 0) window.scrollTo({ top, behavior: "instant" });
        else window.scrollBy({ top: middle.getBoundingClientRect().top - before, behavior: "instant" });
      };

      const firstShell = shell(document);
      const updatePage = async () => {
        const response = await fetch(location.pathname, { headers: { "If-None-Match": `"${tag}"` }, cache: "no-store" });
        if (response.status === 304) return;
        const newest = response.headers.get("ETag")?.replaceAll('"', "");
        if (newest === tag) return;
        const page = new DOMParser().parseFromString(await response.text(), "text/html");
        const [old, now] = [document, page].map((document) => document.querySelector("main"));
        if (!old || !now || shell(page) !== firstShell) {
          location.reload();
          return;
        }
        keepOpenSections(old, now);
        keepingPlace(() => become(old, now));
        document.title = page.title;
        tag = newest ?? page.querySelector("script[data-tag]")?.dataset.tag;
        document.dispatchEvent(new CustomEvent("tablesite:change"));
      };

      // A new sheet is loaded beside the old one, which goes when it is there: nothing is ever shown without style.
      const replace = (link, mark) => new Promise((done) => {
        const next = link.cloneNode();
        next.href = link.href.split("?")[0] + mark;
        next.onload = next.onerror = () => (link.remove(), done());
        link.after(next);
      });
      const sheets = () => [...document.querySelectorAll("link[rel=stylesheet]")].filter((link) => link.href.startsWith(location.origin + "/"));
      const updateFiles = async (changed, number) => {
        const mark = `?${number}`;
        const isChanged = (url) => changed === null || changed.has(decodeURIComponent(new URL(url, location.href).pathname).slice(1));
        const others = changed === null || [...changed].some((path) => !/\.(html|css|xml|json|txt|md)$/.test(path));
        await Promise.all(sheets().filter((link) => others || isChanged(link.href)).map((link) => replace(link, mark)));
        for (const picture of document.querySelectorAll("main :is(img, source, video, audio)[src]")) {
          if (picture.src.startsWith(location.origin) && isChanged(picture.src)) picture.src = picture.src.split("?")[0] + mark;
        }
      };

      // Changes are taken one after the other; those that come meanwhile are taken together.
      let waiting = null;
      let running = false;
      const take = async (change) => {
        if (!waiting) waiting = change;
        else waiting = {
          number: change.number,
          files: waiting.files && change.files ? new Set([...waiting.files, ...change.files]) : null,
          hasProblems: waiting.hasProblems || change.hasProblems,
        };
        if (running) return;
        running = true;
        try {
          while (waiting) {
            const next = waiting;
            waiting = null;
            if (next.hasProblems) await showProblems();
            await updatePage();
            await updateFiles(next.files, next.number);
          }
        } catch {
          // The preview is gone; the stream says when it is back.
        } finally {
          running = false;
        }
      };
      const read = (event) => {
        if (event.type !== "change") return { number: Number(event.lastEventId), files: null, hasProblems: true };
        const data = JSON.parse(event.data);
        return { number: Number(event.lastEventId), files: data.files && new Set(data.files), hasProblems: data.problems };
      };

      // The tab that has the lock listens for all.
      const channel = "BroadcastChannel" in window ? new BroadcastChannel("tablesite") : null;
      const pass = (change) => {
        channel?.postMessage(change);
        take(change);
      };
      if (channel) channel.onmessage = ({ data }) => take(data);
      const listen = () => {
        const events = new EventSource(own("events"));
        events.addEventListener("change", (event) => pass(read(event)));
        events.addEventListener("reset", (event) => pass(read(event)));
        // What changed between the page and the stream.
        events.addEventListener("hello", (event) => pass({ ...read(event), files: new Set() }));
        events.onerror = () => {
          if (events.readyState === EventSource.CLOSED) setTimeout(listen, 1000);
        };
        return events;
      };
      if (channel && navigator.locks) {
        navigator.locks.request("tablesite", () => new Promise(() => listen()));
      } else {
        // Without locks each tab listens while somebody looks at it.
        let events = null;
        const follow = () => {
          if (document.hidden) {
            events?.close();
            events = null;
          } else {
            events ??= listen();
          }
        };
        document.addEventListener("visibilitychange", follow);
        follow();
      }
      // What may have been missed is looked for when the page begins, and when somebody comes back to it.
      const catchUp = () => take({ number: Date.now(), files: new Set(), hasProblems: true });
      document.addEventListener("visibilitychange", () => document.hidden || catchUp());
      window.addEventListener("pageshow", ({ persisted }) => persisted && catchUp());

      // Problems stand over the page, out of reach of its style.
      const element = (name, properties = {}, children = []) => {
        const made = Object.assign(document.createElement(name), properties);
        made.append(...children);
        return made;
      };
      let host = null;
      let shown = "[]";
      let isOpen = null;
      const showProblems = async () => {
        const text = await (await fetch(own("problems.json"), { cache: "no-cache" })).text();
        if (text === shown) return;
        shown = text;
        isOpen = null;
        draw(JSON.parse(text));
      };
      const counted = (count, noun) => (count ? [`${count} ${noun}${count === 1 ? "" : "s"}`] : []);
      const draw = (problems) => {
        if (!problems.length) {
          host?.remove();
          host = null;
          return;
        }
        if (!host) {
          host = document.createElement("tablesite-problems");
          host.attachShadow({ mode: "open" }).append(
            element("link", { rel: "stylesheet", href: own("live.css") }),
            element("section", { lang: "en", dir: "ltr" }),
          );
          document.documentElement.append(host);
        }
        const errors = problems.filter(({ severity }) => severity === "error").length;
        const warnings = problems.filter(({ severity }) => severity === "warning").length;
        const open = isOpen ?? errors > 0;
        const summary = [...counted(errors, "error"), ...counted(warnings, "warning")].join(", ") || "Notes";
        const toggle = element("button", { type: "button", className: errors ? "error" : "warning", textContent: summary });
        toggle.ariaExpanded = String(open);
        toggle.onclick = () => {
          isOpen = !open;
          draw(problems);
          host.shadowRoot.querySelector("button").focus();
        };
        const list = element("ol", { hidden: !open }, problems.map((problem) =>
          element("li", { className: problem.severity }, [
            element("p", {}, [element("strong", { textContent: `${problem.severity}[${problem.code}]` }), `: ${problem.message}`]),
            element("p", {}, [element("a", { href: problem.address, textContent: problem.place })]),
            ...(problem.excerpt ? [element("pre", { textContent: problem.excerpt, tabIndex: 0 })] : []),
            ...(problem.help ? [element("p", { className: "help", textContent: problem.help })] : []),
          ]),
        ));
        const section = host.shadowRoot.querySelector("section");
        section.className = open ? "open" : "";
        section.ariaLabel = "Problems";
        section.replaceChildren(toggle, list);
        section.onkeydown = ({ key }) => {
          if (key === "Escape" && open) toggle.onclick();
        };
      };
      catchUp();
    })();

    """#

/// The style of the problems over a page.
let liveStyle = """
    :host { all: initial; position: fixed; inset-block-end: 0; inset-inline: 0; z-index: 2147483647; pointer-events: none }
    section {
      box-sizing: border-box; max-inline-size: 52rem; max-block-size: 70vh; margin: 0 auto; padding: .75rem; display: flex;
      flex-direction: column; gap: .5rem; align-items: center; color-scheme: dark;
      font: 1rem/1.45 system-ui, sans-serif; color: #fff
    }
    button, ol { pointer-events: auto; box-shadow: 0 .25rem 1.5rem #0006 }
    button {
      order: 1; min-block-size: 2.75rem; padding: 0 1.25rem; border: 1px solid #fff4; border-radius: 2rem; font: inherit;
      font-weight: 600; color: #fff; background: #8a4b00; cursor: pointer
    }
    button.error { background: #b00020 }
    button:focus-visible, a:focus-visible, pre:focus-visible { outline: 3px solid #fff; outline-offset: 2px }
    ol {
      box-sizing: border-box; inline-size: 100%; margin: 0; padding: 0; overflow: auto; list-style: none; border-radius: .75rem;
      background: #1c1c1e; border: 1px solid #fff3
    }
    ol[hidden] { display: none }
    li { padding: .75rem 1rem; border-inline-start: .25rem solid #8e8e93 }
    li.error { border-color: #ff6961 }
    li.warning { border-color: #ffb340 }
    li + li { border-block-start: 1px solid #fff3 }
    p { margin: 0 0 .25rem; overflow-wrap: anywhere }
    p.help { color: #d1d1d6 }
    a { color: #7cc4ff }
    pre {
      margin: .25rem 0 .5rem; padding: .5rem .75rem; overflow-x: auto; border-radius: .5rem; background: #000;
      font: .875rem/1.5 ui-monospace, monospace; tab-size: 4
    }
    @media (forced-colors: active) { button, ol { border: 1px solid } }

    """
