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
func holdingSignalsBack<Value>(_ body: () throws -> Value) rethrows -> Value {
    heldSignal.store(0, ordering: .relaxed)
    let signals = [SIGINT, SIGTERM, SIGHUP]
    let handlers = signals.map { signal($0) { heldSignal.store($0, ordering: .relaxed) } }
    defer {
        for (number, handler) in zip(signals, handlers) { signal(number, handler) }
        let held = heldSignal.load(ordering: .relaxed)
        if held != 0 { raise(held) }
    }
    return try body()
}
