import TableBasics

/// What a cell template may be called: its name is a class of rows.
package enum CellNames {
    /// Classes that the style sheet uses on rows and on what stands in them.
    static let reserved = Set(
        [
            "more", "disc", "check", "link", "info", "plain", "grouped", "inset", "note", "tip", "important", "warning", "caution",
            "off", "out", "long", "wide", "tv",
        ] + "abcdefghijkl".flatMap { letter in (1...3).map { "\(letter)\($0)" } })

    static func identifier(ofFile name: String) -> String? {
        name.hasSuffix(".mustache") && !name.contains("/") ? String(name.dropLast(".mustache".count)) : nil
    }

    /// The cell whose rules a file holds: they stand beside its template.
    package static func identifier(ofSheet name: String) -> String? {
        name.hasSuffix(".css") && !name.contains("/") ? String(name.dropLast(".css".count)) : nil
    }

    /// Why something cannot be the name of a template; nil when it can.
    static func fault(of identifier: String) -> String? {
        if identifier.isEmpty || !identifier.utf8.allSatisfy(isNamePart) { return "names are made of `a` to `z`, digits and `-`" }
        if reserved.contains(identifier) || identifier.hasPrefix("tv-") { return "rows have classes of that name already" }
        return nil
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte.isASCIILowercase || byte.isASCIIDigit || byte == UInt8(ascii: "-")
    }
}
