private import Synchronization

/// Changes every element in place, several at a time.
///
/// One task a worker, each with a scratch value of its own, takes the next few elements from a counter until none is left.
/// `body` must depend on nothing but its element, so that the result is the same for any number of workers. The first error
/// stops all workers and is thrown; the elements are then gone.
@inlinable
package func updateInParallel<Element: Sendable, Scratch>(
    _ elements: inout [Element], workers: Int, scratch makeScratch: @escaping @Sendable () -> Scratch,
    _ body: @escaping @Sendable (inout Element, inout Scratch) throws -> Void
) async throws {
    let slots = ParallelWork.Slots(elements)
    elements = []
    let count = slots.count
    let next = ParallelWork.Counter()
    let chunk = max(1, min(16, count / max(1, workers * 4)))
    try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<max(1, min(workers, count)) {
            group.addTask {
                var scratch = makeScratch()
                while case let start = next.advance(by: chunk), start < count {
                    for index in start..<min(start + chunk, count) {
                        do {
                            try slots.update(index) { try body(&$0, &scratch) }
                        } catch {
                            next.finish()
                            throw error
                        }
                    }
                }
            }
        }
        try await group.waitForAll()
    }
    elements = slots.elements
}

/// As above, for work that cannot fail and needs no scratch value.
@inlinable
package func updateInParallel<Element: Sendable>(
    _ elements: inout [Element], workers: Int, _ body: @escaping @Sendable (inout Element) -> Void
) async {
    // `body` throws nothing, so neither does this.
    try? await updateInParallel(&elements, workers: workers, scratch: {}) { element, _ in body(&element) }
}

/// What the workers of ``updateInParallel(_:workers:scratch:_:)`` share.
@usableFromInline
enum ParallelWork {
    /// The index of the next element that nobody works on.
    @usableFromInline
    final class Counter: Sendable {
        private let next = Atomic(0)

        @usableFromInline
        init() {}

        @usableFromInline
        func advance(by count: Int) -> Int { next.wrappingAdd(count, ordering: .relaxed).oldValue }

        @usableFromInline
        func finish() { next.store(Int.max / 2, ordering: .relaxed) }
    }

    /// Elements that different threads change at the same time, which is safe because each index is handed out once by a counter.
    @usableFromInline
    final class Slots<Element: Sendable>: @unchecked Sendable {
        @usableFromInline
        let base: UnsafeMutableBufferPointer<Element>

        @inlinable
        init(_ elements: [Element]) {
            base = .allocate(capacity: elements.count)
            _ = base.initialize(fromContentsOf: elements)
        }

        @inlinable
        deinit {
            base.deinitialize()
            base.deallocate()
        }

        @inlinable var count: Int { base.count }
        @inlinable var elements: [Element] { Array(base) }

        @inlinable
        func update(_ index: Int, _ body: (inout Element) throws -> Void) rethrows { try body(&base[index]) }
    }
}
