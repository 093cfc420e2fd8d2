import SiteModel
import TableBasics

#if canImport(CoreServices)
    import CoreServices
    import Darwin
    import Dispatch
    private import Synchronization

    /// A stream of macOS's FSEvents, on a queue of its own.
    ///
    /// The system follows folders by itself and knows real paths only. Where a root has symbolic links, every change is therefore
    /// reported as incomplete, and targets in hidden folders are not followed.
    ///
    /// Unchecked, since its stream is a pointer: it is set once, in `init`, and used on one queue from then on.
    final class FSEventReader: @unchecked Sendable {
        private let queue = DispatchQueue(label: "tablesite.watcher")
        private let mailbox: ChangeMailbox
        private let roots: [(root: WatchedRoot, realPath: String)]
        private let state: Mutex<State>
        /// Paths for the stream, which need not hold them itself.
        private let strings: [CFString]
        /// Set once, in `init`, and used on the queue only from then on.
        private var stream: FSEventStreamRef?

        private struct State {
            var burst = ChangeBurst()
            /// Paths of roots in which symbolic links were seen.
            var linkedRoots: Set<String>
        }

        init(_ roots: [WatchedRoot], mailbox: ChangeMailbox) throws(WatchError) {
            self.mailbox = mailbox
            self.roots = roots.map { ($0, FSEventReader.realPath(of: $0)) }
            state = Mutex(
                State(
                    linkedRoots: Set(roots.filter { FSEventReader.hasLink($0.path, in: $0, $0.rules, $0.rules.first) }.map(\.path)))
            )
            guard let paths = CFArrayCreateMutable(kCFAllocatorDefault, 0, nil) else { throw .system(ENOMEM) }
            strings = try FSEventReader.watchedPaths(of: self.roots)
            for string in strings { CFArrayAppendValue(paths, Unmanaged.passUnretained(string).toOpaque()) }
            // The stream holds the reader until it is released in `stop`.
            var context = FSEventStreamContext(
                version: 0, info: Unmanaged.passUnretained(self).toOpaque(),
                retain: { info in
                    guard let info else { return nil }
                    return UnsafeRawPointer(Unmanaged<FSEventReader>.fromOpaque(info).retain().toOpaque())
                },
                release: { info in
                    if let info { Unmanaged<FSEventReader>.fromOpaque(info).release() }
                },
                copyDescription: nil)
            let callback: FSEventStreamCallback = { _, info, count, paths, flags, _ in
                guard let info else { return }
                let reader = Unmanaged<FSEventReader>.fromOpaque(info).takeUnretainedValue()
                let paths = paths.assumingMemoryBound(to: UnsafePointer<CChar>.self)
                reader.receive((0..<count).map { (String(validatingCString: paths[$0]), Int(flags[$0])) })
            }
            let flags = kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer | kFSEventStreamCreateFlagWatchRoot
            stream = FSEventStreamCreate(
                kCFAllocatorDefault, callback, &context, paths, FSEventStreamEventId(kFSEventStreamEventIdSinceNow), 0.01,
                FSEventStreamCreateFlags(flags))
            guard let stream else { throw .system(EINVAL) }
            FSEventStreamSetDispatchQueue(stream, queue)
            guard FSEventStreamStart(stream) else {
                FSEventStreamInvalidate(stream)
                FSEventStreamRelease(stream)
                self.stream = nil
                throw .system(EIO)
            }
        }

        /// The folders to watch for some roots with their real paths.
        private static func watchedPaths(of roots: [(root: WatchedRoot, realPath: String)]) throws(WatchError) -> [CFString] {
            var strings: [CFString] = []
            for (root, realPath) in roots {
                // An editor replaces a file, and a root may come later: its folder is watched.
                let path = root.kind == .file ? SourcePath.folder(of: realPath) : realPath
                guard let string = CFStringCreateWithCString(kCFAllocatorDefault, path, CFStringBuiltInEncodings.UTF8.rawValue)
                else {
                    throw .system(EINVAL)
                }
                strings.append(string)
            }
            return strings
        }

        /// Ends the stream. To be called once.
        func stop() {
            queue.async { [self] in
                guard let stream else { return }
                self.stream = nil
                FSEventStreamStop(stream)
                FSEventStreamInvalidate(stream)
                FSEventStreamRelease(stream)
            }
        }

        private func receive(_ events: [(path: String?, flags: Int)]) {
            var found = FoundChanges()
            for event in events { add(event.path, event.flags, to: &found) }
            let deadline = state.withLock { state in
                state.burst.add(found, at: .now)
                return state.burst.deadline
            }
            if let deadline { deliver(at: deadline) }
        }

        private func add(_ path: String?, _ flags: Int, to found: inout FoundChanges) {
            let unsure =
                kFSEventStreamEventFlagMustScanSubDirs | kFSEventStreamEventFlagRootChanged | kFSEventStreamEventFlagUnmount
                | kFSEventStreamEventFlagMount
            guard let path, flags & unsure == 0 else {
                found.isComplete = false
                return
            }
            for (root, realPath) in roots {
                guard let changed = root.path(of: path, realPath: realPath) else { continue }
                let status = FileSystem.status(of: path, followingLinks: false)
                found.add(changed, status == nil ? .unsettled : .written)
                let isLink = flags & kFSEventStreamEventFlagItemIsSymlink != 0
                let isLinked = state.withLock { state in
                    if isLink { state.linkedRoots.insert(root.path) }
                    return state.linkedRoots.contains(root.path)
                }
                if isLinked { found.isComplete = false }
            }
        }

        /// Passes the changes on when their time has come, which later changes may have moved.
        private func deliver(at deadline: ContinuousClock.Instant) {
            let wait = max(.zero, deadline - .now) / .seconds(1)
            queue.asyncAfter(deadline: .now() + wait) { [self] in
                if let changes = state.withLock({ $0.burst.take(at: .now) }) { mailbox.put(changes) }
            }
        }

        /// Whether a folder of a root has a symbolic link anywhere in it, or a root that is a file is one.
        private static func hasLink(
            _ path: String, in root: WatchedRoot, _ around: SourceRules, _ decision: SourceRules.Decision
        ) -> Bool {
            if root.kind == .file { return FileSystem.status(of: path, followingLinks: false)?.kind == .link }
            let entries = FileSystem.entries(in: path)
            guard let rules = root.rules(in: path, decision, names: entries.map(\.name), around: around) else { return false }
            return entries.contains { name, kind in
                guard kind == .link || kind == .folder else { return false }
                let child = SourcePath.child(name, of: path)
                let decision = root.decision(on: child, name: name, isFolder: kind == .folder, by: rules)
                if case .leftOut = decision { return false }
                return kind == .link || hasLink(child, in: root, rules, decision)
            }
        }

        /// The real path of a root, or what it will be once it exists.
        private static func realPath(of root: WatchedRoot) -> String {
            if root.kind == .folder, let real = FileSystem.realPath(of: root.path) { return real }
            let folder = SourcePath.folder(of: root.path)
            return SourcePath.child(SourcePath.name(of: root.path), of: FileSystem.realPath(of: folder) ?? folder)
        }
    }
#endif
