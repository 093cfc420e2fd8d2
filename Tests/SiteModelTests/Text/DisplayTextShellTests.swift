import SiteModel
import Testing

@Suite struct DisplayTextShellTests {
    @Test(arguments: [
        ("docs", "docs"), ("../a/b-c_d.md", "../a/b-c_d.md"), ("new dir/deep", "'new dir/deep'"), ("it's", "'it'\\''s'"),
        ("-x", "./-x"), ("- x", "'./- x'"), ("~/a", "'~/a'"), ("$HOME", "'$HOME'"), ("a;b", "'a;b'"), ("*", "'*'"), ("", "''"),
        ("日本/é", "日本/é"), ("a\u{3000}b", "'a\u{3000}b'"),
    ])
    func quotesWhatAShellWouldRead(word: String, argument: String) { #expect(DisplayText.argument(word) == argument) }
}
