extension LiveScript {
    /// Changed style sheets and images are fetched anew under an address with a mark, since browsers remember those they show.
    static let files = #"""
        // The newest mark of each changed file by its path in the site, and that of all others.
        const marks = new Map();
        let otherMark = "";
        const pathOf = ({ pathname }) => {
          try {
            return decodeURIComponent(pathname).slice(1);
          } catch {
            return pathname.slice(1);
          }
        };
        const fresh = (address) => {
          const url = new URL(address, document.baseURI);
          const mark = url.origin === location.origin && (marks.get(pathOf(url)) ?? otherMark);
          if (!mark) return address;
          url.search = mark;
          return url.href;
        };
        const freshList = (list) =>
          list.split(/,\s+/).map((part) => part.trim().replace(/^\S+/, fresh)).join(", ");

        const freshen = (root) => {
          for (const node of root.querySelectorAll(":is(img, source, video, audio, track):is([src], [srcset], [poster])")) {
            for (const [name, change] of [["src", fresh], ["poster", fresh], ["srcset", freshList]]) {
              const value = node.getAttribute(name);
              if (value && change(value) !== value) node.setAttribute(name, change(value));
            }
          }
        };

        // A new sheet is loaded beside the old one, which goes when it is there: nothing is ever shown without style.
        const replace = (link, address) => new Promise((done) => {
          const next = link.cloneNode();
          next.href = address;
          next.onload = () => (link.remove(), done());
          next.onerror = () => (next.remove(), done());
          link.after(next);
        });

        const updateFiles = async (changed, mark) => {
          if (changed === null) {
            marks.clear();
            otherMark = mark;
          } else {
            for (const path of changed) marks.set(path, mark);
          }
          const sheets = [...document.querySelectorAll("link[rel=stylesheet]")].filter((link) => new URL(link.href).origin === location.origin);
          // Sheets may show other files.
          if (changed && [...changed].some((path) => !/\.(html|css|xml|json|txt|md)$/.test(path))) {
            for (const link of sheets) marks.set(pathOf(new URL(link.href)), mark);
          }
          await Promise.all(sheets.filter((link) => fresh(link.href) !== link.href).map((link) => replace(link, fresh(link.href))));
          freshen(document);
        };

        """#
}
