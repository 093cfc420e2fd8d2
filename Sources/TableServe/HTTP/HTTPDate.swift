/// A time in seconds since 1970 as the `Date` field has it: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110 §5.6.7).
struct HTTPDate {
    let text: String

    init(seconds: Int) {
        let days = Int((Double(seconds) / 86_400).rounded(.down))
        let second = seconds - days * 86_400
        let (year, month, day) = Self.date(ofDay: days)
        let weekday = Self.weekdays[((days + 4) % 7 + 7) % 7]
        let time = [second / 3_600, second / 60 % 60, second % 60].map(Self.twoDigits).joined(separator: ":")
        text = "\(weekday), \(Self.twoDigits(day)) \(Self.months[month - 1]) \(year) \(time) GMT"
    }

    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

    /// The date of a day counted from 1970-01-01, in the Gregorian calendar.
    private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
        var (year, rest) = (1970, day)
        func length(_ year: Int) -> Int { isLeap(year) ? 366 : 365 }
        while rest < 0 {
            year -= 1
            rest += length(year)
        }
        while rest >= length(year) {
            rest -= length(year)
            year += 1
        }
        var month = 1
        for length in [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
            if rest < length { break }
            rest -= length
            month += 1
        }
        return (year, month, rest + 1)
    }

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && year % 100 != 0 || year % 400 == 0 }
}
