#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The time since 1970 by the clock of the machine.
struct SystemTime {
    let seconds: Int
    let milliseconds: Int

    static var now: SystemTime {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return SystemTime(
            seconds: Int(time.tv_sec), milliseconds: Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000)
    }
}
