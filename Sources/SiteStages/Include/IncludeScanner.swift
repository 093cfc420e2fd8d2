import TableBasics
import TableMarkdown

/// Finds directives in the lines of a text.
struct IncludeScanner {
    let bytes: [UInt8]
    var values = TemplateValues()

    /// Whether there may be any: a few searches by the C library.
    ///
    /// - Parameter hasVariables: names between braces may stand for something.
    static func isNeeded(for bytes: UnsafeBufferPointer<UInt8>, hasVariables: Bool = false) -> Bool {
        bytes.hasOffset(of: UInt8(ascii: "{")) { isBraced(bytes[($0 + 1)...], hasVariables) }
            || bytes.hasOffset(of: UInt8(ascii: "<")) { isAngled(bytes[($0 + 1)...], before: $0 > 0 ? bytes[$0 - 1] : 0) }
            || bytes.hasOffset(of: UInt8(ascii: "@")) { bytes[($0 + 1)...].starts(with: "[code".utf8) }
            || bytes.hasOffset(of: UInt8(ascii: "!")) { bytes[($0 + 1)...].starts(with: "!!include(".utf8) }
    }

    /// Whether one may begin with a brace before these bytes.
    private static func isBraced(_ rest: Slice<UnsafeBufferPointer<UInt8>>, _ hasVariables: Bool) -> Bool {
        guard let first = rest.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "%") else { return false }
        let words = rest.dropFirst().drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
        let names: [StaticString]
        switch words.first {
        case _ where first == UInt8(ascii: "%"): names = ["include_relative ", "link ", "post_url "]
        case UInt8(ascii: "#"): names = ["#include", "#rustdoc_", "#play"]
        // The shortcodes that lead somewhere, or show a value.
        case UInt8(ascii: "<"), UInt8(ascii: "%"):
            let name = words.dropFirst().drop { $0 == 0x20 }
            return name.starts(with: "ref ".utf8) || name.starts(with: "relref ".utf8) || name.starts(with: "param ".utf8)
        case UInt8(ascii: "'"), UInt8(ascii: "\""): return words.prefix(200).contains(UInt8(ascii: "|"))
        default:
            if hasVariables { return true }
            names = ["page.", "$frontmatter.", "frontmatter."]
        }
        return names.contains { words.starts(with: $0.bytes) }
    }

    /// Whether `<<<`, `8<-` or a comment that begins with `@` stands around an angle bracket.
    private static func isAngled(_ rest: Slice<UnsafeBufferPointer<UInt8>>, before: UInt8) -> Bool {
        switch rest.first {
        case UInt8(ascii: "-"): before == UInt8(ascii: "8")
        case UInt8(ascii: "<"): rest.dropFirst().first == UInt8(ascii: "<")
        case UInt8(ascii: "!"):
            rest.starts(with: "!--".utf8) && rest.dropFirst(3).first { $0 > 0x20 } == UInt8(ascii: "@")
        default: false
        }
    }

    /// Whether a comment begins here that is no directive.
    static func isComment(_ text: ArraySlice<UInt8>) -> Bool {
        text.starts(with: "<!--".utf8) && text.dropFirst(4).first { $0 != 0x20 } != UInt8(ascii: "@")
    }

    /// The next finding in a line, from an offset on, that may stand between other words.
    func inline(in line: Range<Int>, from start: Int) -> IncludeFinding? {
        var index = start
        while index + 3 < line.upperBound {
            let finding: IncludeFinding? =
                switch bytes[index] {
                case UInt8(ascii: "{"): braced(in: line, at: index)
                case UInt8(ascii: "<"): markdown(in: line, at: index)
                default: nil
                }
            if let finding { return finding }
            index += 1
        }
        return nil
    }

    private func braced(in line: Range<Int>, at start: Int) -> IncludeFinding? {
        guard bytes[start + 1] == UInt8(ascii: "{") || bytes[start + 1] == UInt8(ascii: "%") else { return nil }
        if isRaw(at: start, in: line) { return .raw(start) }
        return book(in: line, at: start) ?? relative(in: line, at: start) ?? reference(in: line, at: start)
            ?? value(in: line, at: start)
    }

    /// What a line is as a whole, behind the marks of lists and quotes that stand before it.
    func block(in line: Range<Int>, from start: Int) -> IncludeFinding? {
        guard start < line.upperBound else { return nil }
        return switch bytes[start] {
        case UInt8(ascii: "-"), UInt8(ascii: ";"): snippet(in: line, from: start)
        case UInt8(ascii: "<"): code(in: line, from: start)
        case UInt8(ascii: "@"): linkedCode(in: line, from: start)
        case UInt8(ascii: "!"): marked(in: line, from: start)
        default: nil
        }
    }

    /// Whether a line is the mark before and behind the paths of several snippets.
    func isSnippetFence(_ line: Range<Int>) -> Bool {
        let words = trimmed(line)
        return !words.isEmpty && snippetMark(at: words.lowerBound, before: words.upperBound) == words.upperBound
    }

    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high, bytes[low].isASCIISpace { low += 1 }
        while low < high, bytes[high - 1].isASCIISpace { high -= 1 }
        return low..<high
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether a byte stands anywhere that `isMeant` accepts.
    fileprivate func hasOffset(of byte: UInt8, where isMeant: (Int) -> Bool) -> Bool {
        var offset = firstOffset(of: byte)
        while let place = offset {
            if isMeant(place) { return true }
            offset = firstOffset(of: byte, from: place + 1)
        }
        return false
    }
}
