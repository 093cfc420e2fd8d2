#if canImport(Glibc) || canImport(Musl)
    #if canImport(Glibc)
        import Glibc
    #else
        import Musl
    #endif

    private import Synchronization

    /// A thread that waits for inotify's events until it is told to end.
    final class InotifyReader: Sendable {
        /// The writing end of a pipe; the thread ends when something is written, and closes the other end last.
        private let stopper: Int32

        init(_ roots: [WatchedRoot], mailbox: ChangeMailbox) throws(WatchError) {
            // inotify's own names for these flags have the same values.
            let descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
            guard descriptor >= 0 else { throw WatchError(code: errno) }
            var ends: [Int32] = [-1, -1]
            do throws(WatchError) {
                let tree = try InotifyTree(roots, descriptor: descriptor)
                guard pipe(&ends) == 0 else { throw WatchError(code: errno) }
                for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
                stopper = ends[1]
                let work = InotifyWork(tree: tree, descriptor: descriptor, stop: ends[0], mailbox: mailbox)
                let code = startThread(work.run)
                guard code == 0 else { throw WatchError(code: code) }
            } catch {
                for end in [descriptor] + ends where end >= 0 { close(end) }
                throw error
            }
        }

        /// Ends the thread and waits until it has freed everything, which takes as long as what it is at. To be called once.
        func stop() {
            _ = write(stopper, [0], 1)
            var end = pollfd(fd: stopper, events: 0, revents: 0)
            // A pipe without a reader is an error that needs no asking for.
            while poll(&end, 1, -1) < 0, errno == EINTR {}
            close(stopper)
        }
    }

    /// What the thread does; it owns both descriptors.
    private final class InotifyWork: Sendable {
        private let tree: Mutex<InotifyTree>
        private let descriptor: Int32
        private let stop: Int32
        private let mailbox: ChangeMailbox

        init(tree: InotifyTree, descriptor: Int32, stop: Int32, mailbox: ChangeMailbox) {
            self.tree = Mutex(tree)
            self.descriptor = descriptor
            self.stop = stop
            self.mailbox = mailbox
        }

        func run() {
            var burst = ChangeBurst()
            while let hasEvents = wait(until: burst.deadline) {
                if hasEvents {
                    let found = tree.withLock { tree in tree.handle(readEvents()) }
                    burst.add(found, at: .now)
                }
                if let changes = burst.take(at: .now) { mailbox.put(changes) }
            }
            close(descriptor)
            close(stop)
        }

        /// Whether there are events, false when the deadline comes first; nil when the thread is to end.
        private func wait(until deadline: ContinuousClock.Instant?) -> Bool? {
            var ends = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
            ]
            // Rounded up, so that the deadline has passed when the wait is over.
            let milliseconds = deadline.map { Int32(max(.zero, $0 - .now) / .milliseconds(1)) + 1 } ?? -1
            let count = poll(&ends, 2, milliseconds)
            guard ends[1].revents == 0 else { return nil }
            return count > 0 && ends[0].revents != 0
        }

        private func readEvents() -> [InotifyEvent] {
            withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
                var events: [InotifyEvent] = []
                while true {
                    let length = read(descriptor, buffer.baseAddress, buffer.count)
                    if length < 0, errno == EINTR { continue }
                    guard length > 0 else { return events }
                    events += InotifyEvent.decode(UnsafeRawBufferPointer(rebasing: buffer[..<length]))
                    // A flood is handled in parts.
                    if events.count > 10_000 { return events }
                }
            }
        }
    }

    private final class ThreadBody {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Runs a function on a thread that nobody waits for; returns an `errno` or 0.
    private func startThread(_ run: @escaping @Sendable () -> Void) -> Int32 {
        let body = Unmanaged.passRetained(ThreadBody(run))
        #if canImport(Musl)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let code = pthread_create(
            &thread, nil,
            { body in
                if let body { Unmanaged<ThreadBody>.fromOpaque(body).takeRetainedValue().run() }
                return nil
            }, body.toOpaque())
        guard code == 0 else {
            body.release()
            return code
        }
        #if canImport(Musl)
            if let thread { pthread_detach(thread) }
        #else
            pthread_detach(thread)
        #endif
        return 0
    }
#endif
