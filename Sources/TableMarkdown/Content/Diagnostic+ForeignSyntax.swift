package import TableModel

extension Diagnostic {
    static func foreignSyntax(_ kind: ForeignSyntax.Kind, path: String, at range: SourceRange?) -> Diagnostic {
        let (message, help): (String, String) =
            switch kind {
            case .shortcode:
                ("a shortcode of Hugo, which is shown as it is written", "write what it stands for in Markdown or HTML")
            case .templateTag:
                (
                    "a tag of a template, which is shown as it is written",
                    "write what it stands for, or put it in back-ticks when it is an example"
                )
            case .expression:
                (
                    "an expression of a template, which is shown as it is written",
                    "write its value, or put it in back-ticks when it is an example"
                )
            case .module: ("a statement of MDX, which is shown as it is written", "take it away; pages run no program")
            case .diagram: ("a diagram, whose source is shown", "add an image of it: `![What it shows](plan.svg)`")
            case .abbreviation:
                ("an abbreviation, which is shown as it is written", "explain it where it stands: `<abbr title=\"…\">HTML</abbr>`")
            case .formula:
                ("a formula of TeX, which is shown as it is written", Self.helpOnFormulas)
            case .programReference:
                (
                    "a directive of mkdocstrings, which is shown as it is written",
                    "write the reference as a document, or link to where it is published"
                )
            case .contentBlock(let name): Self.messageAndHelp(onContentBlock: name)
            case .annotation:
                ("the mark of an annotation, which is shown as it is written", "say it in a numbered list directly below the code")
            case .icon:
                ("an icon of a set that is not here, which is shown by its name", "use an emoji or an image")
            case .attributes:
                (
                    "attributes that have no effect here and are shown as they are written",
                    "rows and headings have attributes; HTML gives classes to anything: `<div class=\"note\">`"
                )
            case .options:
                (
                    "options of kramdown, which have no effect here",
                    "take them away; the settings of a project are in `tablesite.yml`"
                )
            case .table: ("a table of pandoc, which is shown as text", Self.helpOnTables)
            case .directive(let name): (Self.message(ofDirective: name), Self.help(onDirective: name))
            case .role(let name):
                (
                    "the role `{\(name)}` of MyST, which is shown as it is written",
                    ["numref", "any"].contains(name)
                        ? "link to the heading: `[words](page.md#heading)`" : "write what it stands for, in Markdown or HTML"
                )
            case .blockDirective(let name):
                ("the directive `@\(name)` of DocC, which is shown as it is written", "write what it shows in Markdown or HTML")
            case .block(let name, let isRead): Self.messageAndHelp(onBlock: name, isRead: isRead)
            case .component(let name):
                (
                    "the component `<\(name)>` was removed; what stands in it is shown",
                    "write what it draws in Markdown or HTML; `\\<\(name)>` shows the tag"
                )
            }
        return Diagnostic(.foreignSyntax, message, path: path, at: range, help: help)
    }
}

extension Diagnostic {
    private static var helpOnFormulas: String {
        "add an image of it: `![E = mc²](energy.svg)`; MathML takes `html: trusted` in `tablesite.yml`"
    }

    private static func messageAndHelp(onContentBlock name: String) -> (String, String) {
        (
            "the block `::\(name)` of Nuxt Content, which is shown as it is written",
            "notes, folds and tabs have three colons: `::: \(name)`, and `:::` behind them"
        )
    }

    private static var helpOnTables: String { "write it with pipes: `| Fruit | Price |`, and `|---|---|` in the line below" }

    private static func messageAndHelp(onBlock name: String, isRead: Bool) -> (String, String) {
        isRead
            ? (
                "the block `/// \(name)` is unknown and shown as a note",
                "name it `note`, `tip`, `warning` or `details` and give it a title: `/// note | Title`"
            )
            : (
                "the block `/// \(name)` is not read and shown as it is written",
                "begin it in a line of its own, and end it with a line of as many slashes"
            )
    }

    private static func message(ofDirective name: String) -> String {
        "the directive `{\(name)}` of MyST is \(Directive.isKnown(name) ? "not read here" : "unknown"); what is in it is shown as it is written"
    }

    private static func help(onDirective name: String) -> String {
        switch name {
        case "toctree", "tableofcontents": "write a list of links: `- [Title](page.md)`"
        case "eval-rst": "write what it stands for in Markdown"
        case "include", "literalinclude": "put what is in the file here"
        case _ where Directive.isKnown(name): "begin it in a line of its own, which begins no item, and end it as it began"
        default: "write what it makes in Markdown; notes are `{note}`, `{tip}`, `{warning}` and `{admonition} Title`"
        }
    }
}

extension DiagnosticCode {
    package static let foreignSyntax = DiagnosticCode(
        "foreign-syntax", .warning, "a document has syntax of another generator that cannot be read here",
        explanation: """
            Other generators fill in parts of a document before they read its Markdown, or run parts of it as a program:

                {{< chart data="plan.csv" >}}      a shortcode of Hugo
                {% include note.html %}            a tag of Liquid or Jinja
                {{ site.title }}                   an expression
                import Card from './card.mdx'      a statement of MDX
                <Card title="Plan" />              a component
                **Text**{: .loud }                 attributes of kramdown and Python-Markdown
                ::: package.module                 a directive of mkdocstrings
                ```{toctree}                       a directive of MyST
                {numref}`label`                    a role of MyST
                @Video(source: "a.mp4")            a directive of DocC
                /// define                         a block of PyMdown that is not known
                $E = mc^2$                         a formula of TeX
                +-------+-------+                  a table of pandoc, also of dashes alone

            What they stand for is not in the document. The text is shown as it is written, without the tags of components.

            Write what they stand for: `![](plan.png)`, the text of the note. Containers, tabs, included files and titles of
            code are read as other generators write them. An example of such syntax belongs in back-ticks.
            """)
}
