import TableBasics

/// The form of language tags that the order of titles can be asked for in every browser: a Unicode locale identifier (UTS 35 §3.2),
/// which is a BCP 47 tag without the rarely used parts. What its parts mean is not looked up.
///
/// No language has a first part of more than three letters, and none is named in two parts: `zh-yue` is `yue`.
enum LanguageForm {
    /// As ``isTag(_:)``, but for repeated parts.
    static let pattern =
        "^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*"
        + "(-[uU](-([A-Za-z0-9][A-Za-z]|[A-Za-z0-9]{3,8}))+)?(-[xX](-[A-Za-z0-9]{1,8})+)?$"

    static func isTag(_ text: String) -> Bool {
        var parts = text.lowercased().utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)[...]
        guard parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(\.isASCIIAlphanumeric) }),
            let language = parts.popFirst(), (2...3).contains(language.count), language.allSatisfy(\.isASCIILetter)
        else { return false }
        if let script = parts.first, script.count == 4, script.allSatisfy(\.isASCIILetter) { parts.removeFirst() }
        if let region = parts.first, isRegion(region) { parts.removeFirst() }
        var variants: Set<String> = []
        while let variant = parts.first, isVariant(variant) {
            guard variants.insert(String(variant) ?? "").inserted else { return false }
            parts.removeFirst()
        }
        return isExtension(parts)
    }

    /// The tag without the first of two names of languages: `yue-HK` for `zh-yue-HK`.
    static func shorter(_ text: String) -> String? {
        guard let hyphen = text.firstIndex(of: "-") else { return nil }
        let rest = String(text[hyphen...].dropFirst())
        return rest.prefix { $0 != "-" }.utf8.count == 3 && isTag(rest) ? rest : nil
    }

    private static func isRegion(_ part: Substring.UTF8View) -> Bool {
        part.count == 2 && part.allSatisfy(\.isASCIILetter) || part.count == 3 && part.allSatisfy(\.isASCIIDigit)
    }

    private static func isVariant(_ part: Substring.UTF8View) -> Bool {
        part.count > 4 || part.count == 4 && part.first?.isASCIIDigit == true
    }

    /// What follows the variants: nothing, keys of the locale behind `u`, and anything behind `x`.
    private static func isExtension(_ parts: ArraySlice<Substring.UTF8View>) -> Bool {
        var rest = parts
        if rest.first?.elementsEqual("u".utf8) == true {
            let keys = rest.dropFirst().prefix { $0.count > 1 }
            guard !keys.isEmpty, keys.allSatisfy({ $0.count > 2 || $0.last?.isASCIILetter == true }) else { return false }
            rest = rest.dropFirst(keys.count + 1)
        }
        return rest.isEmpty || rest.first?.elementsEqual("x".utf8) == true && rest.count > 1
    }
}
