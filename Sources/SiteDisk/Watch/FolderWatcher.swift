private import Synchronization

/// Tells when something changes in folders and files, through inotify on Linux and FSEvents on macOS.
///
/// Watching begins in `init`: what changes afterwards is not missed, so the first listing is made after it. Ends with ``stop()``, or
/// when nobody holds the watcher any more.
package final class FolderWatcher: Sendable {
    /// Changes that come close together, or while the consumer is busy with the last ones, are one element. For one consumer; ends
    /// when the watcher is stopped or the consumer's task is cancelled.
    package let changes: AsyncStream<FileChanges>

    private let mailbox = ChangeMailbox()
    #if canImport(CoreServices)
        private let reader: Mutex<FSEventReader?>
    #else
        private let reader: Mutex<InotifyReader?>
    #endif

    /// Roots that do not exist are watched for from the nearest folder that does.
    ///
    /// Throws a ``WatchError`` when the system's limits are reached.
    package init(_ roots: [WatchedRoot]) throws(WatchError) {
        let mailbox = mailbox
        changes = AsyncStream(unfolding: mailbox.next, onCancel: mailbox.close)
        #if canImport(CoreServices)
            reader = Mutex(try FSEventReader(roots, mailbox: mailbox))
        #else
            reader = Mutex(try InotifyReader(roots, mailbox: mailbox))
        #endif
    }

    /// Ends ``changes`` and frees the descriptors and the thread, at once or after the folder that is just being looked through.
    package func stop() {
        mailbox.close()
        reader.withLock { reader in
            reader?.stop()
            reader = nil
        }
    }

    deinit { stop() }
}
