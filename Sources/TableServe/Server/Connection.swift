/// What all connections of a server share.
struct Service: Sendable {
    let router: Router
    let currentSite: CurrentSite
    let events: EventHub
    let limits: ServerLimits
}

/// One connection: reads requests and sends responses, in turn, until one side has enough.
struct Connection {
    let socket: Socket
    let service: Service
    /// Is told what the connection is doing.
    let note: (OpenConnections.Activity) -> Void

    /// Returns when the connection is to be closed.
    func run() {
        let limits = service.limits
        var reader = RequestReader(limits: limits.request)
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        var deadline = ContinuousClock.now + limits.idleTime
        while true {
            switch reader.next() {
            case .request(let request):
                guard respond(to: request) else { return }
                // What came together with this request counts from now on.
                deadline = .now + (reader.isIdle ? limits.idleTime : limits.requestTime)
            case .refused(let refusal):
                return refuse(refusal)
            case .needsMore:
                let isIdle = reader.isIdle
                if isIdle { note(.idle) }
                switch socket.receive(into: &buffer, until: deadline) {
                case .bytes(let count):
                    note(.busy)
                    reader.append(buffer[..<count])
                    if isIdle { deadline = .now + limits.requestTime }
                case .closed: return
                case .late where isIdle: return
                case .late: return refuse(Refusal(.requestTimeout, "The request took too long."))
                }
            }
        }
    }

    /// Whether the connection goes on.
    private func respond(to request: HTTPRequest) -> Bool {
        // Before the site: a page of the site before a change must not be said to be newer than it.
        let history = service.events.history
        let response = service.router.response(to: request, site: service.currentSite.value, history: history)
        if case .events(let number) = response.body {
            guard let pipe = WakePipe() else {
                refuse(Refusal(.serviceUnavailable, "Too many files are open."))
                return false
            }
            note(.streaming)
            EventStream(socket: socket, service: service).run(head: head(response), after: number, pipe: pipe)
            return false
        }
        guard send(response) else { return false }
        if response.closesConnection { socket.linger(until: .now + service.limits.lingerTime) }
        return !response.closesConnection
    }

    private func refuse(_ refusal: Refusal) {
        guard send(HTTPResponse(refusal)) else { return }
        socket.linger(until: .now + service.limits.lingerTime)
    }

    /// Whether the client has all of it.
    private func send(_ response: HTTPResponse) -> Bool {
        switch response.body {
        case .none, .events: send(head(response), [])
        case .bytes(let bytes): send(head(response), bytes)
        case .file(let file, let range): send(file, range, response)
        }
    }

    private func send(_ head: [UInt8], _ body: [UInt8]) -> Bool {
        head.withUnsafeBytes { head in
            body.withUnsafeBytes { socket.send(head, $0, until: .now + service.limits.writeTime) }
        }
    }

    /// A file in pieces, the head together with the first. A file that cannot be read is an error only until then; later the
    /// client sees that some is missing.
    private func send(_ file: ServedFile, _ range: Range<Int>, _ response: HTTPResponse) -> Bool {
        var head = head(response)
        var start = range.lowerBound
        repeat {
            let piece = start..<min(start + 256 << 10, range.upperBound)
            do {
                let isSent = try file.withBytes(in: piece) { body in
                    head.withUnsafeBytes { socket.send($0, body, until: .now + service.limits.writeTime) }
                }
                guard isSent else { return false }
            } catch {
                guard !head.isEmpty else { return false }
                return send(.text(.internalError, "The file cannot be read."))
            }
            head = []
            start = piece.upperBound
        } while start < range.upperBound
        return true
    }

    private func head(_ response: HTTPResponse) -> [UInt8] {
        response.head(date: HTTPDate(seconds: SystemTime.now.seconds).text)
    }
}
