import TableBasics
import TableModel

extension AuthorAttributes {
    /// The attributes that braces were meant to be which are text for a slip: a value of two words without quotes, a quote without an
    /// end, a colon or commas as in YAML or JSON, a key alone that stands for `true`. nil for text in braces.
    ///
    /// - Parameters:
    ///   - keys: those that have a meaning where the braces stand. With any other word at their start they are text.
    ///   - flags: those of them that a word alone can mean.
    static func correction(of run: ArraySlice<UInt8>, keys: [String], flags: [String]) -> String? {
        guard run.count <= longestCorrection, run.first == UInt8(ascii: "{"), run.last == UInt8(ascii: "}") else { return nil }
        var draft = AttributeDraft(keys: keys, flags: flags)
        let words = String(decoding: run.dropFirst().dropLast(), as: UTF8.self).split { $0 == " " || $0 == "\t" }
        guard !words.isEmpty, words.allSatisfy({ draft.take($0) }), let text = draft.text else { return nil }
        return AuthorAttributes(Array(text.utf8)) == nil ? nil : text
    }

    /// In bytes.
    private static let longestCorrection = 200
}

/// Attributes as far as the words in braces have been read.
private struct AttributeDraft {
    let keys: [String]
    let flags: [String]
    /// Of each key the words of its value; of classes and ids, which have no value, none.
    private var parts: [(name: String, words: [Substring])] = []

    init(keys: [String], flags: [String]) { (self.keys, self.flags) = (keys, flags) }

    /// Takes the next word; false for one that says that the braces are text.
    mutating func take(_ word: Substring) -> Bool {
        if ".#".utf8.contains(word.utf8.first ?? 0), !parts.isEmpty {
            parts.append((String(word), []))
            return true
        }
        let name = word.prefix { $0 != "=" && $0 != ":" }
        if name.endIndex < word.endIndex, keys.contains(String(name)) {
            let value = word[name.endIndex...].dropFirst()
            parts.append((String(name), value.isEmpty ? [] : [value]))
            return true
        }
        guard let last = parts.indices.last else {
            guard flags.contains(String(word)) else { return false }
            parts.append((String(word), ["true"]))
            return true
        }
        guard keys.contains(parts[last].name) else { return false }
        parts[last].words.append(word)
        return true
    }

    /// The attributes in braces; nil where a value is missing.
    var text: String? {
        var words: [String] = []
        for (name, value) in parts {
            guard keys.contains(name) else {
                words.append(name)
                continue
            }
            let value = Self.bare(value.joined(separator: " "))
            guard !value.isEmpty, !value.contains("\"") else { return nil }
            words.append(value.contains(" ") || value.contains(",") ? "\(name)=\"\(value)\"" : "\(name)=\(value)")
        }
        return "{" + words.joined(separator: " ") + "}"
    }

    /// A value without quotes around it and a comma behind it.
    private static func bare(_ value: String) -> Substring {
        let marks: Set<Character> = ["\"", "'", "\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}"]
        var value = value[...]
        while let last = value.last, last == "," || marks.contains(last) { value.removeLast() }
        return value.drop { marks.contains($0) }
    }
}
