#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A connection that is told events until it closes.
struct EventStream {
    let socket: Socket
    let service: Service

    /// Sends the events behind a number, then each new one, of which `pipe` tells. Returns when the client is gone.
    func run(head: [UInt8], after number: Int?, pipe: WakePipe) {
        service.events.add(pipe)
        defer { service.events.remove(pipe) }
        var history = service.events.history
        // Browsers connect again after this many milliseconds.
        guard socket.send(head + Array("retry: 500\n\n".utf8) + history.streamed(after: number), until: writeDeadline) else {
            return
        }
        while true {
            let seen = history.latest
            guard let ready = Socket.wait([socket.descriptor, pipe.readEnd], for: POLLIN, until: .now + service.limits.heartbeat)
            else {
                guard socket.send(Array(": still here\n\n".utf8), until: writeDeadline) else { return }
                continue
            }
            // A client has nothing to say here but that it leaves.
            if ready[0] { return }
            pipe.clear()
            history = service.events.history
            guard socket.send(history.streamed(after: seen), until: writeDeadline) else { return }
        }
    }

    private var writeDeadline: ContinuousClock.Instant { .now + service.limits.writeTime }
}
