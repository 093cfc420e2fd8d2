private import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Signals that wait while something is done as a whole or not at all.
package enum HeldSignals {
    /// The last signal that came while signals were held back, or 0.
    private static let last = Atomic<Int32>(0)

    /// Runs `body` without being interrupted by Ctrl-C, a hang-up or a request to end; what came meanwhile is obeyed afterwards.
    package static func holdBack<Value>(_ body: () throws -> Value) rethrows -> Value {
        let handlers = hold()
        defer { release(handlers) }
        return try body()
    }

    /// As ``holdBack(_:)``, for what waits.
    package static func holdBack<Value>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value
    ) async rethrows -> Value {
        let handlers = hold()
        defer { release(handlers) }
        return try await body()
    }

    private typealias Handler = @convention(c) (Int32) -> Void

    /// Handlers by their addresses: that of `SIG_IGN` would be taken for the end of a sequence of optional functions.
    private typealias HandlerAddress = Int

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    private static func hold() -> [HandlerAddress] {
        last.store(0, ordering: .relaxed)
        return signals.map { number in
            let handler = signal(number) { HeldSignals.last.store($0, ordering: .relaxed) }
            // What was ignored, as a hang-up under `nohup`, stays so.
            let address = unsafeBitCast(handler, to: HandlerAddress.self)
            if address == unsafeBitCast(SIG_IGN, to: HandlerAddress.self) { signal(number, handler) }
            return address
        }
    }

    private static func release(_ handlers: [HandlerAddress]) {
        for (number, handler) in zip(signals, handlers) { signal(number, unsafeBitCast(handler, to: Handler?.self)) }
        let held = last.load(ordering: .relaxed)
        if held != 0 { obey(held) }
    }

    /// Threads of the concurrency library have signals blocked, so one that is raised there would wait for ever.
    private static func obey(_ number: Int32) {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
    }

    /// Whether a signal came since signals are held back: what takes long should come to its end.
    package static var isAnyHeld: Bool { last.load(ordering: .relaxed) != 0 }
}
