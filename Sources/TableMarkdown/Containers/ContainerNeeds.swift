import TableBasics

/// What a text may have that ``ContainerScan`` rewrites, by a quick look. Most texts have none of it.
struct ContainerNeeds: OptionSet {
    let rawValue: Int

    /// Containers, tabs, notes that go on or end a text, attributes in lines of their own.
    static let lines = ContainerNeeds(rawValue: 1)
    /// Elements of HTML with the attribute `markdown` (md_in_html, kramdown) or `className`, components at the start of a line.
    static let elements = ContainerNeeds(rawValue: 2)
    /// Tags of Liquid, extensions of kramdown and comments of MDX.
    static let templates = ContainerNeeds(rawValue: 4)
    /// Lines such as `(name)=`, where HTML is read.
    static let labels = ContainerNeeds(rawValue: 16)
    /// Shortcodes of Hugo.
    static let shortcodes = ContainerNeeds(rawValue: 32)
    /// Tags that CommonMark takes for text, see ``ForeignTag``.
    static let tags = ContainerNeeds(rawValue: 8)

    init(rawValue: Int) { self.rawValue = rawValue }

    init(of bytes: UnsafeBufferPointer<UInt8>) {
        self = Self.hasLines(bytes) ? .lines : []
        var next = bytes.firstOffset(of: UInt8(ascii: "{"))
        while let brace = next, brace + 2 < bytes.count {
            switch (bytes[brace + 1], bytes[brace + 2]) {
            case (UInt8(ascii: "%"), UInt8(ascii: "/")), (UInt8(ascii: "/"), UInt8(ascii: "*")):
                formUnion([.lines, .templates, .shortcodes])
            case (UInt8(ascii: "%"), _), (UInt8(ascii: ":"), _): formUnion([.lines, .templates])
            case (UInt8(ascii: "{"), UInt8(ascii: "<")), (UInt8(ascii: "{"), UInt8(ascii: "%")): insert(.shortcodes)
            default: break
            }
            if isSuperset(of: [.templates, .shortcodes]) { break }
            next = bytes.firstOffset(of: UInt8(ascii: "{"), from: brace + 1)
        }
        next = bytes.firstOffset(of: UInt8(ascii: "<"))
        while let start = next, start + 1 < bytes.count {
            if bytes[start + 1].isASCIILetter { formUnion(Self.needs(ofTag: bytes, at: start)) }
            next = bytes.firstOffset(of: UInt8(ascii: "<"), from: start + 1)
        }
    }

    /// No longer than this is looked at of a tag.
    private static let longestTag = 200

    private static func needs(ofTag bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> ContainerNeeds {
        var needs: ContainerNeeds = []
        var index = start + 1
        let end = min(bytes.count - 1, start + longestTag)
        while index < end, bytes[index].isASCIIWord || bytes[index] == UInt8(ascii: "-") { index += 1 }
        if bytes[start + 1].isASCIIUppercase,
            bytes[index] == UInt8(ascii: ".") || bytes[(start + 1)..<index].suffix(4).elementsEqual("Card".utf8)
        {
            needs.insert(.tags)
        }
        if bytes[start + 1].isASCIIUppercase, beginsLine(bytes, at: start) { needs.insert(.elements) }
        while index < end, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "<") {
            switch bytes[index + 1] {
            case UInt8(ascii: "@"), UInt8(ascii: "#"): if bytes[index].isASCIISpace { needs.insert(.tags) }
            case UInt8(ascii: "{"): if bytes[index] == UInt8(ascii: "=") { needs.insert(.tags) }
            case UInt8(ascii: "m"):
                if bytes[index].isASCIISpace, bytes.contains(Self.attribute.bytes, at: index + 1) { needs.insert(.elements) }
            case UInt8(ascii: "c"):
                if bytes[index].isASCIISpace, bytes.contains(Self.className.bytes, at: index + 1) { needs.insert(.elements) }
            default: break
            }
            index += 1
        }
        return needs
    }

    /// Whether only white space and marks of quotes stand before a byte in its line.
    private static func beginsLine(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        var index = start
        while index > 0, start - index < longestTag, bytes[index - 1] != 0x0A {
            index -= 1
            guard bytes[index].isASCIISpace || bytes[index] == UInt8(ascii: ">") else { return false }
        }
        return true
    }

    private static let attribute: StaticString = "markdown"
    private static let className: StaticString = "className="

    private static func hasLines(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = 0
        var isBelowText = false
        while start < bytes.count {
            var index = start
            while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == UInt8(ascii: ">") {
                index += 1
            }
            if index + 2 < bytes.count {
                let (first, second) = (bytes[index], bytes[index + 1])
                switch first {
                case UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "="):
                    if second == first, bytes[index + 2] == first { return true }
                    if first == UInt8(ascii: ":"), second == 0x20 || second == 0x09 { return true }
                case UInt8(ascii: "`"), UInt8(ascii: "~"):
                    if second == first, bytes[index + 2] == first, isDirective(bytes, from: index) { return true }
                case UInt8(ascii: "/"):
                    if second == first, bytes[index + 2] == first, isBlock(bytes, from: index) { return true }
                case UInt8(ascii: "@"):
                    if second.isASCIIUppercase, BlockDirective(bytes[index...].prefix { $0 != 0x0A }) != nil { return true }
                case UInt8(ascii: "("):
                    if isLabel(bytes, from: index) { return true }
                case UInt8(ascii: "["):
                    if second == UInt8(ascii: "^"), isBelowText || goesOnIndented(bytes, from: index) { return true }
                default: break
                }
                isBelowText = first != 0x0A && first != 0x0D && !(first == UInt8(ascii: "[") && second == UInt8(ascii: "^"))
            }
            guard let end = bytes.firstOffset(of: 0x0A, from: index) else { return false }
            start = end + 1
        }
        return false
    }

    /// Whether a brace stands behind a fence, or the name of mdbook-admonish.
    private static func isDirective(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        let sign = bytes[start]
        let behind = bytes[start...].drop { $0 == sign }.drop { $0 == 0x20 || $0 == 0x09 }
        if behind.first == UInt8(ascii: "a") { return behind.prefix("admonish".utf8.count).elementsEqual("admonish".utf8) }
        return behind.first == UInt8(ascii: "{") && behind.dropFirst().first?.isASCIILetter == true
    }

    /// Whether the name of a block stands behind slashes.
    private static func isBlock(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        let behind = bytes[start...].drop { $0 == UInt8(ascii: "/") }.drop { $0 == 0x20 }
        return behind.first?.isASCIILetter == true
    }

    private static func isLabel(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        let line = bytes[start...].prefix { $0 != 0x0A }
        return line.trimmed.suffix(2).elementsEqual(")=".utf8)
    }

    /// Whether the first of the next lines that follows an empty one is indented.
    private static func goesOnIndented(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        var offset = start
        for _ in 0..<20 {
            guard let end = bytes.firstOffset(of: 0x0A, from: offset), end + 2 < bytes.count else { return false }
            let next = bytes[end + 1]
            offset = end + 1
            guard next == 0x0A || next == 0x0D || next == 0x20 || next == 0x09 || next == UInt8(ascii: ">") else { continue }
            return true
        }
        return false
    }
}
