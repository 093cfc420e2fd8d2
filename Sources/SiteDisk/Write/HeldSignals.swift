private import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The last signal that came while signals were held back, or 0.
private let heldSignal = Atomic<Int32>(0)

/// Runs `body` without being interrupted by Ctrl-C, a hang-up or a request to end; what came meanwhile is obeyed afterwards.
package func holdingSignalsBack<Value>(_ body: () throws -> Value) rethrows -> Value {
    heldSignal.store(0, ordering: .relaxed)
    let signals = [SIGINT, SIGTERM, SIGHUP]
    let handlers = signals.map { number in
        let handler = signal(number) { heldSignal.store($0, ordering: .relaxed) }
        // What was ignored, as a hang-up under `nohup`, stays so.
        if unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, handler) }
        return handler
    }
    defer {
        for (number, handler) in zip(signals, handlers) { signal(number, handler) }
        let held = heldSignal.load(ordering: .relaxed)
        if held != 0 { obey(held) }
    }
    return try body()
}

/// Threads of the concurrency library have signals blocked, so one that is raised there would wait for ever.
private func obey(_ number: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
}

/// Whether a signal came since signals are held back: what takes long should come to its end.
package var isSignalHeld: Bool { heldSignal.load(ordering: .relaxed) != 0 }
