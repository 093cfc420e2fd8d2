package import TableModel

/// What is wrong with the marker of a container.
enum ContainerFault: Equatable {
    case withoutEnd
    case nothingToEnd(colons: Int)
    /// The name, as written.
    case unknownKind(String)
    /// The same behind exclamation or question marks, where nothing but a note can stand.
    case unknownAdmonition(String)
    case unknownDirective(String)
    case unknownBlock(String)
}

extension Diagnostic {
    /// Says what is wrong with a marker.
    static func container(_ fault: ContainerFault, marker: String, path: String, at range: SourceRange) -> Diagnostic {
        switch fault {
        case .withoutEnd:
            Diagnostic(
                .containerEnd, "the container `\(marker)` has no end", path: path, at: range,
                help: "end it with a line of as many colons")
        case .nothingToEnd(let colons):
            Diagnostic(
                .containerEnd, "no container of \(colons) colons is open here", path: path, at: range,
                help: "a container ends in the list item or quote that it began in, with as many colons as it began with")
        case .unknownKind(let name):
            Diagnostic(
                .containerKind, "the container `\(name)` is unknown and shown as a note", path: path, at: range,
                help: nearestName(to: name, in: ContainerKind.names.keys.sorted()).map { "did you mean `\($0)`?" }
                    ?? "name it `note`, `tip`, `info`, `warning`, `danger` or `details` and give it a title")
        case .unknownAdmonition(let name):
            Diagnostic(
                .containerKind, "the container `\(name)` is unknown and shown as a note", path: path, at: range,
                help: help(onAdmonition: name))
        case .unknownBlock(let name): .foreignSyntax(.block(name, isRead: true), path: path, at: range)
        case .unknownDirective(let name): .foreignSyntax(.directive(name), path: path, at: range)
        }
    }
}

extension Diagnostic {
    private static func help(onAdmonition name: String) -> String {
        if ["tab", "tabs"].contains(name.lowercased()) { return "a tab is `=== \"Name\"`, with what is in it indented" }
        return nearestName(to: name, in: ContainerKind.namesOfAlerts).map { "did you mean `\($0)`?" }
            ?? "name it `note`, `tip`, `info`, `warning` or `danger` and give it a title: `!!! note \"Title\"`"
    }

    /// Of a mark `[!NAME]` at the start of a quote.
    static func unknownAlert(_ name: String, path: String, at range: SourceRange) -> Diagnostic {
        let nearest = nearestName(to: name, in: ContainerKind.namesOfAlerts)
        return Diagnostic(
            .containerKind, "the alert `\(name)` is unknown and shown as a note", path: path, at: range,
            help: nearest.map { "did you mean `[!\($0.uppercased())]`?" }
                ?? "write one of `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` and `[!CAUTION]`, and its own title behind it")
    }
}

extension DiagnosticCode {
    package static let containerEnd = DiagnosticCode(
        "container-end", .warning, "a container has no end, or an end no container",
        explanation: """
            What stands between two lines of colons is a container:

                ::: tip Faster
                Build twice: the second time reads only what changed.
                :::

            One without an end goes as far as the next heading beside it, or the end of the list item or quote that it stands in.
            Of containers in one another the outer has more colons:

                :::: details More
                ::: tip
                Text
                :::
                ::::

            A line of colons that ends nothing is shown as it is.
            """)

    package static let containerKind = DiagnosticCode(
        "container-kind", .warning, "a container is of a kind that is not known",
        explanation: """
            The word behind the colons or the exclamation marks says what a container is for:

                ::: tip
                !!! warning "Careful"
                ??? question

            So does the one in the first line of a quote:

                > [!TIP]
                > Build twice.

            Known are note, info, tip, important, warning, caution, danger, success, question, failure, bug, example, quote, abstract
            and others that stand for these, details for what folds, tabs and code-group for texts that stand for one another. Any
            other is shown as a note with the word as its title, and a quote stays a quote.

            A container that is there for its looks has a class instead: `::: {.wide}`.
            """)
}
