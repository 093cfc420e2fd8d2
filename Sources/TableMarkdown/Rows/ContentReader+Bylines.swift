import TableBasics
import TableModel

/// Whom something is by, as it stands behind a link: by Jane Austen.
extension ContentReader {
    /// The full stop behind the names of people that a text begins with; nil for none.
    func endOfNames(_ words: ArraySlice<UInt8>) -> Int? {
        let stop = words.prefix(61).withUnsafeBufferPointer { bytes in
            bytes.indices.first { index in
                guard ".!?;:".utf8.contains(bytes[index]) else { return false }
                let names = bytes[..<index].split(separator: 0x20)
                // Behind two names, a short one is no abbreviation.
                return SentenceEnd.isAt(index, in: bytes[...])
                    || names.count >= 3 && names.last.map { $0.count >= 3 } == true
                        && bytes.dropFirst(index + 2).first?.isASCIILowercase == false
            }
        }
        guard let stop else { return nil }
        let names = words.prefix(stop + 1)
        return names.last == UInt8(ascii: ".") && names.areNames ? words.startIndex + stop : nil
    }

    /// Whether a name in bold text, italics or code is all that stands behind the first text.
    func isMarkedName(_ eventRange: EventRange) -> Bool {
        let name = Int(eventRange.start) + 1
        let end = Int(eventRange.end)
        guard name < end else { return false }
        switch events[name] {
        case .code: return name + 1 == end
        case .open(.strong), .open(.emphasis):
            guard matchingClose(of: name) == end - 1, case .text(let span) = events[name + 1], let first = text[span.range].first
            else { return false }
            return first.isASCIIUppercase || first >= 0x80 || first == UInt8(ascii: "@")
        default: return false
        }
    }
}

extension ArraySlice where Element == UInt8 {
    /// Begins with a word for "by"; in other languages a name must follow.
    var isByline: Bool {
        if hasPrefix("by ") || hasPrefix("By ") { return true }
        let names = drop { $0 != 0x20 }.dropFirst()
        guard let first = names.first, first.isASCIIUppercase || first >= 0x80 else { return false }
        return ["par", "por", "av", "af", "door"].contains { $0.utf8.elementsEqual(self[..<(names.startIndex - 1)]) }
    }

    /// Names of people before a full stop, and no sentence of them: by Oscar de la Renta. By Martin Fowler et al.
    var areNames: Bool {
        let names = dropLast().split { $0.isASCIISpace }
        guard let last = names.last else { return false }
        return names.allSatisfy { $0.first?.isASCIILowercase == false || $0.count <= 3 }
            && (last.first?.isASCIILowercase == false || last.hasPrefix("al"))
    }
}
