#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Watching that could not begin, or not go on for all folders.
package enum WatchError: Error, Equatable, CustomStringConvertible {
    /// The system watches no more folders for this user.
    case tooManyFolders
    /// The system gives this user no more watchers.
    case tooManyWatchers
    /// Another `errno`.
    case system(Int32)

    /// The meaning of an `errno` that the start of a watcher, or the watch of a folder, gave.
    init(code: Int32) {
        self =
            switch code {
            case ENOSPC: .tooManyFolders
            case EMFILE: .tooManyWatchers
            default: .system(code)
            }
    }

    package var description: String {
        switch self {
        case .tooManyFolders:
            "cannot watch more folders; raise the limit with `sudo sysctl fs.inotify.max_user_watches=524288`"
        case .tooManyWatchers:
            "cannot watch folders, too many programs do; raise the limit with `sudo sysctl fs.inotify.max_user_instances=1024`"
        case .system(let code): "cannot watch folders: \(String(cString: strerror(code)))"
        }
    }
}
