/// What changed below the watched roots since the last element.
package struct FileChanges: Sendable, Equatable {
    /// Absolute, each beginning with the path of its root as it was given. A folder stands for everything in it; what is at a path
    /// now, if anything, is for the reader to find out. A path may be here though nothing about it is different.
    package var paths: Set<String>
    /// False when changes may be missing from ``paths``: everything must be listed and compared again.
    package var isComplete: Bool
    /// Why some folders are not watched from now on, if so.
    package var failure: WatchError?

    package init(_ paths: Set<String> = [], isComplete: Bool = true, failure: WatchError? = nil) {
        self.paths = paths
        self.isComplete = isComplete
        self.failure = failure
    }

    mutating func merge(_ later: FileChanges) {
        paths.formUnion(later.paths)
        isComplete = isComplete && later.isComplete
        failure = later.failure ?? failure
    }
}
