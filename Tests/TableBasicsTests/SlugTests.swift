import TableBasics
import Testing

@Suite struct SlugTests {
    @Test(arguments: [
        ("Été À l'œuvre", "été-à-lœuvre"), ("C++ / C#", "c--c"), ("🛠 Tools", "-tools"), ("snake_case & more", "snake_case--more"),
        ("***", ""), ("A  B", "a--b"),
    ])
    func namesHeadingsAsGitHub(words: String, slug: String) {
        #expect(Slug.heading(Array(words.utf8)) == Array(slug.utf8))
    }

    @Test(arguments: [
        ("Two words", "two-words"), ("A -- B", "a-b"), ("...", "row"), ("", "row"),
        ("one of the rows that has many words", "one-of-the-rows-that-has"),
        ("short pneumonoultramicroscopic", "short-pneumonoultramicro"),
        ("介绍介绍介绍介绍介", "介绍介绍介绍介绍"),
    ])
    func namesRowsByTheirFirstWords(words: String, slug: String) {
        var id: [UInt8] = []
        Slug.appendRow(Array(words.utf8)[...], to: &id)
        #expect(String(decoding: id, as: UTF8.self) == slug)
    }

    @Test func namesFilesWithHyphens() { #expect(Slug.fileName("02 Ünder_way.v2") == "02-ünder-way-v2") }
}
