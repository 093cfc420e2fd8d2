import Foundation
import TableBasics
import Testing

/// What is expected of Python-Markdown is what it gave; the other two were not run, and follow the rules that they are known for.
@Suite struct SlugGeneratorsTests {
    /// By Python-Markdown, that with Unicode, VitePress and kramdown.
    @Test(arguments: [
        ("Options", ["options", "options", "options", "options"]),
        ("C++ & Swift", ["c-swift", "c-swift", "c-swift", "c--swift"]),
        ("What's new in 1.0?", ["whats-new-in-10", "whats-new-in-10", "what-s-new-in-1-0", "whats-new-in-10"]),
        ("1. Install", ["1-install", "1-install", "_1-install", "install"]),
        ("Über uns", ["uber-uns", "über-uns", "uber-uns", "ber-uns"]),
        ("snake_case & more", ["snake_case-more", "snake_case-more", "snake-case-more", "snakecase--more"]),
        ("-- a --", ["-a-", "-a-", "a", "a---"]),
        ("Łódź", ["odz", "łódź", "łodz", "d"]),
        ("目录", ["", "目录", "目录", "section"]),
    ])
    func namesHeadingsAsTheTools(words: String, expected: [String]) {
        var slugs = Slug.Generators()
        #expect(slugs.next(words) == expected)
    }

    @Test func numbersRepeatedOnes() {
        var slugs = Slug.Generators()
        #expect(slugs.next("A b") == ["a-b", "a-b", "a-b", "a-b"])
        #expect(slugs.next("A b!") == ["a-b_1", "a-b_1", "a-b-1", "a-b-1"])
        #expect(slugs.next("a B") == ["a-b_2", "a-b_2", "a-b-2", "a-b-2"])
    }

    /// As Python-Markdown has it: what remains of a letter in ASCII when its accents are taken off.
    @Test func accentsAreTakenOffAsUnicodeDecomposesLetters() {
        for value in Array<UInt32>(0xC0...0x24F) + (0x1E00...0x1EFF) {
            guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
            let parts = String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars
            // Two letters in one are none of these, nor is one that no accent is taken off.
            guard parts.dropFirst().allSatisfy({ $0.properties.canonicalCombiningClass.rawValue > 0 }) else { continue }
            let letter = parts.count > 1 && parts.first?.isASCII == true ? parts.first : nil
            var slugs = Slug.Generators()
            let id = slugs.next(String(scalar))[0]
            #expect(id == letter.map { $0.properties.lowercaseMapping } ?? "", "\(scalar) \(value)")
        }
    }
}
