import TableBasics

/// Code of TypeScript that Twoslash compiles: lines that only the compiler is to see are cut, `// ---cut---`, and options are comments,
/// `// @noErrors`.
enum TwoslashCode {
    /// The lines that readers see, without the marks; nil for code that is not meant so, and where nothing would be left.
    static func shown(of code: UnsafeBufferPointer<UInt8>, info: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        // Most code has the name of its language alone.
        guard info.count > "twoslash".utf8.count,
            info.split(whereSeparator: { !$0.isASCIIWord }).dropFirst().contains(where: { $0.elementsEqual("twoslash".utf8) })
        else { return nil }
        var shown: [UInt8] = []
        var (isCut, start) = (false, 0)
        while start < code.count {
            let end = code.firstOffset(of: 0x0A, from: start) ?? code.count
            let line = code[start..<end]
            start = end + 1
            switch mark(line) {
            case .cutBefore: (shown, isCut) = ([], false)
            case .cutStart: isCut = true
            case .cutEnd: isCut = false
            case .option: break
            case nil where isCut: break
            case nil: shown += line + [0x0A]
            }
        }
        return shown.allSatisfy(\.isASCIISpace) ? nil : shown
    }

    private static let options = [
        "allowJs", "checkJs", "declaration", "emit", "errors", "esModuleInterop", "jsx", "lib", "module", "moduleResolution",
        "noErrors",
        "noErrorsCutted", "noErrorValidation", "noImplicitAny", "noStaticSemanticInfo", "showEmit", "strict", "strictNullChecks",
        "target", "types",
    ]

    private enum Mark { case cutBefore, cutStart, cutEnd, option }

    private static func mark(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Mark? {
        let comment = line.trimmed
        guard comment.hasPrefix("//") else { return nil }
        let words = comment.dropFirst(2).trimmed
        if words.first == UInt8(ascii: "@") {
            let name = words.dropFirst().prefix(while: \.isASCIIWord)
            // The name of a file is for readers as well, and other tools have marks of their own.
            guard options.contains(where: { $0.utf8.elementsEqual(name) }) else { return nil }
            return name.endIndex == words.endIndex || words[name.endIndex] == UInt8(ascii: ":") ? .option : nil
        }
        switch String(decoding: words.prefix(20), as: UTF8.self) {
        case "---cut---", "---cut-before---": return .cutBefore
        case "---cut-after---", "---cut-start---": return .cutStart
        case "---cut-end---": return .cutEnd
        default: return nil
        }
    }
}
