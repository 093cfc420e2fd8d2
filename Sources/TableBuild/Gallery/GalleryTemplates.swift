/// The same rows for every cell template; empty when there is none.
func galleryTemplates(_ templates: [String]) -> String {
    guard !templates.isEmpty else { return "" }
    return "## Cell templates\n\n" + templates.map(rows).joined(separator: "\n")
}

private func rows(of template: String) -> String {
    """
    ### \(markdownText(template)) {cell=\(JSONText.string(template).text)}

    - Title
    - **Title** - With a detail
    - ![](images/book.svg) **Image** - With a detail
    - ![](images/cup.svg) **Progress** - Two of five {progress=40}
    - ![](images/key.svg) **Everything** - Selected {progress=40 value=2 accessory=disclosure selected=true}
    - [A link](index.md) - To another page
    - [x] A task

    """
}
