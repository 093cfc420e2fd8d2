/// How other tools name headings.
extension Slug {
    /// The ids that a heading has on sites of Python-Markdown (MkDocs), VitePress and kramdown, numbered where an earlier heading of
    /// the page has the same; where they are GitHub's is none.
    package struct Generators {
        private var counts: [[String: Int]]

        package init() { counts = Array(repeating: [:], count: Slug.generators.count) }

        /// The ids of the next heading of a page, in lower case.
        package mutating func next(_ words: String) -> [String] {
            Slug.generators.indices.map { index in
                let id = Slug.generators[index].slug(words)
                let count = counts[index][id, default: 0]
                counts[index][id] = count + 1
                return count == 0 ? id : id + Slug.generators[index].separator + String(count)
            }
        }
    }

    /// `separator` stands before the number of a repeated one.
    fileprivate static let generators: [(slug: @Sendable (String) -> String, separator: String)] = [
        ({ pythonMarkdown($0, isASCII: true) }, "_"), ({ pythonMarkdown($0, isASCII: false) }, "_"), ({ vitePress($0) }, "-"),
        ({ kramdown($0) }, "-"),
    ]

    /// Python-Markdown 3, `toc.slugify` and `slugify_unicode`: letters, digits, `_` and `-` stay, without accents in ASCII; runs of
    /// spaces and hyphens are one hyphen.
    private static func pythonMarkdown(_ words: String, isASCII: Bool) -> String {
        var result = ""
        for scalar in words.unicodeScalars {
            let scalar = isASCII ? scalar.withoutAccent : scalar
            if scalar.properties.isWhitespace || scalar == "-" {
                if !result.hasSuffix("-") { result += "-" }
            } else if scalar == "_" || (!isASCII || scalar.isASCII) && scalar.properties.isAlphabetic || isDigit(scalar) {
                result += scalar.properties.lowercaseMapping
            }
        }
        return result.trimmingHyphens(behind: words.last?.isWhitespace ?? false, before: words.first?.isWhitespace ?? false)
    }

    /// mdit-vue: what is neither punctuation of ASCII nor white space stays, without accents; all else is one hyphen.
    private static func vitePress(_ words: String) -> String {
        var result = ""
        for scalar in words.unicodeScalars {
            if scalar.value < 0x20 || (0x300...0x36F).contains(scalar.value) { continue }
            let isSpecial = scalar.properties.isWhitespace || "“”‘’".unicodeScalars.contains(scalar) || isPunctuation(scalar)
            if isSpecial {
                if !result.isEmpty, !result.hasSuffix("-") { result += "-" }
            } else {
                result += scalar.withoutAccent.properties.lowercaseMapping
            }
        }
        if result.hasSuffix("-") { result.removeLast() }
        return result.unicodeScalars.first.map(isDigit) == true ? "_" + result : result
    }

    /// kramdown without GFM: begins with a letter of ASCII; letters and digits of ASCII and hyphens stay, each space is a hyphen.
    private static func kramdown(_ words: String) -> String {
        var result = ""
        for byte in words.utf8 {
            if byte.isASCIILetter || !result.isEmpty && (byte.isASCIIDigit || byte == 0x2D) {
                result.unicodeScalars.append(Unicode.Scalar(byte.asciiLowercased))
            } else if byte == 0x20, !result.isEmpty {
                result += "-"
            }
        }
        return result.isEmpty ? "section" : result
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }

    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && !isDigit(scalar) && !scalar.properties.isAlphabetic
    }
}

extension String {
    /// Without the hyphens that stand for white space at its ends.
    fileprivate func trimmingHyphens(behind: Bool, before: Bool) -> String {
        var text = self[...]
        if behind, text.hasSuffix("-") { text.removeLast() }
        if before, text.hasPrefix("-") { text.removeFirst() }
        return String(text)
    }
}

extension Unicode.Scalar {
    /// The letter of ASCII that compatibility decomposition (NFKD) leaves of one with accents; itself for any other.
    ///
    /// The names of characters would tell nearly the same, but releases do not have them: they are half a megabyte.
    fileprivate var withoutAccent: Unicode.Scalar {
        let letter: UInt8 =
            switch value {
            case 0xC0...0x24F: Self.latin.utf8Start[Int(value - 0xC0)]
            case 0x1E00...0x1EFF: Self.latinAdditional.utf8Start[Int(value - 0x1E00)]
            default: UInt8(ascii: ".")
            }
        return letter == UInt8(ascii: ".") ? self : Unicode.Scalar(letter)
    }

    /// From U+00C0 to U+024F.
    private static let latin: StaticString = """
        AAAAAA.CEEEEIIII.NOOOOO..UUUUY..aaaaaa.ceeeeiiii.nooooo..uuuuy.y\
        AaAaAaCcCcCcCcDd..EeEeEeEeEeGgGgGgGgHh..IiIiIiIiI...JjKk.LlLlLl.\
        ...NnNnNn...OoOoOo..RrRrRrSsSsSsSsTtTt..UuUuUuUuUuUuWwYyYZzZzZz.\
        ................................Oo.............Uu...............\
        .............AaIiOoUuUuUuUuUu.AaAa....GgKkOoOo..j...Gg..NnAa....\
        AaAaEeEeIiIiOoOoRrRrUuUuSsTt..Hh......AaEeOoOoOoOoYy............\
        ................
        """

    /// From U+1E00 to U+1EFF.
    private static let latinAdditional: StaticString = """
        AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMm\
        MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv\
        WwWwWwWwWwXxXxYyZzZzZzhtwy.s....AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe\
        EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy......
        """
}
