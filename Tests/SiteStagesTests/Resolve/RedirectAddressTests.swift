import Testing
@testable import SiteStages

@Suite struct RedirectAddressTests {
    @Test(arguments: [
        ("old.html", "guide/old.html"), ("/old.html", "old.html"), ("../old.htm", "old.htm"), ("/old.MD", "old.html"),
        ("/a/README.md", "a/index.html"), ("/old", "old/index.html"), ("/old/", "old/index.html"), ("/v1.2", "v1.2/index.html"),
        ("/a.html/", "a.html/index.html"), ("/a%20b.html", "a b.html"), ("/ä/ö.html", "ä/ö.html"), ("./x.php", "guide/x.php"),
    ])
    func isTheFileThatAnswersAnAddress(address: String, file: String) {
        #expect(RedirectAddress(address, from: "guide") == .file(file))
    }

    @Test(arguments: [
        "", "/", "https://example.org/old", "//example.org/old", "/old.html?a", "/old.html#a", "/a%00b.html", "/a%0Ab", "/a\\b",
        "/.tablesite/manifest", "/.TableSite/x.html", "/" + String(repeating: "n", count: 241), "mailto:a@b.c",
        "/" + String(repeating: "a/", count: 600),
    ])
    func refusesWhatNoFileOfTheSiteCanBe(address: String) { #expect(RedirectAddress(address, from: "") == .impossible) }

    @Test(arguments: ["../../old.html", "/../old.html", "%2e%2e/%2e%2e/x.html"])
    func refusesWhatLeavesTheSite(address: String) { #expect(RedirectAddress(address, from: "guide") == .outside) }
}
