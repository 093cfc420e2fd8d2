/// Memory for values that need no clean-up, without the checks of an array.
struct GrowingMemory<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count: Int

    init(capacity: Int) {
        base = .allocate(capacity: capacity)
        self.capacity = capacity
        count = 0
    }

    init(repeating element: Element, count: Int) {
        base = .allocate(capacity: count)
        base.initialize(repeating: element, count: count)
        capacity = count
        self.count = count
    }

    deinit { base.deallocate() }

    /// Valid until the next change.
    var all: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }

    subscript(index: Int) -> Element {
        @inline(__always) get { base[index] }
        @inline(__always) nonmutating _modify { yield &base[index] }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: capacity * 2) }
        (base + count).initialize(to: element)
        count &+= 1
    }

    @inline(__always)
    mutating func append(_ elements: UnsafeBufferPointer<Element>) {
        guard let start = elements.baseAddress else { return }
        if elements.count > capacity - count { grow(to: max(capacity * 2, count + elements.count)) }
        (base + count).initialize(from: start, count: elements.count)
        count += elements.count
    }

    /// Keeps the first `count` values, and its room.
    mutating func truncate(to count: Int) { self.count = min(count, self.count) }

    mutating func removeAll() { count = 0 }

    private mutating func grow(to larger: Int) {
        let new = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        new.moveInitialize(from: base, count: count)
        base.deallocate()
        base = new
        capacity = larger
    }
}
