package import TableModel

extension PageParser {
    /// Reports a list that is one of its own, and so a table of its own, since its bullet is another one than that of the list right
    /// before it (CommonMark 0.30 §5.3).
    mutating func reportOtherBullet(of list: MarkdownNode) {
        guard let previous = list.previous, previous.kind == .list, !previous.isOrderedList, !list.isOrderedList,
            let bullet = content.places.firstByte(ofBlock: list), let last = content.places.firstByte(ofBlock: previous),
            bullet != last, Self.bullets.contains(bullet), Self.bullets.contains(last)
        else { return }
        // The list that goes on behind an item with the wrong bullet.
        if let first = previous.previous, first.kind == .list, content.places.firstByte(ofBlock: first) == bullet { return }
        let (new, old) = (Unicode.Scalar(bullet), Unicode.Scalar(last))
        content.diagnostics.append(
            Diagnostic(
                .listBullet, "the bullet `\(new)` begins another list, after one with `\(old)`", path: content.path,
                at: SourceRange(start: content.location(of: list), length: 1), label: "a table of its own",
                help: "write `\(old)` where it is one list; a heading or a line of text keeps two apart"))
    }

    private static let bullets = Array("-*+".utf8)
}

extension DiagnosticCode {
    package static let listBullet = DiagnosticCode(
        "list-bullet", .note, "one list is two, as its bullets differ",
        explanation: """
            In CommonMark another bullet begins another list, though nothing stands between the two. Each is a table here:

                - Apples
                - Pears
                * Plums

            Write one bullet for the whole list:

                - Apples
                - Pears
                - Plums

            Where two lists are meant, a heading or a line of text between them says so to readers as well.
            """)
}
