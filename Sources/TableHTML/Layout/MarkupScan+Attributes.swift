import TableBasics

extension MarkupScan {
    /// The value of the first attribute of a tag that has one of the names, in lower case; nil for none, empty for one without a value.
    static func value(of names: Set<String>, in tag: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var rest = tag.dropFirst().drop { $0.isASCIIAlphanumeric }
        while true {
            rest = rest.drop { $0.isASCIISpace || $0 == UInt8(ascii: "/") }
            let name = rest.prefix {
                !$0.isASCIISpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
            }
            guard !name.isEmpty else { return nil }
            rest = rest[name.endIndex...].drop(while: \.isASCIISpace)
            var value = rest.prefix(0)
            if rest.first == UInt8(ascii: "=") {
                rest = rest.dropFirst().drop(while: \.isASCIISpace)
                if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
                    value = rest.dropFirst().prefix { $0 != quote }
                    rest = rest[value.endIndex...].dropFirst()
                } else {
                    value = rest.prefix { !$0.isASCIISpace && $0 != UInt8(ascii: ">") }
                    rest = rest[value.endIndex...]
                }
            }
            if names.contains(String(decoding: name, as: UTF8.self).lowercased()) { return value }
        }
    }
}
