#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A connected socket: reads and writes that end at a time given, and no signals.
///
/// It never blocks but in ``wait(_:for:until:)``, and is used by threads of ``ServerThread``, where a write to a closed
/// connection is an error and no signal.
struct Socket: Sendable {
    let descriptor: Int32

    enum Received: Equatable {
        case bytes(Int)
        /// By the client, by an error, or because the server stops.
        case closed
        /// The time is over.
        case late
    }

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        Self.prepareDescriptor(descriptor)
        // Without it, the end of a response can wait for the client's acknowledgement of its beginning.
        var isOn: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Makes calls return at once, and keeps the descriptor from programs that are started.
    static func prepareDescriptor(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    func receive(into buffer: inout [UInt8], until deadline: ContinuousClock.Instant) -> Received {
        while true {
            guard Self.wait([descriptor], for: POLLIN, until: deadline) != nil else { return .late }
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count > 0 { return .bytes(count) }
            if count == 0 || !Self.isTransient(errno) { return .closed }
        }
    }

    /// Sends two pieces, in one call if the system takes them; false when the client is gone or takes too long.
    func send(
        _ head: UnsafeRawBufferPointer, _ body: UnsafeRawBufferPointer, until deadline: ContinuousClock.Instant
    ) -> Bool {
        var sent = 0
        while sent < head.count + body.count {
            let first = UnsafeRawBufferPointer(rebasing: head[min(sent, head.count)...])
            let second = UnsafeRawBufferPointer(rebasing: body[max(0, sent - head.count)...])
            var pieces = [iovec(first), iovec(second)]
            let count = writev(descriptor, &pieces, 2)
            if count >= 0 {
                sent += count
            } else if errno == EAGAIN || errno == EWOULDBLOCK {
                guard Self.wait([descriptor], for: POLLOUT, until: deadline) != nil else { return false }
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    func send(_ bytes: [UInt8], until deadline: ContinuousClock.Instant) -> Bool {
        bytes.withUnsafeBytes { send($0, UnsafeRawBufferPointer(start: nil, count: 0), until: deadline) }
    }

    /// Says that nothing more comes and reads what the client still sends, because closing with unread bytes would take the
    /// response away from it.
    func linger(until deadline: ContinuousClock.Instant) {
        shutdown(descriptor, Int32(SHUT_WR))
        var buffer = [UInt8](repeating: 0, count: 4 << 10)
        var rest = 1 << 20
        while rest > 0, case .bytes(let count) = receive(into: &buffer, until: deadline) { rest -= count }
    }

    /// Waits until something can be read or written without blocking; nil when the time is over. One flag for each descriptor.
    static func wait(
        _ descriptors: [Int32], for events: Int32, until deadline: ContinuousClock.Instant?
    ) -> [Bool]? {
        var polls = descriptors.map { pollfd(fd: $0, events: Int16(events), revents: 0) }
        while true {
            let left = deadline.map { max(0, min(($0 - .now) / .milliseconds(1), 1e9)) }
            let count = poll(&polls, nfds_t(polls.count), left.map { Int32($0.rounded(.up)) } ?? -1)
            if count > 0 { return polls.map { $0.revents != 0 } }
            if count == 0 { return nil }
            // Any other error is one of the descriptors, and shows when it is used.
            if !isTransient(errno) { return descriptors.map { _ in true } }
        }
    }

    static func isTransient(_ code: Int32) -> Bool { code == EINTR || code == EAGAIN || code == EWOULDBLOCK }
}

extension iovec {
    fileprivate init(_ bytes: UnsafeRawBufferPointer) {
        self.init(iov_base: UnsafeMutableRawPointer(mutating: bytes.baseAddress), iov_len: bytes.count)
    }
}
