import SiteModel
import TableBasics

/// Which paths the watched folders stand for. One folder may have several: symbolic links lead to it, or two roots share it.
struct WatchTable: Equatable {
    enum Place: Hashable {
        /// Every entry concerns a root, by its index.
        case folder(path: String, root: Int)
        /// One entry matters, reported as a path: that of a single file, or of a link to the entry.
        case entry(name: String, path: String)
        /// One entry leads to a path. When it or the folder itself changes, what is watched must be found anew.
        case ancestor(name: String, path: String)

        var path: String {
            switch self {
            case .folder(let path, _), .entry(_, let path), .ancestor(_, let path): path
            }
        }
    }

    private(set) var places: [Int32: Set<Place>] = [:]
    /// By the folders of roots, what of them a build sees.
    private var rules: [RuledFolder: SourceRules] = [:]
    /// Paths of symbolic links.
    var links: Set<String> = []
    /// Whether a link leads nowhere, so that any new file may be its target.
    var hasBrokenLink = false

    private struct RuledFolder: Hashable {
        let path: String
        let root: Int
    }

    mutating func set(_ rules: SourceRules, in path: String, root: Int) { self.rules[RuledFolder(path: path, root: root)] = rules }

    /// Those of a folder that is watched, or nil.
    func rules(in path: String, root: Int) -> SourceRules? { rules[RuledFolder(path: path, root: root)] }

    mutating func add(_ place: Place, for watch: Int32) { places[watch, default: []].insert(place) }

    /// Watches of a folder only whether it stays a site that tablesite made, which a mark in it says.
    mutating func replace(_ place: Place, for watch: Int32, with mark: String) {
        places[watch]?.remove(place)
        add(.ancestor(name: mark, path: place.path), for: watch)
    }

    mutating func forget(_ watch: Int32) { places[watch] = nil }

    /// Forgets a folder that moved away with everything in it; returns the watches that stand for nothing any more.
    mutating func removeFolder(_ path: String) -> [Int32] {
        var emptied: [Int32] = []
        for folder in rules.keys where folder.path == path || SourcePath.isInside(folder.path, path) { rules[folder] = nil }
        for (watch, all) in places {
            let kept = all.filter { $0.path != path && !SourcePath.isInside($0.path, path) }
            guard kept.count < all.count else { continue }
            places[watch] = kept.isEmpty ? nil : kept
            if kept.isEmpty { emptied.append(watch) }
        }
        return emptied
    }

    /// What an event asks for. An event of a forgotten watch asks for nothing.
    ///
    /// - Parameter isLink: whether a symbolic link stands at a path.
    func meanings(of event: InotifyEvent, roots: [WatchedRoot], isLink: (String) -> Bool) -> [Meaning] {
        if !event.mask.isDisjoint(with: [.overflowed, .unmounted]) { return [.rescan] }
        if event.mask.contains(.ignored) { return [.forget(event.watch)] }
        return (places[event.watch] ?? []).flatMap { place -> [Meaning] in
            let isAboutEntries = !event.mask.isDisjoint(with: .entries)
            switch place {
            case .ancestor(let name, let path):
                let isConcerned = isAboutEntries ? event.name == name : !event.mask.isDisjoint(with: .itself)
                return isConcerned ? [.change(path, .unsettled), .rescan] : []
            case .entry(let name, let path):
                return event.name == name ? meanings(of: event, at: path, isLink: isLink) : []
            case .folder(let path, let root):
                guard event.mask.isDisjoint(with: .itself) else { return [] }
                guard let name = event.name else { return [.change(path, .unsettled)] }
                let child = SourcePath.child(name, of: path)
                // A mark that makes a folder one of tablesite's, or none.
                if name == OutputManifest.folderName, isAboutEntries, path != roots[root].path {
                    return [.change(path, .unsettled), .rescan]
                }
                let rules = rules(in: path, root: root) ?? roots[root].rules
                if !rules.isIncluded, name == SourceRules.ignoreFileName || isAboutEntries && SourceRules.dependOn(name) {
                    return [.change(child, event.state), .rescan]
                }
                let isFolder = event.mask.contains(.isFolder)
                if case .leftOut = roots[root].decision(on: child, name: name, isFolder: isFolder, by: rules) { return [] }
                guard isFolder else { return meanings(of: event, at: child, isLink: isLink) }
                return meanings(ofFolder: event, at: child, root: root)
            }
        }
    }

    private func meanings(of event: InotifyEvent, at path: String, isLink: (String) -> Bool) -> [Meaning] {
        var result = [Meaning.change(path, event.state)]
        let isNew = !event.mask.isDisjoint(with: [.created, .movedTo])
        // Links are few: everything is looked at again, instead of telling their changes apart.
        if !event.mask.isDisjoint(with: .entries), links.contains(path) || isNew && (hasBrokenLink || isLink(path)) {
            result.append(.rescan)
        }
        return result
    }

    private func meanings(ofFolder event: InotifyEvent, at path: String, root: Int) -> [Meaning] {
        var result = [Meaning.change(path, event.state)]
        if event.mask.contains(.movedFrom) { result.append(.leave(path)) }
        if !event.mask.isDisjoint(with: [.created, .movedTo]) { result.append(.enter(path, root: root)) }
        if !links.isEmpty { result.append(.rescan) }
        return result
    }

    /// What is to be done about an event.
    enum Meaning: Equatable {
        case change(String, FoundChanges.State)
        /// A folder is new and must be watched.
        case enter(String, root: Int)
        /// A folder is no longer at a path.
        case leave(String)
        case forget(Int32)
        /// All roots must be looked through again.
        case rescan
    }
}

extension InotifyEvent {
    /// What the event says of its entry.
    fileprivate var state: FoundChanges.State {
        if !mask.isDisjoint(with: [.closedAfterWriting, .movedTo]) { return .written }
        return mask.contains(.created) && !mask.contains(.isFolder) ? .begun : .unsettled
    }
}
