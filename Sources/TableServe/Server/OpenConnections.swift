#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The connections of a server, and which of them make room for others.
struct OpenConnections {
    /// What a connection is doing.
    enum Activity: Equatable {
        /// Nothing: it waits for a request, as a browser's do between two pages.
        case idle
        case busy
        /// It is told events until it closes.
        case streaming
        /// It was shut down to make room, and its thread has not seen that yet.
        case ending
    }

    private var activities: [Int32: (activity: Activity, turn: Int)] = [:]
    /// Counts changes, so that it is known which came first.
    private var turn = 0
    private var endingCount = 0
    var isAccepting = true
    var isStopping = false

    var descriptors: some Collection<Int32> { activities.keys }
    var count: Int { activities.count }
    var areGone: Bool { !isAccepting && activities.isEmpty }

    /// Takes one more in if there is room; the connection that has been idle for longest makes some.
    mutating func admit(_ descriptor: Int32, limit: Int) -> Bool {
        guard !isStopping else { return false }
        if activities.count - endingCount >= limit {
            guard let oldest = oldest(.idle) else { return false }
            end(oldest)
        }
        set(.idle, of: descriptor)
        return true
    }

    /// Notes what a connection is doing. The stream that was opened first makes room when there are more than `streams`: a browser
    /// connects again by itself and misses nothing.
    mutating func note(_ activity: Activity, of descriptor: Int32, streams: Int) {
        guard let current = activities[descriptor]?.activity, current != .ending, current != activity else { return }
        set(activity, of: descriptor)
        guard activity == .streaming, activities.values.count(where: { $0.activity == .streaming }) > streams else { return }
        if let oldest = oldest(.streaming) { end(oldest) }
    }

    mutating func remove(_ descriptor: Int32) {
        if activities.removeValue(forKey: descriptor)?.activity == .ending { endingCount -= 1 }
    }

    private mutating func set(_ activity: Activity, of descriptor: Int32) {
        turn += 1
        activities[descriptor] = (activity, turn)
    }

    private func oldest(_ activity: Activity) -> Int32? {
        activities.filter { $0.value.activity == activity }.min { $0.value.turn < $1.value.turn }?.key
    }

    private mutating func end(_ descriptor: Int32) {
        set(.ending, of: descriptor)
        endingCount += 1
        shutdown(descriptor, Int32(SHUT_RDWR))
    }
}
