import SiteModel
import TableBasics

extension Gallery {
    /// The document of a theme's page: its first screen as a reader would meet it, then every part of a table in every state.
    static func document(_ theme: GalleryTheme) -> String {
        let chapters = [
            rows, shapesAndStates, accessories, imagesAndValues, icons(theme.icons), blocks, sections, prose,
            templates(theme.templates),
        ].filter { !$0.isEmpty }
        return opening(of: theme) + chapters.joined(separator: "\n") + closing
    }

    private static func opening(of theme: GalleryTheme) -> String {
        let introduction = theme.description.isEmpty ? "" : MarkdownText.escaped(theme.description) + ". "
        return """
            ---
            title: \(JSONValue.string(theme.title).text)
            theme: \(JSONValue.string(theme.name).text)
            ---
            \(introduction)A site has it with `theme: \(theme.name)`; see the [other themes](index.md).

            ## At a glance

            - ![](images/book.svg) [Summer reading](index.md) - Twelve novels for long evenings {value=12}
            - ![](images/cup.svg) [In the kitchen](index.md) - Bread, soups, and what is in season {selected=true}
            - ![](images/down.svg) **Downloads** - Nine of fourteen chapters {progress=64}
            - ![](images/key.svg) **Reading room** - Open until eight today {detail=#captions-and-footers}

            ## Today

            - [x] Return *The Voyage Out*
            - [ ] Collect the atlas
            - Books on loan {value="3 of 10"}
            - Remind me a day before {accessory=check}

            ## Contents

            - [Rows](#rows)
            - [Shapes and states](#shapes-and-states)
            - [Accessories](#accessories)
            - [Images and values](#images-and-values)\(theme.icons.isEmpty ? "" : "\n- [Icons](#icons)")
            - [Blocks in rows](#blocks-in-rows)
            - [Sections](#sections)
            - [Prose](#prose)\(theme.templates.isEmpty ? "" : "\n- [Cell templates](#cell-templates)")


            """
    }

    private static let closing = """

        ---

        This is the footer of the page: a short closing text with a [link](index.md) and `code`.

        """
}
