import TableBasics

/// The elements of the author's HTML that are open and may have turned.
struct TurnedMarkup {
    var scan = MarkupScan()
    var raw = RawMarkup()
    /// Which way text runs, and whether somebody says so.
    typealias Direction = (isRightToLeft: Bool, isSaid: Bool)

    /// With the direction of what is around them.
    private var open: [(name: [UInt8], around: Direction)] = []
    /// How many of a name are open, so that an end tag without a start is known at once.
    private var counts: [[UInt8]: Int] = [:]

    /// The name of every heading: its level stands between two pieces.
    static let heading = Array("h".utf8)
    static let names = names(
        "article aside blockquote caption center dd details div dl dt figcaption figure li ol p section summary ul")
    static let ofCode = names("code kbd pre samp")

    private static func names(_ list: String) -> Set<[UInt8]> { Set(list.split(separator: " ").map { Array($0.utf8) }) }

    /// - Parameter around: the direction of what is around it.
    mutating func begin(_ name: [UInt8], in around: Direction) {
        open.append((name, around))
        counts[name, default: 0] += 1
    }

    /// The direction of what is around the element that ends; nil for one that has not begun.
    mutating func end(_ name: [UInt8]) -> Direction? {
        guard counts[name, default: 0] > 0, let index = open.lastIndex(where: { $0.name == name }) else { return nil }
        for element in open[index...] { counts[element.name, default: 0] -= 1 }
        defer { open.removeSubrange(index...) }
        return open[index].around
    }

    /// What a tag says of its direction: nil for nothing, and within for `auto`.
    static func direction(in tag: ArraySlice<UInt8>) -> Bool?? {
        guard let value = MarkupScan.value(of: ["dir"], in: tag) else { return nil }
        let said = String(decoding: value, as: UTF8.self).lowercased()
        return .some(said == "rtl" ? true : said == "ltr" ? false : nil)
    }
}
