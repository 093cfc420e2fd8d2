// The table that a document becomes, and the page of it as one file.

import TableSite

let document = """
    # Groceries

    ## Fruit

    - [x] **Apples** - five, red {value="2.50"}
    - [ ] **Pears** - ripe
    """

let table = await Table(document)
for section in table.sections {
    for row in section.rows {
        print("\(section.title): \(row.title), \(row.detail), \(row.isDone == true ? "done" : "to do"), \(row.value ?? "no price")")
    }
}

let page = try await renderPage(document, settings: "theme: midnight")
print(String(decoding: page.html.prefix(15), as: UTF8.self), page.diagnostics.count)
