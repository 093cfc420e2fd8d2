import SiteModel
package import TableModel

/// The addresses of a site that were published and must stay: the file `tablesite.lock`.
///
/// A line an address, sorted, so that a change is one line wherever it is, and lines of two branches can be put together in any
/// way: their order does not matter, nor does one that is there twice.
///
///     # The published addresses of this site; …
///     guide.html
///     guide.html#install
package struct SiteLock: Sendable {
    package struct Record: Sendable, Equatable {
        package let address: PublishedAddress
        /// Of the whole address.
        package let place: SourceRange

        /// The place of what is said of it: of the id, if it has one.
        var shortPlace: SourceRange {
            guard address.id != nil else { return place }
            let before = PublishedAddress(page: address.page).line.utf8.count
            return SourceRange(
                line: place.start.line, column: place.start.column + before, length: max(1, place.length - before))
        }
    }

    /// For messages.
    package let path: String
    /// In the order of the file, each once.
    package private(set) var records: [Record] = []

    /// Reads the file. Gives `lock-line` for lines that are none of its own.
    package static func read(_ bytes: [UInt8], path: String) -> Checked<SiteLock> {
        var lock = Checked(SiteLock(path: path))
        var known: Set<PublishedAddress> = []
        let lines = SourceLines(bytes)
        for number in 1...lines.count {
            var line = lines[number]
            var column = 1
            if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) {
                line = line.dropFirst(3)
                column = 4
            }
            guard let first = line.first, first != UInt8(ascii: "#") else { continue }
            let place = SourceRange(line: number, column: column, length: line.count)
            guard let address = PublishedAddress(line: line) else {
                lock.diagnostics.append(.brokenLockLine(String(decoding: line.prefix(80), as: UTF8.self), path: path, at: place))
                continue
            }
            if known.insert(address).inserted { lock.value.records.append(Record(address: address, place: place)) }
        }
        return lock
    }

    private init(path: String) { self.path = path }

    /// The file that has these addresses.
    package static func bytes(for addresses: some Sequence<PublishedAddress>) -> [UInt8] {
        var text = "# The published addresses of this site, which `tablesite check` wants to stay; written by `tablesite lock`.\n"
        for address in Set(addresses).sorted() { text += address.line + "\n" }
        return Array(text.utf8)
    }
}

extension DiagnosticCode {
    package static let lockLine = DiagnosticCode(
        "lock-line", .error, "a line of `tablesite.lock` is no address",
        explanation: """
            `tablesite.lock` lists the published addresses of a site, one a line: a page, `guide.html`, or a place of it,
            `guide.html#install`. Lines that begin with `#` are comments.

            When two branches changed the file, keep the lines of both and remove the marks of the conflict; order does not matter.
            `tablesite lock` sorts it.
            """)
}

extension Diagnostic {
    fileprivate static func brokenLockLine(_ line: String, path: String, at place: SourceRange) -> Diagnostic {
        let isConflict = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains(where: line.hasPrefix)
        return Diagnostic(
            .lockLine,
            isConflict ? "the mark of a conflict between branches" : "`\(DisplayText.visible(line))` is no address of a page",
            path: path, at: place,
            help: isConflict ? "keep the lines of both and remove the marks" : "write `page.html` or `page.html#id`")
    }
}
