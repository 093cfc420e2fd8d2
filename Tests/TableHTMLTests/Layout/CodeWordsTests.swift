import Testing

@testable import TableHTML

/// Where code in a line breaks.
@Suite struct CodeWordsTests {
    private func words(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        // A part of something larger, so that places are not counted from 0.
        let slice = (Array("ab".utf8) + bytes)[2...]
        var words = CodeWords(slice)
        var found: [String] = []
        while let part = words.next() {
            switch part {
            case .plain(let range): found.append(String(decoding: slice[range], as: UTF8.self))
            case .piece(let range): found.append(String(decoding: slice[range], as: UTF8.self) + "|")
            case .whole(let range): found.append("[" + String(decoding: slice[range], as: UTF8.self) + "]")
            }
        }
        return found
    }

    @Test(arguments: [
        ("", []), (" ", [" "]), ("let x = 1", ["[let x = 1]"]), (" a b", [" a", " b"]), ("short.name_of_it", ["short.name_of_it"]),
        ("transport.http.retry_policy.delay", ["transport.|", "http.|", "retry_policy.delay"]),
        ("std::collections::HashMap::entry", ["std::|", "collections::|", "HashMap::entry"]),
        ("tryFromManifestWithOptions", ["tryFrom|", "ManifestWithOptions"]),
        ("aVeryLongNameWithoutAnyEnd", ["aVery|", "Long|", "NameWithoutAnyEnd"]),
        ("Sources/TableHTML/Rendering/Links", ["Sources/|", "Table|", "HTML/Rendering/Links"]),
        ("https://github.com/a/b/pull/3442", ["https://github.com/|", "a/b/pull/3442"]),
        ("a........................b", ["a........................b"]),
        ("abcdefghijklmnopqrstuvwxyz", ["abcdefghijklmnopqrstuvwxyz"]),
        ("max-redirects", ["[max-redirects]"]), ("max-redirecting", ["max-redirecting"]), ("max-", ["max-"]), ("-1", ["-1"]),
        ("-v", ["[-v]"]), ("-", ["-"]), ("a -- b", ["[a -- b]"]),
        ("a longer piece of code -- - --> -1", ["a", " longer", " piece", " of", " code", " --", " -", " -->", " -1"]),
        ("git log --all", ["[git log --all]"]), ("git log --oneline", ["git", " log", " ", "[--oneline]"]),
        ("git commit --amend --no-edit", ["git", " commit", " ", "[--amend]", " ", "[--no-edit]"]),
        ("--a-name-that-is-longer-than-a-line", ["[--a-name-]", "that-is-longer-than-a-line"]),
        ("--environmentvariables", ["[--en]", "vironmentvariables"]), ("--set=a-long-value", ["[--set=a-long-]", "value"]),
    ])
    func breaksAtTheEndsOfParts(text: String, expected: [String]) { #expect(words(text) == expected) }

    @Test(arguments: ["é.é_é::éÉÉÉÉÉÉÉÉÉ.ÉÉÉÉÉÉÉ", "水水水水水水水水.水水水水水水", "a:b_c.d" + String(repeating: "x.y_Z", count: 30)])
    func losesNothing(text: String) {
        #expect(words(text).joined().replacing("|", with: "") == text)
    }

    /// Each byte is looked at a few times, however many parts a word has.
    @Test func cutsAMegabyteOfParts() {
        let text = String(repeating: "abc.", count: 250_000)
        #expect(words(text).joined().replacing("|", with: "").utf8.count == text.utf8.count)
    }

    @Test func knowsWhatIsPlain() {
        #expect(CodeWords(Array("a.b".utf8)[...]).isPlain && !CodeWords(Array("a -b".utf8)[...]).isPlain)
        #expect(!CodeWords(Array(String(repeating: "x", count: 21).utf8)[...]).isPlain)
    }
}
