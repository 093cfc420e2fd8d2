import TableBasics

/// The title that the words behind a fence give a block of code: `title="a.js"`, `filename=a.js`, `js [a.js]`, `js:a.js`,
/// or `tab="a.js"`, which older releases of PyMdown Extensions made tabs of.
struct FenceTitle {
    /// In the bytes that it was read from; empty for none.
    let range: Range<Int>

    private static let keys: [StaticString] = ["title", "filename", "file-name", "file", "caption"]

    init(_ info: UnsafeBufferPointer<UInt8>) {
        range =
            Self.named(Self.keys, info) ?? Self.inBrackets(info) ?? Self.behindColon(info)
            // A number is how wide tabs are.
            ?? Self.named(["tab"], info).flatMap { info[$0].allSatisfy(\.isASCIIDigit) ? nil : $0 } ?? 0..<0
    }

    private static func named(_ keys: [StaticString], _ info: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        var next = info.firstOffset(of: UInt8(ascii: "="))
        while let sign = next {
            next = info.firstOffset(of: UInt8(ascii: "="), from: sign + 1)
            var start = sign
            while start > 0, info[start - 1].isASCIIWord || info[start - 1] == UInt8(ascii: "-") { start -= 1 }
            let key = info[start..<sign]
            guard start == 0 || info[start - 1].isASCIISpace || "{,".utf8.contains(info[start - 1]),
                keys.contains(where: { $0.bytes.elementsEqual(key) })
            else { continue }
            if let value = value(in: info, from: sign + 1), !value.isEmpty { return value }
        }
        return nil
    }

    private static func value(in info: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
        guard start < info.count else { return nil }
        if info[start] == UInt8(ascii: "\"") || info[start] == UInt8(ascii: "'") {
            return info.firstOffset(of: info[start], from: start + 1).map { (start + 1)..<$0 }
        }
        return
            start..<(info[start...].firstIndex { $0.isASCIISpace || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: ",") }
            ?? info.count)
    }

    /// VitePress: `js [a.js]`, perhaps with other words around.
    private static func inBrackets(_ info: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        guard let open = info.firstOffset(of: UInt8(ascii: "[")), open == 0 || info[open - 1].isASCIISpace,
            let close = info.firstOffset(of: UInt8(ascii: "]"), from: open), close > open + 1,
            close + 1 == info.count || info[close + 1].isASCIISpace
        else { return nil }
        return (open + 1)..<close
    }

    /// `js:a.js`: a name with a full stop or a slash in it, unlike `ts:line-numbers`.
    private static func behindColon(_ info: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        guard let colon = info.firstOffset(of: UInt8(ascii: ":")), colon > 0,
            info[..<colon].allSatisfy({ $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") })
        else { return nil }
        let name = info[(colon + 1)...].prefix { !$0.isASCIISpace && $0 != UInt8(ascii: "{") }
        guard name.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }),
            name.first?.isASCIIPunctuation == false
                || name.hasPrefix("/") || name.hasPrefix(".")
        else { return nil }
        return name.startIndex..<name.endIndex
    }
}
