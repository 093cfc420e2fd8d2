// A site from two documents in memory: its pages, and what is wrong with its sources.

import TableSite

let sources = SiteSources(
    [
        "index.md": """
        # Tools

        ## Editors

        - [Vim](https://www.vim.org) - an editor that is everywhere
        - [Guide](guide.md) - how to begin
        - [Plans](plans.md) - not written yet
        """,
        "guide.md": "# Guide\n\n1. Open the file\n2. Read it\n",
    ],
    settings: "title: My tools\n")

let site = try await sources.build()
for path in site.files.keys.sorted() where path.hasSuffix(".html") {
    print(path, site.files[path]?.isEmpty == false ? "has bytes" : "is empty")
}
for diagnostic in site.diagnostics {
    print("\(diagnostic.path):\(diagnostic.line ?? 0):\(diagnostic.column ?? 0) \(diagnostic.code): \(diagnostic.message)")
}

print(site.pageCount, "pages,", site.rowCount, "rows")
