"""How long the lines of a page's texts are."""

# Letters of a line for each text of more than one line, or more letters than a line should have; headings, code and tables apart.
LINES = r"""(() => {
    for (const fold of document.querySelectorAll("main details")) fold.open = true
    const texts = new Map(), nodes = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
        const node = nodes.currentNode
        if (!node.data.trim() || node.parentElement.closest("h1, h2, h3, h4, h5, h6, pre, svg, table, nav, style")) continue
        let block = node.parentElement
        while (/^inline$|^contents$/.test(getComputedStyle(block).display)) block = block.parentElement
        if (!texts.has(block)) texts.set(block, { letters: 0, lines: new Set() })
        const text = texts.get(block), range = document.createRange()
        range.selectNodeContents(node)
        text.letters += node.data.replace(/\s+/g, " ").length
        // What is raised or lowered stands in the line all the same.
        for (const box of range.getClientRects()) if (box.height > 8) text.lines.add(Math.round(box.bottom / 12))
    }
    return [...texts.values()].filter((text) => text.letters > 75).map((text) => text.letters / text.lines.size)
})()"""
