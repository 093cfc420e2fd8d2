private import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Serves a site over HTTP/1.1, each connection on a thread of its own.
package final class PreviewServer: Sendable {
    package let address: ServerAddress
    private let listener: Listener
    private let service: Service
    private let connections = Mutex(OpenConnections())
    /// Wakes the thread that accepts connections when the server stops.
    private let stopPipe: WakePipe
    /// Awake once the server has stopped and no thread is left.
    private let endPipe: WakePipe

    /// Listens, and serves on threads in the background from then on.
    ///
    /// When the port is busy, a fixed one is an error and otherwise the next free one of twenty is taken; port 0 is any.
    package static func start(
        host: String = "127.0.0.1", port: UInt16 = 8000, isPortFixed: Bool = false, site: CurrentSite, events: EventHub,
        limits: ServerLimits = ServerLimits()
    ) throws(ServerError) -> PreviewServer {
        try start(on: Listener(host: host, port: port, isPortFixed: isPortFixed), site: site, events: events, limits: limits)
    }

    /// Serves on threads in the background from now on. Clients that connected since the listener listens have waited for it.
    static func start(
        on listener: Listener, site: CurrentSite, events: EventHub, limits: ServerLimits = ServerLimits()
    ) throws(ServerError) -> PreviewServer {
        var limits = limits
        // Some are left for the files of the site, so that a rebuild never finds none.
        limits.connections = min(limits.connections, max(8, (raisedFileLimit() - 64) / 3))
        guard let stopPipe = WakePipe(), let endPipe = WakePipe() else {
            let code = errno
            close(listener.descriptor)
            throw .refused(operation: "listen on", place: listener.address.host, code: code)
        }
        let service = Service(
            router: Router(hosts: listener.address.hostRules), currentSite: site, events: events, limits: limits)
        let server = PreviewServer(listener, service, stopPipe, endPipe)
        guard ServerThread.start({ server.acceptConnections() }) else {
            close(listener.descriptor)
            throw .refused(operation: "listen on", place: listener.address.host, code: EAGAIN)
        }
        return server
    }

    private init(_ listener: Listener, _ service: Service, _ stopPipe: WakePipe, _ endPipe: WakePipe) {
        self.listener = listener
        self.service = service
        self.stopPipe = stopPipe
        self.endPipe = endPipe
        address = listener.address
    }

    /// Closes everything, whatever is being sent, and waits for it at most 150 ms. Calls after the first do nothing more.
    package func stop() {
        stopPipe.wake()
        connections.withLock { connections in
            connections.isStopping = true
            for descriptor in connections.descriptors { shutdown(descriptor, Int32(SHUT_RDWR)) }
        }
        _ = Socket.wait([endPipe.readEnd], for: POLLIN, until: .now + .milliseconds(150))
    }

    /// How many connections are open.
    package var connectionCount: Int { connections.withLock { $0.count } }

    private func acceptConnections() {
        while true {
            guard let ready = Socket.wait([listener.descriptor, stopPipe.readEnd], for: POLLIN, until: nil) else { continue }
            if ready[1] { break }
            let descriptor = accept(listener.descriptor, nil, nil)
            if descriptor >= 0 {
                serve(Socket(descriptor))
            } else if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) {
                // The client stays in the queue of the system; another connection may end meanwhile.
                _ = Socket.wait([stopPipe.readEnd], for: POLLIN, until: .now + .milliseconds(100))
            }
        }
        close(listener.descriptor)
        connections.withLock { $0.isAccepting = false }
        tellEnd()
    }

    private func serve(_ socket: Socket) {
        let isAdmitted = connections.withLock { $0.admit(socket.descriptor, limit: service.limits.connections) }
        guard isAdmitted else { return turnAway(socket) }
        let isStarted = ServerThread.start {
            let streams = self.service.limits.streams
            Connection(socket: socket, service: self.service) { activity in
                self.connections.withLock { $0.note(activity, of: socket.descriptor, streams: streams) }
            }.run()
            self.end(socket)
        }
        if !isStarted {
            connections.withLock { $0.remove(socket.descriptor) }
            turnAway(socket)
        }
    }

    /// Says that there are too many connections, without waiting for anything.
    private func turnAway(_ socket: Socket) {
        var response = HTTPResponse(Refusal(.serviceUnavailable, "Too many connections are open."))
        response.fields.append(HTTPField("Retry-After", "1"))
        var buffer = [UInt8](repeating: 0, count: 4 << 10)
        // Closing with unread bytes would take the response away from the client.
        _ = socket.receive(into: &buffer, until: .now)
        var bytes = response.head(date: HTTPDate(seconds: SystemTime.now.seconds).text)
        if case .bytes(let body) = response.body { bytes += body }
        _ = socket.send(bytes, until: .now)
        shutdown(socket.descriptor, Int32(SHUT_WR))
        close(socket.descriptor)
    }

    private func end(_ socket: Socket) {
        connections.withLock { connections in
            connections.remove(socket.descriptor)
            // Under the lock, so that stopping never shuts down a new file with the same number.
            close(socket.descriptor)
        }
        tellEnd()
    }

    private func tellEnd() {
        if connections.withLock({ $0.areGone }) { endPipe.wake() }
    }

    /// An event stream takes three files, and macOS grants 256 unless asked.
    ///
    /// Returns how many files may be open.
    private static func raisedFileLimit() -> Int {
        var limit = rlimit()
        #if canImport(Glibc)
            let files = Int32(RLIMIT_NOFILE.rawValue)
        #else
            let files = RLIMIT_NOFILE
        #endif
        guard getrlimit(files, &limit) == 0, limit.rlim_cur < 4_096 else { return 4_096 }
        let old = limit.rlim_cur
        limit.rlim_cur = min(4_096, limit.rlim_max)
        return Int(setrlimit(files, &limit) == 0 ? limit.rlim_cur : old)
    }
}
