/// The name of a language as BCP 47 has it: `en`, `pt-BR`, `zh-Hant`. Upper and lower case are the same.
package struct LanguageTag: Sendable, Hashable {
    /// In lower case.
    package let string: String

    /// What pages say whose language nobody says and cannot be told: `und` (ISO 639-2).
    package static var undetermined: String { "und" }

    package init(_ tag: String) { string = tag.lowercased() }

    /// The language alone: `pt` of `pt-br`.
    package var base: String { String(string.prefix { $0 != "-" }) }

    /// The tag, and those it is looked up by where it has no entry of its own, nearest first (RFC 4647 §3.4).
    ///
    /// Chinese without a script has that of its region: `zh-tw`, `zh-hant`, `zh`.
    package var lookup: [LanguageTag] {
        var parts = string.split(separator: "-")
        var tags: [LanguageTag] = []
        while !parts.isEmpty {
            tags.append(LanguageTag(parts.joined(separator: "-")))
            if parts == ["zh"] {
                tags.insert(LanguageTag(isTraditionalChinese ? "zh-hant" : "zh-hans"), at: tags.count > 1 ? tags.count - 1 : 1)
            }
            parts.removeLast()
            // A letter alone begins an extension, and says nothing without what follows it.
            if let last = parts.last, last.utf8.count == 1 { parts.removeLast() }
        }
        return tags
    }

    private var isTraditionalChinese: Bool {
        let parts = string.split(separator: "-").dropFirst()
        return parts.contains("hant") || !parts.contains("hans") && parts.contains { ["tw", "hk", "mo"].contains($0) }
    }

    /// Whether the language is written from right to left: by the script of the tag, or else the one that is usual for the language.
    package var isRightToLeft: Bool {
        let parts = string.split(separator: "-")
        if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 > UInt8(ascii: "9") } }) {
            return Self.scripts.contains(String(script))
        }
        return parts.first.map { Self.languages.contains(String($0)) } ?? false
    }

    /// The scripts that run from right to left, by their ISO 15924 codes.
    private static let scripts: Set<String> = [
        "adlm", "arab", "aran", "armi", "avst", "hebr", "mand", "mani", "nbat", "nkoo", "phli", "phlp", "phnx", "prti", "rohg",
        "samr",
        "syrc", "syre", "syrj", "syrn", "thaa", "yezi",
    ]

    /// The languages that are usually written in one of them.
    private static let languages: Set<String> = [
        "ar", "arc", "azb", "bal", "bgn", "bqi", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "khw", "ks", "lrc", "luz", "mzn",
        "nqo",
        "pnb", "prs", "ps", "rhg", "sam", "sd", "sdh", "skr", "syr", "ug", "ur", "yi", "yid", "arz", "ary", "apc", "acm", "afb",
    ]
}
