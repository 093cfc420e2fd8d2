import TableBasics

/// Days as settings have them.
package enum CalendarDate {
    /// Whether a text is a day of the calendar, `2026-11-21`, with an optional time after `T` or a space, and an optional zone:
    /// `T09:30`, ` 09:30:00.5 +0100`, `T09:30:00Z`.
    package static func isDate(_ text: String) -> Bool {
        var rest = Array(text.utf8)[...]
        guard let year = number(4, from: &rest), skip("-", from: &rest), let month = number(2, from: &rest),
            skip("-", from: &rest), let day = number(2, from: &rest), (1...12).contains(month),
            (1...days(inMonth: month, of: year)).contains(day)
        else { return false }
        return rest.isEmpty || skip("T", from: &rest) && isTime(rest) || skip(" ", from: &rest) && isTime(rest)
    }
}

private func isTime(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    guard isClock(&rest) else { return false }
    if skip(":", from: &rest) {
        guard let seconds = number(2, from: &rest), seconds <= 60 else { return false }
        if skip(".", from: &rest) {
            guard digit(from: &rest) != nil else { return false }
            while digit(from: &rest) != nil {}
        }
    }
    if rest.isEmpty || skip("Z", from: &rest) { return rest.isEmpty }
    _ = skip(" ", from: &rest)
    guard skip("+", from: &rest) || skip("-", from: &rest), let hours = number(2, from: &rest), hours < 24 else { return false }
    _ = skip(":", from: &rest)
    guard let minutes = number(2, from: &rest), minutes < 60 else { return false }
    return rest.isEmpty
}

/// Hours and minutes.
private func isClock(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard let hours = number(2, from: &rest), skip(":", from: &rest), let minutes = number(2, from: &rest) else {
        return false
    }
    return hours < 24 && minutes < 60
}

private func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
}

private func number(_ digits: Int, from rest: inout ArraySlice<UInt8>) -> Int? {
    var number = 0
    for _ in 0..<digits {
        guard let digit = digit(from: &rest) else { return nil }
        number = number * 10 + digit
    }
    return number
}

private func digit(from rest: inout ArraySlice<UInt8>) -> Int? {
    guard let byte = rest.first, byte.isASCIIDigit else { return nil }
    rest.removeFirst()
    return Int(byte - UInt8(ascii: "0"))
}

private func skip(_ character: Unicode.Scalar, from rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
}
