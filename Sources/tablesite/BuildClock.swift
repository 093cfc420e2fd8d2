import ArgumentParser
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
    private static let variable = "SOURCE_DATE_EPOCH"

    /// Throws where the variable is no number: another day would decide which pages are published
    /// (https://reproducible-builds.org/specs/source-date-epoch/).
    static func check() throws {
        guard let epoch = Terminal.environment(variable), Int(epoch) == nil else { return }
        throw ValidationError("`\(variable)` is `\(epoch)`, and no number of seconds since 1970")
    }

    /// Read once: `SOURCE_DATE_EPOCH` of reproducible builds, else the clock of the system.
    static let now: Timestamp? = {
        if let epoch = Terminal.environment(variable).flatMap({ Int($0) }) { return Timestamp(secondsSince1970: epoch) }
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(secondsSince1970: Int(time.tv_sec))
    }()
}
