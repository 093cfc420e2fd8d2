/// What tells two states of a file apart without reading it.
package struct FileStamp: Sendable, Equatable {
    /// In bytes.
    package var size: Int
    /// When the file, its mode or its name was last changed, in nanoseconds since 1970; unlike the time of modification nobody
    /// can set it.
    package var changed: Int64
    /// The file itself, since a file that replaces another may have its size and time.
    package var number: UInt64
    /// How many changes somebody saw: the clock of a disk may stand still between two of them.
    package var revision = 0

    package init(size: Int, changed: Int64, number: UInt64, revision: Int = 0) {
        self.size = size
        self.changed = changed
        self.number = number
        self.revision = revision
    }
}
