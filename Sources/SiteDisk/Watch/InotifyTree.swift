import SiteModel
import TableBasics

#if canImport(Glibc) || canImport(Musl)
    #if canImport(Glibc)
        import Glibc
    #else
        import Musl
    #endif

    /// The folders below some roots, each with a watch of an inotify descriptor that somebody else owns.
    struct InotifyTree {
        typealias Mask = InotifyEvent.Mask

        private let descriptor: Int32
        private let roots: [WatchedRoot]
        private var table = WatchTable()
        /// Folders that were reached through links; two links a folder, nested, would give one for every way to it.
        private var linkedCount = 0

        private static let maximumLinkedCount = 10_000

        init(_ roots: [WatchedRoot], descriptor: Int32) throws(WatchError) {
            self.roots = roots
            self.descriptor = descriptor
            try scan()
        }

        var watchCount: Int { table.places.count }

        /// Follows the events with its watches and says what changed.
        mutating func handle(_ events: [InotifyEvent]) -> FoundChanges {
            var found = FoundChanges()
            var mustScan = false
            do throws(WatchError) {
                for event in events {
                    let meanings = table.meanings(of: event, roots: roots) {
                        FileSystem.status(of: $0, followingLinks: false)?.kind == .link
                    }
                    for meaning in meanings {
                        switch meaning {
                        case .change(let path, let state): found.add(path, state)
                        case .enter(let path, let root): try enter(path, realPath: path, root: root)
                        case .leave(let path): for watch in table.removeFolder(path) { inotify_rm_watch(descriptor, watch) }
                        case .forget(let watch): table.forget(watch)
                        case .rescan: mustScan = true
                        }
                    }
                }
                if mustScan {
                    found.isComplete = false
                    try scan()
                }
            } catch {
                found.isComplete = false
                found.failure = error
            }
            return found
        }

        /// Finds everything that is to be watched. Watches that are needed again stay as they are and lose no event.
        private mutating func scan() throws(WatchError) {
            let old = table.places.keys
            table = WatchTable()
            linkedCount = 0
            defer {
                for watch in old where table.places[watch] == nil { inotify_rm_watch(descriptor, watch) }
            }
            for (index, root) in roots.enumerated() {
                switch root.kind {
                case .folder:
                    guard try watchWay(to: root.path) else { continue }
                    try enter(root.path, realPath: FileSystem.realPath(of: root.path) ?? root.path, root: index)
                case .file:
                    let folder = SourcePath.folder(of: root.path)
                    guard try watchWay(to: folder) else { continue }
                    try watchEntry(root.path, as: root.path)
                    if FileSystem.status(of: root.path, followingLinks: false)?.kind == .link { try watchLink(root.path) }
                }
            }
        }

        /// Watches the folders around a path, so that it is noticed when it goes or comes; says whether it is there.
        private mutating func watchWay(to path: String) throws(WatchError) -> Bool {
            var folder = "/"
            var around: String?
            let names = SourcePath.parts(of: path).map(String.init)
            for (index, name) in names.enumerated() {
                let child = SourcePath.child(name, of: folder)
                let place = WatchTable.Place.ancestor(name: name, path: path)
                // Entries of the folders farther up come and go often and matter only when the way ends there.
                let isLast = index == names.count - 1
                if try watch(folder, isLast ? [.itself, .entries] : .itself, place) == nil, let around {
                    // It went just now: its coming back is seen from the folder around it, unless it has come back already.
                    try watch(around, [.itself, .entries], .ancestor(name: SourcePath.name(of: folder), path: path))
                    try watch(folder, [.itself, .entries], place)
                }
                if FileSystem.status(of: child) == nil {
                    try watch(folder, [.itself, .entries], place)
                    // It may have come in between.
                    guard FileSystem.status(of: child) != nil else { return false }
                }
                (around, folder) = (folder, child)
            }
            return true
        }

        /// Watches a folder of a root with everything in it, as far as ``SourceReader`` would list it.
        private mutating func enter(_ path: String, realPath: String, root: Int) throws(WatchError) {
            let watched = roots[root]
            let realRoot = FileSystem.realPath(of: watched.path) ?? watched.path
            let around = table.rules(in: SourcePath.folder(of: path), root: root) ?? watched.rules
            let first =
                path == watched.path
                ? around.first : watched.decision(on: path, name: SourcePath.name(of: path), isFolder: true, by: around)
            var steps = [Step(path: path, realPath: realPath, ancestors: [], around: around, decision: first)]
            while let step = steps.popLast() {
                guard let (entries, rules) = try enter(step, root: root) else { continue }
                let ancestors = step.ancestors + [step.realPath]
                for (name, kind) in entries where kind != .file && kind != .other {
                    let child = SourcePath.child(name, of: step.path)
                    let decision = watched.decision(on: child, name: name, isFolder: true, by: rules)
                    if case .leftOut = decision, kind == .folder { continue }
                    var realPath = SourcePath.child(name, of: step.realPath)
                    if kind == .link {
                        let asFile = watched.decision(on: child, name: name, isFolder: false, by: rules)
                        if case .leftOut = asFile { continue }
                        guard let target = try watchLink(child, isInside: realRoot, excluded: watched.excluded),
                            !ancestors.contains(target), linkedCount < Self.maximumLinkedCount
                        else { continue }
                        if case .leftOut = decision { continue }
                        linkedCount += 1
                        realPath = target
                    }
                    steps.append(
                        Step(path: child, realPath: realPath, ancestors: ancestors, around: rules, decision: decision))
                }
            }
        }

        /// Watches one folder; returns what is in it, with its rules, or nil for one that is no source.
        private mutating func enter(
            _ step: Step, root: Int
        ) throws(WatchError) -> (entries: [(name: String, kind: FileStatus.Kind)], rules: SourceRules)? {
            // Watched first, listed then: what comes in between is seen twice and not missed.
            let place = WatchTable.Place.folder(path: step.path, root: root)
            guard let watch = try watch(step.path, [.closedAfterWriting, .entries], place) else { return nil }
            let entries = FileSystem.entries(in: step.path)
            let names = entries.map(\.name)
            if step.path != roots[root].path, names.contains(OutputManifest.folderName) {
                table.replace(place, for: watch, with: OutputManifest.folderName)
                return nil
            }
            guard let rules = roots[root].rules(in: step.path, step.decision, names: names, around: step.around) else {
                table.replace(place, for: watch, with: FolderSigns(names).mark ?? OutputManifest.folderName)
                return nil
            }
            table.set(rules, in: step.path, root: root)
            return (entries, rules)
        }

        private struct Step {
            let path: String
            let realPath: String
            let ancestors: [String]
            let around: SourceRules
            let decision: SourceRules.Decision
        }

        /// Notes a symbolic link and watches its target if that is a file; returns the target if that is a folder.
        @discardableResult
        private mutating func watchLink(
            _ path: String, isInside root: String = "/", excluded: Set<String> = []
        ) throws(WatchError) -> String? {
            table.links.insert(path)
            guard let target = FileSystem.realPath(of: path), let status = FileSystem.status(of: target) else {
                table.hasBrokenLink = true
                return nil
            }
            guard target == root || SourcePath.isInside(target, root), !excluded.contains(target) else { return nil }
            if status.kind == .folder { return target }
            try watchEntry(target, as: path)
            return nil
        }

        private mutating func watchEntry(_ file: String, as path: String) throws(WatchError) {
            let place = WatchTable.Place.entry(name: SourcePath.name(of: file), path: path)
            try watch(SourcePath.folder(of: file), [.closedAfterWriting, .entries], place)
        }

        /// Returns nil when the folder is gone or may not be read.
        @discardableResult
        private mutating func watch(_ folder: String, _ mask: Mask, _ place: WatchTable.Place) throws(WatchError) -> Int32? {
            let mask = mask.union([.onlyFolder, .added])
            let watch = inotify_add_watch(descriptor, folder.isEmpty ? "/" : folder, mask.rawValue)
            guard watch >= 0 else {
                guard [ENOSPC, ENOMEM].contains(errno) else { return nil }
                throw WatchError(code: errno)
            }
            table.add(place, for: watch)
            return watch
        }
    }
#endif
