extension LiveScript {
    /// A changed page is taken over into the open one: nodes that are the same stay, and with them what is selected, focused,
    /// opened and scrolled there.
    static let page = #"""
        let tag = script.dataset.tag;

        // What stands around `main`. A page where that changes is loaded anew.
        const shell = (page) => {
          const copy = page.documentElement.cloneNode(true);
          for (const part of copy.querySelectorAll("main")) part.replaceChildren();
          for (const part of copy.querySelectorAll("title, meta, script[data-tag], tablesite-problems")) part.remove();
          for (const link of copy.querySelectorAll("link[rel=stylesheet]")) link.href = link.getAttribute("href").split("?")[0];
          return copy.outerHTML.replace(/\s+/g, " ");
        };
        const firstShell = shell(document);

        // Sections that the reader opened or closed stay so, unless the author changed how they begin.
        const written = new WeakMap();
        const noteSections = () => {
          for (const details of document.querySelectorAll("details")) if (!written.has(details)) written.set(details, details.open);
        };
        const keepOpen = (old, now) => {
          const isOpen = now.open;
          if (isOpen === written.get(old)) now.open = old.open;
          written.set(old, isOpen);
        };
        noteSections();

        // Blank text is never kept, so that it is in nobody's way.
        const isNoBlank = (node) => node.nodeType !== Node.TEXT_NODE || node.nodeValue.trim() !== "";

        // Which old node each new one is: that of the same id, else of the same content, else of the same kind at the same place.
        const partners = (left, right) => {
          const found = new Map();
          const free = new Set(left);
          const match = (key) => {
            const byKey = new Map();
            for (const node of free) {
              const list = byKey.get(key(node));
              if (list) list.push(node);
              else byKey.set(key(node), [node]);
            }
            for (const node of right) {
              const partner = !found.has(node) && key(node) !== null && byKey.get(key(node))?.shift();
              if (partner) (found.set(node, partner), free.delete(partner));
            }
          };
          const idOf = (node) => node.id || node.querySelector?.("[id]")?.id;
          match((node) => (idOf(node) ? `${node.nodeName} ${idOf(node)}` : null));
          match((node) => `${node.nodeName} ${node.outerHTML ?? node.nodeValue}`);
          const index = new Map(left.map((node, index) => [node, index]));
          let place = 0;
          for (const node of right) {
            const next = left[place];
            if (!found.has(node) && free.has(next) && next.nodeName === node.nodeName) found.set(node, next);
            if (found.has(node)) place = index.get(found.get(node)) + 1;
          }
          return found;
        };
        const become = (old, now) => {
          if (old.nodeName === "DETAILS") keepOpen(old, now);
          if (old.isEqualNode(now)) return;
          if (old.nodeType !== Node.ELEMENT_NODE) {
            old.nodeValue = now.nodeValue;
            return;
          }
          for (const { name } of [...old.attributes]) if (!now.hasAttribute(name)) old.removeAttribute(name);
          for (const { name, value } of now.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
          const found = partners([...old.childNodes].filter(isNoBlank), [...now.childNodes].filter(isNoBlank));
          const kept = new Set(found.values());
          for (const node of [...old.childNodes]) if (!kept.has(node)) node.remove();
          let place = old.firstChild;
          for (const node of now.childNodes) {
            const partner = found.get(node);
            if (partner) become(partner, node);
            if (partner && partner === place) place = place.nextSibling;
            else old.insertBefore(partner ?? document.importNode(node, true), place);
          }
        };

        // What the reader sees keeps its place in the window: the first thing there that is still on the page afterwards.
        const isStuck = (node) => node && node.nodeName !== "MAIN" && (/fixed|sticky/.test(getComputedStyle(node).position) || isStuck(node.parentElement));
        const inSight = () => {
          const { left, width } = document.querySelector("main").getBoundingClientRect();
          const found = new Set();
          for (let y = 0; y < innerHeight; y += 16) {
            const node = document.elementFromPoint(left + width / 2, y);
            if (node?.matches("main *") && !isStuck(node)) found.add(node);
          }
          return [...found].map((node) => ({ node, top: node.getBoundingClientRect().top })).sort((a, b) => (a.top < 0) - (b.top < 0));
        };
        const keepingPlace = (change) => {
          const root = document.documentElement;
          const top = window.scrollY;
          const seen = top > 0 ? inSight() : [];
          // The browser would do the same a second time.
          root.style.overflowAnchor = "none";
          change();
          const anchor = seen.find(({ node }) => node.isConnected);
          if (anchor) window.scrollBy({ top: anchor.node.getBoundingClientRect().top - anchor.top, behavior: "instant" });
          else window.scrollTo({ top, behavior: "instant" });
          root.style.overflowAnchor = "";
        };

        const updatePage = async () => {
          const [response, text] = await get(location.pathname, { "If-None-Match": `"${tag}"` });
          if (response.status === 304) return;
          const page = new DOMParser().parseFromString(text, "text/html");
          // The page of addresses that do not exist is told without a tag.
          const newest = response.headers.get("ETag")?.replaceAll('"', "") ?? page.querySelector("script[data-tag]")?.dataset.tag;
          if (newest === tag || (!newest && !response.ok)) return;
          const [old, now] = [document, page].map((page) => page.querySelector("main"));
          if (!old || !now || response.redirected || now.querySelector("script") || shell(page) !== firstShell) {
            location.reload();
            return;
          }
          freshen(now);
          keepingPlace(() => become(old, now));
          noteSections();
          document.title = page.title;
          for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.remove();
          document.head.append(...page.querySelectorAll("meta[name=theme-color]"));
          tag = newest;
          document.dispatchEvent(new CustomEvent("tablesite:change"));
        };

        """#
}
