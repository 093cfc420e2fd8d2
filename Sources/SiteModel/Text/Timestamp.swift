import YAMLReader

/// A moment as front matter and changelogs write it, for feeds and sitemaps.
package struct Timestamp: Sendable, Comparable {
    /// As RFC 3339 wants it: a day alone begins at midnight, a time without zone is that of UTC.
    package let text: String
    /// As in a sitemap (W3C Date and Time Formats): a day alone stays one.
    package let dayOrText: String
    /// In seconds; where it begins does not matter.
    private let instant: Int

    /// nil for text that is no date, see ``CalendarDate/isDate(_:)``.
    package init?(_ written: String) {
        guard CalendarDate.isDate(written) else { return nil }
        let bytes = Array(written.utf8)
        let day = String(decoding: bytes.prefix(10), as: UTF8.self)
        var zone = "Z"
        var clock = bytes.dropFirst(11).prefix { "0123456789:.".utf8.contains($0) }
        let rest = bytes.dropFirst(11 + clock.count).filter { "0123456789+-".utf8.contains($0) }
        if rest.count == 5 { zone = String(decoding: rest.prefix(3) + [UInt8(ascii: ":")] + rest.suffix(2), as: UTF8.self) }
        if clock.isEmpty { clock = Array("00:00".utf8)[...] }
        if clock.count == 5 { clock += Array(":00".utf8) }
        text = "\(day)T\(String(decoding: clock, as: UTF8.self))\(zone)"
        dayOrText = bytes.count == 10 ? day : text

        func number(_ bytes: some Collection<UInt8>) -> Int { Int(String(decoding: bytes, as: UTF8.self)) ?? 0 }
        let time = Array(clock)
        var seconds = number(time[0..<2]) * 3600 + number(time[3..<5]) * 60 + number(time[6..<8])
        if rest.count == 5 {
            let offset = number(rest[1..<3]) * 3600 + number(rest[3..<5]) * 60
            seconds += rest[0] == UInt8(ascii: "-") ? offset : -offset
        }
        let days = Self.days(year: number(bytes[0..<4]), month: number(bytes[5..<7]), day: number(bytes[8..<10]))
        instant = days * 86_400 + seconds
    }

    /// The moment so many seconds after the beginning of 1970 in UTC, as far as years have four digits.
    package init?(secondsSince1970 seconds: Int) {
        let (day, second) = (seconds.quotientAndRemainderFlooring(by: 86_400))
        // Days since 1 March of the year 0.
        var rest = day + 719_468
        guard (0..<3_652_000).contains(rest) else { return nil }
        let era = rest / 146_097
        rest %= 146_097
        let yearOfEra = (rest - rest / 1_460 + rest / 36_524 - rest / 146_096) / 365
        let dayOfYear = rest - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
        let year = era * 400 + yearOfEra + (month > 9 ? 1 : 0)
        func digits(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
        }
        self.init(
            "\(digits(year, 4))-\(digits(month > 9 ? month - 9 : month + 3, 2))-\(digits(dayOfMonth, 2))"
                + "T\(digits(second / 3600, 2)):\(digits(second / 60 % 60, 2)):\(digits(second % 60, 2))Z")
    }

    package static func < (left: Timestamp, right: Timestamp) -> Bool { left.instant < right.instant }

    package static func == (left: Timestamp, right: Timestamp) -> Bool { left.instant == right.instant }

    /// Days of the Gregorian calendar; years begin in March, so that a leap day is the last of its year.
    package static func days(year: Int, month: Int, day: Int) -> Int {
        let year = month < 3 ? year - 1 : year
        let month = (month + 9) % 12
        return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day
    }
}

extension Int {
    fileprivate func quotientAndRemainderFlooring(by divisor: Int) -> (Int, Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
