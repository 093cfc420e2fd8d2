/// Which addresses are asked for when, and what their answers mean.
///
/// A value without clock and network: it says which requests may start, and is told of their answers. Each address is asked for
/// with HEAD, and with GET when that is refused. Of one server only a few requests run at a time, with a pause between them; a
/// server that asks for patience is left alone as a whole. Times are in milliseconds since 1970.
package struct LinkCheck: Sendable {
    package struct Limits: Sendable {
        /// Requests that run at the same time.
        package var atOnce = 16
        /// The same, of one server.
        package var perServer = 2
        /// Between the starts of two requests of one server.
        package var pause = 200
        /// Before each further try of what may pass.
        package var retryPauses = [2_000, 8_000]
        /// How long one server may make us wait with all its answers.
        package var longestWait = 60_000
        /// A server that gave no answer to so many requests in a row is not asked for more.
        package var silence = 6

        package init() {}
    }

    /// An address on its way.
    private struct Job {
        let address: ExternalAddress
        var method = WebRequest.Method.head
        var tries = 0
        var earliest = 0
    }

    private struct Server {
        var waiting: [Job] = []
        var running = 0
        var earliest = 0
        /// What its answers made us wait already.
        var waited = 0
        /// Requests in a row that it did not answer.
        var silence = 0
        var hasAnswered = false
    }

    private let limits: Limits
    private var servers: [Server] = []
    private var serverOf: [String: Int] = [:]
    private var running: [ExternalAddress: Job] = [:]
    private var found: [ExternalAddress: LinkVerdict] = [:]
    /// The hosts that gave no answer to the last try either; of each, whether its name was not found.
    private var silentHosts: [String: Bool] = [:]
    /// Some host answered, whatever it said.
    package private(set) var hasAnswer = false
    /// Whether an answer with a status is good whatever it says.
    private let accepts: @Sendable (ExternalAddress, Int) -> Bool
    /// The addresses that are good for that reason alone.
    private var accepted: Set<ExternalAddress> = []

    /// How many addresses there are, each counted once.
    package let count: Int

    /// - Parameter accepts: whether any answer of an address with a status is good.
    package init(
        _ addresses: some Sequence<ExternalAddress>, limits: Limits = Limits(),
        accepts: @escaping @Sendable (ExternalAddress, Int) -> Bool = { _, _ in false }
    ) {
        self.limits = limits
        self.accepts = accepts
        let addresses = Set(addresses).sorted()
        count = addresses.count
        let groups = Dictionary(grouping: addresses, by: \.server)
        // The longest queue decides how long everything takes, so it begins.
        for (name, group) in groups.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
            serverOf[name] = servers.count
            servers.append(Server(waiting: group.map { Job(address: $0) }))
        }
    }

    package var isDone: Bool { found.count == count }
    package var doneCount: Int { found.count }

    /// What is known so far.
    package var verdicts: [ExternalAddress: LinkVerdict] { found }

    /// What the next run may believe: not what is good because the settings say so, who may say otherwise then.
    package var lastingVerdicts: [ExternalAddress: LinkVerdict] { found.filter { !accepted.contains($0.key) } }

    /// Whether no host answered that was asked, so that the network is to blame and not the addresses. Of a single host that is
    /// only sure enough when its name was not found either.
    package var isNetworkAway: Bool {
        !hasAnswer && isDone && (silentHosts.count > 1 || silentHosts.values.contains(true))
    }

    /// The hosts that were asked and gave no answer.
    package var silentHostCount: Int { silentHosts.count }

    /// Addresses that were there when they were asked for last, each of another host than those that are silent now: when one of
    /// them answers, there is a network.
    package func witnesses(among known: [ExternalAddress: LinkVerdict]) -> [ExternalAddress] {
        var hosts: Set<String> = []
        var witnesses: [ExternalAddress] = []
        for (address, verdict) in known.sorted(by: { $0.key < $1.key }) where witnesses.count < 3 {
            if case .dead = verdict { continue }
            if silentHosts[address.host] == nil, hosts.insert(address.host).inserted { witnesses.append(address) }
        }
        return witnesses
    }

    /// The requests that start now; they count as running until ``take(_:for:now:)``.
    package mutating func start(now: Int) -> [WebRequest] {
        var requests: [WebRequest] = []
        for index in servers.indices {
            guard running.count < limits.atOnce else { break }
            guard !servers[index].waiting.isEmpty, servers[index].running < limits.perServer, servers[index].earliest <= now,
                let place = servers[index].waiting.firstIndex(where: { $0.earliest <= now })
            else { continue }
            let job = servers[index].waiting.remove(at: place)
            servers[index].running += 1
            servers[index].earliest = now + limits.pause
            running[job.address] = job
            requests.append(WebRequest(job.method, job.address))
        }
        return requests
    }

    /// When the next request may start if no answer comes before; nil for none.
    package var nextStart: Int? {
        guard running.count < limits.atOnce else { return nil }
        return servers.lazy.compactMap { server -> Int? in
            guard server.running < limits.perServer, let job = server.waiting.lazy.map(\.earliest).min() else { return nil }
            return max(job, server.earliest)
        }.min()
    }

    /// Takes the answer to a request that was started.
    package mutating func take(_ answer: WebAnswer, for request: WebRequest, now: Int) {
        guard let job = running.removeValue(forKey: request.address), let server = serverOf[job.address.server] else { return }
        servers[server].running -= 1
        switch answer {
        case .response(let response):
            hasAnswer = true
            servers[server].hasAnswered = true
            servers[server].silence = 0
            take(response, for: job, of: server, now: now)
        case .failure(let failure, let reason):
            // A certificate that is not trusted is an answer too.
            if failure == .other { hasAnswer = true }
            take(failure, reason, for: job, of: server, now: now)
        }
    }

    private mutating func take(_ response: WebResponse, for job: Job, of server: Int, now: Int) {
        let text = response.statusText
        switch response.status {
        case let status where !(200..<400).contains(status) && accepts(job.address, status),
            let status where response.newURL != nil && accepts(job.address, status):
            accepted.insert(job.address)
            found[job.address] = .alive
        case 200..<400:
            found[job.address] = response.newURL.map { .moved(to: $0) } ?? .alive
        case 429, 503:
            wait(for: response, job, of: server, now: now)
        case _ where job.method == .head:
            var job = job
            job.method = .get
            servers[server].waiting.insert(job, at: 0)
        case 404, 410:
            found[job.address] = .dead(text)
        case 500, 502, 504:
            tryAgain(job, of: server, now: now, orElse: .unverified(text))
        default:
            found[job.address] = .unverified(text)
        }
    }

    /// The server is busy, and may say for how long.
    private mutating func wait(for response: WebResponse, _ job: Job, of server: Int, now: Int) {
        let verdict = LinkVerdict.unverified(response.statusText)
        var asked = response.retryAfter.flatMap { RetryAfter.wait($0, now: now) }
        if asked == nil, response.status == 429 { asked = limits.retryPauses[min(job.tries, limits.retryPauses.count - 1)] }
        // Without a time, 503 may be all that there is at this address: some answer every HEAD with it.
        if let asked {
            let earliest = max(servers[server].earliest, now + asked)
            servers[server].waited += earliest - max(now, servers[server].earliest)
            servers[server].earliest = earliest
        }
        tryAgain(job, of: server, now: now, orElse: verdict)
        if servers[server].waited > limits.longestWait { close(server, verdict) }
    }

    private mutating func take(_ failure: WebFailure, _ reason: String, for job: Job, of server: Int, now: Int) {
        switch failure {
        case .malformed:
            found[job.address] = .dead(reason)
        case .other:
            found[job.address] = .unverified(reason)
        case .unknownHost:
            guard !tryAgainAlone(job, of: server, now: now, orElse: .dead(reason)), !servers[server].hasAnswered else { return }
            silentHosts[job.address.host] = true
            close(server, .dead(reason))
        case .connection:
            let isTriedAgain = tryAgainAlone(job, of: server, now: now, orElse: .unverified(reason))
            guard !isTriedAgain else { return }
            if !servers[server].hasAnswered { silentHosts[job.address.host] = silentHosts[job.address.host] ?? false }
            if servers[server].silence >= limits.silence { close(server, .unverified(reason)) }
        }
    }

    /// As ``tryAgain(_:of:now:orElse:)``; a server that seems to be silent is asked for nothing else before.
    private mutating func tryAgainAlone(_ job: Job, of server: Int, now: Int, orElse verdict: LinkVerdict) -> Bool {
        servers[server].silence += 1
        guard tryAgain(job, of: server, now: now, orElse: verdict) else { return false }
        if !servers[server].hasAnswered || servers[server].silence > limits.perServer, let last = servers[server].waiting.popLast()
        {
            servers[server].waiting.insert(last, at: 0)
            servers[server].earliest = max(servers[server].earliest, last.earliest)
        }
        return true
    }

    /// Puts an address back for a later time, with GET; or decides when it was tried often enough.
    ///
    /// - Returns: whether there will be another try.
    @discardableResult
    private mutating func tryAgain(_ job: Job, of server: Int, now: Int, orElse verdict: LinkVerdict) -> Bool {
        guard job.tries < limits.retryPauses.count else {
            found[job.address] = verdict
            return false
        }
        var job = job
        job.earliest = now + limits.retryPauses[job.tries]
        job.tries += 1
        job.method = .get
        servers[server].waiting.append(job)
        return true
    }

    /// Decides about everything that a server was still to be asked for.
    private mutating func close(_ server: Int, _ verdict: LinkVerdict) {
        for job in servers[server].waiting { found[job.address] = verdict }
        servers[server].waiting = []
    }
}
