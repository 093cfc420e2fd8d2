import SiteModel

/// How long a server asks to be left alone (RFC 9110 §10.2.3).
enum RetryAfter {
    /// In milliseconds; nil for what is neither seconds nor a date. A date that is over is 0.
    ///
    /// - Parameter now: in milliseconds since 1970.
    static func wait(_ field: String, now: Int) -> Int? {
        let digits = field.utf8.drop { $0 == UInt8(ascii: " ") }
        if !digits.isEmpty, digits.allSatisfy({ (48...57).contains($0) }) {
            // Nine digits are thirty years.
            return (Int(String(decoding: digits.prefix(9), as: UTF8.self)) ?? 0) * 1000
        }
        return seconds(ofDate: field).map { max(0, $0 * 1000 - now) }
    }

    /// Seconds since 1970 of a date in any of the three forms of RFC 9110 §5.6.7.
    static func seconds(ofDate text: String) -> Int? {
        var time: [Int]?
        var (day, month, year) = (Int?.none, Int?.none, Int?.none)
        for word in text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "-" }) {
            if word.contains(":") {
                time = word.split(separator: ":").compactMap { Int($0) }
            } else if let number = Int(word) {
                if day == nil { day = number } else { year = word.count == 2 ? number + (number < 70 ? 2000 : 1900) : number }
            } else if let index = months.firstIndex(of: word.prefix(3).lowercased()), month == nil {
                month = index + 1
            }
        }
        guard let time, time.count == 3, let day, let month, let year, (1...31).contains(day), (1970...9999).contains(year),
            (0..<24).contains(time[0]), (0..<60).contains(time[1]), (0...60).contains(time[2])
        else { return nil }
        let days = Timestamp.days(year: year, month: month, day: day) - Timestamp.days(year: 1970, month: 1, day: 1)
        return days * 86_400 + time[0] * 3600 + time[1] * 60 + time[2]
    }

    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
}
