import SiteModel
import TableBasics

extension Gallery {
    /// The same rows for every cell template; empty when there is none.
    static func templates(_ templates: [String]) -> String {
        guard !templates.isEmpty else { return "" }
        return "## Cell templates\n\n" + templates.map(templateRows).joined(separator: "\n")
    }

    private static func templateRows(of template: String) -> String {
        let name = MarkdownText.escaped(template)
        return """
            ### \(name) {cell=\(JSONValue.string(template).text)}

            - A title, \(name)
            - **Title and detail, \(name)** - Both in their places
            - ![](images/book.svg) **Image, \(name)** - With a detail
            - ![](images/cup.svg) **Progress, \(name)** - Two of five {progress=40}
            - ![](images/key.svg) **Everything, \(name)** - Selected {progress=40 value=2 accessory=disclosure selected=true}
            - [A link, \(name)](index.md) - To another page
            - [x] **A task, \(name)** - Done

            """
    }
}
