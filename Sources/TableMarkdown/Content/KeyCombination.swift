import TableBasics

/// Keys that are pressed together: `++ctrl+alt+del++`, as in PyMdown's Keys.
struct KeyCombination {
    /// As they are shown: `Ctrl`, `Page Up`, or what an author wrote in quotes.
    let names: [[UInt8]]
    /// The offset behind the last mark.
    let end: Int

    /// The keys whose first mark is at `start`; nil for anything else. `C++` is no mark, and neither is `i++`.
    init?(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
        guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "+"), start == 0 || !Self.isPart(bytes[start - 1])
        else { return nil }
        var names: [[UInt8]] = []
        var index = start + 2
        while names.count < Self.most, let key = Self.readKey(bytes, &index) {
            names.append(key)
            guard index < bytes.count, bytes[index] == UInt8(ascii: "+") else { return nil }
            index += 1
            guard index < bytes.count, bytes[index] == UInt8(ascii: "+") else { continue }
            guard index + 1 == bytes.count || !Self.isPart(bytes[index + 1]) else { return nil }
            self.names = names
            end = index + 1
            return
        }
        return nil
    }

    private static let most = 8
    private static let longestName = 40

    private static func isPart(_ byte: UInt8) -> Bool { byte.isASCIIWord || byte == UInt8(ascii: "+") || byte >= 0x80 }

    /// Reads one key, a word or what is in quotes.
    private static func readKey(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> [UInt8]? {
        let start = index
        guard start < bytes.count else { return nil }
        if bytes[start] == UInt8(ascii: "\"") {
            index += 1
            while index < bytes.count, index - start <= longestName, bytes[index] != UInt8(ascii: "\"") { index += 1 }
            guard index < bytes.count, bytes[index] == UInt8(ascii: "\""), index > start + 1 else { return nil }
            index += 1
            return Array(bytes[(start + 1)..<(index - 1)])
        }
        while index < bytes.count, index - start <= longestName,
            bytes[index].isASCIIWord || bytes[index] == UInt8(ascii: "-")
        {
            index += 1
        }
        return index > start && isKey(bytes[start..<index]) ? name(ofKey: bytes[start..<index]) : nil
    }

    /// Whether a word is the name of a key: a letter or a digit, `f1` to `f24`, or one of the names.
    private static func isKey(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        if word.count == 1 { return true }
        let name = String(decoding: word, as: UTF8.self).lowercased()
        if name.first == "f", let number = Int(name.dropFirst()) { return (1...24).contains(number) }
        return names.contains(name)
    }

    /// Those of PyMdown, without the keys of telephones and media.
    private static let names: Set<String> = [
        "alt", "alt-graph", "altgr", "arrow-down", "arrow-left", "arrow-right", "arrow-up", "asterisk", "backslash", "backspace",
        "bksp", "bracket-left", "bracket-right", "caps-lock", "cmd", "colon", "comma", "command", "context-menu", "control", "ctrl",
        "del", "delete", "dot", "double-quote", "down", "end", "enter", "equal", "esc", "escape", "exclam", "fn", "grave", "home",
        "hyper", "ins", "insert", "left", "menu", "meta", "minus", "num-lock", "opt", "option", "page-down", "page-up", "pause",
        "period", "pg-dn", "pg-up", "pipe", "plus", "print-screen", "return", "right", "scroll-lock", "semicolon", "shift",
        "single-quote", "slash", "space", "spacebar", "super", "tab", "tilde", "underscore", "up", "win", "windows",
    ]

    /// With a capital letter for each word: `page-up` is `Page Up`.
    private static func name(ofKey key: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
        var name: [UInt8] = []
        for byte in key {
            let isStart = name.last.map { $0 == 0x20 } ?? true
            name.append(byte == UInt8(ascii: "-") ? 0x20 : isStart && byte.isASCIILowercase ? byte & ~0x20 : byte)
        }
        return name
    }
}
