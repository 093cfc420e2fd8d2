import SiteModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The time of the run, by which pages with dates are published or not.
enum BuildClock {
    /// Read once: `SOURCE_DATE_EPOCH` of reproducible builds, else the clock of the system.
    static let now: Timestamp? = {
        if let epoch = Terminal.environment("SOURCE_DATE_EPOCH").flatMap({ Int($0) }) {
            return Timestamp(secondsSince1970: epoch)
        }
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(secondsSince1970: Int(time.tv_sec))
    }()
}
