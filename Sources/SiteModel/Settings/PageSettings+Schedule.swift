package import TableModel

extension PageSettings {
    /// Why the page is not to be published at a moment: a note at the date that says so; nil for a page to publish.
    ///
    /// - Parameter now: nil for a build without a clock, which has no future.
    package func reasonToWait(at now: Timestamp?, path: String) -> Diagnostic? {
        guard let now else { return nil }
        let begin = publishDate ?? date.map { PlacedText($0, at: dateRange) }
        if let begin, let time = Timestamp(begin.text), time > now {
            return Diagnostic(
                .pageLeftOut, "the page is not published before \(begin.text)", path: path, at: begin.range,
                help: "build it with `--drafts`, or as on another day with `--date`")
        }
        if let end = expiryDate, let time = Timestamp(end.text), time <= now {
            return Diagnostic(
                .pageLeftOut, "the page is not published since \(end.text)", path: path, at: end.range,
                help: "build it with `--drafts`, or as on another day with `--date`")
        }
        return nil
    }
}

extension Diagnostic {
    /// What is told of a draft that was asked about by its name.
    package static func uncheckedDraft(_ path: String) -> Diagnostic {
        Diagnostic(.pageLeftOut, "the document is a draft, and was not checked", path: path, help: "check it with `--drafts`")
    }
}
