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

    /// Those of PyMdown, with their short forms, and a few others.
    private static let names: Set<String> = [
        "add", "alt", "alt-graph", "altgr", "apps", "arrow-down", "arrow-left", "arrow-right", "arrow-up", "asterisk", "at",
        "back", "backslash", "backspace", "backtab", "bar", "bksp", "bktab", "brace-left", "brace-right", "bracket-left",
        "bracket-right", "break", "browser-back", "browser-favorites", "browser-forward", "browser-home", "browser-refresh",
        "browser-search", "browser-stop", "cancel", "capital", "caps-lock", "clear", "close-brace", "close-bracket", "clr",
        "cmd", "colon", "comma", "command", "context-menu", "control", "copy", "cplk", "ctrl", "dblquote", "decimal", "del",
        "delete", "divide", "dn", "dot", "double-quote", "down", "eject", "end", "enter", "equal", "esc", "escape", "exclam",
        "exclamation", "favorites", "fn", "forward", "function", "grave", "grave-accent", "greater", "greater-than", "gt",
        "help", "home", "hyper", "hyphen", "ins", "insert", "lalt", "launch-mail", "launch-media", "lbrace", "lbracket",
        "lbutton", "lcontrol", "lctrl", "left", "left-alt", "left-button", "left-control", "left-ctrl", "left-menu",
        "left-shift", "left-win", "left-windows", "less", "less-greater", "less-greater-than", "less-than", "lmenu", "lshift",
        "lt", "lt-gt", "lwin", "mail", "mbutton", "media", "media-next-track", "media-pause", "media-play", "media-play-pause",
        "media-prev-track", "media-stop", "menu", "meta", "middle-button", "minus", "multiply", "mute", "next", "next-track",
        "num-asterisk", "num-clear", "num-del", "num-delete", "num-enter", "num-equal", "num-equalsign", "num-lock",
        "num-minus", "num-plus", "num-return", "num-separator", "num-slash", "num0", "num1", "num2", "num3", "num4", "num5",
        "num6", "num7", "num8", "num9", "numlk", "numlock", "open-brace", "open-bracket", "opt", "option", "page-dn",
        "page-down", "page-up", "pause", "period", "pg-dn", "pg-up", "pgdn", "pgup", "pipe", "play", "play-pause", "plus",
        "power", "prev-track", "print", "print-screen", "printscreen", "prior", "prtsc", "question", "question-mark", "ralt",
        "rbrace", "rbracket", "rbutton", "rcontrol", "rctrl", "refresh", "reset", "return", "right", "right-alt",
        "right-button", "right-control", "right-ctrl", "right-menu", "right-shift", "right-win", "right-windows", "rmenu",
        "rshift", "rwin", "scroll", "scroll-lock", "search", "section", "select", "semicolon", "separator", "shift",
        "single-quote", "slash", "sleep", "space", "spacebar", "spc", "stop", "subtract", "super", "tab", "tabulator", "tilde",
        "underscore", "up", "vol-down", "vol-mute", "vol-up", "volume-down", "volume-mute", "volume-up", "win", "windows",
        "x-button1", "x-button2", "xbutton1", "xbutton2", "zoom",
    ]

    /// What short forms and some signs are shown as.
    private static let shown: [String: String] = [
        "bktab": "backtab", "brace-left": "{", "brace-right": "}", "close-brace": "}", "close-bracket": "]", "clr": "clear",
        "cplk": "caps-lock", "dblquote": "double-quote", "dn": "down", "greater": ">", "greater-than": ">", "gt": ">",
        "lalt": "left-alt", "lbrace": "{", "lbracket": "[", "lbutton": "left-button", "lcontrol": "left-control",
        "lctrl": "left-ctrl", "less": "<", "less-greater": "<>", "less-greater-than": "<>", "less-than": "<",
        "lmenu": "left-menu", "lshift": "left-shift", "lt": "<", "lt-gt": "<>", "lwin": "left-win", "mbutton": "middle-button",
        "num-del": "num-delete", "num-equalsign": "num-equal", "num0": "num-0", "num1": "num-1", "num2": "num-2",
        "num3": "num-3", "num4": "num-4", "num5": "num-5", "num6": "num-6", "num7": "num-7", "num8": "num-8", "num9": "num-9",
        "numlk": "num-lock", "numlock": "num-lock", "open-brace": "{", "open-bracket": "[", "page-dn": "page-down",
        "pgdn": "page-down", "pgup": "page-up", "printscreen": "print-screen", "prtsc": "print-screen", "ralt": "right-alt",
        "rbrace": "}", "rbracket": "]", "rbutton": "right-button", "rcontrol": "right-control", "rctrl": "right-ctrl",
        "rmenu": "right-menu", "rshift": "right-shift", "rwin": "right-win", "spc": "space", "vol-down": "volume-down",
        "vol-mute": "volume-mute", "vol-up": "volume-up",
    ]

    /// With a capital letter for each word: `page-up` is `Page Up`.
    private static func name(ofKey key: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
        var name: [UInt8] = []
        let shown = shown[String(decoding: key, as: UTF8.self).lowercased()]
        for byte in shown.map({ Array($0.utf8) }) ?? Array(key) {
            let isStart = name.last.map { $0 == 0x20 } ?? true
            name.append(byte == UInt8(ascii: "-") ? 0x20 : isStart && byte.isASCIILowercase ? byte & ~0x20 : byte)
        }
        return name
    }
}
