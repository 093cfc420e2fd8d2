import TableBasics

/// Which addresses a project wants left out of `check --external`, or taken for good.
///
/// Without a slash it is a host, with those below it: `example.org`. Else an address, with `https://` in front or without:
/// `example.org/members/*`. `*` stands for anything, slashes too; a slash at the end for everything below.
package struct AddressPattern: Sendable, Equatable {
    private let text: [UInt8]
    private let kind: Kind

    private enum Kind: Equatable { case host, hosts, address, addressWithoutScheme }

    /// nil for nothing but white space.
    package init?(_ written: String) {
        var text = written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !text.isEmpty else { return nil }
        if text.contains("/") {
            if text.hasSuffix("/") { text += "*" }
            let parts = text.firstRange(of: "://").map { [text[..<$0.lowerBound], text[$0.upperBound...]] } ?? [text[...]]
            kind = parts.count > 1 ? .address : .addressWithoutScheme
            // Hosts have small letters; a path keeps its own.
            let host = parts[parts.count - 1]
            let end = host.firstIndex(of: "/") ?? host.endIndex
            text = text[..<end].lowercased() + text[end...]
        } else {
            text = text.lowercased()
            kind = text.contains("*") ? .hosts : .host
        }
        self.text = Array(text.utf8)
    }

    package func matches(_ address: ExternalAddress) -> Bool {
        switch kind {
        case .host: address.isIn(host: String(decoding: text, as: UTF8.self))
        case .hosts: Self.matches(text, Array(address.host.utf8))
        case .address: Self.matches(text, Array(address.url.utf8))
        case .addressWithoutScheme: Self.matches(text, Array(address.url.utf8).afterScheme)
        }
    }

    /// Only the last star ever has to take one more byte, so this takes no more than the product of the lengths.
    private static func matches(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
        var (place, index) = (0, 0)
        var retry: (place: Int, index: Int)?
        while place < text.count {
            if index < pattern.count, pattern[index] == UInt8(ascii: "*") {
                index += 1
                retry = (place, index)
            } else if index < pattern.count, pattern[index] == text[place] {
                (place, index) = (place + 1, index + 1)
            } else if let last = retry {
                retry = (last.place + 1, last.index)
                (place, index) = (last.place + 1, last.index)
            } else {
                return false
            }
        }
        return pattern[index...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}

extension [UInt8] {
    /// What follows `https://`.
    fileprivate var afterScheme: [UInt8] {
        guard let slash = firstIndex(of: UInt8(ascii: "/")) else { return self }
        return Array(self[(slash + 2)...])
    }
}
