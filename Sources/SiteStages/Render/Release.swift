import SiteModel
import TableBasics
import TableModel

/// A release in a changelog: a section whose heading has a version or a day, and the smaller ones that follow it.
struct Release: Sendable {
    let title: String
    let id: String
    let date: Timestamp
    /// Indices into the page's sections; the first has the release's own heading.
    let sections: Range<Int>

    /// The dated releases of a page that is a changelog, newest first; none for any other page.
    ///
    /// - Parameter content: of its document, where that is split.
    static func all(on page: SitePage, _ content: Page) -> [Release] {
        guard page.isListed, !page.isGenerated, page.parsed.part == nil else { return [] }
        // The first page of a document that is split is an index as well, of the folder of its pages.
        let isIndex = page.parsed.isSplit ? DocumentName.isIndex(page.path) : page.isIndex
        return DocumentName.isChangelog(page.path, isIndex: isIndex) ? all(in: content) : []
    }

    /// The dated releases of a page, newest first; those of one day in the order of the page.
    ///
    /// Releases are the headings of the level that most of them have. Those without a date have no place in a feed.
    static func all(in page: Page) -> [Release] {
        let headings = page.sections.indices.filter { page.sections[$0].heading.map { $0.level > 0 } ?? false }
        let titles = Dictionary(uniqueKeysWithValues: headings.map { ($0, page.title(ofSection: $0)) })
        let named = headings.filter { index in titles[index].map { day(in: $0) != nil || hasVersion($0) } ?? false }
        let counts = Dictionary(grouping: named) { page.sections[$0].heading?.level ?? 0 }.mapValues(\.count)
        guard let level = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return [] }

        // From the end of the page, where each release ends is known.
        var end = page.sections.count
        var releases: [Release] = []
        for index in headings.reversed() {
            guard let heading = page.sections[index].heading, heading.level <= level else { continue }
            if heading.level == level, !heading.id.isEmpty, let title = titles[index], let date = day(in: title) {
                releases.append(Release(title: title, id: page.string(heading.id), date: date, sections: index..<end))
            }
            end = index
        }
        releases.reverse()
        return releases.enumerated().sorted { ($1.element.date, $0.offset) < ($0.element.date, $1.offset) }.map(\.element)
    }

    /// The first day in a heading: `2026-11-21`, or with slashes.
    static func day(in title: String) -> Timestamp? {
        let bytes = Array(title.utf8)
        guard bytes.count >= 10 else { return nil }
        for start in 0...(bytes.count - 10) {
            guard bytes[start + 4] == bytes[start + 7], start == 0 || !bytes[start - 1].isASCIIDigit,
                start + 10 == bytes.count || !bytes[start + 10].isASCIIDigit
            else { continue }
            let text = String(decoding: bytes[start..<start + 10], as: UTF8.self).replacing("/", with: "-")
            if let date = Timestamp(text) { return date }
        }
        return nil
    }

    /// Whether a heading has two numbers with a dot between them.
    static func hasVersion(_ title: String) -> Bool {
        let bytes = Array(title.utf8)
        return bytes.indices.dropFirst().dropLast().contains { index in
            bytes[index] == UInt8(ascii: ".") && bytes[index - 1].isASCIIDigit && bytes[index + 1].isASCIIDigit
        }
    }
}

extension Page {
    /// The words of a section's heading on one line.
    fileprivate func title(ofSection index: Int) -> String {
        guard let heading = sections[index].heading else { return "" }
        return plainText(heading.title).split { $0.isWhitespace }.joined(separator: " ")
    }
}
