import TableModel

/// Finds what the author of a dead link may have meant, within a budget for each page: a document full of dead links must not
/// make a build slow.
struct LinkSuggestions {
    private var budget = 200_000

    /// The path of a document or file like `path`: of the same name elsewhere, else of a similar path.
    mutating func path(near path: String, in map: LinkMap) -> String? {
        guard spend(map.paths.count) else { return nil }
        let name = SourcePath.name(of: path)
        let namesakes = map.paths.filter { SourcePath.name(of: $0) == name }
        if namesakes.count == 1 { return namesakes.first }
        let folder = SourcePath.folder(of: path)
        let neighbours = map.paths.filter { SourcePath.folder(of: $0) == folder }
        if let nearest = nearestName(to: name, in: neighbours.map(SourcePath.name(of:))) {
            return SourcePath.join(folder, nearest)
        }
        guard spend(map.paths.count * 10) else { return nil }
        return nearestName(to: path, in: map.paths)
    }

    /// The id like `fragment`.
    mutating func anchor(near fragment: String, in anchors: AnchorIndex) -> String? {
        guard spend(anchors.count * 10) else { return nil }
        return nearestName(to: fragment, in: anchors.ids)
    }

    private mutating func spend(_ cost: Int) -> Bool {
        guard budget >= cost else { return false }
        budget -= cost
        return true
    }
}
