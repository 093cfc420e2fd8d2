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
        last.store(0, ordering: .relaxed)
        let signals = [SIGINT, SIGTERM, SIGHUP]
        let handlers = signals.map { number in
            let handler = signal(number) { HeldSignals.last.store($0, ordering: .relaxed) }
            // What was ignored, as a hang-up under `nohup`, stays so.
            if unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, handler) }
            return handler
        }
        defer {
            for (number, handler) in zip(signals, handlers) { signal(number, handler) }
            let held = last.load(ordering: .relaxed)
            if held != 0 { obey(held) }
        }
        return try body()
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
