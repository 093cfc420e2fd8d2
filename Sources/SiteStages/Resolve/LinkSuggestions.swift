import SiteModel
import TableBasics
import TableModel

/// Finds what the author of a dead link may have meant, within a budget for each page: a site full of dead links must not be
/// slow to build.
struct LinkSuggestions {
    /// How many names may still be looked at, and how many of those compared letter by letter.
    private var scans = 100_000
    private var comparisons = 300

    /// The path of a document or file like `path`, other than the one the link stands in: of the same name but for its ending in the
    /// same folder, else of the same name elsewhere, else of a similar name in the same folder, else, in a small site, of a similar
    /// path and name. For an image only images are looked at, and one in another format is like it.
    mutating func path(near path: String, isImage: Bool, otherThan own: String, in map: LinkMap) -> String? {
        let name = SourcePath.name(of: path)
        let folder = SourcePath.folder(of: path)
        let ownName = SourcePath.folder(of: own) == folder ? SourcePath.name(of: own) : nil
        let neighbours = (map.namesByFolder[folder] ?? []).filter { (!isImage || LinkMap.isImage($0)) && $0 != ownName }
        let stem = SourcePath.stem(of: name)
        if let other = neighbours.first(where: { SourcePath.stem(of: $0) == stem }) { return SourcePath.join(folder, other) }
        if let namesakes = map.pathsByName[name], namesakes.count == 1, !isImage || LinkMap.isImage(name) { return namesakes.first }
        if let nearest = nearest(to: name, in: neighbours), isLike(nearest, stem) { return SourcePath.join(folder, nearest) }
        guard map.paths.count <= 500, let found = nearest(to: path, in: isImage ? map.imagePaths : map.paths, otherThan: own) else {
            return nil
        }
        return isLike(SourcePath.name(of: found), stem) ? found : nil
    }

    /// Whether names are alike without their endings, which are the same as a rule.
    private func isLike(_ name: String, _ stem: String) -> Bool { nearestName(to: stem, in: [SourcePath.stem(of: name)]) != nil }

    /// The id like `fragment`, other than one that is no answer.
    mutating func anchor(near fragment: String, otherThan taken: String?, in anchors: AnchorIndex) -> String? {
        nearest(to: fragment, in: anchors.ids, otherThan: taken)
    }

    private mutating func nearest(to word: String, in names: [String], otherThan taken: String? = nil) -> String? {
        guard scans >= names.count else { return nil }
        scans -= names.count
        let letters = LetterSet(word)
        let candidates = names.filter { LetterSet($0).isClose(to: letters) && $0 != taken }.prefix(comparisons)
        comparisons -= candidates.count
        return nearestName(to: word, in: candidates)
    }
}

/// Which bytes a word has, roughly: words that differ in many of them need no closer look.
private struct LetterSet {
    private var bits: UInt64 = 0
    private let count: Int

    init(_ word: String) {
        count = word.utf8.count
        // The low bits of letters are the same in upper and lower case.
        for byte in word.utf8 { bits |= 1 << UInt64(byte & 31 | (byte >= 0x80 || byte < 0x40 ? 32 : 0)) }
    }

    /// False only for words that ``nearestName(to:in:)`` cannot find close: each edit changes two bytes of a set at most.
    func isClose(to other: LetterSet) -> Bool {
        // A limit in characters of up to four bytes each.
        let limit = max(1, max(count, other.count) / 3)
        return abs(count - other.count) <= limit * 4 && (bits ^ other.bits).nonzeroBitCount <= limit * 2
    }
}
