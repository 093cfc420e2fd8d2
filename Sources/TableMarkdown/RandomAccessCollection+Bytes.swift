import TableBasics

extension RandomAccessCollection where Element == UInt8 {
    /// Without white space at both ends.
    var trimmed: SubSequence {
        var low = startIndex
        var high = endIndex
        while low < high, self[low].isASCIISpace { formIndex(after: &low) }
        while low < high, self[index(before: high)].isASCIISpace { formIndex(before: &high) }
        return self[low..<high]
    }

    /// Whether the bytes start with ASCII `prefix`.
    func hasPrefix(_ prefix: StaticString) -> Bool {
        count >= prefix.utf8CodeUnitCount && starts(with: prefix.bytes)
    }

    /// Whether the bytes start with `prefix`, letter case of ASCII aside. `prefix` is in lower case.
    func hasPrefixIgnoringCase(_ prefix: StaticString) -> Bool {
        count >= prefix.utf8CodeUnitCount && zip(self, prefix.bytes).allSatisfy { $0.asciiLowercased == $1 }
    }
}

/// One end of a text.
enum TextEdge { case leading, trailing }

extension ArraySlice where Element == UInt8 {
    /// Without white space at one end.
    func trimmed(_ edge: TextEdge) -> ArraySlice {
        switch edge {
        case .leading: return drop(while: \.isASCIISpace)
        case .trailing:
            var end = endIndex
            while end > startIndex, self[end - 1].isASCIISpace { end -= 1 }
            return self[startIndex..<end]
        }
    }

    /// Where ASCII text begins first.
    func firstIndex(of text: StaticString) -> Int? {
        var index = startIndex
        while let start = self[index...].firstIndex(of: text.utf8Start[0]) {
            if self[start...].hasPrefix(text) { return start }
            index = start + 1
        }
        return nil
    }

    func hasSuffix(_ suffix: StaticString) -> Bool {
        count >= suffix.utf8CodeUnitCount && self.suffix(suffix.utf8CodeUnitCount).elementsEqual(suffix.bytes)
    }
}
