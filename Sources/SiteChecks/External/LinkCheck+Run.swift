/// A way to ask for addresses, and a clock.
package struct WebFetcher {
    /// Starts a request without waiting for its answer.
    package let start: (WebRequest) -> Void
    /// The answers that came; waits for the first one, but not much longer than so many milliseconds.
    package let wait: (Int) async throws -> [(request: WebRequest, answer: WebAnswer)]
    /// Milliseconds since 1970.
    package let now: () -> Int
    /// Whether someone wants everything to end.
    package let isStopped: () -> Bool

    package init(
        start: @escaping (WebRequest) -> Void, wait: @escaping (Int) async throws -> [(request: WebRequest, answer: WebAnswer)],
        now: @escaping () -> Int, isStopped: @escaping () -> Bool = { false }
    ) {
        self.start = start
        self.wait = wait
        self.now = now
        self.isStopped = isStopped
    }
}

extension LinkCheck {
    /// Asks for all addresses, until all are done or the fetcher is stopped. Throws what the fetcher throws.
    ///
    /// - Parameter observe: is called with the number of addresses that are done.
    package mutating func run(with fetcher: WebFetcher, observe: (Int) -> Void = { _ in }) async throws {
        while !isDone, !fetcher.isStopped() {
            for request in start(now: fetcher.now()) { fetcher.start(request) }
            let now = fetcher.now()
            for (request, answer) in try await fetcher.wait(min(1000, max(1, (nextStart ?? .max) - now))) {
                take(answer, for: request, now: fetcher.now())
            }
            observe(doneCount)
        }
    }
}
